## Сцена

hazard = { -hazard(case: "cap") }. { $text }.
elements = { -element(case: "caps") }
columns = { -column(case: "caps") }
modifiers-hero = Ваші { -modifier(case: "noms") }
modifiers-monsters = { -modifier(case: "caps") } { -monster(case: "gens") }
look-move = { $cost ->
    [one] { $cost } очко { -move(case: "gen") }
    [few] { $cost } очки { -move(case: "gen") }
   *[many] { $cost } очок { -move(case: "gen") }
}, { $left ->
    [0] більше не лишиться
   *[other] лишиться { $left }
}.
look-monster = { $figure }: здоров’я { $health } з { $max }.
look-range = Відстань до цілі: { $hexes }
tally-defeated = Переможено { -monster(case: "gens") }
tally-attacks = Проведено { -attack(case: "gens") }
tally-dealt = Завдано { -damage(case: "gens") }
tally-suffered = Зазнано { -damage(case: "gens") }
tally-healed = Відновлено { -hit-points(case: "gen") }
tally-hexes = Пройдено { -hex(case: "gens") }
tally-rests = Відпочинків

## Що відбувається в сценарії

set-up = { $what ->
    [scenario] Крок { $step }: карту { -scenario(case: "gen") } викладено.
    [text] Крок { $step }: прочитано вступ, { -goal } й { -special-rules }.
    [monster-cards] Крок { $step }: викладено карти { -monster(case: "gens") } — { $things }.
    [special-rules] Крок { $step }: { -special-rules } враховано.
    [trays] Крок { $step }: на { -tray(case: "locs") } { -monster(case: "gens") } розставлено білі { -cube(case: "noms") } — { $things }.
    [figures] Крок { $step }: { -figure(case: "noms") } розставлено на { -map(case: "loc") }.
    [tables] Крок { $step }: викладено таблиці { -modifier(case: "gens") } для цього рівня й складності.
    [supplies] Крок { $step }: приготовано { -die(case: "acc") }, { -cube(case: "noms") } й жетони.
    [items] Крок { $step }: вибір { -item(case: "gens") } зроблено.
    [cards] Крок { $step }: карти в { -hand(case: "acc") } взято.
    [health] Крок { $step }: усі мають повне здоров’я.
    [effects] Крок { $step }: застосовано { -effect(case: "noms") } { -scenario(case: "gen") } під час підготовки.
   *[other] Крок { $step }: { $what }.
}
equipped = Узято { -item }: { $item }.
upgraded = Карту «{ $card }» замінено картою «{ $by }».
selected = Розіграно карти: { $names }; { -initiative } { $initiative }.
rest-declared = Оголошено { -long-rest }.
column-rolled = { $kind } { $kind-form ->
    [plural] кидають
   *[other] кидає
} { -die(case: "acc") }: { $result }.
initiative-shifted = Нова { -initiative }: { $initiative }.
action-began = { $basic ->
    [yes] { $half ->
        [top] { -basic-action(case: "cap") } у верхній частині карти «{ $name }».
       *[bottom] { -basic-action(case: "cap") } в нижній частині карти «{ $name }».
    }
   *[no] { $half ->
        [top] { -top-action(case: "cap") } карти «{ $name }».
       *[bottom] { -bottom-action(case: "cap") } карти «{ $name }».
    }
}
skipped = { $what ->
    [immobilize] { $figure } { $figure-form ->
        [plural] не можуть
       *[other] не може
    } рухатися: { -immobilize }.
    [disarm] { $figure } { $figure-form ->
        [plural] не можуть
       *[other] не може
    } атакувати: { -disarm }.
    [no-focus] { $figure } { $figure-form ->
        [plural] не знаходять
       *[other] не знаходить
    } { -target(case: "gen") }.
    [out-of-range] { $figure } ні до кого { $figure-form ->
        [plural] не дістають
       *[other] не дістає
    }.
    [no-target] { $figure } { $figure-form ->
        [plural] не знаходять
       *[other] не знаходить
    } відповідної { -target(case: "gen") }.
    [stay] { $figure } { $figure-form ->
        [plural] лишаються
       *[other] лишається
    } на місці.
    [move] { $figure } { $figure-form ->
        [plural] не рухаються
       *[other] не рухається
    }.
    [attack] { $figure } нікого { $figure-form ->
        [plural] не атакують
       *[other] не атакує
    }.
    [target] { $figure } { $figure-form ->
        [plural] не вибирають
       *[other] не вибирає
    } { -target(case: "gen") }.
    [price] { $figure } { $figure-form ->
        [plural] не платять
       *[other] не платить
    }.
    [cleanse] { $figure } { $figure-form ->
        [plural] не мають
       *[other] не має
    } негативних { -condition(case: "gens") }.
   *[other] { $figure } { $figure-form ->
        [plural] пропускають
       *[other] пропускає
    } { -ability(case: "acc") }.
}
card-moved = { $zone ->
    [hand] Карта «{ $name }» повертається в { -hand(case: "acc") } стороною { $side ->
        [a] А
       *[b] В
    }.
    [played] Розіграно карту «{ $name }».
    [active] Карта «{ $name }» переходить у { -active-area(case: "acc") }.
    [discard] Карта «{ $name }» іде в { -discard }.
   *[lost] Карту «{ $name }» втрачено.
}
bonus-began = { $source ->
    [none] { $figure } { $figure-form ->
        [plural] отримують
       *[other] отримує
    } { -bonus } «{ $text }».
   *[card] { $figure } { $figure-form ->
        [plural] отримують
       *[other] отримує
    } { -bonus } «{ $text }». Джерело: { $name }.
}
bonus-ended = { $source ->
    [none] { $figure } { $figure-form ->
        [plural] втрачають
       *[other] втрачає
    } { -bonus } «{ $text }».
   *[card] { $figure } { $figure-form ->
        [plural] втрачають
       *[other] втрачає
    } { -bonus } «{ $text }». Джерело: { $name }.
}
consumed = { $figure } { $figure-form ->
    [plural] використовують
   *[other] використовує
} { -element(case: "acc") }: { $elements }.
created = Заряджено: { $elements }.
item-used = Використано { -item }: { $item }.
refreshed = Відновлено: { $items }.
modifier-rolled = { $figure } { $figure-form ->
    [plural] кидають
   *[other] кидає
} { -die(case: "acc") }: { $results }. { -modifier(case: "cap") }: { $modifiers }.
effects-chosen = { $applied ->
    [yes] { -effect(case: "caps") } { -modifier(case: "gen") } застосовано.
   *[no] { -effect(case: "caps") } { -modifier(case: "gen") } не застосовано.
}
worked = { $what ->
    [plate] { $figure } { $figure-form ->
        [plural] стоять
       *[other] стоїть
    } на { -pressure-plate(case: "loc") }.
    [pending] На початку наступного раунду з’явиться { -monster }.
    [turn-cards] Усі карти перевернуто на сторону В.
    [shield] { $figure } { $figure-form ->
        [plural] повністю захищаються
       *[other] повністю захищається
    } { -shield(case: "ins") }.
    [flying] { $figure } { $figure-form ->
        [plural] летять
       *[other] летить
    }.
    [move] { $figure } { $figure-form ->
        [plural] застосовують
       *[other] застосовує
    } { -bonus } { -move(case: "gen") }.
    [attack] { $figure } { $figure-form ->
        [plural] застосовують
       *[other] застосовує
    } { -bonus } { -attack(case: "gen") }.
    [attacked] { $figure } { $figure-form ->
        [plural] застосовують
       *[other] застосовує
    } { -bonus } захисту.
    [item] Спрацьовує { -item }.
   *[other] Спрацьовує особливе правило: { $what }.
}
spawned = { $figure } { $figure-form ->
    [plural] з’являються
   *[other] з’являється
} на { -hex(case: "loc") } { $cell }.
no-spawn = { $kind } { $kind-form ->
    [plural] не з’являються
   *[other] не з’являється
}: немає вільного місця або { -cube(case: "gen") }.
exhausted = { $why ->
    [health] У { -character(case: "gen") } не лишилося { -hit-points(case: "gen") }: настає { -exhaustion }.
   *[cards] У { -character(case: "gen") } лишилося замало карт: настає { -exhaustion }.
}
rest-taken = { $kind ->
    [short] { -short-rest(case: "cap") }: втрачено карту «{ $name }».
    [long] { -long-rest(case: "cap") }: втрачено карту «{ $name }».
    [spared] { -long-rest(case: "cap") }: утрачати нічого.
   *[recover] Карти повертаються в { -hand(case: "acc") }.
}
concluded = Історія триває.

