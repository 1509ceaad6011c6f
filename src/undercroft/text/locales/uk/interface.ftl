# Тут стоять ті терміни, що потрібні й клієнту в браузері: він читає лише цей файл. Решта — у terms.ftl.

-pressure-plate = { $case ->
    [gen] натискної пластини
    [dat] натискній пластині
    [acc] натискну пластину
    [ins] натискною пластиною
    [loc] натискній пластині
    [noms] натискні пластини
    [gens] натискних пластин
    [dats] натискним пластинам
    [accs] натискні пластини
    [inss] натискними пластинами
    [locs] натискних пластинах
    [caps] Натискні пластини
    [cap] Натискна пластина
   *[nom] натискна пластина
}
-spent = { $case ->
    [gen] витраченого
    [dat] витраченому
    [ins] витраченим
    [loc] витраченому
    [noms] витрачені
    [gens] витрачених
    [dats] витраченим
    [accs] витрачені
    [inss] витраченими
    [locs] витрачених
    [caps] Витрачені
    [cap] Витрачений
   *[nom] витрачений
}
-lost = { $case ->
    [gen] утраченого
    [dat] утраченому
    [ins] утраченим
    [loc] утраченому
    [noms] утрачені
    [gens] утрачених
    [dats] утраченим
    [accs] утрачені
    [inss] утраченими
    [locs] утрачених
    [caps] Утрачені
    [cap] Утрачений
   *[nom] утрачений
}
-small-item = { $case ->
    [gen] малого предмета
    [dat] малому предмету
    [ins] малим предметом
    [loc] малому предметі
    [noms] малі предмети
    [gens] малих предметів
    [dats] малим предметам
    [accs] малі предмети
    [inss] малими предметами
    [locs] малих предметах
    [caps] Малі предмети
    [cap] Малий предмет
   *[nom] малий предмет
}
-round-bonus = { $case ->
    [gen] бонусу раунду
    [dat] бонусу раунду
    [ins] бонусом раунду
    [loc] бонусі раунду
    [cap] Бонус раунду
   *[nom] бонус раунду
}
-normal = { $case ->
    [gen] звичайного
    [dat] звичайному
    [acc] звичайного
    [ins] звичайним
    [loc] звичайному
    [noms] звичайні
    [gens] звичайних
    [dats] звичайним
    [accs] звичайних
    [inss] звичайними
    [locs] звичайних
    [caps] Звичайні
    [cap] Звичайний
   *[nom] звичайний
}
-trap = { $case ->
    [gen] пастки
    [dat] пастці
    [acc] пастку
    [ins] пасткою
    [loc] пастці
    [noms] пастки
    [gens] пасток
    [dats] пасткам
    [accs] пастки
    [inss] пастками
    [locs] пастках
    [caps] Пастки
    [cap-acc] Пастку
    [cap] Пастка
   *[nom] пастка
}
-treasure = { $case ->
    [gen] скарбу
    [dat] скарбу
    [ins] скарбом
    [loc] скарбі
    [noms] скарби
    [gens] скарбів
    [dats] скарбам
    [accs] скарби
    [inss] скарбами
    [locs] скарбах
    [caps] Скарби
    [cap] Скарб
   *[nom] скарб
}
-goal-treasure = { $case ->
    [gen] сюжетного скарбу
    [dat] сюжетному скарбу
    [ins] сюжетним скарбом
    [loc] сюжетному скарбі
    [noms] сюжетні скарби
    [gens] сюжетних скарбів
    [dats] сюжетним скарбам
    [accs] сюжетні скарби
    [inss] сюжетними скарбами
    [locs] сюжетних скарбах
    [caps] Сюжетні скарби
    [cap] Сюжетний скарб
   *[nom] сюжетний скарб
}
-special = { $case ->
    [gen] особливої здібності
    [dat] особливій здібності
    [acc] особливу здібність
    [ins] особливою здібністю
    [loc] особливій здібності
    [cap] Особлива здібність
   *[nom] особлива здібність
}
-door-open = { $case ->
    [cap] Відчинені двері
   *[nom] відчинені двері
}
-door-closed = { $case ->
    [cap] Зачинені двері
   *[nom] зачинені двері
}
-door-locked = { $case ->
    [cap] Замкнені двері
   *[nom] замкнені двері
}
-boss = { $case ->
    [cap] Бос
   *[nom] бос
}
-mark-ready = можна застосувати
-mark-offered = на вибір
-place-head = голова
-place-body = торс
-place-one-hand = одна рука
-place-two-hands = дві руки
-half-top = верх
-half-bottom = низ

