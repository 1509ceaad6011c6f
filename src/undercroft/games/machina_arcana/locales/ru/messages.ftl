## Сцена

ma-title = { $number }. { $title } (уровень чудовищ { $level })
ma-chapter = { $closed ->
    [yes] { -ma-chapter(case: "cap") } { $number } из { $count } (закрытая): «{ $title }»
   *[no] { -ma-chapter(case: "cap") } { $number } из { $count }: «{ $title }»
}
ma-story = { $text }
ma-goal = { $how ->
    [endgame] Победа: выполните условие на карте развязки.
    [closed] Победа: дойдите до главы { $count }, последней. Эта { -ma-chapter } закрытая: как пойти дальше, сказано на её карте.{ $spawn ->
        [yes] { "" } Когда значение логова исчерпано, оно начинается заново, а опасность растёт на { $threat }.
       *[no] { "" }
    }
    [exit] Победа: дойдите до главы { $count }, последней. Следующая { -ma-chapter } начнётся, когда все первопроходцы покинут поле через { -ma-exit-token }{ $spawn ->
        [yes] { "" } или когда { -ma-spawn-phase } начнётся при значении логова 1; тогда опасность вырастет на { $threat }.
       *[no] .
    }
   *[open] Победа: дойдите до главы { $count }, последней. Следующая { -ma-chapter } начнётся, когда кто-нибудь активирует { -ma-chapter-space(case: "acc") }{ $spawn ->
        [yes] { "" } или когда { -ma-spawn-phase } начнётся при значении логова 1; тогда опасность вырастет на { $threat }.
       *[no] .
    }
}
ma-loss = Поражение: погиб последний { -ma-explorer }.
ma-dice = «Атака 2/1» на карте: бросьте два кубика сильной атаки (на каждом от 0 до { $high }) и один кубик слабой атаки (от 0 до { $low }). Цель задета, если сумма не меньше её защиты, а при магической атаке — её воли. Попадание отнимает 1 единицу здоровья, какой бы большой ни была сумма.
ma-zone-explorer = Карты в игре
ma-zone-equipped = Экипировано
ma-zone-inventory = { -ma-inventory(case: "cap") }
ma-zone-waiting = Сбросятся, когда закончится их эффект
ma-zone-current = { -ma-chapter(case: "cap") } и текущие события
ma-zone-monsters = { -ma-monster(case: "cap-pl") }
ma-zone-explorer-events = Прошлые { -ma-explorer-event(case: "pl") }
ma-zone-horror-events = Прошлые { -ma-horror-event(case: "pl") }
ma-zone-items = Сброшенные { -ma-item(case: "pl") }
ma-zone-fallen = Уничтоженные { -ma-monster(case: "pl") }
ma-zone-gets = { $figure } получит
ma-zone-partner = { -ma-item(case: "cap-pl") }: { $figure }
ma-track-spawn = { -ma-spawn-rating(case: "cap") }
ma-track-horror = { -ma-horror-rating(case: "cap") }
ma-track-threat = { -ma-threat(case: "cap") }
ma-track-level = { -ma-level(case: "cap") }
ma-track-aside = Отложенные жетоны
ma-track-health = { $who }: { -ma-health }
ma-track-stamina = { $who }: { -ma-stamina }
ma-track-essence = { $who }: { -ma-essence }
ma-track-effects = { $who }: { -ma-lasting(case: "pl") }
ma-track-hunt = { $who }: осталось { -ma-stamina(case: "gen") }
badge-essence = { -ma-essence(case: "cap") }: { $value }
badge-effects = { -ma-lasting(case: "cap-pl") }: { $value }
condition-ethereal = { -ma-ethereal }
condition-ethereal-about = Нельзя выбрать целью. Проходит сквозь других, и другие проходят сквозь него.
condition-immobile = { -ma-immobile }
condition-immobile-about = Нельзя переместиться, нельзя оттолкнуть или притянуть.
condition-unharmed = неуязвимость
condition-unharmed-about = Здоровье потерять нельзя.
badge-marker = Маркер: { $owner }
badge-marker-about = { $texts }. { $units ->
    [0] { "" }
   *[other] Действует на: { $targets }.
} { $limit ->
    [1] { "" }
   *[other] Маркеров: { $used } из { $limit }.
}
badge-horror-marker = Маркер ужаса
badge-horror-marker-about = { $texts }. { $units ->
    [0] { "" }
   *[other] Действует на: { $targets }.
} { $limit ->
    [1] { "" }
   *[other] Маркеров: { $used } из { $limit }.
}
badge-progress = Жетоны продвижения: { $value } из { $needed }
badge-progress-about = Когда их станет { $needed }: { $line }.
badge-markers-left = Осталось маркеров: { $value } из { $most }
badge-markers-left-about = Каждое применение продолжительного эффекта занимает маркер, пока эффект не закончится.
badge-horror-markers-left = Осталось маркеров ужаса: { $value } из { $most }
badge-horror-markers-left-about = Каждый продолжительный эффект монстра или события ужаса занимает маркер, пока не закончится.
ma-symbol = { $symbol ->
    [gear] шестерёнка
    [vial] колба
    [spiral] спираль
    [pin] булавка
    [plug] штекер
    [rune] руна
   *[other] { $symbol }
}

## Что будет, если это выбрать

