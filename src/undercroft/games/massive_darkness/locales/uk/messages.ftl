## Сцена

md-level = { -md-level(case: "Nom") }
md-lifespark = { -md-lifespark }
md-xp-of = { $who }: { -experience }
md-shards-of = { $who }: { -md-shard(case: "nom-pl") }
md-effects-of = { $who }: до { -md-end-phase(case: "gen") }
md-actions-left = { $who }: лишилося { -md-action(case: "gen-pl") }
md-movement-left = { $who }: лишилося очок руху
md-treasure-left = Лишилося карт { -treasure(case: "gens") } за рівнями
md-timer = Таймер { -md-tile(case: "gen") } { $tile }
md-objectives-done = Виконані { -goal(case: "noms") }
md-points = { $side ->
    [attack] { $figure }: { -md-hit(case: "nom-pl") }
   *[defence] { $figure }: { -shield(case: "noms") }
}
md-symbols = { $symbols ->
    [bams] { $figure }: { -md-bam(case: "nom-pl") }
   *[diamonds] { $figure }: { -md-diamond(case: "nom-pl") }
}
md-wounds = { -damage(case: "caps") }
md-worked = Застосовано в цьому бою
badge-xp = { -experience(case: "cap") }: { $value }
badge-first = { -md-first-player(case: "Nom") }
badge-chosen = Обраний герой
badge-carries = { $what ->
    [artifact] { -md-artifact(case: "Nom-pl") } при собі: { $value }
    [library] { -md-token(case: "Nom-pl") } { -md-library(case: "gen") } при собі: { $value }
    [lair] { -md-token(case: "Nom-pl") } { -md-lair(case: "gen") } при собі: { $value }
   *[firework] { -md-firework(case: "Nom-pl") } при собі: { $value }
}
badge-minions = { -md-minion(case: "Nom-pl") }: { $value }
badge-gear = { -md-equipment(case: "Nom") }: { $card }
md-here = { $count ->
    [0] { "" }
   *[other] { $things }.
} { $stairs ->
    [0] { "" }
    [1] { -md-stairs(case: "Nom") } до { -md-zone(case: "gen") } { $ways }.
   *[other] { -md-stairs(case: "Nom") } до { -md-zone(case: "gen-pl") } { $ways }.
}
md-zone-equipped = Екіпіровано
md-zone-carried = При собі
md-zone-skills = { -md-skill(case: "Nom-pl") }
md-zone-branch = Гілка: { $text }
md-zone-heroes = { -md-hero(case: "Nom-pl") } та класи
md-zone-enemies = { -md-enemy(case: "Nom-pl") }
md-zone-gear = { -md-equipment(case: "Nom") } { -md-enemy(case: "gen-pl") }
md-zone-event = { -md-event(case: "Nom") }
md-zone-door = Остання карта { -door(case: "gen") }
md-zone-discards = Верхні карти стосів скиду
md-zone-market = { -md-market(case: "Nom") }

## Що буде, якщо це обрати

md-look-points = { $points ->
    [0] Останнє очко руху
    [one] Лишиться { $points } очко руху
    [few] Лишиться { $points } очки руху
   *[many] Лишиться { $points } очок руху
}
md-look-held = Там доведеться зупинитися через ворогів: { $targets }
md-look-there = У цій { -md-zone(case: "loc") }: { $targets }
md-look-door = { $what ->
    [door] Треба взяти карту { -door(case: "gen") }
    [guard] За ними чекає { -md-guard }
   *[nothing] Карту { -door(case: "gen") } брати не треба
}
md-look-level = { -md-level(case: "Nom") } підвищиться до { $level }
md-look-treasure = { $count ->
    [one] { $count } карта { -treasure(case: "gens") } рівня { $level }
    [few] { $count } карти { -treasure(case: "gens") } рівня { $level }
   *[many] { $count } карт { -treasure(case: "gens") } рівня { $level }
}
md-look-dice = { -die(case: "caps") } { -attack(case: "gen") }: { -md-yellow(case: "nom-pl") } — { $yellow }, { -md-red(case: "nom-pl") } — { $red }; { -die(case: "noms") } { -md-defence(case: "gen") }: { -md-blue(case: "nom-pl") } — { $blue }, { -md-green(case: "nom-pl") } — { $green }
md-look-wounds = Приблизно { -damage(case: "gens") }: { $wounds } (без { -md-enchantments(case: "gen") } і { -md-re-roll(case: "gen-pl") })
md-look-actions = { $actions ->
    [0] Остання { -md-action }
    [one] Лишиться { $actions } { -md-action }
    [few] Лишиться { $actions } { -md-action(case: "nom-pl") }
   *[many] Лишиться { $actions } { -md-action(case: "gen-pl") }
}
md-look-gets-up = { -stun(case: "cap") }: зможе лише підвестися на ноги
md-look-attacks = Ціль { -attack(case: "gen") }: { $targets }
md-look-goes = Мета руху: { $targets }

