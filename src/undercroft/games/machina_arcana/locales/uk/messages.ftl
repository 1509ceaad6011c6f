## Сцена

ma-title = { $number }. { $title } (рівень чудовиськ { $level })
ma-chapter = { $closed ->
    [yes] { -ma-chapter(case: "cap") } { $number } з { $count } (закритий): «{ $title }»
   *[no] { -ma-chapter(case: "cap") } { $number } з { $count }: «{ $title }»
}
ma-story = { $text }
ma-goal = { $how ->
    [endgame] Перемога: виконайте умову на карті розв’язки.
    [closed] Перемога: дійдіть до розділу { $count }, останнього. Цей { -ma-chapter } закритий: як піти далі, сказано на його карті.{ $spawn ->
        [yes] { "" } Коли значення лігва вичерпано, воно починається знову, а небезпека зростає на { $threat }.
       *[no] { "" }
    }
    [exit] Перемога: дійдіть до розділу { $count }, останнього. Наступний { -ma-chapter } почнеться, коли всі дослідники покинуть поле через { -ma-exit-token }{ $spawn ->
        [yes] { "" } або коли { -ma-spawn-phase } почнеться зі значенням лігва 1; тоді небезпека зросте на { $threat }.
       *[no] .
    }
   *[open] Перемога: дійдіть до розділу { $count }, останнього. Наступний { -ma-chapter } почнеться, коли хтось активує { -ma-chapter-space(case: "acc") }{ $spawn ->
        [yes] { "" } або коли { -ma-spawn-phase } почнеться зі значенням лігва 1; тоді небезпека зросте на { $threat }.
       *[no] .
    }
}
ma-loss = Поразка: загинув останній { -ma-explorer }.
ma-dice = «Атака 2/1» на карті: киньте дві кістки сильної атаки (на кожній від 0 до { $high }) і одну кістку слабкої атаки (від 0 до { $low }). Ціль зачеплено, якщо сума не менша за її захист, а за магічної атаки — за її волю. Влучання забирає 1 одиницю здоров’я, хоч би якою великою була сума.
ma-zone-explorer = Карти в грі
ma-zone-equipped = Екіпіровано
ma-zone-inventory = { -ma-inventory(case: "cap") }
ma-zone-waiting = Будуть скинуті, коли скінчиться їхній ефект
ma-zone-current = { -ma-chapter(case: "cap") } і поточні події
ma-zone-monsters = { -ma-monster(case: "cap-pl") }
ma-zone-explorer-events = Минулі { -ma-explorer-event(case: "pl") }
ma-zone-horror-events = Минулі { -ma-horror-event(case: "pl") }
ma-zone-items = Скинуті { -ma-item(case: "pl") }
ma-zone-fallen = Знищені { -ma-monster(case: "pl") }
ma-zone-gets = { $figure } отримає
ma-zone-partner = { -ma-item(case: "cap-pl") }: { $figure }
ma-track-spawn = { -ma-spawn-rating(case: "cap") }
ma-track-horror = { -ma-horror-rating(case: "cap") }
ma-track-threat = { -ma-threat(case: "cap") }
ma-track-level = { -ma-level(case: "cap") }
ma-track-aside = Відкладені жетони
ma-track-health = { $who }: { -ma-health }
ma-track-stamina = { $who }: { -ma-stamina }
ma-track-essence = { $who }: { -ma-essence }
ma-track-effects = { $who }: { -ma-lasting(case: "pl") }
ma-track-hunt = { $who }: лишилося { -ma-stamina(case: "gen") }
badge-essence = { -ma-essence(case: "cap") }: { $value }
badge-effects = { -ma-lasting(case: "cap-pl") }: { $value }
condition-ethereal = { -ma-ethereal }
condition-ethereal-about = Не можна обрати ціллю. Проходить крізь інших, а інші проходять крізь неї.
condition-immobile = { -ma-immobile }
condition-immobile-about = Не можна переміститися, не можна відштовхнути чи притягнути.
condition-unharmed = невразливість
condition-unharmed-about = Здоров’я втратити не можна.
badge-marker = Маркер: { $owner }
badge-marker-about = { $texts }. { $units ->
    [0] { "" }
   *[other] Діє на: { $targets }.
} { $limit ->
    [1] { "" }
   *[other] Маркерів: { $used } з { $limit }.
}
badge-horror-marker = Маркер жаху
badge-horror-marker-about = { $texts }. { $units ->
    [0] { "" }
   *[other] Діє на: { $targets }.
} { $limit ->
    [1] { "" }
   *[other] Маркерів: { $used } з { $limit }.
}
badge-progress = Жетони поступу: { $value } з { $needed }
badge-progress-about = Щойно їх стане { $needed }: { $line }.
badge-markers-left = Лишилося маркерів: { $value } з { $most }
badge-markers-left-about = Кожне застосування тривалого ефекту займає маркер, доки ефект не скінчиться.
badge-horror-markers-left = Лишилося маркерів жаху: { $value } з { $most }
badge-horror-markers-left-about = Кожен тривалий ефект монстра чи події жаху займає маркер, доки не скінчиться.
ma-symbol = { $symbol ->
    [gear] шестерня
    [vial] колба
    [spiral] спіраль
    [pin] шпилька
    [plug] штекер
    [rune] руна
   *[other] { $symbol }
}

## Що буде, якщо це обрати

ma-look = { $figure }: здоров’я { $health } з { $max }, захист { $armor }, воля { $will }
ma-look-barrel = { -ma-barrel(case: "cap") }: вибухне від будь-якого результату, не меншого за 1
ma-look-stamina = { $left ->
    [0] Витривалості більше не лишиться
   *[other] Лишиться витривалості: { $left }
}
ma-look-essence = { $left ->
    [0] Наснаги більше не лишиться
   *[other] Лишиться наснаги: { $left }
}
ma-look-chasm = Тут { -ma-chasm }: хто на неї потрапить, того буде знищено
ma-look-trap = { $count ->
    [0] Зараз на клітинках-пастках нікого немає
    [one] Зараз на клітинках-пастках { $count } істота
    [few] Зараз на клітинках-пастках { $count } істоти
   *[many] Зараз на клітинках-пастках { $count } істот
}
ma-look-chance = { $percent ->
    [0] Без допомоги успіх неможливий
    [100] Успіх гарантовано
   *[other] Імовірність успіху: { $percent } %
}

