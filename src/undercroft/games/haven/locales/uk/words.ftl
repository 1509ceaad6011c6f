## Стани

condition-wound = { -wound }
condition-poison = { -poison }
condition-immobilize = { -immobilize }
condition-disarm = { -disarm }
condition-muddle = { -muddle }
condition-invisible = { -invisible }
condition-strengthen = { -strengthen }

## Стихії

element-fire = { -fire }
element-ice = { -ice }
element-air = { -air }
element-earth = { -earth }
element-light = { -light }
element-dark = { -dark }
element-wild = { -wild }

## Позначки карт: стани, види й застосування предметів

mark-consumed = { -lost }
mark-legs = ноги

## Місцевість, ранги фігурок, частини карт

terrain-obstacle = { -obstacle }
terrain-difficult = { -difficult-terrain }
terrain-hazard = { -hazard }
terrain-coins = монети
rank-elite = { -elite }
part-elite = { -elite }
part-immune = { -immune }

## Слова карт: цілі, ознаки, стоси, стани предметів, фігурки

which-flanked = стоїть поруч із союзником того, хто атакує
which-alone = не має союзників поруч
which-undamaged = неушкоджена
which-adjacent = стоїть поруч із тим, хто атакує
which-elite = елітна
which-poisoned = отруєна
which-wounded = має { -wound(case: "acc") }
which-stunned = оглушена
which-muddled = у { -muddle(case: "loc") }
which-immobilized = паралізована
criterion-latest = останній за ініціативою ворог
criterion-earliest = перший за ініціативою ворог
criterion-weakest = ворог із найменшою кількістю { -hit-points(case: "gen") }
criterion-strongest = ворог із найбільшою кількістю { -hit-points(case: "gen") }
criterion-farthest = найвіддаленіший ворог
pile-discarded = зі { -discard(case: "gen") }
pile-lost = зі { -lost-pile(case: "gen") }
used-spent = { -spent(case: "gens") }
used-consumed = { -lost(case: "gens") }

## Зони ефекту

shape-line = лінія
shape-triangle = трикутник
shape-wedge = клин
shape-diamond = ромб
shape-arrowhead = наконечник
shape-cone = конус
shape-fan = віяло
shape-ring = кільце
shape-bolt = блискавка
shape-disc = диск

## Що означають стани

condition-wound-about = { -figure(case: "cap") } зазнає 1 { -damage(case: "gen") } на початку кожного свого ходу. { -heal(case: "cap") } знімає цей стан.
condition-poison-about = Атаки проти фігурки сильніші на 1. { -heal(case: "cap") } знімає цей стан, але не відновлює { -hit-points(case: "gen") }.
condition-immobilize-about = { -figure(case: "cap") } не може рухатися. Минає наприкінці її наступного ходу.
condition-disarm-about = { -figure(case: "cap") } не може атакувати. Минає наприкінці її наступного ходу.
condition-muddle-about = { -figure(case: "cap") } атакує з { -disadvantage(case: "ins") }. Минає наприкінці її наступного ходу.
condition-invisible-about = Вороги не можуть обрати { -figure(case: "acc") } { -target(case: "ins") }. Минає наприкінці її наступного ходу.
condition-strengthen-about = { -figure(case: "cap") } атакує з { -advantage(case: "ins") }. Минає наприкінці її наступного ходу.
