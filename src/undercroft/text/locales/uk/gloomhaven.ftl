## Чому монстр чинить так

why-gh-stunned = Оглушений монстр не обирає ціль, не рухається й не атакує.
why-gh-focus-negative = Шлях до атаки з найменшою кількістю пасток і небезпек веде до: { $foes }.
why-gh-focus-points = Найменше очок руху треба, щоб атакувати: { $foes }.
why-gh-focus-distance = Найближче з них: { $foes }.
why-gh-focus-initiative = Найраніше за ініціативою: { $foes }.
why-gh-summons-first = Прикликана істота стоїть просто перед тим, хто її прикликав. Ціль: { $foes }.
why-gh-no-focus = Атакувати не можна нікого, хоч який шлях: немає ні цілі, ні руху, ні атаки.
why-gh-fewest-negative = Гексів для атаки цілі, досяжних через найменшу кількість пасток і небезпек: { $hexes }.
why-gh-reachable = З них у межах руху цього ходу: { $hexes }.
why-gh-unlimited = Жоден із них не в межах руху цього ходу: гекс обирають так, наче рух необмежений.
why-gh-no-disadvantage = Гексів, звідки ціль атакують без перешкоди: { $hexes }.
why-gh-most-targets = Гексів, звідки атакують найбільше цілей: { $hexes }.
why-gh-best-targets = Гексів, звідки додаткові цілі стоять найвище в порядку вибору: { $hexes }.
why-gh-fewest-disadvantaged = Гексів, звідки з перешкодою атакують найменше додаткових цілей: { $hexes }.
why-gh-least-movement = Гексів, що потребують найменше руху: { $hexes }.
why-gh-closer = Рух закінчується на гексі, від якого лишається найменше шляху; таких гексів: { $hexes }.

## Сцена

gh-level = Рівень сценарію
gh-xp-of = { $who }: досвід
gh-coins-of = { $who }: монети
gh-goal-of = Бойове завдання «{ $goal }»: { $text }
gh-strong = Сильні стихії
gh-waning = Середні стихії
gh-deck = { $who }: модифікатори
gh-deck-monsters = Модифікатори монстрів
gh-zone-abilities = Карти монстрів у цьому раунді
gh-story = { $text }
gh-trap = Пастка: { $damage ->
    [0] { $conditions }
   *[other] шкода { $damage } { $conditions }
}
gh-hazard = Небезпечна місцевість: шкода { $damage } кожному, хто ввійде
gh-coins = Монети: { $coins }
gh-treasure-here = Скарб
gh-ally = Союзник
preview-points = { $points ->
    [one] { $points } очко руху
    [few] { $points } очки руху
   *[many] { $points } очок руху
}
gh-tally-kills = Убито монстрів
gh-tally-coins = Зібрано монет
gh-tally-xp = Здобуто досвіду

## Що відбувається

