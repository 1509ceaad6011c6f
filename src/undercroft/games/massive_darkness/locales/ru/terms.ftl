# Термины игры, по одному разу. Падежи: gen, dat, acc, ins, loc; pl — множественное число; few и many — после чисел; cap — с прописной буквы.
# Термины без md- в имени заменяют общие термины с тем же именем.

## Кто есть кто

-md-hero = { $case ->
    [pl] герои
    [cap-pl] Герои
   *[nom] герой
}
-md-enemy = { $case ->
    [pl] враги
    [cap-pl] Враги
   *[nom] враг
}
-md-ally = { $case ->
    [pl] союзники
   *[nom] союзник
}
-md-guard = { $case ->
    [pl] стражи
   *[nom] страж
}
-boss = { $case ->
    [acc] вожака
    [cap] Вожак
   *[nom] вожак
}
-md-minion = { $case ->
    [pl] приспешники
    [cap] Приспешник
    [cap-pl] Приспешники
   *[nom] приспешник
}
-md-agent = { $case ->
    [pl] агенты
    [cap-pl] Агенты
   *[nom] агент
}
-md-roaming = { $case ->
    [pl] бродячие монстры
    [cap-pl] Бродячие монстры
   *[nom] бродячий монстр
}
-md-lesser = слабый
-md-greater = могучий
-md-guardian = { $case ->
    [cap-pl] Хранители
   *[nom] хранитель
}
-md-mob = { $case ->
    [cap-pl] Отряды
   *[nom] отряд
}
-md-patrol = патруль
-md-first-player = { $case ->
    [gen] первого игрока
    [cap] Первый игрок
   *[nom] первый игрок
}

## Поле

-md-zone = { $case ->
    [loc] зоне
   *[nom] зона
}
-md-room = комната
-md-chamber = зал
-md-tile = { $case ->
    [gen] фрагмента поля
    [loc] фрагменте поля
    [cap] Фрагмент поля
   *[nom] фрагмент поля
}
-md-start = входная зона
-md-exit = выход
-md-sight = { $case ->
    [gen] линии видимости
    [loc] линии видимости
    [cap] Линия видимости
   *[nom] линия видимости
}
-md-range = расстояние
-md-shadow = { $case ->
    [loc] сумраке
   *[nom] сумрак
}
-md-light = { $case ->
    [loc] свету
   *[nom] свет
}
-md-bridge = мост
-md-stairs = { $case ->
    [cap] Лестница
   *[nom] лестница
}
-md-pillar = { $case ->
    [ins] колонной
    [pl] колонны
   *[nom] колонна
}
-md-level = { $case ->
    [gen] уровня
    [cap] Уровень
   *[nom] уровень
}

## Раунд

-md-heroes-phase = { $case ->
    [cap] Фаза героев
   *[nom] фаза героев
}
-md-enemies-phase = { $case ->
    [gen] фазы врагов
    [cap] Фаза врагов
   *[nom] фаза врагов
}
-md-experience-phase = { $case ->
    [cap] Фаза развития
   *[nom] фаза развития
}
-md-event-phase = { $case ->
    [cap] Фаза событий
   *[nom] фаза событий
}
-md-end-phase = { $case ->
    [gen] заключительной фазы
    [cap] Заключительная фаза
   *[nom] заключительная фаза
}
-md-activation = { $case ->
    [gen] активации
    [acc] активацию
   *[nom] активация
}
-md-movement = движение

## Бой

