## Сцена

md-level = { -md-level(case: "cap") }
md-lifespark = { -md-lifespark }
md-xp-of = { $who }: { -md-xp }
md-shards-of = { $who }: { -md-shard(case: "pl") }
md-effects-of = { $who }: до { -md-end-phase(case: "gen") }
md-actions-left = { $who }: осталось действий
md-movement-left = { $who }: осталось очков движения
md-treasure-left = Карты сокровищ в колодах, по уровням
md-timer = Жетоны ранений на { -md-tile(case: "loc") } { $tile }
md-objectives-done = Выполненные цели
md-points = { $side ->
    [attack] { $figure }: { -md-hit(case: "pl") }
   *[defence] { $figure }: { -md-shield(case: "pl") }
}
md-symbols = { $symbols ->
    [bams] { $figure }: { -md-bam(case: "pl") }
   *[diamonds] { $figure }: { -md-diamond(case: "pl") }
}
md-wounds = { -md-wound(case: "cap-pl") }
md-worked = Сработало в этом бою
badge-xp = { -md-xp(case: "cap") }: { $value }
badge-first = { -md-first-player(case: "cap") }
badge-chosen = Избранный герой
badge-carries = { $what ->
    [artifact] Жетоны артефактов: { $value }
    [library] Жетоны библиотеки: { $value }
    [lair] Жетоны логова: { $value }
   *[firework] { -md-firework(case: "cap-pl") }: { $value }
}
badge-minions = { -md-minion(case: "cap-pl") }: { $value }
badge-gear = { -md-gear(case: "cap") }: { $card }
md-here = { $count ->
    [0] { "" }
   *[other] { $things }.
} { $stairs ->
    [0] { "" }
   *[other] { -md-stairs(case: "cap") } в зону { $ways }.
}
md-zone-equipped = Экипировано
md-zone-carried = С собой
md-zone-skills = { -md-skill(case: "cap-pl") }
md-zone-branch = { -md-branch(case: "cap") }: { $text }
md-zone-heroes = { -md-hero(case: "cap-pl") } и классы
md-zone-enemies = { -md-enemy(case: "cap-pl") }
md-zone-gear = { -md-gear(case: "cap") } врагов
md-zone-event = Событие
md-zone-door = Последняя карта двери
md-zone-discards = Верх стопок сброса
md-zone-market = Рынок

## Что будет, если это выбрать

md-look-points = { $points ->
    [0] Последнее очко движения
    [one] Останется { $points } очко движения
    [few] Останется { $points } очка движения
   *[many] Останется { $points } очков движения
}
md-look-held = Оттуда не выйти, пока там враги: { $targets }
md-look-there = В этой зоне: { $targets }
md-look-door = { $what ->
    [door] Берётся карта двери
    [guard] За дверью ждёт { -md-guard }
   *[nothing] Карта двери не берётся
}
md-look-level = { -md-level(case: "cap") } поднимется до { $level }
md-look-treasure = { $count ->
    [one] { $count } карта сокровищ уровня { $level }
    [few] { $count } карты сокровищ уровня { $level }
   *[many] { $count } карт сокровищ уровня { $level }
}
md-look-dice = Кубики атаки: { -md-yellow(case: "pl") } — { $yellow }, { -md-red(case: "pl") } — { $red }; кубики защиты: { -md-blue(case: "pl") } — { $blue }, { -md-green(case: "pl") } — { $green }
md-look-wounds = Примерно ранений: { $wounds } (без чар и перебросов)
md-look-actions = { $actions ->
    [0] Последнее действие
    [one] Останется { $actions } действие
    [few] Останется { $actions } действия
   *[many] Останется { $actions } действий
}
md-look-gets-up = Только поднимется на ноги: { -md-stun }
md-look-attacks = { $targets-form ->
    [plural] Возможные цели атаки
   *[other] Цель атаки
}: { $targets }
md-look-goes = { $targets-form ->
    [plural] Пойдёт к одному из героев
   *[other] Пойдёт к герою
}: { $targets }

## В числах

md-tally-combats = Проведено боёв
md-tally-minions = Убито приспешников
another-goal = { $text }
look-target = { $figure }: здоровье { $health } из { $max }.
md-tally-guardians = Убито вожаков, агентов и бродячих монстров
md-tally-dealt = Нанесено ранений
md-tally-taken = Получено ранений
md-tally-healed = Восстановлено здоровья
md-tally-treasure = Взято карт сокровищ
md-tally-deaths = Погибло героев

