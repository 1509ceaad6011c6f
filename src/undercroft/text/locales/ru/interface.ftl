# Здесь стоят те термины, которые нужны и клиенту в браузере: он читает один этот файл. Остальные — в terms.ftl.

-trap = { $case ->
    [gen] ловушки
    [dat] ловушке
    [acc] ловушку
    [ins] ловушкой
    [loc] ловушке
    [pl] ловушки
    [pl-gen] ловушек
    [pl-dat] ловушкам
    [pl-acc] ловушки
    [pl-ins] ловушками
    [pl-loc] ловушках
    [cap] Ловушка
    [cap-pl] Ловушки
   *[nom] ловушка
}
-plate = { $case ->
    [gen] нажимной плиты
    [dat] нажимной плите
    [acc] нажимную плиту
    [ins] нажимной плитой
    [loc] нажимной плите
    [pl] нажимные плиты
    [pl-gen] нажимных плит
    [cap] Нажимная плита
    [cap-pl] Нажимные плиты
   *[nom] нажимная плита
}
-treasure = { $case ->
    [cap] Сокровище
   *[nom] сокровище
}
-goal-treasure = { $case ->
    [gen] сюжетного сокровища
    [cap] Сюжетное сокровище
   *[nom] сюжетное сокровище
}
-door-open = { $case ->
    [cap] Открытая дверь
   *[nom] открытая дверь
}
-door-closed = { $case ->
    [cap] Закрытая дверь
   *[nom] закрытая дверь
}
-door-locked = { $case ->
    [cap] Запертая дверь
   *[nom] запертая дверь
}
-rank-normal = { $case ->
    [cap] Обычный
   *[nom] обычный
}
-boss = { $case ->
    [cap] Босс
   *[nom] босс
}
-special-action = { $case ->
    [cap] Особая способность
   *[nom] особая способность
}
-round-bonus = { $case ->
    [cap] Бонус раунда
   *[nom] бонус раунда
}
-mark-ready = можно применить
-mark-spent = повёрнут
-mark-used-up = потрачен
-mark-offered = на выбор
-place-head = голова
-place-body = торс
-place-one-hand = одна рука
-place-two-hands = две руки
-place-small = маленький предмет
-half-top = верх
-half-bottom = низ

## Повсюду

ui-undercroft = Undercroft
ui-close = Закрыть
ui-cancel = Отмена
ui-dismiss = Скрыть
ui-notices = Уведомления
ui-play = Играть
ui-loading = Загрузка…
ui-try-again = Попробовать снова
ui-back-to-lobby = Назад в лобби
ui-skip-to-content = Перейти к содержимому
ui-unreachable = Сервер не отвечает. Он ещё работает?
ui-connection-lost = Связь потеряна.
ui-choose-again = Последний выбор не дошёл до сервера. Выберите ещё раз.
ui-problem-not-found = Этого здесь нет, или у вас нет доступа.
ui-problem-stale = Игра тем временем продвинулась. Взгляните на стол ещё раз и выберите снова.
ui-problem-looking-on = Вы зритель: места за этим столом у вас нет.
ui-problem-busy = Подсказка уже обдумывается.
ui-problem-no-hint = На этот раз подсказки не нашлось. Решайте сами!
ui-problem-asked = Кто-то уже попросил об отмене.
ui-problem-nothing-asked = Сейчас никто не просит вашего согласия.
ui-problem-over = Кампания ушла вперёд: этот сценарий уже нельзя отменить.
ui-problem-host-only = Исправлять игру может только ведущий.
ui-problem-not-written = Выбор не удалось сохранить, поэтому он не принят.
ui-problem-rules-failed = При выполнении правил произошла ошибка. Ничего не изменилось. Отмените последний выбор, выберите что-нибудь другое или исправьте игру вручную.
ui-problem-too-fast = Не так быстро, пожалуйста.
ui-problem-broken = На сервере что-то пошло не так. Подробности — в журнале сервера.
ui-nowhere = Такой страницы нет
ui-nowhere-detail = Возможно, ссылка устарела или неполна.
ui-settings = Настройки
ui-about = О программе

