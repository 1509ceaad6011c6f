## Здібності

card-heal-value = лікування { $value }
card-swap-places = помінятися місцями

## Модифікатори

card-ally = ціль — союзник

## Моменти: кожен каже все підрядне речення

card-you-attack = { $when ->
    [before] перед { -your-attack(case: "ins") }
    [after] після { -your-attack(case: "gen") }
    [during] під час { -your-attack(case: "gen") }
    [instead-of] замість { -your-attack(case: "gen") }
   *[when] коли ви атакуєте
}
card-you-kill-any-enemy = { $when ->
    [before] перед тим як ви вб’єте ворога
    [after] після того як ви вбили ворога
    [instead-of] замість убивства ворога
   *[when] коли ви вбиваєте ворога
}
card-set-up = { $when ->
    [before] перед { -set-up(case: "ins") }
    [after] після { -set-up(case: "gen") }
    [instead-of] замість { -set-up(case: "gen") }
   *[at] під час { -set-up(case: "gen") }
}

## Уточнення моменту

card-melee = у ближньому бою
card-ranged = у дальньому бою

## Будова рядка

line-span = { $span ->
    [round] до кінця { -round(case: "gen") }
    [turn] до кінця { -turn(case: "gen") }
    [persistent] до кінця { -scenario(case: "gen") }
   *[lasting] надовго
}
line-uses = { $span ->
    [round] до кінця { -round(case: "gen") }, { $slots }
    [turn] до кінця { -turn(case: "gen") }, { $slots }
    [persistent] доки не використано { $slots }
   *[other] { $slots }
}
line-price = за { $price }
line-condition = якщо { $condition }
line-alternative = якщо { $condition }, то: { $then }; інакше: { $otherwise }
line-only-if = якщо { $condition }, то: { $then }
line-cumulative = щоразу на { $every }-й раз: { $effect }
line-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
} ({ $steps })
line-lasting = тривалий ефект ({ $uses }×): { $effect }
line-will = { $will ->
    [may] за бажанням: { $step }
   *[must] обов’язково: { $step }
}
line-offer = { $modifiers } за { $price }

## Написи перед списками

label-attacks = атаки: { $text }

## Що можна порахувати

counted-hexes-moved = пройдені клітинки
counted-level = рівень
counted-c = кількість персонажів
counted-enemies-attacked = атаковані вороги

## Слова, що стоять окремо

word-miss = промах
word-push = відштовхування
word-pull = притягування
word-heal = лікування
word-minus = −1
word-loot = здобич