## У числах

md-tally-combats = Проведено боїв
md-tally-minions = Убито { -md-minion(case: "gen-pl") }
another-goal = { $text }
look-target = { $figure }: здоров’я { $health } з { $max }.
md-tally-guardians = Убито { -md-boss(case: "gen-pl") }, { -md-agent(case: "gen-pl") } і { -md-roaming-monster(case: "gen-pl") }
md-tally-dealt = Завдано { -damage(case: "gens") }
md-tally-taken = Зазнано { -damage(case: "gens") }
md-tally-healed = Відновлено { -md-health }
md-tally-treasure = Узято карт { -treasure(case: "gens") }
md-tally-deaths = Загинуло { -md-hero(case: "gen-pl") }

## Перед грою

recommended-class = Рекомендований клас: { $name }
form-lifespark = { -md-token(case: "Nom-pl") } на карті { -md-lifespark } на початку
form-most-xp = Як вороги порівнюють { -experience } героїв
about-most-xp = { $value ->
    [spent] Враховується { -experience }, витрачений героєм на { -md-skill(case: "nom-pl") }. Друковані правила суперечать самі собі; на користь такого прочитання свідчать текст правил, опис навички «{ -md-taunt(case: "Nom") }» і поле витраченого досвіду на зразку аркуша класу.
   *[unspent] Враховується { -experience } на лічильнику героя. Друковані правила суперечать самі собі; на користь такого прочитання свідчать ілюстрації та правило про нічию в режимі історії, за яким до досвіду додають уламки з планшета. У пам’ятці сказано лише «найбільше досвіду».
}
form-different-classes = У кожного героя свій клас
form-different-classes-about = Двоє героїв не можуть мати один і той самий клас.

## Раунд

adventure-began = Пригода починається.
class-chosen = { $figure } обирає клас: { $card }.
first-player = { -md-first-player(case: "Nom") }: { $figure }.
dark-phase = { $phase ->
    [heroes] { -md-hero-phase(case: "Nom") }
    [enemies] { -md-enemy-phase(case: "Nom") }
    [experience] { -md-experience-phase(case: "Nom") }
    [event] { -md-event-phase(case: "Nom") }
   *[end] { -md-end-phase(case: "Nom") }
}
activated = { $how ->
    [counter] { $figure } { $figure-form ->
        [plural] контратакують
       *[other] контратакує
    }.
    [hero] { $figure } починає хід.
   *[other] { $figure } { $figure-form ->
       [plural] активуються
      *[other] активується
   }.
}
enemy-idle = { $figure } { $figure-form ->
    [plural] лишаються
   *[other] лишається
} на місці: атакувати нікого, ближче підійти не можна.
went = { $how ->
    [step] { $figure } { $figure-form ->
        [plural] переходять
       *[other] переходить
    } до { -md-zone(case: "gen") } { $path }.
    [charge] { $figure } { $figure-form ->
        [plural] здійснюють
       *[other] здійснює
    } { -md-charge(case: "acc") } до { -md-zone(case: "gen") } { $path }.
    [safe-shot] { $figure } { $figure-form ->
        [plural] переходять
       *[other] переходить
    } до { -md-zone(case: "gen") } { $path }: { -md-safe-shot }.
    [skill] { $figure } завдяки { -md-skill(case: "dat") } { $figure-form ->
        [plural] переходять
       *[other] переходить
    } до { -md-zone(case: "gen") } { $path }.
    [dragged] { $figure } { $figure-form ->
        [plural] потрапляють
       *[other] потрапляє
    } слідом за ворогом до { -md-zone(case: "gen") } { $path }.
    [mob] { $figure } { $figure-form ->
        [plural] переходять
       *[other] переходить
    } до { -md-zone(case: "gen") } { $path }.
   *[other] { $figure } { $figure-form ->
       [plural] переходять
      *[other] переходить
   } до { -md-zone(case: "gen") } { $path }.
}
got-up = { $figure } { $figure-form ->
    [plural] підводяться
   *[other] підводиться
} на ноги.
was-stunned = { $figure } { $figure-form ->
    [plural] зазнають
   *[other] зазнає
} { -stun(case: "gen") }.
level-rose = { -md-level(case: "Nom") } підвищується до { $level }.
event-drawn = { -md-event(case: "Nom") }: { $card }.
nothing-happens = { $what ->
    [no-token] На полі немає { -md-token(case: "gen") } цього рівня, тому вороги не з’являються.
    [no-target] У межах досяжності нікого немає.
   *[no-card] Карт більше немає, тому вороги не з’являються.
}
sparks-changed = { $left ->
    [one] На карті { -md-lifespark } тепер { $left } { -md-token }.
    [few] На карті { -md-lifespark } тепер { $left } { -md-token(case: "nom-pl") }.
   *[many] На карті { -md-lifespark } тепер { $left } { -md-token(case: "gen-pl") }.
}
effect-began = { $figure }, до { -md-end-phase(case: "gen") }: { $text }.
effect-ended = { $figure } { $figure-form ->
    [plural] втрачають
   *[other] втрачає
} ефект: { $text }.
token-passed = { $figure } отримує { -md-token(case: "acc") } першого гравця.

