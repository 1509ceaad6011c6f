## Пометки карт: состояния, виды и применение предметов

mark-ready = готов
mark-spent = использован
mark-lost = потерян
mark-offered = на выбор
mark-one-hand = одна рука
mark-two-hands = две руки
mark-small = малый предмет
mark-head = голова
mark-body = тело
mark-top = верх
mark-bottom = низ

## Местность, ранги фигур, части карт

terrain-plate = нажимная плита
terrain-trap = ловушка
terrain-door-open = открытая дверь
terrain-door-closed = закрытая дверь
terrain-door-locked = запертая дверь
terrain-treasure = сокровище
terrain-goal-treasure = целевое сокровище
rank-normal = обычный
rank-boss = босс
rank-none = нет
part-top = верх
part-bottom = низ
part-effect = эффект
part-always = всегда
part-normal = обычный
part-boss = босс
part-special-1 = особое действие 1
part-special-2 = особое действие 2
part-this-round = в этом раунде
part-bonus = бонус
part-does = делает
part-goal = задание

## Слова карт: цели, признаки, стопки, состояния предметов, фигуры

who-figure = фигура
who-enemy = враг
who-ally = союзник
