## Що вводить гравець. Англійські слова зрозумілі будь-якою мовою.

-command-undo = скасувати
-command-redo = повернути
-command-cards = карти
-command-items = предмети
-command-look = оглянути
-command-map = поле
-command-figures = фігурки
-command-monsters = вороги
-command-log = журнал
-command-options = варіанти
-command-why = чому
-command-rules = правила
-command-hint = підказка
-command-save = зберегти
-command-amend = виправити
-command-go = далі
-command-help = довідка
-command-quit = вихід
-command-back = назад
-answer-yes = так
-answer-no = ні
-answer-all = усе

## Команди: кожна починається зі слова, яке вводять

terminal-command-undo = { -command-undo }
terminal-command-redo = { -command-redo }
terminal-command-cards = { -command-cards }
terminal-command-items = { -command-items }
terminal-command-look = { -command-look } ЩО
terminal-command-map = { -command-map }
terminal-command-figures = { -command-figures }
terminal-command-monsters = { -command-monsters }
terminal-command-log = { -command-log } [№|{ -answer-all }]
terminal-command-options = { -command-options }
terminal-command-why = { -command-why } [№]
terminal-command-rules = { -command-rules } [ЩО]
terminal-command-hint = { -command-hint }
terminal-command-save = { -command-save } [ФАЙЛ]
terminal-command-amend = { -command-amend } ЩО ЯК
terminal-command-go = { -command-go }
terminal-command-help = { -command-help }
terminal-command-quit = { -command-quit }
terminal-command-back = { -command-back }
terminal-answer-yes = { -answer-yes }
terminal-answer-no = { -answer-no }
terminal-answer-all = { -answer-all }

terminal-about-undo = скасувати останній вибір; можна кілька разів поспіль
terminal-about-redo = повернути скасоване
terminal-about-cards = усі ваші карти з обох боків
terminal-about-items = ваші предмети й що вони роблять
terminal-about-look = карта або фігурка, названа на екрані чи в журналі, наприклад подія або охоронець
terminal-about-map = поле якомога більшим і умовні знаки
terminal-about-figures = хто де стоїть і в якому порядку ходить
terminal-about-monsters = карти ворогів і таблиці модифікаторів
terminal-about-log = що сталося: останнє, стільки-то останніх подій або все
terminal-about-options = усі варіанти й що вони роблять
terminal-about-why = чому ворог учинив саме так: останнього разу або в події з цим номером
terminal-about-rules = завдання й особливі правила; правило, розділ або всі правила з цим словом
terminal-about-hint = що зробив би бот
terminal-about-save = записати гру в окремий файл
terminal-about-amend = виправити гру вручну; це потрапить до журналу
terminal-about-go = продовжити, коли гру завершено
terminal-about-help = цей список
terminal-about-quit = вийти; гру збережено, і її можна продовжити

terminal-tip = Команда «{ -command-help }» показує решту: { -command-map }, { -command-cards }, { -command-monsters }, { -command-log }, { -command-undo }, { -command-hint } та інші.
terminal-help = Уведіть номер варіанта або початок його назви. Гра зберігається після кожного вибору.

## Сторінки

terminal-enter-more = «Ввід» — далі
terminal-enter-back = «Ввід» — назад до поля
terminal-enter-go-on = Натисніть «Ввід», щоб продовжити
terminal-page = ({ $number } з { $count })

## Меню

terminal-answer = Уведіть номер або початок рядка; «{ -command-back }» — повернутися, «{ -command-quit }» — вийти. Команди в грі покаже «{ -command-help }».
terminal-answer-first = Уведіть номер або початок рядка; «{ -command-quit }» — вийти. Команди в грі покаже «{ -command-help }».
terminal-choose-from = У списку цього немає: { $text }. Уведіть номер від 1 до { $count }, «{ -command-back }» або «{ -command-quit }».
terminal-choose-from-first = У списку цього немає: { $text }. Уведіть номер від 1 до { $count } або «{ -command-quit }».
terminal-close-line = У списку цього немає: { $text }. Можливо, ви мали на увазі: { $close }?
terminal-several-lines = { $text } — підходить кілька рядків: { $names }
terminal-sure = { $question } Щоб підтвердити, уведіть «{ -answer-yes }».
terminal-done = Готово
terminal-back = Назад
terminal-quit = Вихід
terminal-play = Грати
terminal-yes = так
terminal-no = ні

