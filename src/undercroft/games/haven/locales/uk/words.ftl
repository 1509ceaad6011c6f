## Стани

condition-wound = рана
condition-poison = отрута
condition-immobilize = знерухомлення
condition-disarm = роззброєння
condition-muddle = спантеличення
condition-invisible = невидимість
condition-strengthen = посилення

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

## Що означають стани

condition-wound-about = 1 шкода на початку кожного свого ходу. Лікування знімає.
condition-poison-about = Атаки по фігурі сильніші на 1. Лікування знімає отруту, але більше нічого не робить.
condition-immobilize-about = Не може рухатися. Минає в кінці наступного ходу.
condition-disarm-about = Не може атакувати. Минає в кінці наступного ходу.
condition-muddle-about = Атакує з трудністю. Минає в кінці наступного ходу.
condition-invisible-about = Вороги не можуть обрати фігуру ціллю. Минає в кінці наступного ходу.
condition-strengthen-about = Атакує з перевагою. Минає в кінці наступного ходу.
