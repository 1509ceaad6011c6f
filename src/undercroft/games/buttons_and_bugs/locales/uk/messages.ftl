## Сцена

hazard = Небезпека: { $text }
elements = Стихії
columns = Стовпці
modifiers-hero = Ваші модифікатори
modifiers-monsters = Модифікатори монстрів
look-move = { $cost ->
    [one] { $cost } очко руху
    [few] { $cost } очки руху
   *[many] { $cost } очок руху
}, лишиться { $left }.
look-range = Дальність { $hexes }
tally-defeated = Переможено монстрів
tally-attacks = Проведено атак
tally-dealt = Завдано шкоди
tally-suffered = Отримано шкоди
tally-healed = Відновлено здоров’я
tally-hexes = Пройдено гексів
tally-rests = Відпочинків

## Що відбувається в сценарії

set-up = { $what ->
    [scenario] Крок { $step }: карта сценарію.
    [text] Крок { $step }: прочитано вступ, мету й особливі правила.
    [monster-cards] Крок { $step }: карти монстрів: { $things }.
    [special-rules] Крок { $step }: відзначено особливі правила.
    [trays] Крок { $step }: планшети монстрів із кубиками: { $things }.
    [figures] Крок { $step }: фігури займають свої місця.
    [tables] Крок { $step }: таблиці модифікаторів для цього рівня й складності.
    [supplies] Крок { $step }: кубики й жетони.
    [items] Крок { $step }: взято предмети.
    [cards] Крок { $step }: рука готова.
    [health] Крок { $step }: усі мають повне здоров’я.
    [effects] Крок { $step }: ефекти сценарію під час підготовки.
   *[other] Крок { $step }: { $what }.
}
equipped = Взято предмет: { $item }.
upgraded = Заміна карти: { $card } → { $by }.
selected = Розіграно карти: { $names }; ініціатива { $initiative }.
rest-declared = Оголошено довгий відпочинок.
column-rolled = { $kind }: випало { $result }.
initiative-shifted = Ініціатива тепер { $initiative }.
action-began = { $basic ->
    [yes] { $half ->
        [top] Базова верхня дія, карта { $name }.
       *[bottom] Базова нижня дія, карта { $name }.
    }
   *[no] { $half ->
        [top] Верхня дія, карта { $name }.
       *[bottom] Нижня дія, карта { $name }.
    }
}
skipped = { $what ->
    [immobilize] { $figure } не може рухатися: знерухомлення.
    [disarm] { $figure } не може атакувати: роззброєння.
    [no-focus] { $figure } не має фокуса.
    [out-of-range] { $figure } не має нікого в межах дальності.
    [no-target] { $figure } не має цілі.
    [stay] { $figure } лишається на місці.
    [move] { $figure } не рухається.
    [attack] { $figure } нікого не атакує.
    [target] { $figure } не вибирає ціль.
    [price] { $figure } не платить.
    [cleanse] { $figure } не має негативних станів.
   *[other] { $figure } пропускає здібність.
}
card-moved = { $zone ->
    [hand] { $name } повертається в руку, сторона { $side ->
        [a] A
       *[b] B
    }.
    [played] Розіграно карту { $name }.
    [active] Активна карта { $name }.
    [discard] Скинуто карту { $name }.
   *[lost] Втрачено карту { $name }.
}
bonus-began = { $source ->
    [none] { $figure } отримує бонус: «{ $text }».
   *[card] { $figure } отримує бонус, карта { $name }: «{ $text }».
}
bonus-ended = { $source ->
    [none] { $figure }: бонус закінчився: «{ $text }».
   *[card] { $figure }: бонус закінчився, карта { $name }: «{ $text }».
}
consumed = { $figure } поглинає стихію: { $elements }.
created = Створено стихії: { $elements }.
item-used = Використано предмет: { $item }.
refreshed = Відновлено предмети: { $items }.
modifier-rolled = { $figure } кидає { $results }: { $modifiers }.
effects-chosen = { $applied ->
    [yes] Ефекти модифікатора застосовано.
   *[no] Ефекти модифікатора відхилено.
}
worked = { $what ->
    [plate] { $figure } стоїть на натискній плиті.
    [pending] Монстр з’явиться на початку наступного раунду.
    [turn-cards] Усі карти повернуто стороною B.
    [shield] { $figure }: щит тримає удар.
    [flying] { $figure } летить.
    [move] { $figure }: бонус допомагає рухові.
    [attack] { $figure }: бонус допомагає атаці.
    [attacked] { $figure }: бонус захищає.
    [item] Предмет спрацьовує.
   *[other] Спрацьовує правило сценарію: { $what }.
}
spawned = { $figure } з’являється на { $cell }.
no-spawn = { $kind }: для нової фігури немає місця або фігур більше немає.
exhausted = { $why ->
    [health] Здоров’я не лишилося: виснаження.
   *[cards] Карт лишилося замало: виснаження.
}
rest-taken = { $kind ->
    [short] Перепочинок: втрачено карту { $name }.
    [long] Довгий відпочинок: втрачено карту { $name }.
   *[recover] Карти повернуто.
}
concluded = Історія триває.