## Перед грою

ma-class = { $kind ->
    [marksman] { -ma-marksman(case: "cap") }: отриманий одяг можна відразу екіпірувати.
    [fighter] { -ma-fighter(case: "cap") }: отриману зброю можна відразу екіпірувати.
    [mystic] { -ma-mystic(case: "cap") }: отриманий артефакт можна відразу екіпірувати.
   *[tinkerer] { -ma-tinkerer(case: "cap") }: будь-який отриманий предмет можна відразу екіпірувати.
}
form-ma-threat-steps = Поділки шкали небезпеки
form-ma-threat-steps-about = Кількість поділок до стрілки: { $value }. Що їх менше, то раніше підвищується рівень чудовиськ.
form-ma-event-cost = { -ma-stamina(case: "cap") } за клітинку події
form-ma-event-cost-about = { $value ->
    [1] Клітинка події коштує 1 одиницю витривалості. У правилах названо дві різні ціни.
   *[2] Клітинка події коштує 2 одиниці витривалості, як у пізнішому виданні правил.
}
form-ma-nearest-only = { -ma-monster(case: "cap-pl") } застосовують здібності лише на найближчого дослідника
form-ma-nearest-only-about = Зазвичай чудовисько, яке не може застосувати жодної здібності на найближчого дослідника, застосовує її на іншого, до кого сягає.
form-ma-dead-play = Хто керує чудовиськами після загибелі дослідника
form-ma-dead-play-about = { $value ->
    [rules] Хоч би хто загинув, чудовиська діють за правилами для передбачуваних чудовиськ.
   *[players] Щойно загине перший дослідник, чудовиськами керують гравці, чиї дослідники загинули.
}

## Раунд

ma-scenario-began = Сценарій починається.
ma-chapter-began = Починається { -ma-chapter } «{ $chapter }».
ma-round-began = Раунд { $round }
ma-phase = { $phase ->
    [explorers] { -ma-explorer-phase(case: "cap") }.
    [spawn] { -ma-spawn-phase(case: "cap") }.
    [horror] { -ma-horror-phase(case: "cap") }.
    [monsters] { -ma-monster-phase(case: "cap") }.
   *[over] Гру закінчено.
}
ma-turn = { $figure } { $figure-form ->
    [plural] починають
   *[other] починає
} хід; витривалість: { $stamina }.
ma-turn-ended = { $figure } { $figure-form ->
    [plural] закінчують
   *[other] закінчує
} хід.
ma-monsters-moved = { $by ->
    [players] Тепер чудовиськами керують гравці, чиї дослідники загинули.
   *[rules] Тепер чудовиська діють за правилами для передбачуваних чудовиськ.
}
ma-rating = { $track ->
    [spawn] { $value ->
        [0] { -ma-spawn-rating(case: "cap") } тепер немає.
       *[other] { -ma-spawn-rating(case: "cap") } тепер { $value }.
    }
   *[horror] { $value ->
        [0] { -ma-horror-rating(case: "cap") } тепер немає.
       *[other] { -ma-horror-rating(case: "cap") } тепер { $value }.
    }
}
ma-threat = { $by ->
    [1] { -ma-threat(case: "cap") } зростає до { $threat }.
   *[other] { -ma-threat(case: "cap") } знижується до { $threat }.
}
ma-level = { -ma-level(case: "cap") } підвищується до { $level }.
ma-recharged = { $figure }: на { -ma-recharge-die(case: "loc") } { $what ->
    [health] 1 одиниця здоров’я
    [stamina] { $amount } { $amount ->
        [one] одиниця
        [few] одиниці
       *[many] одиниць
    } витривалості
   *[nothing] порожня грань
}.
ma-rolled = { $about ->
    [spawn] { $figure } кидає { -ma-game-die(case: "acc") }: { $result } (чудовисько з’являється, якщо випало не менше ніж { $needed }).
    [event-space] { $figure } кидає { -ma-game-die(case: "acc") } на клітинці події: { $result } (якщо не менше ніж { $needed }, небезпека знижується; якщо менше, подія жаху діє знову).
    [effect] Кидок на ефект: { $result } (ефект настає, якщо випало не менше ніж { $needed }).
   *[horror] Кидок у { -ma-horror-phase(case: "acc") }: { $result } (подія жаху стається, якщо випало не менше ніж { $needed }).
}
ma-won = Сценарій пройдено.
ma-lost = Сценарій програно.

## Фігурки

