## Стани

condition-wound = рана
condition-poison = отрута
condition-immobilize = знерухомлення
condition-disarm = роззброєння
condition-muddle = спантеличення
condition-invisible = невидимість
condition-strengthen = посилення
condition-stun = оглушення
condition-curse = прокляття
condition-bless = благословення
condition-regenerate = регенерація

## Стихії

element-fire = вогонь
element-ice = лід
element-air = повітря
element-earth = земля
element-light = світло
element-dark = темрява
element-wild = будь-яка

## Позначки карт: стани, види й застосування предметів

mark-ready = готовий
mark-spent = використаний
mark-consumed = витрачений
mark-lost = втрачений
mark-passive = пасивний
mark-unlimited = без обмежень
mark-offered = на вибір
mark-one-hand = одна рука
mark-two-hands = дві руки
mark-small = малий предмет
mark-head = голова
mark-body = тіло
mark-legs = ноги
mark-shuffle = перетасувати колоду
mark-top = верх
mark-bottom = низ

## Місцевість, ранги фігур, частини карт

terrain-obstacle = перешкода
terrain-difficult = важкопрохідна місцевість
terrain-plate = натискна плита
terrain-hazard = небезпека
terrain-trap = пастка
terrain-rift = портал
terrain-door-open = відчинені двері
terrain-door-closed = зачинені двері
terrain-door-locked = замкнені двері
terrain-coins = монети
terrain-treasure = скарб
terrain-goal-treasure = скарб-мета
rank-normal = звичайний
rank-elite = елітний
rank-boss = бос
rank-none = немає
part-top = верх
part-bottom = низ
part-effect = ефект
part-always = завжди
part-normal = звичайний
part-elite = елітний
part-boss = бос
part-special-1 = особлива дія 1
part-special-2 = особлива дія 2
part-immune = не діє
part-this-round = у цьому раунді
part-bonus = бонус
part-does = робить
part-goal = завдання

## Слова карт: цілі, ознаки, стоси, стани предметів, фігури

which-flanked = поруч із союзником того, хто атакує
which-alone = без своїх союзників поруч
which-undamaged = неушкоджена
which-adjacent = поруч із тим, хто атакує
which-elite = елітна
which-poisoned = отруєна
which-wounded = поранена
which-stunned = оглушена
which-muddled = спантеличена
which-immobilized = знерухомлена
criterion-latest = останній за ініціативою ворог
criterion-earliest = перший за ініціативою ворог
criterion-weakest = ворог із найменшим здоров’ям
criterion-strongest = ворог із найбільшим здоров’ям
criterion-farthest = найдальший ворог
pile-discarded = зі скиду
pile-lost = із втрат
used-spent = використаних
used-consumed = витрачених
who-figure = фігура
who-enemy = ворог
who-ally = союзник

## Області

shape-line = лінія
shape-triangle = трикутник
shape-wedge = клин
shape-diamond = ромб
shape-arrowhead = наконечник
shape-cone = конус
shape-fan = віяло
shape-ring = кільце
shape-bolt = розряд
shape-disc = диск