## Лобби

ui-lobby = Лобби
ui-navigation = Страницы
ui-games = Игры
ui-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
ui-players-range = от { $least } до { $most } игроков
ui-choose-a-game = Выберите игру
ui-no-games = На этом сервере не установлено ни одной игры.
ui-continue = Продолжить
ui-continue-where = Продолжить с места остановки
ui-my-campaigns = Мои кампании
ui-my-tables = Мои столы
ui-no-tables = Столов пока нет. Выберите игру выше: три нажатия — и вы играете.
ui-ended-tables = { $n ->
    [one] { $n } завершённый стол
    [few] { $n } завершённых стола
   *[many] { $n } завершённых столов
  }
ui-your-turn = Ваш ход
ui-waiting-for = Ожидание: { $names }
ui-in-play = Идёт игра
ui-outcome-won = Победа
ui-outcome-lost = Поражение
ui-remove = Удалить
ui-remove-named = Удалить: { $name }
ui-remove-table = Удалить этот стол?
ui-remove-table-text = Стол «{ $name }» исчезнет для всех, кто за ним сидит. Отменить это нельзя. Если он ещё может понадобиться, сначала сохраните его в файл.
ui-table-removed = Стол удалён.
ui-remove-campaign = Удалить эту кампанию?
ui-remove-campaign-text = Кампания «{ $name }» исчезнет вместе с текущим столом. Отменить это нельзя.
ui-campaign-removed = Кампания удалена.
ui-campaign-over = История рассказана до конца
ui-export = Сохранить в файл
ui-export-named = Сохранить в файл: { $name }
ui-import = Загрузить стол из файла
ui-import-drop = Перетащите файл сюда, чтобы загрузить стол
ui-imported = Стол на месте. С возвращением!
ui-share = Пригласить других
ui-share-named = Пригласить других за стол «{ $name }»
ui-qr = QR-код
ui-qr-for = QR-код: { $name }
ui-reach-local = Этот адрес доступен только на вашем компьютере. Чтобы могли войти другие, запустите сервер командой: { $command }
ui-reach-network = Ссылки ведут на адрес этого компьютера в локальной сети: { $address }
ui-share-about = Кто откроет ссылку, тот и займёт место. Отправляйте каждую ссылку только одному человеку.
ui-share-none = Ссылки показываются один раз, при создании. Создайте новые, чтобы пригласить игроков на свободные места или зрителей.
ui-invite-seat = Играть за персонажа: { $name }
ui-invite-watch = Смотреть
ui-copy = Копировать
ui-copy-named = Копировать ссылку: { $name }
ui-copied = Скопировано
ui-new-links = Создать новые ссылки
ui-new-links-about = Новые ссылки заменяют старые: те перестают действовать.

## Настройки

ui-language = Язык
ui-theme = Оформление
ui-theme-auto = Как на устройстве
ui-theme-dark = Тёмное
ui-theme-light = Светлое
ui-animation = Анимация
ui-animation-off = Выключена
ui-animation-speed = { $times }×
ui-sound = Звук
ui-transfer = Играть на другом устройстве
ui-transfer-about = Учётных записей нет: ключ к вашим столам хранится в этом браузере. По коду доступ к ним получит другое устройство.
ui-transfer-make = Показать код
ui-transfer-lasts = Введите его на другом устройстве в течение { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}. Код действует один раз.
ui-transfer-have = У меня есть код
ui-transfer-claim = Применить код
ui-transfer-replaces = Столы из этого списка будут заменены столами с другого устройства.
ui-transfer-done = Теперь ваши столы доступны на этом устройстве.

## Поле

