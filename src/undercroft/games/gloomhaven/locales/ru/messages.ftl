## Почему монстр поступает так

why-gh-stunned = Оглушённый монстр не выбирает цель, не движется и не атакует.
why-gh-focus-negative = Путь к атаке с наименьшим числом ловушек и опасностей ведёт к: { $foes }.
why-gh-focus-points = Меньше всего очков движения нужно, чтобы атаковать: { $foes }.
why-gh-focus-distance = Ближе всех из них: { $foes }.
why-gh-focus-initiative = Раньше всех по инициативе: { $foes }.
why-gh-summons-first = Призванное существо стоит прямо перед призвавшим. Цель: { $foes }.
why-gh-only-focus = Из всех врагов он может атаковать только одного: { $foes }.
why-gh-no-focus = Атаковать нельзя никого, каким бы ни был путь: нет ни цели, ни движения, ни атаки.
why-gh-fewest-negative = Гексов для атаки цели, доступных через наименьшее число ловушек и опасностей: { $hexes }.
why-gh-reachable = Из них в пределах движения этого хода: { $hexes }.
why-gh-unlimited = Ни один из них не в пределах движения этого хода: гекс выбирается так, как будто движение не ограничено.
why-gh-no-disadvantage = Гексов, откуда цель атакуется без затруднения: { $hexes }.
why-gh-most-targets = Гексов, откуда атакуется больше всего целей: { $hexes }.
why-gh-best-targets = Гексов, откуда дополнительные цели стоят выше всех в порядке выбора: { $hexes }.
why-gh-fewest-disadvantaged = Гексов, откуда с затруднением атакуется меньше всего дополнительных целей: { $hexes }.
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
gh-in-deck = { $who }: { $what ->
    [bless] карты благословения
    [curse] карты проклятия
   *[minus] добавленные карты −1
}
gh-in-deck-monsters = Монстры: { $what ->
    [bless] карты благословения
    [curse] карты проклятия
   *[minus] добавленные карты −1
}
gh-zone-abilities = Карты монстров в этом раунде
gh-story = { $text }
gh-penalty = { $severity ->
    [minor] { $room }, малое наказание: { $text }
   *[major] { $room }, большое наказание: { $text }
}
gh-trap = { $damage ->
    [0] Ловушка: { $conditions }
   *[other] Ловушка, урон { $damage }: { $conditions }
}
gh-hazard = Опасная местность: урон { $damage } каждому, кто войдёт
gh-coins = Монеты: { $coins }
gh-treasure-here = Сокровище
badge-ally = Союзник
preview-points = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
gh-tally-kills = Убито монстров
gh-tally-coins = Собрано монет
gh-tally-xp = Получено опыта

## Перед игрой

form-levels = Уровень персонажей
form-health = здоровье { $health }
form-hand = карт на руке { $hand }
form-difficulty-about = { $by ->
    [-1] Монстры на уровень ниже
    [0] Как советуют правила
    [1] Монстры на уровень выше, больше опыта и золота
   *[other] Монстры на два уровня выше, больше всего опыта и золота
}
form-dungeon = Карты нет: три комнаты вытягиваются из колоды вместе с монстрами. Каждый раз новое подземелье.
form-solo = Один игрок за всех
form-solo-about = Вы играете за каждого персонажа и видите все карты. За это монстры и ловушки на уровень выше.
form-open = Открытые руки
form-open-about = Все могут видеть и обсуждать любые карты. За это монстры и ловушки на уровень выше.
form-reduced = Меньше случая
form-reduced-about = Крайние модификаторы смягчены: удвоение считается за +2, промах за −2.
form-death = Смерть навсегда
form-death-about = Кто остался без здоровья, тот погиб, а не выбился из сил.
form-area-walls = Область может заходить на стены
form-area-walls-about = Тот гекс области, который должен быть в пределах дальности, может быть стеной.
form-both-ends = Цель и поражение в одном раунде
form-both-ends-about = { $value ->
    [success] Если в одном раунде достигнута цель и все выбились из сил, сценарий выигран.
    [failure] Если в одном раунде достигнута цель и все выбились из сил, сценарий проигран.
   *[other] Если в одном раунде достигнута цель и все выбились из сил, решает то, что случилось раньше.
}

