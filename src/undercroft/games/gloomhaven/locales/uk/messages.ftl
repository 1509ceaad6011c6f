## Чому монстр чинить так

why-gh-stunned = Оглушений монстр не обирає ціль, не рухається й не атакує.
why-gh-focus-negative = Шлях до атаки з найменшою кількістю пасток і небезпек веде до: { $foes }.
why-gh-focus-points = Найменше очок руху треба, щоб атакувати: { $foes }.
why-gh-focus-distance = Найближче з них: { $foes }.
why-gh-focus-initiative = Найраніше за ініціативою: { $foes }.
why-gh-summons-first = Прикликана істота стоїть просто перед тим, хто її прикликав. Ціль: { $foes }.
why-gh-only-focus = З усіх ворогів він може атакувати лише одного: { $foes }.
why-gh-no-focus = Атакувати не можна нікого, хоч який шлях: немає ні цілі, ні руху, ні атаки.
why-gh-fewest-negative = Гексів для атаки цілі, досяжних через найменшу кількість пасток і небезпек: { $hexes }.
why-gh-reachable = З них у межах руху цього ходу: { $hexes }.
why-gh-unlimited = Жоден із них не в межах руху цього ходу: гекс обирають так, наче рух необмежений.
why-gh-no-disadvantage = Гексів, звідки ціль атакують без трудності: { $hexes }.
why-gh-most-targets = Гексів, звідки атакують найбільше цілей: { $hexes }.
why-gh-best-targets = Гексів, звідки додаткові цілі стоять найвище в порядку вибору: { $hexes }.
why-gh-fewest-disadvantaged = Гексів, звідки з трудністю атакують найменше додаткових цілей: { $hexes }.
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
gh-in-deck = { $who }: { $what ->
    [bless] карти благословення
    [curse] карти прокляття
   *[minus] додані карти −1
}
gh-in-deck-monsters = Монстри: { $what ->
    [bless] карти благословення
    [curse] карти прокляття
   *[minus] додані карти −1
}
gh-zone-abilities = Карти монстрів у цьому раунді
gh-story = { $text }
gh-penalty = { $severity ->
    [minor] { $room }, мала кара: { $text }
   *[major] { $room }, велика кара: { $text }
}
gh-trap = { $damage ->
    [0] Пастка: { $conditions }
   *[other] Пастка, шкода { $damage }: { $conditions }
}
gh-hazard = Небезпечна місцевість: шкода { $damage } кожному, хто ввійде
gh-coins = Монети: { $coins }
gh-treasure-here = Скарб
badge-ally = Союзник
preview-points = { $points ->
    [one] { $points } очко руху
    [few] { $points } очки руху
   *[many] { $points } очок руху
}
gh-tally-kills = Убито монстрів
gh-tally-coins = Зібрано монет
gh-tally-xp = Здобуто досвіду

## Перед грою

form-levels = Рівень персонажів
form-health = здоров’я { $health }
form-hand = карт на руці { $hand }
form-difficulty-about = { $by ->
    [-1] Монстри на рівень нижчі
    [0] Як радять правила
    [1] Монстри на рівень вищі, більше досвіду й золота
   *[other] Монстри на два рівні вищі, найбільше досвіду й золота
}
form-dungeon = Мапи немає: три кімнати витягають із колоди разом із монстрами. Щоразу нове підземелля.
form-solo = Один гравець за всіх
form-solo-about = Ви граєте за кожного персонажа й бачите всі карти. За це монстри й пастки на рівень вищі.
form-open = Відкриті руки
form-open-about = Усі можуть бачити й обговорювати будь-які карти. За це монстри й пастки на рівень вищі.
form-reduced = Менше випадку
form-reduced-about = Крайні модифікатори приборкано: подвоєння рахується як +2, промах як −2.
form-death = Смерть назавжди
form-death-about = Хто лишився без здоров’я, той загинув, а не знесилився.
form-area-walls = Область може заходити на стіни
form-area-walls-about = Той гекс області, який має бути в межах дальності, може бути стіною.
form-both-ends = Мета й поразка в одному раунді
form-both-ends-about = { $value ->
    [success] Якщо в одному раунді досягнуто мети й усі знесилилися, сценарій виграно.
    [failure] Якщо в одному раунді досягнуто мети й усі знесилилися, сценарій програно.
   *[other] Якщо в одному раунді досягнуто мети й усі знесилилися, вирішує те, що сталося раніше.
}

