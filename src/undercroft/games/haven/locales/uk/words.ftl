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

mark-consumed = витрачений
mark-legs = ноги

## Місцевість, ранги фігур, частини карт

terrain-obstacle = перешкода
terrain-difficult = важкопрохідна місцевість
terrain-hazard = небезпека
terrain-coins = монети
rank-elite = елітний
part-elite = елітний
part-immune = не діє

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
