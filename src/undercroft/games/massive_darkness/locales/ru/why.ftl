# Почему враги поступают так, а не иначе
why-md-phase = В фазу врагов каждый враг активируется один раз, в порядке, который выбирают игроки.
why-md-no-figures = Для нового врага не хватило фигурок, поэтому активируются все враги этого вида.
why-md-event = Активацию вызвала карта события.
why-md-card = Активацию вызвала карта.
why-md-counter = Враг пережил атаку героя и теперь контратакует. Цель — { $target }.
why-md-counter-seen = На { -md-sight(case: "loc") } врага — { $target }.
why-md-counter-lit = Вне { -md-sight(case: "gen") } врага, но в светлой зоне — { $target }.
why-md-hidden = Контратаки нет, потому что цель в тёмной зоне и вне { -md-sight(case: "gen") }: { $target }.
why-md-stunned = Враг был оглушён и поэтому может только подняться на ноги.
why-md-in-range = { $attack ->
    [melee] В досягаемости { -md-melee(case: "gen") } { -md-attack(case: "gen") } (в той же зоне): { $targets }.
    [ranged] В досягаемости { -md-ranged(case: "gen") } { -md-attack(case: "gen") } (на { -md-sight(case: "loc") }, расстояние от 1): { $targets }.
   *[magic] В досягаемости { -md-magic(case: "gen") } { -md-attack(case: "gen") } (на { -md-sight(case: "loc") }, расстояние 1 или 2): { $targets }.
}
why-md-out-of-range = На { -md-sight(case: "loc") }, но на расстоянии { $range }, куда не достаёт ни одна атака врага: { $target }.
why-md-unseen = Вне { -md-sight(case: "gen") } врага: { $targets }.
why-md-dark = Враг не замечает тех, кто в тёмной зоне и вне его { -md-sight(case: "gen") }: { $targets }.
why-md-dead = Погибшие герои целью не бывают: { $targets }.
why-md-left = Уже не на поле: { $targets }.
why-md-spared = Контратаковать можно только того, кто атаковал, поэтому целью не могут быть: { $targets }.
why-md-nobody = Отсюда атаковать некого.
why-md-single = Единственная возможная цель — { $target }.
why-md-xp = { $metric ->
    [spent] { $target }, потраченный опыт: { $xp }
   *[unspent] { $target }, опыт: { $xp }
}{ $shards ->
    [0] { "" }
    [one] {" "}и ещё { $shards } осколок
    [few] {" "}и ещё { $shards } осколка
   *[many] {" "}и ещё { $shards } осколков
}.
why-md-taunts = Благодаря { -md-taunt(case: "dat") } считается, что больше всего опыта у этого героя: { $target }.
why-md-most = Больше всего опыта у этого героя: { $target }.
why-md-tie = Опыта поровну: { $targets }. Выбирают игроки.
why-md-strikes-back = У контратаки может быть только одна цель: { $target }.
why-md-attack-type = { $attack ->
    [melee] На расстоянии { $range } враг проводит { -md-melee(case: "acc") } { -md-attack(case: "acc") }.
    [ranged] На расстоянии { $range } враг проводит { -md-ranged(case: "acc") } { -md-attack(case: "acc") }.
   *[magic] На расстоянии { $range } враг проводит { -md-magic(case: "acc") } { -md-attack(case: "acc") }.
}
why-md-attack-choice = На расстоянии { $range } возможны и дальняя, и магическая атака, поэтому выбирают игроки.
why-md-pillars = Колонны в досягаемости важнее героев: { $targets }.
why-md-tie-pillars = { $count ->
    [one] В досягаемости { $count } колонна, поэтому выбирают игроки.
    [few] В досягаемости { $count } колонны, поэтому выбирают игроки.
   *[many] В досягаемости { $count } колонн, поэтому выбирают игроки.
}
why-md-seen = Важнее всего герои на { -md-sight(case: "loc") } врага: { $targets }.
why-md-not-in-sight = Вне { -md-sight(case: "gen") } врага, тогда как другие герои на ней: { $targets }.
why-md-lit = На { -md-sight(case: "loc") } врага никого нет, поэтому на очереди герои в светлых зонах: { $targets }.
why-md-goes-for = Враг идёт к герою, который его атаковал: { $target }.
why-md-patrol = { $end ->
    [start] Врагу не к кому идти, поэтому он патрулирует и движется ко входной зоне.
   *[exit] Врагу не к кому идти, поэтому он патрулирует и движется к выходу.
}
why-md-turns = { $end ->
    [start] Ближе ко входной зоне не подойти, поэтому враг поворачивает обратно.
   *[exit] Ближе к выходу не подойти, поэтому враг поворачивает обратно.
}
why-md-patrol-over = Врагу не к кому идти, а подойти ближе ко входной зоне или к выходу он не может, поэтому остаётся на месте.
why-md-marches = Враг идёт к своей цели и не замечает героев: { $targets }.
why-md-firework = { $count ->
    [one] Враг идёт к фейерверку, который видит, и не замечает героев: { $targets }.
   *[other] Враг видит несколько фейерверков ({ $count }), идёт к тому, который выберут игроки, и не замечает героев: { $targets }.
}
why-md-prowls = После атаки или без неё враг идёт дальше к своей цели и не замечает героев: { $targets }.
why-md-heads-for = В фазу врагов все враги идут к одному и тому же месту и не замечают героев: { $targets }.
why-md-held = Нельзя покинуть зону, в которой есть герои, не погибшие и не оглушённые: { $targets }.
why-md-never-moves = Этот враг никогда не перемещается.
why-md-pillar-holds = Нельзя покинуть зону с { -md-pillar(case: "ins") }.
why-md-counters-in-place = Контратакуя, этот враг не перемещается.
why-md-there = Враг уже там.
why-md-no-closer = Пути туда нет, и ни одна доступная зона не ближе.
why-md-no-way = Пути туда нет, поэтому враг идёт в доступную зону, ближайшую к цели, если не считать стен.
why-md-way = Через эти зоны проходят кратчайшие пути.
why-md-next = { $count ->
    [one] Враг переходит в следующую из них.
    [few] Следующую зону выбирают игроки: подходят { $count } зоны.
   *[many] Следующую зону выбирают игроки: подходит { $count } зон.
}