## Що відбувається

gh-set-up = { $what ->
    [map] Мапу розкладено.
    [introduction] Вступ прочитано.
    [goals] Роздано бойові завдання.
    [items] Усі споряджені.
    [hands] Усі мають карти на руці.
    [effects] Діє те, що сценарій велить під час підготовки.
   *[other] Підготовка, крок { $step }.
}
gh-goal-kept = { $figure } лишає собі бойове завдання.
gh-equipped = { $figure } бере предмет: { $item }.
gh-hand-taken = { $figure } бере до сценарію { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
gh-placed = { $figure } починає на { $cell }.
gh-played = { $figure } грає карти: { $cards }; ініціатива { $initiative }.
gh-rests = { $figure } оголошує довгий відпочинок.
gh-ability-drawn = Карта монстрів { $card }: ініціатива { $initiative }.
gh-action-began = { $basic ->
    [yes] { $half ->
        [top] { $figure }: базова верхня дія, карта { $card }.
       *[bottom] { $figure }: базова нижня дія, карта { $card }.
    }
   *[no] { $half ->
        [top] { $figure }: верхня дія, карта { $card }.
       *[bottom] { $figure }: нижня дія, карта { $card }.
    }
}
gh-card-moved = { $zone ->
    [hand] Карта { $card } повертається на руку.
    [discard] Карта { $card } йде у скид.
    [active] Карта { $card } діє.
   *[lost] Карту { $card } втрачено.
}
gh-skipped = { $what ->
    [immobilize] { $figure } не може рухатися: знерухомлення.
    [disarm] { $figure } не може атакувати: роззброєння.
    [stun] { $figure } нічого не робить: оглушення.
    [no-focus] { $figure } не знаходить цілі.
    [out-of-range] { $figure } звідси не може атакувати свою ціль.
    [no-target] { $figure } не має цілі.
    [no-door] { $figure } не знаходить дверей, які можна відчинити.
    [stay] { $figure } лишається на місці.
    [attack] { $figure } нікого не атакує.
    [target] { $figure } не вибирає ціль.
    [price] { $figure } не платить.
    [standees] Для прикликання більше немає фігур.
    [room] Для прикликання немає місця.
    [loot] { $figure } не знаходить здобичі.
    [recover] { $figure } не повертає карт.
    [refresh] { $figure } не відновлює предметів.
    [cleanse] { $figure } не позбувається жодного стану.
   *[other] { $figure } пропускає здібність.
}
gh-focused = { $figure } обирає ціль: { $target }.
gh-worked = { $what ->
    [shield] { $figure }: щит тримає удар.
    [rule] Діє особливе правило сценарію.
    [recover] { $figure } повертає карти.
    [attacks] { $figure }: атаки з особливою властивістю.
    [special] { $figure } виконує особливу дію.
   *[other] { $figure }: діє бонус.
}
gh-item-used = { $figure } використовує предмет: { $item }.
gh-refreshed = { $figure } відновлює предмет: { $item }.
gh-item-lost = { $how ->
    [spent] { $figure } витрачає предмет: { $item }.
   *[other] { $figure } споживає предмет: { $item }.
}
gh-upgraded = { $figure } стає елітою.
gh-loss-met = За особливими правилами сценарій програно: { $text }
gh-bonus-began = { $source ->
    [none] { $figure } отримує бонус: «{ $text }».
   *[card] { $figure } отримує бонус, карта { $card }: «{ $text }».
}
gh-bonus-ended = { $source ->
    [none] { $figure }: бонус закінчився: «{ $text }».
   *[card] { $figure }: бонус закінчився, карта { $card }: «{ $text }».
}
gh-reshuffled = Колоду модифікаторів перетасовано.
gh-card-added = { $card ->
    [curse] { $figure ->
        [monsters] До колоди монстрів замішано «Прокляття».
       *[other] { $figure }: до колоди замішано «Прокляття».
    }
    [bless] { $figure ->
        [monsters] До колоди монстрів замішано «Благословення».
       *[other] { $figure }: до колоди замішано «Благословення».
    }
   *[other] { $figure }: до колоди замішано карту −1.
}
gh-none-left = { $card ->
    [curse] { $figure ->
        [monsters] Для колоди монстрів більше немає карт «Прокляття».
       *[other] { $figure }: карт «Прокляття» більше немає.
    }
    [bless] { $figure ->
        [monsters] Для колоди монстрів більше немає карт «Благословення».
       *[other] { $figure }: карт «Благословення» більше немає.
    }
   *[other] { $figure }: карт −1 більше немає.
}
gh-infused = { $figure } наповнює стихію: { $element }.
gh-consumed = { $figure } поглинає стихію: { $element }.
gh-opened = { $how ->
    [rule] Двері на { $cell } відчиняються.
   *[other] { $figure } відчиняє двері на { $cell }.
}
gh-closed = Двері на { $cell } зачиняються.
gh-unlocked = Двері на { $cell } відімкнено.
gh-room-made = Перед загоном: { $room }.
gh-revealed = Кімнату відкрито.
gh-appeared = { $how ->
    [summoned] Прикликання: { $figure } з’являється на { $cell }.
    [summon] Прикликання: { $figure } з’являється на { $cell }.
    [spawned] { $figure } з’являється на { $cell }.
    [returned] { $figure } повертається на { $cell }.
   *[other] { $figure } стоїть на { $cell }.
}
gh-not-placed = { $why ->
    [room] { $kind }: для нової фігури немає місця.
   *[other] { $kind }: фігур бракує.
}
gh-trap-sprung = { $figure } потрапляє в пастку на { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] На { $cell } поставлено пастку.
       *[other] Пастку на { $cell } знешкоджено.
    }
    [obstacle] { $how ->
        [made] На { $cell } з’являється перешкода.
        [moved] Перешкоду пересунуто на { $cell }.
       *[other] Перешкоди на { $cell } більше немає.
    }
   *[rift] { $how ->
        [made] На { $cell } відкривається портал.
        [moved] Портал пересунуто на { $cell }.
       *[other] Портал на { $cell } закривається.
    }
}
gh-looted = { $figure } підбирає { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}.
gh-treasure = { $treasure ->
    [goal] { $figure } забирає скарб, заради якого все й почалося.
   *[other] { $figure } забирає скарб.
}
gh-item-gained = { $sold ->
    [0] { $figure } отримує предмет: { $item }.
   *[other] { $figure } уже має предмет { $item } і продає другий; золото: { $sold }.
}
gh-xp = { $figure } здобуває досвід: { $xp }.
gh-gold = { $figure } отримує золото: { $gold }.
gh-exhausted = { $why ->
    [health] { $figure }: здоров’я не лишилося, виснаження.
   *[cards] { $figure }: ні двох карт, ні відпочинку, виснаження.
}
gh-section = { $text }
gh-wants-to-give-up = { $figure } пропонує здатися; мають погодитися всі персонажі.
gh-gave-up = Загін здається.
gh-result = { $checks ->
    [0] { $figure }: досвід { $xp } і ще { $bonus }, золото { $gold }.
   *[other] { $figure }: досвід { $xp } і ще { $bonus }, золото { $gold }; бойове завдання виконано.
}
gh-concluded = { $text }