gh-set-up = { $what ->
    [map] Мапу розкладено.
    [introduction] Вступ прочитано.
    [goals] Роздано бойові завдання.
    [items] Усі споряджені.
    [hands] Усі мають карти на руці.
    [effects] Сценарій діє під час підготовки.
   *[other] Підготовка, крок { $step }.
}
gh-goal-kept = { $figure } залишає собі бойове завдання.
gh-equipped = { $figure } бере предмет: { $item }.
gh-hand-taken = { $figure } бере до сценарію карт: { $count }.
gh-placed = { $figure } починає в { $cell }.
gh-played = { $figure } грає { $cards }; ініціатива { $initiative }.
gh-rests = { $figure } оголошує довгий відпочинок.
gh-ability-drawn = Карта монстрів { $deck }: ініціатива { $initiative }.
gh-action-began = { $basic ->
    [yes] { $figure }: базова дія ({ $half }) картою { $card }.
   *[no] { $figure }: дія карти { $card } ({ $half }).
}
gh-card-moved = { $zone ->
    [hand] { $card } повертається на руку.
    [discard] { $card } йде у скид.
    [active] { $card } залишається у грі.
   *[lost] { $card } втрачено.
}
gh-skipped = { $what ->
    [immobilize] { $figure } не може рухатися: параліч.
    [disarm] { $figure } не може атакувати.
    [stun] { $figure }: оглушення, хід пропущено.
    [no-focus] { $figure } не знаходить цілі.
    [out-of-range] { $figure } звідси не може атакувати свою ціль.
    [no-target] { $figure } не має цілі.
    [no-door] { $figure } не знаходить дверей.
    [stay] { $figure } лишається на місці.
    [attack] { $figure } нікого не атакує.
    [target] { $figure } не обирає цілі.
    [price] { $figure } не платить.
    [standees] Більше немає фігурок для прикликання.
    [room] Для прикликання немає місця.
    [loot] { $figure } не знаходить здобичі.
   *[other] { $figure } пропускає здібність.
}
gh-focused = { $figure } обирає ціль: { $target }.
gh-worked = { $what ->
    [shield] Щит тримає: { $figure }.
    [rule] Діє особливе правило сценарію.
    [recover] { $figure } повертає карти.
   *[other] Діє бонус: { $figure }.
}
gh-item-used = { $figure } використовує { $item }.
gh-refreshed = { $figure } знову може використати { $item }.
gh-bonus-began = { $figure } отримує бонус.
gh-bonus-ended = Бонус закінчується: { $figure }.
gh-reshuffled = Колоду модифікаторів перетасовано.
gh-card-added = { $card ->
    [curse] До колоди замішано «Прокляття»: { $figure }.
    [bless] До колоди замішано «Благословення»: { $figure }.
   *[other] До колоди замішано карту −1: { $figure }.
}
gh-none-left = { $card ->
    [curse] Карт «Прокляття» більше немає: { $figure }.
    [bless] Карт «Благословення» більше немає: { $figure }.
   *[other] Карт −1 більше немає: { $figure }.
}
gh-infused = { $figure } підвищує заряд: { $element }.
gh-consumed = { $figure } використовує стихію: { $element }.
gh-opened = { $how ->
    [rule] Двері в { $cell } відчиняються.
   *[other] { $figure } відчиняє двері в { $cell }.
}
gh-closed = Двері в { $cell } зачиняються.
gh-unlocked = Двері в { $cell } відімкнено.
gh-revealed = Кімнату відкрито.
gh-appeared = { $how ->
    [summoned] Прикликання: { $figure }, { $cell }.
    [summon] Прикликання: { $figure }, { $cell }.
    [spawned] З’являється { $figure }: { $cell }.
   *[other] { $figure } стоїть у { $cell }.
}
gh-not-placed = { $why ->
    [room] Немає місця для { $kind }.
   *[other] Бракує фігурок: { $kind }.
}
gh-trap-sprung = { $figure } потрапляє в пастку в { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] У { $cell } поставлено пастку.
       *[other] Пастку в { $cell } знешкоджено.
    }
    [obstacle] { $how ->
        [made] У { $cell } з’являється перешкода.
        [moved] Перешкоду пересунуто в { $cell }.
       *[other] Перешкоди в { $cell } більше немає.
    }
   *[rift] { $how ->
        [made] У { $cell } відкривається портал.
        [moved] Портал пересунуто в { $cell }.
       *[other] Портал у { $cell } закривається.
    }
}
gh-looted = { $figure } збирає монети: { $coins }.
gh-treasure = { $treasure ->
    [goal] { $figure } бере скарб-мету.
   *[other] { $figure } бере скарб { $treasure }.
}
gh-item-gained = { $sold ->
    [0] { $figure } отримує { $item }.
   *[other] Персонаж { $figure } уже має { $item }: продано за { $sold } золота.
}
gh-xp = { $figure } здобуває досвід: { $xp }.
gh-gold = { $figure } отримує золото: { $gold }.
gh-exhausted = { $why ->
    [health] { $figure }: здоров’я не лишилося, виснаження.
   *[cards] { $figure }: ні двох карт, ні відпочинку, виснаження.
}
gh-section = { $text }
gh-gave-up = Загін здається.
gh-result = { $checks ->
    [0] { $figure }: досвід { $xp } і ще { $bonus }, золото { $gold }.
   *[other] { $figure }: досвід { $xp } і ще { $bonus }, золото { $gold }, бойове завдання «{ $goal }» виконано.
}
gh-concluded = { $text }

## Ще причини

why-gh-focus = Ціль: { $targets }.
why-gh-focus-kept = Ціль лишається та сама: { $targets }.
why-gh-stays = Немає клітинки, кращої за ту, де він стоїть.
why-gh-tie = Однаково добрих клітинок: { $count }, вирішують гравці.
why-gh-targets = Атакує { $targets }, спершу свою ціль.
why-gh-not-in-reach = Звідси він не може атакувати свою ціль, тож не атакує нікого.
why-gh-disarmed = Він роззброєний або не має атаки: ціль шукається як для ближньої атаки.
why-gh-criterion = Карта велить обирати ціль інакше: { $criterion }.
why-gh-immobilized = Через параліч він не рухається.

## Запитання