ui-board = Поле
ui-board-map = Карта
ui-board-tools = Вид поля
ui-board-fit = Показать всё поле
ui-board-zoom-in = Приблизить
ui-board-zoom-out = Отдалить
ui-board-options = Варианты на поле
ui-board-several = { $place }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
ui-board-which = Какой из них?
ui-board-ruler = Линейка
ui-board-ruler-hint = Выберите два места, чтобы измерить расстояние между ними
ui-board-ruler-second = Теперь выберите второе место
ui-board-ruler-distance = Дальность { $distance }
ui-board-ruler-sight = на линии видимости
ui-board-ruler-no-sight = вне линии видимости
ui-board-ruler-way = { $steps ->
    [one] { $steps } шаг пешком
    [few] { $steps } шага пешком
   *[many] { $steps } шагов пешком
}
ui-board-ruler-nothing = Пути туда нет
ui-board-side = { $side ->
    [hero] герой
    [enemy] враг
   *[object] объект
}
ui-board-health = Здоровье: { $health }
ui-board-health-of = Здоровье: { $health } из { $most }
ui-board-place = место { $place }
ui-board-dark = В темноте
ui-board-terrain = { $mark ->
    [obstacle] Препятствие
    [wall] Стена
    [hazard] Опасная местность
    [trap] { -trap(case: "cap") }
    [difficult] Труднопроходимая местность
    [water] Вода
    [plate] { -plate(case: "cap") }
    [rift] Портал
    [door-open] { -door-open(case: "cap") }
    [door-closed] { -door-closed(case: "cap") }
    [door-locked] { -door-locked(case: "cap") }
    [coins] Монеты
    [treasure] { -treasure(case: "cap") }
    [goal-treasure] { -goal-treasure(case: "cap") }
    [room] Комната
    [hidden] Ещё не открыто
    [start] Входная зона
    [exit] Выход
    [level] Уровень
    [special-treasure] Специальное сокровище
    [artifact] Жетон артефакта
    [lair] Жетон логова
    [library] Жетон библиотеки
    [token] Жетон лицом вниз
    [firework] Горящий фейерверк
    [bridge] Мост
    [stairs] Лестница
    [rubble] Завал
    [chasm] Пропасть
    [trap-space] Клетка-ловушка
    [spawn-space] Клетка логова
    [trap-lever] Рычаг ловушки
    [recharge-station] Станция подзарядки
    [workbench] Верстак
    [chest] Сундук
    [event-space] Клетка события
    [chapter-space] Клетка главы
    [lit-chapter-space] Освещённая клетка главы
    [explosive-barrel] Взрывоопасная бочка
    [destroyed-space] Уничтоженная клетка
    [entry-token] Жетон входа
    [exit-token] Жетон выхода
    [unexplored-border] Неисследованная граница
    [goal-space] Целевая клетка
   *[other] { $mark }
}
ui-board-wall = Стена между { $from } и { $to }
ui-board-door = { $state ->
    [open] { -door-open(case: "cap") } между { $from } и { $to }
    [closed] { -door-closed(case: "cap") } между { $from } и { $to }
    [locked] { -door-locked(case: "cap") } между { $from } и { $to }
    [destroyed] Уничтоженная дверь между { $from } и { $to }
   *[other] Дверь между { $from } и { $to }
}
ui-board-door-state = { $state }

## Стол

ui-question = Вопрос
ui-question-you = { $name }: ваше решение
ui-question-bot = { $name }: играет { $bot ->
    [random] случайный
    [greedy] жадный
    [search] вдумчивый
   *[other] { $bot }
} бот
ui-question-all = Решают все
ui-question-group = Решают вместе: { $names }
ui-may = { $names } { $count ->
    [one] сейчас решает
   *[other] сейчас решают
}, а вы можете:
ui-sure = Вы уверены?
ui-sure-about = Вы выбрали: { $option }. Это может решить исход всей игры.
ui-later = Можно, только когда вас спрашивают: { $prompt }
ui-question-board = { $count ->
    [one] { $count } вариант выделен на поле
    [few] { $count } варианта выделены на поле
   *[many] { $count } вариантов выделено на поле
  }
ui-question-cards = { $count ->
    [one] { $count } вариант выделен на картах
    [few] { $count } варианта выделены на картах
   *[many] { $count } вариантов выделено на картах
  }
