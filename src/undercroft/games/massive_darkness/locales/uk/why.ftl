# Чому вороги чинять так у цій грі
why-md-phase = У { -md-enemy-phase(case: "loc") } кожен ворог активується один раз у порядку, який обирають гравці.
why-md-no-figures = Для ще одного такого ворога забракло фігурок, тому активуються всі вороги цього виду.
why-md-event = Ворога активує карта { -md-event(case: "gen") }.
why-md-card = Ворога активує карта.
why-md-counter = Ворога атаковано, і він вижив, тому тепер контратакує. Ціль — { $target }.
why-md-counter-seen = На { -md-line-of-sight(case: "loc") }: { $target }.
why-md-counter-lit = Поза { -md-line-of-sight(case: "ins") }, але у світлій { -md-zone(case: "loc") }: { $target }.
why-md-hidden = { $target } { $target-form ->
    [plural] перебувають у
   *[other] перебуває в
} темній { -md-zone(case: "loc") } поза { -md-line-of-sight(case: "ins") } ворога, тому { -md-counter-attack(case: "gen") } не буде.
why-md-stunned = { -stun(case: "cap") }: ворог може лише підвестися на ноги.
why-md-in-range = { $attack ->
    [melee] У межах досяжності { -md-melee(case: "gen") } (у тій самій { -md-zone(case: "loc") }): { $targets }.
    [ranged] У межах досяжності { -md-ranged(case: "gen") } (на { -md-line-of-sight(case: "loc") }, відстань від 1): { $targets }.
   *[magic] У межах досяжності { -md-magic(case: "gen") } (на { -md-line-of-sight(case: "loc") }, відстань 1 або 2): { $targets }.
}
why-md-out-of-range = На { -md-line-of-sight(case: "loc") }, але на відстані { $range }, куди не сягає жодна атака ворога: { $target }.
why-md-unseen = Поза { -md-line-of-sight(case: "ins") } ворога: { $targets }.
why-md-dark = Не враховуються, бо перебувають у темній { -md-zone(case: "loc") } поза { -md-line-of-sight(case: "ins") } ворога: { $targets }.
why-md-dead = Загиблі ніколи не стають цілями: { $targets }.
why-md-left = Уже не на полі: { $targets }.
why-md-spared = Контратакувати можна лише нападника, тому ці герої не можуть стати ціллю: { $targets }.
why-md-nobody = Звідси ворогові нікого атакувати.
why-md-single = Єдина можлива ціль: { $target }.
why-md-xp = { $metric ->
    [spent] { $target } — витрачений { -experience }: { $xp }
   *[unspent] { $target } — { -experience }: { $xp }
}{ $shards ->
    [0] { "" }
    [one] , { $shards } { -md-shard }
    [few] , { $shards } { -md-shard(case: "nom-pl") }
   *[other] , { $shards } { -md-shard(case: "gen-pl") }
}.
why-md-taunts = Завдяки провокації вважається, що найбільше { -experience(case: "gen") } має цей герой: { $target }.
why-md-most = Найбільше { -experience(case: "gen") }: { $target }.
why-md-tie = Порівну: { $targets }. Обирають гравці.
why-md-strikes-back = У { -md-counter-attack(case: "gen") } може бути лише одна ціль: { $target }.
why-md-attack-type = { $attack ->
    [melee] На відстані { $range } це { -md-melee }.
    [ranged] На відстані { $range } це { -md-ranged }.
   *[magic] На відстані { $range } це { -md-magic }.
}
why-md-attack-choice = На відстані { $range } можливі і { -md-ranged }, і { -md-magic }, тому обирають гравці.
why-md-pillars = { -md-pillar(case: "Nom-pl") } в межах досяжності важливіші за героїв: { $targets }.
why-md-tie-pillars = { -md-pillar(case: "Gen-pl") } у межах досяжності: { $count }, тому обирають гравці.
why-md-seen = Насамперед — герої на { -md-line-of-sight(case: "loc") }: { $targets }.
why-md-not-in-sight = Поза { -md-line-of-sight(case: "ins") }, тоді як інші на ній: { $targets }.
why-md-lit = На { -md-line-of-sight(case: "loc") } нікого немає, тому далі — герої у світлих { -md-zone(case: "loc-pl") }: { $targets }.
why-md-goes-for = Ворог іде до нападника: { $target }.
why-md-patrol = { $end ->
    [start] Іти нема до кого, тому ворог патрулює в бік вхідної зони.
   *[exit] Іти нема до кого, тому ворог патрулює в бік виходу.
}
why-md-turns = { $end ->
    [start] Ближче до вхідної зони не підійти, тому ворог повертає назад.
   *[exit] Ближче до виходу не підійти, тому ворог повертає назад.
}
why-md-patrol-over = Іти нема до кого, а наблизитися до котрогось кінця патруля не можна, тому ворог лишається на місці.
why-md-marches = Ворог іде до своєї мети й не зважає на героїв: { $targets }.
why-md-firework = { $count ->
    [one] Ворог іде на феєрверк, який бачить, і не зважає на героїв: { $targets }.
   *[other] Ворог іде на один із { $count } феєрверків, які бачить (обирають гравці), і не зважає на героїв: { $targets }.
}
why-md-prowls = Хоч атакував ворог, хоч ні, він прямує до своєї мети й не зважає на інших: { $targets }.
why-md-heads-for = У { -md-enemy-phase(case: "loc") } вороги прямують до одного місця й не зважають на героїв: { $targets }.
why-md-held = Не можна покинути { -md-zone(case: "acc") } із живими й не оглушеними героями: { $targets }.
why-md-never-moves = Цей ворог ніколи не переміщується.
why-md-pillar-holds = Не можна покинути { -md-zone(case: "acc") } з { -md-pillar(case: "ins") }.
why-md-counters-in-place = Контратакуючи, цей ворог не переміщується.
why-md-there = Ворог уже там.
why-md-no-closer = Шляху туди немає, і жодна доступна { -md-zone } не ближча.
why-md-no-way = Шляху туди немає, тому ворог іде до найближчої доступної { -md-zone(case: "gen") }, якщо не зважати на стіни.
why-md-way = Ці { -md-zone(case: "nom-pl") } лежать на найкоротших шляхах.
why-md-next = { $count ->
    [one] Ворог іде до наступної з них.
   *[other] Наступною може бути будь-яка з { $count } зон, тому обирають гравці.
}
