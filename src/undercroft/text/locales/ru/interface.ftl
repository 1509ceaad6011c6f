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
ui-skip-to-content = К содержанию
ui-unreachable = Сервер не отвечает. Работает ли он ещё?
ui-connection-lost = Связь потеряна.
ui-choose-again = Последний выбор не дошёл. Выберите ещё раз.
ui-problem-not-found = Здесь такого нет, или это не ваше.
ui-problem-stale = Игра тем временем ушла вперёд. Посмотрите ещё раз и выберите.
ui-problem-looking-on = Вы наблюдаете: места у вас нет.
ui-problem-busy = Подсказка уже обдумывается.
ui-problem-no-hint = На этот раз подсказки не нашлось. Решайте сами!
ui-problem-asked = Кто-то уже спрашивает.
ui-problem-nothing-asked = Сейчас никто не спрашивает согласия.
ui-problem-over = Кампания пошла дальше: оконченный сценарий нельзя взять назад.
ui-problem-host-only = Поправлять игру может только хозяин стола.
ui-problem-not-written = Выбор не удалось записать, и он не принят.
ui-problem-rules-failed = В правилах случился сбой, ничего не изменилось. Возьмите ход назад, выберите иначе или поправьте игру.
ui-problem-too-fast = Не так быстро, пожалуйста.
ui-problem-broken = На сервере что-то пошло не так. Подробности в его журнале.
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
ui-players-range = игроков: от { $least } до { $most }
ui-choose-a-game = Выберите игру
ui-no-games = На этом сервере не установлено ни одной игры.
ui-continue = Продолжить
ui-continue-where = Продолжить с того же места
ui-my-campaigns = Мои кампании
ui-my-tables = Мои столы
ui-no-tables = Столов пока нет. Выберите игру выше: до начала партии три нажатия.
ui-ended-tables = { $n ->
    [one] { $n } стол с завершённой игрой
    [few] { $n } стола с завершённой игрой
   *[many] { $n } столов с завершённой игрой
  }
ui-your-turn = Ваш ход
ui-waiting-for = Ожидание: { $names }
ui-in-play = Идёт игра
ui-outcome-won = Победа
ui-outcome-lost = Поражение
ui-remove = Удалить
ui-remove-named = Удалить { $name }
ui-remove-table = Удалить этот стол?
ui-remove-table-text = «{ $name }» исчезнет для всех, кто за ним сидит. Отменить это нельзя. Если стол ещё может понадобиться, сначала сохраните его в файл.
ui-table-removed = Стол удалён.
ui-remove-campaign = Удалить эту кампанию?
ui-remove-campaign-text = «{ $name }» исчезнет вместе с текущим столом. Отменить это нельзя.
ui-campaign-removed = Кампания удалена.
ui-campaign-over = История рассказана до конца
ui-export = Сохранить в файл
ui-export-named = Сохранить в файл: { $name }
ui-import = Загрузить стол из файла
ui-import-drop = Перетащите файл сюда, чтобы загрузить стол
ui-imported = Стол на месте. С возвращением!
ui-share = Пригласить других
ui-share-named = Пригласить других: { $name }
ui-qr = QR-код
ui-qr-for = QR-код: { $name }
ui-reach-local = По этому адресу сервер виден только с этого компьютера. Запустите его и для других: { $command }
ui-reach-network = Ссылки ведут на адрес этого компьютера в локальной сети: { $address }
ui-share-about = Тот, кто откроет ссылку, займёт это место. Отправьте каждую ссылку одному человеку.
ui-share-none = Ссылки видны только при создании. Создайте новые, чтобы пригласить кого-нибудь на свободное место или смотреть.
ui-invite-seat = Играть: { $name }
ui-invite-watch = Смотреть
ui-copy = Копировать
ui-copy-named = Копировать ссылку: { $name }
ui-copied = Скопировано
ui-new-links = Создать новые ссылки
ui-new-links-about = Новые ссылки отменяют старые.

## Настройки