## Двері, скарби та спорядження

door-opened = { $how ->
    [rule] Двері до { -md-zone(case: "gen") } { $cell } відчиняються.
   *[other] { $figure } відчиняє двері до { -md-zone(case: "gen") } { $cell }.
}
door-card = Карта { -door(case: "gen") }: { $card }.
treasure-placed = { $special ->
    [0] { $regular ->
        [one] У { -md-zone(case: "loc") } { $cell } з’являється { $regular } { -md-token } скарбу.
        [few] У { -md-zone(case: "loc") } { $cell } з’являються { $regular } { -md-token(case: "nom-pl") } скарбів.
       *[many] У { -md-zone(case: "loc") } { $cell } з’являється { $regular } { -md-token(case: "gen-pl") } скарбів.
    }
   *[other] { $regular ->
        [0] { $special ->
            [one] У { -md-zone(case: "loc") } { $cell } з’являється { $special } { -md-token } спеціального скарбу.
            [few] У { -md-zone(case: "loc") } { $cell } з’являються { $special } { -md-token(case: "nom-pl") } спеціальних скарбів.
           *[many] У { -md-zone(case: "loc") } { $cell } з’являється { $special } { -md-token(case: "gen-pl") } спеціальних скарбів.
        }
       *[other] У { -md-zone(case: "loc") } { $cell } з’являються { -md-token(case: "nom-pl") } скарбів: звичайних — { $regular }, спеціальних — { $special }.
    }
}
picked-up = { $special ->
    [0] { $regular ->
        [0] { $figure } підбирає все в зоні: { $things }.
       *[other] { $figure } підбирає все в зоні ({ -treasure(case: "noms") } — { $regular }): { $things }.
    }
   *[other] { $regular ->
        [0] { $figure } підбирає все в зоні ({ -md-special-treasure(case: "nom-pl") } — { $special }): { $things }.
       *[other] { $figure } підбирає все в зоні ({ -treasure(case: "noms") } — { $regular }, { -md-special-treasure(case: "nom-pl") } — { $special }): { $things }.
    }
}
drew-treasure = { $figure } бере карту: { $card }.
trap-sprung = { $figure }: карта «{ $card }» діє одразу.
dark-equipped = { $figure } екіпірує: { $card }.
stowed = { $figure } прибирає: { $card }.
given = { $figure } віддає { $card ->
    [artifact] { -md-artifact(case: "acc") }
    [lair] { -md-token(case: "acc") } { -md-lair(case: "gen") }
    [library] { -md-token(case: "acc") } { -md-library(case: "gen") }
    [firework] { -md-firework(case: "acc") }
   *[other] карту «{ $card }»
}; одержувач — { $target }.
refused = { $card ->
    [artifact] { $target } не погоджується: { -md-artifact } лишається на місці.
    [lair] { $target } не погоджується: { -md-token } { -md-lair(case: "gen") } лишається на місці.
    [library] { $target } не погоджується: { -md-token } { -md-library(case: "gen") } лишається на місці.
    [firework] { $target } не погоджується: { -md-firework } лишається на місці.
   *[other] { $target } не погоджується: карта «{ $card }» лишається на місці.
}
transmuted = { $figure } перетворює три карти на скарб рівня { $level }: { $cards }.
dark-item-used = { $figure } використовує карту «{ $card }».
ability-used = { $figure } використовує { -md-ability(case: "acc") } «{ $name }».
commanded = { $figure } наказує діяти: { $target }.
xp-gained = { $xp ->
    [0] { $shards ->
        [0] { $figure } більше не може отримувати { -experience(case: "acc") }.
        [one] { $figure } отримує { $shards } { -md-shard(case: "acc") }.
        [few] { $figure } отримує { $shards } { -md-shard(case: "acc-pl") }.
       *[many] { $figure } отримує { $shards } { -md-shard(case: "gen-pl") }.
    }
    [one] { $shards ->
        [0] { $figure } отримує { $xp } очко { -experience(case: "gen") }.
       *[other] { $figure } обмінює п’ять уламків на 1 очко { -experience(case: "gen") }.
    }
    [few] { $figure } отримує { $xp } очки { -experience(case: "gen") }.
   *[many] { $figure } отримує { $xp } очок { -experience(case: "gen") }.
}
skill-bought = { $figure } вивчає { -md-skill(case: "acc") } «{ $skill }» за { $cost } { $cost ->
    [one] очко
    [few] очки
   *[many] очок
} { -experience(case: "gen") }.