## Что происходит

gh-set-up = { $what ->
    [map] Карта разложена.
    [introduction] Прочитано вступление.
    [goals] Розданы боевые задания.
    [items] Все снаряжены.
    [hands] У всех есть карты на руке.
    [effects] Действует то, что сценарий велит при подготовке.
   *[other] Подготовка, шаг { $step }.
}
gh-goal-kept = { $figure } оставляет себе боевое задание.
gh-equipped = { $figure } берёт предмет: { $item }.
gh-hand-taken = { $figure } берёт в сценарий { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
gh-placed = { $figure } начинает на { $cell }.
gh-played = { $figure } играет карты: { $cards }; инициатива { $initiative }.
gh-rests = { $figure } объявляет долгий отдых.
gh-ability-drawn = Карта монстров { $card }: инициатива { $initiative }.
gh-action-began = { $basic ->
    [yes] { $half ->
        [top] { $figure }: базовое верхнее действие, карта { $card }.
       *[bottom] { $figure }: базовое нижнее действие, карта { $card }.
    }
   *[no] { $half ->
        [top] { $figure }: верхнее действие, карта { $card }.
       *[bottom] { $figure }: нижнее действие, карта { $card }.
    }
}
gh-card-moved = { $zone ->
    [hand] Карта { $card } возвращается на руку.
    [discard] Карта { $card } уходит в сброс.
    [active] Карта { $card } действует.
   *[lost] Карта { $card } потеряна.
}
gh-skipped = { $what ->
    [immobilize] { $figure } не может двигаться: обездвиживание.
    [disarm] { $figure } не может атаковать: разоружение.
    [stun] { $figure } ничего не делает: оглушение.
    [no-focus] { $figure } не находит цели.
    [out-of-range] { $figure } отсюда не может атаковать свою цель.
    [no-target] { $figure } не имеет цели.
    [no-door] { $figure } не находит двери, которую можно открыть.
    [stay] { $figure } остаётся на месте.
    [attack] { $figure } никого не атакует.
    [target] { $figure } не выбирает цель.
    [price] { $figure } не платит.
    [standees] Для призыва больше нет фигур.
    [room] Для призыва нет места.
    [loot] { $figure } не находит добычи.
    [recover] { $figure } не возвращает карт.
    [refresh] { $figure } не восстанавливает предметов.
    [cleanse] { $figure } не избавляется ни от какого состояния.
   *[other] { $figure } пропускает способность.
}
gh-focused = { $figure } выбирает цель: { $target }.
gh-worked = { $what ->
    [shield] { $figure }: щит держит удар.
    [rule] Действует особое правило сценария.
    [recover] { $figure } возвращает карты.
    [attacks] { $figure }: атаки с особым свойством.
    [special] { $figure } выполняет особое действие.
   *[other] { $figure }: действует бонус.
}
gh-item-used = { $figure } использует предмет: { $item }.
gh-refreshed = { $figure } восстанавливает предмет: { $item }.
gh-item-lost = { $how ->
    [spent] { $figure } тратит предмет: { $item }.
   *[other] { $figure } расходует предмет: { $item }.
}
gh-upgraded = { $figure } становится элитой.
gh-loss-met = По особым правилам сценарий проигран: { $text }
gh-bonus-began = { $source ->
    [none] { $figure } получает бонус: «{ $text }».
   *[card] { $figure } получает бонус, карта { $card }: «{ $text }».
}
gh-bonus-ended = { $source ->
    [none] { $figure }: бонус закончился: «{ $text }».
   *[card] { $figure }: бонус закончился, карта { $card }: «{ $text }».
}
gh-reshuffled = Колода модификаторов перемешана.
gh-card-added = { $card ->
    [curse] { $figure ->
        [monsters] В колоду монстров замешано «Проклятие».
       *[other] { $figure }: в колоду замешано «Проклятие».
    }
    [bless] { $figure ->
        [monsters] В колоду монстров замешано «Благословение».
       *[other] { $figure }: в колоду замешано «Благословение».
    }
   *[other] { $figure }: в колоду замешана карта −1.
}
gh-none-left = { $card ->
    [curse] { $figure ->
        [monsters] Для колоды монстров больше нет карт «Проклятие».
       *[other] { $figure }: карт «Проклятие» больше нет.
    }
    [bless] { $figure ->
        [monsters] Для колоды монстров больше нет карт «Благословение».
       *[other] { $figure }: карт «Благословение» больше нет.
    }
   *[other] { $figure }: карт −1 больше нет.
}
gh-infused = { $figure } наполняет стихию: { $element }.
gh-consumed = { $figure } поглощает стихию: { $element }.
gh-opened = { $how ->
    [rule] Дверь на { $cell } открывается.
   *[other] { $figure } открывает дверь на { $cell }.
}
gh-closed = Дверь на { $cell } закрывается.
gh-unlocked = Дверь на { $cell } отперта.
gh-room-made = Перед отрядом: { $room }.
gh-revealed = Открыта комната.
gh-appeared = { $how ->
    [summoned] Призыв: { $figure } появляется на { $cell }.
    [summon] Призыв: { $figure } появляется на { $cell }.
    [spawned] { $figure } появляется на { $cell }.
    [returned] { $figure } возвращается на { $cell }.
   *[other] { $figure } стоит на { $cell }.
}
gh-not-placed = { $why ->
    [room] { $kind }: для новой фигуры нет места.
   *[other] { $kind }: фигур не хватает.
}
gh-trap-sprung = { $figure } попадает в ловушку на { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] На { $cell } поставлена ловушка.
       *[other] Ловушка на { $cell } обезврежена.
    }
    [obstacle] { $how ->
        [made] На { $cell } появляется препятствие.
        [moved] Препятствие передвинуто на { $cell }.
       *[other] Препятствия на { $cell } больше нет.
    }
   *[rift] { $how ->
        [made] На { $cell } открывается портал.
        [moved] Портал передвинут на { $cell }.
       *[other] Портал на { $cell } закрывается.
    }
}
gh-looted = { $figure } подбирает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
gh-treasure = { $treasure ->
    [goal] { $figure } забирает сокровище, ради которого всё затевалось.
   *[other] { $figure } забирает сокровище.
}
gh-item-gained = { $sold ->
    [0] { $figure } получает предмет: { $item }.
   *[other] { $figure } уже имеет предмет { $item } и продаёт второй; золото: { $sold }.
}
gh-xp = { $figure } получает опыт: { $xp }.
gh-gold = { $figure } получает золото: { $gold }.
gh-exhausted = { $why ->
    [health] { $figure }: здоровья не осталось, изнурение.
   *[cards] { $figure }: ни двух карт, ни отдыха, изнурение.
}
gh-section = { $text }
gh-wants-to-give-up = { $figure } предлагает сдаться; должны согласиться все персонажи.
gh-gave-up = Отряд сдаётся.
gh-result = { $checks ->
    [0] { $figure }: опыт { $xp } и ещё { $bonus }, золото { $gold }.
   *[other] { $figure }: опыт { $xp } и ещё { $bonus }, золото { $gold }; боевое задание выполнено.
}
gh-concluded = { $text }

