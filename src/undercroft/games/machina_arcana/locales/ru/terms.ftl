# Термины игры, по одному разу. Падежи: gen, dat, acc, ins, loc; pl — множественное число, few и many — после чисел; cap — с прописной буквы.

## Кто есть кто

-ma-explorer = { $case ->
    [gen] первопроходца
    [acc] первопроходца
    [ins] первопроходцем
    [pl] первопроходцы
    [gen-pl] первопроходцев
    [acc-pl] первопроходцев
    [cap] Первопроходец
    [cap-pl] Первопроходцы
   *[nom] первопроходец
}
-ma-monster = { $case ->
    [gen] чудовища
    [acc] чудовище
    [ins] чудовищем
    [pl] чудовища
    [gen-pl] чудовищ
    [acc-pl] чудовищ
    [ins-pl] чудовищами
    [cap] Чудовище
    [cap-pl] Чудовища
   *[nom] чудовище
}
-ma-unit = { $case ->
    [gen] существа
    [acc] существо
    [pl] существа
    [gen-pl] существ
    [acc-pl] существ
    [cap-pl] Существа
   *[nom] существо
}
-ma-attacker = { $case ->
    [acc] нападающего
   *[nom] нападающий
}
-ma-evader = { $case ->
    [acc] уклоняющегося
   *[nom] уклоняющийся
}
-ma-marksman = { $case ->
    [cap] Стрелок
   *[nom] стрелок
}
-ma-fighter = { $case ->
    [cap] Боец
   *[nom] боец
}
-ma-mystic = { $case ->
    [cap] Мистик
   *[nom] мистик
}
-ma-tinkerer = { $case ->
    [cap] Мастер
   *[nom] мастер
}

## Свойства и ресурсы

-ma-armor = { $case ->
    [gen] защиты
    [cap] Защита
   *[nom] защита
}
-ma-will = { $case ->
    [gen] воли
    [cap] Воля
   *[nom] воля
}
-ma-health = { $case ->
    [gen] здоровья
    [cap] Здоровье
   *[nom] здоровье
}
-ma-stamina = { $case ->
    [gen] выносливости
    [acc] выносливость
    [cap] Выносливость
   *[nom] выносливость
}
-ma-essence = { $case ->
    [gen] воодушевления
    [ins] воодушевлением
    [cap] Воодушевление
   *[nom] воодушевление
}
-ma-ethereal = { $case ->
    [ins] бесплотной
    [acc-pl] бесплотных
   *[nom] бесплотность
}
-ma-immobile = { $case ->
   *[nom] неподвижность
}

## Раунд и планшет глав

-ma-explorer-phase = { $case ->
    [gen] фазы первопроходцев
    [cap] Фаза первопроходцев
   *[nom] фаза первопроходцев
}
-ma-spawn-phase = { $case ->
    [cap] Фаза логова
   *[nom] фаза логова
}
-ma-horror-phase = { $case ->
    [gen] фазы ужаса
    [acc] фазу ужаса
    [cap] Фаза ужаса
   *[nom] фаза ужаса
}
-ma-monster-phase = { $case ->
    [cap] Фаза чудовищ
   *[nom] фаза чудовищ
}
-ma-spawn-rating = { $case ->
    [gen] значения логова
    [cap] Значение логова
    [cap-gen] Значения логова
   *[nom] значение логова
}
-ma-horror-rating = { $case ->
    [gen] значения ужаса
    [ins] значением ужаса
    [cap] Значение ужаса
    [cap-gen] Значения ужаса
   *[nom] значение ужаса
}
-ma-threat = { $case ->
    [gen] опасности
    [cap] Опасность
   *[nom] опасность
}
-ma-level = { $case ->
    [gen] уровня чудовищ
    [cap] Уровень чудовищ
   *[nom] уровень чудовищ
}
-ma-order = { $case ->
    [gen] очерёдности чудовищ
    [acc] очерёдность чудовищ
    [loc] очерёдности чудовищ
    [cap] Очерёдность чудовищ
   *[nom] очерёдность чудовищ
}
-ma-chapter = { $case ->
    [gen] главы
    [acc] главу
    [cap] Глава
    [cap-pl] Главы
   *[nom] глава
}
-ma-endgame = { $case ->
    [cap] Развязка
   *[nom] развязка
}

## Бой

-ma-attack = { $case ->
    [gen] атаки
    [acc] атаку
    [pl] атаки
    [cap] Атака
   *[nom] атака
}
-ma-magical-attack = { $case ->
    [acc] магическую атаку
    [cap] Магическая атака
   *[nom] магическая атака
}
-ma-attack-roll = { $case ->
    [pl] броски на атаку
   *[nom] бросок на атаку
}
-ma-damage = { $case ->
    [cap] Урон
   *[nom] урон
}
-ma-target = { $case ->
    [gen] цели
    [acc] цель
    [pl] цели
    [cap-pl] Цели
   *[nom] цель
}
-ma-range = { $case ->
    [cap] Дальность
   *[nom] дальность
}
-ma-game-die = { $case ->
    [acc] кубик судьбы
    [loc] кубике судьбы
   *[nom] кубик судьбы
}
-ma-high-die = { $case ->
    [loc] кубике сильной атаки
   *[nom] кубик сильной атаки
}
-ma-low-die = { $case ->
    [loc] кубике слабой атаки
   *[nom] кубик слабой атаки
}
-ma-recharge-die = { $case ->
    [loc] кубике подзарядки
   *[nom] кубик подзарядки
}

