## Позначки карт: стани, види й застосування предметів

mark-ready = { -mark-ready }
mark-spent = { -spent }
mark-lost = { -lost }
mark-offered = { -mark-offered }
mark-one-hand = { -place-one-hand }
mark-two-hands = { -place-two-hands }
mark-small = { -small-item }
mark-head = { -place-head }
mark-body = { -place-body }
mark-top = { -half-top }
mark-bottom = { -half-bottom }

## Місцевість, ранги фігурок, частини карт

terrain-plate = { -pressure-plate }
terrain-trap = { -trap }
terrain-door-open = { -door-open }
terrain-door-closed = { -door-closed }
terrain-door-locked = { -door-locked }
terrain-treasure = { -treasure }
terrain-goal-treasure = { -goal-treasure }
rank-normal = { -normal }
rank-boss = { -boss }
rank-none = без категорії
part-top = { -half-top }
part-bottom = { -half-bottom }
part-effect = ефект
part-always = завжди
part-normal = { -normal }
part-boss = { -boss }
part-special-1 = { -special } 1
part-special-2 = { -special } 2
part-this-round = { -round-bonus }
part-bonus = бонус
part-does = дії
part-goal = завдання

## Слова карт: цілі, ознаки, стоси, стани предметів, фігурки

who-figure = фігурка
who-enemy = ворог
who-ally = союзник
