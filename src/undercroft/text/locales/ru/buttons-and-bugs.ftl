## Сцена

scenario-title = { $number }. { $title } (уровень { $level })
goal = Цель: { $text }
loss = Вы проиграете, если { $text }
special-rules = Особые правила: { $text }
hazard = Опасность: { $text }
shield = Щит { $value }
retaliate = Ответный удар
flying = Полёт
round = Раунд
elements = Стихии
columns = Столбцы
counter = { $counter }
modifiers-hero = Ваши модификаторы
modifiers-monsters = Модификаторы монстров
look-move = { $cost ->
    [one] { $cost } очко движения
    [few] { $cost } очка движения
   *[many] { $cost } очков движения
}, останется { $left }.
look-target = { $figure }: здоровье { $health } из { $max }.
look-range = Дальность { $hexes }
tally-rounds = Раунды
tally-defeated = Побеждено монстров
tally-attacks = Проведено атак
tally-dealt = Нанесено урона
tally-suffered = Получено урона
tally-healed = Восстановлено здоровья
tally-hexes = Пройдено гексов
tally-rests = Отдыхов
zone-hand = Рука
zone-played = Разыгранные
zone-active = Активные
zone-discard = Сброс
zone-lost = Потерянные
zone-items = Предметы
zone-monsters = Монстры
zone-supply = На выбор

## Варианты


## Что происходит с фигурами

moved = { $how ->
    [push] { $figure }: отталкивание, теперь на { $path }.
    [pull] { $figure }: притягивание, теперь на { $path }.
    [controlled] { $figure } под чужой волей переходит на { $path }.
    [teleport] { $figure } телепортируется на { $path }.
    [put] { $figure } теперь стоит на { $path }.
   *[other] { $figure } переходит на { $path }.
}
suffered = { $source ->
    [wound] { $figure } получает { $damage ->
        [one] { $damage } единицу урона
        [few] { $damage } единицы урона
       *[many] { $damage } единиц урона
    } от раны.
    [trap] { $figure } получает { $damage ->
        [one] { $damage } единицу урона
        [few] { $damage } единицы урона
       *[many] { $damage } единиц урона
    } от ловушки.
    [hazard] { $figure } получает { $damage ->
        [one] { $damage } единицу урона
        [few] { $damage } единицы урона
       *[many] { $damage } единиц урона
    } от опасной местности.
   *[other] { $figure } получает { $damage ->
        [one] { $damage } единицу урона
        [few] { $damage } единицы урона
       *[many] { $damage } единиц урона
    }.
}
negated = { $how ->
    [bonus] { $figure } избегает урона ({ $damage }) благодаря активному бонусу.
    [discard] { $figure } избегает урона ({ $damage }), сбросив карту.
    [two] { $figure } избегает урона ({ $damage }) ценой двух карт.
    [item] { $figure } избегает урона ({ $damage }) благодаря предмету.
    [lose] { $figure } избегает урона ({ $damage }), потеряв карту.
   *[other] { $figure } избегает урона ({ $damage }).
}
healed = { $figure } восстанавливает { $amount ->
    [one] { $amount } единицу здоровья
    [few] { $amount } единицы здоровья
   *[many] { $amount } единиц здоровья
}.
gained = { $figure } получает состояние «{ $condition }».
immune = { $figure }: состояние «{ $condition }» не действует.
shed = { $figure } больше не имеет состояния «{ $condition }».
died = { $figure } погибает.
attacked = { $shield ->
    [0] { $figure } атакует, цель { $target }: атака { $value }, модификатор { $used }, урон { $damage }.
   *[other] { $figure } атакует, цель { $target }: атака { $value }, модификатор { $used }, щит { $shield }, урон { $damage }.
}
retaliated = { $figure }: ответный удар, цель { $target }, урон { $damage }.

## Что происходит в сценарии

