## Почему монстр поступает так

why-gh-stunned = Оглушённый монстр не выбирает цель, не двигается и не атакует.
why-gh-focus-negative = На пути к атаке меньше всего ловушек и опасной местности, если цель — { $foes }.
why-gh-focus-points = Для атаки нужно меньше всего очков движения, если цель — { $foes }.
why-gh-focus-distance = Ближе всех из них: { $foes }.
why-gh-focus-initiative = Раньше всех по инициативе: { $foes }.
why-gh-summons-first = { -summon(case: "cap") } стоит в порядке инициативы прямо перед призвавшим, поэтому цель — { $foes }.
why-gh-only-focus = Атаковать монстр может только одного врага. Цель — { $foes }.
why-gh-no-focus = Нет никого, до кого монстр мог бы дойти и кого мог бы атаковать, поэтому у него нет цели: он не двигается и не атакует.
why-gh-fewest-negative = { $hexes ->
    [one] Есть { $hexes } целевая клетка, на пути к которой меньше всего ловушек и опасной местности.
    [few] Есть { $hexes } целевые клетки, на пути к которым меньше всего ловушек и опасной местности.
   *[many] Есть { $hexes } целевых клеток, на пути к которым меньше всего ловушек и опасной местности.
}
why-gh-reachable = { $hexes ->
    [1] За этот ход можно дойти только до одной целевой клетки.
    [one] За этот ход можно дойти до { $hexes } целевой клетки.
   *[other] За этот ход можно дойти до { $hexes } целевых клеток.
}
why-gh-unlimited = За этот ход не дойти ни до одной целевой клетки, поэтому она выбирается так, как будто движение не ограничено.
why-gh-no-disadvantage = { $hexes ->
    [one] Есть { $hexes } клетка, с которой атака по цели проходит без { -disadvantage(case: "gen") }.
    [few] Есть { $hexes } клетки, с которых атака по цели проходит без { -disadvantage(case: "gen") }.
   *[many] Есть { $hexes } клеток, с которых атака по цели проходит без { -disadvantage(case: "gen") }.
}
why-gh-most-targets = { $hexes ->
    [one] Есть { $hexes } клетка, с которой можно атаковать больше всего целей.
    [few] Есть { $hexes } клетки, с которых можно атаковать больше всего целей.
   *[many] Есть { $hexes } клеток, с которых можно атаковать больше всего целей.
}
why-gh-best-targets = { $hexes ->
    [one] Есть { $hexes } клетка, с которой доступны самые предпочтительные дополнительные цели.
    [few] Есть { $hexes } клетки, с которых доступны самые предпочтительные дополнительные цели.
   *[many] Есть { $hexes } клеток, с которых доступны самые предпочтительные дополнительные цели.
}
why-gh-fewest-disadvantaged = { $hexes ->
    [one] Есть { $hexes } клетка, с которой меньше всего дополнительных целей атакуется с { -disadvantage(case: "ins") }.
    [few] Есть { $hexes } клетки, с которых меньше всего дополнительных целей атакуется с { -disadvantage(case: "ins") }.
   *[many] Есть { $hexes } клеток, с которых меньше всего дополнительных целей атакуется с { -disadvantage(case: "ins") }.
}
why-gh-least-movement = { $hexes ->
    [one] Есть { $hexes } клетка, до которой нужно меньше всего движения.
    [few] Есть { $hexes } клетки, до которых нужно меньше всего движения.
   *[many] Есть { $hexes } клеток, до которых нужно меньше всего движения.
}
why-gh-closer = { $hexes ->
    [1] Монстр заканчивает движение на единственной клетке, от которой остаётся меньше всего пути.
   *[other] Монстр заканчивает движение на клетке, от которой остаётся меньше всего пути; таких клеток { $hexes }.
}

## Сцена