ma-look = { $figure }: здоровье { $health } из { $max }, защита { $armor }, воля { $will }
ma-look-barrel = { -ma-barrel(case: "cap") }: взорвётся от любого результата не меньше 1
ma-look-stamina = { $left ->
    [0] Больше выносливости не останется
   *[other] Останется выносливости: { $left }
}
ma-look-essence = { $left ->
    [0] Больше воодушевления не останется
   *[other] Останется воодушевления: { $left }
}
ma-look-chasm = Здесь { -ma-chasm }: кто на неё попадёт, будет уничтожен
ma-look-trap = { $count ->
    [0] Сейчас на клетках-ловушках никого нет
    [one] Сейчас на клетках-ловушках { $count } существо
    [few] Сейчас на клетках-ловушках { $count } существа
   *[many] Сейчас на клетках-ловушках { $count } существ
}
ma-look-chance = { $percent ->
    [0] Без помощи успех невозможен
    [100] Успех обеспечен
   *[other] Вероятность успеха: { $percent } %
}

## Перед игрой

ma-class = { $kind ->
    [marksman] { -ma-marksman(case: "cap") }: полученной одеждой можно сразу экипироваться.
    [fighter] { -ma-fighter(case: "cap") }: полученным оружием можно сразу экипироваться.
    [mystic] { -ma-mystic(case: "cap") }: полученным артефактом можно сразу экипироваться.
   *[tinkerer] { -ma-tinkerer(case: "cap") }: любым полученным предметом можно сразу экипироваться.
}
form-ma-threat-steps = Деления шкалы опасности
form-ma-threat-steps-about = Число делений до стрелки: { $value }. Чем их меньше, тем раньше повышается уровень чудовищ.
form-ma-event-cost = { -ma-stamina(case: "cap") } за клетку события
form-ma-event-cost-about = { $value ->
    [1] Клетка события стоит 1 единицу выносливости. В правилах названы две разные цены.
   *[2] Клетка события стоит 2 единицы выносливости, как в более позднем издании правил.
}
form-ma-nearest-only = { -ma-monster(case: "cap-pl") } применяют способности только на ближайшего первопроходца
form-ma-nearest-only-about = По умолчанию чудовище, которое не может применить ни одной способности на ближайшего первопроходца, применяет её на другого, до кого достаёт.
form-ma-dead-play = Кто управляет чудовищами после гибели первопроходца
form-ma-dead-play-about = { $value ->
    [rules] Кто бы ни погиб, чудовища действуют по правилам для предсказуемых чудовищ.
   *[players] Как только погибнет первый первопроходец, чудовищами управляют игроки, чьи первопроходцы погибли.
}

## Раунд

ma-scenario-began = Сценарий начинается.
ma-chapter-began = Начинается { -ma-chapter } «{ $chapter }».
ma-round-began = Раунд { $round }
ma-phase = { $phase ->
    [explorers] { -ma-explorer-phase(case: "cap") }.
    [spawn] { -ma-spawn-phase(case: "cap") }.
    [horror] { -ma-horror-phase(case: "cap") }.
    [monsters] { -ma-monster-phase(case: "cap") }.
   *[over] Игра окончена.
}
ma-turn = { $figure } { $figure-form ->
    [plural] начинают
   *[other] начинает
} ход; выносливость: { $stamina }.
ma-turn-ended = { $figure } { $figure-form ->
    [plural] заканчивают
   *[other] заканчивает
} ход.
ma-monsters-moved = { $by ->
    [players] Теперь чудовищами управляют игроки, чьи первопроходцы погибли.
   *[rules] Теперь чудовища действуют по правилам для предсказуемых чудовищ.
}
ma-rating = { $track ->
    [spawn] { $value ->
        [0] { -ma-spawn-rating(case: "cap-gen") } теперь нет.
       *[other] { -ma-spawn-rating(case: "cap") } теперь { $value }.
    }
   *[horror] { $value ->
        [0] { -ma-horror-rating(case: "cap-gen") } теперь нет.
       *[other] { -ma-horror-rating(case: "cap") } теперь { $value }.
    }
}
ma-threat = { $by ->
    [1] { -ma-threat(case: "cap") } растёт до { $threat }.
   *[other] { -ma-threat(case: "cap") } снижается до { $threat }.
}
ma-level = { -ma-level(case: "cap") } повышается до { $level }.
ma-recharged = { $figure }: на { -ma-recharge-die(case: "loc") } { $what ->
    [health] 1 единица здоровья
    [stamina] { $amount } { $amount ->
        [one] единица
        [few] единицы
       *[many] единиц
    } выносливости
   *[nothing] пустая грань
}.
ma-rolled = { $about ->
    [spawn] { $figure } бросает { -ma-game-die(case: "acc") }: { $result } (чудовище появляется, если выпало не меньше { $needed }).
    [event-space] { $figure } бросает { -ma-game-die(case: "acc") } на клетке события: { $result } (если не меньше { $needed }, опасность снижается; если меньше, событие ужаса перезапускается).
    [effect] Бросок на эффект: { $result } (эффект наступает, если выпало не меньше { $needed }).
   *[horror] Бросок в { -ma-horror-phase(case: "acc") }: { $result } (событие ужаса происходит, если выпало не меньше { $needed }).
}
ma-won = Сценарий пройден.
ma-lost = Сценарий проигран.

## Фигурки

