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
ui-skip-to-content = До змісту
ui-unreachable = Сервер не відповідає. Чи він ще працює?
ui-connection-lost = Зв’язок втрачено.
ui-choose-again = Останній вибір не дійшов. Виберіть ще раз.
ui-problem-not-found = Тут такого немає, або воно не ваше.
ui-problem-stale = Гра тим часом пішла далі. Погляньте ще раз і виберіть.
ui-problem-looking-on = Ви спостерігаєте: місця у вас немає.
ui-problem-busy = Підказку вже обмірковують.
ui-problem-no-hint = Цього разу підказки не знайшлося. Вирішуйте самі!
ui-problem-asked = Хтось уже питає.
ui-problem-nothing-asked = Зараз ніхто не питає згоди.
ui-problem-over = Кампанія пішла далі: закінчений сценарій не можна взяти назад.
ui-problem-host-only = Виправляти гру може лише господар столу.
ui-problem-not-written = Вибір не вдалося записати, тож його не прийнято.
ui-problem-rules-failed = У правилах стався збій, нічого не змінилося. Візьміть хід назад, виберіть інакше або виправте гру.
ui-problem-too-fast = Не так швидко, будь ласка.
ui-problem-broken = На сервері щось пішло не так. Подробиці в його журналі.
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
ui-players-range = гравців: від { $least } до { $most }
ui-choose-a-game = Виберіть гру
ui-no-games = На цьому сервері не встановлено жодної гри.
ui-continue = Продовжити
ui-continue-where = Продовжити з того самого місця
ui-my-campaigns = Мої кампанії
ui-my-tables = Мої столи
ui-no-tables = Столів поки немає. Виберіть гру вище: до початку партії три натискання.
ui-ended-tables = { $n ->
    [one] { $n } стіл із завершеною грою
    [few] { $n } столи із завершеною грою
   *[many] { $n } столів із завершеною грою
  }
ui-your-turn = Ваш хід
ui-waiting-for = Очікування: { $names }
ui-in-play = Триває гра
ui-outcome-won = Перемога
ui-outcome-lost = Поразка
ui-remove = Вилучити
ui-remove-named = Вилучити { $name }
ui-remove-table = Вилучити цей стіл?
ui-remove-table-text = «{ $name }» зникне для всіх, хто за ним сидить. Скасувати це не можна. Якщо стіл ще може знадобитися, спершу збережіть його у файл.
ui-table-removed = Стіл вилучено.
ui-remove-campaign = Вилучити цю кампанію?
ui-remove-campaign-text = «{ $name }» зникне разом із поточним столом. Скасувати це не можна.
ui-campaign-removed = Кампанію вилучено.
ui-campaign-over = Історію розказано до кінця
ui-export = Зберегти у файл
ui-export-named = Зберегти у файл: { $name }
ui-import = Завантажити стіл із файлу
ui-import-drop = Перетягніть файл сюди, щоб завантажити стіл
ui-imported = Стіл на місці. З поверненням!
ui-share = Запросити інших
ui-share-named = Запросити інших: { $name }
ui-qr = QR-код
ui-qr-for = QR-код: { $name }
ui-reach-local = За цією адресою сервер видно лише з цього комп’ютера. Запустіть його й для інших: { $command }
ui-reach-network = Посилання ведуть на адресу цього комп’ютера в локальній мережі: { $address }
ui-share-about = Той, хто відкриє посилання, займе це місце. Надішліть кожне посилання одній людині.
ui-share-none = Посилання видно лише під час створення. Створіть нові, щоб запросити когось на вільне місце або дивитися.
ui-invite-seat = Грати: { $name }
ui-invite-watch = Дивитися
ui-copy = Копіювати
ui-copy-named = Копіювати посилання: { $name }
ui-copied = Скопійовано
ui-new-links = Створити нові посилання
ui-new-links-about = Нові посилання скасовують старі.

## Налаштування

