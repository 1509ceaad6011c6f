## Ответы на вопросы перед игрой

threat_steps-4 = 4
threat_steps-5 = 5
threat_steps-6 = 6
threat_steps-7 = 7
threat_steps-8 = 8
event_cost-1 = 1
event_cost-2 = 2
dead_play-players = игроки, чьи первопроходцы погибли
dead_play-rules = никто, действуют правила

## Строки карт: что происходит сразу

card-attack-dice = { -ma-attack } { $dice }
card-magical-attack-dice = { -ma-magical-attack } { $dice }
card-restore-value-health = восстановить { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} здоровья
card-restore-value-stamina = восстановить { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} выносливости
card-gain-value-essence = получить { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} воодушевления
card-lose-value-health = потерять { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} здоровья
card-lose-all-stamina = потерять всю выносливость
card-push-spaces = оттолкнуть на { $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-pull-spaces = притянуть на { $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-move-up-to-spaces = перемещение на 0–{ $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-transfer-up-to-spaces = перенос на 0–{ $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-transfer-to-the-nearest-space = перенос на ближайшую клетку { $space }
card-transfer-to-any-space = перенос на любую клетку { $space }
card-banish = изгнать
card-kill = убить
card-change-the-monster-order = изменить { -ma-order(case: "acc") }
card-threat-by = { -ma-threat } { $by }
card-light-a-chapter-space = осветить { -ma-chapter-space(case: "acc") }
card-spawn-a-monster = появляется { -ma-monster }
card-trigger-traps = привести в действие { -ma-traps(case: "acc") }
card-close-up-to-count-doors = закрыть не больше { $count } { $count ->
    [one] двери
   *[other] дверей
}
card-how-the-target-door = { $how } дверь у клетки-цели
card-repair-a-destroyed-door = починить уничтоженную дверь
card-restore-an-adjacent-action-space = восстановить соседнюю { -ma-action-space(case: "acc") }
card-destroy-an-adjacent-space = уничтожить соседнюю клетку { $space }
card-seal-an-adjacent-spawn-space = запечатать соседнюю { -ma-spawn-space(case: "acc") }
card-recharge = подзарядка
card-monster-level-level = { -ma-level } { $level }
card-invoke-a-horror-event = запустить { -ma-horror-event(case: "acc") }
card-invoke-an-explorer-event = запустить { -ma-explorer-event(case: "acc") }
card-gain-an-item = получить { -ma-item(case: "acc") }
card-place-the-entry-token = разместить { -ma-entry-token(case: "acc") }
card-place-the-exit-token = разместить { -ma-exit-token(case: "acc") }
card-proceed-to-the-next-chapter = перейти к следующей главе
card-go-to-the-endgame = перейти к развязке
card-go-to-the-next-part-of-the-endgame = перейти к следующей части развязки
card-the-explorers-win = { -ma-explorer(case: "pl") } побеждают
card-the-explorers-lose = { -ma-explorer(case: "pl") } терпят поражение
card-set-aside-count-tokens = отложить { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}
card-lose-count-set-aside-tokens = убрать { $count } { $count ->
    [one] отложенный жетон
    [few] отложенных жетона
   *[many] отложенных жетонов
}
card-lose-half-as-many-set-aside-tokens-as-there-are-goal-spaces = убрать отложенных жетонов вдвое меньше, чем осталось целевых клеток
card-discard-this-card = сбросить эту карту

## Строки карт: что действует

card-armor-by = { -ma-armor } { $by }
card-will-by = { -ma-will } { $by }
card-attack-rolls-by = { -ma-attack-roll(case: "pl") } { $by }
card-melee-attack-rolls-by = броски на ближнюю атаку { $by }
card-magical-attack-rolls-by = броски на магическую атаку { $by }
card-maximum-stamina-by = максимум { -ma-stamina(case: "gen") } { $by }
card-range-of-abilities-by = { -ma-range } способностей { $by }
card-ethereal = { -ma-ethereal }
card-immobile = { -ma-immobile }
card-move-through-through = перемещение сквозь { $through }
card-choose-targets-through-through = выбор целей сквозь { $through }
card-choose-ethereal-targets = выбор бесплотных целей
card-attacks-use-the-lower-of-armor-and-will = против атак берётся меньшее из двух: { -ma-armor } или { -ma-will }
card-health-cannot-be-lost = здоровье нельзя потерять
card-reroll-blanks-once = один раз перебросить пустые грани
card-take-control = управление чудовищем
card-count-space-as-other = клетки { $space } можно считать клетками { $other }
card-every-space-counts-as-other = все клетки { $space } считаются клетками { $other }

## Строки карт: на кого это действует

card-on-whom = действует на { $whom }
card-on-explorers-within-range-spaces = действует на первопроходцев не дальше { $spaces } { $spaces ->
    [one] клетки
   *[other] клеток
}

## Строки карт: цена и цель

card-value-stamina = { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} выносливости
card-value-essence = { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} воодушевления
card-value-health = { $value } { $value ->
    [one] единицу
    [few] единицы
   *[many] единиц
} здоровья
card-this-card = эту карту
card-range-spaces = { -ma-range } { $spaces }
card-range-spaces-over-obstacles = { -ma-range } { $spaces } через препятствия
card-second-range-spaces = вторая { -ma-target }, { -ma-range } { $spaces }

## Строки карт: когда и при каком условии

card-this-is-destroyed = { $when ->
    [before] перед уничтожением этого чудовища
    [after] после уничтожения этого чудовища
    [during] во время уничтожения этого чудовища
    [instead-of] вместо уничтожения этого чудовища
   *[when] когда это чудовище уничтожено
}
card-you-deal-damage = { $when ->
    [before] перед тем как вы нанесёте урон
    [after] после того как вы нанесли урон
    [during] во время нанесения вами урона
    [instead-of] вместо нанесения вами урона
   *[when] когда вы наносите урон
}
card-you-take-damage = { $when ->
    [before] перед тем как вы получите урон
    [after] после того как вы получили урон
    [during] во время получения вами урона
    [instead-of] вместо получения вами урона
   *[when] когда вы получаете урон
}
card-you-kill = { $when ->
    [before] перед тем как вы убьёте
    [after] после того как вы убили
    [during] во время вашего убийства
    [instead-of] вместо вашего убийства
   *[when] когда вы убиваете
}
card-the-phase-phase-begins = { $when ->
    [before] перед началом фазы { $phase }
    [after] после начала фазы { $phase }
    [during] во время начала фазы { $phase }
    [instead-of] вместо начала фазы { $phase }
   *[when] когда начинается фаза { $phase }
}
card-no-goal-space-is-left = { $when ->
    [before] перед тем как не останется целевых клеток
    [after] после того как не осталось целевых клеток
    [during] пока нет целевых клеток
    [instead-of] вместо потери последней целевой клетки
   *[when] когда не осталось целевых клеток
}
card-no-set-aside-token-is-left = { $when ->
    [before] перед тем как не останется отложенных жетонов
    [after] после того как не осталось отложенных жетонов
    [during] пока нет отложенных жетонов
    [instead-of] вместо потери последнего отложенного жетона
   *[when] когда не осталось отложенных жетонов
}
card-adjacent-to-a-wall = рядом стена
card-there-is-a-wounded-monster = есть раненое чудовище

## Свойства на картах

label-armor = { -ma-armor(case: "cap") }: { $text }
label-will = { -ma-will(case: "cap") }: { $text }
label-health = { -ma-health(case: "cap") }: { $text }
label-stamina = { -ma-stamina(case: "cap") }: { $text }
label-essence = { -ma-essence(case: "cap") }: { $text }
label-spawn-rating = { -ma-spawn-rating(case: "cap") }: { $text }
label-horror-rating = { -ma-horror-rating(case: "cap") }: { $text }

## Строки карт: продвижение, колоды, инвентарь

card-use-a-workbench = использовать { -ma-workbench(case: "acc") }
card-use-inventory = использовать { -ma-inventory(case: "acc") }
card-put-thing-in-inventory = убрать { $thing } в { -ma-inventory(case: "acc") }
card-equip-this-card-as-a-main-item = экипировать эту карту как { -ma-main-item }
card-add-items-of-level-level = добавить в колоды предметы уровня { $level }
card-add-items-of-levels-level-and-next = добавить в колоды предметы уровней { $level } и { $next }
card-shuffle-the-item-decks = перетасовать колоды предметов
card-shuffle-the-kind-event-deck = перетасовать колоду событий { $kind }
card-reinvoke-the-kind-event = перезапустить событие { $kind }
card-set-the-starting-track-rating = установить начальное значение { $track }
card-start-a-new-round = начать новый раунд
card-a-marker-from-this-card = маркер с этой карты
card-effect-roll-least = бросок на эффект { $least } и больше
card-a-new-chapter-begins = { $when ->
    [before] перед началом новой главы
    [after] после начала новой главы
    [during] во время начала новой главы
    [instead-of] вместо начала новой главы
   *[when] когда начинается новая глава
}
card-a-horror-event-is-invoked = { $when ->
    [before] перед запуском события ужаса
    [after] после запуска события ужаса
    [during] во время запуска события ужаса
    [instead-of] вместо запуска события ужаса
   *[when] когда запущено событие ужаса
}
card-a-marker-is-removed-from-this-card = { $when ->
    [before] перед снятием маркера с этой карты
    [after] после снятия маркера с этой карты
    [during] во время снятия маркера с этой карты
    [instead-of] вместо снятия маркера с этой карты
   *[when] когда с этой карты снят маркер
}
card-the-target-moves-up-to-spaces = { -ma-target } перемещается на 0–{ $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-move-the-target-up-to-spaces = переместить { -ma-target(case: "acc") } на 0–{ $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-monsters-move-spaces = { -ma-monster(case: "pl") } перемещаются на { $spaces } { $spaces ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
card-spawn-monster = появляется чудовище: { $monster }
card-take-item-from-its-deck = взять из колоды предмет: { $item }
card-on-any-monster-adjacent-to-the-target-space = действует на любое чудовище рядом с целевой клеткой { $space }
card-destroying-an-adjacent-space = уничтожение соседней клетки { $space }

## Строки карт: вместо, можно, после атаки

card-lose-any-amount-of-health-and-gain-as-much-essence = потерять сколько угодно здоровья и получить столько же воодушевления
card-equip-any-weapon-with-a-ranged-target-symbol-as-a-main-item = экипировать любое оружие с символом дальней цели как { -ma-main-item }
card-attach-an-upgrade-or-augment-to-any-weapon-with-a-ranged-target-symbol = прикрепить { -ma-upgrade } или { -ma-augment } к любому оружию с символом дальней цели
card-give-an-item-to-any-explorer-who-may-give-one-back = отдать предмет любому первопроходцу, который может отдать один взамен
card-activate-space-for-by-stamina-less = активация { $space } стоит на { $by } { $by ->
    [one] единицу
    [few] единицы
   *[many] единиц
} выносливости меньше
card-move-between-chasms-at-no-cost = перемещение с клетки пропасти на клетку пропасти ничего не стоит
card-evade-with-the-armor-and-will-of-the-attacker = при уклонении использует защиту и волю атакующего
card-evade-with-the-armor-and-will-of-the-owner-of-this-card = при уклонении использует защиту и волю владельца этой карты
card-putting-this-card-in-inventory = возврат этой карты в { -ma-inventory(case: "acc") }
card-adjacent-to-space = рядом { $space }
card-damage-was-dealt = нанесён урон
card-you-attack-with-a-weapon-that-has-an-augment = { $when ->
    [before] перед вашей атакой оружием с расширением
    [after] после вашей атаки оружием с расширением
    [during] во время вашей атаки оружием с расширением
    [instead-of] вместо вашей атаки оружием с расширением
   *[when] когда вы атакуете оружием с расширением
}
card-you-kill-with-this-weapon = { $when ->
    [before] перед убийством этим оружием
    [after] после убийства этим оружием
    [during] во время убийства этим оружием
    [instead-of] вместо убийства этим оружием
   *[when] когда вы убиваете этим оружием
}
card-losing-your-last-health = { $when ->
    [before] перед потерей последнего здоровья
    [after] после потери последнего здоровья
    [during] во время потери последнего здоровья
    [instead-of] вместо потери последнего здоровья
   *[when] когда вы теряете последнее здоровье
}
card-you-gain-kind = { $when ->
    [before] перед тем как вы получите { $kind }
    [after] после того как вы получили { $kind }
    [during] когда вы получаете { $kind }
    [instead-of] вместо того чтобы получить { $kind }
   *[when] когда вы получаете { $kind }
}