## Перед игрой

recommended-class = Рекомендуемый класс: { $name }
form-lifespark = Жетоны на карте { -md-lifespark } в начале
form-most-xp = Как враги сравнивают опыт героев
about-most-xp = { $value ->
    [spent] Считается опыт, которым герой заплатил за навыки. Печатные правила противоречат сами себе; в пользу этого прочтения говорят текст правил, описание провокации и поле потраченного опыта на образце листа класса.
   *[unspent] Считается опыт на счётчике героя. Печатные правила противоречат сами себе; в пользу этого прочтения говорят иллюстрации и правило о ничьей в режиме истории, по которому к опыту прибавляют осколки с планшета. В памятке сказано только «больше всего опыта».
}
form-different-classes = У каждого героя свой класс
form-different-classes-about = Двух героев одного класса не бывает.

## Раунд

adventure-began = Приключение начинается.
class-chosen = { $figure } выбирает класс «{ $card }».
first-player = { -md-first-player(case: "cap") } — { $figure }.
dark-phase = { $phase ->
    [heroes] { -md-heroes-phase(case: "cap") }.
    [enemies] { -md-enemies-phase(case: "cap") }.
    [experience] { -md-experience-phase(case: "cap") }.
    [event] { -md-event-phase(case: "cap") }.
   *[end] { -md-end-phase(case: "cap") }.
}
activated = { $how ->
    [counter] { $figure } { $figure-form ->
        [plural] контратакуют
       *[other] контратакует
    }.
    [hero] { $figure } начинает активацию.
   *[other] { $figure } { $figure-form ->
       [plural] активируются
      *[other] активируется
   }.
}
enemy-idle = { $figure } никого не { $figure-form ->
    [plural] атакуют
   *[other] атакует
} и { $figure-form ->
    [plural] остаются
   *[other] остаётся
} на месте.
went = { $how ->
    [step] { $figure } переходит в зону { $path }.
    [charge] { $figure } { $figure-form ->
        [plural] совершают
       *[other] совершает
    } рывок в зону { $path }.
    [safe-shot] { $figure } { $figure-form ->
        [plural] держат
       *[other] держит
    } боевую дистанцию и { $figure-form ->
        [plural] переходят
       *[other] переходит
    } в зону { $path }.
    [skill] { $figure } благодаря навыку { $figure-form ->
        [plural] переходят
       *[other] переходит
    } в зону { $path }.
    [dragged] Враг тащит за собой в зону { $path }: { $figure }.
    [mob] { $figure } { $figure-form ->
        [plural] переходят
       *[other] переходит
    } в зону { $path }.
   *[other] { $figure } { $figure-form ->
       [plural] переходят
      *[other] переходит
   } в зону { $path }.
}
got-up = { $figure } { $figure-form ->
    [plural] поднимаются
   *[other] поднимается
} на ноги.
was-stunned = { $figure } { $figure-form ->
    [feminine] теперь оглушена
    [neuter] теперь оглушено
    [plural] теперь оглушены
   *[masculine] теперь оглушён
}.
level-rose = { -md-level(case: "cap") } поднимается до { $level }.
event-drawn = Событие: { $card }.
nothing-happens = { $what ->
    [no-token] Жетона этого уровня на поле нет: никто не появляется.
    [no-target] В пределах досягаемости никого нет.
   *[no-card] Карт больше нет: никто не появляется.
}
sparks-changed = { $left ->
    [0] На карте { -md-lifespark } больше нет жетонов.
    [one] На карте { -md-lifespark } теперь { $left } жетон.
    [few] На карте { -md-lifespark } теперь { $left } жетона.
   *[many] На карте { -md-lifespark } теперь { $left } жетонов.
}
effect-began = { $figure } до { -md-end-phase(case: "gen") } { $figure-form ->
    [plural] получают
   *[other] получает
} эффект: { $text }.
effect-ended = { $figure } { $figure-form ->
    [plural] теряют
   *[other] теряет
} эффект: { $text }.
token-passed = { $figure } получает жетон { -md-first-player(case: "gen") }.

## Двери, сокровища и снаряжение