ui-language = Мова
ui-theme = Освітлення
ui-theme-auto = Як на пристрої
ui-theme-dark = Темне
ui-theme-light = Світле
ui-animation = Анімація
ui-animation-off = Вимкнено
ui-animation-speed = { $times }×
ui-sound = Звук
ui-transfer = Грати на іншому пристрої
ui-transfer-about = Облікових записів немає: ключ до ваших столів зберігає цей браузер. Код перенесе їх на інший пристрій.
ui-transfer-make = Показати код
ui-transfer-lasts = Уведіть його на іншому пристрої за { $minutes } хв. Він діє один раз.
ui-transfer-have = У мене є код
ui-transfer-claim = Застосувати
ui-transfer-replaces = Столи іншого пристрою замінять ті, що перелічені тут.
ui-transfer-done = Ваші столи тут.

## Поле

ui-board = Поле
ui-board-map = Карта
ui-board-tools = Вигляд поля
ui-board-fit = Показати все поле
ui-board-zoom-in = Наблизити
ui-board-zoom-out = Віддалити
ui-board-options = Варіанти на полі
ui-board-several = { $place }: варіантів { $count }
ui-board-which = Який із них?
ui-board-ruler = Лінійка
ui-board-ruler-hint = Виберіть два місця для порівняння
ui-board-ruler-second = … до якого місця?
ui-board-ruler-distance = Дальність { $distance }
ui-board-ruler-sight = на лінії видимості
ui-board-ruler-no-sight = поза лінією видимості
ui-board-ruler-way = { $steps ->
    [one] { $steps } крок пішки
    [few] { $steps } кроки пішки
   *[many] { $steps } кроків пішки
}
ui-board-ruler-nothing = Туди шляху немає
ui-board-side = { $side ->
    [hero] герой
    [enemy] ворог
   *[object] об’єкт
}
ui-board-health = здоров’я { $health }
ui-board-health-of = здоров’я { $health } з { $most }
ui-board-place = на { $place }
ui-board-dark = У темряві
ui-board-terrain = { $mark ->
    [obstacle] Перешкода
    [wall] Стіна
    [hazard] Небезпека
    [trap] Пастка
    [difficult] Важкопрохідна місцевість
    [water] Вода
    [plate] Натискна плита
    [rift] Портал
    [door-open] Відчинені двері
    [door-closed] Зачинені двері
    [door-locked] Замкнені двері
    [coins] Монети
    [treasure] Скарб
    [goal-treasure] Скарб-мета
    [room] Кімната
    [hidden] Ще не відчинена
    [start] Вхідна зона
    [exit] Вихід
    [level] Рівень
    [special-treasure] Особливий скарб
    [artifact] Жетон артефакту
    [lair] Жетон лігва
    [library] Жетон бібліотеки
    [token] Жетон лицем униз
    [firework] Запалений феєрверк
    [bridge] Міст
    [stairs] Сходи
   *[other] { $mark }
}
ui-board-wall = Стіна між { $from } і { $to }
ui-board-door = { $state ->
    [open] Відчинені двері між { $from } і { $to }
    [closed] Зачинені двері між { $from } і { $to }
    [locked] Замкнені двері між { $from } і { $to }
   *[other] Двері між { $from } і { $to }
}
ui-board-door-state = { $state }

## Стіл

ui-question = Запитання
ui-question-you = { $name }: ваше рішення
ui-question-bot = { $name }: грає бот { $bot }
ui-question-all = Вирішуєте всі разом
ui-question-group = Вирішують разом: { $names }
ui-may = { $count ->
    [one] Поки вирішує { $names }, ви можете:
   *[other] Поки вирішують { $names }, ви можете:
}
ui-sure = Ви певні?
ui-sure-about = Ви вибрали: { $option }. Це може вирішити долю всієї гри, тому вас питають ще раз.
ui-later = Лише коли вас питають: «{ $prompt }»
ui-question-board = { $count ->
    [one] { $count } варіант світиться на полі
    [few] { $count } варіанти світяться на полі
   *[many] { $count } варіантів світяться на полі
  }
ui-question-cards = { $count ->
    [one] { $count } варіант світиться на картах
    [few] { $count } варіанти світяться на картах
   *[many] { $count } варіантів світяться на картах
  }
