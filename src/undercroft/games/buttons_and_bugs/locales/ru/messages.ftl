## Сцена

hazard = { -hazardous-terrain(case: "cap") }. { $text }.
elements = { -element(case: "cap-pl") }
columns = { -column(case: "cap-pl") }
modifiers-hero = Ваши { -modifier(case: "pl") }
modifiers-monsters = { -modifier(case: "cap-pl") } { -monster(case: "pl-gen") }
look-move = { $cost ->
    [one] { $cost } очко { -move(case: "gen") }
    [few] { $cost } очка { -move(case: "gen") }
   *[many] { $cost } очков { -move(case: "gen") }
}, { $left ->
    [0] больше не останется
   *[other] останется { $left }
}.
look-monster = { $figure }: { -hit-points } { $health } из { $max }.
look-range = Расстояние до цели: { $hexes }
tally-defeated = Побеждено { -monster(case: "pl-gen") }
tally-attacks = Проведено { -attack(case: "pl-gen") }
tally-dealt = Нанесено { -damage(case: "gen") }
tally-suffered = Получено { -damage(case: "gen") }
tally-healed = Восстановлено { -hit-points }
tally-hexes = Пройдено { -hex(case: "pl-gen") }
tally-rests = Отдыхи

## Что происходит в сценарии