terminal-continue = Продовжити з місця, де ви зупинилися
terminal-campaign = Кампанія: { $name }
terminal-unreadable = не читається: { $why }
terminal-new-campaign = Нова кампанія
terminal-new-campaign-about = { $most ->
    [1] уся історія з одним персонажем
   *[other] уся історія з тими самими персонажами
}
terminal-free = Вільна гра
terminal-free-about = будь-який сценарій із будь-яким персонажем, що підходить
terminal-unfinished = Незакінчена гра: { $game }
terminal-game = { $round ->
    [0] { $title }: { $party }
   *[other] { $title }: { $party }; раунд { $round }
}
terminal-game-of-campaign = кампанія «{ $name }», { $game }
terminal-which = Який сценарій?
terminal-which-again = Який сценарій зіграти ще раз?
terminal-campaign-name = Як назвати кампанію?
terminal-campaign-name-bad = У назві кампанії може бути до 40 знаків: літери, цифри, пробіли та дефіси.
terminal-campaign-name-taken = Така кампанія вже є: { $name }.
terminal-in-progress = Продовжити розпочату гру
terminal-play-stage = Грати: { $title }
terminal-give-up-and-play = Покинути її та грати: { $title }
terminal-give-up = Покинути розпочату гру?
terminal-not-given-up = Розпочату гру збережено.
terminal-replay = Зіграти пройдений сценарій ще раз
terminal-replay-about = кампанія не зміниться
terminal-own-level = { $summary }. Заданий рівень діє лише у вільній грі: у кампанії кожен сценарій має свій.
terminal-put-aside = { $why }. Файл відкладено: { $path }.
terminal-take-along = Що взяти із собою?
terminal-take-same = Те саме, що минулого разу
terminal-take-anew = Вибрати знову

## Про що домовляються перед грою

terminal-who = За кого ви граєте?
terminal-party-of = Виберіть персонажа: { $number } з { $count }.
terminal-party-from-to = Виберіть { $number }-го персонажа (усього від { $least } до { $most }).
terminal-difficulty = Виберіть складність.
terminal-variants = Варіанти правил
terminal-change-variants = Варіанти правил. Виберіть рядок, щоб його змінити.
terminal-change-settings = Налаштування. Виберіть рядок, щоб його змінити.
terminal-played-by = { $name } — хто грає
terminal-you = ви
terminal-bot = бот ({ $bot ->
    [random] випадковий
    [greedy] жадібний
    [search] вдумливий
   *[other] { $bot }
})

## Гра

terminal-saved-in = Гру збережено у файлі { $path }
terminal-saved = Гру збережено у файлі { $path }.
terminal-saved-here = Гру збережено у файлі { $path }. Щоб записати її в інший файл, уведіть «{ -command-save } ФАЙЛ».
terminal-not-saved = Гру не збережено: { $why }
terminal-folder = { $path } — це папка
terminal-no-save = файл { $path } уже є, і це не збережена гра; його не змінено
terminal-rules-failed = У правилах сталася помилка ({ $why }). Стан до вашого вибору відновлено, гру збережено у файлі { $path }.
terminal-rules-failed-again = у правилах сталася помилка ({ $why }); гру збережено у файлі { $path } такою, якою вона була до неї
terminal-set-up-failed = під час підготовки гри в правилах сталася помилка ({ $why }); нічого не збережено
terminal-broken = гра { $game } несправна: { $why }
terminal-over = Гру завершено: { $outcome ->
    [won] перемога
    [lost] поразка
   *[other] { $outcome }
}.
terminal-winners = Перемога: { $names }.
terminal-after-the-end = Уведіть «{ -command-go }», щоб продовжити, або «{ -command-undo }», щоб скасувати останній вибір.
terminal-is-over = Гру завершено.
terminal-not-over = Гру ще не завершено: виберіть один із варіантів.
terminal-really = { $option } — ви певні? Щоб підтвердити, уведіть «{ -answer-yes }».
terminal-nothing-done = Нічого не зроблено.
terminal-several = { $text } — підходить кілька варіантів: { $names }
terminal-no-option = Варіанта { $number } немає: уведіть номер від 1 до { $count }.
terminal-only-go = Вибирати нічого: уведіть «{ -command-go }», щоб продовжити.
terminal-nothing-asked = Вибирати нічого.
terminal-unknown = Незрозуміло: { $text }. Команди покаже «{ -command-help }».
terminal-unknown-close = Незрозуміло: { $text }. Можливо, ви мали на увазі: { $close }?
terminal-undone = Скасовано: { $what }
terminal-redone = Повернуто: { $what }
terminal-nothing-to-undo = Скасовувати нічого.
terminal-nothing-to-redo = Повертати нічого.
terminal-undo-off = За цим столом скасування заборонено.
terminal-undo-no-further = Далі назад скасувати не можна.
terminal-why-how = «{ -command-why }» пояснює останнє рішення ворога, «{ -command-why } 12» — подію 12 у журналі.
terminal-why-no-event = Події { $number } немає: остання в журналі — { $count }.
terminal-why-no-decision = Подія { $number } — не рішення ворога. { $text }
terminal-why-nothing = Вороги ще не приймали рішень, які можна пояснити правилами.
terminal-why-now = До запитання: { $text }
terminal-hint = Підказка ({ $bot ->
    [random] випадковий бот
    [greedy] жадібний бот
    [search] вдумливий бот
   *[other] { $bot }
}): { $what }
terminal-hint-meanwhile = { $what }; тим часом: { $other }
terminal-no-hint = Підказки немає: жоден тутешній бот не грає краще, ніж навмання.
terminal-amend-how = «{ -command-amend } ЩО ЯК» виправляє гру вручну, наприклад: { -command-amend } figures.hero.health 5.
terminal-amend-refused = Виправити не вдалося: { $why }.
terminal-amend-failed = Так виправити не можна ({ $why }); нічого не змінилося.
terminal-amended = Виправлено: { $path }, нове значення — { $value }