ui-options = Варианты
ui-list-all = Все варианты списком
ui-hinted = Подсказка: { $text }
ui-wait = Одну минуту…
ui-looking-on = Вы наблюдаете за игрой.
ui-looking-on-waiting = Вы наблюдаете за игрой. Ожидание: { $names }.
ui-reconnecting = Связь потеряна. Восстановление…
ui-over = Игра окончена.
ui-tools = Отмена и подсказка
ui-undo = Отменить
ui-undo-what = Отменить: { $what }
ui-undo-nothing = Отменять нечего
ui-redo = Вернуть отменённое
ui-hint = Подсказка
ui-menu = Меню
ui-leave = Выйти из-за стола
ui-parts = Части стола
ui-cards = Карты
ui-info = Условия победы и положение
ui-info-short = Условия
ui-log = Журнал
ui-log-set-up = Подготовка
ui-log-empty = Пока ничего не произошло.
ui-log-latest = К последнему событию
ui-boards = Поля
ui-cell = Место { $name }
ui-health = Очки здоровья
ui-health-of = { $health } из { $max }
ui-dice = Кубики
ui-die = { $kind ->
    [yellow] Жёлтый кубик: { $face }
    [red] Красный кубик: { $face }
    [blue] Синий кубик: { $face }
    [green] Зелёный кубик: { $face }
    [high] Кубик сильной атаки: { $face }
    [low] Кубик слабой атаки: { $face }
   *[other] { $kind }: { $face }
}
ui-die-sign = { $sign ->
    [sword] { $count ->
        [one] { $count } попадание
        [few] { $count } попадания
       *[other] { $count } попаданий
    }
    [shield] { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[other] { $count } щитов
    }
    [bam] «Взрыв»
    [diamond] «Бриллиант»
    [blank] пусто
   *[other] { $sign }
}
ui-roll-against = против
ui-roll-away = Убрать кубики
ui-tree = Навыки
ui-tree-known = Изучено { $known } из { $all }
ui-cards-fold = Сложить карты, чтобы поле стало больше
ui-cards-unfold = Показать карты
ui-price-xp = { $xp } { $xp ->
    [one] очко опыта
    [few] очка опыта
   *[many] очков опыта
}
ui-or = или
ui-track-none = нет
ui-element-fire = огонь
ui-element-ice = лёд
ui-element-air = воздух
ui-element-earth = земля
ui-element-light = свет
ui-element-dark = тьма

## Порядок ходов и места

ui-turn-order = Порядок ходов
ui-turn-initiative = инициатива
ui-turn-waiting = ход впереди
ui-turn-acting = сейчас ходит
ui-turn-done = ход сделан
ui-table-seats = Места за столом
ui-seats-and-bots = Места и боты
ui-seat-number = Место { $number }
ui-seat-entry = { $name }: { $player }, { $state }
ui-seat-present = на связи
ui-seat-away = нет на связи
ui-seat-open = место ещё свободно
ui-seat-bot = играет бот
ui-seat-asked = сейчас решает
ui-seat-may = может сейчас что-нибудь сделать
ui-seat-which-bot = Какой бот
ui-seat-played-by-bot = Играет { $bot ->
    [random] случайный
    [greedy] жадный
    [search] вдумчивый
   *[other] { $bot }
} бот
ui-seat-hand-over = Передать боту
ui-seat-take-back = Забрать обратно

## Карты

ui-card-open = Рассмотреть: { $card }
ui-card-flip = Перевернуть
ui-card-level = Уровень { $level }
ui-card-part = { $part ->
    [always] Всегда
    [normal] { -rank-normal(case: "cap") }
    [elite] Мощный
    [boss] { -boss(case: "cap") }
    [special-1] { -special-action(case: "cap") } 1
    [special-2] { -special-action(case: "cap") } 2
    [immune] Невосприимчивость
    [this-round] { -round-bonus(case: "cap") }
    [bonus] Бонус
    [does] Действия
    [goal] Задание
    [melee] Ближняя атака
    [ranged] Дальняя атака
    [magic] Магическая атака
    [defence] Защита
    [use] Применение
    [skill] Навык
    [shadow] В сумраке
    [ability] Способность
    [branches] Ветки навыков
    [minions] Приспешники
    [health] Здоровье
    [carries] Снаряжение
    [special] Специальные правила
    [first-room] Первая комната
    [second-room] Вторая комната
    [third-room] Третья комната
    [attributes] Свойства
    [enters-play] Когда вступает в игру
    [active] Активная
    [passive] Пассивная
    [story] История
   *[other] { $part }
  }
