about-skirmish = Двоє героїв, десять раундів, а гоблінів більше, ніж героїв.

## Сцена

scenario = { $name }
goal-of-all = Мета: здолати всіх ворогів за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}. Жоден герой не має загинути.
zone-hand = Рука
zone-used = Використані
zone-enemies = Вороги

## Події

played = { $figure } грає карту «{ $card }».
rested = { $figure } відпочиває.
moved = { $figure } переходить на { $path }.
attacked = { $figure } атакує ціль { $target }, на кубику { $face }.
suffered = { $figure }: шкода { $damage }.
healed = { $figure }: зцілення { $health }.
defeated = { $figure } вибуває з бою.
won = Герої перемогли.
lost = Герої програли.

## Запитання

prompt-turn = { $figure }: зіграйте карту або відпочиньте.
prompt-move = { $figure }: рух, щонайбільше { $points ->
    [one] { $points } гекс
    [few] { $points } гекси
   *[many] { $points } гексів
}.
prompt-attack = { $figure }: оберіть ціль атаки, шкода { $damage }.
prompt-mend = { $figure }: оберіть, кого зцілити на { $health }.
prompt-focus = Два герої однаково близько до { $figure }. До кого повернеться ворог?
prompt-chance-die = Що випало на кубику?

option-play = Зіграти «{ $card }»
option-rest = Відпочити
option-move = Перейти на { $cell }
option-attack = Атакувати: { $figure }
option-mend = { $figure }
option-focus = { $figure }
option-die = { $value }

## Причини

why-nearest = { $figure } повертається до найближчого героя, відстань { $distance }: { $targets }.
why-within-reach = Ворог іде не далі ніж на { $cell }, звідки дістає { $reach ->
    [one] сусідній гекс
    [few] на { $reach } гекси
   *[many] на { $reach } гексів
}.
why-closer = Ворог не може підійти досить близько і йде так близько, як може: на { $cell }.
why-attacks = Ворог атакує: { $target }.

## Карти

card-move-points = рух { $points }
card-strike-damage = удар { $damage }
card-shoot-damage = постріл { $damage }
card-mend-health = зцілення { $health }
card-range-hexes = дальність { $hexes }
card-all-targets = усі цілі

## Розділи правил

section-SK-SET = Підготовка
section-SK-RND = Раунд
section-SK-CRD = Карти
section-SK-MOV = Рух
section-SK-ATK = Атаки
section-SK-MND = Зцілення
section-SK-ENE = Вороги
section-SK-END = Кінець гри
