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

mark-ready = готов
mark-spent = использован
mark-lost = потерян
mark-passive = пассивный
mark-offered = на выбор
mark-one-hand = одна рука
mark-two-hands = две руки
mark-small = малый предмет

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
rank-elite = элитный
part-top = верх
part-bottom = низ
part-effect = эффект
part-always = всегда