## Чому монстри діють саме так

why-no-focus = Немає нікого, кого можна було б атакувати.
why-focus = Фокус: { $targets }.
why-tie = { $count ->
    [one] { $count } гекс однаково добрий
    [few] { $count } гекси однаково добрі
   *[many] { $count } гексів однаково добрі
}: вибирає гравець.
why-out-of-range = У межах дальності { $range } нікого немає.
why-target = У межах дальності: { $targets }.

## Запитання

prompt-choose-items = Взяти із собою предмет?
prompt-choose-upgrades = Яку карту замінити її картою 2-го рівня? Лишилося замінити: { $left }.
prompt-select = { $may ->
    [both] Виберіть провідну карту або довгий відпочинок.
    [rest] Лишається тільки довгий відпочинок.
   *[card] Виберіть провідну карту.
 }
prompt-select-second = Виберіть другу карту до провідної { $lead }.
prompt-before-rest = Зробити щось перед довгим відпочинком?
prompt-short-rest = Узяти перепочинок?
prompt-rest-active = Спершу повернути активну карту?
prompt-rest-lose = Яку карту втратити за відпочинок?
prompt-rest-redraw = Буде втрачено карту { $card }. Отримати шкоду й узяти іншу?
prompt-rest-heal = Зцілитися за рахунок відпочинку?
prompt-rest-items = Відновити використані предмети?
prompt-turn-order = Хто діє першим?
prompt-turn = Що ви робите?
prompt-spare = Ще щось у цей хід?
prompt-between = Щось перед наступною здібністю?
prompt-ability = Виконати «{ $line }»?
prompt-mandatory = «{ $line }» не можна вилучити з дії. Виконати чи пропустити всю дію?
prompt-interlude = Прибрати активну карту перед ходом? Ходить { $figure }.
prompt-pay-ability = Заплатити за «{ $line }»?
prompt-pay = «{ $line }»: заплатити за посилення?
prompt-consume = Яку стихію поглинути? Поглинає { $figure }.
prompt-move = { $figure }, рух: { $points ->
    [one] лишилося { $points } очко.
    [few] лишилося { $points } очки.
   *[many] лишилося { $points } очок.
}
prompt-attack = «{ $line }»: кого атакувати?
prompt-attack-prepare = «{ $line }»: заплатити за посилення чи використати предмет?
prompt-attack-ready = Ціль { $target }: атакувати?
prompt-after-attack = Використати предмет після атаки?
prompt-after-top = Використати предмет після верхньої дії?
prompt-after-initiative = Ініціатива відома. Використати предмет?
prompt-area = «{ $line }»: кого накриває область?
prompt-target = «{ $line }»: виберіть ціль.
prompt-control-target = «{ $line }»: ким керувати?
prompt-push-to = { $left ->
    [1] { $figure }: куди відштовхнути? Лишився один гекс.
   *[other] { $figure }: куди відштовхнути? Лишилося гексів: { $left }.
}
prompt-pull-to = { $left ->
    [1] { $figure }: куди притягнути? Лишився один гекс.
   *[other] { $figure }: куди притягнути? Лишилося гексів: { $left }.
}
prompt-land = { $figure } втрачає політ. На який гекс приземлитися?
prompt-advantage = Який модифікатор: { $first } чи { $second }?
prompt-modifier-effects = Застосувати { $modifier }? Ціль { $target }.
prompt-effect-order = Ціль { $target }: який ефект перший?
prompt-die = Змінити кубик предметом? Кидає { $figure }.
prompt-defend = { $attacker } атакує. Використати предмет?
prompt-damage = { $source ->
    [figure] { $attacker } завдає шкоди { $damage }: отримати чи уникнути?
    [retaliate] { $attacker } відповідає шкодою { $damage }: отримати чи уникнути?
    [wound] Рана завдає шкоди { $damage }: отримати чи уникнути?
    [hazard] Небезпечна місцевість завдає шкоди { $damage }: отримати чи уникнути?
    [rest] Відпочинок коштує шкоди { $damage }: отримати чи уникнути?
   *[line] { $line } – шкода { $damage }: отримати чи уникнути?
}
prompt-damage-second = Шкода { $damage }: яку другу карту скинути?
prompt-recover = Яку карту повернути? Лишилося повернути: { $left }.
prompt-cleanse = Який стан зняти?
prompt-initiative = Діяти раніше чи пізніше?
prompt-start-effect = Який ефект початку раунду перший?
prompt-end-effect = Який ефект кінця раунду перший?
prompt-spawn-at = Де з’являється { $kind }?
prompt-put-at = Куди поставити? Ставиться { $figure }.
prompt-monster-focus = { $figure }: хто у фокусі?
prompt-monster-move = Куди рухається { $figure }?
prompt-monster-path = Яким шляхом іде { $figure }?
prompt-monster-consume = Для якого ефекту з «{ $line }» поглинає { $figure }?
prompt-monster-give = На кого діє { $figure }?
prompt-monster-heal = Кого зцілює { $figure }?
prompt-chance-column = { $rest }: який стовпець показав кубик?
prompt-chance-rest = Яку карту взято, щоб її втратити?