-md-attack = { $case ->
    [gen] атаки
    [acc] атаку
   *[nom] атака
}
-md-defence = { $case ->
    [gen] защиты
   *[nom] защита
}
-md-melee = { $case ->
    [gen] ближней
    [acc] ближнюю
    [cap] Ближняя
   *[nom] ближняя
}
-md-ranged = { $case ->
    [gen] дальней
    [acc] дальнюю
    [cap] Дальняя
   *[nom] дальняя
}
-md-magic = { $case ->
    [gen] магической
    [acc] магическую
    [cap] Магическая
   *[nom] магическая
}
-md-counter = { $case ->
    [cap-pl] Контратаки
   *[nom] контратака
}
-md-hit = { $case ->
    [pl] попадания
   *[nom] попадание
}
-md-wound = { $case ->
    [pl] ранения
    [gen] ранения
    [many] ранений
    [cap-pl] Ранения
   *[nom] ранение
}
-md-bam = { $case ->
    [pl] «Взрывы»
   *[nom] «Взрыв»
}
-md-diamond = { $case ->
    [pl] «Бриллианты»
   *[nom] «Бриллиант»
}
-md-blank = пустая грань
-md-yellow = { $case ->
    [pl] жёлтые
    [cap] Жёлтый
   *[nom] жёлтый
}
-md-red = { $case ->
    [pl] красные
    [cap] Красный
   *[nom] красный
}
-md-blue = { $case ->
    [pl] синие
    [cap] Синий
   *[nom] синий
}
-md-green = { $case ->
    [pl] зелёные
    [cap] Зелёный
   *[nom] зелёный
}
-md-enchantments = { $case ->
    [cap] Чары
   *[nom] чары
}
-md-stun = { $case ->
    [cap] Оглушение
   *[nom] оглушение
}

## Герои

-md-health = { $case ->
    [gen] здоровья
   *[nom] здоровье
}
-md-xp = { $case ->
    [cap] Опыт
   *[nom] опыт
}
-md-shard = { $case ->
    [pl] осколки опыта
    [few] осколка опыта
    [many] осколков опыта
   *[nom] осколок опыта
}
-md-lifespark = «Искра жизни»
-md-ability = { $case ->
    [acc] способность
    [gen] способности
   *[nom] способность
}
-md-skill = { $case ->
    [pl] навыки
    [cap-pl] Навыки
   *[nom] навык
}
-md-branch = { $case ->
    [cap] Ветка навыков
    [pl] ветки навыков
   *[nom] ветка навыков
}
-md-charge = рывок
-md-safe-shot = боевая дистанция
-md-command = лидер
-md-payback = расплата
-md-regeneration = регенерация
-md-slippery = проныра
-md-spellblade = магический клинок
-md-taunt = { $case ->
    [dat] провокации
   *[nom] провокация
}
-md-teleport = { $case ->
    [cap] Телепортация
   *[nom] телепортация
}
-md-bloodlust = кровожадность
-md-blood-sacrifice = { $case ->
    [acc] кровавую жертву
   *[nom] кровавая жертва
}

## Снаряжение и карты

-md-gear = { $case ->
    [cap] Снаряжение
   *[nom] снаряжение
}
-md-treasure = { $case ->
    [pl] сокровища
    [many] сокровищ
   *[nom] сокровище
}
-md-special-treasure = специальное сокровище
-md-artifact = { $case ->
    [gen] артефакта
    [cap-pl] Артефакты
   *[nom] артефакт
}
-md-lair = { $case ->
    [gen] логова
   *[nom] логово
}
-md-library = { $case ->
    [gen] библиотеки
   *[nom] библиотека
}
-md-firework = { $case ->
    [cap-pl] Фейерверки
   *[nom] фейерверк
}
-md-consumable = одноразовая вещь
-md-trap = ловушка
-md-sword = меч
-md-axe = топор
-md-mace = булава
-md-hammer = молот
-md-dagger = кинжал
-md-spear = копьё
-md-bow = лук
-md-crossbow = арбалет
-md-staff = посох
-md-wand = жезл
-md-shield = { $case ->
    [pl] щиты
   *[nom] щит
}
-md-armour = броня
-md-transmutation = { $case ->
    [acc] трансмутацию
    [cap] Трансмутация
   *[nom] трансмутация
}
-md-trade = { $case ->
    [cap] Экипировка и обмен
   *[nom] экипировка и обмен
}
-special-rules = { $case ->
    [cap] Специальные правила
   *[nom] специальные правила
}
