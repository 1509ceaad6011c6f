## Состояния

condition-wound = { -wound }
condition-poison = { -poison }
condition-immobilize = { -immobilize }
condition-disarm = { -disarm }
condition-muddle = { -muddle }
condition-invisible = { -invisible }
condition-strengthen = { -strengthen }

## Стихии

element-fire = { -fire }
element-ice = { -ice }
element-air = { -air }
element-earth = { -earth }
element-light = { -light }
element-dark = { -dark }
element-wild = { -wild }

## Пометки карт: состояния, виды и применение предметов

mark-consumed = { -consumed(form: "short") }
mark-legs = ноги

## Местность, ранги фигурок, части карт

terrain-obstacle = { -obstacle }
terrain-difficult = { -difficult-terrain }
terrain-hazard = { -hazardous-terrain }
terrain-coins = { -coin(case: "pl") }
rank-elite = { -elite }
part-elite = { -elite }
part-immune = { -immunity }

## Слова карт: цели, признаки, стопки, состояния предметов, фигурки

which-flanked = стоит рядом с союзником атакующего
which-alone = не стоит рядом со своими союзниками
which-undamaged = без повреждений
which-adjacent = стоит рядом с атакующим
which-elite = { -elite(form: "feminine") }
which-poisoned = отравлена
which-wounded = ранена
which-stunned = оглушена
which-muddled = в { -muddle(case: "loc") }
which-immobilized = парализована
criterion-latest = последний по инициативе враг
criterion-earliest = первый по инициативе враг
criterion-weakest = враг, у которого меньше всего { -hit-points }
criterion-strongest = враг, у которого больше всего { -hit-points }
criterion-farthest = самый далёкий враг
pile-discarded = из { -discard(case: "gen") }
pile-lost = из { -lost(case: "gen") }
used-spent = { -spent(form: "plural-gen") }
used-consumed = { -consumed(form: "plural-gen") }

## Области

shape-line = линия
shape-triangle = треугольник
shape-wedge = клин
shape-diamond = ромб
shape-arrowhead = наконечник
shape-cone = конус
shape-fan = веер
shape-ring = кольцо
shape-bolt = молния
shape-disc = диск

## Что значат состояния

condition-wound-about = В начале каждого своего хода фигурка получает 1 единицу урона. Лечение снимает { -wound(case: "acc") }.
condition-poison-about = Каждая атака по этой фигурке получает +1. Лечение снимает { -poison }, но здоровья не восстанавливает.
condition-immobilize-about = Фигурка не может двигаться. Состояние проходит в конце её следующего хода.
condition-disarm-about = Фигурка не может атаковать. Состояние проходит в конце её следующего хода.
condition-muddle-about = Фигурка атакует с { -disadvantage(case: "ins") }. Состояние проходит в конце её следующего хода.
condition-invisible-about = Враги не могут выбрать эту фигурку целью. Состояние проходит в конце её следующего хода.
condition-strengthen-about = Фигурка атакует с { -advantage(case: "ins") }. Состояние проходит в конце её следующего хода.