## Усюди

ui-undercroft = Undercroft
ui-close = Закрити
ui-cancel = Скасувати
ui-dismiss = Сховати
ui-notices = Сповіщення
ui-play = Грати
ui-loading = Завантаження…
ui-try-again = Спробувати ще раз
ui-back-to-lobby = Назад до лобі
ui-skip-to-content = Перейти до вмісту
ui-unreachable = Сервер не відповідає. Він іще працює?
ui-connection-lost = Зв’язок втрачено.
ui-choose-again = Останній вибір не дійшов до сервера. Виберіть ще раз.
ui-problem-not-found = Цього тут немає, або ви не маєте доступу.
ui-problem-stale = Гра тим часом пішла далі. Погляньте на стіл іще раз і виберіть знову.
ui-problem-looking-on = Ви глядач: місця за цим столом у вас немає.
ui-problem-busy = Підказку вже обмірковують.
ui-problem-no-hint = Цього разу підказки не знайшлося. Вирішуйте самі!
ui-problem-asked = Хтось уже попросив про скасування.
ui-problem-nothing-asked = Зараз ніхто не просить вашої згоди.
ui-problem-over = Кампанія пішла далі: цей сценарій уже не можна скасувати.
ui-problem-host-only = Виправляти гру може лише ведучий.
ui-problem-not-written = Вибір не вдалося зберегти, тож його не прийнято.
ui-problem-rules-failed = Під час виконання правил сталася помилка. Нічого не змінилося. Скасуйте останній вибір, виберіть щось інше або виправте гру вручну.
ui-problem-too-fast = Не так швидко, будь ласка.
ui-problem-broken = На сервері щось пішло не так. Подробиці — в журналі сервера.
ui-nowhere = Такої сторінки немає
ui-nowhere-detail = Можливо, посилання застаріле або неповне.
ui-settings = Налаштування
ui-about = Про програму

## Лобі

ui-lobby = Лобі
ui-navigation = Сторінки
ui-games = Ігри
ui-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
  }
ui-players-range = від { $least } до { $most } гравців
ui-choose-a-game = Виберіть гру
ui-no-games = На цьому сервері не встановлено жодної гри.
ui-continue = Продовжити
ui-continue-where = Продовжити з місця, де ви зупинилися
ui-my-campaigns = Мої кампанії
ui-my-tables = Мої столи
ui-no-tables = Столів поки немає. Виберіть гру вище: три натискання — і ви граєте.
ui-ended-tables = { $n ->
    [one] { $n } завершений стіл
    [few] { $n } завершені столи
   *[many] { $n } завершених столів
  }