gh-level = { -scenario-level(case: "cap") }
gh-xp-of = { $who }: { -experience }
gh-coins-of = { $who }: { -coin(case: "pl") }
gh-goal-of = { -battle-goal(case: "cap") } «{ $goal }». { $text }
gh-strong = Сильные стихии
gh-waning = Средние стихии
gh-deck = { $who }: модификаторы
gh-deck-monsters = Модификаторы монстров
gh-in-deck = { $who }: { $what ->
    [bless] карты { -bless(case: "gen") }
    [curse] карты { -curse(case: "gen") }
   *[minus] добавленные карты −1
}
gh-in-deck-monsters = Монстры: { $what ->
    [bless] карты { -bless(case: "gen") }
    [curse] карты { -curse(case: "gen") }
   *[minus] добавленные карты −1
}
gh-zone-abilities = Способности монстров в этом раунде
gh-story = { $text }
gh-penalty = { $severity ->
    [minor] { $room } — малый { -penalty }. { $text }
   *[major] { $room } — большой { -penalty }. { $text }
}
gh-trap = { $damage ->
    [0] { -trap(case: "cap") }: { $conditions }
   *[other] { -trap(case: "cap") }, урон { $damage }: { $conditions }
}
gh-hazard = { -hazardous-terrain(case: "cap") }: каждая вошедшая фигурка получает { $damage ->
    [one] { $damage } единицу урона
    [few] { $damage } единицы урона
   *[many] { $damage } единиц урона
}
gh-coins = { -coin(case: "cap-pl") }: { $coins }
gh-treasure-here = { -treasure(case: "cap") }
badge-ally = { -ally(case: "cap") }
preview-points = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
gh-tally-kills = Убито монстров
gh-tally-coins = Собрано монет
gh-tally-xp = Получено очков опыта

## Перед игрой

form-levels = Уровень персонажей
form-health = { $health } { -hit-points }
form-hand = { $hand ->
    [one] { $hand } карта на руке
    [few] { $hand } карты на руке
   *[many] { $hand } карт на руке
}
form-difficulty-about = { $by ->
    [-1] Монстры на уровень ниже
    [0] Как советуют правила
    [1] Монстры на уровень выше, больше опыта и золотых
   *[other] Монстры на два уровня выше, больше всего опыта и золотых
}
form-dungeon = Поле не задано: три комнаты и их монстры вытягиваются из колоды. Каждый раз новое подземелье.
form-solo = { -solo(case: "cap") } за всех персонажей
form-solo-about = Вы играете за каждого персонажа и видите все карты. За это монстры и ловушки на уровень выше.
form-open = { -open-information(case: "cap") }
form-open-about = Все могут видеть и обсуждать любые карты. За это монстры и ловушки на уровень выше.
form-reduced = { -reduced-randomness(case: "cap") }
form-reduced-about = Крайние модификаторы смягчены: «×2» считается за +2, а «нет урона» — за −2.
form-death = { -permanent-death(case: "cap") }
form-death-about = Персонаж, у которого не осталось { -hit-points }, не становится изнурённым, а погибает.
form-area-walls = Область может заходить на стены
form-area-walls-about = Та клетка области, которая должна быть в пределах дальности, может быть стеной.
form-both-ends = Победа и поражение в одном раунде
form-both-ends-about = { $value ->
    [success] Если в одном раунде выполнены условия победы и все персонажи изнурены, сценарий выигран.
    [failure] Если в одном раунде выполнены условия победы и все персонажи изнурены, сценарий проигран.
   *[other] Если в одном раунде выполнены условия победы и все персонажи изнурены, решает то, что случилось раньше.
}

## Что происходит