ma-appeared = На клітинці { $cell } { $figure-form ->
    [plural] з’являються
   *[other] з’являється
} { $figure }.
ma-no-monster = { $why ->
    [limit] На фрагменті поля вже чотири чудовиська, нове не з’являється.
    [no-space] На фрагменті поля немає відкритої клітинки лігва, чудовисько не з’являється.
   *[no-card] Карт чудовиськ не лишилося, чудовисько не з’являється.
}
ma-went = { $how ->
    [transfer] { $figure } { $figure-form ->
        [plural] переносяться
       *[other] переноситься
    } на клітинку { $path }.
    [push] { $figure } від поштовху { $figure-form ->
        [plural] опиняються
       *[other] опиняється
    } на клітинці { $path }.
    [pull] { $figure } від притягання { $figure-form ->
        [plural] опиняються
       *[other] опиняється
    } на клітинці { $path }.
    [swap] { $figure } { $figure-form ->
        [plural] міняються місцями й опиняються
       *[other] міняється місцями й опиняється
    } на клітинці { $path }.
   *[move] { $figure } { $figure-form ->
       [plural] переміщуються
      *[other] переміщується
   } на клітинку { $path }.
}
ma-left = { $figure } покидає поле.
ma-attacked = { $nobody ->
    [yes] { $magical ->
        [yes] { -ma-magical-attack(case: "cap") }
       *[no] { -ma-attack(case: "cap") }
    }
   *[no] { $figure } { $figure-form ->
       [plural] проводять
      *[other] проводить
   } { $magical ->
        [yes] { -ma-magical-attack(case: "acc") }
       *[no] { -ma-attack(case: "acc") }
    }
}; { $count ->
    [0] { $barrels ->
        [one] ціль — { -ma-barrel }
       *[other] цілі — { -ma-barrel(case: "pl") } ({ $barrels })
    }
    [1] { $barrels ->
        [0] ціль — { $targets }
        [one] цілі — { $targets } і { -ma-barrel }
       *[other] цілі — { $targets } і { -ma-barrel(case: "pl") } ({ $barrels })
    }
   *[other] { $barrels ->
        [0] цілі — { $targets }
        [one] цілі — { $targets }, а також { -ma-barrel }
       *[other] цілі — { $targets }, а також { -ma-barrel(case: "pl") } ({ $barrels })
    }
}. Кістки: { $faces }. { $modifier ->
    [none] { "" }
   *[other] Модифікатор: { $modifier }.{ " " }
}{ $essence ->
    [0] { "" }
   *[other] Наснага: { $essence }.{ " " }
}Результат: { $result }{ $against ->
    [none] { "" }
   *[other] { "" } проти { $against }
}.
ma-evaded = { $figure ->
    [barrel] Бочку не зачеплено.
    [goal] Цільову клітинку не зачеплено: результат { $result } менший за { $against }.
   *[other] { $figure } { $figure-form ->
       [plural] ухиляються
      *[other] ухиляється
   }: результат { $result } менший за { $against }.
}
ma-lost-health = { $figure } { $figure-form ->
    [plural] втрачають
   *[other] втрачає
} { $damage } { $damage ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} здоров’я; { $left ->
    [0] здоров’я не лишається.
   *[other] лишається { $left }.
}
ma-restored = { $figure } { $figure-form ->
    [plural] відновлюють
   *[other] відновлює
} { $amount } { $amount ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} { $what ->
    [health] здоров’я.
   *[stamina] витривалості.
}
ma-essence = { $figure } отримує { $amount } { $amount ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} наснаги.
ma-essence-spent = { $figure } витрачає { $amount } { $amount ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} наснаги{ $gift ->
    [yes] ; підтримку отримує { $target }.
   *[no] .
}
ma-destroyed = { $figure } { $chasm ->
    [yes] { $figure-form ->
        [plural] падають у прірву й гинуть
       *[other] падає в прірву й гине
    }
   *[no] { $figure-form ->
        [feminine] знищена
        [neuter] знищене
        [plural] знищені
       *[masculine] знищений
    }
}.
ma-banished = { $figure } { $figure-form ->
    [feminine] вигнана
    [neuter] вигнане
    [plural] вигнані
   *[masculine] вигнаний
}.

## Карти

ma-used = { $own ->
    [yes] { $figure } { $figure-form ->
        [plural] застосовують
       *[other] застосовує
    } здібність «{ $text }»
   *[no] { $figure } { $figure-form ->
       [plural] застосовують
      *[other] застосовує
   } карту «{ $card }» (ефект — «{ $text }»)
}{ $aimed ->
    [unit] ; ціль — { $target }.
    [barrel] ; ціль — { -ma-barrel }.
   *[other] .
}
ma-took = Діє карта «{ $card }»: «{ $text }».
ma-lasting = { $figure } { $figure-form ->
    [plural] отримують
   *[other] отримує
} { -ma-lasting } «{ $text }».
ma-effects-ended = { $side ->
    [explorers] { $count ->
        [one] Маркер дослідника повертається на планшет, його ефект закінчується.
       *[other] Маркери дослідників повертаються на планшети ({ $count }), їхні ефекти закінчуються.
    }
   *[horror] { $count ->
        [one] Маркер жаху повертається до колоди, його ефект закінчується.
       *[other] Маркери жаху повертаються до колоди ({ $count }), їхні ефекти закінчуються.
    }
}
ma-invoked = { $how ->
    [explorer] { -ma-explorer-event(case: "cap") }: «{ $card }».
    [again] { -ma-horror-event(case: "cap") } діє знову: «{ $card }».
   *[horror] { -ma-horror-event(case: "cap") }: «{ $card }».
}
ma-item = { $figure } отримує { -ma-item } «{ $card }».
ma-equipped = { $figure } екіпірує { -ma-item } «{ $card }».
ma-discarded = { $figure } скидає { -ma-item } «{ $card }».

## Поле