door-opened = { $how ->
    [rule] Открывается дверь в зону { $cell }.
   *[other] { $figure } открывает дверь в зону { $cell }.
}
door-card = Карта двери: { $card }.
treasure-placed = { $special ->
    [0] { $regular ->
        [one] В зону { $cell } кладут жетон сокровища.
       *[other] В зону { $cell } кладут жетоны сокровищ: { $regular }.
    }
   *[other] { $regular ->
        [0] { $special ->
            [one] В зону { $cell } кладут жетон специального сокровища.
           *[other] В зону { $cell } кладут жетоны специальных сокровищ: { $special }.
        }
       *[other] В зону { $cell } кладут жетоны сокровищ: обычные — { $regular }, специальные — { $special }.
    }
}
picked-up = { $figure } подбирает всё, что лежит в зоне{ $regular ->
    [0] { $special ->
        [0] { "" }
       *[other] { "" } (жетоны специальных сокровищ — { $special })
    }
   *[other] { $special ->
        [0] { "" } (жетоны сокровищ — { $regular })
       *[other] { "" } (жетоны сокровищ — { $regular }, специальных — { $special })
    }
}: { $things }.
drew-treasure = { $figure } берёт карту сокровищ: { $card }.
trap-sprung = { $figure } сразу попадает под действие карты «{ $card }».
dark-equipped = { $figure } экипирует карту «{ $card }».
stowed = { $figure } убирает карту «{ $card }».
given = { $figure } отдаёт { $card ->
    [artifact] жетон { -md-artifact(case: "gen") }
    [lair] жетон { -md-lair(case: "gen") }
    [library] жетон { -md-library(case: "gen") }
    [firework] { -md-firework }
   *[other] карту «{ $card }»
}; получатель — { $target }.
refused = { $card ->
    [artifact] { $target } не соглашается: жетон { -md-artifact(case: "gen") } остаётся на месте.
    [lair] { $target } не соглашается: жетон { -md-lair(case: "gen") } остаётся на месте.
    [library] { $target } не соглашается: жетон { -md-library(case: "gen") } остаётся на месте.
    [firework] { $target } не соглашается: { -md-firework } остаётся на месте.
   *[other] { $target } не соглашается: карта «{ $card }» остаётся на месте.
}
transmuted = { $figure } проводит { -md-transmutation(case: "acc") } и получает сокровище уровня { $level }; сброшены карты: { $cards }.
dark-item-used = { $figure } применяет карту «{ $card }».
ability-used = { $figure } применяет { -md-ability(case: "acc") } «{ $name }».
commanded = { $figure } отдаёт приказ. { $target } совершает действие вне очереди.
xp-gained = { $xp ->
    [0] { $shards ->
        [0] { $figure } больше не может получать опыт.
        [one] { $figure } получает { $shards } { -md-shard }.
        [few] { $figure } получает { $shards } { -md-shard(case: "few") }.
       *[many] { $figure } получает { $shards } { -md-shard(case: "many") }.
    }
    [1] { $shards ->
        [0] { $figure } получает 1 очко опыта.
       *[other] { $figure } меняет пять { -md-shard(case: "many") } на 1 очко опыта.
    }
    [one] { $figure } получает { $xp } очко опыта.
    [few] { $figure } получает { $xp } очка опыта.
   *[many] { $figure } получает { $xp } очков опыта.
}
skill-bought = { $cost ->
    [one] { $figure } изучает навык «{ $skill }» за { $cost } очко опыта.
    [few] { $figure } изучает навык «{ $skill }» за { $cost } очка опыта.
   *[many] { $figure } изучает навык «{ $skill }» за { $cost } очков опыта.
}

## Враги

arrived = В зоне { $cell } { $figure-form ->
    [plural] появляются враги
   *[other] появляется враг
}: { $figure }.
no-figures = Фигурок не хватает, поэтому новый враг не появляется: { $card }.
no-counter = { $figure } не { $figure-form ->
    [plural] контратакуют
   *[other] контратакует
}: { $target } в сумраке и вне { -md-sight(case: "gen") }.
minion-died = { $left ->
    [0] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } последнего приспешника.
    [one] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } приспешника; остаётся { $left } приспешник.
    [few] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } приспешника; остаётся { $left } приспешника.
   *[many] { $figure } { $figure-form ->
       [plural] теряют
      *[other] теряет
   } приспешника; остаётся { $left } приспешников.
}
minions-died = { $count ->
    [one] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } последнего приспешника.
   *[other] { $figure } { $figure-form ->
       [plural] теряют
      *[other] теряет
   } всех приспешников сразу ({ $count }).
}
enemy-died = { $what ->
    [boss] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } вожака.
   *[single] { $figure } { $figure-form ->
       [plural] гибнут
      *[other] гибнет
   }.
}

## Бой