ui-language = Язык
ui-theme = Освещение
ui-theme-auto = Как на устройстве
ui-theme-dark = Тёмное
ui-theme-light = Светлое
ui-animation = Анимация
ui-animation-off = Выключена
ui-animation-speed = { $times }×
ui-sound = Звук
ui-transfer = Играть на другом устройстве
ui-transfer-about = Учётных записей нет: ключ к вашим столам хранится в этом браузере. Код перенесёт их на другое устройство.
ui-transfer-make = Показать код
ui-transfer-lasts = Введите его на другом устройстве за { $minutes } мин. Он действует один раз.
ui-transfer-have = У меня есть код
ui-transfer-claim = Применить
ui-transfer-replaces = Столы другого устройства заменят те, что перечислены здесь.
ui-transfer-done = Ваши столы здесь.

## Поле

ui-board = Поле
ui-board-map = Карта
ui-board-tools = Вид поля
ui-board-fit = Показать всё поле
ui-board-zoom-in = Приблизить
ui-board-zoom-out = Отдалить
ui-board-options = Варианты на поле
ui-board-several = { $place }: вариантов { $count }
ui-board-which = Какой из них?
ui-board-ruler = Линейка
ui-board-ruler-hint = Выберите два места для сравнения
ui-board-ruler-second = … до какого места?
ui-board-ruler-distance = Дальность { $distance }
ui-board-ruler-sight = на линии видимости
ui-board-ruler-no-sight = вне линии видимости
ui-board-ruler-way = { $steps ->
    [one] { $steps } шаг пешком
    [few] { $steps } шага пешком
   *[many] { $steps } шагов пешком
}
ui-board-ruler-nothing = Туда пути нет
ui-board-side = { $side ->
    [hero] герой
    [enemy] враг
   *[object] объект
}
ui-board-health = здоровье { $health }
ui-board-health-of = здоровье { $health } из { $most }
ui-board-place = на { $place }
ui-board-dark = В темноте
ui-board-terrain = { $mark ->
    [obstacle] Препятствие
    [wall] Стена
    [hazard] Опасность
    [trap] Ловушка
    [difficult] Труднопроходимая местность
    [water] Вода
    [plate] Нажимная плита
    [rift] Портал
    [door-open] Открытая дверь
    [door-closed] Закрытая дверь
    [door-locked] Запертая дверь
    [coins] Монеты
    [treasure] Сокровище
    [goal-treasure] Целевое сокровище
    [room] Комната
    [hidden] Ещё не открыта
    [start] Входная зона
    [exit] Выход
    [level] Уровень
    [special-treasure] Особое сокровище
    [artifact] Жетон артефакта
    [lair] Жетон логова
    [library] Жетон библиотеки
    [token] Жетон лицом вниз
    [firework] Горящий фейерверк
    [bridge] Мост
    [stairs] Лестница
   *[other] { $mark }
}
ui-board-wall = Стена между { $from } и { $to }
ui-board-door = { $state ->
    [open] Открытая дверь между { $from } и { $to }
    [closed] Закрытая дверь между { $from } и { $to }
    [locked] Запертая дверь между { $from } и { $to }
   *[other] Дверь между { $from } и { $to }
}
ui-board-door-state = { $state }

## Стол

ui-question = Вопрос
ui-question-you = { $name }: ваше решение
ui-question-bot = { $name }: играет бот { $bot }
ui-question-all = Решаете все вместе
ui-question-group = Решают вместе: { $names }
ui-may = { $count ->
    [one] Пока решает { $names }, вы можете:
   *[other] Пока решают { $names }, вы можете:
}
ui-sure = Вы уверены?
ui-sure-about = Вы выбрали: { $option }. Это может решить исход всей игры, поэтому вопрос задаётся ещё раз.
ui-later = Только когда вас спрашивают: «{ $prompt }»
ui-question-board = { $count ->
    [one] { $count } вариант светится на поле
    [few] { $count } варианта светятся на поле
   *[many] { $count } вариантов светятся на поле
  }
ui-question-cards = { $count ->
    [one] { $count } вариант светится на картах
    [few] { $count } варианта светятся на картах
   *[many] { $count } вариантов светятся на картах
  }
