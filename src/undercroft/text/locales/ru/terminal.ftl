## Что вводит игрок. Английские слова понятны на любом языке.

-command-undo = отменить
-command-redo = повторить
-command-cards = карты
-command-items = предметы
-command-look = осмотреть
-command-map = поле
-command-figures = фигурки
-command-monsters = враги
-command-log = журнал
-command-options = варианты
-command-why = почему
-command-rules = правила
-command-hint = подсказка
-command-save = сохранить
-command-amend = исправить
-command-go = дальше
-command-help = помощь
-command-quit = выход
-command-back = назад
-answer-yes = да
-answer-no = нет
-answer-all = всё

## Команды: каждая начинается со слова, которое вводят

terminal-command-undo = { -command-undo }
terminal-command-redo = { -command-redo }
terminal-command-cards = { -command-cards }
terminal-command-items = { -command-items }
terminal-command-look = { -command-look } ЧТО
terminal-command-map = { -command-map }
terminal-command-figures = { -command-figures }
terminal-command-monsters = { -command-monsters }
terminal-command-log = { -command-log } [№|{ -answer-all }]
terminal-command-options = { -command-options }
terminal-command-why = { -command-why } [№]
terminal-command-rules = { -command-rules } [ЧТО]
terminal-command-hint = { -command-hint }
terminal-command-save = { -command-save } [ФАЙЛ]
terminal-command-amend = { -command-amend } ЧТО КАК
terminal-command-go = { -command-go }
terminal-command-help = { -command-help }
terminal-command-quit = { -command-quit }
terminal-command-back = { -command-back }
terminal-answer-yes = { -answer-yes }
terminal-answer-no = { -answer-no }
terminal-answer-all = { -answer-all }

terminal-about-undo = отменить последний выбор; можно несколько раз подряд
terminal-about-redo = вернуть отменённое
terminal-about-cards = все ваши карты с обеих сторон
terminal-about-items = ваши предметы и что они делают
terminal-about-look = карта или фигурка, названная на экране или в журнале, например событие или хранитель
terminal-about-map = поле как можно крупнее и условные знаки
terminal-about-figures = кто где стоит и в каком порядке ходит
terminal-about-monsters = карты врагов и таблицы модификаторов
terminal-about-log = что произошло: последнее, столько-то последних событий или всё
terminal-about-options = все варианты и что они делают
terminal-about-why = почему враг поступил именно так: в последний раз или в событии с этим номером
terminal-about-rules = условия победы и { -special-rules }; правило, раздел или все правила с этим словом
terminal-about-hint = что сделал бы бот
terminal-about-save = записать игру в отдельный файл
terminal-about-amend = исправить игру вручную; это попадёт в журнал
terminal-about-go = продолжить, когда игра окончена
terminal-about-help = этот список
terminal-about-quit = выйти; игра сохранена, и её можно продолжить

terminal-tip = Команда «{ -command-help }» показывает все остальные: { -command-map }, { -command-cards }, { -command-monsters }, { -command-log }, { -command-undo }, { -command-hint } и другие.
terminal-help = Введите номер варианта или начало его названия. Игра сохраняется после каждого выбора.

## Страницы

terminal-enter-more = «Ввод» — дальше
terminal-enter-back = «Ввод» — назад к полю
terminal-enter-go-on = Нажмите «Ввод», чтобы продолжить
terminal-page = ({ $number } из { $count })

## Меню

terminal-answer = Введите номер или начало строки; «{ -command-back }» — вернуться, «{ -command-quit }» — выйти. Команды в игре покажет «{ -command-help }».
terminal-answer-first = Введите номер или начало строки; «{ -command-quit }» — выйти. Команды в игре покажет «{ -command-help }».
terminal-choose-from = В списке этого нет: { $text }. Введите номер от 1 до { $count }, «{ -command-back }» или «{ -command-quit }».
terminal-choose-from-first = В списке этого нет: { $text }. Введите номер от 1 до { $count } или «{ -command-quit }».
terminal-close-line = В списке этого нет: { $text }. Может быть, вы имели в виду: { $close }?
terminal-several-lines = { $text } — подходит несколько строк: { $names }
terminal-sure = { $question } Чтобы подтвердить, введите «{ -answer-yes }».
terminal-done = Готово
terminal-back = Назад
terminal-quit = Выход
terminal-play = Играть
terminal-yes = да
terminal-no = нет