## Вороги

arrived = { $figure } { $figure-form ->
    [plural] з’являються
   *[other] з’являється
} в { -md-zone(case: "loc") } { $cell }.
no-figures = Для ще однієї карти «{ $card }» бракує фігурок.
no-counter = { $figure } не { $figure-form ->
    [plural] контратакують
   *[other] контратакує
}: { $target } { $target-form ->
    [plural] перебувають у
   *[other] перебуває в
} { -md-shadow(case: "loc") } поза { -md-line-of-sight(case: "ins") }.
minion-died = { $left ->
    [0] { $figure }: гине останній { -md-minion }.
   *[other] { $figure }: гине { -md-minion }, лишається ще { $left }.
}
minions-died = { $count ->
    [1] { $figure }: гине останній { -md-minion }.
   *[other] { $figure }: гинуть усі { -md-minion(case: "nom-pl") } ({ $count }).
}
enemy-died = { $what ->
    [boss] { $figure }: гине { -md-boss }.
   *[single] { $figure } { $figure-form ->
       [plural] гинуть
      *[other] гине
   }.
}

## Бій

combat-began = { $kind ->
    [melee] { $figure } { $figure-form ->
        [plural] починають
       *[other] починає
    } { -md-melee(case: "acc") }; ціль — { $target }.
    [ranged] { $figure } { $figure-form ->
        [plural] починають
       *[other] починає
    } { -md-ranged(case: "acc") }; ціль — { $target }.
   *[magic] { $figure } { $figure-form ->
       [plural] починають
      *[other] починає
   } { -md-magic(case: "acc") }; ціль — { $target }.
}
dark-rolled = { $figure } — { -die(case: "noms") } { -attack(case: "gen") }: { $attack }. { $target } — { -die(case: "noms") } { -md-defence(case: "gen") }: { $defence }.
dark-rerolled = { $side ->
    [attack] { $figure } { $figure-form ->
        [plural] перекидають
       *[other] перекидає
    } { -die(case: "accs") } { -attack(case: "gen") }: { $dice }.
   *[defence] { $figure } { $figure-form ->
       [plural] перекидають
      *[other] перекидає
   } { -die(case: "accs") } { -md-defence(case: "gen") }: { $dice }.
}
die-removed = { $side ->
    [attack] { $figure } { $figure-form ->
        [plural] прибирають
       *[other] прибирає
    } { -die(case: "acc") } { -attack(case: "gen") }: { $die }.
   *[defence] { $figure } { $figure-form ->
       [plural] прибирають
      *[other] прибирає
   } { -die(case: "acc") } { -md-defence(case: "gen") }: { $die }.
}
die-added = { $side ->
    [attack] { $figure } { $figure-form ->
        [plural] додають
       *[other] додає
    } { -die(case: "acc") } { -attack(case: "gen") }: { $die }.
   *[defence] { $figure } { $figure-form ->
       [plural] додають
      *[other] додає
   } { -die(case: "acc") } { -md-defence(case: "gen") }: { $die }.
}
combat-effect = { $own ->
    [yes] { $figure }
   *[no] { $figure } («{ $card }»)
}{ $bams ->
    [0] { $diamonds ->
        [0] { "" }
        [1] { "" } за { -md-diamond(case: "acc") }
        [few] { "" } за { $diamonds } { -md-diamond(case: "acc-pl") }
       *[other] { "" } за { $diamonds } { -md-diamond(case: "gen-pl") }
    }
    [1] { $diamonds ->
        [0] { "" } за { -md-bam(case: "acc") }
       *[other] { "" } за { -md-bam(case: "acc") } і { -md-diamond(case: "acc") }
    }
    [few] { "" } за { $bams } { -md-bam(case: "acc-pl") }
   *[other] { "" } за { $bams } { -md-bam(case: "gen-pl") }
}: { $text }.
combat-counted = { $figure } — { -md-hit(case: "nom-pl") }: { $swords }. { $target } — { -shield(case: "noms") }: { $shields }. { $more ->
    [0] { "" }
   *[other] { -damage(case: "caps") } повз щити: { $more }.{ " " }
}{ $wounds ->
    [0] { -damage(case: "cap-gens") } немає.
   *[other] Усього { -damage(case: "gens") }: { $wounds }.
}
wounded = { $figure } { $figure-form ->
    [plural] зазнають
   *[other] зазнає
} { $damage } { $damage ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}, { $left ->
    [0] { -md-health } не лишилося
    [one] лишилося { $left } очко { -md-health }
    [few] лишилося { $left } очки { -md-health }
   *[many] лишилося { $left } очок { -md-health }
}.
dark-healed = { $health ->
    [0] { $figure }: { -md-health } не змінюється.
    [one] { $figure } { $figure-form ->
        [plural] відновлюють
       *[other] відновлює
    } { $health } очко { -md-health }.
    [few] { $figure } { $figure-form ->
        [plural] відновлюють
       *[other] відновлює
    } { $health } очки { -md-health }.
   *[many] { $figure } { $figure-form ->
       [plural] відновлюють
      *[other] відновлює
   } { $health } очок { -md-health }.
}
hero-died = { $figure } гине.
hero-returned = { $left ->
    [0] { $figure } воскресає. На карті { -md-lifespark } більше немає { -md-token(case: "gen-pl") }.
   *[other] { $figure } воскресає. На карті { -md-lifespark } лишилося { -md-token(case: "gen-pl") }: { $left }.
}

