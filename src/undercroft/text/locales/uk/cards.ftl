## Здібності

card-heal-value = зцілення { $value }

## Модифікатори

card-ally = на союзника

## Моменти: кожен каже все підрядне речення

card-you-attack = { $when ->
    [before] перед вашою атакою
    [after] після вашої атаки
    [during] під час вашої атаки
    [instead-of] замість вашої атаки
   *[when] коли ви атакуєте
}
card-you-kill-any-enemy = { $when ->
    [before] перед тим як ви вб’єте ворога
    [after] після того як ви вбили ворога
    [instead-of] замість убивства ворога
   *[when] коли ви вбиваєте ворога
}
card-set-up = { $when ->
    [before] перед підготовкою
    [after] після підготовки
    [instead-of] замість підготовки
   *[at] під час підготовки
}

## Уточнення моменту

card-melee = у ближньому бою
card-ranged = у дальньому бою

## Будова рядка

line-span = { $span ->
    [round] до кінця раунду
    [turn] до кінця ходу
    [persistent] до кінця сценарію
   *[lasting] надовго
}
line-uses = { $span ->
    [round] до кінця раунду, { $slots }
    [turn] до кінця ходу, { $slots }
    [persistent] доки не витрачено { $slots }
   *[other] { $slots }
}
line-price = за { $price }
line-condition = якщо { $condition }
line-alternative = якщо { $condition }, то: { $then }; інакше: { $otherwise }
line-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
} ({ $steps })
line-will = { $will ->
    [may] можна: { $step }
   *[must] обов’язково: { $step }
}
line-offer = { $modifiers } за { $price }

## Написи перед списками

label-attacks = атаки: { $text }

## Що можна порахувати

counted-hexes-moved = пройдені гекси
counted-level = рівень
counted-c = кількість персонажів
counted-enemies-attacked = атаковані вороги

## Слова, що стоять окремо

word-miss = промах
word-push = відштовхування
word-pull = притягування
word-heal = зцілення
word-minus = −1
word-loot = здобич
