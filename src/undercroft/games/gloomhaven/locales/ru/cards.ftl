## Способности

card-loot-hexes = добыча { $hexes }
card-recover-count-pile = верните на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} { $pile }
card-refresh-count-used = восстановите { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
} из числа { $used }
card-summon-name-stats = призыв { $name } { $stats }
card-summon-ranks-kind = призыв: { $kind } ({ $ranks })
card-all-adjacent-suffer-value = все соседние фигуры получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-create-trap-damage = установка ловушки, урон { $damage }
card-disarm-trap = обезвреживание ловушки
card-create-obstacle = установка препятствия
card-destroy-obstacle = разрушение препятствия
card-move-obstacle-hexes = перемещение препятствия { $hexes }
card-place-rift = открытие портала
card-move-rift-hexes = перемещение портала { $hexes }
card-teleport-hexes = телепортация { $hexes }
card-teleport-target-hexes = телепортация цели { $hexes }
card-teleport-to-focus = телепортация к цели
card-swap-places = обмен местами
card-xp-value = опыт { $value }
card-special-number = особое действие { $number }
card-focus-criterion = цель: { $criterion }
card-attackers-have-disadvantage = атаки на эту фигуру с затруднением
card-immune-to-condition = не действует состояние «{ $condition }»
card-move-to-the-next-door-and-open-it = движение к ближайшей двери, открыть её
card-it-suffers-value = эта фигура получает { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-it-gains-condition = эта фигура получает состояние «{ $condition }»
card-it-heals-value = эта фигура лечится на { $value }

## Модификаторы

card-target-all-adjacent = все соседние цели
card-attack-by-against-which = атака { $by }, если цель { $which }
card-all-on-one-target = можно все атаки в одну цель
card-disadvantage = затруднение
card-double-counts-as-zero = ×2 считается за +0
card-double-the-attack = атака удваивается
card-ignore-shield = щит не учитывается
card-xp-value-per-target = опыт { $value } за каждую цель
card-permanently = до конца сценария
card-anywhere = где угодно на карте
card-heal-by = лечение { $by }
card-heal-value-self-per-target-damaged = лечение { $value } на себя за каждую цель, получившую урон
card-heal-value-ally = лечение { $value } на союзника
card-shield-value-self = щит { $value } на себя
card-shield-value-ally = щит { $value } на союзника
card-all-beside-the-target-suffer-value = все фигуры рядом с целью получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-summon-ranks-kind-beside-the-target = призыв рядом с целью: { $kind } ({ $ranks })
card-with-its-hit-points = с запасом здоровья призвавшего
card-small = малые

## Кого касается строка и как далеко

card-hp-value = здоровье { $value }

## Что ещё говорят предметы

card-add-count-1-cards-to-your-attack-modifier-deck = замешайте в свою колоду модификаторов { $count ->
    [one] { $count } карту −1
    [few] { $count } карты −1
   *[many] { $count } карт −1
}
card-carry-count-more-small-items = можно взять ещё { $count ->
    [one] { $count } малый предмет
    [few] { $count } малых предмета
   *[many] { $count } малых предметов
}
card-cannot-be-refreshed-once-consumed = израсходованный предмет нельзя восстановить

## Моменты: каждый говорит всё придаточное целиком

card-you-perform-an-attack = { $when ->
    [before] перед вашей способностью атаки
    [after] после вашей способности атаки
    [during] во время вашей способности атаки
    [instead-of] вместо вашей способности атаки
   *[when] когда вы выполняете способность атаки
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
    [before] перед гибелью этой фигуры
    [after] после гибели этой фигуры
    [instead-of] вместо гибели этой фигуры
   *[when] когда эта фигура погибает
}
card-any-who-enters-a-rift = { $when ->
    [before] перед тем как { $who } войдёт в портал
    [after] после того как { $who } войдёт в портал
    [instead-of] вместо входа в портал ({ $who })
   *[when] когда { $who } входит в портал
}
card-any-character-enters-place = { $when ->
    [before] перед тем как персонаж войдёт на гекс { $place }
    [after] после того как персонаж вошёл на гекс { $place }
    [instead-of] вместо входа персонажа на гекс { $place }
   *[when] когда персонаж входит на гекс { $place }
}
card-any-character-ends-its-turn-at-place = { $when ->
    [before] перед тем как персонаж закончит ход на гексе { $place }
    [after] после того как персонаж закончил ход на гексе { $place }
    [instead-of] вместо конца хода персонажа на гексе { $place }
   *[when] когда персонаж заканчивает ход на гексе { $place }
}
card-goal-treasure-is-looted = { $when ->
    [before] перед тем как заберут целевое сокровище
    [after] после того как забрали целевое сокровище
    [instead-of] вместо взятия целевого сокровища
   *[when] когда забирают целевое сокровище
}
card-place-opens = { $when ->
    [before] перед тем как откроется дверь { $place }
    [after] после того как открылась дверь { $place }
    [instead-of] вместо открытия двери { $place }
   *[when] когда открывается дверь { $place }
}

## Условия

card-any-kind-is-dead = погибла хотя бы одна фигура { $kind }
card-round-round-is-over = раунд { $round } окончен
card-count-goal-treasures-are-looted = целевых сокровищ забрано: { $count }
card-all-rooms-are-revealed = открыты все комнаты
card-characters-are-at-each-of-places = на каждом из гексов { $places } стоит персонаж
card-all-characters-are-at-places = все персонажи стоят на гексах { $places }

## Правила сценариев

card-spawn-ranks-kind-at-place = на гексе { $place } появляется { $kind } ({ $ranks })
card-unlock-place = дверь { $place } отпирается
card-open-place = дверь { $place } открывается
card-close-place = дверь { $place } закрывается
card-characters-gain-condition = все персонажи получают состояние «{ $condition }»
card-characters-suffer-value = все персонажи получают урон { $value }
card-characters-add-count-minus-cards = каждый персонаж замешивает в свою колоду карты −1, числом { $count }
card-remove-obstacles-at-places = препятствия на гексах { $places } исчезают
card-read-section = прочитайте раздел { $section }
card-all-elements-become-inert = все стихии становятся слабыми
card-characters-can-no-longer-consume-elements = персонажи больше не могут поглощать стихии
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
card-monster-deck-gains-count-condition = в колоду монстров замешиваются карты «{ $condition }», числом { $count }
card-return-count-ranks-monsters-to-the-previous-room = в предыдущую комнату возвращаются убитые монстры ({ $ranks }), числом { $count }
card-all-rank-monsters-gain-condition = все монстры ({ $rank }) получают состояние «{ $condition }»
card-characters-spend-all-items = персонажи используют все предметы
card-characters-consume-count-small-items = каждый персонаж расходует малые предметы, числом { $count }
card-characters-use-up-all-items = персонажи используют и расходуют все предметы
card-upgrade-count-normal-monsters-in-this-room = обычные монстры этой комнаты становятся элитными, числом { $count }

## Слова, которые стоят отдельно

word-null = нет урона
difficulty-normal = обычная
both_in_one_round-first = что раньше
both_in_one_round-success = победа
both_in_one_round-failure = поражение
