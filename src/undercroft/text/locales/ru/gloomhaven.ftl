## Почему монстр поступает так

why-gh-stunned = Оглушённый монстр не выбирает цель, не движется и не атакует.
why-gh-focus-negative = Путь к атаке с наименьшим числом ловушек и опасностей ведёт к: { $foes }.
why-gh-focus-points = Меньше всего очков движения нужно, чтобы атаковать: { $foes }.
why-gh-focus-distance = Ближе всех из них: { $foes }.
why-gh-focus-initiative = Раньше всех по инициативе: { $foes }.
why-gh-summons-first = Призванное существо стоит прямо перед призвавшим. Цель: { $foes }.
why-gh-no-focus = Атаковать нельзя никого, каким бы ни был путь: нет ни цели, ни движения, ни атаки.
why-gh-fewest-negative = Гексов для атаки цели, доступных через наименьшее число ловушек и опасностей: { $hexes }.
why-gh-reachable = Из них в пределах движения этого хода: { $hexes }.
why-gh-unlimited = Ни один из них не в пределах движения этого хода: гекс выбирается так, как будто движение не ограничено.
why-gh-no-disadvantage = Гексов, откуда цель атакуется без помехи: { $hexes }.
why-gh-most-targets = Гексов, откуда атакуется больше всего целей: { $hexes }.
why-gh-best-targets = Гексов, откуда дополнительные цели стоят выше всех в порядке выбора: { $hexes }.
why-gh-fewest-disadvantaged = Гексов, откуда с помехой атакуется меньше всего дополнительных целей: { $hexes }.
why-gh-least-movement = Гексов, требующих меньше всего движения: { $hexes }.
why-gh-closer = Движение заканчивается на гексе, от которого остаётся меньше всего пути; таких гексов: { $hexes }.

## Сцена

gh-level = Уровень сценария
gh-xp-of = { $who }: опыт
gh-coins-of = { $who }: монеты
gh-goal-of = Боевое задание «{ $goal }»: { $text }
gh-strong = Сильные стихии
gh-waning = Средние стихии
gh-deck = { $who }: модификаторы
gh-deck-monsters = Модификаторы монстров
gh-zone-abilities = Карты монстров в этом раунде
gh-story = { $text }
gh-trap = Ловушка: { $damage ->
    [0] { $conditions }
   *[other] урон { $damage } { $conditions }
}
gh-hazard = Опасная местность: урон { $damage } каждому, кто войдёт
gh-coins = Монеты: { $coins }
gh-treasure-here = Сокровище
gh-ally = Союзник
preview-points = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
gh-tally-kills = Убито монстров
gh-tally-coins = Собрано монет
gh-tally-xp = Получено опыта

## Что происходит