## Ще причини

why-gh-focus = Ціль: { $targets }.
why-gh-stays = Немає гекса, кращого за той, де він стоїть.
why-gh-tie = Однаково добрі: { $count }. Вибирають гравці.
why-gh-targets = Він атакує, спершу свою ціль: { $targets }.
why-gh-not-in-reach = Звідси він не може атакувати свою ціль, тож не атакує нікого.
why-gh-disarmed = Він роззброєний або не має атаки: ціль шукають як для ближньої атаки.
why-gh-criterion = Карта велить обирати ціль інакше: { $criterion ->
    [latest] останній за ініціативою ворог
    [earliest] перший за ініціативою ворог
    [weakest] ворог із найменшим здоров’ям
    [strongest] ворог із найбільшим здоров’ям
    [farthest] найдальший ворог
   *[other] { $criterion }
}.
why-gh-immobilized = Через знерухомлення він не рухається.

## Запитання

prompt-gh-keep-goal = Яке бойове завдання лишає { $figure }? Його більше ніхто не побачить.
prompt-gh-equip = Споряджається { $figure }. Лишилося золота: { $gold }.
prompt-gh-choose-hand = Рука для { $figure }: карт { $have } з { $hand }, лишилося відкласти: { $left }.
prompt-gh-place = Де починає { $figure }?
prompt-gh-select = { $may ->
    [both] Виберіть провідну карту або довгий відпочинок.
    [rest] Лишається тільки довгий відпочинок.
   *[card] Виберіть провідну карту.
 }
