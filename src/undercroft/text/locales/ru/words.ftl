## Состояния

condition-wound = рана
condition-poison = отравление
condition-immobilize = обездвиживание
condition-disarm = разоружение
condition-muddle = замешательство
condition-invisible = невидимость
condition-strengthen = усиление
condition-stun = оглушение
condition-curse = проклятие
condition-bless = благословение
condition-regenerate = регенерация

## Стихии

element-fire = огонь
element-ice = лёд
element-air = воздух
element-earth = земля
element-light = свет
element-dark = тьма
element-wild = любая

## Пометки карт: состояния, виды и применение предметов

mark-ready = готов
mark-spent = использован
mark-consumed = израсходован
mark-lost = потерян
mark-passive = пассивный
mark-unlimited = без ограничений
mark-offered = на выбор
mark-one-hand = одна рука
mark-two-hands = две руки
mark-small = малый предмет
mark-head = голова
mark-body = тело
mark-legs = ноги
mark-shuffle = перемешать колоду
mark-top = верх
mark-bottom = низ

## Местность, ранги фигур, части карт

terrain-obstacle = препятствие
terrain-difficult = труднопроходимая местность
terrain-plate = нажимная плита
terrain-hazard = опасность
terrain-trap = ловушка
terrain-rift = портал
terrain-door-open = открытая дверь
terrain-door-closed = закрытая дверь
terrain-door-locked = запертая дверь
terrain-coins = монеты
terrain-treasure = сокровище
terrain-goal-treasure = целевое сокровище
rank-normal = обычный
rank-elite = элитный
rank-boss = босс
rank-none = нет
part-top = верх
part-bottom = низ
part-effect = эффект
part-always = всегда
part-normal = обычный
part-elite = элитный
part-boss = босс
part-special-1 = особое действие 1
part-special-2 = особое действие 2
part-immune = не действует
part-this-round = в этом раунде
part-bonus = бонус
part-does = делает
part-goal = задание

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
who-figure = фигура
who-enemy = враг
who-ally = союзник

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