combat-began = { $kind ->
    [melee] { $figure } { $figure-form ->
        [plural] проводят
       *[other] проводит
    } { -md-melee(case: "acc") } { -md-attack(case: "acc") }; цель — { $target }.
    [ranged] { $figure } { $figure-form ->
        [plural] проводят
       *[other] проводит
    } { -md-ranged(case: "acc") } { -md-attack(case: "acc") }; цель — { $target }.
   *[magic] { $figure } { $figure-form ->
       [plural] проводят
      *[other] проводит
   } { -md-magic(case: "acc") } { -md-attack(case: "acc") }; цель — { $target }.
}
dark-rolled = { $figure }, бросок атаки: { $attack }. { $target }, бросок защиты: { $defence }.
dark-rerolled = { $side ->
    [attack] { $figure } { $figure-form ->
        [plural] перебрасывают
       *[other] перебрасывает
    } кубики атаки: { $dice }.
   *[defence] { $figure } { $figure-form ->
       [plural] перебрасывают
      *[other] перебрасывает
   } кубики защиты: { $dice }.
}
die-removed = { $side ->
    [attack] { $figure } { $figure-form ->
        [plural] убирают
       *[other] убирает
    } кубик атаки: { $die }.
   *[defence] { $figure } { $figure-form ->
       [plural] убирают
      *[other] убирает
   } кубик защиты: { $die }.
}
die-added = { $side ->
    [attack] { $figure } { $figure-form ->
        [plural] добавляют
       *[other] добавляет
    } кубик атаки: { $die }.
   *[defence] { $figure } { $figure-form ->
       [plural] добавляют
      *[other] добавляет
   } кубик защиты: { $die }.
}
combat-effect = { $own ->
    [yes] { $figure }
   *[no] { $figure }, карта «{ $card }»
}{ $bams ->
    [0] { $diamonds ->
        [0] { "" }
        [one] , за { -md-diamond }
       *[other] , за { -md-diamond(case: "pl") } ({ $diamonds })
    }
    [1] { $diamonds ->
        [0] , за { -md-bam }
       *[other] , за { -md-bam } и { -md-diamond }
    }
   *[other] , за { -md-bam(case: "pl") } ({ $bams })
}: { $text }.
combat-counted = { $figure }, { -md-hit(case: "pl") }: { $swords }. { $target }, { -md-shield(case: "pl") }: { $shields }. { $more ->
    [0] { "" }
   *[other] Ещё ранений, от которых щиты не спасают: { $more }.{ " " }
}{ $wounds ->
    [0] Ранений нет.
    [one] Нанесено { $wounds } ранение.
    [few] Нанесено { $wounds } ранения.
   *[many] Нанесено { $wounds } ранений.
}
wounded = { $damage ->
    [0] { $figure } { $figure-form ->
        [plural] остаются невредимы
       *[other] обходится без ранений
    }.
    [one] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } { $damage } ранение{ $left ->
        [0] ; здоровья не осталось.
       *[other] ; здоровья остаётся { $left }.
    }
    [few] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } { $damage } ранения{ $left ->
        [0] ; здоровья не осталось.
       *[other] ; здоровья остаётся { $left }.
    }
   *[many] { $figure } { $figure-form ->
       [plural] получают
      *[other] получает
   } { $damage } ранений{ $left ->
        [0] ; здоровья не осталось.
       *[other] ; здоровья остаётся { $left }.
    }
}
dark-healed = { $health ->
    [0] { $figure } не { $figure-form ->
        [plural] восстанавливают
       *[other] восстанавливает
    } здоровье.
    [one] { $figure } { $figure-form ->
        [plural] восстанавливают
       *[other] восстанавливает
    } { $health } единицу здоровья.
    [few] { $figure } { $figure-form ->
        [plural] восстанавливают
       *[other] восстанавливает
    } { $health } единицы здоровья.
   *[many] { $figure } { $figure-form ->
       [plural] восстанавливают
      *[other] восстанавливает
   } { $health } единиц здоровья.
}
hero-died = { $figure } погибает.
hero-returned = { $left ->
    [0] { $figure } воскресает. Жетонов на карте { -md-lifespark } больше нет.
    [one] { $figure } воскресает. На карте { -md-lifespark } остаётся { $left } жетон.
    [few] { $figure } воскресает. На карте { -md-lifespark } остаётся { $left } жетона.
   *[many] { $figure } воскресает. На карте { -md-lifespark } остаётся { $left } жетонов.
}