ma-appeared = На клетке { $cell } { $figure-form ->
    [plural] появляются
   *[other] появляется
} { $figure }.
ma-no-monster = { $why ->
    [limit] На фрагменте поля уже четыре чудовища, новое не появляется.
    [no-space] На фрагменте поля нет открытой клетки логова, чудовище не появляется.
   *[no-card] Карт чудовищ не осталось, чудовище не появляется.
}
ma-went = { $how ->
    [transfer] { $figure } { $figure-form ->
        [plural] переносятся
       *[other] переносится
    } на клетку { $path }.
    [push] { $figure } { $figure-form ->
        [feminine] оттолкнута
        [neuter] оттолкнуто
        [plural] оттолкнуты
       *[masculine] оттолкнут
    } на клетку { $path }.
    [pull] { $figure } { $figure-form ->
        [feminine] притянута
        [neuter] притянуто
        [plural] притянуты
       *[masculine] притянут
    } на клетку { $path }.
    [swap] { $figure } { $figure-form ->
        [plural] меняются местами и оказываются
       *[other] меняется местами и оказывается
    } на клетке { $path }.
   *[move] { $figure } { $figure-form ->
       [plural] перемещаются
      *[other] перемещается
   } на клетку { $path }.
}
ma-left = { $figure } покидает поле.
ma-attacked = { $nobody ->
    [yes] { $magical ->
        [yes] { -ma-magical-attack(case: "cap") }
       *[no] { -ma-attack(case: "cap") }
    }
   *[no] { $figure } { $figure-form ->
       [plural] проводят
      *[other] проводит
   } { $magical ->
        [yes] { -ma-magical-attack(case: "acc") }
       *[no] { -ma-attack(case: "acc") }
    }
}; { $count ->
    [0] { $barrels ->
        [one] цель — { -ma-barrel }
       *[other] цели — { -ma-barrel(case: "pl") } ({ $barrels })
    }
    [1] { $barrels ->
        [0] цель — { $targets }
        [one] цели — { $targets } и { -ma-barrel }
       *[other] цели — { $targets } и { -ma-barrel(case: "pl") } ({ $barrels })
    }
   *[other] { $barrels ->
        [0] цели — { $targets }
        [one] цели — { $targets }, а также { -ma-barrel }
       *[other] цели — { $targets }, а также { -ma-barrel(case: "pl") } ({ $barrels })
    }
}. Кубики: { $faces }. { $modifier ->
    [none] { "" }
   *[other] Модификатор: { $modifier }.{ " " }
}{ $essence ->
    [0] { "" }
   *[other] Воодушевление: { $essence }.{ " " }
}Результат: { $result }{ $against ->
    [none] { "" }
   *[other] { "" } против { $against }
}.
ma-evaded = { $figure ->
    [barrel] Бочка не задета.
    [goal] Целевая клетка не задета: результат { $result } меньше { $against }.
   *[other] { $figure } { $figure-form ->
       [plural] уклоняются
      *[other] уклоняется
   }: результат { $result } меньше { $against }.
}
ma-lost-health = { $figure } { $figure-form ->
    [plural] теряют
   *[other] теряет
} { $damage } { $damage ->
    [one] единицу
    [few] единицы
   *[many] единиц
} здоровья; { $left ->
    [0] здоровья не остаётся.
   *[other] остаётся { $left }.
}
ma-restored = { $figure } { $figure-form ->
    [plural] восстанавливают
   *[other] восстанавливает
} { $amount } { $amount ->
    [one] единицу
    [few] единицы
   *[many] единиц
} { $what ->
    [health] здоровья.
   *[stamina] выносливости.
}
ma-essence = { $figure } получает { $amount } { $amount ->
    [one] единицу
    [few] единицы
   *[many] единиц
} воодушевления.
ma-essence-spent = { $figure } тратит { $amount } { $amount ->
    [one] единицу
    [few] единицы
   *[many] единиц
} воодушевления{ $gift ->
    [yes] ; поддержку получает { $target }.
   *[no] .
}
ma-destroyed = { $figure } { $chasm ->
    [yes] { $figure-form ->
        [plural] падают в пропасть и погибают
       *[other] падает в пропасть и погибает
    }
   *[no] { $figure-form ->
        [plural] уничтожаются
       *[other] уничтожается
    }
}.
ma-banished = { $figure } { $figure-form ->
    [plural] изгоняются
   *[other] изгоняется
}.

## Карты

ma-used = { $own ->
    [yes] { $figure } { $figure-form ->
        [plural] применяют
       *[other] применяет
    } способность «{ $text }»
   *[no] { $figure } { $figure-form ->
       [plural] применяют
      *[other] применяет
   } карту «{ $card }» (эффект — «{ $text }»)
}{ $aimed ->
    [unit] ; цель — { $target }.
    [barrel] ; цель — { -ma-barrel }.
   *[other] .
}
ma-took = Действует карта «{ $card }»: «{ $text }».
ma-lasting = { $figure } { $figure-form ->
    [plural] получают
   *[other] получает
} { -ma-lasting(case: "acc") } «{ $text }».
ma-effects-ended = { $side ->
    [explorers] { $count ->
        [one] Маркер первопроходца возвращается на планшет, его эффект заканчивается.
       *[other] Маркеры первопроходцев возвращаются на планшеты ({ $count }), их эффекты заканчиваются.
    }
   *[horror] { $count ->
        [one] Маркер ужаса возвращается к колоде, его эффект заканчивается.
       *[other] Маркеры ужаса возвращаются к колоде ({ $count }), их эффекты заканчиваются.
    }
}
ma-invoked = { $how ->
    [explorer] { -ma-explorer-event(case: "cap") }: «{ $card }».
    [again] { -ma-horror-event(case: "cap") } перезапущено: «{ $card }».
   *[horror] { -ma-horror-event(case: "cap") }: «{ $card }».
}
ma-item = { $figure } получает { -ma-item(case: "acc") } «{ $card }».
ma-equipped = { $figure } экипируется { -ma-item(case: "ins") } «{ $card }».
ma-discarded = { $figure } сбрасывает { -ma-item(case: "acc") } «{ $card }».