## Пригода

objective-done = { -goal(case: "cap") } виконано: { $text }
rule-worked = { $kind ->
    [event] Діє карта { -md-event(case: "gen") }.
    [trap] Діє карта { -trap(case: "gen") }.
    [adventure] Діє { -md-special-rule } пригоди.
   *[other] Діє карта або { -md-skill }.
}
left-by-exit = { $figure } залишає підземелля через { -md-exit(case: "acc") }.
pillar-hit = { $left ->
    [0] { $target } { $target-form ->
        [plural] падають
       *[other] падає
    }.
   *[other] { $target } { $target-form ->
       [plural] втрачають
      *[other] втрачає
   } { $damage } { $damage ->
       [one] очко
       [few] очки
      *[many] очок
   } { -md-health }, лишилося { $left }.
}
tile-fell = { $tile ->
    [bridge] { -md-bridge(case: "Nom-pl") } падають разом з усім, що на них.
   *[other] { -md-tile(case: "Nom") } { $tile } обвалюється разом з усім, що на ньому.
}
firework-lit = { $figure } запалює { -md-firework(case: "acc") } у { -md-zone(case: "loc") } { $cell }.
firework-out = { -md-firework(case: "Nom") } у { -md-zone(case: "loc") } { $cell } догоряє.
adventure-ended = { $outcome ->
    [won] Пригода завершується перемогою.
   *[lost] { $why ->
        [MD-HER-14] Героя треба воскресити, але на карті { -md-lifespark } немає жетонів. Пригоду програно.
        [MD-Q04-06] Герой упав разом із { -md-tile(case: "ins") }. Пригоду програно.
       *[other] Пригоду програно за її { -md-special-rule(case: "ins-pl") }.
    }
}

## Запитання

