## Пометки карт: состояния, виды и применение предметов

mark-ready = { -mark-ready }
mark-spent = { -mark-spent }
mark-lost = { -mark-used-up }
mark-offered = { -mark-offered }
mark-one-hand = { -place-one-hand }
mark-two-hands = { -place-two-hands }
mark-small = { -place-small }
mark-head = { -place-head }
mark-body = { -place-body }
mark-top = { -half-top }
mark-bottom = { -half-bottom }

## Местность, ранги фигурок, части карт

terrain-plate = { -plate }
terrain-trap = { -trap }
terrain-door-open = { -door-open }
terrain-door-closed = { -door-closed }
terrain-door-locked = { -door-locked }
terrain-treasure = { -treasure }
terrain-goal-treasure = { -goal-treasure }
rank-normal = { -rank-normal }
rank-boss = { -boss }
rank-none = без ранга
part-top = { -half-top }
part-bottom = { -half-bottom }
part-effect = эффект
part-always = всегда
part-normal = { -rank-normal }
part-boss = { -boss }
part-special-1 = { -special-action } 1
part-special-2 = { -special-action } 2
part-this-round = { -round-bonus }
part-bonus = бонус
part-does = действия
part-goal = задание

## Слова карт: цели, признаки, стопки, состояния предметов, фигурки

who-figure = фигурка
who-enemy = враг
who-ally = союзник