## Відповіді

option-bring = Узяти { $thing }
option-bonus = Бонус «{ $thing }»
option-column = { $thing }
option-consume = Поглинути: { $thing }
option-discard-two = Скинути { $thing } і ще одну карту
option-earlier = Раніше
option-keep-round = Лишити до кінця раунду
option-land = Приземлитися на { $thing }
option-later = Пізніше
option-remove = Зняти: { $thing }
option-replace = Замінити { $thing } на { $by }
option-roll = Кинути
option-spawn = На { $thing }
option-walk = Іти, а не стрибати

## Варіанти правил

form-advantage = Перевага й трудність
form-advantage-about = { $value ->
    [same-row] Кубик кидають двічі за одним рядком, і діє кращий або гірший результат; маркер зсувається на один рядок (правила січня 2026 року).
   *[other] Кубик кидають за цим рядком і за наступним; маркер зсувається на два рядки (правила листопада 2024 року).
}
form-long-rest = Якої карти коштує довгий відпочинок
form-long-rest-about = { $value ->
    [random] Втрачену карту обирає випадок.
   *[other] Втрачену карту обираєте ви.
}
form-tracker = Коли зсувається маркер модифікаторів
form-tracker-about = { $value ->
    [before] Спершу він зсувається, і діє новий рядок; на початку він стоїть на останньому. Відрізняється лише порядок запису.
   *[other] Діє рядок, на якому він стоїть; потім він зсувається.
}

## About the games

about-buttons-and-bugs = Пригода для одного заввишки з великий палець: срібний ґудзик зменшив вас, і двадцять сценаріїв поспіль ви б’єтеся з жуками, щурами та іграшковими королями, щоб повернути свій зріст. Чотири карти, у кожної два боки, і важить кожна.