prompt-md-choose-class = { $figure }: який клас обрати?
prompt-md-choose-weapon = { $figure }: з якою зброєю почати?
prompt-md-choose-first = Хто буде першим гравцем?
prompt-md-choose-hero = Хто з героїв стане обраним?
prompt-md-act = { $actions ->
    [0] { $figure }: дій не лишилося. Зробити щось іще?
    [one] { $figure }: що робити? Лишилася { $actions } { -md-action }.
    [few] { $figure }: що робити? Лишилося { $actions } { -md-action(case: "nom-pl") }.
   *[many] { $figure }: що робити? Лишилося { $actions } { -md-action(case: "gen-pl") }.
}
prompt-md-move = { $points ->
    [one] { $figure } рухається: лишилося { $points } очко руху.
    [few] { $figure } рухається: лишилося { $points } очки руху.
   *[many] { $figure } рухається: лишилося { $points } очок руху.
}
prompt-md-walk = { $left ->
    [one] { $figure } може пройти { $left } { -md-zone(case: "acc") }. Куди йти?
    [few] { $figure } може пройти { $left } { -md-zone(case: "acc-pl") }. Куди йти спершу?
   *[many] { $figure } може пройти { $left } { -md-zone(case: "gen-pl") }. Куди йти спершу?
}
prompt-md-pay-ability = { $figure }: чим заплатити за { -md-ability(case: "acc") }?
prompt-md-pay-blood = { $figure }: чи зазнати заради цього { $wounds } { $wounds ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}?
prompt-md-who-bleeds = { $figure }: хто зазнає заради цього { $wounds } { $wounds ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}?
prompt-md-who-heals = { $figure }: кого лікувати?
prompt-md-which-foe = { $figure }: який ворог стане ціллю?
prompt-md-which-pillar = Яка { -md-pillar } впаде?
prompt-md-which-counter = Ціль { -md-counter-attack(case: "gen-pl") } — { $figure }. Хто контратакує першим?
prompt-md-trade = { $figure }: { -md-refitting }. Що далі?
prompt-md-receive = { $figure } отримує: { $card }. Лишити, екіпірувати чи віддати?
prompt-md-make-room = { $figure }: вільної руки немає. Що прибрати, щоб екіпірувати «{ $card }»?
prompt-md-transmute = { $left ->
    [1] { -md-transmutation(case: "Nom") }: яку карту віддати останньою?
   *[other] { -md-transmutation(case: "Nom") }: яку карту віддати? Лишилося обрати: { $left }.
}
prompt-md-agree-give = { $figure } хоче віддати карту «{ $card }»; одержувач — { $target }. Погодитися?
prompt-md-agree-take = { $figure } хоче взяти карту «{ $card }»; власник — { $target }. Погодитися?
prompt-md-agree-hand = { $figure } хоче віддати { -md-token(case: "acc") }; одержувач — { $target }. Погодитися?
prompt-md-agree-fetch = { $figure } хоче взяти { -md-token(case: "acc") }; власник — { $target }. Погодитися?
prompt-md-agree-bleed = { $figure } просить про { -md-blood-sacrifice(case: "acc") }. { $target }: чи зазнати { $wounds } { $wounds ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}?
prompt-md-combat-use = { $figure }: використати щось із цього в бою?
prompt-md-reroll = { $figure }: перекинути якісь { -die(case: "accs") }?
prompt-md-reroll-pool = { $figure }: які { -die(case: "accs") } перекинути?
prompt-md-reroll-dice = { $taken ->
    [0] { $figure }: яку { -die(case: "acc") } перекинути?
   *[other] { $figure }: яку ще { -die(case: "acc") } перекинути?
}
prompt-md-flip-die = { $figure }: яку { -die(case: "acc") } перевернути на протилежну грань?
prompt-md-remove-die = { $figure }: яку { -die(case: "acc") } прибрати?
prompt-md-add-die = { $figure }: яку { -die(case: "acc") } додати?
prompt-md-enchant = { $figure }: застосувати { -md-enchantments(case: "acc") }? { -md-bam(case: "Nom-pl") }: { $bams }, { -md-diamond(case: "nom-pl") }: { $diamonds }.
prompt-md-split-wounds = { $wounds ->
    [1] { $figure }: { $wounds } { -damage }. Хто його зазнає?
    [one] { $figure }: { $wounds } { -damage }. Хто зазнає наступного?
    [few] { $figure }: { $wounds } { -damage(case: "noms") }. Хто зазнає наступного?
   *[many] { $figure }: { $wounds } { -damage(case: "gens") }. Хто зазнає наступного?
}
prompt-md-which-enemy = Який ворог діє наступним?
prompt-md-which-agent = Який { -md-agent } кличе { -md-reinforcements } наступним?
prompt-md-which-target = { $figure }: кого атакувати?
prompt-md-which-attack = { $figure }: яку { -attack(case: "acc") } обрати? Ціль — { $target }.
prompt-md-which-goal = { $figure }: до якого героя йти?
prompt-md-which-way = { $figure }: яким шляхом іти?
prompt-md-which-firework = { $figure }: до якого { -md-firework(case: "gen") } йти?
prompt-md-which-zone = У якій { -md-zone(case: "loc") } з’являться вороги?
prompt-md-which-room = У якій { -md-room(case: "loc") } лежатиме { -treasure }?
prompt-md-next-room = { $number ->
    [2] Яка { -md-room } за дверима буде другою?
   *[other] Яка { -md-room } за дверима буде третьою?
}
prompt-md-which-effect = Який ефект закінчується першим?
prompt-md-which-rule = Яке { -md-special-rule } діє першим?
prompt-md-divide-wounds = { $left ->
    [1] { -md-special-rule(case: "Nom-pl") } пригоди: хто зазнає останнього { -damage(case: "gen") }?
   *[other] { -md-special-rule(case: "Nom-pl") } пригоди: хто зазнає наступного { -damage(case: "gen") }? Лишилося розподілити: { $left }.
}
prompt-md-buy-skill = { $figure }: вивчити { -md-skill(case: "acc") }? { -experience(case: "cap") }: { $xp }.
prompt-chance-face = { $rest ->
    [yellow] Що випало на { -md-yellow(case: "loc") } { -die(case: "loc") }?
    [red] Що випало на { -md-red(case: "loc") } { -die(case: "loc") }?
    [blue] Що випало на { -md-blue(case: "loc") } { -die(case: "loc") }?
   *[green] Що випало на { -md-green(case: "loc") } { -die(case: "loc") }?
}
prompt-chance-artifacts = Який { -md-artifact } витягнуто?
prompt-chance-doors = Яку карту { -door(case: "gen") } витягнуто?
prompt-chance-events = Яку карту { -md-event(case: "gen") } витягнуто?
prompt-chance-guards = Якого { -md-guard(case: "acc") } рівня { $rest } витягнуто?
prompt-chance-treasure = Який { -treasure } рівня { $rest } витягнуто?
prompt-chance-lesser = Якого слабкого { -md-roaming-monster(case: "acc") } витягнуто?
prompt-chance-greater = Якого могутнього { -md-roaming-monster(case: "acc") } витягнуто?
prompt-chance-token = Який { -md-token } перевернуто?

## Відповіді