## Поле

ma-tile = На поле появляется фрагмент «{ $tile }».
ma-tile-discarded = Фрагмент «{ $tile }» сбрасывается с поля.
ma-token = { $token ->
    [entry] { -ma-entry-token(case: "cap") } ложится на клетку { $cell }.
   *[exit] { -ma-exit-token(case: "cap") } ложится на клетку { $cell }.
}
ma-door = { $how ->
    [open] { -ma-door(case: "cap") } у клетки { $cell } открыта.
    [close] { -ma-door(case: "cap") } у клетки { $cell } закрыта.
    [repair] Уничтоженная { -ma-door } у клетки { $cell } починена.
   *[destroy] { -ma-door(case: "cap") } у клетки { $cell } уничтожена.
}
ma-space = { $how ->
    [invoke] { $figure } использует { -ma-event-space(case: "acc") } { $cell }, чтобы получить воодушевление и запустить { -ma-explorer-event(case: "acc") }.
    [roll] { $figure } использует { -ma-event-space(case: "acc") } { $cell }, чтобы бросить { -ma-game-die(case: "acc") } против значения ужаса.
    [seal] { $figure } запечатывает { -ma-spawn-space(case: "acc") } { $cell }.
    [light] { -ma-chapter-space(case: "cap") } { $cell } освещена.
    [restored] Клетка { $cell } восстановлена: { $space ->
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
        [lever] { $figure } дёргает { -ma-lever(case: "acc") } { $cell }.
        [recharge] { $figure } использует { -ma-recharge-station(case: "acc") } { $cell }.
        [workbench] { $figure } использует { -ma-workbench(case: "acc") } { $cell }.
        [chest] { $figure } открывает { -ma-chest(case: "acc") } { $cell }.
       *[chapter] { $figure } активирует { -ma-chapter-space(case: "acc") } { $cell }.
    }
}
ma-space-destroyed = { $space ->
    [spawn] { -ma-spawn-space(case: "cap") } { $cell } уничтожена.
    [event] { -ma-event-space(case: "cap") } { $cell } уничтожена.
    [chapter] { -ma-chapter-space(case: "cap") } { $cell } уничтожена.
    [chest] { -ma-chest(case: "cap") } { $cell } уничтожен.
    [workbench] { -ma-workbench(case: "cap") } { $cell } уничтожен.
    [recharge] { -ma-recharge-station(case: "cap") } { $cell } уничтожена.
    [lever] { -ma-lever(case: "cap") } { $cell } уничтожен.
    [barrel] Бочки { $cell } больше нет.
    [goal] Целевая клетка { $cell } уничтожена.
   *[other] Клетка { $cell } уничтожена.
}
ma-traps = { -ma-traps(case: "cap") } срабатывают.
ma-tokens-aside = Отложено жетонов: { $left }.
ma-goal-hurt = Целевая клетка { $cell } теряет 1 единицу здоровья; остаётся { $left }.
ma-exploded = Бочка { $cell } взрывается: взрыв бьёт по всем, кто рядом с ней.

## Вопросы