## Приключение

objective-done = Выполнена цель: «{ $text }»
rule-worked = { $kind ->
    [event] Действует карта события.
    [trap] Действует карта ловушки.
    [adventure] Действует специальное правило приключения.
   *[other] Действует карта или навык.
}
left-by-exit = { $figure } уходит через выход.
pillar-hit = { $left ->
    [0] { $target } { $target-form ->
        [plural] рушатся
       *[other] рушится
    }.
   *[other] { $damage ->
        [one] { $target } { $target-form ->
            [plural] теряют
           *[other] теряет
        } { $damage } единицу здоровья; остаётся { $left }.
        [few] { $target } { $target-form ->
            [plural] теряют
           *[other] теряет
        } { $damage } единицы здоровья; остаётся { $left }.
       *[many] { $target } { $target-form ->
           [plural] теряют
          *[other] теряет
       } { $damage } единиц здоровья; остаётся { $left }.
    }
}
tile-fell = { $tile ->
    [bridge] Тёмные мосты рушатся вместе со всеми, кто на них.
   *[other] { -md-tile(case: "cap") } { $tile } рушится вместе со всем, что на нём есть.
}
firework-lit = { $figure } поджигает { -md-firework } в зоне { $cell }.
firework-out = В зоне { $cell } догорает { -md-firework }.
adventure-ended = { $outcome ->
    [won] Победа: приключение пройдено.
   *[lost] { $why ->
        [MD-HER-14] Поражение: на карте { -md-lifespark } нет жетонов, чтобы воскресить героя.
        [MD-Q04-06] Поражение: герой упал вместе с фрагментом поля.
       *[other] Поражение по специальным правилам приключения.
    }
}

## Вопросы