md-option-melee = { -md-melee(case: "Nom") }: { $thing }
md-option-ranged = { -md-ranged(case: "Nom") }: { $thing }
md-option-charge = { $line }: { -md-zone } { $thing }
md-option-safe-shot = { $line }: із { -md-zone(case: "gen") } { $thing }
md-option-teleport = { -teleport(case: "cap") }
md-option-ability = «{ $thing }» за 1 очко { -experience(case: "gen") }: { $line }
md-option-leave = Піти через { -md-exit(case: "acc") }
md-option-give = Віддати: { $thing }; одержувач — { $who }
md-option-take = Узяти: { $thing }; власник — { $who }
md-option-pay = { $what ->
    [xp] Очко { -experience(case: "gen") }
   *[shard] { -md-shard(case: "Nom") }
}
md-option-effect = { $who }: { $line }
option-magic = { -md-magic(case: "Nom") }: { $thing }
option-step = Перейти до { -md-zone(case: "gen") } { $thing }
option-open = Відчинити двері до { -md-zone(case: "gen") } { $thing }
option-pick-up = Підібрати все в зоні
option-firework = Запалити { -md-firework(case: "acc") }
option-trade = { -md-refitting(case: "Nom") }
option-transmute = Трансмутувати три карти
option-command = Наказати діяти: { $thing }
option-get-up = Підвестися на ноги
option-end = Закінчити хід
option-use = Використати «{ $thing }»: { $line }
option-reroll = { $thing }: { $line }
option-enchant = { $thing }: { $line }
option-equip = Екіпірувати: { $thing }
option-stow = Прибрати: { $thing }
option-hand = Віддати: { $thing }; одержувач — { $who }
option-fetch = Узяти: { $thing }; власник — { $who }
option-agree = Погодитися
option-refuse = Відмовитися
option-enemy = { $thing }
option-hero = { $thing }
option-pillar = { $thing }
option-zone = { $thing }
option-class = { $thing }
option-weapon = { $thing }: { $line }
option-buy = Вивчити «{ $thing }» за { $cost } { $cost ->
    [one] очко
    [few] очки
   *[many] очок
} { -experience(case: "gen") }: { $line }
option-kind = { $what ->
    [melee] { -md-melee(case: "Nom") }
    [ranged] { -md-ranged(case: "Nom") }
   *[magic] { -md-magic(case: "Nom") }
}
option-pool = { $what ->
    [attack] { -die(case: "caps") } { -attack(case: "gen") }
   *[defence] { -die(case: "caps") } { -md-defence(case: "gen") }
}
option-figure = { $what ->
    [boss] { -md-boss(case: "Nom") }
   *[minion] { -md-minion(case: "Nom") }
}
option-die = { $colour ->
    [yellow] { -md-yellow(case: "Nom") } { -die }
    [red] { -md-red(case: "Nom") } { -die }
    [blue] { -md-blue(case: "Nom") } { -die }
   *[green] { -md-green(case: "Nom") } { -die }
}{ $shown ->
    [no] { "" }
   *[yes] : { $points ->
        [0] { -md-blank } грань
       *[other] { $points }
    }{ $bams ->
        [0] { "" }
       *[other] { "" } і { -md-bam }
    }{ $diamonds ->
        [0] { "" }
       *[other] { "" } і { -md-diamond }
    }
}
option-face = { $points ->
    [0] { -md-blank(case: "Nom") } грань
   *[other] { $points }
}{ $bams ->
    [0] { "" }
   *[other] { "" } і { -md-bam }
}{ $diamonds ->
    [0] { "" }
   *[other] { "" } і { -md-diamond }
}
option-artifacts = { $thing }
option-doors = { $thing }
option-events = { $thing }
option-guards = { $thing }
option-treasure = { $thing }
option-lesser = { $thing }
option-greater = { $thing }
option-token = { $thing }

## Слова карт: у тих формах, у яких вони стоять у рядках