set-up = { $what ->
    [scenario] Шаг { $step }: карта сценария.
    [text] Шаг { $step }: прочитаны вступление, цель и особые правила.
    [monster-cards] Шаг { $step }: карты монстров: { $things }.
    [special-rules] Шаг { $step }: отмечены особые правила.
    [trays] Шаг { $step }: планшеты монстров с кубиками: { $things }.
    [figures] Шаг { $step }: фигуры занимают свои места.
    [tables] Шаг { $step }: таблицы модификаторов для этого уровня и сложности.
    [supplies] Шаг { $step }: кубики и жетоны.
    [items] Шаг { $step }: взяты предметы.
    [cards] Шаг { $step }: рука готова.
    [health] Шаг { $step }: у всех полное здоровье.
    [effects] Шаг { $step }: эффекты сценария при подготовке.
   *[other] Шаг { $step }: { $what }.
}
equipped = Взят предмет: { $item }.
upgraded = Замена карты: { $card } → { $by }.
round-began = Раунд { $round }
round-ended = Раунд { $round } окончен.
selected = Разыграны карты: { $names }; инициатива { $initiative }.
rest-declared = Объявлен долгий отдых.
column-rolled = { $kind }: выпало { $result }.
initiative-shifted = Инициатива теперь { $initiative }.
turn-began = { $figure }: ход, инициатива { $initiative }.
turn-ended = { $figure }: конец хода.
action-began = { $basic ->
    [yes] { $half ->
        [top] Базовое верхнее действие, карта { $name }.
       *[bottom] Базовое нижнее действие, карта { $name }.
    }
   *[no] { $half ->
        [top] Верхнее действие, карта { $name }.
       *[bottom] Нижнее действие, карта { $name }.
    }
}
skipped = { $what ->
    [immobilize] { $figure } не может двигаться: обездвиживание.
    [disarm] { $figure } не может атаковать: разоружение.
    [no-focus] { $figure } не имеет фокуса.
    [out-of-range] { $figure } не имеет никого в пределах дальности.
    [no-target] { $figure } не имеет цели.
    [stay] { $figure } остаётся на месте.
    [move] { $figure } не двигается.
    [attack] { $figure } никого не атакует.
    [target] { $figure } не выбирает цель.
    [price] { $figure } не платит.
    [cleanse] { $figure } не имеет негативных состояний.
   *[other] { $figure } пропускает способность.
}
card-moved = { $zone ->
    [hand] { $name } возвращается в руку, сторона { $side ->
        [a] A
       *[b] B
    }.
    [played] Разыграна карта { $name }.
    [active] Активна карта { $name }.
    [discard] Сброшена карта { $name }.
   *[lost] Потеряна карта { $name }.
}
bonus-began = { $source ->
    [none] { $figure } получает бонус: «{ $text }».
   *[card] { $figure } получает бонус, карта { $name }: «{ $text }».
}
bonus-ended = { $source ->
    [none] { $figure }: бонус закончился: «{ $text }».
   *[card] { $figure }: бонус закончился, карта { $name }: «{ $text }».
}
consumed = { $figure } поглощает стихию: { $elements }.
created = Созданы стихии: { $elements }.
item-used = Использован предмет: { $item }.
refreshed = Восстановлены предметы: { $items }.
modifier-rolled = { $figure } бросает { $results }: { $modifiers }.
effects-chosen = { $applied ->
    [yes] Эффекты модификатора применены.
   *[no] Эффекты модификатора отклонены.
}
worked = { $what ->
    [plate] { $figure } стоит на нажимной плите.
    [pending] Монстр появится в начале следующего раунда.
    [turn-cards] Все карты повёрнуты стороной B.
    [shield] { $figure }: щит держит удар.
    [flying] { $figure } летит.
    [move] { $figure }: бонус помогает движению.
    [attack] { $figure }: бонус помогает атаке.
    [attacked] { $figure }: бонус защищает.
    [item] Предмет срабатывает.
   *[other] Срабатывает правило сценария: { $what }.
}
counted = { $counter }: { $value }.
spawned = { $figure } появляется на { $cell }.
no-spawn = { $kind }: для новой фигуры нет места или фигур больше нет.
exhausted = { $why ->
    [health] Здоровья не осталось: истощение.
   *[cards] Карт осталось слишком мало: истощение.
}
goal-met = Цель достигнута.
loss-met = По особым правилам сценарий проигран: { $condition }.
rest-taken = { $kind ->
    [short] Передышка: потеряна карта { $name }.
    [long] Долгий отдых: потеряна карта { $name }.
   *[recover] Карты возвращены.
}
ended = { $outcome ->
    [won] Сценарий выигран.
   *[lost] Сценарий проигран.
}
concluded = История продолжается.

## Почему монстры поступают именно так