prompt-ma-who-acts = Кто из первопроходцев ходит следующим?
prompt-ma-act = { $stamina ->
    [0] { $figure }: выносливости не осталось. Что-нибудь ещё?
   *[other] { $figure }: что делать? Осталось выносливости: { $stamina }.
}
prompt-ma-free = { $figure }: применить способность, которая не стоит выносливости?
prompt-ma-window = Применить способность, которая не стоит выносливости, прежде чем игра пойдёт дальше?
prompt-ma-monsters = Сейчас чудовища действуют по правилам. Вернуть себе управление ими?
prompt-ma-who-rolls = Кто следующим бросает { -ma-game-die(case: "acc") }?
prompt-ma-move-on = { $left ->
    [1] { $figure }: можно переместиться на 1 клетку. Куда?
    [one] { $figure }: можно переместиться не больше чем на { $left } клетку. Куда сначала?
    [few] { $figure }: можно переместиться не больше чем на { $left } клетки. Куда сначала?
   *[many] { $figure }: можно переместиться не больше чем на { $left } клеток. Куда сначала?
}
prompt-ma-transfer-to = { $figure }: на какую клетку перенестись?
prompt-ma-which-space = Какая клетка?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-space-taken = Клетка занята. Какую из ближайших свободных выбрать?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-which-unit = Какое существо?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-which-unit-first = На кого подействует сначала?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-count-as = { $figure }: чем считать клетку { $cell }?
prompt-ma-which-target = Какая цель?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-which-door = Какая дверь?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-close-door = { $left ->
    [1] Какую дверь закрыть? Это последняя.
   *[other] Какую дверь закрыть? Можно ещё { $left }.
}
prompt-ma-light-space = { $figure }: несколько клеток главы одинаково близко. Какую осветить?
prompt-ma-spawn-at = { $figure }: несколько клеток логова одинаково близко. На какой появляется чудовище?
prompt-ma-who-takes = Кто из первопроходцев берёт предмет?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-spawn-for = Из-за кого из первопроходцев появляется чудовище?{ $about ->
    [yes] { "" } («{ $line }»)
   *[no] { "" }
}
prompt-ma-monster-order = { $number ->
    [1] Какое чудовище первое в очерёдности?
   *[other] Какое чудовище в очерёдности под номером { $number }?
}
prompt-ma-which-discard = Поле слишком велико. Какие фрагменты сбросить?
prompt-ma-enter-at = { $figure }: на какую клетку войти?
prompt-ma-place-exit = К какой границе положить { -ma-exit-token(case: "acc") }?
prompt-ma-monster-acts = { $figure }: несколько действий одинаково хороши. Какое выбрать?
prompt-ma-control-monster = { $figure }: что делать? Осталось выносливости: { $stamina }.
prompt-ma-own-essence = { $figure }: нужно { $amount } { $amount ->
    [one] единица
    [few] единицы
   *[many] единиц
} воодушевления. Сколько потратить своего? Об остальном попросят других.
prompt-ma-give-essence = { $figure }: сколько воодушевления отдать? { $target } просит { $missing }.
prompt-ma-top-up-essence = { $figure }: воодушевления собрано мало, не хватает { $missing }. Добавить своё?
prompt-ma-essence-instead = { $figure } вот-вот потеряет { $amount } { $amount ->
    [one] единицу
    [few] единицы
   *[many] единиц
} здоровья. Потерять вместо этого воодушевление?
prompt-ma-raise-roll = { $figure }: результат { $result }. Увеличить его воодушевлением?
prompt-ma-discard-or-die = { $figure }: ужас достиг предела. Какой из экипированных предметов сбросить?
prompt-ma-which-decks = { $figure }: из каких колод взять два предмета?
prompt-ma-workbench-deck = { $figure }: из какой колоды взять предмет { $number } из 3?
prompt-ma-keep-item = { $figure }: какой предмет оставить себе или отдать?
prompt-ma-other-item = { $figure }: куда деть вторую карту, «{ $item }»?
prompt-ma-other-items = { $figure }: куда деть остальные карты?
prompt-ma-who-gets-item = Кто получает предмет «{ $item }»?
prompt-ma-equip-now = { $figure }: сразу экипироваться предметом «{ $item }»?
prompt-ma-put-away = { $figure }: что убрать, чтобы освободить место для предмета «{ $item }»?
prompt-ma-use-inventory = { $figure }: бесплатно использовать инвентарь?
prompt-ma-arrange = { $figure }: чем экипироваться дальше?
prompt-ma-give-items = { $figure }: отдать какие-нибудь предметы?
prompt-ma-free-trade = { $figure }: с кем бесплатно обменяться?
prompt-ma-trade = { $figure } и { $target }: что входит в обмен?
prompt-ma-agree-to-trade = { $target } предлагает обмен. { $figure } получит: { $gives }. { $figure } отдаст: { $takes }. Согласиться?
prompt-ma-exchange-items = { $figure }: обменяться предметами с верстаком?
prompt-chance-spawn-roll = Что выпало на { -ma-game-die(case: "loc") } (фаза логова)?
prompt-chance-horror-roll = Что выпало на { -ma-game-die(case: "loc") } (фаза ужаса)?
prompt-chance-event-space = Что выпало на { -ma-game-die(case: "loc") } (клетка события)?
prompt-chance-high-die = Что выпало на { -ma-high-die(case: "loc") }?
prompt-chance-low-die = Что выпало на { -ma-low-die(case: "loc") }?
prompt-chance-recharge = Что выпало на { -ma-recharge-die(case: "loc") }?
prompt-chance-tile = Какой фрагмент поля вы взяли?
prompt-chance-tile-face = Какой стороной вверх лежит фрагмент поля?
prompt-chance-item-card = Какой предмет вы взяли?
prompt-chance-monster-card = Какое чудовище вы взяли?
prompt-chance-horror-event = Какое событие ужаса вы взяли?
prompt-chance-explorer-event = Какое событие первопроходцев вы взяли?
prompt-chance-common-event = Какое общее событие попадает в колоду?
prompt-chance-unseen = Какая карта возвращается в коробку?

## Ответы

