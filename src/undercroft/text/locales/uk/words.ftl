## Позначки карт: стани, види й застосування предметів

mark-ready = готовий
mark-spent = використаний
mark-lost = втрачений
mark-offered = на вибір
mark-one-hand = одна рука
mark-two-hands = дві руки
mark-small = малий предмет
mark-head = голова
mark-body = тіло
mark-top = верх
mark-bottom = низ

## Місцевість, ранги фігур, частини карт

terrain-plate = натискна плита
terrain-trap = пастка
terrain-door-open = відчинені двері
terrain-door-closed = зачинені двері
terrain-door-locked = замкнені двері
terrain-treasure = скарб
terrain-goal-treasure = скарб-мета
rank-normal = звичайний
rank-boss = бос
rank-none = немає
part-top = верх
part-bottom = низ
part-effect = ефект
part-always = завжди
part-normal = звичайний
part-boss = бос
part-special-1 = особлива дія 1
part-special-2 = особлива дія 2
part-this-round = у цьому раунді
part-bonus = бонус
part-does = робить
part-goal = завдання

## Слова карт: цілі, ознаки, стоси, стани предметів, фігури

who-figure = фігура
who-enemy = ворог
who-ally = союзник