gh-set-up = { $what ->
    [map] Карта разложена.
    [introduction] Прочитано вступление.
    [goals] Розданы боевые задания.
    [items] Все снаряжены.
    [hands] У всех есть карты на руке.
    [effects] Сценарий действует при подготовке.
   *[other] Подготовка, шаг { $step }.
}
gh-goal-kept = { $figure } оставляет себе боевое задание.
gh-equipped = { $figure } берёт предмет: { $item }.
gh-hand-taken = { $figure } берёт в сценарий карт: { $count }.
gh-placed = { $figure } начинает в { $cell }.
gh-played = { $figure } играет { $cards }; инициатива { $initiative }.
gh-rests = { $figure } объявляет долгий отдых.
gh-ability-drawn = Карта монстров { $deck }: инициатива { $initiative }.
gh-action-began = { $basic ->
    [yes] { $figure }: базовое действие ({ $half }) картой { $card }.
   *[no] { $figure }: действие карты { $card } ({ $half }).
}
gh-card-moved = { $zone ->
    [hand] { $card } возвращается на руку.
    [discard] { $card } уходит в сброс.
    [active] { $card } остаётся в игре.
   *[lost] { $card } потеряна.
}
gh-skipped = { $what ->
    [immobilize] { $figure } не может двигаться: паралич.
    [disarm] { $figure } не может атаковать.
    [stun] { $figure }: оглушение, ход пропущен.
    [no-focus] { $figure } не находит цели.
    [out-of-range] { $figure } отсюда не может атаковать свою цель.
    [no-target] { $figure } не имеет цели.
    [no-door] { $figure } не находит двери.
    [stay] { $figure } остаётся на месте.
    [attack] { $figure } никого не атакует.
    [target] { $figure } не выбирает цели.
    [price] { $figure } не платит.
    [standees] Больше нет фигурок для призыва.
    [room] Для призыва нет места.
    [loot] { $figure } не находит добычи.
   *[other] { $figure } пропускает способность.
}
gh-focused = { $figure } выбирает цель: { $target }.
gh-worked = { $what ->
    [shield] Щит держит: { $figure }.
    [rule] Действует особое правило сценария.
    [recover] { $figure } возвращает карты.
   *[other] Действует бонус: { $figure }.
}
gh-item-used = { $figure } использует { $item }.
gh-refreshed = { $figure } снова может использовать { $item }.
gh-bonus-began = { $figure } получает бонус.
gh-bonus-ended = Бонус кончается: { $figure }.
gh-reshuffled = Колода модификаторов перемешана.
gh-card-added = { $card ->
    [curse] В колоду замешано «Проклятие»: { $figure }.
    [bless] В колоду замешано «Благословение»: { $figure }.
   *[other] В колоду замешана карта −1: { $figure }.
}
gh-none-left = { $card ->
    [curse] Карт «Проклятие» больше нет: { $figure }.
    [bless] Карт «Благословение» больше нет: { $figure }.
   *[other] Карт −1 больше нет: { $figure }.
}
gh-infused = { $figure } повышает заряд: { $element }.
gh-consumed = { $figure } использует стихию: { $element }.
gh-opened = { $how ->
    [rule] Дверь в { $cell } открывается.
   *[other] { $figure } открывает дверь в { $cell }.
}
gh-closed = Дверь в { $cell } закрывается.
gh-unlocked = Дверь в { $cell } отперта.
gh-revealed = Открыта комната.
gh-appeared = { $how ->
    [summoned] Призыв: { $figure }, { $cell }.
    [summon] Призыв: { $figure }, { $cell }.
    [spawned] Появляется { $figure }: { $cell }.
   *[other] { $figure } стоит в { $cell }.
}
gh-not-placed = { $why ->
    [room] Нет места для { $kind }.
   *[other] Не хватает фигурок: { $kind }.
}
gh-trap-sprung = { $figure } попадает в ловушку в { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] В { $cell } поставлена ловушка.
       *[other] Ловушка в { $cell } обезврежена.
    }
    [obstacle] { $how ->
        [made] В { $cell } появляется препятствие.
        [moved] Препятствие передвинуто в { $cell }.
       *[other] Препятствия в { $cell } больше нет.
    }
   *[rift] { $how ->
        [made] В { $cell } открывается портал.
        [moved] Портал передвинут в { $cell }.
       *[other] Портал в { $cell } закрывается.
    }
}
gh-looted = { $figure } собирает монеты: { $coins }.
gh-treasure = { $treasure ->
    [goal] { $figure } берёт целевое сокровище.
   *[other] { $figure } берёт сокровище { $treasure }.
}
gh-item-gained = { $sold ->
    [0] { $figure } получает { $item }.
   *[other] У персонажа { $figure } уже есть { $item }: продано за { $sold } золота.
}
gh-xp = { $figure } получает опыт: { $xp }.
gh-gold = { $figure } получает золото: { $gold }.
gh-exhausted = { $why ->
    [health] { $figure }: здоровья не осталось, изнурение.
   *[cards] { $figure }: ни двух карт, ни отдыха, изнурение.
}
gh-section = { $text }
gh-gave-up = Отряд сдаётся.
gh-result = { $checks ->
    [0] { $figure }: опыт { $xp } и ещё { $bonus }, золото { $gold }.
   *[other] { $figure }: опыт { $xp } и ещё { $bonus }, золото { $gold }, боевое задание «{ $goal }» выполнено.
}
gh-concluded = { $text }

## Ещё причины

why-gh-focus = Цель: { $targets }.
why-gh-focus-kept = Цель остаётся прежней: { $targets }.
why-gh-stays = Нет клетки лучше той, где он стоит.
why-gh-tie = Одинаково хороших клеток: { $count }, решают игроки.
why-gh-targets = Атакует { $targets }, сначала свою цель.
why-gh-not-in-reach = Отсюда он не может атаковать свою цель, поэтому не атакует никого.
why-gh-disarmed = Он разоружён или не имеет атаки: цель ищется как для ближней атаки.
why-gh-criterion = Карта велит выбирать цель иначе: { $criterion }.
why-gh-immobilized = Из-за паралича он не двигается.

## Вопросы