prompt-md-choose-class = { $figure }: какой класс выбрать?
prompt-md-choose-weapon = { $figure }: с каким оружием начать?
prompt-md-choose-first = Кто будет первым игроком?
prompt-md-choose-hero = Кого из героев сделать избранным?
prompt-md-act = { $actions ->
    [0] { $figure }: действий не осталось. Сделать что-нибудь ещё?
    [one] { $figure }: что делать? Остаётся { $actions } действие.
    [few] { $figure }: что делать? Остаётся { $actions } действия.
   *[many] { $figure }: что делать? Остаётся { $actions } действий.
}
prompt-md-move = { $points ->
    [one] { $figure }: что делать дальше? Остаётся { $points } очко движения.
    [few] { $figure }: что делать дальше? Остаётся { $points } очка движения.
   *[many] { $figure }: что делать дальше? Остаётся { $points } очков движения.
}
prompt-md-walk = { $left ->
    [one] { $figure }: куда перейти? Можно пройти { $left } зону.
    [few] { $figure }: куда перейти сначала? Можно пройти { $left } зоны.
   *[many] { $figure }: куда перейти сначала? Можно пройти { $left } зон.
}
prompt-md-pay-ability = { $figure }: чем заплатить за { -md-ability(case: "acc") }?
prompt-md-pay-blood = { $wounds ->
    [one] { $figure }: получить за это { $wounds } ранение?
    [few] { $figure }: получить за это { $wounds } ранения?
   *[many] { $figure }: получить за это { $wounds } ранений?
}
prompt-md-who-bleeds = { $wounds ->
    [one] { $figure }: кто получит за это { $wounds } ранение?
    [few] { $figure }: кто получит за это { $wounds } ранения?
   *[many] { $figure }: кто получит за это { $wounds } ранений?
}
prompt-md-who-heals = { $figure }: кого лечить?
prompt-md-which-foe = { $figure }: какого врага выбрать целью?
prompt-md-which-pillar = Какая колонна рушится?
prompt-md-which-counter = { $figure }: кто из врагов контратакует первым?
prompt-md-trade = { $figure }: { -md-trade }. Что дальше?
prompt-md-receive = { $figure } получает карту «{ $card }». Оставить её, экипировать или отдать?
prompt-md-make-room = { $figure }: свободных рук нет. Что убрать, чтобы экипировать карту «{ $card }»?
prompt-md-transmute = { $left ->
    [one] { -md-transmutation(case: "cap") }: какую карту сбросить последней?
   *[other] { -md-transmutation(case: "cap") }: какую карту сбросить? Осталось выбрать: { $left }.
}
prompt-md-agree-give = { $figure } хочет отдать карту «{ $card }»; получатель — { $target }. Вы согласны?
prompt-md-agree-take = { $figure } хочет взять карту «{ $card }»; владелец — { $target }. Вы согласны?
prompt-md-agree-hand = { $figure } хочет отдать жетон; получатель — { $target }. Вы согласны?
prompt-md-agree-fetch = { $figure } хочет взять жетон; владелец — { $target }. Вы согласны?
prompt-md-agree-bleed = { $wounds ->
    [one] { $figure } просит о кровавой жертве. { $target }: получить { $wounds } ранение?
    [few] { $figure } просит о кровавой жертве. { $target }: получить { $wounds } ранения?
   *[many] { $figure } просит о кровавой жертве. { $target }: получить { $wounds } ранений?
}
prompt-md-combat-use = { $figure }: применить что-нибудь из этого в бою?
prompt-md-reroll = { $figure }: перебросить кубики?
prompt-md-reroll-pool = { $figure }: какие кубики перебросить?
prompt-md-reroll-dice = { $taken ->
    [0] { $figure }: какой кубик перебросить?
   *[other] { $figure }: какой ещё кубик перебросить?
}
prompt-md-flip-die = { $figure }: какой кубик перевернуть на обратную грань?
prompt-md-remove-die = { $figure }: какой кубик убрать?
prompt-md-add-die = { $figure }: какой кубик добавить?
prompt-md-enchant = { $figure }: применить { -md-enchantments }? Не потрачено: { -md-bam(case: "pl") } — { $bams }, { -md-diamond(case: "pl") } — { $diamonds }.
prompt-md-split-wounds = { $wounds ->
    [one] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } { $wounds } ранение. Кому оно достанется?
    [few] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } { $wounds } ранения. Кому достанется следующее?
   *[many] { $figure } { $figure-form ->
       [plural] получают
      *[other] получает
   } { $wounds } ранений. Кому достанется следующее?
}
prompt-md-which-enemy = Какой враг активируется следующим?
prompt-md-which-agent = Какой агент зовёт подкрепление следующим?
prompt-md-which-target = { $figure }: кого атаковать?
prompt-md-which-attack = { $figure }: какую атаку провести? Цель — { $target }.
prompt-md-which-goal = { $figure }: к какому герою идти?
prompt-md-which-way = { $figure }: каким путём идти?
prompt-md-which-firework = { $figure }: к какому фейерверку идти?
prompt-md-which-zone = В какой зоне появляются враги?
prompt-md-which-room = В какую комнату положить сокровище?
prompt-md-next-room = { $number ->
    [2] Какая комната за дверью считается второй?
   *[other] Какая комната за дверью считается третьей?
}
prompt-md-which-effect = Какой эффект заканчивается первым?
prompt-md-which-rule = Какое специальное правило действует первым?
prompt-md-divide-wounds = { $left ->
    [one] Специальные правила приключения: кто получит последнее ранение?
   *[other] Специальные правила приключения: кто получит следующее ранение? Осталось распределить: { $left }.
}
prompt-md-buy-skill = { $figure }: изучить навык? { -md-xp(case: "cap") }: { $xp }.
prompt-chance-face = { $rest ->
    [yellow] Что выпало на жёлтом кубике?
    [red] Что выпало на красном кубике?
    [blue] Что выпало на синем кубике?
   *[green] Что выпало на зелёном кубике?
}
prompt-chance-artifacts = Какой артефакт вы взяли?
prompt-chance-doors = Какую карту двери вы взяли?
prompt-chance-events = Какую карту события вы взяли?
prompt-chance-guards = Какую карту стража уровня { $rest } вы взяли?
prompt-chance-treasure = Какую карту сокровищ уровня { $rest } вы взяли?
prompt-chance-lesser = Какого слабого бродячего монстра вы взяли?
prompt-chance-greater = Какого могучего бродячего монстра вы взяли?
prompt-chance-token = Какой жетон вы перевернули?

## Ответы