## Поле

-ma-tile = { $case ->
    [gen] фрагмента поля
    [loc] фрагменте поля
    [pl] фрагменты поля
    [acc-pl] фрагменты поля
    [cap] Фрагмент поля
    [cap-pl] Фрагменты поля
   *[nom] фрагмент поля
}
-ma-space = { $case ->
    [gen] клетки
    [acc] клетку
    [loc] клетке
    [pl] клетки
    [few] клетки
    [many] клеток
   *[nom] клетка
}
-ma-wall = { $case ->
    [gen-pl] стен
    [acc-pl] стены
    [cap-pl] Стены
   *[nom] стена
}
-ma-door = { $case ->
    [acc] дверь
    [pl] двери
    [gen-pl] дверей
    [acc-pl] двери
    [cap] Дверь
   *[nom] дверь
}
-ma-rubble = { $case ->
    [acc-pl] завалы
   *[nom] завал
}
-ma-obstacle = { $case ->
    [gen-pl] препятствий
    [acc-pl] препятствия
    [cap-pl] Препятствия
   *[nom] препятствие
}
-ma-chasm = { $case ->
    [acc-pl] пропасти
    [loc] пропасти
   *[nom] пропасть
}
-ma-trap-space = { $case ->
    [pl] клетки-ловушки
    [loc-pl] клетках-ловушках
    [cap] Клетка-ловушка
   *[nom] клетка-ловушка
}
-ma-traps = { $case ->
    [acc] ловушки
    [cap] Ловушки
   *[nom] ловушки
}
-ma-lever = { $case ->
    [gen] рычага ловушки
    [acc] рычаг ловушки
    [cap] Рычаг ловушки
   *[nom] рычаг ловушки
}
-ma-barrel = { $case ->
    [gen] взрывоопасной бочки
    [acc] взрывоопасную бочку
    [pl] взрывоопасные бочки
    [cap] Взрывоопасная бочка
   *[nom] взрывоопасная бочка
}
-ma-spawn-space = { $case ->
    [gen] клетки логова
    [acc] клетку логова
    [pl] клетки логова
    [cap] Клетка логова
    [cap-pl] Клетки логова
   *[nom] клетка логова
}
-ma-event-space = { $case ->
    [gen] клетки события
    [acc] клетку события
    [cap] Клетка события
   *[nom] клетка события
}
-ma-chapter-space = { $case ->
    [gen] клетки главы
    [acc] клетку главы
    [pl] клетки главы
    [cap] Клетка главы
    [cap-pl] Клетки главы
   *[nom] клетка главы
}
-ma-action-space = { $case ->
    [acc] клетку действия
    [cap-pl] Клетки действия
   *[nom] клетка действия
}
-ma-chest = { $case ->
    [gen] сундука
    [acc] сундук
    [cap] Сундук
   *[nom] сундук
}
-ma-workbench = { $case ->
    [gen] верстака
    [ins] верстаком
    [loc] верстаке
    [acc] верстак
    [cap] Верстак
   *[nom] верстак
}
-ma-recharge-station = { $case ->
    [gen] станции подзарядки
    [acc] станцию подзарядки
    [cap] Станция подзарядки
   *[nom] станция подзарядки
}
-ma-border = { $case ->
    [gen] границы
    [loc] границе
   *[nom] граница
}
-ma-entry-token = { $case ->
    [acc] жетон входа
    [cap] Жетон входа
   *[nom] жетон входа
}
-ma-exit-token = { $case ->
    [acc] жетон выхода
    [cap] Жетон выхода
   *[nom] жетон выхода
}

## Карты

-ma-ability = { $case ->
    [gen] способности
    [acc] способность
    [gen-pl] способностей
    [cap] Способность
    [cap-pl] Способности
   *[nom] способность
}
-ma-lasting = { $case ->
    [acc] продолжительный эффект
    [pl] продолжительные эффекты
    [cap-pl] Продолжительные эффекты
   *[nom] продолжительный эффект
}
-ma-explorer-event = { $case ->
    [acc] событие первопроходцев
    [pl] события первопроходцев
    [cap] Событие первопроходцев
   *[nom] событие первопроходцев
}
-ma-horror-event = { $case ->
    [acc] событие ужаса
    [pl] события ужаса
    [cap] Событие ужаса
   *[nom] событие ужаса
}
-ma-personal-event = личное событие
-ma-item = { $case ->
    [gen] предмета
    [acc] предмет
    [ins] предметом
    [pl] предметы
    [ins-pl] предметами
    [cap-pl] Предметы
   *[nom] предмет
}
-ma-weapon = { $case ->
    [cap] Оружие
   *[nom] оружие
}
-ma-apparel = { $case ->
    [cap] Одежда
   *[nom] одежда
}
-ma-artifact = { $case ->
    [pl] артефакты
    [cap-pl] Артефакты
   *[nom] артефакт
}
-ma-consumable = { $case ->
    [pl] одноразовые предметы
    [cap-pl] Одноразовые предметы
   *[nom] одноразовый предмет
}
-ma-main-item = основной предмет
-ma-upgrade = { $case ->
    [pl] улучшения
   *[nom] улучшение
}
-ma-augment = { $case ->
    [pl] расширения
   *[nom] расширение
}
-ma-inventory = { $case ->
    [gen] инвентаря
    [acc] инвентарь
    [cap] Инвентарь
   *[nom] инвентарь
}
