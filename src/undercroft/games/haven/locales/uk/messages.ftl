## Сцена

badge-shield = Щит { $value }
badge-retaliate = Відплата
badge-flying = Політ
zone-hand = Рука
zone-played = Розіграні
zone-active = Активні
zone-discard = Скид
zone-lost = Втрачені
zone-items = Предмети
zone-monsters = Монстри

## Що відбувається з фігурами

moved = { $how ->
    [push] { $figure }: відштовхування, тепер на { $path }.
    [pull] { $figure }: притягування, тепер на { $path }.
    [controlled] { $figure } під чужою волею переходить на { $path }.
    [teleport] { $figure } телепортується на { $path }.
    [put] { $figure } тепер стоїть на { $path }.
   *[other] { $figure } переходить на { $path }.
}
suffered = { $source ->
    [wound] { $figure } отримує { $damage ->
        [one] { $damage } одиницю шкоди
        [few] { $damage } одиниці шкоди
       *[many] { $damage } одиниць шкоди
    } від рани.
    [trap] { $figure } отримує { $damage ->
        [one] { $damage } одиницю шкоди
        [few] { $damage } одиниці шкоди
       *[many] { $damage } одиниць шкоди
    } від пастки.
    [hazard] { $figure } отримує { $damage ->
        [one] { $damage } одиницю шкоди
        [few] { $damage } одиниці шкоди
       *[many] { $damage } одиниць шкоди
    } від небезпечної місцевості.
   *[other] { $figure } отримує { $damage ->
        [one] { $damage } одиницю шкоди
        [few] { $damage } одиниці шкоди
       *[many] { $damage } одиниць шкоди
    }.
}
negated = { $how ->
    [bonus] { $figure } уникає шкоди ({ $damage }) завдяки активному бонусу.
    [discard] { $figure } уникає шкоди ({ $damage }), скинувши карту.
    [two] { $figure } уникає шкоди ({ $damage }) ціною двох карт.
    [item] { $figure } уникає шкоди ({ $damage }) завдяки предмету.
    [lose] { $figure } уникає шкоди ({ $damage }), втративши карту.
   *[other] { $figure } уникає шкоди ({ $damage }).
}
healed = { $figure } відновлює { $amount ->
    [one] { $amount } одиницю здоров’я
    [few] { $amount } одиниці здоров’я
   *[many] { $amount } одиниць здоров’я
}.
gained = { $figure } отримує стан «{ $condition }».
immune = { $figure }: стан «{ $condition }» не діє.
shed = { $figure } більше не має стану «{ $condition }».
died = { $figure } гине.
attacked = { $shield ->
    [0] { $figure } атакує, ціль { $target }: атака { $value }, модифікатор { $used }, шкода { $damage }.
   *[other] { $figure } атакує, ціль { $target }: атака { $value }, модифікатор { $used }, щит { $shield }, шкода { $damage }.
}
retaliated = { $figure }: відплата, ціль { $target }, шкода { $damage }.

## Що відбувається в сценарії

round-ended = Раунд { $round } завершено.
turn-began = { $figure }: хід, ініціатива { $initiative }.
turn-ended = { $figure }: кінець ходу.
counted = { $counter }: { $value }.
goal-met = Мети досягнуто.
loss-met = За особливими правилами сценарій програно: { $condition }.
ended = { $outcome ->
    [won] Сценарій виграно.
   *[lost] Сценарій програно.
}

## Чому монстри діють саме так

why-mind-no-way = Немає гекса для атаки, до якого будь-коли можна дійти.
why-mind-attack-hexes = Із цих гексів можлива атака.
why-mind-fewest-hazards = До цих веде шлях із найменшою кількістю небезпек.
why-mind-fewest-points = Для цих треба найменше очок руху.
why-mind-most-attacks = Із цих можливо найбільше атак.
why-mind-keep-apart = Із цих дальня атака не має трудності.
why-mind-closer = За цей хід не дійти до жодного; ці найближче до цілі.

## Запитання

prompt-chance-modifier = { $rest ->
    [monsters] Який модифікатор випав монстрам?
   *[other] Який модифікатор випав?
}

## Відповіді

note-does-nothing = зараз нічого не дасть
option-apply = Застосувати
option-area = { $thing }
option-attack = Атака, ціль { $thing }
option-basic-bottom = Базовий рух 2, карта { $thing }
option-basic-top = Базова атака 2, карта { $thing }
option-bottom = Низ, карта { $thing }
option-decline = Відмовитися
option-discard = Скинути { $thing }
option-dismiss = Прибрати { $thing }: бонус закінчиться
option-effect = { $thing }
option-end-turn = Завершити хід
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Далі
option-go-on = Далі
option-heal = Зцілення: { $thing }
option-item = Використати { $thing }
option-lead = Провідна карта { $thing }
option-lose = Втратити { $thing }
option-modifier = Модифікатор { $thing }
option-move = Перейти на { $thing }
option-path = Через { $thing }
option-pay = Оплатити: { $thing }
option-perform = Виконати
option-push = Відштовхнути: { $thing }
option-put = На { $thing }
option-recover = Повернути { $thing }
option-redraw = Узяти іншу
option-refresh = Відновити { $thing }
option-rest = Відпочинок: { $thing }
option-short-rest = Перепочинок: { $thing }
option-skip = { $thing ->
    [attack] Атакувати без бонуса
   *[other] Пропустити: { $thing }
}
option-suffer = Отримати шкоду
option-take = Отримати шкоду як є
option-target = { $thing }
option-top = Верх, карта { $thing }