md-option-melee = { -md-melee(case: "cap") } { -md-attack }: { $thing }
md-option-ranged = { -md-ranged(case: "cap") } { -md-attack }: { $thing }
md-option-charge = { $line }: в зону { $thing }
md-option-safe-shot = { $line }: из зоны { $thing }
md-option-teleport = { -md-teleport(case: "cap") }
md-option-ability = «{ $thing }» за 1 очко опыта. { $line }
md-option-leave = Уйти через выход
md-option-give = Отдать: { $thing } (получатель — { $who })
md-option-take = Взять: { $thing } (владелец — { $who })
md-option-pay = { $what ->
    [xp] Очко опыта
   *[shard] Осколок опыта
}
md-option-effect = { $who }. { $line }
option-magic = { -md-magic(case: "cap") } { -md-attack }: { $thing }
option-step = Перейти в зону { $thing }
option-open = Открыть дверь в зону { $thing }
option-pick-up = Подобрать всё, что здесь лежит
option-firework = Поджечь { -md-firework }
option-trade = { -md-trade(case: "cap") }
option-transmute = { -md-transmutation(case: "cap") } трёх карт
option-command = Отдать приказ: { $thing }
option-get-up = Подняться на ноги
option-end = Закончить { -md-activation(case: "acc") }
option-use = Применить «{ $thing }». { $line }
option-reroll = { $thing }: { $line }
option-enchant = { $thing }: { $line }
option-equip = Экипировать: { $thing }
option-stow = Убрать: { $thing }
option-hand = Передать: { $thing } (получатель — { $who })
option-fetch = Забрать: { $thing } (владелец — { $who })
option-agree = Согласиться
option-refuse = Отказаться
option-enemy = { $thing }
option-hero = { $thing }
option-pillar = { $thing }
option-zone = { $thing }
option-class = { $thing }
option-weapon = { $thing }. { $line }
option-buy = { $cost ->
    [one] Изучить «{ $thing }» за { $cost } очко опыта. { $line }
    [few] Изучить «{ $thing }» за { $cost } очка опыта. { $line }
   *[many] Изучить «{ $thing }» за { $cost } очков опыта. { $line }
}
option-kind = { $what ->
    [melee] { -md-melee(case: "cap") } { -md-attack }
    [ranged] { -md-ranged(case: "cap") } { -md-attack }
   *[magic] { -md-magic(case: "cap") } { -md-attack }
}
option-pool = { $what ->
    [attack] Кубики { -md-attack(case: "gen") }
   *[defence] Кубики { -md-defence(case: "gen") }
}
option-figure = { $what ->
    [boss] { -boss(case: "cap") }
   *[minion] { -md-minion(case: "cap") }
}
option-die = { $shown ->
    [no] { $colour ->
        [yellow] { -md-yellow(case: "cap") } кубик
        [red] { -md-red(case: "cap") } кубик
        [blue] { -md-blue(case: "cap") } кубик
       *[green] { -md-green(case: "cap") } кубик
    }
   *[yes] { $colour ->
        [yellow] { -md-yellow(case: "cap") } кубик
        [red] { -md-red(case: "cap") } кубик
        [blue] { -md-blue(case: "cap") } кубик
       *[green] { -md-green(case: "cap") } кубик
    }: { $points ->
        [0] { -md-blank }
       *[other] { $colour ->
            [yellow] { -md-hit(case: "pl") } — { $points }
            [red] { -md-hit(case: "pl") } — { $points }
           *[other] { -md-shield(case: "pl") } — { $points }
        }
    }{ $bams ->
        [0] { "" }
       *[other] , { -md-bam }
    }{ $diamonds ->
        [0] { "" }
       *[other] , { -md-diamond }
    }
}
option-face = { $points ->
    [0] Пустая грань
   *[other] { $points }
}{ $bams ->
    [0] { "" }
   *[other] { "" } и { -md-bam }
}{ $diamonds ->
    [0] { "" }
   *[other] { "" } и { -md-diamond }
}
option-artifacts = { $thing }
option-doors = { $thing }
option-events = { $thing }
option-guards = { $thing }
option-treasure = { $thing }
option-lesser = { $thing }
option-greater = { $thing }
option-token = { $thing }

## Слова карт: в тех формах, в каких они стоят в строках