ui-card-initiative = Инициатива { $initiative }
ui-card-joined = Присоединено к: { $card }
ui-card-take = { $card }: выбрать, куда
ui-card-taken = { $card }: теперь выберите, куда, или её саму, чтобы положить обратно.
ui-card-people = Другим игрокам
ui-card-chain = { $card }, присоединено { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
ui-card-joint = { $edge ->
    [top] Сверху: { $symbol }
    [bottom] Снизу: { $symbol }
    [left] Слева: { $symbol }
   *[right] Справа: { $symbol }
  }
ui-zone = Карты
ui-zone-empty = здесь пусто
ui-zone-hidden = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
  }
ui-pile = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
ui-price = { $gold } { $gold ->
    [one] золотой
   *[other] золотых
}
ui-card-chosen = { $ordinal ->
    [1] выбрана первой
    [2] выбрана второй
   *[other] выбрана { $ordinal }-й
}
ui-card-mark = { $mark ->
    [ready] { -mark-ready }
    [spent] { -mark-spent }
    [lost] { -mark-used-up }
    [active] действует
    [consumed] { -mark-used-up }
    [offered] { -mark-offered }
    [too-dear] слишком дорого
    [no-slot] нет свободного места
    [sold-out] закончились
    [left-behind] остаётся
    [checks-1] одна галочка
    [checks-2] две галочки
    [use-spent] один раз до отдыха
    [use-consumed] один раз за сценарий
    [use-unlimited] действует всегда
    [use-lost] один раз за сценарий
    [use-passive] сколько угодно раз
    [passive] пассивный
    [unlimited] без ограничений
    [shuffle] перемешать колоду
    [head] { -place-head }
    [body] { -place-body }
    [legs] ноги
    [one-hand] { -place-one-hand }
    [two-hands] { -place-two-hands }
    [small] { -place-small }
    [top] { -half-top }
    [bottom] { -half-bottom }
    [in-force] действует
    [bought] изучен
    [later] позже
    [sword] меч
    [axe] топор
    [mace] булава
    [hammer] молот
    [dagger] кинжал
    [spear] копьё
    [bow] лук
    [crossbow] арбалет
    [staff] посох
    [wand] жезл
    [shield] щит
    [armour] броня
    [consumable] одноразовая вещь
    [artifact] артефакт
    [too-high] слишком высокий уровень
    [trap] { -trap }
    [luck] удача
    [patrol] патруль
    [blessing] благословение
    [omen] дурное знамение
    [marksman] стрелок
    [fighter] боец
    [mystic] мистик
    [tinkerer] мастер
    [weapon] оружие
    [apparel] одежда
    [main-item] основной предмет
    [upgrade] улучшение
    [augment] расширение
    [chapter] глава
    [closed-chapter] закрытая глава
    [explorer-event] событие первопроходцев
    [horror-event] событие ужаса
    [personal-event] личное событие
   *[other] { $mark }
  }

## Почему

ui-why = Почему?
ui-why-entry = Почему? { $text }
ui-why-cells = { $count ->
    [one] осталось { $count } место
    [few] осталось { $count } места
   *[many] осталось { $count } мест
  }
ui-why-rules = Применённые правила
ui-why-nothing = Причины не записаны.
ui-rule = Правило { $rule }
ui-rule-missing = Текст этого правила недоступен.

## История и итог

ui-story = История
ui-to-table = К столу
ui-result = Итог
ui-result-won = Победа!
ui-result-lost = Поражение
ui-tallies = Статистика
ui-what-next = Что дальше
ui-result-next = Дальше: { $title }
ui-to-campaign = К кампании
ui-result-retry = Попробовать ещё раз
ui-result-again = Сыграть ещё раз
ui-look-at-table = Посмотреть на стол

## Согласие и исправления