ui-your-turn = Ваш хід
ui-waiting-for = Очікування: { $names }
ui-in-play = Триває гра
ui-outcome-won = Перемога
ui-outcome-lost = Поразка
ui-remove = Вилучити
ui-remove-named = Вилучити: { $name }
ui-remove-table = Вилучити цей стіл?
ui-remove-table-text = Стіл «{ $name }» зникне для всіх, хто за ним сидить. Скасувати це не можна. Якщо він ще може знадобитися, спершу збережіть його у файл.
ui-table-removed = Стіл вилучено.
ui-remove-campaign = Вилучити цю кампанію?
ui-remove-campaign-text = Кампанія «{ $name }» зникне разом із поточним столом. Скасувати це не можна.
ui-campaign-removed = Кампанію вилучено.
ui-campaign-over = Історію розказано до кінця
ui-export = Зберегти у файл
ui-export-named = Зберегти у файл: { $name }
ui-import = Завантажити стіл із файлу
ui-import-drop = Перетягніть файл сюди, щоб завантажити стіл
ui-imported = Стіл на місці. З поверненням!
ui-share = Запросити інших
ui-share-named = Запросити інших за стіл «{ $name }»
ui-qr = QR-код
ui-qr-for = QR-код: { $name }
ui-reach-local = Ця адреса доступна лише на вашому комп’ютері. Щоб могли ввійти інші, запустіть сервер командою: { $command }
ui-reach-network = Посилання ведуть на адресу цього комп’ютера в локальній мережі: { $address }
ui-share-about = Хто відкриє посилання, той і займе місце. Надсилайте кожне посилання лише одній людині.
ui-share-none = Посилання видно лише один раз, під час створення. Створіть нові, щоб запросити гравців на вільні місця або глядачів.
ui-invite-seat = Грати за персонажа: { $name }
ui-invite-watch = Дивитися
ui-copy = Копіювати
ui-copy-named = Копіювати посилання: { $name }
ui-copied = Скопійовано
ui-new-links = Створити нові посилання
ui-new-links-about = Нові посилання замінюють старі: ті перестають діяти.

## Налаштування

ui-language = Мова
ui-theme = Оформлення
ui-theme-auto = Як на пристрої
ui-theme-dark = Темне
ui-theme-light = Світле
ui-animation = Анімація
ui-animation-off = Вимкнено
ui-animation-speed = { $times }×
ui-sound = Звук
ui-transfer = Грати на іншому пристрої
ui-transfer-about = Облікових записів немає: ключ до ваших столів зберігає цей браузер. За кодом доступ до них отримає інший пристрій.
ui-transfer-make = Показати код
ui-transfer-lasts = Уведіть його на іншому пристрої протягом { $minutes ->
    [one] { $minutes } хвилини
   *[other] { $minutes } хвилин
}. Код діє один раз.
ui-transfer-have = У мене є код
ui-transfer-claim = Застосувати код
ui-transfer-replaces = Столи з цього списку буде замінено столами з іншого пристрою.
ui-transfer-done = Тепер ваші столи на цьому пристрої.

## Поле