ma-tile = На полі з’являється фрагмент «{ $tile }».
ma-tile-discarded = Фрагмент «{ $tile }» скинуто з поля.
ma-token = { $token ->
    [entry] { -ma-entry-token(case: "cap") } кладуть на клітинку { $cell }.
   *[exit] { -ma-exit-token(case: "cap") } кладуть на клітинку { $cell }.
}
ma-door = { $how ->
    [open] { -ma-door(case: "cap") } біля клітинки { $cell } відчинено.
    [close] { -ma-door(case: "cap") } біля клітинки { $cell } зачинено.
    [repair] Знищені { -ma-door } біля клітинки { $cell } полагоджено.
   *[destroy] { -ma-door(case: "cap") } біля клітинки { $cell } знищено.
}
ma-space = { $how ->
    [invoke] { $figure } використовує { -ma-event-space(case: "acc") } { $cell }, щоб отримати наснагу й запустити { -ma-explorer-event(case: "acc") }.
    [roll] { $figure } використовує { -ma-event-space(case: "acc") } { $cell }, щоб кинути { -ma-game-die(case: "acc") } проти значення жаху.
    [seal] { $figure } запечатує { -ma-spawn-space(case: "acc") } { $cell }.
    [light] { -ma-chapter-space(case: "cap") } { $cell } освітлена.
    [restored] Клітинку { $cell } відновлено: { $space ->
        [spawn] { -ma-spawn-space }
        [event] { -ma-event-space }
        [chapter] { -ma-chapter-space }
        [chest] { -ma-chest }
        [workbench] { -ma-workbench }
        [recharge] { -ma-recharge-station }
        [lever] { -ma-lever }
        [barrel] { -ma-barrel }
       *[trap] { -ma-trap-space }
    }.
   *[activate] { $space ->
        [lever] { $figure } смикає { -ma-lever(case: "acc") } { $cell }.
        [recharge] { $figure } використовує { -ma-recharge-station(case: "acc") } { $cell }.
        [workbench] { $figure } використовує { -ma-workbench } { $cell }.
        [chest] { $figure } відчиняє { -ma-chest(case: "acc") } { $cell }.
       *[chapter] { $figure } активує { -ma-chapter-space(case: "acc") } { $cell }.
    }
}
ma-space-destroyed = { $space ->
    [spawn] { -ma-spawn-space(case: "cap") } { $cell } знищена.
    [event] { -ma-event-space(case: "cap") } { $cell } знищена.
    [chapter] { -ma-chapter-space(case: "cap") } { $cell } знищена.
    [chest] { -ma-chest(case: "cap") } { $cell } знищена.
    [workbench] { -ma-workbench(case: "cap") } { $cell } знищений.
    [recharge] { -ma-recharge-station(case: "cap") } { $cell } знищена.
    [lever] { -ma-lever(case: "cap") } { $cell } знищений.
    [barrel] Бочки { $cell } більше немає.
    [goal] Цільова клітинка { $cell } знищена.
   *[other] Клітинка { $cell } знищена.
}
ma-traps = { -ma-traps(case: "cap") } спрацьовують.
ma-tokens-aside = Відкладено жетонів: { $left }.
ma-goal-hurt = Цільова клітинка { $cell } втрачає 1 одиницю здоров’я; лишається { $left }.
ma-exploded = Бочка { $cell } вибухає: вибух б’є по всіх, хто поруч із нею.

## Запитання

prompt-ma-who-acts = Хто з дослідників ходить наступним?
prompt-ma-act = { $stamina ->
    [0] { $figure }: витривалості не лишилося. Щось іще?
   *[other] { $figure }: що робити? Лишилося витривалості: { $stamina }.
}
prompt-ma-free = { $figure }: застосувати здібність, що не коштує витривалості?
prompt-ma-window = Застосувати здібність, що не коштує витривалості, перш ніж гра піде далі?
prompt-ma-monsters = Зараз чудовиська діють за правилами. Повернути собі керування ними?
prompt-ma-who-rolls = Хто наступним кидає { -ma-game-die(case: "acc") }?
prompt-ma-move-on = { $left ->
    [1] { $figure }: можна переміститися на 1 клітинку. Куди?
    [one] { $figure }: можна переміститися щонайбільше на { $left } клітинку. Куди спершу?
    [few] { $figure }: можна переміститися щонайбільше на { $left } клітинки. Куди спершу?
   *[many] { $figure }: можна переміститися щонайбільше на { $left } клітинок. Куди спершу?
}
prompt-ma-transfer-to = { $figure }: на яку клітинку перенестися?
prompt-ma-which-space = Яка клітинка?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-space-taken = Клітинку зайнято. Яку з найближчих вільних обрати?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-which-unit = Яка істота?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-which-unit-first = На кого подіє спершу?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-count-as = { $figure }: чим вважати клітинку { $cell }?
prompt-ma-which-target = Яка ціль?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-which-door = Які двері?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-close-door = { $left ->
    [1] Які двері зачинити? Це останні.
   *[other] Які двері зачинити? Можна ще { $left }.
}
prompt-ma-light-space = { $figure }: кілька клітинок розділу однаково близько. Яку освітити?
prompt-ma-spawn-at = { $figure }: кілька клітинок лігва однаково близько. На якій з’являється чудовисько?
prompt-ma-who-takes = Хто з дослідників бере предмет?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-spawn-for = Через кого з дослідників з’являється чудовисько?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-monster-order = { $number ->
    [1] Яке чудовисько перше в черговості?
   *[other] Яке чудовисько в черговості під номером { $number }?
}
prompt-ma-which-discard = Поле завелике. Які фрагменти скинути?
prompt-ma-enter-at = { $figure }: на яку клітинку ввійти?
prompt-ma-place-exit = До якої межі покласти { -ma-exit-token }?
prompt-ma-monster-acts = { $figure }: кілька дій однаково добрі. Яку обрати?
prompt-ma-control-monster = { $figure }: що робити? Лишилося витривалості: { $stamina }.
prompt-ma-own-essence = { $figure }: потрібно { $amount } { $amount ->
    [one] одиниця
    [few] одиниці
   *[many] одиниць
} наснаги. Скільки витратити своєї? Про решту попросять інших.
prompt-ma-give-essence = { $figure }: скільки наснаги віддати? { $target } просить { $missing }.
prompt-ma-top-up-essence = { $figure }: наснаги зібрано замало, бракує { $missing }. Додати свою?
prompt-ma-essence-instead = { $figure } от-от втратить { $amount } { $amount ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} здоров’я. Втратити замість цього наснагу?
prompt-ma-raise-roll = { $figure }: результат { $result }. Збільшити його наснагою?
prompt-ma-discard-or-die = { $figure }: жах сягнув межі. Який з екіпірованих предметів скинути?
prompt-ma-which-decks = { $figure }: з яких колод узяти два предмети?
prompt-ma-workbench-deck = { $figure }: з якої колоди взяти предмет { $number } з 3?
prompt-ma-keep-item = { $figure }: який предмет лишити собі або віддати?
prompt-ma-other-item = { $figure }: куди подіти другу карту, «{ $item }»?
prompt-ma-other-items = { $figure }: куди подіти решту карт?
prompt-ma-who-gets-item = Хто отримує предмет «{ $item }»?
prompt-ma-equip-now = { $figure }: відразу екіпірувати предмет «{ $item }»?
prompt-ma-put-away = { $figure }: що прибрати, щоб звільнити місце для предмета «{ $item }»?
prompt-ma-use-inventory = { $figure }: безкоштовно використати інвентар?
prompt-ma-arrange = { $figure }: що екіпірувати далі?
prompt-ma-give-items = { $figure }: віддати якісь предмети?
prompt-ma-free-trade = { $figure }: з ким безкоштовно обмінятися?
prompt-ma-trade = { $figure } і { $target }: що входить в обмін?
prompt-ma-agree-to-trade = { $target } пропонує обмін. { $figure } отримає: { $gives }. { $figure } віддасть: { $takes }. Погодитися?
prompt-ma-exchange-items = { $figure }: обмінятися предметами з верстаком?
prompt-chance-spawn-roll = Що випало на { -ma-game-die(case: "loc") } (фаза лігва)?
prompt-chance-horror-roll = Що випало на { -ma-game-die(case: "loc") } (фаза жаху)?
prompt-chance-event-space = Що випало на { -ma-game-die(case: "loc") } (клітинка події)?
prompt-chance-high-die = Що випало на { -ma-high-die(case: "loc") }?
prompt-chance-low-die = Що випало на { -ma-low-die(case: "loc") }?
prompt-chance-recharge = Що випало на { -ma-recharge-die(case: "loc") }?
prompt-chance-tile = Який фрагмент поля ви взяли?
prompt-chance-tile-face = Яким боком догори лежить фрагмент поля?
prompt-chance-item-card = Який предмет ви взяли?
prompt-chance-monster-card = Яке чудовисько ви взяли?
prompt-chance-horror-event = Яку подію жаху ви взяли?
prompt-chance-explorer-event = Яку подію дослідників ви взяли?
prompt-chance-common-event = Яка спільна подія потрапляє до колоди?
prompt-chance-unseen = Яка карта повертається до коробки?