## Екран

terminal-asked = { $name }. { $text }
terminal-options-all = … усі покаже команда «{ -command-options }»
terminal-options-what = що вони роблять, покаже команда «{ -command-options }»
terminal-options-many = … { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}: усі покаже команда «{ -command-options }»
terminal-numbered = { $place ->
    [hex] клітинка з номером
    [space] клітинка з номером
   *[zone] зона з номером
}
terminal-numbered-cell = { $place ->
    [hex] з номером
    [space] з номером
   *[zone] з номером
}
terminal-cut = { $ways } Це не все поле: цілком його показує команда «{ -command-map }».
terminal-more = … докладніше: «{ -command-figures }», «{ -command-cards }», «{ -command-items }»
terminal-see-rules = «{ -command-rules }»
terminal-level = рівень { $level }
terminal-side = { $side ->
    [a] А
    [b] В
   *[other] { $side }
}
terminal-items = Предмети
terminal-figures = Фігурки
terminal-turns = Порядок ходів
terminal-at = місце { $place }
terminal-no-cards = Карт немає.
terminal-no-items = Предметів немає.
terminal-no-monsters = Ворогів немає.
terminal-and-more = { $names } і ще { $count }
terminal-look-how = «{ -command-look } ЩО» показує карту або фігурку: { $names }
terminal-look-unknown = Тут такого немає: { $name }. Є: { $names }
terminal-look-close = Тут такого немає: { $name }. Можливо, ви мали на увазі: { $close }?
terminal-places = Місця
terminal-legend-hexes = @ ви   ★ елітний   [3] варіант 3; клітинки позначено стовпцем і рядком
terminal-legend-squares = @ ви   ━ ┃ стіна   ╪ ╫ зачинені двері   ╱ відчинені двері   [3] варіант 3; клітинки позначено стовпцем і рядком
terminal-legend-zones = @ герой   ★ ватажок або одинак   { $light } на світлі   ░ не відкрито   ╪ ╫ зачинено   ╱ відчинено   ╳ замкнено   ● колони   ┄ ┊ немає стіни   [3] варіант 3
terminal-rules-how = { $count ->
    [one] У зводі { $count } правило.
    [few] У зводі { $count } правила.
   *[many] У зводі { $count } правил.
} «{ -command-rules } НОМЕР» показує одне з них, «{ -command-rules } СЛОВО» шукає за словом.
terminal-rules-none = Такого правила немає: { $text }.
terminal-rules-close = Такого правила немає: { $text }. Можливо, ви мали на увазі: { $close }?
terminal-rules-more = … і ще { $count }; додайте слово, назвіть номер правила або допишіть «{ -answer-all }».