## Ещё причины

why-gh-focus = Цель: { $targets }.
why-gh-stays = Нет гекса лучше того, где он стоит.
why-gh-tie = Одинаково хороши: { $count }. Выбирают игроки.
why-gh-targets = Он атакует, сначала свою цель: { $targets }.
why-gh-not-in-reach = Отсюда он не может атаковать свою цель, поэтому не атакует никого.
why-gh-disarmed = Он разоружён или не имеет атаки: цель ищется как для ближней атаки.
why-gh-criterion = Карта велит выбирать цель иначе: { $criterion ->
    [latest] последний по инициативе враг
    [earliest] первый по инициативе враг
    [weakest] враг с наименьшим здоровьем
    [strongest] враг с наибольшим здоровьем
    [farthest] самый далёкий враг
   *[other] { $criterion }
}.
why-gh-immobilized = Из-за обездвиживания он не двигается.

## Вопросы

prompt-gh-keep-goal = Какое боевое задание оставляет { $figure }? Его никто больше не увидит.
prompt-gh-equip = Снаряжается { $figure }. Осталось золота: { $gold }.
prompt-gh-choose-hand = Рука для { $figure }: карт { $have } из { $hand }, осталось отложить: { $left }.
prompt-gh-place = Где начинает { $figure }?
prompt-gh-select = { $may ->
    [both] Выберите ведущую карту или долгий отдых.
    [rest] Остаётся только долгий отдых.
   *[card] Выберите ведущую карту.
 }