ui-board = Поле
ui-board-map = Мапа
ui-board-tools = Вигляд поля
ui-board-fit = Показати все поле
ui-board-zoom-in = Наблизити
ui-board-zoom-out = Віддалити
ui-board-options = Варіанти на полі
ui-board-several = { $place }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}
ui-board-which = Який із них?
ui-board-ruler = Лінійка
ui-board-ruler-hint = Виберіть два місця, щоб виміряти відстань між ними
ui-board-ruler-second = Тепер виберіть друге місце
ui-board-ruler-distance = Дальність { $distance }
ui-board-ruler-sight = на лінії видимості
ui-board-ruler-no-sight = поза лінією видимості
ui-board-ruler-way = { $steps ->
    [one] { $steps } крок пішки
    [few] { $steps } кроки пішки
   *[many] { $steps } кроків пішки
}
ui-board-ruler-nothing = Шляху туди немає
ui-board-side = { $side ->
    [hero] герой
    [enemy] ворог
   *[object] об’єкт
}
ui-board-health = Здоров’я: { $health }
ui-board-health-of = Здоров’я: { $health } з { $most }
ui-board-place = місце { $place }
ui-board-dark = У сутіні
ui-board-terrain = { $mark ->
    [obstacle] Перешкода
    [wall] Стіна
    [hazard] Небезпека
    [trap] { -trap(case: "cap") }
    [difficult] Важкопрохідна місцевість
    [water] Вода
    [plate] { -pressure-plate(case: "cap") }
    [rift] Портал
    [door-open] { -door-open(case: "cap") }
    [door-closed] { -door-closed(case: "cap") }
    [door-locked] { -door-locked(case: "cap") }
    [coins] Монети
    [treasure] { -treasure(case: "cap") }
    [goal-treasure] { -goal-treasure(case: "cap") }
    [room] Кімната
    [hidden] Ще не відкрито
    [start] Вхідна зона
    [exit] Вихід
    [level] Рівень
    [special-treasure] Спеціальний скарб
    [artifact] Жетон артефакту
    [lair] Жетон лігва
    [library] Жетон бібліотеки
    [token] Жетон лицем униз
    [firework] Запалений феєрверк
    [bridge] Міст
    [stairs] Сходи
    [rubble] Завал
    [chasm] Прірва
    [trap-space] Клітинка-пастка
    [spawn-space] Клітинка лігва
    [trap-lever] Важіль пастки
    [recharge-station] Станція підзарядки
    [workbench] Верстак
    [chest] Скриня
    [event-space] Клітинка події
    [chapter-space] Клітинка розділу
    [lit-chapter-space] Освітлена клітинка розділу
    [explosive-barrel] Вибухонебезпечна бочка
    [destroyed-space] Знищена клітинка
    [entry-token] Жетон входу
    [exit-token] Жетон виходу
    [unexplored-border] Недосліджена межа
    [goal-space] Цільова клітинка
   *[other] { $mark }
}
ui-board-wall = Стіна між { $from } і { $to }
ui-board-door = { $state ->
    [open] { -door-open(case: "cap") } між { $from } і { $to }
    [closed] { -door-closed(case: "cap") } між { $from } і { $to }
    [locked] { -door-locked(case: "cap") } між { $from } і { $to }
    [destroyed] Знищені двері між { $from } і { $to }
   *[other] Двері між { $from } і { $to }
}
ui-board-door-state = { $state }

## Стіл

ui-question = Запитання
ui-question-you = { $name }: ваше рішення
ui-question-bot = { $name }: грає { $bot ->
    [random] випадковий
    [greedy] жадібний
    [search] вдумливий
   *[other] { $bot }
} бот
ui-question-all = Вирішують усі
ui-question-group = Вирішують разом: { $names }
ui-may = { $names } { $count ->
    [one] зараз вирішує
   *[other] зараз вирішують
}, а ви можете:
ui-sure = Ви певні?
ui-sure-about = Ви вибрали: { $option }. Це може вирішити долю всієї гри.
ui-later = Можна лише тоді, коли вас питають: { $prompt }
ui-question-board = { $count ->
    [one] { $count } варіант виділено на полі
    [few] { $count } варіанти виділено на полі
   *[many] { $count } варіантів виділено на полі
  }
ui-question-cards = { $count ->
    [one] { $count } варіант виділено на картах
    [few] { $count } варіанти виділено на картах
   *[many] { $count } варіантів виділено на картах
  }
