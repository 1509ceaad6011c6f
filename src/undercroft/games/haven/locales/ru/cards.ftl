## Способности

card-attack-value = атака { $value }
card-move-points = движение { $points }
card-push-hexes = отталкивание { $hexes }
card-pull-hexes = притягивание { $hexes }
card-shield-value = щит { $value }
card-retaliate-value = ответный удар { $value }
card-flying = полёт
card-infuse-elements = наполнение стихией: { $elements }
card-control = управление врагом
card-suffer-value = получите { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-all-enemies-suffer-value = все враги получают урон { $value }
card-condition = { $condition }
card-remove-count-negative-condition = снимите { $count ->
    [one] { $count } негативное состояние
    [few] { $count } негативных состояния
   *[many] { $count } негативных состояний
}
card-lost = потеря карты
card-negate-it = урона нет

## Модификаторы

card-range-hexes = дальность { $hexes }
card-range-by = дальность { $by }
card-target-count = цели: { $count }
card-target-all = все цели
card-by-target = цели { $by }
card-area-shape = область { $shape }
card-attack-by = атака { $by }
card-move-by = движение { $by }
card-pierce-value = пробивание { $value }
card-advantage = преимущество
card-jump = прыжок
card-self = на себя
card-condition-self = { $condition } на себя
card-heal-value-self = лечение { $value } на себя
card-unrecoverable = без возврата
card-elite = элитный

## Кого касается строка и как далеко

line-where-adjacent = рядом
line-where-range = в пределах { $range }
line-where-own = в пределах дальности
line-where-anywhere = где угодно на карте
line-whom-enemy = { $count ->
    [0] на всех врагов { $where }
    [1] на одного врага { $where }
   *[other] на врагов { $where }, не больше { $count }
}
line-whom-ally = { $count ->
    [0] на всех союзников { $where }
    [1] на одного союзника { $where }
   *[other] на союзников { $where }, не больше { $count }
}
line-whom-self-or-ally = { $count ->
    [0] на себя и всех союзников { $where }
    [1] на себя или одного союзника { $where }
   *[other] на себя и союзников { $where }, всего не больше { $count }
}
line-whom-figure = на всех, своих и чужих, { $where }
line-whom-self = на себя
line-whom-attacker = на атакующего
line-whom-target = на цель
card-whom = { $whom }
card-target-whom = { $whom }
card-whom-suffer-value = урон { $value } { $whom }
card-on-an-adjacent-hex = на соседний гекс

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
    [before] перед тем как погибнет { $kind }
    [after] после того как погибнет { $kind }
    [instead-of] вместо того чтобы погиб { $kind }
   *[when] когда погибает { $kind }
}

## Уточнения момента

card-single-target = с одной целью

## Цены

card-consume-first-and-second = поглощение стихий «{ $first }» и «{ $second }»
card-consume-elements = поглощение стихии «{ $elements }»

## Условия

card-all-monsters-are-dead = все монстры мертвы
card-every-kind-is-dead = все фигуры { $kind } мертвы
card-every-kind-is-destroyed = все объекты { $kind } уничтожены
card-any-kind-is-destroyed = уничтожен хотя бы один объект { $kind }
card-it-is-round-round-or-later = идёт раунд { $round } или более поздний
card-counter-name-is-at-least-count = счётчик { $name } не меньше { $count }
card-counter-name-is-less-than-count = счётчик { $name } меньше { $count }

## Правила сценариев

card-spawn-kind-at-place = на гексе { $place } появляется { $kind }
card-all-monsters-gain-condition = все монстры получают состояние «{ $condition }»
card-every-kind-gains-condition = каждая фигура { $kind } получает состояние «{ $condition }»
card-count-name-by = счётчик { $name } { $by }
card-every-kind-suffers-value = каждая фигура { $kind } получает урон { $value }
card-every-kind-heals-value = каждая фигура { $kind } лечится на { $value }

## Надписи перед списками

label-immune = не действует: { $text }

## Что можно сосчитать

counted-adjacent-enemies = соседние враги
counted-l = уровень сценария
counted-adjacent-allies = соседние союзники

## Слова, которые стоят отдельно

word-pierce = пробивание
word-2x = ×2
difficulty-easy = лёгкая
difficulty-hard = трудная
difficulty-very-hard = очень трудная
