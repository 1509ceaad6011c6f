## Сцена

badge-shield = Щит { $value }
badge-retaliate = Ответный удар
badge-flying = Полёт
zone-hand = Рука
zone-played = Разыгранные
zone-active = Активные
zone-discard = Сброс
zone-lost = Потерянные
zone-items = Предметы
zone-monsters = Монстры

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

round-ended = Раунд { $round } окончен.
turn-began = { $figure }: ход, инициатива { $initiative }.
turn-ended = { $figure }: конец хода.
counted = { $counter }: { $value }.
goal-met = Цель достигнута.
loss-met = По особым правилам сценарий проигран: { $condition }.
ended = { $outcome ->
    [won] Сценарий выигран.
   *[lost] Сценарий проигран.
}

## Почему монстры поступают именно так

why-mind-no-way = Нет гекса для атаки, до которого когда-либо можно дойти.
why-mind-attack-hexes = С этих гексов возможна атака.
why-mind-fewest-hazards = К этим ведёт путь с наименьшим числом опасностей.
why-mind-fewest-points = Для этих нужно меньше всего очков движения.
why-mind-most-attacks = С этих возможно больше всего атак.
why-mind-keep-apart = С этих дальняя атака проходит без затруднения.
why-mind-closer = За этот ход не дойти ни до одного; эти ближе всего к цели.

## Вопросы

prompt-chance-modifier = { $rest ->
    [monsters] Какой модификатор выпал монстрам?
   *[other] Какой модификатор выпал?
}

## Ответы

note-does-nothing = сейчас ничего не даст
option-apply = Применить
option-area = { $thing }
option-attack = Атака, цель { $thing }
option-basic-bottom = Базовое движение 2, карта { $thing }
option-basic-top = Базовая атака 2, карта { $thing }
option-bottom = Низ, карта { $thing }
option-decline = Отказаться
option-discard = Сбросить { $thing }
option-dismiss = Убрать { $thing }: бонус закончится
option-effect = { $thing }
option-end-turn = Закончить ход
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Дальше
option-go-on = Дальше
option-heal = Лечение: { $thing }
option-item = Использовать { $thing }
option-lead = Ведущая карта { $thing }
option-lose = Потерять { $thing }
option-modifier = Модификатор { $thing }
option-move = Перейти на { $thing }
option-path = Через { $thing }
option-pay = Оплатить: { $thing }
option-perform = Выполнить
option-push = Оттолкнуть: { $thing }
option-put = На { $thing }
option-recover = Вернуть { $thing }
option-redraw = Взять другую
option-refresh = Восстановить { $thing }
option-rest = Отдых: { $thing }
option-short-rest = Передышка: { $thing }
option-skip = { $thing ->
    [attack] Атаковать без бонуса
   *[other] Пропустить: { $thing }
}
option-suffer = Получить урон
option-take = Получить урон как есть
option-target = { $thing }
option-top = Верх, карта { $thing }