colour-yellow = { -md-yellow(case: "nom-pl") }
colour-red = { -md-red(case: "nom-pl") }
colour-blue = { -md-blue(case: "nom-pl") }
colour-green = { -md-green(case: "nom-pl") }
pool-attack = { -attack(case: "gen") }
pool-defence = { -md-defence(case: "gen") }
side-attacker = нападника
side-defender = захисника
symbol-bam = { -md-bam }
symbol-diamond = { -md-diamond }
symbol-bams = { -md-bam(case: "nom-pl") }
symbol-diamonds = { -md-diamond(case: "nom-pl") }
point-swords = { -md-hit(case: "nom-pl") }
point-shields = { -shield(case: "noms") }
type-melee = { -md-melee }
type-ranged = { -md-ranged }
type-magic = { -md-magic }
type-combat = будь-яка { -attack }
type-move = рух
gear-sword = { -md-sword }
gear-axe = { -md-axe }
gear-mace = { -md-mace }
gear-hammer = { -md-hammer }
gear-dagger = { -md-dagger }
gear-spear = { -md-spear }
gear-bow = { -md-bow }
gear-crossbow = { -md-crossbow }
gear-staff = { -md-staff }
gear-wand = { -md-wand }
gear-shield = { -shield }
gear-armour = { -md-armour }
whom-hero = { -md-hero(case: "nom-pl") }
whom-heroes = { -md-hero(case: "nom-pl") }
whom-ally = { -ally(case: "noms") }
whom-allies = { -ally(case: "noms") }
whom-enemy = { -md-enemy(case: "nom-pl") }
whom-enemies = { -md-enemy(case: "nom-pl") }
where-in-the-zone = в { -md-zone(case: "loc") }
where-in-sight = на { -md-line-of-sight(case: "loc") }
where-on-the-board = на полі
token-lower = нижчого
token-current = поточного
token-higher = вищого
tier-lesser = { -md-lesser }
tier-greater = { -md-greater }
tier-due = відповідний рівню
objective-artifact = { -md-artifact }
objective-lair = { -md-lair }
objective-library = { -md-library }

## Грані кісток

face-yellow-2-bam = { -md-yellow } 2 і { -md-bam }
face-yellow-1 = { -md-yellow } 1
face-yellow-blank = { -md-yellow } { -md-blank }
face-red-3-diamond = { -md-red } 3 і { -md-diamond }
face-red-2-bam = { -md-red } 2 і { -md-bam }
face-red-1 = { -md-red } 1
face-red-blank = { -md-red } { -md-blank }
face-blue-2-bam = { -md-blue } 2 і { -md-bam }
face-blue-1 = { -md-blue } 1
face-blue-blank = { -md-blue } { -md-blank }
face-green-3-diamond = { -md-green } 3 і { -md-diamond }
face-green-2-bam = { -md-green } 2 і { -md-bam }
face-green-1 = { -md-green } 1
face-green-blank = { -md-green } { -md-blank }
face-none = жодної

## Позначки карт

mark-in-force = діє
mark-bought = вивчено
mark-too-dear = бракує { -experience(case: "gen") }
mark-later = згодом
mark-sword = { -md-sword }
mark-axe = { -md-axe }
mark-mace = { -md-mace }
mark-hammer = { -md-hammer }
mark-dagger = { -md-dagger }
mark-spear = { -md-spear }
mark-bow = { -md-bow }
mark-crossbow = { -md-crossbow }
mark-staff = { -md-staff }
mark-wand = { -md-wand }
mark-shield = { -shield }
mark-armour = { -md-armour }
mark-consumable = одноразова річ
mark-artifact = { -md-artifact }
mark-too-high = зависокий { -md-level }
mark-trap = { -trap }
mark-luck = удача
mark-patrol = патруль
mark-blessing = благословення
mark-omen = лихе знамення

## Частини карт

part-melee = { -md-melee }
part-ranged = { -md-ranged }
part-magic = { -md-magic }
part-defence = { -md-defence }
part-use = використання
part-skill = { -md-skill }
part-shadow = у { -md-shadow(case: "loc") }
part-ability = { -md-ability }
part-branches = гілки навичок
part-minions = { -md-minion(case: "nom-pl") }
part-health = { -md-health }
part-carries = { -md-equipment }
part-special = { -md-special-rule(case: "nom-pl") }
part-first-room = перша { -md-room }
part-second-room = друга { -md-room }
part-third-room = третя { -md-room }

## Зони: що в них є

terrain-room = { -md-room }
terrain-hidden = ще не відкрито
terrain-start = { -md-start }
terrain-exit = { -md-exit }
terrain-level = { -md-level }
terrain-special-treasure = { -md-special-treasure }
terrain-artifact = { -md-artifact }
terrain-lair = { -md-lair }
terrain-library = { -md-library }
terrain-token = { -md-token }
terrain-firework = { -md-firework }
terrain-bridge = { -md-bridge }
terrain-stairs = { -md-stairs }

## Фігурки: ранги та стани

rank-agent = { -md-agent }
rank-roaming = { -md-roaming-monster }
condition-stunned = { -stun }
condition-dead = загибель
condition-asleep = сон

## Про ігри

title-massive-darkness = Massive Darkness
about-massive-darkness = Від одного до шести героїв досліджують підземелля, яке грає саме за себе: двері, загони та дещо гірше. Бийтеся на світлі, завдавайте ударів із сутіні, забирайте спорядження полеглих і витрачайте досвід, перш ніж він привабить монстрів. Одинадцять пригод можна пройти по одній або як одну довгу історію.

## Що означають стани

condition-stunned-about = Спершу має підвестися на ноги.
condition-dead-about = Воскресає на початку наступного раунду за один жетон із карти { -md-lifespark }.
condition-asleep-about = Нічого не робить, доки його не розбудять.