ui-options = Варіанти
ui-list-all = Усі варіанти списком
ui-hinted = Підказка: { $text }
ui-wait = Хвилинку…
ui-looking-on = Ви спостерігаєте за грою.
ui-looking-on-waiting = Ви спостерігаєте за грою. Очікування: { $names }.
ui-reconnecting = Зв’язок втрачено. Відновлення…
ui-over = Гру завершено.
ui-tools = Скасування й підказка
ui-undo = Скасувати
ui-undo-what = Скасувати: { $what }
ui-undo-nothing = Скасовувати нічого
ui-redo = Повернути скасоване
ui-hint = Підказка
ui-menu = Меню
ui-leave = Вийти з-за столу
ui-parts = Частини столу
ui-cards = Карти
ui-info = Завдання й становище
ui-info-short = Завдання
ui-log = Журнал
ui-log-set-up = Підготовка
ui-log-empty = Поки нічого не сталося.
ui-log-latest = До останньої події
ui-boards = Поля
ui-cell = Місце { $name }
ui-health = Очки здоров’я
ui-health-of = { $health } з { $max }
ui-dice = Кістки
ui-die = { $kind ->
    [yellow] Жовта кістка: { $face }
    [red] Червона кістка: { $face }
    [blue] Синя кістка: { $face }
    [green] Зелена кістка: { $face }
    [high] Кістка сильної атаки: { $face }
    [low] Кістка слабкої атаки: { $face }
   *[other] { $kind }: { $face }
}
ui-die-sign = { $sign ->
    [sword] { $count ->
        [one] { $count } влучання
        [few] { $count } влучання
       *[other] { $count } влучань
    }
    [shield] { $count ->
        [one] { $count } щит
        [few] { $count } щити
       *[other] { $count } щитів
    }
    [bam] «Вибух»
    [diamond] «Діамант»
    [blank] порожньо
   *[other] { $sign }
}
ui-roll-against = проти
ui-roll-away = Прибрати кістки
ui-tree = Навички
ui-tree-known = Вивчено { $known } з { $all }
ui-cards-fold = Скласти карти, щоб поле стало більшим
ui-cards-unfold = Показати карти
ui-price-xp = { $xp } { $xp ->
    [one] очко досвіду
    [few] очки досвіду
   *[many] очок досвіду
}
ui-or = або
ui-track-none = немає
ui-element-fire = вогонь
ui-element-ice = лід
ui-element-air = повітря
ui-element-earth = земля
ui-element-light = світло
ui-element-dark = темрява

## Порядок ходів і місця

ui-turn-order = Порядок ходів
ui-turn-initiative = ініціатива
ui-turn-waiting = хід попереду
ui-turn-acting = зараз ходить
ui-turn-done = хід зроблено
ui-table-seats = Місця за столом
ui-seats-and-bots = Місця й боти
ui-seat-number = Місце { $number }
ui-seat-entry = { $name }: { $player }, { $state }
ui-seat-present = на зв’язку
ui-seat-away = немає на зв’язку
ui-seat-open = місце ще вільне
ui-seat-bot = грає бот
ui-seat-asked = зараз вирішує
ui-seat-may = може зараз щось зробити
ui-seat-which-bot = Який бот
ui-seat-played-by-bot = Грає { $bot ->
    [random] випадковий
    [greedy] жадібний
    [search] вдумливий
   *[other] { $bot }
} бот
ui-seat-hand-over = Передати ботові
ui-seat-take-back = Забрати назад

## Карти

ui-card-open = Роздивитися: { $card }
ui-card-flip = Перевернути
ui-card-level = Рівень { $level }
ui-card-part = { $part ->
    [always] Завжди
    [normal] { -normal(case: "cap") }
    [elite] Елітний
    [boss] { -boss(case: "cap") }
    [special-1] { -special(case: "cap") } 1
    [special-2] { -special(case: "cap") } 2
    [immune] Захищений
    [this-round] { -round-bonus(case: "cap") }
    [bonus] Бонус
    [does] Дії
    [goal] Завдання
    [melee] Ближня атака
    [ranged] Дальня атака
    [magic] Магічна атака
    [defence] Захист
    [use] Використання
    [skill] Навичка
    [shadow] У сутіні
    [ability] Здібність
    [branches] Гілки навичок
    [minions] Поплічники
    [health] Здоров’я
    [carries] Спорядження
    [special] Спеціальні правила
    [first-room] Перша кімната
    [second-room] Друга кімната
    [third-room] Третя кімната
    [attributes] Властивості
    [enters-play] Коли вступає в гру
    [active] Активна
    [passive] Пасивна
    [story] Історія
   *[other] { $part }
  }
ui-card-initiative = Ініціатива { $initiative }
ui-card-joined = Приєднано до: { $card }
ui-card-take = { $card }: вибрати, куди
ui-card-taken = { $card }: тепер виберіть, куди, або її саму, щоб покласти назад.
ui-card-people = Іншим гравцям
ui-card-chain = { $card }, приєднано { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
  }
ui-card-joint = { $edge ->
    [top] Згори: { $symbol }
    [bottom] Знизу: { $symbol }
    [left] Ліворуч: { $symbol }
   *[right] Праворуч: { $symbol }
  }