## Чому монстри діють саме так

why-no-focus = Атакувати нема кого.
why-focus = { -target(case: "cap") }: { $targets }.
why-tie = { $count ->
    [one] Однаково добра { $count } { -hex }
    [few] Однаково добрі { $count } { -hex(case: "gen") }
   *[many] Однаково добрі { $count } { -hex(case: "gens") }
}: вибирає гравець.
why-out-of-range = У межах { -range(case: "gen") } { $range } нікого немає.
why-target = У межах { -range(case: "gen") }: { $targets }.

## Запитання

prompt-choose-items = Узяти із собою { -item }?
prompt-choose-upgrades = Яку карту замінити картою 2-го рівня? Лишилося замінити { $left ->
    [one] { $left } карту
    [few] { $left } карти
   *[many] { $left } карт
}.
prompt-select = { $may ->
    [both] Виберіть { -initiative-card(case: "acc") } або { -long-rest }.
    [rest] Вам лишається тільки { -long-rest }.
   *[card] Виберіть { -initiative-card(case: "acc") }.
 }
prompt-select-second = Виберіть другу карту. { -initiative-card(case: "cap") }: { $lead }.
prompt-before-rest = Зробити щось перед { -long-rest(case: "ins") }?
prompt-short-rest = Зробити { -short-rest }?
prompt-rest-active = Спершу повернути { -active-card(case: "acc") } в { -hand(case: "acc") }?
prompt-rest-lose = Яку карту втратити під час { -rest(case: "gen") }?
prompt-rest-redraw = Буде втрачено карту «{ $card }». Зазнати { -damage }, щоб утратити іншу?
prompt-rest-heal = Лікуватися під час { -rest(case: "gen") }?
prompt-rest-items = Відновити { -spent(case: "accs") } { -item(case: "accs") }?
prompt-turn-order = Хто ходить першим?
prompt-turn = Що ви робите?
prompt-spare = Зробити ще щось цього ходу?
prompt-between = Зробити щось перед наступною { -ability(case: "ins") }?
prompt-ability = { $line } — виконати?
prompt-mandatory = { $line } — обов’язкова { -ability }. Виконати її чи пропустити всю { -action }?
prompt-interlude = На черзі — { $figure }. { -dismiss(case: "cap") } активну карту?
prompt-pay-ability = { $line } — заплатити?
prompt-pay = { $line } — заплатити за додатковий { -effect }?
prompt-consume = { $figure } { $figure-form ->
    [plural] використовують
   *[other] використовує
} { -element(case: "acc") }. Яку?
prompt-move = { $figure } { $figure-form ->
    [plural] рухаються
   *[other] рухається
}. { $points ->
    [0] Очок { -move(case: "gen") } більше немає.
    [one] Лишилося { $points } очко { -move(case: "gen") }.
    [few] Лишилося { $points } очки { -move(case: "gen") }.
   *[many] Лишилося { $points } очок { -move(case: "gen") }.
}
prompt-attack = { $line } — кого атакувати?
prompt-attack-prepare = { $line } — заплатити за додатковий { -effect } чи використати { -item }?
prompt-attack-ready = { -target(case: "cap") } — { $target }. Атакувати?
prompt-after-attack = Використати { -item } після { -attack(case: "gen") }?
prompt-after-top = Використати { -item } після { -top-action(case: "gen") }?
prompt-after-initiative = { -initiative(case: "cap") } відома. Використати { -item }?
prompt-area = { $line } — де розмістити { -area(case: "acc") }?
prompt-target = { $line } — виберіть { -target }.
prompt-control-target = { $line } — ким керувати?
prompt-push-to = { -target(case: "cap") } — { $figure }. Куди { -push }? { $left ->
    [one] Лишилася { $left } { -hex }.
    [few] Лишилося { $left } { -hex(case: "gen") }.
   *[many] Лишилося { $left } { -hex(case: "gens") }.
}
prompt-pull-to = { -target(case: "cap") } — { $figure }. Куди { -pull }? { $left ->
    [one] Лишилася { $left } { -hex }.
    [few] Лишилося { $left } { -hex(case: "gen") }.
   *[many] Лишилося { $left } { -hex(case: "gens") }.
}
prompt-land = { $figure } { $figure-form ->
    [plural] приземляються
   *[other] приземляється
}. На яку { -hex(case: "acc") }?
prompt-advantage = Який { -modifier } застосувати: { $first } чи { $second }?
prompt-modifier-effects = { -target(case: "cap") } — { $target }. Застосувати { -effect(case: "accs") } { -modifier(case: "gen") } ({ $modifier })?
prompt-effect-order = { -target(case: "cap") } — { $target }. Який { -effect } застосувати першим?
prompt-die = { $figure } { $figure-form ->
    [plural] кидають
   *[other] кидає
} { -die(case: "acc") }. Змінити результат { -item(case: "ins") }?
prompt-defend = { $attacker } { $attacker-form ->
    [plural] атакують
   *[other] атакує
}. Використати { -item }?
prompt-damage = { $source ->
    [figure] { $attacker } { $attacker-form ->
        [plural] завдають
       *[other] завдає
    } { $damage ->
        [one] { $damage } { -damage }
        [few] { $damage } { -damage(case: "gens") }
       *[many] { $damage } { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх?
    [retaliate] { -retaliate(case: "cap") }: { $attacker } { $attacker-form ->
        [plural] завдають
       *[other] завдає
    } { $damage ->
        [one] { $damage } { -damage }
        [few] { $damage } { -damage(case: "gens") }
       *[many] { $damage } { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх?
    [wound] { -wound(case: "cap") } завдає { $damage ->
        [one] { $damage } { -damage }
        [few] { $damage } { -damage(case: "gens") }
       *[many] { $damage } { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх?
    [hazard] { -hazard(case: "cap") } завдає { $damage ->
        [one] { $damage } { -damage }
        [few] { $damage } { -damage(case: "gens") }
       *[many] { $damage } { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх?
    [rest] Ціна { -rest(case: "gen") } — { $damage ->
        [one] { $damage } { -damage }
        [few] { $damage } { -damage }
       *[many] { $damage } { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх?
   *[line] { $line }. Зазнати { -damage(case: "gens") } ({ $damage }) чи скасувати їх?
}
prompt-damage-second = Ви скасовуєте { $damage ->
    [one] { $damage } { -damage }
    [few] { $damage } { -damage }
   *[many] { $damage } { -damage(case: "gens") }
}. Яку другу карту скинути?
prompt-recover = Яку карту повернути в { -hand(case: "acc") }? Лишилося повернути { $left ->
    [one] { $left } карту
    [few] { $left } карти
   *[many] { $left } карт
}.
prompt-cleanse = Який { -condition } зняти?
prompt-initiative = Діяти раніше чи пізніше?
prompt-start-effect = Який { -effect } початку раунду застосувати першим?
prompt-end-effect = Який { -effect } кінця раунду застосувати першим?
prompt-spawn-at = { $kind } { $kind-form ->
    [plural] з’являються
   *[other] з’являється
}. На якій { -hex(case: "loc") }?
prompt-put-at = { $figure }: куди поставити { -figure(case: "acc") }?
prompt-monster-focus = { $figure } { $figure-form ->
    [plural] вибирають
   *[other] вибирає
} { -target }. Яку?
prompt-monster-move = { $figure } { $figure-form ->
    [plural] рухаються
   *[other] рухається
}. Куди?
prompt-monster-path = { $figure } { $figure-form ->
    [plural] рухаються
   *[other] рухається
}. Яким шляхом?
prompt-monster-consume = { $line }. { $figure } { $figure-form ->
    [plural] використовують
   *[other] використовує
} { -element(case: "acc") }: для якого { -effect(case: "gen") }?
prompt-monster-give = { $figure } { $figure-form ->
    [plural] застосовують
   *[other] застосовує
} { -condition }. До кого?
prompt-monster-heal = { $figure } { $figure-form ->
    [plural] лікують
   *[other] лікує
}. Кого?
prompt-chance-column = { $rest }: який { -column } випав на кістці?
prompt-chance-rest = Яку карту ви витягли, щоб утратити?

## Відповіді

option-bring = Узяти: { $thing }
option-bonus = { -bonus(case: "cap") } «{ $thing }»
option-column = { $thing }
option-consume = { -consume(case: "cap") }: { $thing }
option-discard-two = Скинути дві карти, зокрема «{ $thing }»
option-earlier = Раніше
option-keep-round = Лишити на цей раунд
option-land = Приземлитися на { -hex(case: "acc") } { $thing }
option-later = Пізніше
option-remove = Зняти: { $thing }
option-replace = Замінити карту «{ $thing }» картою «{ $by }»
option-roll = Кинути { -die(case: "acc") }
option-spawn = На { -hex(case: "loc") } { $thing }
option-walk = Іти без стрибка

## Варіанти правил

form-advantage = { -advantage(case: "cap") } й { -disadvantage }
form-advantage-about = { $value ->
    [same-row] { -die(case: "cap-acc") } кидають двічі для того самого рядка й застосовують кращий або гірший результат; { -tracker } зсувається на один { -row } (правила січня 2026 року).
   *[other] { -die(case: "cap-acc") } кидають для поточного рядка й для наступного; { -tracker } зсувається на два { -row(case: "noms") } (правила листопада 2024 року).
}
form-long-rest = Карта, що втрачається під час { -long-rest(case: "gen") }
form-long-rest-about = { $value ->
    [random] Яку карту буде втрачено, вирішує випадок.
   *[other] Яку карту буде втрачено, вибираєте ви.
}
form-tracker = Коли зсувається { -tracker } { -modifier(case: "gens") }
form-tracker-about = { $value ->
    [before] Спершу { -tracker } зсувається, потім застосовують { -row }, на який він потрапив; на початку { -tracker } стоїть на останньому. На результат це не впливає.
   *[other] Застосовують { -row }, на якому стоїть { -tracker }; потім він зсувається.
}

## Про ігри

title-buttons-and-bugs = Темна гавань: Ґудзики та комахи
about-buttons-and-bugs = Пригода для одного гравця й одного героя заввишки з великий палець. Срібний ґудзик зменшив вас, і в двадцяти сценаріях ви б’єтеся з жуками, щурами та іграшковими королями, щоб повернути собі зріст. Карт лише чотири, у кожної дві сторони, і важить кожна.
