## Дії

card-loot-hexes = { -loot } { $hexes }
card-recover-count-pile = повернути в { -hand(case: "acc") } { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
} { $pile }
card-refresh-count-used = відновити { $count } { $count ->
    [one] { -item }
    [few] { -item(case: "accs") }
   *[many] { -item(case: "gens") }
} з-поміж { $used }
card-summon-name-stats = прикликати створіння — { $name } { $stats }
card-summon-ranks-kind = прикликати монстра «{ $kind }» (категорія: { $ranks })
card-all-adjacent-suffer-value = усі { -figure(case: "noms") } поруч зазнають { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-create-trap-damage = поставити { -trap(case: "acc") }: { $damage } { $damage ->
    [one] { -damage }
    [few] { -damage(case: "accs") }
   *[many] { -damage(case: "gens") }
}
card-disarm-trap = знешкодити { -trap(case: "acc") }
card-create-obstacle = поставити { -obstacle(case: "acc") }
card-destroy-obstacle = зруйнувати { -obstacle(case: "acc") }
card-move-obstacle-hexes = пересунути { -obstacle(case: "acc") } на { $hexes } { $hexes ->
    [one] { -hex(case: "acc") }
    [few] { -hex(case: "accs") }
   *[many] { -hex(case: "gens") }
}
card-place-rift = відкрити { -rift }
card-move-rift-hexes = пересунути { -rift } на { $hexes } { $hexes ->
    [one] { -hex(case: "acc") }
    [few] { -hex(case: "accs") }
   *[many] { -hex(case: "gens") }
}
card-teleport-hexes = { -teleport } { $hexes }
card-teleport-target-hexes = телепортувати на { $hexes } { $hexes ->
    [one] { -hex(case: "acc") }
    [few] { -hex(case: "accs") }
   *[many] { -hex(case: "gens") }
}
card-teleport-to-focus = { -teleport } до { -target(case: "gen") }
card-xp-value = { $value } { $value ->
    [one] очко
    [few] очки
   *[many] очок
} досвіду
card-special-number = { -special } { $number }
card-focus-criterion = вибір { -target(case: "gen") }: { $criterion }
card-attackers-have-disadvantage = атаки проти цієї { -figure(case: "gen") } мають { -disadvantage(case: "acc") }
card-immune-to-condition = захист від стану «{ $condition }»
card-move-to-the-next-door-and-open-it = дійти до найближчих { -door(case: "gen") } і відчинити їх
card-it-suffers-value = ця { -figure } зазнає { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-it-gains-condition = ця { -figure } отримує { -condition } «{ $condition }»
card-it-heals-value = ця { -figure } отримує { -heal } { $value }

## Модифікатори

card-target-all-adjacent = усі { -target(case: "noms") } поруч
card-attack-by-against-which = { -attack } { $by }, якщо { -target } { $which }
card-all-on-one-target = можна спрямувати всі атаки на одну { -target }
card-disadvantage = { -disadvantage }
card-double-counts-as-zero = { -modifier } ×2 вважається за +0
card-double-the-attack = подвоїти атаку
card-ignore-shield = { -shield } { -target(case: "gen") } не враховується
card-xp-value-per-target = { $value } { $value ->
    [one] очко
    [few] очки
   *[many] очок
} досвіду за кожну { -target }
card-permanently = до кінця сценарію
card-anywhere = будь-де на { -map(case: "loc") }
card-heal-by = { -heal } { $by }
card-heal-value-self-per-target-damaged = { -heal } { $value } на себе за кожну { -target }, яка зазнала { -damage(case: "gens") }
card-heal-value-ally = { -heal } { $value } на союзника
card-shield-value-self = { -shield } { $value } на себе
card-shield-value-ally = { -shield } { $value } на союзника
card-all-beside-the-target-suffer-value = усі { -figure(case: "noms") } поруч із { -target(case: "ins") } зазнають { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-summon-ranks-kind-beside-the-target = прикликати поруч із { -target(case: "ins") } монстра «{ $kind }» (категорія: { $ranks })
card-with-its-hit-points = має стільки { -hit-points(case: "gen") }, скільки має той, хто його прикликав
card-small = лише з малих

## Кого стосується рядок і як далеко

card-hp-value = { $value } { $value ->
    [one] очко здоров’я
    [few] { -hit-points }
   *[many] { -hit-points(case: "gen") }
}

## Що ще кажуть предмети

card-add-count-1-cards-to-your-attack-modifier-deck = замішати у свою { -modifier-deck(case: "acc") } { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
} −1
card-carry-count-more-small-items = можна взяти ще { $count } { $count ->
    [one] { -small-item }
    [few] { -small-item(case: "accs") }
   *[many] { -small-item(case: "gens") }
}
card-cannot-be-refreshed-once-consumed = { -lost } { -item } не можна відновити

## Моменти: кожен каже все підрядне речення

card-you-perform-an-attack = { $when ->
    [before] перед вашою { -ability(case: "ins") } атаки
    [after] після вашої { -ability(case: "gen") } атаки
    [during] під час вашої { -ability(case: "gen") } атаки
    [instead-of] замість вашої { -ability(case: "gen") } атаки
   *[when] коли ви виконуєте { -ability(case: "acc") } атаки
}
card-any-attack-damages-you = { $when ->
    [before] перед тим як атака завдасть вам { -damage(case: "gens") }
    [after] після того як атака завдала вам { -damage(case: "gens") }
    [instead-of] замість { -damage(case: "gens") } від атаки
   *[when] коли атака завдає вам { -damage(case: "gens") }
}
card-you-rest = { $when ->
    [before] перед вашим { -rest(case: "ins") }
    [after] після вашого { -rest(case: "gen") }
    [during] під час вашого { -rest(case: "gen") }
    [instead-of] замість вашого { -rest(case: "gen") }
   *[when] коли ви відпочиваєте
}
card-start-of-your-turn = { $when ->
    [before] перед початком вашого ходу
    [after] після початку вашого ходу
    [instead-of] замість початку вашого ходу
   *[at] на початку вашого ходу
}
card-end-of-your-turn = { $when ->
    [before] перед кінцем вашого ходу
    [after] після кінця вашого ходу
    [instead-of] замість кінця вашого ходу
   *[at] наприкінці вашого ходу
}
card-this-dies = { $when ->
    [before] перед загибеллю цієї { -figure(case: "gen") }
    [after] після загибелі цієї { -figure(case: "gen") }
    [instead-of] замість загибелі цієї { -figure(case: "gen") }
   *[when] коли ця { -figure } гине
}
card-any-who-enters-a-rift = { $when ->
    [before] перед тим як у { -rift } увійде { $who }
    [after] після того як у { -rift } увійде { $who }
    [instead-of] замість входу в { -rift } ({ $who })
   *[when] коли в { -rift } входить { $who }
}
card-any-character-enters-place = { $when ->
    [before] перед тим як персонаж увійде на { -hex(case: "acc") } { $place }
    [after] після того як персонаж увійшов на { -hex(case: "acc") } { $place }
    [instead-of] замість входу персонажа на { -hex(case: "acc") } { $place }
   *[when] коли персонаж входить на { -hex(case: "acc") } { $place }
}
card-any-character-ends-its-turn-at-place = { $when ->
    [before] перед тим як персонаж закінчить хід на { -hex(case: "loc") } { $place }
    [after] після того як персонаж закінчив хід на { -hex(case: "loc") } { $place }
    [instead-of] замість кінця ходу персонажа на { -hex(case: "loc") } { $place }
   *[when] коли персонаж закінчує хід на { -hex(case: "loc") } { $place }
}
card-goal-treasure-is-looted = { $when ->
    [before] перед тим як заберуть { -goal-treasure }
    [after] після того як забрали { -goal-treasure }
    [instead-of] замість того щоб забрати { -goal-treasure }
   *[when] коли забирають { -goal-treasure }
}
card-place-opens = { $when ->
    [before] перед тим як відчиняться { -door } { $place }
    [after] після того як відчинилися { -door } { $place }
    [instead-of] замість відчинення { -door(case: "gen") } { $place }
   *[when] коли відчиняються { -door } { $place }
}

## Умови

card-any-kind-is-dead = переможено хоча б одну { -figure(case: "acc") } «{ $kind }»
card-round-round-is-over = раунд { $round } завершено
card-count-goal-treasures-are-looted = забрано { $count } { $count ->
    [one] { -goal-treasure }
    [few] { -goal-treasure(case: "accs") }
   *[many] { -goal-treasure(case: "gens") }
}
card-all-rooms-are-revealed = відкрито всі кімнати
card-characters-are-at-each-of-places = на кожній із { -hex(case: "gens") } { $places } стоїть персонаж
card-all-characters-are-at-places = усі персонажі стоять на { -hex(case: "locs") } { $places }

## Правила сценаріїв

card-spawn-ranks-kind-at-place = на { -hex(case: "loc") } { $place } з’являється монстр «{ $kind }» (категорія: { $ranks })
card-unlock-place = { -door } { $place } відмикаються
card-open-place = { -door } { $place } відчиняються
card-close-place = { -door } { $place } зачиняються
card-characters-gain-condition = усі персонажі отримують { -condition } «{ $condition }»
card-characters-suffer-value = { $value ->
    [one] усі персонажі зазнають { $value } { -damage(case: "gen") }
    [few] усі персонажі зазнають { $value } { -damage(case: "gens") }
    [many] усі персонажі зазнають { $value } { -damage(case: "gens") }
   *[other] усі персонажі зазнають { -damage(case: "gens") }: { $value }
}
card-characters-add-count-minus-cards = { $count ->
    [one] кожен персонаж замішує у свою { -modifier-deck(case: "acc") } { $count } карту −1
    [few] кожен персонаж замішує у свою { -modifier-deck(case: "acc") } { $count } карти −1
    [many] кожен персонаж замішує у свою { -modifier-deck(case: "acc") } { $count } карт −1
   *[other] кожен персонаж замішує у свою { -modifier-deck(case: "acc") } карти −1; їх стільки: { $count }
}
card-remove-obstacles-at-places = { -obstacle(case: "noms") } на { -hex(case: "locs") } { $places } зникають
card-read-section = прочитайте розділ { $section }
card-all-elements-become-inert = усі { -element(case: "noms") } стають слабкими
card-characters-can-no-longer-consume-elements = персонажі більше не можуть використовувати { -element(case: "accs") }
card-characters-discard-count-cards = кожен персонаж скидає з руки { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
card-characters-lose-count-cards = кожен персонаж утрачає з руки { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
card-it-loses-count-cards = цей персонаж утрачає з руки { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
card-monster-deck-gains-count-condition = у колоду монстрів замішують { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
} «{ $condition }»
card-return-count-ranks-monsters-to-the-previous-room = до попередньої кімнати { $count ->
    [one] повертається
    [few] повертаються
   *[many] повертаються
} { $count } { $count ->
    [one] убитий монстр
    [few] убиті монстри
   *[many] убитих монстрів
} категорії «{ $ranks }»
card-all-rank-monsters-gain-condition = усі монстри категорії «{ $rank }» отримують { -condition } «{ $condition }»
card-characters-spend-all-items = персонажі витрачають усі { -item(case: "accs") }
card-characters-consume-count-small-items = кожен персонаж утрачає { $count } { $count ->
    [one] { -small-item }
    [few] { -small-item(case: "accs") }
   *[many] { -small-item(case: "gens") }
}
card-characters-use-up-all-items = персонажі витрачають і втрачають усі { -item(case: "accs") }
card-upgrade-count-normal-monsters-in-this-room = у цій кімнаті { $count } { $count ->
    [one] { -normal } монстр стає { -elite(case: "ins") }
    [few] { -normal(case: "noms") } монстри стають { -elite(case: "inss") }
   *[many] { -normal(case: "gens") } монстрів стають { -elite(case: "inss") }
}

## Слова, що стоять окремо

word-null = { -null }
difficulty-normal = звичайна
both_in_one_round-first = що раніше
both_in_one_round-success = перемога
both_in_one_round-failure = поразка