ui-zone = Карти
ui-zone-empty = тут порожньо
ui-zone-hidden = { $count ->
    [one] { $count } карта долілиць
    [few] { $count } карти долілиць
   *[many] { $count } карт долілиць
  }
ui-pile = { $count ->
    [0] немає карт
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }
ui-price = { $gold } { $gold ->
    [one] золотий
    [few] золоті
   *[many] золотих
}
ui-card-chosen = { $ordinal ->
    [1] вибрана першою
    [2] вибрана другою
   *[other] вибрана { $ordinal }-ю
}
ui-card-mark = { $mark ->
    [ready] { -mark-ready }
    [spent] { -spent }
    [lost] { -lost }
    [active] діє
    [consumed] { -lost }
    [offered] { -mark-offered }
    [too-dear] задорого
    [no-slot] немає вільного місця
    [sold-out] закінчилися
    [left-behind] лишається
    [checks-1] одна галочка
    [checks-2] дві галочки
    [use-spent] один раз до відпочинку
    [use-consumed] один раз за сценарій
    [use-unlimited] діє завжди
    [use-lost] один раз за сценарій
    [use-passive] скільки завгодно разів
    [passive] пасивний
    [unlimited] без обмежень
    [shuffle] перетасувати колоду
    [head] { -place-head }
    [body] { -place-body }
    [legs] ноги
    [one-hand] { -place-one-hand }
    [two-hands] { -place-two-hands }
    [small] { -small-item }
    [top] { -half-top }
    [bottom] { -half-bottom }
    [in-force] діє
    [bought] вивчено
    [later] згодом
    [sword] меч
    [axe] сокира
    [mace] булава
    [hammer] молот
    [dagger] кинджал
    [spear] спис
    [bow] лук
    [crossbow] арбалет
    [staff] посох
    [wand] жезл
    [shield] щит
    [armour] обладунок
    [consumable] одноразова річ
    [artifact] артефакт
    [too-high] зависокий рівень
    [trap] { -trap }
    [luck] удача
    [patrol] патруль
    [blessing] благословення
    [omen] лихе знамення
    [marksman] стрілець
    [fighter] боєць
    [mystic] містик
    [tinkerer] майстер
    [weapon] зброя
    [apparel] одяг
    [main-item] основний предмет
    [upgrade] поліпшення
    [augment] розширення
    [chapter] розділ
    [closed-chapter] закритий розділ
    [explorer-event] подія дослідників
    [horror-event] подія жаху
    [personal-event] особиста подія
   *[other] { $mark }
  }

## Чому

ui-why = Чому?
ui-why-entry = Чому? { $text }
ui-why-cells = { $count ->
    [one] лишилося { $count } місце
    [few] лишилося { $count } місця
   *[many] лишилося { $count } місць
  }
ui-why-rules = Застосовані правила
ui-why-nothing = Причин не записано.
ui-rule = Правило { $rule }
ui-rule-missing = Текст цього правила недоступний.

## Історія й підсумок

ui-story = Історія
ui-to-table = До столу
ui-result = Підсумок
ui-result-won = Перемога!
ui-result-lost = Поразка
ui-tallies = Статистика
ui-what-next = Що далі
ui-result-next = Далі: { $title }
ui-to-campaign = До кампанії
ui-result-retry = Спробувати ще раз
ui-result-again = Зіграти ще раз
ui-look-at-table = Подивитися на стіл

## Згода й виправлення

ui-consent = Скасувати цей вибір?
ui-consent-ask = { $name } просить скасувати останній вибір.
ui-consent-what = { $name } просить скасувати: { $undo }
ui-consent-yes = Погодитися
ui-consent-no = Відмовити
ui-amend = Виправити вручну
ui-amend-warning = Виправлення обходить правила, і закінчити гру може стати неможливо. Усі побачать його в журналі.
ui-amend-path = Що змінити (шлях у стані гри, наприклад figures.hero.health)
ui-amend-value = Нове значення
ui-amend-form = Число, true, false, null, слово або JSON.
ui-amend-set = Змінити
ui-amend-stuck = Якщо на поточне запитання не можна відповісти як слід, його можна зняти.
ui-amend-give-up = Зняти поточне запитання