## Відповіді

ma-option-turn = { $figure }
ma-option-move = Переміститися на клітинку { $cell }
ma-option-open-door = Відчинити двері між клітинками { $cell } і { $other }
ma-option-close-door = Зачинити двері між клітинками { $cell } і { $other }
ma-option-destroy-door = Знищити двері між клітинками { $cell } і { $other }
ma-option-activate = { $space ->
    [lever] Смикнути { -ma-lever(case: "acc") } { $cell }
    [recharge] Використати { -ma-recharge-station(case: "acc") } { $cell }
    [workbench] Використати { -ma-workbench } { $cell }
    [chest] Відчинити { -ma-chest(case: "acc") } { $cell }
   *[chapter] Активувати { -ma-chapter-space(case: "acc") } { $cell }
}
ma-option-invoke = Клітинка події { $cell }: отримати 1 одиницю наснаги й запустити { -ma-explorer-event(case: "acc") }
ma-option-challenge = Клітинка події { $cell }: кинути { -ma-game-die(case: "acc") }; якщо випаде не менше ніж { $needed }, небезпека знизиться на 1, а якщо менше, поточна подія жаху подіє знову
ma-option-lever = Смикнути { -ma-lever(case: "acc") } { $cell }
ma-option-seal = Запечатати { -ma-spawn-space(case: "acc") } { $cell }
ma-option-explore = Дослідити те, що за межею
ma-option-leave = Покинути поле
ma-option-pass = Пасувати й закінчити хід
ma-option-use = { $own ->
    [yes] { $line }
   *[no] «{ $card }» ({ $line })
}
ma-option-free = { $own ->
    [yes] { $figure } ({ $line })
   *[no] «{ $card }» ({ $line })
}
ma-option-trade = Обмінятися предметами: { $figure }
ma-option-inventory = { $own ->
    [yes] Використати інвентар
   *[no] Дати використати інвентар: { $figure }
}
ma-option-go-on = Нехай гра йде далі
ma-option-not-before = { $what ->
    [turn] Більше не питати до мого ходу
    [attack] Більше не питати до атаки на мого дослідника
   *[phase] Більше не питати в цій фазі
}
ma-option-take-over = Повернути собі керування чудовиськами
ma-option-by-rules = У цей хід нехай діє за правилами
ma-option-by-rules-on = Нехай усі чудовиська тепер діють за правилами
ma-option-roll = { $figure }
ma-option-target = { $figure }
ma-option-barrel = { -ma-barrel(case: "cap") } { $cell }
ma-option-goal = Цільова клітинка { $cell }
ma-option-space = Клітинка { $cell }
ma-option-unit = { $figure }
ma-option-door = Двері між клітинками { $cell } і { $other }
ma-option-breach = Знищити двері між клітинками { $cell } і { $other } на шляху до цілі ({ $figure })
ma-option-step = { $count ->
    [0] На клітинку { $cell }, ближче до цілі ({ $figure })
   *[other] На клітинку { $cell } через { $via }, ближче до цілі ({ $figure })
}
ma-option-ability = { $aimed ->
    [unit] { $line }; ціль — { $figure }
    [barrel] { $line }; ціль — бочка { $cell }
    [goal] { $line }; ціль — цільова клітинка { $cell }
    [space] { $line }; спрямовано на порожню клітинку { $cell }
   *[other] { $line }
}
ma-option-end = Закінчити хід
ma-option-discard-tiles = { $count ->
    [0] Жодні
   *[other] { $tiles }
}
ma-option-exit = Біля клітинки { $cell }
ma-option-own = { $count }
ma-option-contribute = { $count ->
    [0] Нічого
   *[other] { $count }
}
ma-option-top-up = Додати
ma-option-withdraw = Скасувати
ma-option-essence = Втратити { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} наснаги
ma-option-raise = Витратити { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} наснаги
ma-option-health = Втратити здоров’я
ma-option-no-essence = Лишити результат як є
ma-option-item = { $card }
ma-option-decks = { $deck ->
    [weapon] { -ma-weapon(case: "cap") }
    [apparel] { -ma-apparel(case: "cap") }
    [artifact] { -ma-artifact(case: "cap-pl") }
   *[consumable] { -ma-consumable(case: "cap-pl") }
}{ $same ->
    [yes] , обидві карти
   *[no] { "" } і { $other ->
        [weapon] { -ma-weapon }
        [apparel] { -ma-apparel }
        [artifact] { -ma-artifact(case: "pl") }
       *[consumable] { -ma-consumable(case: "pl") }
    }
}
ma-option-deck = { $deck ->
    [weapon] { -ma-weapon(case: "cap") }
    [apparel] { -ma-apparel(case: "cap") }
    [artifact] { -ma-artifact(case: "cap-pl") }
   *[consumable] { -ma-consumable(case: "cap-pl") }
}
ma-option-keep = { $card }
ma-option-discard = Скинути: { $card }
ma-option-return = Повернути на верх колоди: { $card }
ma-option-for = { $figure }
ma-option-equip = Екіпірувати: { $card }
ma-option-not-now = Не зараз
ma-option-arrange = Використати інвентар
ma-option-leave-as-is = Лишити як є
ma-option-count = { $space ->
    [spawn] { -ma-spawn-space(case: "cap") }
    [event] { -ma-event-space(case: "cap") }
    [chapter] { -ma-chapter-space(case: "cap") }
    [chest] { -ma-chest(case: "cap") }
    [workbench] { -ma-workbench(case: "cap") }
    [recharge] { -ma-recharge-station(case: "cap") }
    [lever] { -ma-lever(case: "cap") }
    [barrel] { -ma-barrel(case: "cap") }
   *[trap] { -ma-trap-space(case: "cap") }
}
ma-option-main = Екіпірувати: { $card }
ma-option-attach = Приєднати «{ $card }» до предмета «{ $item }»
ma-option-as-before = Екіпірувати все, як було
ma-option-give = Віддати «{ $card }»; отримувач — { $figure }
ma-option-offer = Віддати: { $card }
ma-option-take = Узяти: { $card }
ma-option-with = { $figure }
ma-option-no-trade = Ні з ким
ma-option-propose = Запропонувати цей обмін
ma-option-agree = Погодитися
ma-option-refuse = Відмовитися
ma-option-exchange = Узяти «{ $card }», покласти «{ $item }»