prompt-gh-keep-goal = Какое боевое задание оставить? Его никто не увидит.
prompt-gh-equip = Снаряжение, { $figure }: осталось золота { $gold }.
prompt-gh-choose-hand = Какие карты { $figure } не берёт? Осталось: { $left }.
prompt-gh-place = Где начинает { $figure }?
prompt-gh-select = Выберите ведущую карту или долгий отдых.
prompt-gh-select-second = Выберите вторую карту к { $lead }.
prompt-gh-take-back = Вернуть действующую карту для отдыха?
prompt-gh-turn-order = Кто ходит первым?
prompt-gh-turn = Что делает { $figure }?
prompt-gh-between = Что-нибудь перед следующей способностью?
prompt-gh-spare = Что-нибудь ещё в этот ход?
prompt-gh-before-rest = Что-нибудь перед долгим отдыхом?
prompt-gh-rest-lose = Какую карту { $figure } теряет при отдыхе?
prompt-gh-short-rest = { $figure } делает передышку?
prompt-gh-short-rest-lose = Потерять эту карту или получить 1 урон и потерять другую случайную?
prompt-gh-start-effect = Какой эффект начала хода первый?
prompt-gh-end-effect = Какой эффект конца хода первый?
prompt-gh-ability = Выполнить «{ $line }»?
prompt-gh-harm = «{ $line }» входит в действие. Выполнить или отказаться от него и всего дальнейшего?
prompt-gh-pay-ability = Заплатить за «{ $line }»?
prompt-gh-pay = «{ $line }»: заплатить за большее?
prompt-gh-consume = Какую стихию использует { $figure }?
prompt-gh-infuse = Какую стихию заряжает { $figure }?
prompt-gh-move = Движение, { $figure }: { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
   *[many] осталось { $points } очков
}.
prompt-gh-attack = «{ $line }»: кого атаковать?
prompt-gh-attack-prepare = «{ $line }»: заплатить за большее или использовать предмет?
prompt-gh-attack-ready = Атаковать: { $target }?
prompt-gh-area = «{ $line }»: кого накрывает область?
prompt-gh-target = «{ $line }»: выберите цель.
prompt-gh-modifier-effects = Применить эффект модификатора, { $target }?
prompt-gh-modifier-order = В каком порядке действуют модификаторы, { $figure }?
prompt-gh-effect-order = Какой эффект первый, { $target }?
prompt-gh-push-use = Оттолкнуть { $target } на { $hexes }?
prompt-gh-pull-use = Притянуть { $target } на { $hexes }?
prompt-gh-push-to = Куда оттолкнуть { $figure }? Осталось: { $left }.
prompt-gh-pull-to = Куда притянуть { $figure }? Осталось: { $left }.
prompt-gh-steer = Куда заставить идти { $figure }?
prompt-gh-defend = { $figure } атакует вас. Использовать предмет до карты?
prompt-gh-damaged = { $figure } нанесёт { $damage } урона. Использовать предмет?
prompt-gh-damage = Урон { $damage }, { $figure }: принять или потерять карты?
prompt-gh-lose-discard = Какую карту из сброса { $figure } теряет? Осталось: { $left }.
prompt-gh-after-kill = Использовать предмет после убийства?
prompt-gh-after-rest = Использовать предмет после отдыха?
prompt-gh-recover = Какую карту { $figure } возвращает? Осталось: { $left }.
prompt-gh-refresh = Какой предмет снова готов?
prompt-gh-cleanse = Какое состояние снимает { $figure }?
prompt-gh-create-trap = Где поставить ловушку?
prompt-gh-disarm-trap = Какую ловушку обезвредить?
prompt-gh-create-obstacle = Где поставить препятствие?
prompt-gh-destroy-obstacle = Какое препятствие разрушить?
prompt-gh-move-obstacle = Какое препятствие передвинуть?
prompt-gh-obstacle-to = Куда его передвинуть?
prompt-gh-place-rift = Где открыть портал?
prompt-gh-remove-rift = Порталов уже пять. Какой закрыть?
prompt-gh-move-rift = Какой портал передвинуть?
prompt-gh-rift-to = Куда его передвинуть?
prompt-gh-teleport = Куда телепортироваться?
prompt-gh-teleport-to = Куда телепортировать { $figure }?
prompt-gh-summon = Куда призвать?
prompt-gh-summon-at = Куда призывает { $figure }?
prompt-gh-spawn-at = Где появляется { $kind }?
prompt-gh-put-at = Куда поставить { $figure }?
prompt-gh-place-monster = Фигурок не хватает ({ $kind }): какое место занять?
prompt-gh-deal-condition = Карт не хватает: кому достаётся { $condition }?
prompt-gh-monster-focus = Кого выбирает целью { $figure }?
prompt-gh-monster-move = Куда идёт { $figure }?
prompt-gh-monster-path = Каким путём идёт { $figure }?
prompt-gh-monster-targets = Кого атакует { $figure }?
prompt-gh-monster-next = Кто следующий для { $figure }?
prompt-gh-monster-heal = Кого лечит { $figure }?
prompt-gh-boss-door = К какой двери идёт { $figure }?
prompt-chance-ability = Какая карта монстров открыта?
prompt-chance-standee = Какой номер у фигурки?
prompt-chance-short-rest = Какая карта выпала для потери?
prompt-chance-battle-goal = Какое боевое задание роздано?

## Ответы

gh-option-equip = { $thing } (золото: { $price })
option-add-first = Сначала прибавить, потом удвоить
option-back = Вернуть { $thing }
option-condition = { $thing }
option-door = Дверь в { $thing }
option-double-first = Сначала удвоить, потом прибавить
option-draw = Тянуть модификатор
option-element = { $thing }
option-give-up = Сдаться
option-goal = Оставить «{ $thing }»
option-hex = { $thing }
option-leave = Не брать { $thing }
option-level-1 = Все карты 1 уровня
option-lose-two = Потерять две карты из сброса
option-next = { $thing }
option-targets = { $thing }
option-teleport = Телепортироваться в { $thing }
