## Способности

card-heal-value = лечение { $value }
card-swap-places = обмен местами

## Модификаторы

card-ally = цель — союзник

## Моменты: каждый говорит всё придаточное целиком

card-you-attack = { $when ->
    [before] перед { -your-attack(case: "ins") }
    [after] после { -your-attack(case: "gen") }
    [during] во время { -your-attack(case: "gen") }
    [instead-of] вместо { -your-attack(case: "gen") }
   *[when] когда вы атакуете
}
card-you-kill-any-enemy = { $when ->
    [before] перед тем как вы убьёте врага
    [after] после того как вы убили врага
    [instead-of] вместо убийства врага
   *[when] когда вы убиваете врага
}
card-set-up = { $when ->
    [before] перед { -set-up(case: "ins") }
    [after] после { -set-up(case: "gen") }
    [instead-of] вместо { -set-up(case: "gen") }
   *[at] при { -set-up(case: "loc") }
}

## Уточнения момента

card-melee = в ближнем бою
card-ranged = в дальнем бою

## Строение строки

line-span = { $span ->
    [round] до конца { -round(case: "gen") }
    [turn] до конца { -turn(case: "gen") }
    [persistent] до конца { -scenario(case: "gen") }
   *[lasting] надолго
}
line-uses = { $span ->
    [round] до конца { -round(case: "gen") }, { $slots }
    [turn] до конца { -turn(case: "gen") }, { $slots }
    [persistent] пока не использовано { $slots }
   *[other] { $slots }
}
line-price = за { $price }
line-condition = если { $condition }
line-alternative = если { $condition }, то { $then }; иначе { $otherwise }
line-only-if = если { $condition }, то { $then }
line-cumulative = каждый { $every }-й раз: { $effect }
line-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} ({ $steps })
line-lasting = продолжительный эффект ({ $uses }×): { $effect }
line-will = { $will ->
    [may] по желанию: { $step }
   *[must] обязательно: { $step }
}
line-offer = { $modifiers } за { $price }

## Надписи перед списками

label-attacks = атаки: { $text }

## Что можно сосчитать

counted-hexes-moved = пройденные клетки
counted-level = уровень
counted-c = количество персонажей
counted-enemies-attacked = атакованные враги

## Слова, которые стоят отдельно

word-miss = промах
word-push = оттолкнуть
word-pull = притянуть
word-heal = лечение
word-minus = −1
word-loot = добыча