prompt-gh-select-second = Выберите вторую карту к ведущей { $lead }.
prompt-gh-take-back = Вернуть действующую карту ради отдыха?
prompt-gh-turn-order = Кто действует первым?
prompt-gh-turn = Что делает { $figure }?
prompt-gh-between = Что-нибудь перед следующей способностью?
prompt-gh-spare = Что-нибудь ещё в этот ход?
prompt-gh-before-rest = Что-нибудь перед долгим отдыхом?
prompt-gh-rest-lose = Какую карту { $figure } теряет за отдых?
prompt-gh-short-rest = { $figure } берёт передышку?
prompt-gh-short-rest-lose = Потерять эту карту или получить 1 единицу урона и потерять другую случайную?
prompt-gh-start-effect = Какой эффект начала хода первый?
prompt-gh-end-effect = Какой эффект конца хода первый?
prompt-gh-ability = Выполнить «{ $line }»?
prompt-gh-harm = «{ $line }» входит в действие. Выполнить или отказаться и от этого, и от всего, что дальше?
prompt-gh-pay-ability = Заплатить за «{ $line }»?
prompt-gh-pay = «{ $line }»: заплатить за усиление?
prompt-gh-consume = Какую стихию поглощает { $figure }?
prompt-gh-infuse = Какую стихию наполняет { $figure }?
prompt-gh-move = { $figure }, движение: { $points ->
    [one] осталось { $points } очко.
    [few] осталось { $points } очка.
   *[many] осталось { $points } очков.
}
prompt-gh-attack = «{ $line }»: кого атаковать?
prompt-gh-attack-prepare = «{ $line }»: заплатить за усиление или использовать предмет?
prompt-gh-attack-ready = Цель { $target }: атаковать?
prompt-gh-area = «{ $line }»: кого накрывает область?
prompt-gh-target = «{ $line }»: выберите цель.
prompt-gh-target-ally = Какой союзник?
prompt-gh-modifier-effects = Цель { $target }: применить эффект карты модификатора?
prompt-gh-modifier-order = { $figure }: в каком порядке действуют модификаторы?
prompt-gh-effect-order = Цель { $target }: какой эффект первый?
prompt-gh-push-use = { $target }: оттолкнуть на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}?
prompt-gh-pull-use = { $target }: притянуть на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}?
prompt-gh-push-to = { $left ->
    [1] { $figure }: куда оттолкнуть? Остался один гекс.
   *[other] { $figure }: куда оттолкнуть? Осталось гексов: { $left }.
}
prompt-gh-pull-to = { $left ->
    [1] { $figure }: куда притянуть? Остался один гекс.
   *[other] { $figure }: куда притянуть? Осталось гексов: { $left }.
}
prompt-gh-steer = { $figure }: куда вести эту фигуру?
prompt-gh-defend = { $figure } атакует вас. Использовать предмет, пока карта не открыта?
prompt-gh-damaged = { $figure } нанесёт урон { $damage }. Использовать предмет?
prompt-gh-damage = { $source ->
    [figure] { $attacker } наносит урон. { $figure } получает { $damage }: принять его или потерять карты?
    [retaliate] { $attacker } отвечает уроном. { $figure } получает { $damage }: принять его или потерять карты?
    [wound] Рана. { $figure } получает урон { $damage }: принять его или потерять карты?
    [hazard] Опасная местность. { $figure } получает урон { $damage }: принять его или потерять карты?
    [trap] Ловушка. { $figure } получает урон { $damage }: принять его или потерять карты?
    [short-rest] Короткий отдых. { $figure } получает урон { $damage }: принять его или потерять карты?
   *[line] { $line } – { $figure } получает урон { $damage }: принять его или потерять карты?
}
prompt-gh-part-discard = Какую карту { $figure } сбрасывает? Осталось: { $left }.
prompt-gh-part-lost = Какую карту { $figure } теряет? Осталось: { $left }.
prompt-gh-part-item = Какой малый предмет { $figure } расходует?
prompt-gh-lose-discard = Какую карту из сброса { $figure } теряет? Осталось: { $left }.
prompt-gh-after-kill = Использовать предмет после убийства?
prompt-gh-after-rest = Использовать предмет после отдыха?
prompt-gh-recover = Какую карту { $figure } возвращает? Осталось: { $left }.
prompt-gh-refresh = Какой предмет восстановить?
prompt-gh-cleanse = От какого состояния { $figure } избавляется?
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
prompt-gh-teleport-to = { $figure }: куда телепортировать эту фигуру?
prompt-gh-summon = Где появляется призванное существо?
prompt-gh-summon-at = Куда призывает { $figure }?
prompt-gh-spawn-at = Где появляется { $kind }?
prompt-gh-put-at = Куда поставить? Ставится { $figure }.
prompt-gh-place-monster = { $kind }: фигур не хватает. Какое место занять?
prompt-gh-deal-condition = Карт не хватает: кому достаётся «{ $condition }»?
prompt-gh-monster-focus = Кого выбирает целью { $figure }?
prompt-gh-monster-move = Куда движется { $figure }?
prompt-gh-monster-path = Каким путём идёт { $figure }?
prompt-gh-monster-targets = Кого атакует { $figure }?
prompt-gh-monster-next = За кого { $figure } берётся дальше?
prompt-gh-monster-heal = Кого лечит { $figure }?
prompt-gh-boss-door = К какой двери идёт { $figure }?
prompt-gh-dungeon-entrance = Через какой вход отряд попадает внутрь?
prompt-gh-dungeon-opener = Кого считать открывшим дверь?
prompt-gh-return-monster = Какой убитый монстр возвращается?
prompt-gh-upgrade = Какой монстр становится элитой?
prompt-chance-ability = Какая карта монстров открыта?
prompt-chance-standee = Какой номер у фигуры?
prompt-chance-short-rest = Какая карта выпала для потери?
prompt-chance-battle-goal = Какое боевое задание роздано?
prompt-chance-room = Какая карта комнаты открыта?
prompt-chance-dungeon-monsters = Какая карта монстров открыта для комнаты?

