## Сцена

hazard = Опасность: { $text }
elements = Стихии
columns = Столбцы
modifiers-hero = Ваши модификаторы
modifiers-monsters = Модификаторы монстров
look-move = { $cost ->
    [one] { $cost } очко движения
    [few] { $cost } очка движения
   *[many] { $cost } очков движения
}, останется { $left }.
look-range = Дальность { $hexes }
tally-defeated = Побеждено монстров
tally-attacks = Проведено атак
tally-dealt = Нанесено урона
tally-suffered = Получено урона
tally-healed = Восстановлено здоровья
tally-hexes = Пройдено гексов
tally-rests = Отдыхов

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
selected = Разыграны карты: { $names }; инициатива { $initiative }.
rest-declared = Объявлен долгий отдых.
column-rolled = { $kind }: выпало { $result }.
initiative-shifted = Инициатива теперь { $initiative }.
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
spawned = { $figure } появляется на { $cell }.
no-spawn = { $kind }: для новой фигуры нет места или фигур больше нет.
exhausted = { $why ->
    [health] Здоровья не осталось: истощение.
   *[cards] Карт осталось слишком мало: истощение.
}
rest-taken = { $kind ->
    [short] Передышка: потеряна карта { $name }.
    [long] Долгий отдых: потеряна карта { $name }.
   *[recover] Карты возвращены.
}
concluded = История продолжается.

## Почему монстры поступают именно так

why-no-focus = Нет никого, кого можно было бы атаковать.
why-focus = Фокус: { $targets }.
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
prompt-chance-rest = Какая карта взята, чтобы её потерять?

## Ответы

option-bring = Взять { $thing }
option-bonus = Бонус «{ $thing }»
option-column = { $thing }
option-consume = Поглотить: { $thing }
option-discard-two = Сбросить { $thing } и ещё одну карту
option-earlier = Раньше
option-keep-round = Оставить до конца раунда
option-land = Приземлиться на { $thing }
option-later = Позже
option-remove = Снять: { $thing }
option-replace = Заменить { $thing } на { $by }
option-roll = Бросить
option-spawn = На { $thing }
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

## About the games

about-buttons-and-bugs = Приключение для одного ростом с большой палец: серебряная пуговица уменьшила вас, и двадцать сценариев подряд вы сражаетесь с жуками, крысами и игрушечными королями, чтобы вернуть свой рост. Четыре карты, у каждой две стороны, и важна каждая.