ui-options = Варианты
ui-list-all = Все варианты списком
ui-hinted = Подсказка: { $text }
ui-wait = Одну минуту…
ui-looking-on = Вы смотрите.
ui-looking-on-waiting = Вы смотрите. Ожидание: { $names }.
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
ui-info = Цель и положение
ui-info-short = Цель
ui-log = Журнал
ui-log-set-up = Подготовка
ui-log-empty = Пока ничего не произошло.
ui-log-latest = К последнему
ui-boards = Поля
ui-cell = Место { $name }
ui-health = Здоровье
ui-health-of = { $health } из { $max }
ui-dice = Кубики
ui-die = { $kind ->
    [yellow] Жёлтый кубик: { $face }
    [red] Красный кубик: { $face }
    [blue] Синий кубик: { $face }
    [green] Зелёный кубик: { $face }
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
ui-tree = Навыки для изучения
ui-tree-known = Изучено { $known } из { $all }
ui-cards-fold = Сложить карты, чтобы поле стало больше
ui-cards-unfold = Показать карты
ui-price-xp = { $xp } опыта
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
ui-turn-waiting = ещё предстоит ход
ui-turn-acting = сейчас ходит
ui-turn-done = ход сделан
ui-table-seats = Места за столом
ui-seats-and-bots = Места и боты
ui-seat-number = Место { $number }
ui-seat-entry = { $name }: { $player }, { $state }
ui-seat-present = здесь
ui-seat-away = нет на связи
ui-seat-open = место ещё свободно
ui-seat-bot = играет бот
ui-seat-may = может сейчас что-то сделать
ui-seat-which-bot = Какой бот
ui-seat-played-by-bot = Играет бот { $bot }
ui-seat-hand-over = Передать боту
ui-seat-take-back = Забрать обратно

## Карты

ui-card-open = Рассмотреть { $card }
ui-card-flip = Перевернуть
ui-card-level = Уровень { $level }
ui-card-part = { $part ->
    [always] Всегда
    [normal] Обычный
    [elite] Элитный
    [boss] Босс
    [special-1] Особое действие 1
    [special-2] Особое действие 2
    [immune] Не действует
    [this-round] В этом раунде
    [bonus] Бонус
    [does] Делает
    [goal] Задание
    [melee] Рукопашная атака
    [ranged] Дальняя атака
    [magic] Магическая атака
    [defence] Защита
    [use] Израсходовать
    [skill] Навык
    [shadow] В сумраке
    [ability] Способность
    [branches] Ветви
    [minions] Приспешники
    [health] Здоровье
    [carries] Несёт
    [special] Особое
    [first-room] Первая комната
    [second-room] Вторая комната
    [third-room] Третья комната
   *[other] { $part }
  }
ui-card-initiative = Инициатива { $initiative }
ui-zone = Карты
ui-zone-empty = здесь пусто
ui-zone-hidden = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[many] { $count } карт лицом вниз
  }
