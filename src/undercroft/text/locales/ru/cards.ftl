## Способности

card-attack-value = атака { $value }
card-move-points = движение { $points }
card-heal-value = лечение { $value }
card-push-hexes = отталкивание { $hexes }
card-pull-hexes = притягивание { $hexes }
card-shield-value = щит { $value }
card-retaliate-value = ответный удар { $value }
card-flying = полёт
card-infuse-elements = наполнение стихией: { $elements }
card-control = управление врагом
card-suffer-value = получите { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-all-enemies-suffer-value = все враги получают урон { $value }
card-condition = { $condition }
card-recover-count = верните { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-remove-count-negative-condition = снимите { $count ->
    [one] { $count } негативное состояние
    [few] { $count } негативных состояния
   *[many] { $count } негативных состояний
}
card-create-count-elements = создайте { $count ->
    [one] { $count } стихию
    [few] { $count } стихии
   *[many] { $count } стихий
}: { $elements }
card-shift-initiative-by = сдвиньте инициативу на { $by }
card-perform-the-bottom-action-of-that-card = выполните нижнее действие этой карты
card-lost = потеря карты
card-negate-it = урона нет
card-loot-hexes = добыча { $hexes }
card-recover-count-pile = верните на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} { $pile }
card-refresh-count-used = восстановите { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
} из числа { $used }
card-summon-name-stats = призыв { $name } { $stats }
card-summon-ranks-kind = призыв: { $kind } ({ $ranks })
card-all-adjacent-suffer-value = все соседние фигуры получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-create-trap-damage = установка ловушки, урон { $damage }
card-disarm-trap = обезвреживание ловушки
card-create-obstacle = установка препятствия
card-destroy-obstacle = разрушение препятствия
card-move-obstacle-hexes = перемещение препятствия { $hexes }
card-place-rift = открытие портала
card-move-rift-hexes = перемещение портала { $hexes }
card-teleport-hexes = телепортация { $hexes }
card-teleport-target-hexes = телепортация цели { $hexes }
card-teleport-to-focus = телепортация к цели
card-swap-places = обмен местами
card-xp-value = опыт { $value }
card-special-number = особое действие { $number }
card-focus-criterion = цель: { $criterion }
card-attackers-have-disadvantage = атаки на эту фигуру с затруднением
card-immune-to-condition = не действует состояние «{ $condition }»
card-move-to-the-next-door-and-open-it = движение к ближайшей двери, открыть её
card-it-suffers-value = эта фигура получает { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-it-gains-condition = эта фигура получает состояние «{ $condition }»
card-it-heals-value = эта фигура лечится на { $value }

## Модификаторы

card-range-hexes = дальность { $hexes }
card-range-by = дальность { $by }
card-target-count = цели: { $count }
card-target-all = все цели
card-by-target = цели { $by }
card-area-shape = область { $shape }
card-attack-by = атака { $by }
card-move-by = движение { $by }
card-pierce-value = пробивание { $value }
card-advantage = преимущество
card-jump = прыжок
card-self = на себя
card-ally = на союзника
card-condition-self = { $condition } на себя
card-heal-value-self = лечение { $value } на себя
card-from-zones = откуда: { $zones }
card-level-level = уровень { $level }
card-unrecoverable = без возврата
card-plus-counts-as-neutral = плюс считается нулём
card-minus-counts-as-neutral = минус считается нулём
card-elite = элитный
card-target-all-adjacent = все соседние цели
card-attack-by-against-which = атака { $by }, если цель { $which }
card-all-on-one-target = можно все атаки в одну цель
card-disadvantage = затруднение
card-double-counts-as-zero = ×2 считается за +0
card-double-the-attack = атака удваивается
card-ignore-shield = щит не учитывается
card-xp-value-per-target = опыт { $value } за каждую цель
card-permanently = до конца сценария
card-anywhere = где угодно на карте
card-heal-by = лечение { $by }
card-heal-value-self-per-target-damaged = лечение { $value } на себя за каждую цель, получившую урон
card-heal-value-ally = лечение { $value } на союзника
card-shield-value-self = щит { $value } на себя
card-shield-value-ally = щит { $value } на союзника
card-all-beside-the-target-suffer-value = все фигуры рядом с целью получают { $value ->
    [one] { $value } единицу урона
    [few] { $value } единицы урона
   *[many] { $value } единиц урона
}
card-summon-ranks-kind-beside-the-target = призыв рядом с целью: { $kind } ({ $ranks })
card-with-its-hit-points = с запасом здоровья призвавшего
card-small = малые

## Кого касается строка и как далеко

line-where-adjacent = рядом
line-where-range = в пределах { $range }
line-where-own = в пределах дальности
line-where-anywhere = где угодно на карте
line-whom-enemy = { $count ->
    [0] на всех врагов { $where }
    [1] на одного врага { $where }
   *[other] на врагов { $where }, не больше { $count }
}
line-whom-ally = { $count ->
    [0] на всех союзников { $where }
    [1] на одного союзника { $where }
   *[other] на союзников { $where }, не больше { $count }
}
line-whom-self-or-ally = { $count ->
    [0] на себя и всех союзников { $where }
    [1] на себя или одного союзника { $where }
   *[other] на себя и союзников { $where }, всего не больше { $count }
}
line-whom-figure = на всех, своих и чужих, { $where }
line-whom-self = на себя
line-whom-attacker = на атакующего
line-whom-target = на цель
card-whom = { $whom }
card-target-whom = { $whom }
card-whom-suffer-value = урон { $value } { $whom }
card-on-an-adjacent-hex = на соседний гекс
card-hp-value = здоровье { $value }

## Что ещё говорят предметы

card-add-count-1-cards-to-your-attack-modifier-deck = замешайте в свою колоду модификаторов { $count ->
    [one] { $count } карту −1
    [few] { $count } карты −1
   *[many] { $count } карт −1
}
card-carry-count-more-small-items = можно взять ещё { $count ->
    [one] { $count } малый предмет
    [few] { $count } малых предмета
   *[many] { $count } малых предметов
}
card-cannot-be-refreshed-once-consumed = израсходованный предмет нельзя восстановить

## Моменты: каждый говорит всё придаточное целиком

card-you-attack = { $when ->
    [before] перед вашей атакой
    [after] после вашей атаки
    [during] во время вашей атаки
    [instead-of] вместо вашей атаки
   *[when] когда вы атакуете
}
card-any-enemy-attacks-you = { $when ->
    [before] перед атакой врага на вас
    [after] после атаки врага на вас
    [during] во время атаки врага на вас
    [instead-of] вместо атаки врага на вас
   *[when] когда враг атакует вас
}
card-you-move = { $when ->
    [before] перед вашим движением
    [after] после вашего движения
    [during] во время вашего движения
    [instead-of] вместо вашего движения
   *[when] когда вы двигаетесь
}
card-you-suffer-damage = { $when ->
    [before] перед тем как вы получите урон
    [after] после того как вы получили урон
    [instead-of] вместо получения урона
   *[when] когда вы получаете урон
}
card-you-kill-any-enemy = { $when ->
    [before] перед тем как вы убьёте врага
    [after] после того как вы убили врага
    [instead-of] вместо убийства врага
   *[when] когда вы убиваете врага
}
card-you-perform-a-top-action = { $when ->
    [before] перед вашим верхним действием
    [after] после вашего верхнего действия
    [during] во время вашего верхнего действия
    [instead-of] вместо вашего верхнего действия
   *[when] когда вы выполняете верхнее действие
}
card-initiative-is-determined = { $when ->
    [before] перед определением инициативы
    [after] после определения инициативы
    [instead-of] вместо определения инициативы
   *[when] когда определяется инициатива
}
card-set-up = { $when ->
    [before] перед подготовкой
    [after] после подготовки
    [instead-of] вместо подготовки
   *[at] при подготовке
}
card-start-of-round = { $when ->
    [before] перед началом раунда
    [after] после начала раунда
    [instead-of] вместо начала раунда
   *[at] в начале раунда
}
card-end-of-round = { $when ->
    [before] перед концом раунда
    [after] после конца раунда
    [instead-of] вместо конца раунда
   *[at] в конце раунда
}
card-you-enter-place = { $when ->
    [before] перед тем как вы войдёте на гекс { $place }
    [after] после того как вы вошли на гекс { $place }
    [instead-of] вместо входа на гекс { $place }
   *[when] когда вы входите на гекс { $place }
}
card-you-end-your-turn-at-place = { $when ->
    [before] перед тем как вы закончите ход на гексе { $place }
    [after] после того как вы закончили ход на гексе { $place }
    [instead-of] вместо конца хода на гексе { $place }
   *[when] когда вы заканчиваете ход на гексе { $place }
}
card-any-monster-dies = { $when ->
    [before] перед гибелью любого монстра
    [after] после гибели любого монстра
    [instead-of] вместо гибели любого монстра
   *[when] когда погибает любой монстр
}
card-any-monster-ends-its-turn-at-place = { $when ->
    [before] перед тем как монстр закончит ход на гексе { $place }
    [after] после того как монстр закончил ход на гексе { $place }
    [instead-of] вместо конца хода монстра на гексе { $place }
   *[when] когда монстр заканчивает ход на гексе { $place }
}
card-kind-dies = { $when ->
    [before] перед тем как погибнет { $kind }
    [after] после того как погибнет { $kind }
    [instead-of] вместо того чтобы погиб { $kind }
   *[when] когда погибает { $kind }
}
card-you-perform-an-attack = { $when ->
    [before] перед вашей способностью атаки
    [after] после вашей способности атаки
    [during] во время вашей способности атаки
    [instead-of] вместо вашей способности атаки
   *[when] когда вы выполняете способность атаки
}
card-any-attack-damages-you = { $when ->
    [before] перед тем как атака нанесёт вам урон
    [after] после того как атака нанесла вам урон
    [instead-of] вместо урона от атаки
   *[when] когда атака наносит вам урон
}
card-you-rest = { $when ->
    [before] перед вашим отдыхом
    [after] после вашего отдыха
    [during] во время вашего отдыха
    [instead-of] вместо вашего отдыха
   *[when] когда вы отдыхаете
}
card-start-of-your-turn = { $when ->
    [before] перед началом вашего хода
    [after] после начала вашего хода
    [instead-of] вместо начала вашего хода
   *[at] в начале вашего хода
}
card-end-of-your-turn = { $when ->
    [before] перед концом вашего хода
    [after] после конца вашего хода
    [instead-of] вместо конца вашего хода
   *[at] в конце вашего хода
}
card-this-dies = { $when ->
    [before] перед гибелью этой фигуры
    [after] после гибели этой фигуры
    [instead-of] вместо гибели этой фигуры
   *[when] когда эта фигура погибает
}
card-any-who-enters-a-rift = { $when ->
    [before] перед тем как { $who } войдёт в портал
    [after] после того как { $who } войдёт в портал
    [instead-of] вместо входа в портал ({ $who })
   *[when] когда { $who } входит в портал
}
card-any-character-enters-place = { $when ->
    [before] перед тем как персонаж войдёт на гекс { $place }
    [after] после того как персонаж вошёл на гекс { $place }
    [instead-of] вместо входа персонажа на гекс { $place }
   *[when] когда персонаж входит на гекс { $place }
}
card-any-character-ends-its-turn-at-place = { $when ->
    [before] перед тем как персонаж закончит ход на гексе { $place }
    [after] после того как персонаж закончил ход на гексе { $place }
    [instead-of] вместо конца хода персонажа на гексе { $place }
   *[when] когда персонаж заканчивает ход на гексе { $place }
}
card-goal-treasure-is-looted = { $when ->
    [before] перед тем как заберут целевое сокровище
    [after] после того как забрали целевое сокровище
    [instead-of] вместо взятия целевого сокровища
   *[when] когда забирают целевое сокровище
}
card-place-opens = { $when ->
    [before] перед тем как откроется дверь { $place }
    [after] после того как открылась дверь { $place }
    [instead-of] вместо открытия двери { $place }
   *[when] когда открывается дверь { $place }
}

## Уточнения момента

card-melee = в ближнем бою
card-ranged = в дальнем бою
card-single-target = с одной целью

## Цены

card-consume-first-and-second = поглощение стихий «{ $first }» и «{ $second }»
card-consume-elements = поглощение стихии «{ $elements }»

## Условия

card-all-monsters-are-dead = все монстры мертвы
card-every-kind-is-dead = все фигуры { $kind } мертвы
card-every-kind-is-destroyed = все объекты { $kind } уничтожены
card-any-kind-is-destroyed = уничтожен хотя бы один объект { $kind }
card-fewer-than-count-kind-are-on-the-map = фигур { $kind } на карте меньше { $count }
card-it-is-round-round-or-later = идёт раунд { $round } или более поздний
card-you-have-ended-a-turn-on-each-plate = вы заканчивали ход на каждой нажимной плите
card-you-are-at-places = вы стоите на одном из гексов { $places }
card-any-monster-is-at-places = монстр стоит на одном из гексов { $places }
card-any-kind-has-health-health-or-less = у фигуры { $kind } осталось здоровья { $health } или меньше
card-counter-name-is-at-least-count = счётчик { $name } не меньше { $count }
card-counter-name-is-less-than-count = счётчик { $name } меньше { $count }
card-any-kind-is-dead = погибла хотя бы одна фигура { $kind }
card-round-round-is-over = раунд { $round } окончен
card-count-goal-treasures-are-looted = целевых сокровищ забрано: { $count }
card-all-rooms-are-revealed = открыты все комнаты
card-characters-are-at-each-of-places = на каждом из гексов { $places } стоит персонаж
card-all-characters-are-at-places = все персонажи стоят на гексах { $places }

## Правила сценариев

card-spawn-kind-at-place = на гексе { $place } появляется { $kind }
card-spawn-kind-at-next-of-places = на следующем из гексов { $places } появляется { $kind }
card-next-round-spawn-kind-at-next-of-places = в следующем раунде на следующем из гексов { $places } появляется { $kind }
card-all-monsters-gain-condition = все монстры получают состояние «{ $condition }»
card-every-kind-gains-condition = каждая фигура { $kind } получает состояние «{ $condition }»
card-you-gain-condition = вы получаете состояние «{ $condition }»
card-turn-all-cards-to-side-b = поверните все карты второй стороной
card-count-name-by = счётчик { $name } { $by }
card-every-kind-suffers-value = каждая фигура { $kind } получает урон { $value }
card-every-kind-heals-value = каждая фигура { $kind } лечится на { $value }
card-put-every-kind-at-next-of-places = поставьте каждую фигуру { $kind } на следующий из гексов { $places }
card-spawn-ranks-kind-at-place = на гексе { $place } появляется { $kind } ({ $ranks })
card-unlock-place = дверь { $place } отпирается
card-open-place = дверь { $place } открывается
card-close-place = дверь { $place } закрывается
card-characters-gain-condition = все персонажи получают состояние «{ $condition }»
card-characters-suffer-value = все персонажи получают урон { $value }
card-characters-add-count-minus-cards = каждый персонаж замешивает в свою колоду карты −1, числом { $count }
card-remove-obstacles-at-places = препятствия на гексах { $places } исчезают
card-read-section = прочитайте раздел { $section }
card-all-elements-become-inert = все стихии становятся слабыми
card-characters-can-no-longer-consume-elements = персонажи больше не могут поглощать стихии
card-characters-discard-count-cards = каждый персонаж сбрасывает с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-characters-lose-count-cards = каждый персонаж теряет с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-it-loses-count-cards = этот персонаж теряет с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-monster-deck-gains-count-condition = в колоду монстров замешиваются карты «{ $condition }», числом { $count }
card-return-count-ranks-monsters-to-the-previous-room = в предыдущую комнату возвращаются убитые монстры ({ $ranks }), числом { $count }
card-all-rank-monsters-gain-condition = все монстры ({ $rank }) получают состояние «{ $condition }»
card-characters-spend-all-items = персонажи используют все предметы
card-characters-consume-count-small-items = каждый персонаж расходует малые предметы, числом { $count }
card-characters-use-up-all-items = персонажи используют и расходуют все предметы
card-upgrade-count-normal-monsters-in-this-room = обычные монстры этой комнаты становятся элитными, числом { $count }

## Строение строки

line-span = { $span ->
    [round] до конца раунда
    [turn] до конца хода
    [persistent] до конца сценария
   *[lasting] надолго
}
line-uses = { $span ->
    [round] до конца раунда, { $slots }
    [turn] до конца хода, { $slots }
    [persistent] пока не израсходовано { $slots }
   *[other] { $slots }
}
line-price = за { $price }
line-condition = если { $condition }
line-alternative = если { $condition }, то: { $then }; иначе: { $otherwise }
line-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} ({ $steps })
line-will = { $will ->
    [may] можно: { $step }
   *[must] обязательно: { $step }
}
line-offer = { $modifiers } за { $price }

## Надписи перед списками

label-attacks = атаки: { $text }
label-immune = не действует: { $text }

## Что можно сосчитать

counted-hexes-moved = пройденные гексы
counted-adjacent-enemies = соседние враги
counted-level = уровень
counted-l = уровень сценария
counted-c = число персонажей
counted-adjacent-allies = соседние союзники
counted-enemies-attacked = атакованные враги

## Слова, которые стоят отдельно

word-miss = промах
word-x2 = ×2
word-push = отталкивание
word-pull = притягивание
word-pierce = пробивание
word-heal = лечение
word-null = нет урона
word-2x = ×2
word-minus = −1
word-loot = добыча
difficulty-standard = стандартная
difficulty-very-easy = очень лёгкая
difficulty-easy = лёгкая
difficulty-normal = обычная
difficulty-hard = трудная
difficulty-very-hard = очень трудная
advantage-consecutive-rows = две строки подряд
advantage-same-row = одна строка
long_rest-choose = по выбору
long_rest-random = случайная
tracker-after = после
tracker-before = до
both_in_one_round-first = что раньше
both_in_one_round-success = победа
both_in_one_round-failure = поражение
most_xp-unspent = непотраченный
most_xp-spent = потраченный