## Клавіатура

ui-help = Клавіатура
ui-help-intro = За столом усе можна робити з клавіатури.
ui-key-options = вибрати варіант із цим знаком
ui-key-undo = скасувати
ui-key-redo = повернути скасоване
ui-key-hint = підказка
ui-key-why = чому ворог так учинив?
ui-key-list = показати списком усі варіанти разом із тими, що на полі
ui-key-inspect = збільшити виділену карту
ui-key-story = історія
ui-key-menu = меню
ui-key-help = ця довідка
ui-key-arrows = перейти до іншої частини сторінки; усередині частини працюють стрілки
ui-key-escape = закрити відкрите вікно або панель

## Нові столи й кампанії

ui-what-to-play = У що грати
ui-single-game = Окрема гра
ui-campaign = Кампанія
ui-new-seats = Гравці
ui-for-seat = { $label } · гравець { $seat }
ui-variants = Варіанти
ui-swaps = зайнято: ви поміняєтеся з цим гравцем
ui-more-options = Ще налаштування
ui-usual = типово
ui-does-not-go = Не поєднується з рештою налаштувань
ui-table-name = Назва столу
ui-table-name-usual = Назва сценарію
ui-played-by = { $seats ->
    [1] Хто грає
   *[other] Хто грає на місці { $seat }
  }
ui-me = Я
ui-another = Гість
ui-a-bot = Бот
ui-which-bot = { $label }: який бот
ui-the-bot = Бот: { $name ->
    [random] випадковий
    [greedy] жадібний
    [search] вдумливий
   *[other] { $name }
}
ui-undo-policy = Скасування вибору
ui-undo-free = Без обмежень
ui-undo-ask = За згодою решти
ui-undo-off = Ніколи
ui-shared-policy = Хто вирішує за весь стіл
ui-shared-first = Хто відповість першим
ui-shared-host = Ведучий
ui-shared-majority = Більшість
ui-seed = Початкове число
ui-seed-random = випадкове
ui-seed-about = За того самого числа й тих самих рішень гра буде однаковою.
ui-campaign-about = { $most ->
    [1] У кампанії той самий персонаж проходить сценарій за сценарієм і зберігає все здобуте.
   *[other] У кампанії ті самі персонажі проходять сценарій за сценарієм і зберігають усе здобуте.
}
ui-campaign-name = Назва кампанії
ui-campaign-begin = Почати кампанію
ui-campaign-in-play = Сценарій цієї кампанії вже триває.
ui-prologue = Пролог
ui-epilogue = Епілог
ui-campaign-next-scenario = Наступний сценарій
ui-difficulty = Складність
ui-as-last-time = Як минулого разу
ui-stage-play-named = Грати: { $name }
ui-earlier-scenarios = { $n ->
    [one] { $n } пройдений сценарій
    [few] { $n } пройдені сценарії
   *[many] { $n } пройдених сценаріїв
  }
ui-earlier-about = Їх можна зіграти ще раз для втіхи: на кампанію це не вплине.
ui-stage-again = Зіграти ще раз
ui-stage-again-named = Зіграти ще раз: { $name }
ui-give-up-table = Покинути розпочатий сценарій?
ui-give-up-table-text = У кампанії водночас триває лише один сценарій. Якщо почати інший, розпочатий буде покинуто.
ui-give-up-and-play = Покинути й грати

## Вхід