ui-pile = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
ui-price = { $gold } зол.
ui-card-chosen = { $ordinal ->
    [1] выбрана первой
    [2] выбрана второй
   *[other] выбрана, номер { $ordinal }
}
ui-card-mark = { $mark ->
    [ready] готов
    [spent] использован
    [lost] потерян
    [active] активен
    [consumed] израсходован
    [offered] на выбор
    [too-dear] слишком дорого
    [no-slot] место занято
    [sold-out] разобрано
    [left-behind] остаётся
    [checks-1] даёт одну отметку
    [checks-2] даёт две отметки
    [use-spent] снова после отдыха
    [use-consumed] один раз за сценарий
    [use-unlimited] действует всегда
    [use-lost] один раз за сценарий
    [use-passive] сколько угодно раз
    [passive] пассивный
    [unlimited] без ограничений
    [shuffle] перемешать колоду
    [head] голова
    [body] тело
    [legs] ноги
    [one-hand] одна рука
    [two-hands] две руки
    [small] малый предмет
    [top] верх
    [bottom] низ
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
    [armour] доспех
    [consumable] одноразовый
    [artifact] артефакт
    [too-high] слишком высокий уровень
    [trap] ловушка
    [luck] удача
    [patrol] патруль
    [blessing] благословение
    [omen] дурное знамение
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
ui-why-rules = Действующие правила
ui-why-nothing = Для этого причины не записаны.
ui-rule = Правило { $rule }
ui-rule-missing = Текста этого правила здесь нет.

## История и итог

ui-story = Что было до сих пор
ui-to-table = К столу
ui-result = Итог
ui-result-won = Победа!
ui-result-lost = Поражение
ui-tallies = В числах
ui-what-next = Что дальше
ui-result-next = Дальше: { $title }
ui-to-campaign = К кампании
ui-result-retry = Попробовать ещё раз
ui-result-again = Сыграть ещё раз
ui-look-at-table = Посмотреть на стол

## Согласие и исправления

ui-consent = Можно ли это отменить?
ui-consent-ask = { $name } просит отменить последний выбор.
ui-consent-what = { $name } просит отменить: { $undo }
ui-consent-yes = Согласиться
ui-consent-no = Отказать
ui-amend = Исправить вручную
ui-amend-warning = Исправление обходит правила, и игра может стать непроходимой. Оно попадёт в журнал, и его увидят все.
ui-amend-path = Что изменить (путь в состоянии игры, например figures.hero.health)
ui-amend-value = Новое значение
ui-amend-form = Число, true, false, null, слово или JSON.
ui-amend-set = Изменить
ui-amend-stuck = Если на текущий вопрос нельзя ответить как следует, его можно снять.
ui-amend-give-up = Снять открытый вопрос

## Клавиатура

ui-help = Клавиатура
ui-help-intro = За столом всё можно делать с клавиатуры.
ui-key-options = выбрать вариант с этим знаком
ui-key-undo = отменить
ui-key-redo = вернуть отменённое
ui-key-hint = подсказка
ui-key-why = почему враг так поступил?
ui-key-list = все варианты списком, и те, что на поле
ui-key-inspect = увеличить выделенную карту
ui-key-story = история
ui-key-menu = меню
ui-key-help = эта справка
ui-key-arrows = переход между частями; внутри части работают стрелки
ui-key-escape = закрыть то, что открыто

## Новые столы и кампании

ui-what-to-play = Во что играть
ui-single-game = Одна игра
ui-campaign = Кампания
ui-new-seats = Игроки
ui-for-seat = { $label } · игрок { $seat }
ui-variants = Варианты
ui-swaps = обмен с тем, у кого он есть
ui-more-options = Ещё настройки
ui-usual = как обычно
ui-does-not-go = Не сочетается с остальным выбором
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
ui-the-bot = Бот: { $name }
ui-undo-policy = Отмена ходов
ui-undo-free = Свободно
ui-undo-ask = С согласия остальных
ui-undo-off = Никогда
ui-shared-policy = Решения всего стола
ui-shared-first = Кто первый
ui-shared-host = Ведущий
ui-shared-majority = Большинство
ui-seed = Начальное число
ui-seed-random = случайное
ui-seed-about = Одно и то же число и те же решения дают ту же игру.
ui-campaign-about = { $most ->
    [1] Кампания идёт от сценария к сценарию с одним персонажем и хранит всё добытое по пути.
   *[other] Кампания идёт от сценария к сценарию с одними и теми же персонажами и хранит всё добытое по пути.
}
ui-campaign-name = Название кампании
ui-campaign-begin = Начать кампанию
ui-campaign-in-play = Сценарий этой кампании уже в игре.
ui-prologue = Пролог
ui-epilogue = Эпилог
ui-campaign-next-scenario = Следующий сценарий
ui-difficulty = Сложность
ui-as-last-time = Как в прошлый раз
ui-stage-play-named = Играть: { $name }
ui-earlier-scenarios = { $n ->
    [one] { $n } прошлый сценарий
    [few] { $n } прошлых сценария
   *[many] { $n } прошлых сценариев
  }
ui-earlier-about = Ещё раз просто для удовольствия: кампания не изменится.
ui-stage-again = Сыграть ещё раз
ui-stage-again-named = Сыграть ещё раз: { $name }
ui-give-up-table = Бросить текущий сценарий?
ui-give-up-table-text = В кампании одновременно идёт один сценарий. Если начать другой, этот будет брошен.
ui-give-up-and-play = Бросить и играть

## Вход

ui-invited = Вас приглашают за стол
ui-invited-about = Скажите, как вас называть, и входите.
ui-invited-game = Игра
ui-invited-scenario = Сценарий
ui-invited-role = Роль
ui-invited-spectator = Зритель
ui-invited-as = Ваша роль
ui-invited-host = Ведущий
ui-invited-taken = По этой ссылке кто-то уже сел. Если это были вы, входите снова.
ui-your-name = Ваше имя
ui-come-in = Войти
ui-you-sit = Место ваше. Удачи!
ui-you-look-on = Вы смотрите.
ui-link-void = Эта ссылка больше не действует: ею уже воспользовались или ведущий создал новые. Попросите новую ссылку.

## О программе

ui-about-text = Undercroft — стол для кооперативных настольных игр о походах в подземелья. Он знает правила, ходит за монстров и объясняет почему; решения принимаете вы.
ui-about-games = Игры принадлежат своим издателям. Undercroft поставляется с собственными текстами и рисунками; из изданных игр не скопировано ничего.
ui-credits = Благодарности
ui-credits-icons = Значки взяты с game-icons.net по лицензии CC BY 3.0 (некоторые — CC0); их авторы:
ui-credits-software = Сделано с помощью Svelte, Vite, Fluent, Litestar, SQLAlchemy, msgspec и Lark.
ui-privacy = Что о вас хранится
ui-privacy-text = Учётных записей нет, и ничего не отправляется никому, кроме этого сервера. Браузер хранит ключ к вашим столам и настройки, сервер — столы.
ui-gallery-link = Галерея всего, что может показать стол

## Галерея

ui-gallery = Галерея
ui-gallery-about = Все части стола и сцены, чтобы их опробовать.
ui-gallery-boards = Поля
ui-gallery-hex-flat = Гексы с плоским верхом
ui-gallery-hex-pointy = Гексы с острым верхом
ui-gallery-square = Клетки со стенами, дверями и темнотой
ui-gallery-square-note = Двери бывают открыты, закрыты, заперты или забаррикадированы.
ui-gallery-zones = Зоны
ui-gallery-figures = Фигуры
ui-gallery-reasons = Места из объяснений
ui-gallery-reasons-note = Места, которые остались после каждого правила.
ui-gallery-animation = Анимация
ui-gallery-animation-note = Движение, атака, попадание, гибель, состояние, лечение и кто-то новый.
ui-gallery-animate = Показать
ui-gallery-rewind = К началу
ui-gallery-replay = Показать последние ходы
ui-gallery-stop = Остановить
ui-gallery-tables = Столы в игре
ui-gallery-table-move = Выбор движения
ui-gallery-table-attack = Выбор цели атаки
ui-gallery-table-objects = Объекты на карте
ui-gallery-table-zones = Бой в зонах
ui-gallery-chosen = Выбрано: { $key }
ui-gallery-inspected = Рассмотрено: { $cell }
ui-gallery-table-rooms = Комнаты и коридоры при свете факелов
ui-gallery-widgets = Вокруг поля
ui-gallery-ribbon = Лента ходов
ui-gallery-question = Вопрос со всеми вариантами
ui-gallery-offer = Что можно сделать, пока решает другой
ui-gallery-hand = Рука, карты в игре и предметы
ui-gallery-card = Лицевые стороны карт
ui-gallery-tracks = Шкалы и стихии
ui-gallery-dice = Кубики в лотке
ui-gallery-roll = Кубики двух сторон и что они сделали
ui-gallery-tree = Навыки, которые растут друг из друга
ui-gallery-places = Снаряжение на своих местах
ui-gallery-log = Журнал боя
ui-gallery-why = Почему враг так поступил
ui-gallery-seats = Кто где сидит
ui-gallery-result = Итог
ui-gallery-secret = Карты, которых не видят другие
ui-gallery-lasting = Длящиеся эффекты