set-up = { $what ->
    [scenario] Шаг { $step }: карта сценария выложена.
    [text] Шаг { $step }: прочитаны вступление, условия победы и особые правила.
    [monster-cards] Шаг { $step }, карты { -monster(case: "pl-gen") }: { $things }.
    [special-rules] Шаг { $step }: учтены особые правила.
    [trays] Шаг { $step }, белые { -cube(case: "pl") } на { -tray(case: "pl-loc") } { -monster(case: "pl-gen") }: { $things }.
    [figures] Шаг { $step }: { -figure(case: "pl") } расставлены на поле.
    [tables] Шаг { $step }: выложены таблицы { -modifier(case: "pl-gen") } для этого уровня и сложности.
    [supplies] Шаг { $step }: приготовлены игральный { -die }, цветные { -cube(case: "pl") } и жетоны.
    [items] Шаг { $step }: выбор { -item(case: "pl-gen") } сделан.
    [cards] Шаг { $step }: карты взяты на { -hand(case: "acc") }.
    [health] Шаг { $step }: у всех полное здоровье.
    [effects] Шаг { $step }: применены эффекты сценария при подготовке.
   *[other] Шаг { $step }: { $what }.
}
equipped = Взят { -item }: { $item }.
upgraded = Карта «{ $card }» заменена картой «{ $by }».
selected = Разыграны карты: { $names }; { -initiative } { $initiative }.
rest-declared = Объявлен { -long-rest }.
column-rolled = { $kind } { $kind-form ->
    [plural] бросают
   *[other] бросает
} { -die }: { $result }.
initiative-shifted = Новая { -initiative }: { $initiative }.
action-began = { $basic ->
    [yes] { $half ->
        [top] Стандартная { -top-action } карты «{ $name }».
       *[bottom] Стандартная { -bottom-action } карты «{ $name }».
    }
   *[no] { $half ->
        [top] { -top-action(case: "cap") } карты «{ $name }».
       *[bottom] { -bottom-action(case: "cap") } карты «{ $name }».
    }
}
skipped = { $what ->
    [immobilize] { $figure } { $figure-form ->
        [plural] не могут
       *[other] не может
    } двигаться: { -immobilize }.
    [disarm] { $figure } { $figure-form ->
        [plural] не могут
       *[other] не может
    } атаковать: { -disarm }.
    [no-focus] { $figure } { $figure-form ->
        [plural] не находят
       *[other] не находит
    } { -focus(case: "gen") }.
    [out-of-range] { $figure } ни до кого { $figure-form ->
        [plural] не достают
       *[other] не достаёт
    }.
    [no-target] { $figure } { $figure-form ->
        [plural] не находят
       *[other] не находит
    } подходящей { -focus(case: "gen") }.
    [stay] { $figure } { $figure-form ->
        [plural] остаются
       *[other] остаётся
    } на месте.
    [move] { $figure } { $figure-form ->
        [plural] не двигаются
       *[other] не двигается
    }.
    [attack] { $figure } никого { $figure-form ->
        [plural] не атакуют
       *[other] не атакует
    }.
    [target] { $figure } { $figure-form ->
        [plural] не выбирают
       *[other] не выбирает
    } { -focus }.
    [price] { $figure } { $figure-form ->
        [plural] не платят
       *[other] не платит
    }.
    [cleanse] { $figure }: отрицательных { -condition(case: "pl-gen") } нет.
   *[other] { $figure } { $figure-form ->
        [plural] пропускают
       *[other] пропускает
    } { -ability }.
}
card-moved = { $zone ->
    [hand] Карта «{ $name }» возвращается на { -hand(case: "acc") } стороной { $side ->
        [a] А
       *[b] В
    }.
    [played] Разыграна карта «{ $name }».
    [active] Карта «{ $name }» становится действующей.
    [discard] Карта «{ $name }» уходит в { -discard }.
   *[lost] Карта «{ $name }» потеряна.
}
bonus-began = { $source ->
    [none] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } бонус «{ $text }».
   *[card] { $figure } { $figure-form ->
        [plural] получают
       *[other] получает
    } бонус «{ $text }». Источник: { $name }.
}
bonus-ended = { $source ->
    [none] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } бонус «{ $text }».
   *[card] { $figure } { $figure-form ->
        [plural] теряют
       *[other] теряет
    } бонус «{ $text }». Источник: { $name }.
}
consumed = { $figure } { $figure-form ->
    [plural] используют
   *[other] использует
} { -element(case: "acc") }: { $elements }.
created = Повышен заряд { -element(case: "gen") }: { $elements }.
item-used = Использован { -item }: { $item }.
refreshed = Развёрнуты { -item(case: "pl") }: { $items }.
modifier-rolled = { $figure } { $figure-form ->
    [plural] бросают
   *[other] бросает
} { -die }: { $results }. { -modifier(case: "cap") }: { $modifiers }.
effects-chosen = { $applied ->
    [yes] Эффекты { -modifier(case: "gen") } применены.
   *[no] Эффекты { -modifier(case: "gen") } не применены.
}
worked = { $what ->
    [plate] { $figure } { $figure-form ->
        [plural] стоят
       *[other] стоит
    } на { -plate(case: "loc") }.
    [pending] В начале следующего раунда появится { -monster }.
    [turn-cards] Все карты перевёрнуты на сторону В.
    [shield] { $figure } { $figure-form ->
        [plural] полностью закрываются
       *[other] полностью закрывается
    } { -shield(case: "ins") }.
    [flying] { $figure } { $figure-form ->
        [plural] летят
       *[other] летит
    }.
    [move] { $figure } { $figure-form ->
        [plural] применяют
       *[other] применяет
    } бонус { -move(case: "gen") }.
    [attack] { $figure } { $figure-form ->
        [plural] применяют
       *[other] применяет
    } бонус { -attack(case: "gen") }.
    [attacked] { $figure } { $figure-form ->
        [plural] применяют
       *[other] применяет
    } бонус защиты.
    [item] Срабатывает { -item }.
   *[other] Срабатывает особое правило: { $what }.
}
spawned = { $figure } { $figure-form ->
    [plural] появляются
   *[other] появляется
} на { -hex(case: "loc") } { $cell }.
no-spawn = { $kind } { $kind-form ->
    [plural] не появляются
   *[other] не появляется
}: нет свободного места или цветного { -cube(case: "gen") }.
exhausted = { $why ->
    [health] У { -character(case: "gen") } не осталось { -hit-points }: наступает { -exhaustion }.
   *[cards] У { -character(case: "gen") } осталось слишком мало карт: наступает { -exhaustion }.
}
rest-taken = { $kind ->
    [short] { -short-rest(case: "cap") }: потеряна карта «{ $name }».
    [long] { -long-rest(case: "cap") }: потеряна карта «{ $name }».
    [spared] { -long-rest(case: "cap") }: терять нечего.
   *[recover] Карты возвращаются на { -hand(case: "acc") }.
}
concluded = История продолжается.

## Почему монстры поступают именно так

why-no-focus = Атаковать некого.
why-focus = { -focus(case: "cap") }: { $targets }.
why-tie = { $count ->
    [one] Одинаково хороша { $count } { -hex }
    [few] Одинаково хороши { $count } { -hex(case: "gen") }
   *[many] Одинаково хороши { $count } { -hex(case: "pl-gen") }
}: выбирает игрок.
why-out-of-range = В пределах { -range(case: "gen") } { $range } никого нет.
why-target = В пределах { -range(case: "gen") }: { $targets }.

## Вопросы

prompt-choose-items = Взять с собой { -item }?
prompt-choose-upgrades = Какую карту заменить картой 2-го уровня? Осталось заменить { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}.
prompt-select = { $may ->
    [both] Выберите { -leading-card(case: "acc") } или { -long-rest }.
    [rest] Вам остаётся только { -long-rest }.
   *[card] Выберите { -leading-card(case: "acc") }.
 }