## Скільки коштує відповідь і чим загрожує

ma-price = { $stamina } { $stamina ->
    [one] одиниця
    [few] одиниці
   *[many] одиниць
} витривалості{ $essence ->
    [0] { "" }
    [one] { "" } і { $essence } одиниця наснаги
    [few] { "" } і { $essence } одиниці наснаги
   *[many] { "" } і { $essence } одиниць наснаги
}
ma-doubt = { $why ->
    [last-health] { $figure } { $figure-form ->
        [plural] втратять
       *[other] втратить
    } останнє здоров’я, якщо не витратити замість нього наснагу
    [friends] зараз цілі — лише дослідники
    [friend] { $figure } — дослідник
    [nobody] нікого не буде зачеплено
    [chasm] тут { -ma-chasm }; { $figure-form ->
        [plural] загинуть
       *[other] загине
    } { $figure }
    [sinking] на клітинці прірви не можна закінчити хід чи переміщення; { $figure-form ->
        [plural] загинуть
       *[other] загине
    } { $figure }
    [occupied] витривалість: { $stamina }, наснага: { $essence }; хто стоїть на цій клітинці, того буде знищено
   *[exit] витривалість: { $stamina }; { -ma-exit-token } буде втрачено
}

## Що показав випадок

option-spawn-roll = { $count ->
    [0] 0 (вважається за 10)
   *[other] { $count }
}
option-horror-roll = { $count ->
    [0] 0 (вважається за 10)
   *[other] { $count }
}
option-event-space = { $count ->
    [0] 0 (вважається за 10)
   *[other] { $count }
}
option-high-die = { $count ->
    [0] Порожня грань
   *[other] { $count }
}
option-low-die = { $count ->
    [0] Порожня грань
   *[other] { $count }
}
option-recharge = { $what ->
    [health] 1 одиниця здоров’я
    [stamina] { -ma-stamina(case: "cap") }: { $count }
   *[nothing] Нічого
}
option-tile = { $thing }
option-tile-face = { $thing }
option-item-card = { $thing }
option-monster-card = { $thing }
option-horror-event = { $thing }
option-explorer-event = { $thing }
option-common-event = { $thing }
option-unseen = { $thing }

## Слова з тексту карт: на кого діє (знахідний відмінок), крізь що, клітинки якого типу (родовий відмінок)