ui-options = Варіанти
ui-list-all = Усі варіанти списком
ui-hinted = Підказка: { $text }
ui-wait = Хвилинку…
ui-looking-on = Ви дивитеся.
ui-looking-on-waiting = Ви дивитеся. Очікування: { $names }.
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
ui-info = Мета й становище
ui-info-short = Мета
ui-log = Журнал
ui-log-set-up = Підготовка
ui-log-empty = Поки нічого не сталося.
ui-log-latest = До останнього
ui-boards = Поля
ui-cell = Місце { $name }
ui-health = Здоров’я
ui-health-of = { $health } з { $max }
ui-dice = Кубики
ui-die = { $kind ->
    [yellow] Жовтий кубик: { $face }
    [red] Червоний кубик: { $face }
    [blue] Синій кубик: { $face }
    [green] Зелений кубик: { $face }
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
ui-roll-away = Прибрати кубики
ui-tree = Навички для вивчення
ui-tree-known = Вивчено { $known } з { $all }
ui-cards-fold = Скласти карти, щоб поле стало більшим
ui-cards-unfold = Показати карти
ui-price-xp = { $xp } досвіду
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
ui-seat-present = тут
ui-seat-away = немає на зв’язку
ui-seat-open = місце ще вільне
ui-seat-bot = грає бот
ui-seat-may = може зараз щось зробити
ui-seat-which-bot = Який бот
ui-seat-played-by-bot = Грає бот { $bot }
ui-seat-hand-over = Передати ботові
ui-seat-take-back = Забрати назад

## Карти

ui-card-open = Роздивитися { $card }
ui-card-flip = Перегорнути
ui-card-level = Рівень { $level }
ui-card-part = { $part ->
    [always] Завжди
    [normal] Звичайний
    [elite] Елітний
    [boss] Бос
    [special-1] Особлива дія 1
    [special-2] Особлива дія 2
    [immune] Не діє
    [this-round] У цьому раунді
    [bonus] Бонус
    [does] Робить
    [goal] Завдання
    [melee] Рукопашна атака
    [ranged] Дальня атака
    [magic] Магічна атака
    [defence] Захист
    [use] Витратити
    [skill] Навичка
    [shadow] У сутіні
    [ability] Здібність
    [branches] Гілки
    [minions] Поплічники
    [health] Здоров’я
    [carries] Несе
    [special] Особливе
    [first-room] Перша кімната
    [second-room] Друга кімната
    [third-room] Третя кімната
   *[other] { $part }
  }
ui-card-initiative = Ініціатива { $initiative }
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
ui-price = { $gold } зол.
ui-card-chosen = { $ordinal ->
    [1] вибрана першою
    [2] вибрана другою
   *[other] вибрана, номер { $ordinal }
}
ui-card-mark = { $mark ->
    [ready] готовий
    [spent] використаний
    [lost] втрачений
    [active] активний
    [consumed] витрачений
    [offered] на вибір
    [too-dear] задорого
    [no-slot] місце зайняте
    [sold-out] розібрано
    [left-behind] лишається
    [checks-1] дає одну позначку
    [checks-2] дає дві позначки
    [use-spent] знову після відпочинку
    [use-consumed] раз за сценарій
    [use-unlimited] діє завжди
    [use-lost] раз за сценарій
    [use-passive] скільки завгодно разів
    [passive] пасивний
    [unlimited] без обмежень
    [shuffle] перетасувати колоду
    [head] голова
    [body] тіло
    [legs] ноги
    [one-hand] одна рука
    [two-hands] дві руки
    [small] малий предмет
    [top] верх
    [bottom] низ
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
    [consumable] одноразовий
    [artifact] артефакт
    [too-high] зависокий рівень
    [trap] пастка
    [luck] талан
    [patrol] патруль
    [blessing] благословення
    [omen] лихе знамення
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
ui-why-rules = Правила, що діють
ui-why-nothing = Для цього причин не записано.
ui-rule = Правило { $rule }
ui-rule-missing = Тексту цього правила тут немає.

## Історія й підсумок

ui-story = Що було досі
ui-to-table = До столу
ui-result = Підсумок
ui-result-won = Перемога!
ui-result-lost = Поразка
ui-tallies = У числах
ui-what-next = Що далі
ui-result-next = Далі: { $title }
ui-to-campaign = До кампанії
ui-result-retry = Спробувати ще раз
ui-result-again = Зіграти ще раз
ui-look-at-table = Подивитися на стіл

## Згода й виправлення

ui-consent = Чи можна це скасувати?
ui-consent-ask = { $name } просить скасувати останній вибір.
ui-consent-what = { $name } просить скасувати: { $undo }
ui-consent-yes = Погодитися
ui-consent-no = Відмовити
ui-amend = Виправити вручну
ui-amend-warning = Виправлення обходить правила, і гра може стати непрохідною. Воно потрапить до журналу, і його побачать усі.
ui-amend-path = Що змінити (шлях у стані гри, наприклад figures.hero.health)
ui-amend-value = Нове значення
ui-amend-form = Число, true, false, null, слово або JSON.
ui-amend-set = Змінити
ui-amend-stuck = Якщо на поточне запитання не можна відповісти як слід, його можна зняти.
ui-amend-give-up = Зняти відкрите запитання

## Клавіатура

ui-help = Клавіатура
ui-help-intro = За столом усе можна робити з клавіатури.
ui-key-options = вибрати варіант із цим знаком
ui-key-undo = скасувати
ui-key-redo = повернути скасоване
ui-key-hint = підказка
ui-key-why = чому ворог так учинив?
ui-key-list = усі варіанти списком, і ті, що на полі
ui-key-inspect = збільшити виділену карту
ui-key-story = історія
ui-key-menu = меню
ui-key-help = ця довідка
ui-key-arrows = перехід між частинами; усередині частини працюють стрілки
ui-key-escape = закрити те, що відкрито

## Нові столи й кампанії

ui-what-to-play = У що грати
ui-single-game = Одна гра
ui-campaign = Кампанія
ui-new-seats = Гравці
ui-for-seat = { $label } · гравець { $seat }
ui-variants = Варіанти
ui-swaps = обмін із тим, у кого він є
ui-more-options = Ще налаштування
ui-usual = як зазвичай
ui-does-not-go = Не поєднується з рештою вибору
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
ui-the-bot = Бот: { $name }
ui-undo-policy = Скасування ходів
ui-undo-free = Вільно
ui-undo-ask = За згодою решти
ui-undo-off = Ніколи
ui-shared-policy = Рішення всього столу
ui-shared-first = Хто перший
ui-shared-host = Ведучий
ui-shared-majority = Більшість
ui-seed = Початкове число
ui-seed-random = випадкове
ui-seed-about = Те саме число й ті самі рішення дають ту саму гру.
ui-campaign-about = { $most ->
    [1] Кампанія йде від сценарію до сценарію з одним персонажем і зберігає все здобуте дорогою.
   *[other] Кампанія йде від сценарію до сценарію з тими самими персонажами і зберігає все здобуте дорогою.
}
ui-campaign-name = Назва кампанії
ui-campaign-begin = Почати кампанію
ui-campaign-in-play = Сценарій цієї кампанії вже у грі.
ui-prologue = Пролог
ui-epilogue = Епілог
ui-campaign-next-scenario = Наступний сценарій
ui-difficulty = Складність
ui-as-last-time = Як минулого разу
ui-stage-play-named = Грати: { $name }
ui-earlier-scenarios = { $n ->
    [one] { $n } минулий сценарій
    [few] { $n } минулі сценарії
   *[many] { $n } минулих сценаріїв
  }
ui-earlier-about = Ще раз просто для втіхи: кампанія не зміниться.
ui-stage-again = Зіграти ще раз
ui-stage-again-named = Зіграти ще раз: { $name }
ui-give-up-table = Кинути поточний сценарій?
ui-give-up-table-text = У кампанії водночас триває один сценарій. Якщо почати інший, цей буде кинуто.
ui-give-up-and-play = Кинути й грати

## Вхід

ui-invited = Вас запрошують до столу
ui-invited-about = Скажіть, як вас називати, і заходьте.
ui-invited-game = Гра
ui-invited-scenario = Сценарій
ui-invited-role = Роль
ui-invited-spectator = Глядач
ui-invited-as = Ваша роль
ui-invited-host = Ведучий
ui-invited-taken = За цим посиланням хтось уже сів. Якщо це були ви, заходьте знову.
ui-your-name = Ваше ім’я
ui-come-in = Увійти
ui-you-sit = Місце ваше. Успіху!
ui-you-look-on = Ви дивитеся.
ui-link-void = Це посилання більше не діє: ним уже скористалися або ведучий створив нові. Попросіть нове посилання.

## Про програму

ui-about-text = Undercroft — стіл для кооперативних настільних ігор про походи в підземелля. Він знає правила, ходить за монстрів і пояснює чому; рішення приймаєте ви.
ui-about-games = Ігри належать своїм видавцям. Undercroft постачається з власними текстами й малюнками; з виданих ігор не скопійовано нічого.
ui-credits = Подяки
ui-credits-icons = Значки взято з game-icons.net за ліцензією CC BY 3.0 (деякі — CC0); їхні автори:
ui-credits-software = Зроблено за допомогою Svelte, Vite, Fluent, Litestar, SQLAlchemy, msgspec і Lark.
ui-privacy = Що про вас зберігається
ui-privacy-text = Облікових записів немає, і нічого не надсилається нікому, крім цього сервера. Браузер зберігає ключ до ваших столів і налаштування, сервер — столи.
ui-gallery-link = Галерея всього, що може показати стіл

## Галерея

ui-gallery = Галерея
ui-gallery-about = Усі частини столу й сцени, щоб їх випробувати.
ui-gallery-boards = Поля
ui-gallery-hex-flat = Гекси з пласким верхом
ui-gallery-hex-pointy = Гекси з гострим верхом
ui-gallery-square = Клітинки зі стінами, дверима й темрявою
ui-gallery-square-note = Двері бувають відчинені, зачинені, замкнені або забарикадовані.
ui-gallery-zones = Зони
ui-gallery-figures = Фігури
ui-gallery-reasons = Місця з пояснень
ui-gallery-reasons-note = Місця, що лишилися після кожного правила.
ui-gallery-animation = Анімація
ui-gallery-animation-note = Рух, атака, влучання, загибель, стан, зцілення і хтось новий.
ui-gallery-animate = Показати
ui-gallery-rewind = На початок
ui-gallery-replay = Показати останні ходи
ui-gallery-stop = Зупинити
ui-gallery-tables = Столи у грі
ui-gallery-table-move = Вибір руху
ui-gallery-table-attack = Вибір цілі атаки
ui-gallery-table-objects = Об’єкти на карті
ui-gallery-table-zones = Бій у зонах
ui-gallery-chosen = Вибрано: { $key }
ui-gallery-inspected = Роздивлено: { $cell }
ui-gallery-table-rooms = Кімнати й коридори при світлі смолоскипів
ui-gallery-widgets = Навколо поля
ui-gallery-ribbon = Стрічка ходів
ui-gallery-question = Питання з усіма варіантами
ui-gallery-offer = Що можна зробити, поки вирішує інший
ui-gallery-hand = Рука, карти у грі та предмети
ui-gallery-card = Лицьові боки карт
ui-gallery-tracks = Шкали та стихії
ui-gallery-dice = Кубики в лотку
ui-gallery-roll = Кубики двох сторін і що вони зробили
ui-gallery-tree = Навички, що ростуть одна з одної
ui-gallery-places = Спорядження на своїх місцях
ui-gallery-log = Журнал бою
ui-gallery-why = Чому ворог так учинив
ui-gallery-seats = Хто де сидить
ui-gallery-result = Підсумок
ui-gallery-secret = Карти, яких не бачать інші
ui-gallery-lasting = Тривалі ефекти