ui-consent = Отменить этот выбор?
ui-consent-ask = { $name } просит отменить последний выбор.
ui-consent-what = { $name } просит отменить: { $undo }
ui-consent-yes = Согласиться
ui-consent-no = Отказать
ui-amend = Исправить вручную
ui-amend-warning = Исправление обходит правила, и закончить игру может стать невозможно. Все увидят его в журнале.
ui-amend-path = Что изменить (путь в состоянии игры, например figures.hero.health)
ui-amend-value = Новое значение
ui-amend-form = Число, true, false, null, слово или JSON.
ui-amend-set = Изменить
ui-amend-stuck = Если на текущий вопрос нельзя ответить как следует, его можно снять.
ui-amend-give-up = Снять текущий вопрос

## Клавиатура

ui-help = Клавиатура
ui-help-intro = За столом всё можно делать с клавиатуры.
ui-key-options = выбрать вариант с этим знаком
ui-key-undo = отменить
ui-key-redo = вернуть отменённое
ui-key-hint = подсказка
ui-key-why = почему враг так поступил?
ui-key-list = показать списком все варианты, включая те, что на поле
ui-key-inspect = увеличить выделенную карту
ui-key-story = история
ui-key-menu = меню
ui-key-help = эта справка
ui-key-arrows = перейти к другой части страницы; внутри части работают стрелки
ui-key-escape = закрыть открытое окно или панель

## Новые столы и кампании

ui-what-to-play = Во что играть
ui-single-game = Отдельная игра
ui-campaign = Кампания
ui-new-seats = Игроки
ui-for-seat = { $label } · игрок { $seat }
ui-variants = Варианты
ui-swaps = занято: вы поменяетесь с этим игроком
ui-more-options = Ещё настройки
ui-usual = по умолчанию
ui-does-not-go = Не сочетается с остальными настройками
ui-table-name = Название стола
ui-table-name-usual = Название сценария
ui-played-by = { $seats ->
    [1] Кто играет
   *[other] Кто играет на месте { $seat }
  }
ui-me = Я
ui-another = Гость
ui-a-bot = Бот
ui-which-bot = { $label }: какой бот
ui-the-bot = Бот: { $name ->
    [random] случайный
    [greedy] жадный
    [search] вдумчивый
   *[other] { $name }
}
ui-undo-policy = Отмена выбора
ui-undo-free = Без ограничений
ui-undo-ask = С согласия остальных
ui-undo-off = Никогда
ui-shared-policy = Кто решает за весь стол
ui-shared-first = Кто ответит первым
ui-shared-host = Ведущий
ui-shared-majority = Большинство
ui-seed = Начальное число
ui-seed-random = случайное
ui-seed-about = При одном и том же числе и одних и тех же решениях игра будет одинаковой.
ui-campaign-about = { $most ->
    [1] В кампании один и тот же персонаж проходит сценарий за сценарием и сохраняет всё добытое.
   *[other] В кампании одни и те же персонажи проходят сценарий за сценарием и сохраняют всё добытое.
}
ui-campaign-name = Название кампании
ui-campaign-begin = Начать кампанию
ui-campaign-in-play = Сценарий этой кампании уже идёт.
ui-prologue = Пролог
ui-epilogue = Эпилог
ui-campaign-next-scenario = Следующий сценарий
ui-difficulty = Сложность
ui-as-last-time = Как в прошлый раз
ui-stage-play-named = Играть: { $name }
ui-earlier-scenarios = { $n ->
    [one] { $n } пройденный сценарий
    [few] { $n } пройденных сценария
   *[many] { $n } пройденных сценариев
  }
ui-earlier-about = Их можно сыграть ещё раз для удовольствия: на кампанию это не повлияет.
ui-stage-again = Сыграть ещё раз
ui-stage-again-named = Сыграть ещё раз: { $name }
ui-give-up-table = Бросить начатый сценарий?
ui-give-up-table-text = В кампании одновременно идёт только один сценарий. Если начать другой, этот будет брошен.
ui-give-up-and-play = Бросить и играть

## Вход