prompt-gh-select-second = Виберіть другу карту до провідної { $lead }.
prompt-gh-take-back = Повернути активну карту заради відпочинку?
prompt-gh-turn-order = Хто діє першим?
prompt-gh-turn = Що робить { $figure }?
prompt-gh-between = Щось перед наступною здібністю?
prompt-gh-spare = Ще щось у цей хід?
prompt-gh-before-rest = Щось перед довгим відпочинком?
prompt-gh-rest-lose = Яку карту { $figure } втрачає за відпочинок?
prompt-gh-short-rest = { $figure } бере перепочинок?
prompt-gh-short-rest-lose = Втратити цю карту чи отримати 1 одиницю шкоди й утратити іншу випадкову?
prompt-gh-start-effect = Який ефект початку ходу перший?
prompt-gh-end-effect = Який ефект кінця ходу перший?
prompt-gh-ability = Виконати «{ $line }»?
prompt-gh-harm = «{ $line }» входить до дії. Виконати чи відмовитися і від цього, і від усього, що далі?
prompt-gh-pay-ability = Заплатити за «{ $line }»?
prompt-gh-pay = «{ $line }»: заплатити за посилення?
prompt-gh-consume = Яку стихію поглинає { $figure }?
prompt-gh-infuse = Яку стихію наповнює { $figure }?
prompt-gh-move = { $figure }, рух: { $points ->
    [one] лишилося { $points } очко.
    [few] лишилося { $points } очки.
   *[many] лишилося { $points } очок.
}
prompt-gh-attack = «{ $line }»: кого атакувати?
prompt-gh-attack-prepare = «{ $line }»: заплатити за посилення чи використати предмет?
prompt-gh-attack-ready = Ціль { $target }: атакувати?
prompt-gh-area = «{ $line }»: кого накриває область?
prompt-gh-target = «{ $line }»: виберіть ціль.
prompt-gh-target-ally = Який союзник?
prompt-gh-modifier-effects = Ціль { $target }: застосувати ефект карти модифікатора?
prompt-gh-modifier-order = { $figure }: у якому порядку діють модифікатори?
prompt-gh-effect-order = Ціль { $target }: який ефект перший?
prompt-gh-push-use = { $target }: відштовхнути на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекси
   *[many] { $hexes } гексів
}?
prompt-gh-pull-use = { $target }: притягнути на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекси
   *[many] { $hexes } гексів
}?
prompt-gh-push-to = { $left ->
    [1] { $figure }: куди відштовхнути? Лишився один гекс.
   *[other] { $figure }: куди відштовхнути? Лишилося гексів: { $left }.
}
prompt-gh-pull-to = { $left ->
    [1] { $figure }: куди притягнути? Лишився один гекс.
   *[other] { $figure }: куди притягнути? Лишилося гексів: { $left }.
}
prompt-gh-steer = { $figure }: куди вести цю фігуру?
prompt-gh-defend = { $figure } атакує вас. Використати предмет, доки карту не відкрито?
prompt-gh-damaged = { $figure } завдасть шкоди { $damage }. Використати предмет?
prompt-gh-damage = { $source ->
    [figure] { $attacker } завдає шкоди. { $figure } отримує { $damage }: прийняти її чи втратити карти?
    [retaliate] { $attacker } відповідає шкодою. { $figure } отримує { $damage }: прийняти її чи втратити карти?
    [wound] Рана. { $figure } отримує шкоду { $damage }: прийняти її чи втратити карти?
    [hazard] Небезпечна місцевість. { $figure } отримує шкоду { $damage }: прийняти її чи втратити карти?
    [trap] Пастка. { $figure } отримує шкоду { $damage }: прийняти її чи втратити карти?
    [short-rest] Короткий відпочинок. { $figure } отримує шкоду { $damage }: прийняти її чи втратити карти?
   *[line] { $line } – { $figure } отримує шкоду { $damage }: прийняти її чи втратити карти?
}
prompt-gh-part-discard = Яку карту { $figure } скидає? Лишилося: { $left }.
prompt-gh-part-lost = Яку карту { $figure } втрачає? Лишилося: { $left }.
prompt-gh-part-item = Який малий предмет { $figure } споживає?
prompt-gh-lose-discard = Яку карту зі скиду { $figure } втрачає? Лишилося: { $left }.
prompt-gh-after-kill = Використати предмет після вбивства?
prompt-gh-after-rest = Використати предмет після відпочинку?
prompt-gh-recover = Яку карту { $figure } повертає? Лишилося: { $left }.
prompt-gh-refresh = Який предмет відновити?
prompt-gh-cleanse = Якого стану { $figure } позбувається?
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
prompt-gh-teleport-to = { $figure }: куди телепортувати цю фігуру?
prompt-gh-summon = Де з’являється прикликана істота?
prompt-gh-summon-at = Куди прикликає { $figure }?
prompt-gh-spawn-at = Де з’являється { $kind }?
prompt-gh-put-at = Куди поставити? Ставиться { $figure }.
prompt-gh-place-monster = { $kind }: фігур бракує. Яке місце зайняти?
prompt-gh-deal-condition = Карт бракує: кому дістається «{ $condition }»?
prompt-gh-monster-focus = Кого обирає ціллю { $figure }?
prompt-gh-monster-move = Куди рухається { $figure }?
prompt-gh-monster-path = Яким шляхом іде { $figure }?
prompt-gh-monster-targets = Кого атакує { $figure }?
prompt-gh-monster-next = За кого { $figure } береться далі?
prompt-gh-monster-heal = Кого зцілює { $figure }?
prompt-gh-boss-door = До яких дверей іде { $figure }?
prompt-gh-dungeon-entrance = Через який вхід загін потрапляє всередину?
prompt-gh-dungeon-opener = Кого вважати тим, хто відчинив двері?
prompt-gh-return-monster = Який убитий монстр повертається?
prompt-gh-upgrade = Який монстр стає елітою?
prompt-chance-ability = Яку карту монстрів відкрито?
prompt-chance-standee = Який номер у фігури?
prompt-chance-short-rest = Яка карта випала для втрати?
prompt-chance-battle-goal = Яке бойове завдання роздано?
prompt-chance-room = Яку карту кімнати відкрито?
prompt-chance-dungeon-monsters = Яку карту монстрів відкрито для кімнати?

