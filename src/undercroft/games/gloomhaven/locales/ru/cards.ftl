## Действия

card-loot-hexes = { -loot } { $hexes }
card-recover-count-pile = верните на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} { $pile }
card-refresh-count-used = разверните { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
} из { $used }
card-summon-name-stats = призыв { $name } { $stats }
card-summon-ranks-kind = призыв монстра ({ $ranks }): { $kind }
card-all-adjacent-suffer-value = все соседние фигурки получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-create-trap-damage = установка ловушки, { -damage } { $damage }
card-disarm-trap = обезвреживание ловушки
card-create-obstacle = установка препятствия
card-destroy-obstacle = разрушение препятствия
card-move-obstacle-hexes = перемещение препятствия на { $hexes ->
    [one] { $hexes } клетку
    [few] { $hexes } клетки
   *[many] { $hexes } клеток
}
card-place-rift = открытие портала
card-move-rift-hexes = перемещение портала на { $hexes ->
    [one] { $hexes } клетку
    [few] { $hexes } клетки
   *[many] { $hexes } клеток
}
card-teleport-hexes = { -teleport } { $hexes }
card-teleport-target-hexes = { -teleport } цели { $hexes }
card-teleport-to-focus = { -teleport } к { -focus(case: "dat") }
card-xp-value = { -experience } { $value }
card-special-number = { -special-action } { $number }
card-focus-criterion = { -focus } — { $criterion }
card-attackers-have-disadvantage = атаки по этой фигурке с { -disadvantage(case: "ins") }
card-immune-to-condition = { -immunity } к состоянию ({ $condition })
card-move-to-the-next-door-and-open-it = движение к ближайшей двери и её открытие
card-it-suffers-value = эта фигурка получает { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-it-gains-condition = эта фигурка получает состояние ({ $condition })
card-it-heals-value = эта фигурка лечится на { $value }

## Свойства действий

card-target-all-adjacent = цели — все соседние враги
card-attack-by-against-which = { -attack } { $by }, если цель { $which }
card-all-on-one-target = все атаки можно направить на одного врага
card-disadvantage = { -disadvantage }
card-double-counts-as-zero = ×2 считается за +0
card-double-the-attack = атака удваивается
card-ignore-shield = щит не учитывается
card-xp-value-per-target = { -experience } { $value } за каждую цель
card-permanently = до конца сценария
card-anywhere = где угодно на поле
card-heal-by = { -heal } { $by }
card-heal-value-self-per-target-damaged = { -heal } { $value } на себя за каждую цель, получившую урон
card-heal-value-ally = { -heal } { $value } на союзника
card-shield-value-self = { -shield } { $value } на себя
card-shield-value-ally = { -shield } { $value } на союзника
card-all-beside-the-target-suffer-value = все фигурки рядом с целью получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-summon-ranks-kind-beside-the-target = призыв монстра рядом с целью ({ $ranks }): { $kind }
card-with-its-hit-points = с таким же числом { -hit-points }, как у призвавшего
card-small = только из маленьких

## Кого касается строка и как далеко

card-hp-value = { -hit-points } { $value }

## Что ещё говорят предметы

card-add-count-1-cards-to-your-attack-modifier-deck = замешайте в свою { -modifier-deck(case: "acc") } { $count ->
    [one] { $count } карту −1
    [few] { $count } карты −1
   *[many] { $count } карт −1
}
card-carry-count-more-small-items = можно взять ещё { $count ->
    [one] { $count } маленький предмет
    [few] { $count } маленьких предмета
   *[many] { $count } маленьких предметов
}
card-cannot-be-refreshed-once-consumed = потраченный предмет нельзя развернуть

## Моменты: каждый говорит всё придаточное целиком

card-you-perform-an-attack = { $when ->
    [before] перед вашим действием атаки
    [after] после вашего действия атаки
    [during] во время вашего действия атаки
    [instead-of] вместо вашего действия атаки
   *[when] когда вы выполняете действие атаки
}
card-any-attack-damages-you = { $when ->
    [before] перед тем как атака нанесёт вам урон
    [after] после того как атака нанесла вам урон
    [instead-of] вместо урона от атаки
   *[when] когда атака наносит вам урон
}
card-you-rest = { $when ->
    [before] перед вашим отдыхом
    [after] после вашего отдыха
    [during] во время вашего отдыха
    [instead-of] вместо вашего отдыха
   *[when] когда вы отдыхаете
}
card-start-of-your-turn = { $when ->
    [before] перед началом вашего хода
    [after] после начала вашего хода
    [instead-of] вместо начала вашего хода
   *[at] в начале вашего хода
}
card-end-of-your-turn = { $when ->
    [before] перед концом вашего хода
    [after] после конца вашего хода
    [instead-of] вместо конца вашего хода
   *[at] в конце вашего хода
}
card-this-dies = { $when ->
    [before] перед гибелью этой фигурки
    [after] после гибели этой фигурки
    [instead-of] вместо гибели этой фигурки
   *[when] когда эта фигурка погибает
}
card-any-who-enters-a-rift = { $when ->
    [before] перед тем как { $who } войдёт в портал
    [after] как только { $who } войдёт в портал
    [instead-of] вместо входа в портал ({ $who })
   *[when] когда { $who } входит в портал
}
card-any-character-enters-place = { $when ->
    [before] перед тем как персонаж войдёт на клетку { $place }
    [after] после того как персонаж вошёл на клетку { $place }
    [instead-of] вместо входа персонажа на клетку { $place }
   *[when] когда персонаж входит на клетку { $place }
}
card-any-character-ends-its-turn-at-place = { $when ->
    [before] перед тем как персонаж закончит ход на клетке { $place }
    [after] после того как персонаж закончил ход на клетке { $place }
    [instead-of] вместо конца хода персонажа на клетке { $place }
   *[when] когда персонаж заканчивает ход на клетке { $place }
}
card-goal-treasure-is-looted = { $when ->
    [before] перед тем как заберут { -goal-treasure }
    [after] после того как забрали { -goal-treasure }
    [instead-of] вместо взятия { -goal-treasure(case: "gen") }
   *[when] когда забирают { -goal-treasure }
}
card-place-opens = { $when ->
    [before] перед тем как откроется дверь { $place }
    [after] после того как открылась дверь { $place }
    [instead-of] вместо открытия двери { $place }
   *[when] когда открывается дверь { $place }
}

## Условия

card-any-kind-is-dead = погибла хотя бы одна фигурка «{ $kind }»
card-round-round-is-over = раунд { $round } окончен
card-count-goal-treasures-are-looted = забрано { $count ->
    [one] { $count } сюжетное сокровище
    [few] { $count } сюжетных сокровища
   *[many] { $count } сюжетных сокровищ
}
card-all-rooms-are-revealed = открыты все комнаты
card-characters-are-at-each-of-places = на каждой из клеток { $places } стоит персонаж
card-all-characters-are-at-places = все персонажи стоят на клетках { $places }

## Правила сценариев

card-spawn-ranks-kind-at-place = на клетке { $place } появляется монстр «{ $kind }» ({ $ranks })
card-unlock-place = дверь { $place } отпирается
card-open-place = дверь { $place } открывается
card-close-place = дверь { $place } закрывается
card-characters-gain-condition = все персонажи получают состояние «{ $condition }»
card-characters-suffer-value = все персонажи получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-characters-add-count-minus-cards = каждый персонаж замешивает в свою колоду { $count ->
    [one] { $count } карту −1
    [few] { $count } карты −1
   *[many] { $count } карт −1
}
card-remove-obstacles-at-places = препятствия на клетках { $places } исчезают
card-read-section = прочитайте раздел { $section }
card-all-elements-become-inert = все стихии становятся слабыми
card-characters-can-no-longer-consume-elements = персонажи больше не могут использовать стихии
card-characters-discard-count-cards = каждый персонаж сбрасывает с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-characters-lose-count-cards = каждый персонаж теряет с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-it-loses-count-cards = этот персонаж теряет с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-monster-deck-gains-count-condition = в колоду монстров { $count ->
    [one] замешивается { $count } карта
    [few] замешиваются { $count } карты
   *[many] замешиваются { $count } карт
} ({ $condition })
card-return-count-ranks-monsters-to-the-previous-room = в предыдущую комнату { $count ->
    [one] возвращается { $count } убитый монстр
    [few] возвращаются { $count } убитых монстра
   *[many] возвращаются { $count } убитых монстров
} (ранг — { $ranks })
card-all-rank-monsters-gain-condition = все монстры ранга «{ $rank }» получают состояние «{ $condition }»
card-characters-spend-all-items = персонажи поворачивают все предметы
card-characters-consume-count-small-items = каждый персонаж тратит { $count ->
    [one] { $count } маленький предмет
    [few] { $count } маленьких предмета
   *[many] { $count } маленьких предметов
}
card-characters-use-up-all-items = персонажи поворачивают и тратят все предметы
card-upgrade-count-normal-monsters-in-this-room = { $count ->
    [one] { $count } обычный монстр этой комнаты становится мощным
    [few] { $count } обычных монстра этой комнаты становятся мощными
   *[many] { $count } обычных монстров этой комнаты становятся мощными
}

## Слова, которые стоят отдельно

word-null = нет урона
difficulty-normal = обычная
both_in_one_round-first = что раньше
both_in_one_round-success = победа
both_in_one_round-failure = поражение
