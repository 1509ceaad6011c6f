## Способности

card-heal-value = лечение { $value }

## Модификаторы

card-ally = на союзника

## Моменты: каждый говорит всё придаточное целиком

card-you-attack = { $when ->
    [before] перед вашей атакой
    [after] после вашей атаки
    [during] во время вашей атаки
    [instead-of] вместо вашей атаки
   *[when] когда вы атакуете
}
card-you-kill-any-enemy = { $when ->
    [before] перед тем как вы убьёте врага
    [after] после того как вы убили врага
    [instead-of] вместо убийства врага
   *[when] когда вы убиваете врага
}
card-set-up = { $when ->
    [before] перед подготовкой
    [after] после подготовки
    [instead-of] вместо подготовки
   *[at] при подготовке
}

## Уточнения момента

card-melee = в ближнем бою
card-ranged = в дальнем бою

## Строение строки

line-span = { $span ->
    [round] до конца раунда
    [turn] до конца хода
    [persistent] до конца сценария
   *[lasting] надолго
}
line-uses = { $span ->
    [round] до конца раунда, { $slots }
    [turn] до конца хода, { $slots }
    [persistent] пока не израсходовано { $slots }
   *[other] { $slots }
}
line-price = за { $price }
line-condition = если { $condition }
line-alternative = если { $condition }, то: { $then }; иначе: { $otherwise }
line-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} ({ $steps })
line-will = { $will ->
    [may] можно: { $step }
   *[must] обязательно: { $step }
}
line-offer = { $modifiers } за { $price }

## Надписи перед списками

label-attacks = атаки: { $text }

## Что можно сосчитать

counted-hexes-moved = пройденные гексы
counted-level = уровень
counted-c = число персонажей
counted-enemies-attacked = атакованные враги

## Слова, которые стоят отдельно

word-miss = промах
word-push = отталкивание
word-pull = притягивание
word-heal = лечение
word-minus = −1
word-loot = добыча