terminal-continue = Продолжить с места остановки
terminal-campaign = Кампания: { $name }
terminal-unreadable = не читается: { $why }
terminal-new-campaign = Новая кампания
terminal-new-campaign-about = { $most ->
    [1] вся история с одним персонажем
   *[other] вся история с одними и теми же персонажами
}
terminal-free = Свободная игра
terminal-free-about = любой сценарий с любым подходящим персонажем
terminal-unfinished = Незаконченная игра: { $game }
terminal-game = { $round ->
    [0] { $title }: { $party }
   *[other] { $title }: { $party }; раунд { $round }
}
terminal-game-of-campaign = кампания «{ $name }», { $game }
terminal-which = Какой сценарий?
terminal-which-again = Какой сценарий сыграть ещё раз?
terminal-campaign-name = Как назвать кампанию?
terminal-campaign-name-bad = В названии кампании может быть до 40 знаков: буквы, цифры, пробелы и дефисы.
terminal-campaign-name-taken = Такая кампания уже есть: { $name }.
terminal-in-progress = Продолжить начатую игру
terminal-play-stage = Играть: { $title }
terminal-give-up-and-play = Бросить её и играть: { $title }
terminal-give-up = Бросить начатую игру?
terminal-not-given-up = Начатая игра сохранена.
terminal-replay = Сыграть пройденный сценарий ещё раз
terminal-replay-about = кампания не изменится
terminal-own-level = { $summary }. Заданный уровень действует только в свободной игре: в кампании у каждого сценария свой.
terminal-put-aside = { $why }. Файл отложен: { $path }.
terminal-take-along = Что взять с собой?
terminal-take-same = То же, что в прошлый раз
terminal-take-anew = Выбрать заново

## О чём договариваются перед игрой

terminal-who = За кого вы играете?
terminal-party-of = Выберите персонажа: { $number } из { $count }.
terminal-party-from-to = Выберите { $number }-го персонажа (всего от { $least } до { $most }).
terminal-difficulty = Выберите сложность.
terminal-variants = Варианты правил
terminal-change-variants = Варианты правил. Выберите строку, чтобы её изменить.
terminal-change-settings = Настройки. Выберите строку, чтобы её изменить.
terminal-played-by = Кто играет за персонажа «{ $name }»
terminal-you = вы
terminal-bot = бот ({ $bot ->
    [random] случайный
    [greedy] жадный
    [search] вдумчивый
   *[other] { $bot }
})

## Игра

terminal-saved-in = Игра сохранена в файле { $path }
terminal-saved = Игра сохранена в файле { $path }.
terminal-saved-here = Игра сохранена в файле { $path }. Чтобы записать её в другой файл, введите «{ -command-save } ФАЙЛ».
terminal-not-saved = Игра не сохранена: { $why }
terminal-folder = { $path } — это папка
terminal-no-save = файл { $path } уже есть, и это не сохранённая игра; он не изменён
terminal-rules-failed = В правилах произошла ошибка ({ $why }). Положение до вашего выбора восстановлено, игра сохранена в файле { $path }.
terminal-rules-failed-again = в правилах произошла ошибка ({ $why }); игра сохранена в файле { $path } в том виде, в каком была до неё
terminal-set-up-failed = при подготовке игры в правилах произошла ошибка ({ $why }); ничего не сохранено
terminal-broken = игра { $game } неисправна: { $why }
terminal-over = Игра окончена: { $outcome ->
    [won] победа
    [lost] поражение
   *[other] { $outcome }
}.
terminal-winners = Победа: { $names }.
terminal-after-the-end = Введите «{ -command-go }», чтобы продолжить, или «{ -command-undo }», чтобы отменить последний выбор.
terminal-is-over = Игра окончена.
terminal-not-over = Игра ещё не окончена: выберите один из вариантов.
terminal-really = { $option } — вы уверены? Чтобы подтвердить, введите «{ -answer-yes }».
terminal-nothing-done = Ничего не сделано.
terminal-several = { $text } — подходит несколько вариантов: { $names }
terminal-no-option = Варианта { $number } нет: введите номер от 1 до { $count }.
terminal-only-go = Выбирать нечего: введите «{ -command-go }», чтобы продолжить.
terminal-nothing-asked = Выбирать нечего.
terminal-unknown = Непонятно: { $text }. Команды покажет «{ -command-help }».
terminal-unknown-close = Непонятно: { $text }. Может быть, вы имели в виду: { $close }?
terminal-undone = Отменено: { $what }
terminal-redone = Снова выбрано: { $what }
terminal-nothing-to-undo = Отменять нечего.
terminal-nothing-to-redo = Возвращать нечего.
terminal-undo-off = За этим столом отмена запрещена.
terminal-undo-no-further = Ничего более раннего отменить нельзя.
terminal-why-how = «{ -command-why }» объясняет последнее решение врага, «{ -command-why } 12» — событие 12 в журнале.
terminal-why-no-event = События { $number } нет: последнее в журнале — { $count }.
terminal-why-no-decision = Событие { $number } — не решение врага. { $text }
terminal-why-nothing = Враги ещё не принимали решений, которые можно объяснить правилами.
terminal-why-now = К вопросу: { $text }
terminal-hint = Подсказка ({ $bot ->
    [random] случайный бот
    [greedy] жадный бот
    [search] вдумчивый бот
   *[other] { $bot }
}): { $what }
terminal-hint-meanwhile = { $what }; тем временем: { $other }
terminal-no-hint = Подсказки нет: ни один здешний бот не играет лучше, чем наугад.
terminal-amend-how = «{ -command-amend } ЧТО КАК» исправляет игру вручную, например: { -command-amend } figures.hero.health 5.
terminal-amend-refused = Исправить не удалось: { $why }.
terminal-amend-failed = Так исправить нельзя ({ $why }); ничего не изменилось.
terminal-amended = Исправлено: { $path }, новое значение — { $value }