colour-yellow = { -md-yellow(case: "pl") }
colour-red = { -md-red(case: "pl") }
colour-blue = { -md-blue(case: "pl") }
colour-green = { -md-green(case: "pl") }
pool-attack = { -md-attack(case: "gen") }
pool-defence = { -md-defence(case: "gen") }
side-attacker = атакующего
side-defender = защищающегося
symbol-bam = { -md-bam }
symbol-diamond = { -md-diamond }
symbol-bams = { -md-bam(case: "pl") }
symbol-diamonds = { -md-diamond(case: "pl") }
point-swords = { -md-hit(case: "pl") }
point-shields = { -md-shield(case: "pl") }
type-melee = { -md-melee } { -md-attack }
type-ranged = { -md-ranged } { -md-attack }
type-magic = { -md-magic } { -md-attack }
type-combat = любая { -md-attack }
type-move = { -md-movement }
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
gear-shield = { -md-shield }
gear-armour = { -md-armour }
whom-hero = { -md-hero(case: "pl") }
whom-heroes = { -md-hero(case: "pl") }
whom-ally = { -md-ally(case: "pl") }
whom-allies = { -md-ally(case: "pl") }
whom-enemy = { -md-enemy(case: "pl") }
whom-enemies = { -md-enemy(case: "pl") }
where-in-the-zone = в { -md-zone(case: "loc") }
where-in-sight = на { -md-sight(case: "loc") }
where-on-the-board = на поле
token-lower = на { -md-level } ниже
token-current = текущего { -md-level(case: "gen") }
token-higher = на { -md-level } выше
tier-lesser = { -md-lesser }
tier-greater = { -md-greater }
tier-due = { -md-lesser } или { -md-greater } (по текущему уровню)
objective-artifact = { -md-artifact }
objective-lair = { -md-lair }
objective-library = { -md-library }

## Грани кубиков

face-yellow-2-bam = { -md-yellow } — 2 и { -md-bam }
face-yellow-1 = { -md-yellow } — 1
face-yellow-blank = { -md-yellow } — пустая грань
face-red-3-diamond = { -md-red } — 3 и { -md-diamond }
face-red-2-bam = { -md-red } — 2 и { -md-bam }
face-red-1 = { -md-red } — 1
face-red-blank = { -md-red } — пустая грань
face-blue-2-bam = { -md-blue } — 2 и { -md-bam }
face-blue-1 = { -md-blue } — 1
face-blue-blank = { -md-blue } — пустая грань
face-green-3-diamond = { -md-green } — 3 и { -md-diamond }
face-green-2-bam = { -md-green } — 2 и { -md-bam }
face-green-1 = { -md-green } — 1
face-green-blank = { -md-green } — пустая грань
face-none = без кубиков

## Пометки карт

mark-in-force = действует
mark-bought = изучен
mark-too-dear = не хватает опыта
mark-later = позже
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
mark-shield = { -md-shield }
mark-armour = { -md-armour }
mark-consumable = { -md-consumable }
mark-artifact = { -md-artifact }
mark-too-high = слишком высокий { -md-level }
mark-trap = { -md-trap }
mark-luck = удача
mark-patrol = { -md-patrol }
mark-blessing = благословение
mark-omen = дурное знамение

## Части карт

part-melee = { -md-melee } { -md-attack }
part-ranged = { -md-ranged } { -md-attack }
part-magic = { -md-magic } { -md-attack }
part-defence = { -md-defence }
part-use = применение
part-skill = { -md-skill }
part-shadow = в { -md-shadow(case: "loc") }
part-ability = { -md-ability }
part-branches = { -md-branch(case: "pl") }
part-minions = { -md-minion(case: "pl") }
part-health = { -md-health }
part-carries = { -md-gear }
part-special = { -special-rules }
part-first-room = первая { -md-room }
part-second-room = вторая { -md-room }
part-third-room = третья { -md-room }

## Зоны: что в них есть

terrain-room = { -md-room }
terrain-hidden = ещё не открыто
terrain-start = { -md-start }
terrain-exit = { -md-exit }
terrain-level = { -md-level }
terrain-special-treasure = { -md-special-treasure }
terrain-artifact = { -md-artifact }
terrain-lair = { -md-lair }
terrain-library = { -md-library }
terrain-token = жетон
terrain-firework = { -md-firework }
terrain-bridge = { -md-bridge }
terrain-stairs = { -md-stairs }

## Фигурки: ранги и состояния

rank-agent = { -md-agent }
rank-roaming = { -md-roaming }
condition-stunned = { -md-stun }
condition-dead = гибель
condition-asleep = сон

## Об игре

title-massive-darkness = Massive Darkness
about-massive-darkness = От одного до шести героев спускаются вниз вместе, а за подземелье играет сама игра: двери, отряды и кое-что похуже. Сражайтесь на свету, бейте из сумрака, забирайте добычу и тратьте опыт раньше, чем он приманит монстров. Одиннадцать приключений, по одному или одной большой историей.

## Что значат состояния

condition-stunned-about = Сначала нужно подняться на ноги.
condition-dead-about = Воскресает в начале следующего раунда за один жетон с карты { -md-lifespark }.
condition-asleep-about = Ничего не делает, пока не разбудят.