why-no-focus = Нет никого, кого можно было бы атаковать.
why-focus = Фокус: { $targets }.
why-mind-no-way = Нет гекса для атаки, до которого когда-либо можно дойти.
why-mind-attack-hexes = С этих гексов возможна атака.
why-mind-fewest-hazards = К этим ведёт путь с наименьшим числом опасностей.
why-mind-fewest-points = Для этих нужно меньше всего очков движения.
why-mind-most-attacks = С этих возможно больше всего атак.
why-mind-keep-apart = С этих дальняя атака проходит без затруднения.
why-mind-closer = За этот ход не дойти ни до одного; эти ближе всего к цели.
why-tie = { $count ->
    [one] { $count } гекс одинаково хорош
    [few] { $count } гекса одинаково хороши
   *[many] { $count } гексов одинаково хороши
}: выбирает игрок.
why-out-of-range = В пределах дальности { $range } никого нет.
why-target = В пределах дальности: { $targets }.

## Вопросы

prompt-choose-items = Взять с собой предмет?
prompt-choose-upgrades = Какую карту заменить её картой 2-го уровня? Осталось заменить: { $left }.
prompt-select = { $may ->
    [both] Выберите ведущую карту или долгий отдых.
    [rest] Остаётся только долгий отдых.
   *[card] Выберите ведущую карту.
 }
prompt-select-second = Выберите вторую карту к ведущей { $lead }.
prompt-before-rest = Сделать что-нибудь перед долгим отдыхом?
prompt-short-rest = Взять передышку?
prompt-rest-active = Сначала вернуть активную карту?
prompt-rest-lose = Какую карту потерять за отдых?
prompt-rest-redraw = Будет потеряна карта { $card }. Получить урон и взять другую?
prompt-rest-heal = Лечиться за счёт отдыха?
prompt-rest-items = Восстановить использованные предметы?
prompt-turn-order = Кто действует первым?
prompt-turn = Что вы делаете?
prompt-spare = Что-нибудь ещё в этот ход?
prompt-between = Что-нибудь перед следующей способностью?
prompt-ability = Выполнить «{ $line }»?
prompt-mandatory = «{ $line }» нельзя исключить из действия. Выполнить или пропустить всё действие?
prompt-interlude = Убрать активную карту перед ходом? Ходит { $figure }.
prompt-pay-ability = Заплатить за «{ $line }»?
prompt-pay = «{ $line }»: заплатить за усиление?
prompt-consume = Какую стихию поглотить? Поглощает { $figure }.
prompt-move = { $figure }, движение: { $points ->
    [one] осталось { $points } очко.
    [few] осталось { $points } очка.
   *[many] осталось { $points } очков.
}
prompt-attack = «{ $line }»: кого атаковать?
prompt-attack-prepare = «{ $line }»: заплатить за усиление или использовать предмет?
prompt-attack-ready = Цель { $target }: атаковать?
prompt-after-attack = Использовать предмет после атаки?
prompt-after-top = Использовать предмет после верхнего действия?
prompt-after-initiative = Инициатива известна. Использовать предмет?
prompt-area = «{ $line }»: кого накрывает область?
prompt-target = «{ $line }»: выберите цель.
prompt-control-target = «{ $line }»: кем управлять?
prompt-push-to = { $left ->
    [1] { $figure }: куда оттолкнуть? Остался один гекс.
   *[other] { $figure }: куда оттолкнуть? Осталось гексов: { $left }.
}
prompt-pull-to = { $left ->
    [1] { $figure }: куда притянуть? Остался один гекс.
   *[other] { $figure }: куда притянуть? Осталось гексов: { $left }.
}
prompt-land = { $figure } теряет полёт. На какой гекс приземлиться?
prompt-advantage = Какой модификатор: { $first } или { $second }?
prompt-modifier-effects = Применить { $modifier }? Цель { $target }.
prompt-effect-order = Цель { $target }: какой эффект первый?
prompt-die = Изменить кубик предметом? Бросает { $figure }.
prompt-defend = { $attacker } атакует. Использовать предмет?
prompt-damage = { $source ->
    [figure] { $attacker } наносит урон { $damage }: получить или избежать?
    [retaliate] { $attacker } отвечает уроном { $damage }: получить или избежать?
    [wound] Рана наносит урон { $damage }: получить или избежать?
    [hazard] Опасная местность наносит урон { $damage }: получить или избежать?
    [rest] Отдых стоит урона { $damage }: получить или избежать?
   *[line] { $line } – урон { $damage }: получить или избежать?
}
prompt-damage-second = Урон { $damage }: какую вторую карту сбросить?
prompt-recover = Какую карту вернуть? Осталось вернуть: { $left }.
prompt-cleanse = Какое состояние снять?
prompt-initiative = Действовать раньше или позже?
prompt-start-effect = Какой эффект начала раунда первый?
prompt-end-effect = Какой эффект конца раунда первый?
prompt-spawn-at = Где появляется { $kind }?
prompt-put-at = Куда поставить? Ставится { $figure }.
prompt-monster-focus = { $figure }: кто в фокусе?
prompt-monster-move = Куда движется { $figure }?
prompt-monster-path = Каким путём идёт { $figure }?
prompt-monster-consume = Для какого эффекта из «{ $line }» поглощает { $figure }?
prompt-monster-give = На кого действует { $figure }?
prompt-monster-heal = Кого лечит { $figure }?
prompt-chance-column = { $rest }: какой столбец показал кубик?
prompt-chance-modifier = { $rest ->
    [monsters] Какой модификатор выпал монстрам?
   *[other] Какой модификатор выпал?
}
prompt-chance-rest = Какая карта взята, чтобы её потерять?

