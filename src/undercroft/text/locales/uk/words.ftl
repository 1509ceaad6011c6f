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

mark-ready = готовий
mark-spent = використаний
mark-lost = втрачений
mark-passive = пасивний
mark-offered = на вибір
mark-one-hand = одна рука
mark-two-hands = дві руки
mark-small = малий предмет

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
rank-elite = елітний
part-top = верх
part-bottom = низ
part-effect = ефект
part-always = завжди