whom-the-target = { -ma-target(case: "acc") }
whom-the-second-target = другу { -ma-target(case: "acc") }
whom-yourself = вас
whom-the-attacker = { -ma-attacker(case: "acc") }
whom-the-evader = { -ma-evader(case: "acc") }
whom-units = { -ma-unit(case: "acc-pl") }
whom-explorers = { -ma-explorer(case: "acc-pl") }
whom-monsters = { -ma-monster(case: "acc-pl") }
whom-adjacent-units = сусідніх { -ma-unit(case: "acc-pl") }
whom-adjacent-explorers = сусідніх { -ma-explorer(case: "acc-pl") }
whom-adjacent-monsters = сусідніх { -ma-monster(case: "acc-pl") }
whom-any-unit = будь-яку { -ma-unit(case: "acc") }
whom-any-explorer = будь-якого { -ma-explorer(case: "acc") }
whom-any-monster = будь-яке { -ma-monster(case: "acc") }
whom-any-adjacent-unit = будь-яку сусідню { -ma-unit(case: "acc") }
whom-any-adjacent-explorer = будь-якого сусіднього { -ma-explorer(case: "acc") }
whom-any-adjacent-monster = будь-яке сусіднє { -ma-monster(case: "acc") }
whom-any-unit-on-any-tile = будь-яку { -ma-unit(case: "acc") } на будь-якому { -ma-tile(case: "loc") }
whom-any-explorer-on-any-tile = будь-якого { -ma-explorer(case: "acc") } на будь-якому { -ma-tile(case: "loc") }
whom-any-monster-on-any-tile = будь-яке { -ma-monster(case: "acc") } на будь-якому { -ma-tile(case: "loc") }
whom-the-nearest-explorer = найближчого { -ma-explorer(case: "acc") }
whom-the-nearest-monster = найближче { -ma-monster(case: "acc") }
whom-units-on-any-tile = { -ma-unit(case: "acc-pl") } на всіх фрагментах поля
whom-monsters-on-any-tile = { -ma-monster(case: "acc-pl") } на всіх фрагментах поля
whom-explorers-on-any-tile = { -ma-explorer(case: "acc-pl") } на всіх фрагментах поля
through-walls = { -ma-wall(case: "acc-pl") }
through-closed-doors = зачинені { -ma-door }
through-obstacles = { -ma-obstacle(case: "acc-pl") }
through-rubble = { -ma-rubble(case: "acc-pl") }
through-units = { -ma-unit(case: "acc-pl") }
through-chasms = { -ma-chasm(case: "acc-pl") }
space-spawn-space = лігва
space-event-space = події
space-chapter-space = розділу
space-chest = { -ma-chest(case: "gen") }
space-workbench = { -ma-workbench(case: "gen") }
space-recharge-station = { -ma-recharge-station(case: "gen") }
space-trap-lever = { -ma-lever(case: "gen") }
counted-event-space = події
counted-chapter-space = розділу
counted-chest = { -ma-chest(case: "gen") }
counted-workbench = { -ma-workbench(case: "gen") }
counted-recharge-station = { -ma-recharge-station(case: "gen") }
counted-trap-lever = { -ma-lever(case: "gen") }
counted-explosive-barrel = { -ma-barrel(case: "gen") }
phase-explorer = дослідників
phase-spawn = лігва
phase-horror = жаху
phase-monster = чудовиськ
doing-open = відчинити
doing-close = зачинити
doing-destroy = знищити

## Позначки на картах

mark-marksman = { -ma-marksman }
mark-fighter = { -ma-fighter }
mark-mystic = { -ma-mystic }
mark-tinkerer = { -ma-tinkerer }
mark-weapon = { -ma-weapon }
mark-apparel = { -ma-apparel }
mark-main-item = { -ma-main-item }
mark-upgrade = { -ma-upgrade }
mark-augment = { -ma-augment }
mark-chapter = { -ma-chapter }
mark-closed-chapter = закритий { -ma-chapter }
mark-explorer-event = { -ma-explorer-event }
mark-horror-event = { -ma-horror-event }
mark-personal-event = { -ma-personal-event }

## Частини карт

part-attributes = властивості
part-enters-play = коли вступає в гру
part-active = активна
part-passive = пасивна
part-story = історія

## Клітинки: що на них

terrain-rubble = { -ma-rubble }
terrain-chasm = { -ma-chasm }
terrain-trap-space = { -ma-trap-space }
terrain-spawn-space = { -ma-spawn-space }
terrain-trap-lever = { -ma-lever }
terrain-recharge-station = { -ma-recharge-station }
terrain-workbench = { -ma-workbench }
terrain-chest = { -ma-chest }
terrain-event-space = { -ma-event-space }
terrain-chapter-space = { -ma-chapter-space }
terrain-lit-chapter-space = освітлена { -ma-chapter-space }
terrain-explosive-barrel = { -ma-barrel }
terrain-destroyed-space = знищена { -ma-space }
terrain-entry-token = { -ma-entry-token }
terrain-exit-token = { -ma-exit-token }
terrain-unexplored-border = недосліджена { -ma-border }
terrain-goal-space = цільова { -ma-space }

## Про ігри

title-machina-arcana = Machina Arcana
about-machina-arcana = Від одного до чотирьох дослідників спускаються туди, де підлога росте під ногами. Відкривайте поле фрагмент за фрагментом, збирайте зі знахідок дивну зброю, тримайте жах на припоні й пройдіть історію до кінця. Чудовиська думають самі, а якщо ви загинете, вони ваші.

## Жетони поступу, маркери як вартість і колоди

ma-progress = Карта «{ $card }»: { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} поступу з { $needed }.
ma-items-added = До колод додано предмети рівнів: { $levels }.
prompt-ma-put-in-inventory = { $figure }: який предмет прибрати в { -ma-inventory(case: "acc") }?
prompt-ma-which-marker = { $figure }: який маркер зняти з карти?
ma-option-marker = Маркер { $number }: { $line }
prompt-chance-effect-roll = Що випало на { -ma-game-die(case: "loc") } (кидок на ефект)?
option-effect-roll = { $count ->
    [0] 0 (вважається за 10)
   *[other] { $count }
}
side-explorer = дослідників
side-horror = жаху
track-spawn = лігва
track-horror = жаху
thing-an-item = предмет
thing-a-weapon = зброю
thing-apparel = одяг
thing-an-artifact = артефакт
thing-this-card = цю карту
form-ma-ease = Складність
form-ma-ease-about = { $value ->
    [easy] Легка гра: 0 на { -ma-game-die(case: "loc") } вважається за 0, а не за 10.
    [very-easy] Дуже легка гра: значення лігва й жаху не знижуються у своїх фазах, тож жоден розділ не закінчується сам собою.
   *[normal] Звичайна гра за надрукованими правилами.
}
form-ma-length = Тривалість
form-ma-length-about = { $value ->
    [fast] Швидка гра: деякі розділи пропускають, якщо в сценарії сказано які.
    [very-fast] Дуже швидка гра: у ній лише кілька розділів, і її виграно, коли закінчено останній із них, якщо в сценарії сказано які.
   *[full] Грають усі розділи сценарію.
}
ease-normal = звичайна
ease-easy = легка
ease-very-easy = дуже легка
length-full = повна
length-fast = швидка
length-very-fast = дуже швидка