gh-set-up = { $what ->
    [map] Поле собрано.
    [introduction] Прочитано вступление.
    [goals] Розданы боевые задания.
    [items] Все персонажи снаряжены.
    [hands] Все взяли карты на руку.
    [effects] Применены эффекты сценария при подготовке.
   *[other] Подготовка, шаг { $step }.
}
gh-goal-kept = { $figure } { $figure-form ->
    [plural] оставляют
   *[other] оставляет
} себе боевое задание.
gh-equipped = { $figure } { $figure-form ->
    [plural] берут
   *[other] берёт
} предмет «{ $item }».
gh-hand-taken = { $figure } { $figure-form ->
    [plural] берут
   *[other] берёт
} в сценарий { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
gh-placed = { $figure } { $figure-form ->
    [plural] начинают
   *[other] начинает
} на клетке { $cell }.
gh-played = { $figure } { $figure-form ->
    [plural] разыгрывают
   *[other] разыгрывает
} карты: { $cards }; { -initiative } { $initiative }.
gh-rests = { $figure } { $figure-form ->
    [plural] объявляют
   *[other] объявляет
} { -long-rest }.
gh-ability-drawn = { -monster-card(case: "cap") }: { $card }; { -initiative } { $initiative }.
gh-action-began = { $figure } { $figure-form ->
    [plural] выполняют
   *[other] выполняет
} { $basic ->
    [yes] стандартную { $half ->
        [top] верхнюю
       *[bottom] нижнюю
    }
   *[no] { $half ->
        [top] верхнюю
       *[bottom] нижнюю
    }
} { -action } карты «{ $card }».
gh-card-moved = { $zone ->
    [hand] Карта «{ $card }» возвращается на руку.
    [discard] Карта «{ $card }» уходит в { -discard }.
    [active] Карта «{ $card }» теперь среди { -active(case: "gen") }.
   *[lost] Карта «{ $card }» уходит в { -lost }.
}
gh-skipped = { $what ->
    [immobilize] { $figure } не { $figure-form ->
        [plural] могут
       *[other] может
    } двигаться: { -immobilize }.
    [disarm] { $figure } не { $figure-form ->
        [plural] могут
       *[other] может
    } атаковать: { -disarm }.
    [stun] { $figure } ничего не { $figure-form ->
        [plural] делают
       *[other] делает
    }: { -stun }.
    [no-focus] { $figure } не { $figure-form ->
        [plural] находят
       *[other] находит
    } цели.
    [out-of-range] { $figure } не { $figure-form ->
        [plural] могут
       *[other] может
    } атаковать свою цель с этой клетки.
    [no-target] { $figure }: подходящей цели нет.
    [no-door] { $figure } не { $figure-form ->
        [plural] находят
       *[other] находит
    } двери, которую можно открыть.
    [stay] { $figure } { $figure-form ->
        [plural] остаются
       *[other] остаётся
    } на месте.
    [attack] { $figure } никого не { $figure-form ->
        [plural] атакуют
       *[other] атакует
    }.
    [target] { $figure } не { $figure-form ->
        [plural] выбирают
       *[other] выбирает
    } цель.
    [price] { $figure } не { $figure-form ->
        [plural] платят
       *[other] платит
    }.
    [standees] Для призыва больше нет фишек.
    [room] Для призыва нет свободной клетки.
    [loot] { $figure } не { $figure-form ->
        [plural] находят
       *[other] находит
    } добычи.
    [recover] { $figure } не { $figure-form ->
        [plural] возвращают
       *[other] возвращает
    } карт на руку.
    [refresh] { $figure } не { $figure-form ->
        [plural] разворачивают
       *[other] разворачивает
    } предметов.
    [cleanse] { $figure } не { $figure-form ->
        [plural] избавляются
       *[other] избавляется
    } ни от какого состояния.
   *[other] { $figure } { $figure-form ->
       [plural] пропускают
      *[other] пропускает
   } действие.
}
gh-focused = { $figure } { $figure-form ->
    [plural] выбирают
   *[other] выбирает
} цель: { $target }.
gh-worked = { $what ->
    [shield] { $figure } под защитой щита.
    [rule] Действует особое правило сценария.
    [recover] { $figure } { $figure-form ->
        [plural] возвращают
       *[other] возвращает
    } карты на руку.
    [attacks] { $figure }: атаки получают дополнительный эффект.
    [special] { $figure } { $figure-form ->
        [plural] выполняют
       *[other] выполняет
    } особую способность.
   *[other] { $figure }: действует бонус.
}
gh-item-used = { $figure } { $figure-form ->
    [plural] используют
   *[other] использует
} предмет «{ $item }».
gh-refreshed = { $figure } { $figure-form ->
    [plural] разворачивают
   *[other] разворачивает
} предмет «{ $item }».
gh-item-lost = { $how ->
    [spent] { $figure } { $figure-form ->
        [plural] поворачивают
       *[other] поворачивает
    } предмет «{ $item }».
   *[other] { $figure } { $figure-form ->
       [plural] тратят
      *[other] тратит
   } предмет «{ $item }».
}
gh-upgraded = { $figure }: теперь это мощный монстр.
gh-loss-met = Сценарий проигран: { $text }
gh-bonus-began = { $figure } { $figure-form ->
    [plural] получают
   *[other] получает
} { $source ->
    [none] бонус
   *[card] бонус карты «{ $card }»
}: «{ $text }».
gh-bonus-ended = { $figure } { $figure-form ->
    [plural] теряют
   *[other] теряет
} { $source ->
    [none] бонус
   *[card] бонус карты «{ $card }»
}: «{ $text }».
gh-reshuffled = Колода модификаторов перемешана.
gh-card-added = { $card ->
    [curse] { $figure ->
        [monsters] В колоду монстров замешана карта { -curse(case: "gen") }.
       *[other] { $figure }: в колоду замешана карта { -curse(case: "gen") }.
    }
    [bless] { $figure ->
        [monsters] В колоду монстров замешана карта { -bless(case: "gen") }.
       *[other] { $figure }: в колоду замешана карта { -bless(case: "gen") }.
    }
   *[other] { $figure }: в колоду замешана карта −1.
}
gh-none-left = { $card ->
    [curse] { $figure ->
        [monsters] Для колоды монстров больше нет карт { -curse(case: "gen") }.
       *[other] { $figure }: карт { -curse(case: "gen") } больше нет.
    }
    [bless] { $figure ->
        [monsters] Для колоды монстров больше нет карт { -bless(case: "gen") }.
       *[other] { $figure }: карт { -bless(case: "gen") } больше нет.
    }
   *[other] { $figure }: карт −1 больше нет.
}
gh-infused = { $figure } { $figure-form ->
    [plural] повышают
   *[other] повышает
} заряд стихии: { $element }.
gh-consumed = { $figure } { $figure-form ->
    [plural] используют
   *[other] использует
} стихию: { $element }.
gh-opened = { $how ->
    [rule] Дверь на клетке { $cell } открывается.
   *[other] { $figure } { $figure-form ->
       [plural] открывают
      *[other] открывает
   } дверь на клетке { $cell }.
}
gh-closed = Дверь на клетке { $cell } закрывается.
gh-unlocked = Дверь на клетке { $cell } отперта.
gh-room-made = Отряд входит в новую комнату: { $room }.
gh-revealed = Открыта комната.
gh-appeared = { $how ->
    [summoned] Призыв: { $figure } { $figure-form ->
        [plural] появляются
       *[other] появляется
    } на клетке { $cell }.
    [summon] Призыв: { $figure } { $figure-form ->
        [plural] появляются
       *[other] появляется
    } на клетке { $cell }.
    [spawned] { $figure } { $figure-form ->
        [plural] появляются
       *[other] появляется
    } на клетке { $cell }.
    [returned] { $figure } { $figure-form ->
        [plural] возвращаются
       *[other] возвращается
    } на клетку { $cell }.
   *[other] { $figure } { $figure-form ->
       [plural] стоят
      *[other] стоит
   } на клетке { $cell }.
}
gh-not-placed = { $why ->
    [room] { $kind }: для новой фишки нет места.
   *[other] { $kind }: фишек не хватает.
}
gh-trap-sprung = { $figure } { $figure-form ->
    [plural] попадают
   *[other] попадает
} в ловушку на клетке { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] На клетке { $cell } поставлена ловушка.
       *[other] Ловушка на клетке { $cell } обезврежена.
    }
    [obstacle] { $how ->
        [made] На клетке { $cell } появляется препятствие.
        [moved] Препятствие передвинуто на клетку { $cell }.
       *[other] Препятствия на клетке { $cell } больше нет.
    }
   *[rift] { $how ->
        [made] На клетке { $cell } открывается портал.
        [moved] Портал передвинут на клетку { $cell }.
       *[other] Портал на клетке { $cell } закрывается.
    }
}
gh-looted = { $figure } { $figure-form ->
    [plural] подбирают
   *[other] подбирает
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
gh-treasure = { $figure } { $figure-form ->
    [plural] забирают
   *[other] забирает
} { $treasure ->
    [goal] { -goal-treasure }
   *[other] { -treasure }
}.
gh-item-gained = { $sold ->
    [0] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } предмет «{ $item }».
   *[other] { $figure } уже { $figure-form ->
       [plural] имеют
      *[other] имеет
   } предмет «{ $item }» и { $figure-form ->
       [plural] продают
      *[other] продаёт
   } второй за { $sold ->
        [one] { $sold } золотой
       *[other] { $sold } золотых
    }.
}
gh-xp = { $figure } { $figure-form ->
    [plural] получают
   *[other] получает
} { $xp ->
    [one] { $xp } очко опыта
    [few] { $xp } очка опыта
   *[many] { $xp } очков опыта
}.
gh-gold = { $figure } { $figure-form ->
    [plural] получают
   *[other] получает
} { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
gh-exhausted = { $figure } { $figure-form ->
    [feminine] изнурена
    [neuter] изнурено
    [plural] изнурены
   *[masculine] изнурён
}: { $why ->
    [health] не осталось { -hit-points }
   *[cards] карт не хватает ни на ход, ни на отдых
}.
gh-section = { $text }
gh-wants-to-give-up = { $figure } { $figure-form ->
    [plural] предлагают
   *[other] предлагает
} сдаться; должны согласиться все персонажи.
gh-gave-up = Отряд сдаётся.
gh-result = { $figure }: { $xp ->
    [one] { $xp } очко опыта
    [few] { $xp } очка опыта
   *[many] { $xp } очков опыта
}{ $bonus ->
    [0] {""}
   *[other] {" "}и ещё { $bonus } за сценарий
}, { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}{ $checks ->
    [0] {""}
   *[other] ; боевое задание выполнено
}.
gh-concluded = { $text }

## Ещё причины

why-gh-focus = { -focus(case: "cap") } — { $targets }.
why-gh-stays = Нет клетки лучше той, на которой монстр стоит.
why-gh-tie = { $count ->
    [one] { $count } вариант одинаково хорош
    [few] { $count } варианта одинаково хороши
   *[many] { $count } вариантов одинаково хороши
}, поэтому выбирают игроки.
why-gh-targets = Монстр атакует, начиная со своей цели: { $targets }.
why-gh-not-in-reach = С этой клетки монстр не может атаковать свою цель, поэтому не атакует никого.
why-gh-disarmed = Монстр разоружён или у него нет атаки, поэтому цель выбирается как для ближней атаки.
why-gh-criterion = Карта велит выбирать цель иначе: { $criterion ->
    [latest] { criterion-latest }
    [earliest] { criterion-earliest }
    [weakest] { criterion-weakest }
    [strongest] { criterion-strongest }
    [farthest] { criterion-farthest }
   *[other] { $criterion }
}.
why-gh-immobilized = Из-за { -immobilize(case: "gen") } монстр не двигается.

## Вопросы

prompt-gh-keep-goal = { $figure }: какое боевое задание оставить? Его никто больше не увидит.
prompt-gh-equip = { $figure }: чем снарядиться? { $gold ->
    [one] Остаётся { $gold } золотой.
    [few] Остаются { $gold } золотых.
   *[many] Остаётся { $gold } золотых.
}
prompt-gh-choose-hand = { $figure }: какие { $hand ->
    [one] { $hand } карту
    [few] { $hand } карты
   *[many] { $hand } карт
} взять на руку? Пока их { $have }, осталось отложить { $left }.
prompt-gh-place = { $figure }: с какой клетки начать?
prompt-gh-select = { $may ->
    [both] Выберите ведущую карту или долгий отдых.
    [rest] Остаётся только долгий отдых.
   *[card] Выберите ведущую карту.
 }
prompt-gh-select-second = { -leading-card(case: "cap") } — «{ $lead }». Какую карту взять второй?
prompt-gh-take-back = Какую действующую карту сбросить ради отдыха?
prompt-gh-turn-order = Кто ходит первым?
prompt-gh-turn = { $figure }: что сделать в этот ход?
prompt-gh-between = Сделать что-нибудь перед следующим действием?
prompt-gh-spare = Сделать что-нибудь ещё в этот ход?
prompt-gh-before-rest = Сделать что-нибудь перед долгим отдыхом?
prompt-gh-rest-lose = { $figure }: какую карту потерять при отдыхе?
prompt-gh-short-rest = { $figure }: взять передышку?
prompt-gh-short-rest-lose = Потерять эту карту или получить 1 единицу урона и потерять другую случайную карту?
prompt-gh-start-effect = Какой эффект начала хода сработает первым?
prompt-gh-end-effect = Какой эффект конца хода сработает первым?
prompt-gh-ability = { $line }. Выполнить это действие?
prompt-gh-harm = { $line }. Выполнить это действие или отказаться и от него, и от всех следующих действий этой способности?
prompt-gh-pay-ability = { $line }. Заплатить за это действие?
prompt-gh-pay = { $line }. Заплатить за дополнительный эффект?
prompt-gh-consume = { $figure }: какую стихию использовать?
prompt-gh-infuse = { $figure }: заряд какой стихии повысить?
prompt-gh-move = { $figure }: куда двигаться? { $points ->
    [one] Остаётся { $points } очко движения.
    [few] Остаются { $points } очка движения.
   *[many] Остаётся { $points } очков движения.
}
prompt-gh-attack = { $line }. Кого атаковать?
prompt-gh-attack-prepare = { $line }. Заплатить за дополнительный эффект или использовать предмет?
prompt-gh-attack-ready = { -focus(case: "cap") } — { $target }. Всё готово к атаке?
prompt-gh-area = { $line }. Кого накрыть областью?
prompt-gh-target = { $line }. Выберите цель.
prompt-gh-target-ally = Какого союзника выбрать?
prompt-gh-modifier-effects = { -focus(case: "cap") } — { $target }. Применить эффект карты модификатора?
prompt-gh-modifier-order = { $figure }: в каком порядке применить модификаторы?
prompt-gh-effect-order = { -focus(case: "cap") } — { $target }. Какой эффект применить первым?
prompt-gh-push-use = { $target }: оттолкнуть на { $hexes ->
    [one] { $hexes } клетку
    [few] { $hexes } клетки
   *[many] { $hexes } клеток
}?
prompt-gh-pull-use = { $target }: притянуть на { $hexes ->
    [one] { $hexes } клетку
    [few] { $hexes } клетки
   *[many] { $hexes } клеток
}?
prompt-gh-push-to = { $figure }: куда оттолкнуть? { $left ->
    [one] Остаётся { $left } клетка.
    [few] Остаются { $left } клетки.
   *[many] Остаётся { $left } клеток.
}
prompt-gh-pull-to = { $figure }: куда притянуть? { $left ->
    [one] Остаётся { $left } клетка.
    [few] Остаются { $left } клетки.
   *[many] Остаётся { $left } клеток.
}
prompt-gh-steer = { $figure }: куда вести эту фигурку?
prompt-gh-defend = { $figure } { $figure-form ->
    [plural] атакуют
   *[other] атакует
} вас. Использовать предмет, пока карта модификатора не открыта?
prompt-gh-damaged = { $figure } { $figure-form ->
    [plural] нанесут
   *[other] нанесёт
} вам { $damage ->
    [one] { $damage } единицу урона
    [few] { $damage } единицы урона
   *[many] { $damage } единиц урона
}. Использовать против этого предмет?
prompt-gh-damage = { $source ->
    [figure] { $attacker } { $attacker-form ->
        [plural] наносят
       *[other] наносит
    } урон.
    [retaliate] { $attacker } { $attacker-form ->
        [plural] наносят
       *[other] наносит
    } { -retaliate }.
    [wound] { -wound(case: "cap") }.
    [hazard] { -hazardous-terrain(case: "cap") }.
    [trap] { -trap(case: "cap") }.
    [short-rest] { -short-rest(case: "cap") }.
   *[line] { $line }.
} { $figure } { $figure-form ->
    [plural] получат
   *[other] получит
} { $damage ->
    [one] { $damage } единицу урона
    [few] { $damage } единицы урона
   *[many] { $damage } единиц урона
}. Принять урон или отменить его, потеряв карты?
prompt-gh-part-discard = { $figure }: какую карту сбросить? Осталось сбросить { $left ->
    [one] { $left } карту.
    [few] { $left } карты.
   *[many] { $left } карт.
}
prompt-gh-part-lost = { $figure }: какую карту потерять? Осталось потерять { $left ->
    [one] { $left } карту.
    [few] { $left } карты.
   *[many] { $left } карт.
}
prompt-gh-part-item = { $figure }: какой { -small-item } потратить?
prompt-gh-lose-discard = { $figure }: какую карту из сброса потерять? Осталось потерять { $left ->
    [one] { $left } карту.
    [few] { $left } карты.
   *[many] { $left } карт.
}
prompt-gh-after-kill = Использовать предмет после убийства?
prompt-gh-after-rest = Использовать предмет после отдыха?
prompt-gh-recover = { $figure }: какую карту вернуть на руку? Осталось вернуть { $left ->
    [one] { $left } карту.
    [few] { $left } карты.
   *[many] { $left } карт.
}
prompt-gh-refresh = Какой предмет развернуть?
prompt-gh-cleanse = { $figure }: какое состояние снять?
prompt-gh-create-trap = Где поставить ловушку?
prompt-gh-disarm-trap = Какую ловушку обезвредить?
prompt-gh-create-obstacle = Где поставить препятствие?
prompt-gh-destroy-obstacle = Какое препятствие разрушить?
prompt-gh-move-obstacle = Какое препятствие передвинуть?
prompt-gh-obstacle-to = Куда его передвинуть?
prompt-gh-place-rift = Где открыть портал?
prompt-gh-remove-rift = Порталов уже пять. Какой закрыть?
prompt-gh-move-rift = Какой портал передвинуть?
prompt-gh-rift-to = Куда его передвинуть?
prompt-gh-teleport = Куда телепортироваться?
prompt-gh-teleport-to = { $figure }: куда телепортировать эту фигурку?
prompt-gh-summon = Где поставить { -summon }?
prompt-gh-summon-at = { $figure }: где поставить { -summon }?
prompt-gh-spawn-at = { $kind }: где поставить новую фишку?
prompt-gh-put-at = { $figure }: на какую клетку поставить?
prompt-gh-place-monster = { $kind }: фишек не хватает. На какую клетку поставить фишку?
prompt-gh-deal-condition = Карт не хватает на всех. Кому достаётся состояние «{ $condition }»?
prompt-gh-monster-focus = { $figure }: кого выбрать целью?
prompt-gh-monster-move = { $figure }: куда двигаться?
prompt-gh-monster-path = { $figure }: каким путём идти?
prompt-gh-monster-targets = { $figure }: кого атаковать?
prompt-gh-monster-next = { $figure }: кого выбрать следующей целью?
prompt-gh-monster-heal = { $figure }: кого лечить?
prompt-gh-boss-door = { $figure }: к какой двери идти?
prompt-gh-dungeon-entrance = Через какой вход отряд попадает внутрь?
prompt-gh-dungeon-opener = Кого считать открывшим дверь?
prompt-gh-return-monster = Какой убитый монстр возвращается?
prompt-gh-upgrade = Какой монстр становится мощным?
prompt-chance-ability = Какая { -monster-card } открыта?
prompt-chance-standee = Какой номер у вытянутой фишки?
prompt-chance-short-rest = Какая карта выпала? Она будет потеряна.
prompt-chance-battle-goal = Какое боевое задание роздано?
prompt-chance-room = Какая карта комнаты открыта?
prompt-chance-dungeon-monsters = Какая карта монстров открыта для этой комнаты?

## Ответы

gh-option-equip = { $thing } — { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[many] { $price } золотых
}
option-ability = { $card }, { -initiative } { $initiative }. { $texts }
option-add-first = Сначала прибавить, потом удвоить
option-back = Сбросить: { $thing }
option-before = Прибавить { $thing }, удвоить, прибавить остальное
option-battle-goal = { $thing }
option-condition = { $thing }
option-door = Дверь на клетке { $thing }
option-double-first = Сначала удвоить, потом прибавить
option-draw = Открыть карту модификатора
option-dungeon-monsters = { $thing }
option-element = { $thing }
option-entrance = Вход { $thing }
gh-note-give-up = Сценарий проигран, если в одном раунде сдаются все персонажи.
option-give-up = Сдаться
option-goal = Оставить: { $thing }
option-hex = { $thing }
option-leave = Не брать: { $thing }
option-level-1 = Все карты 1-го уровня
option-lose-two = Потерять две карты из сброса
option-next = { $thing }
option-opener = { $thing }
option-return = Возвращается: { $thing }
option-upgrade = Сделать { $thing-form ->
    [feminine] мощной
    [neuter] мощным
    [plural] мощными
   *[masculine] мощным
}: { $thing }
option-room = { $thing }
option-standee = Номер { $thing }
option-targets = { $thing }
option-teleport = Телепортироваться: { $thing }

## Об игре

title-gloomhaven = Мрачная гавань
about-gloomhaven = От двух до четырёх наёмников спускаются туда, куда никто больше не пойдёт. Каждый ход стоит двух карт, а карты возвращаются на руку не вечно: бейте, пока стихии на вашей стороне, не открывайте дверей, пока не готовы, и уходите прежде, чем наступит { -exhaustion }.