## Экран

terminal-asked = { $name }. { $text }
terminal-options-all = … все покажет команда «{ -command-options }»
terminal-options-what = что они делают, покажет команда «{ -command-options }»
terminal-options-many = … { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}: все покажет команда «{ -command-options }»
terminal-numbered = { $place ->
    [hex] клетка с номером
    [space] клетка с номером
   *[zone] зона с номером
}
terminal-numbered-cell = { $place ->
    [hex] с номером
    [space] с номером
   *[zone] с номером
}
terminal-cut = { $ways } Это не всё поле: целиком его показывает команда «{ -command-map }».
terminal-more = … подробнее: «{ -command-figures }», «{ -command-cards }», «{ -command-items }»
terminal-see-rules = «{ -command-rules }»
terminal-level = уровень { $level }
terminal-side = { $side ->
    [a] А
    [b] В
   *[other] { $side }
}
terminal-items = Предметы
terminal-figures = Фигурки
terminal-turns = Порядок ходов
terminal-at = место { $place }
terminal-no-cards = Карт нет.
terminal-no-items = Предметов нет.
terminal-no-monsters = Врагов нет.
terminal-and-more = { $names } и ещё { $count }
terminal-look-how = «{ -command-look } ЧТО» показывает карту или фигурку: { $names }
terminal-look-unknown = Здесь такого нет: { $name }. Есть: { $names }
terminal-look-close = Здесь такого нет: { $name }. Может быть, вы имели в виду: { $close }?
terminal-places = Места
terminal-legend-hexes = @ вы   ★ мощный   [3] вариант 3; клетки обозначены столбцом и строкой
terminal-legend-squares = @ вы   ━ ┃ стена   ╪ ╫ закрытая дверь   ╱ открытая дверь   [3] вариант 3; клетки обозначены столбцом и строкой
terminal-legend-zones = @ герой   ★ вожак или одиночка   { $light } на свету   ░ не открыто   ╪ ╫ закрыто   ╱ открыто   ╳ заперто   ● колонны   ┄ ┊ нет стены   [3] вариант 3
terminal-rules-how = { $count ->
    [one] В своде { $count } правило.
    [few] В своде { $count } правила.
   *[many] В своде { $count } правил.
} «{ -command-rules } НОМЕР» показывает одно из них, «{ -command-rules } СЛОВО» ищет по слову.
terminal-rules-none = Такого правила нет: { $text }.
terminal-rules-close = Такого правила нет: { $text }. Может быть, вы имели в виду: { $close }?
terminal-rules-more = … и ещё { $count }; добавьте слово, назовите номер правила или допишите «{ -answer-all }».