## Ответы

gh-option-equip = { $thing } (золото: { $price })
option-ability = { $card }, инициатива { $initiative }: { $texts }
option-add-first = Сначала прибавить, потом удвоить
option-back = Вернуть { $thing }
option-before = Прибавить { $thing }, удвоить, прибавить остальное
option-battle-goal = { $thing }
option-condition = { $thing }
option-door = Дверь на { $thing }
option-double-first = Сначала удвоить, потом прибавить
option-draw = Открыть карту модификатора
option-dungeon-monsters = { $thing }
option-element = { $thing }
option-entrance = Вход { $thing }
gh-note-give-up = Сценарий проигран, если в одном раунде сдаются все персонажи.
option-give-up = Сдаться
option-goal = Оставить «{ $thing }»
option-hex = { $thing }
option-leave = Не брать { $thing }
option-level-1 = Все карты 1-го уровня
option-lose-two = Потерять две карты из сброса
option-next = { $thing }
option-opener = { $thing }
option-return = Возвращается { $thing }
option-upgrade = Усилить { $thing }
option-room = { $thing }
option-standee = Номер { $thing }
option-targets = { $thing }
option-teleport = Телепортироваться на { $thing }

## About the games

about-gloomhaven = От двух до четырёх наёмников спускаются туда, куда никто больше не пойдёт. Каждый ход стоит двух карт, а карты возвращаются на руку не вечно: бейте, пока стихии на вашей стороне, не открывайте дверей, пока не готовы, и выходите прежде, чем кончатся силы.