ui-invited = Вас запрошують до столу
ui-invited-about = Уведіть ім’я, яке побачать інші, і заходьте.
ui-invited-game = Гра
ui-invited-scenario = Сценарій
ui-invited-role = Роль
ui-invited-spectator = Глядач
ui-invited-as = Ви граєте за персонажа
ui-invited-host = Ведучий
ui-invited-taken = За цим посиланням хтось уже сів за стіл. Якщо це були ви, увійдіть знову.
ui-your-name = Ваше ім’я
ui-come-in = Увійти
ui-you-sit = Місце ваше. Успіху!
ui-you-look-on = Ви спостерігаєте за грою.
ui-link-void = Це посилання більше не діє: за ним уже ввійшли, або ведучий створив нові. Попросіть нове посилання.

## Про програму

ui-about-text = Undercroft — цифровий стіл для кооперативних настільних ігор про походи в підземелля. Він знає правила, ходить за ворогів і пояснює їхні дії. Рішення приймаєте ви.
ui-about-games = Ігри належать своїм видавцям. В Undercroft власні тексти й малюнки: з виданих ігор нічого не скопійовано.
ui-credits = Подяки
ui-credits-icons = Значки взято з game-icons.net за ліцензією CC BY 3.0 (деякі — CC0); їхні автори:
ui-credits-software = Зроблено за допомогою Svelte, Vite, Fluent, Litestar, SQLAlchemy, msgspec і Lark.
ui-privacy = Що про вас зберігається
ui-privacy-text = Облікових записів немає, і дані надсилаються лише на цей сервер. Браузер зберігає налаштування й ключ до ваших столів, сервер — самі столи.
ui-gallery-link = Галерея: усе, що буває на столі

## Галерея

ui-gallery = Галерея
ui-gallery-about = Усі частини столу з прикладами, які можна випробувати.
ui-gallery-boards = Поля
ui-gallery-hex-flat = Шестикутні клітинки з пласким верхом
ui-gallery-hex-pointy = Шестикутні клітинки з гострим верхом
ui-gallery-square = Квадратні клітинки зі стінами, дверима й темрявою
ui-gallery-square-note = Двері бувають відчинені, зачинені, замкнені або забарикадовані.
ui-gallery-tiles = Фрагменти поля з усіма видами клітинок
ui-gallery-tiles-note = Недосліджені краї, вхід і вихід; двері зачинені, відчинені та знищені.
ui-gallery-zones = Зони
ui-gallery-figures = Фігурки
ui-gallery-reasons = Клітинки в поясненнях
ui-gallery-reasons-note = Клітинки, що лишилися після кожного правила.
ui-gallery-animation = Анімація
ui-gallery-animation-note = Рух, атака, влучання, загибель, стан, лікування й поява нової фігурки.
ui-gallery-animate = Показати
ui-gallery-rewind = На початок
ui-gallery-replay = Показати останні ходи
ui-gallery-stop = Зупинити
ui-gallery-tables = Розпочаті ігри
ui-gallery-table-move = Вибір руху
ui-gallery-table-attack = Вибір цілі атаки
ui-gallery-table-objects = Об’єкти на мапі
ui-gallery-table-zones = Бій у зонах
ui-gallery-chosen = Вибрано: { $key }
ui-gallery-inspected = Роздивлено: { $cell }
ui-gallery-table-rooms = Кімнати й коридори при світлі смолоскипів
ui-gallery-table-tiles = Дослідження: фрагмент за фрагментом
ui-gallery-widgets = Навколо поля
ui-gallery-ribbon = Порядок ходів
ui-gallery-question = Запитання з усіма варіантами
ui-gallery-offer = Що можна зробити, поки вирішує інший
ui-gallery-hand = Рука, карти в грі та предмети
ui-gallery-card = Лицьові боки карт
ui-gallery-tracks = Шкали та стихії
ui-gallery-dice = Кістки в лотку
ui-gallery-roll = Кістки обох сторін і результат
ui-gallery-tree = Дерево навичок
ui-gallery-places = Комірки спорядження
ui-gallery-log = Журнал бою
ui-gallery-why = Причини дій ворога
ui-gallery-seats = Хто де сидить
ui-gallery-result = Підсумок
ui-gallery-secret = Карти, приховані від інших гравців
ui-gallery-lasting = Тривалі ефекти