ui-invited = Вас приглашают за стол
ui-invited-about = Введите имя, которое увидят другие, и входите.
ui-invited-game = Игра
ui-invited-scenario = Сценарий
ui-invited-role = Роль
ui-invited-spectator = Зритель
ui-invited-as = Вы играете за персонажа
ui-invited-host = Ведущий
ui-invited-taken = По этой ссылке кто-то уже сел за стол. Если это были вы, войдите снова.
ui-your-name = Ваше имя
ui-come-in = Войти
ui-you-sit = Место ваше. Удачи!
ui-you-look-on = Вы наблюдаете за игрой.
ui-link-void = Эта ссылка больше не действует: по ней уже вошли, или ведущий создал новые. Попросите новую ссылку.

## О программе

ui-about-text = Undercroft — цифровой стол для кооперативных настольных игр о походах в подземелья. Он знает правила, ходит за врагов и объясняет их действия. Решения принимаете вы.
ui-about-games = Игры принадлежат своим издателям. В Undercroft собственные тексты и рисунки: из изданных игр ничего не скопировано.
ui-credits = Благодарности
ui-credits-icons = Значки взяты с game-icons.net по лицензии CC BY 3.0 (некоторые — CC0); их авторы:
ui-credits-software = Сделано с помощью Svelte, Vite, Fluent, Litestar, SQLAlchemy, msgspec и Lark.
ui-privacy = Что о вас хранится
ui-privacy-text = Учётных записей нет, и данные отправляются только на этот сервер. Браузер хранит настройки и ключ к вашим столам, сервер — сами столы.
ui-gallery-link = Галерея: всё, что бывает на столе

## Галерея

ui-gallery = Галерея
ui-gallery-about = Все части стола с примерами, которые можно опробовать.
ui-gallery-boards = Поля
ui-gallery-hex-flat = Шестиугольные клетки с плоским верхом
ui-gallery-hex-pointy = Шестиугольные клетки с острым верхом
ui-gallery-square = Квадратные клетки со стенами, дверями и темнотой
ui-gallery-square-note = Двери бывают открыты, закрыты, заперты или забаррикадированы.
ui-gallery-tiles = Фрагменты поля со всеми видами клеток
ui-gallery-tiles-note = Неисследованные края, вход и выход; двери закрытые, открытые и уничтоженные.
ui-gallery-zones = Зоны
ui-gallery-figures = Фигурки
ui-gallery-reasons = Клетки в объяснениях
ui-gallery-reasons-note = Клетки, которые остались после каждого правила.
ui-gallery-animation = Анимация
ui-gallery-animation-note = Движение, атака, попадание, гибель, состояние, лечение и появление новой фигурки.
ui-gallery-animate = Показать
ui-gallery-rewind = К началу
ui-gallery-replay = Показать последние ходы
ui-gallery-stop = Остановить
ui-gallery-tables = Начатые игры
ui-gallery-table-move = Выбор движения
ui-gallery-table-attack = Выбор цели атаки
ui-gallery-table-objects = Объекты на карте
ui-gallery-table-zones = Бой в зонах
ui-gallery-chosen = Выбрано: { $key }
ui-gallery-inspected = Рассмотрено: { $cell }
ui-gallery-table-rooms = Комнаты и коридоры при свете факелов
ui-gallery-table-tiles = Исследование: фрагмент за фрагментом
ui-gallery-widgets = Вокруг поля
ui-gallery-ribbon = Порядок ходов
ui-gallery-question = Вопрос со всеми вариантами
ui-gallery-offer = Что можно сделать, пока решает другой
ui-gallery-hand = Рука, карты в игре и предметы
ui-gallery-card = Лицевые стороны карт
ui-gallery-tracks = Шкалы и стихии
ui-gallery-dice = Кубики в лотке
ui-gallery-roll = Кубики обеих сторон и результат
ui-gallery-tree = Дерево навыков
ui-gallery-places = Ячейки снаряжения
ui-gallery-log = Журнал боя
ui-gallery-why = Причины действий врага
ui-gallery-seats = Кто где сидит
ui-gallery-result = Итог
ui-gallery-secret = Карты, скрытые от других игроков
ui-gallery-lasting = Продолжительные эффекты