prompt-gh-keep-goal = Яке бойове завдання залишити? Його ніхто не побачить.
prompt-gh-equip = Спорядження, { $figure }: лишилося золота { $gold }.
prompt-gh-choose-hand = Яких карт { $figure } не бере? Лишилося: { $left }.
prompt-gh-place = Де починає { $figure }?
prompt-gh-select = Оберіть провідну карту або довгий відпочинок.
prompt-gh-select-second = Оберіть другу карту до { $lead }.
prompt-gh-take-back = Повернути діючу карту для відпочинку?
prompt-gh-turn-order = Хто ходить першим?
prompt-gh-turn = Що робить { $figure }?
prompt-gh-between = Щось перед наступною здібністю?
prompt-gh-spare = Щось іще цього ходу?
prompt-gh-before-rest = Щось перед довгим відпочинком?
prompt-gh-rest-lose = Яку карту { $figure } втрачає на відпочинку?
prompt-gh-short-rest = { $figure } робить перепочинок?
prompt-gh-short-rest-lose = Втратити цю карту чи отримати 1 шкоди й утратити іншу випадкову?
prompt-gh-start-effect = Який ефект початку ходу перший?
prompt-gh-end-effect = Який ефект кінця ходу перший?
prompt-gh-ability = Виконати «{ $line }»?
prompt-gh-harm = «{ $line }» входить до дії. Виконати чи відмовитися від неї та всього далі?
prompt-gh-pay-ability = Заплатити за «{ $line }»?
prompt-gh-pay = «{ $line }»: заплатити за більше?
prompt-gh-consume = Яку стихію використовує { $figure }?
prompt-gh-infuse = Яку стихію заряджає { $figure }?
prompt-gh-move = Рух, { $figure }: { $points ->
    [one] лишилося { $points } очко
    [few] лишилося { $points } очки
   *[many] лишилося { $points } очок
}.
prompt-gh-attack = «{ $line }»: кого атакувати?
prompt-gh-attack-prepare = «{ $line }»: заплатити за більше чи використати предмет?
prompt-gh-attack-ready = Атакувати: { $target }?
prompt-gh-area = «{ $line }»: кого накриває область?
prompt-gh-target = «{ $line }»: оберіть ціль.
prompt-gh-modifier-effects = Застосувати ефект модифікатора, { $target }?
prompt-gh-modifier-order = У якому порядку діють модифікатори, { $figure }?
prompt-gh-effect-order = Який ефект перший, { $target }?
prompt-gh-push-use = Відштовхнути { $target } на { $hexes }?
prompt-gh-pull-use = Притягнути { $target } на { $hexes }?
prompt-gh-push-to = Куди відштовхнути { $figure }? Лишилося: { $left }.
prompt-gh-pull-to = Куди притягнути { $figure }? Лишилося: { $left }.
prompt-gh-steer = Куди змусити йти { $figure }?
prompt-gh-defend = { $figure } атакує вас. Використати предмет до карти?
prompt-gh-damaged = { $figure } завдасть { $damage } шкоди. Використати предмет?
prompt-gh-damage = Шкода { $damage }, { $figure }: прийняти чи втратити карти?
prompt-gh-lose-discard = Яку карту зі скиду { $figure } втрачає? Лишилося: { $left }.
prompt-gh-after-kill = Використати предмет після вбивства?
prompt-gh-after-rest = Використати предмет після відпочинку?
prompt-gh-recover = Яку карту { $figure } повертає? Лишилося: { $left }.
prompt-gh-refresh = Який предмет знову готовий?
prompt-gh-cleanse = Якого стану позбувається { $figure }?
prompt-gh-create-trap = Де поставити пастку?
prompt-gh-disarm-trap = Яку пастку знешкодити?
prompt-gh-create-obstacle = Де поставити перешкоду?
prompt-gh-destroy-obstacle = Яку перешкоду зруйнувати?
prompt-gh-move-obstacle = Яку перешкоду пересунути?
prompt-gh-obstacle-to = Куди її пересунути?
prompt-gh-place-rift = Де відкрити портал?
prompt-gh-remove-rift = Порталів уже п’ять. Який закрити?
prompt-gh-move-rift = Який портал пересунути?
prompt-gh-rift-to = Куди його пересунути?
prompt-gh-teleport = Куди телепортуватися?
prompt-gh-teleport-to = Куди телепортувати { $figure }?
prompt-gh-summon = Куди прикликати?
prompt-gh-summon-at = Куди прикликає { $figure }?
prompt-gh-spawn-at = Де з’являється { $kind }?
prompt-gh-put-at = Куди поставити { $figure }?
prompt-gh-place-monster = Фігурок бракує ({ $kind }): яке місце зайняти?
prompt-gh-deal-condition = Карт бракує: кому дістається { $condition }?
prompt-gh-monster-focus = Кого обирає ціллю { $figure }?
prompt-gh-monster-move = Куди йде { $figure }?
prompt-gh-monster-path = Яким шляхом іде { $figure }?
prompt-gh-monster-targets = Кого атакує { $figure }?
prompt-gh-monster-next = Хто наступний для { $figure }?
prompt-gh-monster-heal = Кого лікує { $figure }?
prompt-gh-boss-door = До яких дверей іде { $figure }?
prompt-chance-ability = Яку карту монстрів відкрито?
prompt-chance-standee = Який номер у фігурки?
prompt-chance-short-rest = Яка карта випала для втрати?
prompt-chance-battle-goal = Яке бойове завдання роздано?

## Відповіді

gh-option-equip = { $thing } (золото: { $price })
option-add-first = Спершу додати, потім подвоїти
option-back = Повернути { $thing }
option-condition = { $thing }
option-door = Двері в { $thing }
option-double-first = Спершу подвоїти, потім додати
option-draw = Тягнути модифікатор
option-element = { $thing }
option-give-up = Здатися
option-goal = Залишити «{ $thing }»
option-hex = { $thing }
option-leave = Не брати { $thing }
option-level-1 = Усі карти 1 рівня
option-lose-two = Втратити дві карти зі скиду
option-next = { $thing }
option-targets = { $thing }
option-teleport = Телепортуватися в { $thing }