## Що карти лишають на вибір

prompt-ma-may = { $figure } може зробити це: { $line } Зробити?
prompt-ma-instead-of-dying = { $figure } от-от втратить останнє здоров’я. Що станеться замість цього?
prompt-ma-how-much-health = { $figure }: скільки здоров’я втратити, щоб отримати стільки ж наснаги?
prompt-ma-equip-which = { $figure }: яку зброю екіпірувати?
prompt-ma-attach-which = { $figure }: що прикріпити й до якої зброї?
prompt-ma-give-to = { $figure }: кому віддати предмет?
prompt-ma-give-which = { $figure }: який предмет віддати ({ $target })?
prompt-ma-give-back = { $figure }: віддати натомість предмет ({ $target })?
ma-option-do-it = Зробити
ma-option-leave-it = Не робити
ma-option-amount = { $count } { $count ->
    [one] одиницю здоров’я
    [few] одиниці здоров’я
   *[many] одиниць здоров’я
}
ma-option-nothing = Нічого
near-a-spawn-space = { -ma-spawn-space }
near-an-event-space = { -ma-event-space }
near-a-chapter-space = { -ma-chapter-space }
near-a-chest = { -ma-chest }
near-a-workbench = { -ma-workbench }
near-a-recharge-station = { -ma-recharge-station }
near-a-trap-lever = { -ma-lever }
station-an-event-space = { -ma-event-space(case: "gen") }
station-a-chapter-space = { -ma-chapter-space(case: "gen") }
station-a-chest = { -ma-chest(case: "gen") }
station-a-workbench = { -ma-workbench(case: "gen") }
station-a-recharge-station = { -ma-recharge-station(case: "gen") }
station-a-trap-lever = { -ma-lever(case: "gen") }
gained-an-item = { -ma-item(case: "acc") }
gained-a-weapon = зброю
gained-apparel = одяг
gained-an-artifact = { -ma-artifact }
gained-a-consumable = { -ma-consumable }
ma-about-space = { $space ->
    [chasm] Хто тут зупиняється, той гине, якщо не може переміщуватися крізь прірви та йти далі.
    [trap-space] Коли на цьому фрагменті спрацьовують пастки, усі тут зазнають атаки трьома кістками сильної атаки.
    [spawn-space] Тут з’являються чудовиська через дослідників на цьому фрагменті. Запечатати її коштує 3 витривалості й 4 наснаги; при цьому освітлюється клітинка розділу.
    [trap-lever] 2 витривалості: спрацьовують пастки цього фрагмента. Використовується один раз.
    [recharge-station] 1 витривалість: кидок на здоров’я або витривалість, потім безкоштовний обмін і безкоштовне використання інвентарю. Використовується один раз.
    [workbench] 3 витривалості: відкриваються три предмети, їх можна обміняти на свої, один лишається, потім безкоштовно використовується інвентар. Використовується один раз.
    [chest] 3 витривалості: 1 наснага й предмет. Використовується один раз.
    [event-space] { $cost } { $cost ->
        [one] витривалість
       *[other] витривалості
    }: 1 наснага й подія дослідників або кидок проти значення жаху. Використовується один раз.
    [chapter-space] 3 витривалості й 3 наснаги: історія йде далі, якщо розділ не закритий. Використовується один раз.
    [lit-chapter-space] 1 витривалість: історія йде далі, якщо розділ не закритий. На цьому фрагменті безтілесних істот можна обирати ціллю. Використовується один раз.
    [explosive-barrel] Від вдалої атаки вибухає: три кістки сильної атаки проти всіх поруч.
    [destroyed-space] Використана або запечатана. Ввійти сюди не можна.
    [entry-token] Тут дослідники ввійшли.
    [exit-token] 2 витривалості: тут дослідники залишають поле.
    [unexplored-border] 2 витривалості: звідси досліджують новий фрагмент поля.
    [goal-space] Її можна атакувати: захист { $armor }, воля { $will }, лишилося здоров’я { $health }.
   *[rubble] Сюди не можна ввійти, крізь завал не видно.
}
ma-roll-result = { $nobody ->
    [yes] Результат
   *[no] { $figure }: результат
}
ma-roll-needed = { $what ->
    [barrel] Бочка
    [goal] Цільова клітинка: { $against ->
        [will] воля
       *[armor] захист
    }
   *[unit] { $figure }: { $against ->
        [will] воля
       *[armor] захист
    }
}
ma-endgame = Розв’язка: { $title }
ma-about-track = { $track ->
    [horror] Щораунду кидають одну кістку: це число або більше — запускається подія жаху, і значення повертається до числа на карті розділу. Інакше воно падає на 1.
    [threat] Її підвищують події жаху й повільність. У кінці шкали вона починається знову, а рівень чудовиськ зростає.
    [level] У колоді чудовиська до цього рівня. Від рівня 5 кожен крок небезпеки коштує кожному досліднику екіпірованого предмета або життя.
   *[spawn] Дослідник на фрагменті з клітинкою лігва щораунду кидає кістку: це число або більше — з’являється чудовисько. Починається з числа на карті розділу, на 1 менше за кожного дослідника після першого, і щораунду падає на 1.
}