ma-option-turn = { $figure }
ma-option-move = Переместиться на клетку { $cell }
ma-option-open-door = Открыть дверь между клетками { $cell } и { $other }
ma-option-close-door = Закрыть дверь между клетками { $cell } и { $other }
ma-option-destroy-door = Уничтожить дверь между клетками { $cell } и { $other }
ma-option-activate = { $space ->
    [lever] Дёрнуть { -ma-lever(case: "acc") } { $cell }
    [recharge] Использовать { -ma-recharge-station(case: "acc") } { $cell }
    [workbench] Использовать { -ma-workbench(case: "acc") } { $cell }
    [chest] Открыть { -ma-chest(case: "acc") } { $cell }
   *[chapter] Активировать { -ma-chapter-space(case: "acc") } { $cell }
}
ma-option-invoke = Клетка события { $cell }: получить 1 единицу воодушевления и запустить { -ma-explorer-event(case: "acc") }
ma-option-challenge = Клетка события { $cell }: бросить { -ma-game-die(case: "acc") }; если выпадет не меньше { $needed }, опасность снизится на 1, а если меньше, текущее событие ужаса перезапустится
ma-option-lever = Дёрнуть { -ma-lever(case: "acc") } { $cell }
ma-option-seal = Запечатать { -ma-spawn-space(case: "acc") } { $cell }
ma-option-explore = Исследовать то, что за границей
ma-option-leave = Покинуть поле
ma-option-pass = Пасовать и закончить ход
ma-option-use = { $own ->
    [yes] { $line }
   *[no] «{ $card }» ({ $line })
}
ma-option-free = { $own ->
    [yes] { $figure } ({ $line })
   *[no] «{ $card }» ({ $line })
}
ma-option-trade = Обменяться предметами: { $figure }
ma-option-inventory = { $own ->
    [yes] Использовать инвентарь
   *[no] Дать использовать инвентарь: { $figure }
}
ma-option-go-on = Пусть игра идёт дальше
ma-option-not-before = { $what ->
    [turn] Больше не спрашивать до моего хода
    [attack] Больше не спрашивать до атаки на моего первопроходца
   *[phase] Больше не спрашивать в этой фазе
}
ma-option-take-over = Вернуть себе управление чудовищами
ma-option-by-rules = В этот ход пусть действует по правилам
ma-option-by-rules-on = Пусть все чудовища теперь действуют по правилам
ma-option-roll = { $figure }
ma-option-target = { $figure }
ma-option-barrel = { -ma-barrel(case: "cap") } { $cell }
ma-option-goal = Целевая клетка { $cell }
ma-option-space = Клетка { $cell }
ma-option-unit = { $figure }
ma-option-door = Дверь между клетками { $cell } и { $other }
ma-option-breach = Уничтожить дверь между клетками { $cell } и { $other } на пути к цели ({ $figure })
ma-option-step = { $count ->
    [0] На клетку { $cell }, ближе к цели ({ $figure })
   *[other] На клетку { $cell } через { $via }, ближе к цели ({ $figure })
}
ma-option-ability = { $aimed ->
    [unit] { $line }; цель — { $figure }
    [barrel] { $line }; цель — бочка { $cell }
    [goal] { $line }; цель — целевая клетка { $cell }
    [space] { $line }; направлено на пустую клетку { $cell }
   *[other] { $line }
}
ma-option-end = Закончить ход
ma-option-discard-tiles = { $count ->
    [0] Никакие
   *[other] { $tiles }
}
ma-option-exit = У клетки { $cell }
ma-option-own = { $count }
ma-option-contribute = { $count ->
    [0] Ничего
   *[other] { $count }
}
ma-option-top-up = Добавить
ma-option-withdraw = Отменить
ma-option-essence = Потерять { $count } { $count ->
    [one] единицу
    [few] единицы
   *[many] единиц
} воодушевления
ma-option-raise = Потратить { $count } { $count ->
    [one] единицу
    [few] единицы
   *[many] единиц
} воодушевления
ma-option-health = Потерять здоровье
ma-option-no-essence = Оставить результат как есть
ma-option-item = { $card }
ma-option-decks = { $deck ->
    [weapon] { -ma-weapon(case: "cap") }
    [apparel] { -ma-apparel(case: "cap") }
    [artifact] { -ma-artifact(case: "cap-pl") }
   *[consumable] { -ma-consumable(case: "cap-pl") }
}{ $same ->
    [yes] , обе карты
   *[no] { "" } и { $other ->
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
ma-option-discard = Сбросить: { $card }
ma-option-return = Вернуть на верх колоды: { $card }
ma-option-for = { $figure }
ma-option-equip = Экипировать: { $card }
ma-option-not-now = Не сейчас
ma-option-arrange = Использовать инвентарь
ma-option-leave-as-is = Оставить как есть
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
ma-option-main = Экипировать: { $card }
ma-option-attach = Присоединить «{ $card }» к предмету «{ $item }»
ma-option-as-before = Экипировать всё, как было
ma-option-give = Отдать «{ $card }»; получатель — { $figure }
ma-option-offer = Отдать: { $card }
ma-option-take = Взять: { $card }
ma-option-with = { $figure }
ma-option-no-trade = Ни с кем
ma-option-propose = Предложить этот обмен
ma-option-agree = Согласиться
ma-option-refuse = Отказаться
ma-option-exchange = Взять «{ $card }», положить «{ $item }»

## Сколько стоит ответ и чем грозит

ma-price = { $stamina } { $stamina ->
    [one] единица
    [few] единицы
   *[many] единиц
} выносливости{ $essence ->
    [0] { "" }
    [one] { "" } и { $essence } единица воодушевления
    [few] { "" } и { $essence } единицы воодушевления
   *[many] { "" } и { $essence } единиц воодушевления
}
ma-doubt = { $why ->
    [last-health] { $figure } { $figure-form ->
        [plural] потеряют
       *[other] потеряет
    } последнее здоровье, если не потратить вместо него воодушевление
    [friends] сейчас цели — только первопроходцы
    [friend] { $figure } — первопроходец
    [nobody] никто не будет задет
    [chasm] здесь { -ma-chasm }; { $figure-form ->
        [plural] погибнут
       *[other] погибнет
    } { $figure }
    [sinking] на клетке пропасти нельзя закончить ход или перемещение; { $figure-form ->
        [plural] погибнут
       *[other] погибнет
    } { $figure }
    [occupied] выносливость: { $stamina }, воодушевление: { $essence }; кто стоит на этой клетке, будет уничтожен
   *[exit] выносливость: { $stamina }; { -ma-exit-token } будет потерян
}

## Что показал случай

option-spawn-roll = { $count ->
    [0] 0 (считается за 10)
   *[other] { $count }
}
option-horror-roll = { $count ->
    [0] 0 (считается за 10)
   *[other] { $count }
}
option-event-space = { $count ->
    [0] 0 (считается за 10)
   *[other] { $count }
}
option-high-die = { $count ->
    [0] Пустая грань
   *[other] { $count }
}
option-low-die = { $count ->
    [0] Пустая грань
   *[other] { $count }
}
option-recharge = { $what ->
    [health] 1 единица здоровья
    [stamina] { -ma-stamina(case: "cap") }: { $count }
   *[nothing] Ничего
}
option-tile = { $thing }
option-tile-face = { $thing }
option-item-card = { $thing }
option-monster-card = { $thing }
option-horror-event = { $thing }
option-explorer-event = { $thing }
option-common-event = { $thing }
option-unseen = { $thing }

## Слова из текста карт: на кого действует (винительный падеж), сквозь что, клетки какого типа (родительный падеж)

whom-the-target = { -ma-target(case: "acc") }
whom-the-second-target = вторую { -ma-target(case: "acc") }
whom-yourself = вас
whom-the-attacker = { -ma-attacker(case: "acc") }
whom-the-evader = { -ma-evader(case: "acc") }
whom-units = { -ma-unit(case: "acc-pl") }
whom-explorers = { -ma-explorer(case: "acc-pl") }
whom-monsters = { -ma-monster(case: "acc-pl") }
whom-adjacent-units = соседних { -ma-unit(case: "acc-pl") }
whom-adjacent-explorers = соседних { -ma-explorer(case: "acc-pl") }
whom-adjacent-monsters = соседних { -ma-monster(case: "acc-pl") }
whom-any-unit = любое { -ma-unit(case: "acc") }
whom-any-explorer = любого { -ma-explorer(case: "acc") }
whom-any-monster = любое { -ma-monster(case: "acc") }
whom-any-adjacent-unit = любое соседнее { -ma-unit(case: "acc") }
whom-any-adjacent-explorer = любого соседнего { -ma-explorer(case: "acc") }
whom-any-adjacent-monster = любое соседнее { -ma-monster(case: "acc") }
whom-any-unit-on-any-tile = любое { -ma-unit(case: "acc") } на любом { -ma-tile(case: "loc") }
whom-any-explorer-on-any-tile = любого { -ma-explorer(case: "acc") } на любом { -ma-tile(case: "loc") }
whom-any-monster-on-any-tile = любое { -ma-monster(case: "acc") } на любом { -ma-tile(case: "loc") }
whom-the-nearest-explorer = ближайшего { -ma-explorer(case: "acc") }
whom-the-nearest-monster = ближайшее { -ma-monster(case: "acc") }
whom-units-on-any-tile = { -ma-unit(case: "acc-pl") } на всех фрагментах поля
whom-monsters-on-any-tile = { -ma-monster(case: "acc-pl") } на всех фрагментах поля
whom-explorers-on-any-tile = { -ma-explorer(case: "acc-pl") } на всех фрагментах поля
through-walls = { -ma-wall(case: "acc-pl") }
through-closed-doors = закрытые { -ma-door(case: "acc-pl") }
through-obstacles = { -ma-obstacle(case: "acc-pl") }
through-rubble = { -ma-rubble(case: "acc-pl") }
through-units = { -ma-unit(case: "acc-pl") }
through-chasms = { -ma-chasm(case: "acc-pl") }
space-spawn-space = логова
space-event-space = события
space-chapter-space = главы
space-chest = { -ma-chest(case: "gen") }
space-workbench = { -ma-workbench(case: "gen") }
space-recharge-station = { -ma-recharge-station(case: "gen") }
space-trap-lever = { -ma-lever(case: "gen") }
counted-event-space = события
counted-chapter-space = главы
counted-chest = { -ma-chest(case: "gen") }
counted-workbench = { -ma-workbench(case: "gen") }
counted-recharge-station = { -ma-recharge-station(case: "gen") }
counted-trap-lever = { -ma-lever(case: "gen") }
counted-explosive-barrel = { -ma-barrel(case: "gen") }
phase-explorer = первопроходцев
phase-spawn = логова
phase-horror = ужаса
phase-monster = чудовищ
doing-open = открыть
doing-close = закрыть
doing-destroy = уничтожить

## Пометки на картах

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
mark-closed-chapter = закрытая { -ma-chapter }
mark-explorer-event = { -ma-explorer-event }
mark-horror-event = { -ma-horror-event }
mark-personal-event = { -ma-personal-event }

## Части карт

part-attributes = свойства
part-enters-play = когда вступает в игру
part-active = активная
part-passive = пассивная
part-story = история

## Клетки: что на них

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
terrain-lit-chapter-space = освещённая { -ma-chapter-space }
terrain-explosive-barrel = { -ma-barrel }
terrain-destroyed-space = уничтоженная { -ma-space }
terrain-entry-token = { -ma-entry-token }
terrain-exit-token = { -ma-exit-token }
terrain-unexplored-border = неисследованная { -ma-border }
terrain-goal-space = целевая { -ma-space }

## Об играх

title-machina-arcana = Machina Arcana
about-machina-arcana = От одного до четырёх первопроходцев спускаются туда, где пол растёт под ногами. Открывайте поле фрагмент за фрагментом, собирайте из находок странное оружие, держите ужас в узде и пройдите историю до конца. Чудовища думают сами, а если вы погибнете, они ваши.

## Жетоны продвижения, маркеры в цене и колоды

ma-progress = Карта «{ $card }»: { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} продвижения из { $needed }.
ma-items-added = В колоды добавлены предметы уровней: { $levels }.
prompt-ma-put-in-inventory = { $figure }: какой предмет убрать в { -ma-inventory(case: "acc") }?
prompt-ma-which-marker = { $figure }: какой маркер снять с карты?
ma-option-marker = Маркер { $number }: { $line }
prompt-chance-effect-roll = Что выпало на { -ma-game-die(case: "loc") } (бросок на эффект)?
option-effect-roll = { $count ->
    [0] 0 (считается за 10)
   *[other] { $count }
}
side-explorer = первопроходцев
side-horror = ужаса
track-spawn = логова
track-horror = ужаса
thing-an-item = предмет
thing-a-weapon = оружие
thing-apparel = одежду
thing-an-artifact = артефакт
thing-this-card = эту карту
form-ma-ease = Сложность
form-ma-ease-about = { $value ->
    [easy] Лёгкая игра: 0 на { -ma-game-die(case: "loc") } считается за 0, а не за 10.
    [very-easy] Очень лёгкая игра: значения логова и ужаса не снижаются в своих фазах, поэтому ни одна глава не заканчивается сама собой.
   *[normal] Обычная игра по напечатанным правилам.
}
form-ma-length = Длительность
form-ma-length-about = { $value ->
    [fast] Быстрая игра: некоторые главы пропускаются, если в сценарии сказано какие.
    [very-fast] Очень быстрая игра: в ней всего несколько глав, и она выиграна, когда закончена последняя из них, если в сценарии сказано какие.
   *[full] Играются все главы сценария.
}
ease-normal = обычная
ease-easy = лёгкая
ease-very-easy = очень лёгкая
length-full = полная
length-fast = быстрая
length-very-fast = очень быстрая

## Что карты оставляют на выбор

prompt-ma-may = { $figure } может сделать это: { $line } Сделать?
prompt-ma-instead-of-dying = { $figure } вот-вот потеряет последнее здоровье. Что случится вместо этого?
prompt-ma-how-much-health = { $figure }: сколько здоровья потерять, чтобы получить столько же воодушевления?
prompt-ma-equip-which = { $figure }: какое оружие экипировать?
prompt-ma-attach-which = { $figure }: что прикрепить и к какому оружию?
prompt-ma-give-to = { $figure }: кому отдать предмет?
prompt-ma-give-which = { $figure }: какой предмет отдать ({ $target })?
prompt-ma-give-back = { $figure }: отдать взамен предмет ({ $target })?
ma-option-do-it = Сделать
ma-option-leave-it = Не делать
ma-option-amount = { $count } { $count ->
    [one] единицу здоровья
    [few] единицы здоровья
   *[many] единиц здоровья
}
ma-option-nothing = Ничего
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
gained-a-weapon = { -ma-weapon }
gained-apparel = одежду
gained-an-artifact = { -ma-artifact }
gained-a-consumable = { -ma-consumable }
ma-about-space = { $space ->
    [chasm] Кто здесь останавливается, тот погибает, если не может перемещаться сквозь пропасти и идти дальше.
    [trap-space] Когда на этом фрагменте срабатывают ловушки, все здесь подвергаются атаке тремя кубиками сильной атаки.
    [spawn-space] Здесь появляются чудовища из-за первопроходцев на этом фрагменте. Запечатать её стоит 3 выносливости и 4 воодушевления; при этом освещается клетка главы.
    [trap-lever] 2 выносливости: срабатывают ловушки этого фрагмента. Используется один раз.
    [recharge-station] 1 выносливость: бросок на здоровье или выносливость, затем бесплатный обмен и бесплатное использование инвентаря. Используется один раз.
    [workbench] 3 выносливости: открываются три предмета, их можно обменять на свои, один остаётся, затем бесплатно используется инвентарь. Используется один раз.
    [chest] 3 выносливости: 1 воодушевление и предмет. Используется один раз.
    [event-space] { $cost } { $cost ->
        [one] выносливость
       *[other] выносливости
    }: 1 воодушевление и событие первопроходцев или бросок против значения ужаса. Используется один раз.
    [chapter-space] 3 выносливости и 3 воодушевления: история идёт дальше, если глава не закрыта. Используется один раз.
    [lit-chapter-space] 1 выносливость: история идёт дальше, если глава не закрыта. На этом фрагменте бесплотных существ можно выбирать целью. Используется один раз.
    [explosive-barrel] От удачной атаки взрывается: три кубика сильной атаки против всех рядом.
    [destroyed-space] Использована или запечатана. Войти сюда нельзя.
    [entry-token] Здесь первопроходцы вошли.
    [exit-token] 2 выносливости: здесь первопроходцы покидают поле.
    [unexplored-border] 2 выносливости: отсюда исследуют новый фрагмент поля.
    [goal-space] Её можно атаковать: защита { $armor }, воля { $will }, осталось здоровья { $health }.
   *[rubble] Сюда нельзя войти, сквозь завал не видно.
}
ma-roll-result = { $nobody ->
    [yes] Результат
   *[no] { $figure }: результат
}
ma-roll-needed = { $what ->
    [barrel] Бочка
    [goal] Целевая клетка: { $against ->
        [will] воля
       *[armor] защита
    }
   *[unit] { $figure }: { $against ->
        [will] воля
       *[armor] защита
    }
}
ma-endgame = Развязка: { $title }
ma-about-track = { $track ->
    [horror] Каждый раунд бросают один кубик: это число или больше — запускается событие ужаса, и значение возвращается к числу на карте главы. Иначе оно падает на 1.
    [threat] Её повышают события ужаса и медлительность. В конце шкалы она начинается заново, а уровень чудовищ растёт.
    [level] В колоде чудовища до этого уровня. Начиная с уровня 5 каждый шаг опасности стоит каждому первопроходцу экипированного предмета или жизни.
   *[spawn] Первопроходец на фрагменте с клеткой логова каждый раунд бросает кубик: это число или больше — появляется чудовище. Начинается с числа на карте главы, на 1 меньше за каждого первопроходца после первого, и каждый раунд падает на 1.
}
