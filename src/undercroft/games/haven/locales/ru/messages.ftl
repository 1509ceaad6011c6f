## Сцена

badge-shield = { -shield(case: "cap") } { $value }
badge-retaliate = { -retaliate(case: "cap") }
badge-flying = { -flying(case: "cap") }
zone-hand = { -hand(case: "cap") }
zone-played = Разыгранные
zone-active = { -active(case: "cap") }
zone-discard = { -discard(case: "cap") }
zone-lost = { -lost(case: "cap") }
zone-items = { -item(case: "cap-pl") }
zone-monsters = { -monster(case: "cap-pl") }

## Что происходит с фигурками

moved = { $how ->
    [push] { $figure } { $figure-form ->
        [feminine] оттолкнута
        [neuter] оттолкнуто
        [plural] оттолкнуты
       *[masculine] оттолкнут
    } на клетку { $path }.
    [pull] { $figure } { $figure-form ->
        [feminine] притянута
        [neuter] притянуто
        [plural] притянуты
       *[masculine] притянут
    } на клетку { $path }.
    [controlled] { $figure } под чужим { -control(case: "ins") } { $figure-form ->
        [plural] переходят
       *[other] переходит
    } на клетку { $path }.
    [teleport] { $figure } { $figure-form ->
        [plural] телепортируются
       *[other] телепортируется
    } на клетку { $path }.
    [put] { $figure } теперь { $figure-form ->
        [plural] стоят
       *[other] стоит
    } на клетке { $path }.
   *[other] { $figure } { $figure-form ->
        [plural] переходят
       *[other] переходит
    } на клетку { $path }.
}
suffered = { $damage ->
    [0] { $figure } не { $figure-form ->
        [plural] получают
       *[other] получает
    } урона
   *[other] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } { $damage ->
        [one] { $damage } единицу урона
        [few] { $damage } единицы урона
       *[many] { $damage } единиц урона
    }
}{ $source ->
    [wound] {" "}от { -wound(case: "gen") }
    [trap] {" "}от { -trap(case: "gen") }
    [hazard] {" "}от { -hazardous-terrain(case: "gen") }
   *[other] {""}
}.
negated = { $figure } { $figure-form ->
    [plural] отменяют
   *[other] отменяет
} { $damage ->
    [one] { $damage } единицу урона
    [few] { $damage } единицы урона
   *[many] { $damage } единиц урона
}{ $how ->
    [bonus] {" "}благодаря действующему бонусу
    [discard] , сбросив карту
    [two] {" "}ценой двух карт
    [item] {" "}благодаря предмету
    [lose] , потеряв карту
   *[other] {""}
}.
healed = { $amount ->
    [0] { $figure }: число { -hit-points } не меняется.
   *[other] { $figure } { $figure-form ->
        [plural] восстанавливают
       *[other] восстанавливает
    } { $amount } { -hit-points }.
}
gained = { $figure } { $figure-form ->
    [plural] получают
   *[other] получает
} состояние «{ $condition }».
immune = { $figure } { $figure-form ->
    [feminine] { -immune(form: "feminine") }
    [neuter] { -immune(form: "neuter") }
    [plural] { -immune(form: "plural") }
   *[masculine] { -immune }
} к состоянию «{ $condition }».
shed = { $figure } { $figure-form ->
    [plural] избавляются
   *[other] избавляется
} от состояния «{ $condition }».
died = { $figure } { $figure-form ->
    [feminine] уничтожена
    [neuter] уничтожено
    [plural] уничтожены
   *[masculine] уничтожен
}.
attacked = { $figure } { $figure-form ->
    [plural] атакуют
   *[other] атакует
}; цель — { $target }: атака { $value }, модификатор «{ $used }»{ $shield ->
    [0] {""}
   *[other] , { -shield } { $shield }
}, { $damage ->
    [0] урона нет
   *[other] урон { $damage }
}.
retaliated = { $figure } { $figure-form ->
    [plural] наносят
   *[other] наносит
} { -retaliate }; цель — { $target }, { $damage ->
    [0] урона нет
   *[other] урон { $damage }
}.

## Что происходит в сценарии

round-ended = Раунд { $round } окончен.
turn-began = { $figure } { $figure-form ->
    [plural] начинают
   *[other] начинает
} ход; { -initiative } { $initiative }.
turn-ended = { $figure } { $figure-form ->
    [plural] заканчивают
   *[other] заканчивает
} ход.
counted = Счётчик «{ $counter }»: { $value }.
goal-met = Условия победы выполнены.
loss-met = По особым правилам сценарий проигран: { $condition }.
ended = { $outcome ->
    [won] Сценарий выигран.
   *[lost] Сценарий проигран.
}

## Почему монстры поступают именно так

why-mind-no-way = Ни до одной клетки, с которой возможна атака, дойти нельзя.
why-mind-attack-hexes = С этих клеток возможна атака.
why-mind-fewest-hazards = К этим клеткам ведёт путь, на котором меньше всего опасной местности.
why-mind-fewest-points = До этих клеток нужно меньше всего очков движения.
why-mind-most-attacks = С этих клеток возможно больше всего атак.
why-mind-keep-apart = С этих клеток дальняя атака проходит без { -disadvantage(case: "gen") }.
why-mind-closer = За этот ход не дойти ни до одной из них; эти клетки ближе всего к цели.

## Вопросы

prompt-chance-modifier = { $rest ->
    [monsters] Какой модификатор выпал монстрам?
   *[other] Какой модификатор выпал?
}

## Ответы

note-does-nothing = сейчас ничего не даст
option-apply = Применить
option-area = { $thing }
option-attack = Атаковать: { $thing }
option-basic-bottom = Стандартное движение 2: { $thing }
option-basic-top = Стандартная атака 2: { $thing }
option-bottom = Низ: { $thing }
option-decline = Отказаться
option-discard = Сбросить: { $thing }
option-dismiss = Убрать «{ $thing }»: бонус закончится
option-effect = { $thing }
option-end-turn = Закончить ход
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Дальше
option-go-on = Дальше
option-heal = { -heal(case: "cap") }: { $thing }
option-item = Использовать: { $thing }
option-lead = { -leading-card(case: "cap") }: { $thing }
option-lose = Потерять: { $thing }
option-modifier = Модификатор: { $thing }
option-move = Перейти: { $thing }
option-path = Через клетку { $thing }
option-pay = Оплатить: { $thing }
option-perform = Выполнить
option-push = { -push(case: "cap") }: { $thing }
option-put = Клетка { $thing }
option-recover = { -recover(case: "cap") }: { $thing }
option-redraw = Взять другую
option-refresh = { -refresh(case: "cap") }: { $thing }
option-rest = { -long-rest(case: "cap") }: { $thing }
option-short-rest = { -short-rest(case: "cap") }: { $thing }
option-skip = { $thing ->
    [attack] Атаковать без бонуса
   *[other] Пропустить: { $thing }
}
option-suffer = Получить урон
option-take = Получить урон как есть
option-target = { $thing }
option-top = Верх: { $thing }