prompt-select-second = Выберите вторую карту. { -leading-card(case: "cap") }: { $lead }.
prompt-before-rest = Сделать что-нибудь перед { -long-rest(case: "ins") }?
prompt-short-rest = Взять { -short-rest(case: "acc") }?
prompt-rest-active = Сначала вернуть { -active(case: "acc") } карту на { -hand(case: "acc") }?
prompt-rest-lose = Какую карту потерять при отдыхе?
prompt-rest-redraw = Будет потеряна карта «{ $card }». Получить { -damage }, чтобы потерять другую?
prompt-rest-heal = Лечиться при отдыхе?
prompt-rest-items = { -refresh(case: "cap") } { -spent(form: "plural") } { -item(case: "pl") }?
prompt-turn-order = Кто ходит первым?
prompt-turn = Что вы делаете?
prompt-spare = Сделать ещё что-нибудь в этот ход?
prompt-between = Сделать что-нибудь перед следующим { -ability(case: "ins") }?
prompt-ability = { $line }. Выполнить это { -ability }?
prompt-mandatory = { $line }. Это обязательное { -ability }. Выполнить его или пропустить всю { -action }?
prompt-interlude = На очереди — { $figure }. Убрать { -active(case: "acc") } карту?
prompt-pay-ability = { $line }. Заплатить за это { -ability }?
prompt-pay = { $line }. Заплатить за дополнительный эффект?
prompt-consume = { $figure } { $figure-form ->
    [plural] используют
   *[other] использует
} { -element(case: "acc") }. Какую?
prompt-move = { $figure } { $figure-form ->
    [plural] двигаются
   *[other] двигается
}. { $points ->
    [0] Очков { -move(case: "gen") } больше нет.
    [one] Осталось { $points } очко { -move(case: "gen") }.
    [few] Осталось { $points } очка { -move(case: "gen") }.
   *[many] Осталось { $points } очков { -move(case: "gen") }.
}
prompt-attack = { $line }. Кого атаковать?
prompt-attack-prepare = { $line }. Заплатить за дополнительный эффект или использовать { -item }?
prompt-attack-ready = { -focus(case: "cap") } — { $target }. Атаковать?
prompt-after-attack = Использовать { -item } после { -attack(case: "gen") }?
prompt-after-top = Использовать { -item } после { -top-action(case: "gen") }?
prompt-after-initiative = { -initiative(case: "cap") } известна. Использовать { -item }?
prompt-area = { $line }. Где разместить { -area }?
prompt-target = { $line }. Выберите { -focus }.
prompt-control-target = { $line }. Кем управлять?
prompt-push-to = { -focus(case: "cap") } — { $figure }. Куда { -push }? { $left ->
    [one] Осталась { $left } { -hex }.
    [few] Осталось { $left } { -hex(case: "gen") }.
   *[many] Осталось { $left } { -hex(case: "pl-gen") }.
}
prompt-pull-to = { -focus(case: "cap") } — { $figure }. Куда { -pull }? { $left ->
    [one] Осталась { $left } { -hex }.
    [few] Осталось { $left } { -hex(case: "gen") }.
   *[many] Осталось { $left } { -hex(case: "pl-gen") }.
}
prompt-land = { $figure } { $figure-form ->
    [plural] приземляются
   *[other] приземляется
}. На какую { -hex(case: "acc") }?
prompt-advantage = Какой { -modifier } применить: { $first } или { $second }?
prompt-modifier-effects = { -focus(case: "cap") } — { $target }. Применить эффекты { -modifier(case: "gen") } ({ $modifier })?
prompt-effect-order = { -focus(case: "cap") } — { $target }. Какой эффект применить первым?
prompt-die = { $figure } { $figure-form ->
    [plural] бросают
   *[other] бросает
} { -die }. Изменить результат { -item(case: "ins") }?
prompt-defend = { $attacker } { $attacker-form ->
    [plural] атакуют
   *[other] атакует
}. Использовать { -item }?
prompt-damage = { $source ->
    [figure] { $attacker } { $attacker-form ->
        [plural] наносят
       *[other] наносит
    } { $damage ->
        [one] { $damage } единицу { -damage(case: "gen") }
        [few] { $damage } единицы { -damage(case: "gen") }
       *[many] { $damage } единиц { -damage(case: "gen") }
    }. Получить { -damage } или отменить его?
    [retaliate] { $attacker } { $attacker-form ->
        [plural] наносят
       *[other] наносит
    } { -retaliate }: { $damage ->
        [one] { $damage } единица { -damage(case: "gen") }
        [few] { $damage } единицы { -damage(case: "gen") }
       *[many] { $damage } единиц { -damage(case: "gen") }
    }. Получить { -damage } или отменить его?
    [wound] { -wound(case: "cap") } наносит { $damage ->
        [one] { $damage } единицу { -damage(case: "gen") }
        [few] { $damage } единицы { -damage(case: "gen") }
       *[many] { $damage } единиц { -damage(case: "gen") }
    }. Получить { -damage } или отменить его?
    [hazard] { -hazardous-terrain(case: "cap") } наносит { $damage ->
        [one] { $damage } единицу { -damage(case: "gen") }
        [few] { $damage } единицы { -damage(case: "gen") }
       *[many] { $damage } единиц { -damage(case: "gen") }
    }. Получить { -damage } или отменить его?
    [rest] Цена отдыха — { $damage ->
        [one] { $damage } единица { -damage(case: "gen") }
        [few] { $damage } единицы { -damage(case: "gen") }
       *[many] { $damage } единиц { -damage(case: "gen") }
    }. Получить { -damage } или отменить его?
   *[line] { $line }. Получить { -damage } ({ $damage }) или отменить его?
}
prompt-damage-second = Вы отменяете { $damage ->
    [one] { $damage } единицу { -damage(case: "gen") }
    [few] { $damage } единицы { -damage(case: "gen") }
   *[many] { $damage } единиц { -damage(case: "gen") }
}. Какую вторую карту сбросить?
prompt-recover = Какую карту { -recover }? Осталось вернуть { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}.
prompt-cleanse = Какое { -condition } снять?
prompt-initiative = Действовать раньше или позже?
prompt-start-effect = Какой эффект начала раунда применить первым?
prompt-end-effect = Какой эффект конца раунда применить первым?
prompt-spawn-at = { $kind } { $kind-form ->
    [plural] появляются
   *[other] появляется
}. На какой { -hex(case: "loc") }?
prompt-put-at = { $figure }: куда поставить { -figure(case: "acc") }?
prompt-monster-focus = { $figure } { $figure-form ->
    [plural] выбирают
   *[other] выбирает
} { -focus }. Какую?
prompt-monster-move = { $figure } { $figure-form ->
    [plural] двигаются
   *[other] двигается
}. Куда?
prompt-monster-path = { $figure } { $figure-form ->
    [plural] двигаются
   *[other] двигается
}. Каким путём?
prompt-monster-consume = { $line }. { $figure } { $figure-form ->
    [plural] используют
   *[other] использует
} { -element(case: "acc") }. Для какого эффекта?
prompt-monster-give = { $figure } { $figure-form ->
    [plural] применяют
   *[other] применяет
} { -condition }. К кому?
prompt-monster-heal = { $figure } { $figure-form ->
    [plural] лечат
   *[other] лечит
}. Кого?
prompt-chance-column = { $rest }: какой { -column } выпал?
prompt-chance-rest = Какая карта выпала? Она будет потеряна.

