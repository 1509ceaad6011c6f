## Состояния

condition-wound = рана
condition-poison = отравление
condition-immobilize = обездвиживание
condition-disarm = разоружение
condition-muddle = замешательство
condition-invisible = невидимость
condition-strengthen = усиление

## Стихии

element-fire = огонь
element-ice = лёд
element-air = воздух
element-earth = земля
element-light = свет
element-dark = тьма
element-wild = любая

## Пометки карт: состояния, виды и применение предметов

mark-consumed = израсходован
mark-legs = ноги

## Местность, ранги фигур, части карт

terrain-obstacle = препятствие
terrain-difficult = труднопроходимая местность
terrain-hazard = опасность
terrain-coins = монеты
rank-elite = элитный
part-elite = элитный
part-immune = не действует

## Слова карт: цели, признаки, стопки, состояния предметов, фигуры

which-flanked = рядом с союзником атакующего
which-alone = без своих союзников рядом
which-undamaged = не имеет повреждений
which-adjacent = рядом с атакующим
which-elite = элитная
which-poisoned = отравлена
which-wounded = ранена
which-stunned = оглушена
which-muddled = в замешательстве
which-immobilized = обездвижена
criterion-latest = последний по инициативе враг
criterion-earliest = первый по инициативе враг
criterion-weakest = враг с наименьшим здоровьем
criterion-strongest = враг с наибольшим здоровьем
criterion-farthest = самый далёкий враг
pile-discarded = из сброса
pile-lost = из потерь
used-spent = использованных
used-consumed = израсходованных

## Области

shape-line = линия
shape-triangle = треугольник
shape-wedge = клин
shape-diamond = ромб
shape-arrowhead = наконечник
shape-cone = конус
shape-fan = веер
shape-ring = кольцо
shape-bolt = разряд
shape-disc = диск

## Что значат состояния

condition-wound-about = 1 урон в начале каждого своего хода. Лечение снимает.
condition-poison-about = Атаки по фигуре сильнее на 1. Лечение снимает яд, но больше ничего не делает.
condition-immobilize-about = Не может двигаться. Проходит в конце следующего хода.
condition-disarm-about = Не может атаковать. Проходит в конце следующего хода.
condition-muddle-about = Атакует с затруднением. Проходит в конце следующего хода.
condition-invisible-about = Враги не могут выбрать фигуру целью. Проходит в конце следующего хода.
condition-strengthen-about = Атакует с преимуществом. Проходит в конце следующего хода.