## Відповіді

gh-option-equip = { $thing } (золото: { $price })
option-ability = { $card }, ініціатива { $initiative }: { $texts }
option-add-first = Спершу додати, потім подвоїти
option-back = Повернути { $thing }
option-before = Додати { $thing }, подвоїти, додати решту
option-battle-goal = { $thing }
option-condition = { $thing }
option-door = Двері на { $thing }
option-double-first = Спершу подвоїти, потім додати
option-draw = Відкрити карту модифікатора
option-dungeon-monsters = { $thing }
option-element = { $thing }
option-entrance = Вхід { $thing }
gh-note-give-up = Сценарій програно, якщо в одному раунді здаються всі персонажі.
option-give-up = Здатися
option-goal = Лишити «{ $thing }»
option-hex = { $thing }
option-leave = Не брати { $thing }
option-level-1 = Усі карти 1-го рівня
option-lose-two = Втратити дві карти зі скиду
option-next = { $thing }
option-opener = { $thing }
option-return = Повертається { $thing }
option-upgrade = Посилити { $thing }
option-room = { $thing }
option-standee = Номер { $thing }
option-targets = { $thing }
option-teleport = Телепортуватися на { $thing }

## About the games

about-gloomhaven = Від двох до чотирьох найманців спускаються туди, куди ніхто інший не піде. Кожен хід коштує двох карт, а карти повертаються на руку не вічно: бийте, доки стихії на вашому боці, не відчиняйте дверей, доки не готові, і виходьте раніше, ніж скінчаться сили.