## Ответы

option-bring = Взять: { $thing }
option-bonus = Бонус «{ $thing }»
option-column = { $thing }
option-consume = Использовать: { $thing }
option-discard-two = Сбросить две карты, в том числе «{ $thing }»
option-earlier = Раньше
option-keep-round = Оставить на этот раунд
option-land = Приземлиться на { -hex(case: "acc") } { $thing }
option-later = Позже
option-remove = Снять: { $thing }
option-replace = Заменить карту «{ $thing }» картой «{ $by }»
option-roll = Бросить { -die }
option-spawn = На { -hex(case: "loc") } { $thing }
option-walk = Идти без прыжка

## Варианты правил

form-advantage = { -advantage(case: "cap") } и { -disadvantage }
form-advantage-about = { $value ->
    [same-row] { -die(case: "cap") } бросают дважды для одной и той же строки, и засчитывается лучший или худший результат; { -tracker } сдвигается на одну { -row(case: "acc") } (правила января 2026 года).
   *[other] { -die(case: "cap") } бросают для текущей строки и для следующей; { -tracker } сдвигается на две { -row(case: "pl") } (правила ноября 2024 года).
}
form-long-rest = Карта, которая теряется при { -long-rest(case: "loc") }
form-long-rest-about = { $value ->
    [random] Какая карта будет потеряна, решает случай.
   *[other] Какая карта будет потеряна, выбираете вы.
}
form-tracker = Когда сдвигается { -tracker } { -modifier(case: "pl-gen") }
form-tracker-about = { $value ->
    [before] Сначала { -tracker } сдвигается, и засчитывается новая { -row }; в начале он стоит на последней. На результат это не влияет.
   *[other] Засчитывается { -row }, на которой стоит { -tracker }; потом он сдвигается.
}

## Об играх

title-buttons-and-bugs = Мрачная гавань: Пуговицы и букашки
about-buttons-and-bugs = Приключение для одного игрока и одного героя ростом с большой палец. Серебряная пуговица уменьшила вас, и двадцать сценариев подряд вы сражаетесь с жуками, крысами и игрушечными королями, чтобы вернуть себе рост. Карт всего четыре, у каждой две стороны, и важна каждая.
