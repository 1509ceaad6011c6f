## Действия

card-attack-value = { -attack } { $value }
card-move-points = { -move } { $points }
card-push-hexes = { -push } { $hexes }
card-pull-hexes = { -pull } { $hexes }
card-shield-value = { -shield } { $value }
card-retaliate-value = { -retaliate } { $value }
card-flying = { -flying }
card-infuse-elements = { -infuse } стихии ({ $elements })
card-control = { -control } врагом
card-suffer-value = получите { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-all-enemies-suffer-value = { -damage } { $value }, цели — все враги
card-condition = { $condition }
card-remove-count-negative-condition = снимите { $count ->
    [one] { $count } отрицательное состояние
    [few] { $count } отрицательных состояния
   *[many] { $count } отрицательных состояний
}
card-lost = потеря карты
card-negate-it = отмените этот урон

## Свойства действий

card-range-hexes = { -range } { $hexes }
card-range-by = { -range } { $by }
card-target-count = цели { $count }
card-target-all = все цели
card-by-target = добавить цель ({ $by })
card-area-shape = { -area } ({ $shape })
card-attack-by = { -attack } { $by }
card-move-by = { -move } { $by }
card-pierce-value = { -pierce } { $value }
card-advantage = { -advantage }
card-jump = { -jump }
card-self = на себя
card-condition-self = { $condition } на себя
card-heal-value-self = { -heal } { $value } на себя
card-unrecoverable = без возврата
card-elite = { -elite }

## Кого касается строка и как далеко

line-where-adjacent = рядом
line-where-range = в пределах дальности { $range }
line-where-own = в пределах дальности
line-where-anywhere = где угодно на поле
line-whom-enemy = { $count ->
    [0] цели — все враги { $where }
    [1] цель — один враг { $where }
   *[other] цели — враги { $where }, не больше { $count }
}
line-whom-ally = { $count ->
    [0] цели — все союзники { $where }
    [1] цель — один союзник { $where }
   *[other] цели — союзники { $where }, не больше { $count }
}
line-whom-self-or-ally = { $count ->
    [0] на себя и всех союзников { $where }
    [1] на себя или одного союзника { $where }
   *[other] на себя и союзников { $where }, всего не больше { $count }
}
line-whom-figure = цели — все фигурки { $where }, свои и чужие
line-whom-self = на себя
line-whom-attacker = на атакующего
line-whom-target = на цель
card-whom = { $whom }
card-target-whom = { $whom }
card-whom-suffer-value = { -damage } { $value }, { $whom }
card-on-an-adjacent-hex = на соседнюю клетку

## Моменты: каждый говорит всё придаточное целиком

card-any-enemy-attacks-you = { $when ->
    [before] перед атакой врага на вас
    [after] после атаки врага на вас
    [during] во время атаки врага на вас
    [instead-of] вместо атаки врага на вас
   *[when] когда враг атакует вас
}
card-you-move = { $when ->
    [before] перед вашим движением
    [after] после вашего движения
    [during] во время вашего движения
    [instead-of] вместо вашего движения
   *[when] когда вы двигаетесь
}
card-you-suffer-damage = { $when ->
    [before] перед тем как вы получите урон
    [after] после того как вы получили урон
    [instead-of] вместо получения урона
   *[when] когда вы получаете урон
}
card-start-of-round = { $when ->
    [before] перед началом раунда
    [after] после начала раунда
    [instead-of] вместо начала раунда
   *[at] в начале раунда
}
card-end-of-round = { $when ->
    [before] перед концом раунда
    [after] после конца раунда
    [instead-of] вместо конца раунда
   *[at] в конце раунда
}
card-any-monster-dies = { $when ->
    [before] перед гибелью любого монстра
    [after] после гибели любого монстра
    [instead-of] вместо гибели любого монстра
   *[when] когда погибает любой монстр
}
card-kind-dies = { $when ->
    [before] перед гибелью фигурки «{ $kind }»
    [after] после гибели фигурки «{ $kind }»
    [instead-of] вместо гибели фигурки «{ $kind }»
   *[when] когда погибает фигурка «{ $kind }»
}

## Уточнения момента

card-single-target = с одной целью

## Цены

card-consume-first-and-second = { -consume(case: "noun") } двух стихий ({ $first } и { $second })
card-consume-elements = { -consume(case: "noun") } стихии ({ $elements })

## Условия

card-all-monsters-are-dead = все монстры убиты
card-every-kind-is-dead = убиты все монстры «{ $kind }»
card-every-kind-is-destroyed = уничтожены все объекты «{ $kind }»
card-any-kind-is-destroyed = уничтожен хотя бы один объект «{ $kind }»
card-it-is-round-round-or-later = идёт раунд { $round } или более поздний
card-counter-name-is-at-least-count = счётчик «{ $name }» не меньше { $count }
card-counter-name-is-less-than-count = счётчик «{ $name }» меньше { $count }

## Правила сценариев

card-spawn-kind-at-place = на клетке { $place } появляется монстр «{ $kind }»
card-all-monsters-gain-condition = все монстры получают состояние «{ $condition }»
card-every-kind-gains-condition = каждая фигурка «{ $kind }» получает состояние «{ $condition }»
card-count-name-by = счётчик «{ $name }» { $by }
card-every-kind-suffers-value = каждая фигурка «{ $kind }» получает { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-every-kind-heals-value = каждая фигурка «{ $kind }» лечится на { $value }

## Надписи перед списками

label-immune = { -immunity }: { $text }

## Что можно сосчитать

counted-adjacent-enemies = число соседних врагов
counted-l = уровень сценария
counted-adjacent-allies = число соседних союзников

## Слова, которые стоят отдельно

word-pierce = { -pierce }
word-2x = ×2
difficulty-easy = { -easy }
difficulty-hard = { -hard }
difficulty-very-hard = очень { -hard }