## Ответы

note-does-nothing = сейчас ничего не даст
option-apply = Применить
option-area = { $thing }
option-attack = Атака, цель { $thing }
option-basic-bottom = Базовое движение 2, карта { $thing }
option-basic-top = Базовая атака 2, карта { $thing }
option-bring = Взять { $thing }
option-bonus = Бонус «{ $thing }»
option-bottom = Низ, карта { $thing }
option-card = { $thing }
option-column = { $thing }
option-consume = Поглотить: { $thing }
option-decline = Отказаться
option-discard = Сбросить { $thing }
option-discard-two = Сбросить { $thing } и ещё одну карту
option-dismiss = Убрать { $thing }: бонус закончится
option-done = Готово
option-earlier = Раньше
option-effect = { $thing }
option-end-turn = Закончить ход
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Дальше
option-go-on = Дальше
option-heal = Лечение: { $thing }
option-item = Использовать { $thing }
option-keep = Оставить
option-keep-round = Оставить до конца раунда
option-land = Приземлиться на { $thing }
option-later = Позже
option-lead = Ведущая карта { $thing }
option-lose = Потерять { $thing }
option-modifier = Модификатор { $thing }
option-move = Перейти на { $thing }
option-pass = Пропустить
option-path = Через { $thing }
option-pay = Оплатить: { $thing }
option-perform = Выполнить
option-pull = Притянуть: { $thing }
option-push = Оттолкнуть: { $thing }
option-put = На { $thing }
option-recover = Вернуть { $thing }
option-redraw = Взять другую
option-refresh = Восстановить { $thing }
option-remove = Снять: { $thing }
option-replace = Заменить { $thing } на { $by }
option-rest = Отдых: { $thing }
option-roll = Бросить
option-rule = { $thing }
option-short-rest = Передышка: { $thing }
option-skip = { $thing ->
    [attack] Атаковать без бонуса
   *[other] Пропустить: { $thing }
}
option-spawn = На { $thing }
option-stay = Остаться
option-stop = Хватит
option-suffer = Получить урон
option-take = Получить урон как есть
option-target = { $thing }
option-top = Верх, карта { $thing }
option-walk = Идти, а не прыгать

## Варианты правил

form-advantage = Преимущество и затруднение
form-advantage-about = { $value ->
    [same-row] Кубик бросается дважды по одной строке, и действует лучший или худший результат; маркер сдвигается на одну строку (правила января 2026 года).
   *[other] Кубик бросается по этой строке и по следующей; маркер сдвигается на две строки (правила ноября 2024 года).
}
form-long-rest = Какой карты стоит долгий отдых
form-long-rest-about = { $value ->
    [random] Потерянную карту выбирает случай.
   *[other] Потерянную карту выбираете вы.
}
form-tracker = Когда сдвигается маркер модификаторов
form-tracker-about = { $value ->
    [before] Сначала он сдвигается, и действует новая строка; в начале он стоит на последней. Отличается только порядок записи.
   *[other] Действует строка, на которой он стоит; потом он сдвигается.
}
