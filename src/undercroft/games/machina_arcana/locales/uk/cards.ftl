## Відповіді на запитання перед грою

threat_steps-4 = 4
threat_steps-5 = 5
threat_steps-6 = 6
threat_steps-7 = 7
threat_steps-8 = 8
event_cost-1 = 1
event_cost-2 = 2
dead_play-players = гравці, чиї дослідники загинули
dead_play-rules = ніхто, діють правила

## Рядки карт: що стається одразу

card-attack-dice = { -ma-attack } { $dice }
card-magical-attack-dice = { -ma-magical-attack } { $dice }
card-restore-value-health = відновити { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} здоров’я
card-restore-value-stamina = відновити { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} витривалості
card-gain-value-essence = отримати { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} наснаги
card-lose-value-health = втратити { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} здоров’я
card-lose-all-stamina = втратити всю витривалість
card-push-spaces = відштовхнути на { $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-pull-spaces = притягнути на { $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-move-up-to-spaces = переміщення на 0–{ $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-transfer-up-to-spaces = перенесення на 0–{ $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-transfer-to-the-nearest-space = перенесення на найближчу клітинку { $space }
card-transfer-to-any-space = перенесення на будь-яку клітинку { $space }
card-banish = вигнати
card-kill = убити
card-change-the-monster-order = змінити { -ma-order(case: "acc") }
card-threat-by = { -ma-threat } { $by }
card-light-a-chapter-space = освітити { -ma-chapter-space(case: "acc") }
card-spawn-a-monster = з’являється { -ma-monster }
card-trigger-traps = привести в дію { -ma-traps(case: "acc") }
card-close-up-to-count-doors = зачинити щонайбільше { $count } { $count ->
   *[other] дверей
}
card-how-the-target-door = { $how } двері біля клітинки-цілі
card-repair-a-destroyed-door = полагодити знищені двері
card-restore-an-adjacent-action-space = відновити сусідню { -ma-action-space(case: "acc") }
card-destroy-an-adjacent-space = знищити сусідню клітинку { $space }
card-seal-an-adjacent-spawn-space = запечатати сусідню { -ma-spawn-space(case: "acc") }
card-recharge = підзарядка
card-monster-level-level = { -ma-level } { $level }
card-invoke-a-horror-event = запустити { -ma-horror-event(case: "acc") }
card-invoke-an-explorer-event = запустити { -ma-explorer-event(case: "acc") }
card-gain-an-item = отримати { -ma-item }
card-place-the-entry-token = розмістити { -ma-entry-token }
card-place-the-exit-token = розмістити { -ma-exit-token }
card-proceed-to-the-next-chapter = перейти до наступного розділу
card-go-to-the-endgame = перейти до розв’язки
card-go-to-the-next-part-of-the-endgame = перейти до наступної частини розв’язки
card-the-explorers-win = { -ma-explorer(case: "pl") } перемагають
card-the-explorers-lose = { -ma-explorer(case: "pl") } зазнають поразки
card-set-aside-count-tokens = відкласти { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
}
card-lose-count-set-aside-tokens = прибрати { $count } { $count ->
    [one] відкладений жетон
    [few] відкладені жетони
   *[many] відкладених жетонів
}
card-lose-half-as-many-set-aside-tokens-as-there-are-goal-spaces = прибрати вдвічі менше відкладених жетонів, ніж лишилося цільових клітинок
card-discard-this-card = скинути цю карту

## Рядки карт: що діє

card-armor-by = { -ma-armor } { $by }
card-will-by = { -ma-will } { $by }
card-attack-rolls-by = { -ma-attack-roll(case: "pl") } { $by }
card-melee-attack-rolls-by = кидки на ближню атаку { $by }
card-magical-attack-rolls-by = кидки на магічну атаку { $by }
card-maximum-stamina-by = максимум { -ma-stamina(case: "gen") } { $by }
card-range-of-abilities-by = { -ma-range } здібностей { $by }
card-ethereal = { -ma-ethereal }
card-immobile = { -ma-immobile }
card-move-through-through = переміщення крізь { $through }
card-choose-targets-through-through = вибір цілей крізь { $through }
card-choose-ethereal-targets = вибір безтілесних цілей
card-attacks-use-the-lower-of-armor-and-will = проти атак береться менше з двох: { -ma-armor } або { -ma-will }
card-health-cannot-be-lost = здоров’я не можна втратити
card-reroll-blanks-once = один раз перекинути порожні грані
card-take-control = керування чудовиськом
card-count-space-as-other = клітинки { $space } можна вважати клітинками { $other }
card-every-space-counts-as-other = усі клітинки { $space } вважаються клітинками { $other }

## Рядки карт: на кого це діє

card-on-whom = діє на { $whom }
card-on-explorers-within-range-spaces = діє на дослідників не далі ніж за { $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}

## Рядки карт: ціна й ціль

card-value-stamina = { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} витривалості
card-value-essence = { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} наснаги
card-value-health = { $value } { $value ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} здоров’я
card-this-card = цю карту
card-range-spaces = { -ma-range } { $spaces }
card-range-spaces-over-obstacles = { -ma-range } { $spaces } через перешкоди
card-second-range-spaces = друга { -ma-target }, { -ma-range } { $spaces }

## Рядки карт: коли й за якої умови

card-this-is-destroyed = { $when ->
    [before] перед знищенням цього чудовиська
    [after] після знищення цього чудовиська
    [during] під час знищення цього чудовиська
    [instead-of] замість знищення цього чудовиська
   *[when] коли це чудовисько знищене
}
card-you-deal-damage = { $when ->
    [before] перед тим як ви завдасте шкоди
    [after] після того як ви завдали шкоди
    [during] під час завдання вами шкоди
    [instead-of] замість завдання вами шкоди
   *[when] коли ви завдаєте шкоди
}
card-you-take-damage = { $when ->
    [before] перед тим як ви зазнаєте шкоди
    [after] після того як ви зазнали шкоди
    [during] коли ви саме зазнаєте шкоди
    [instead-of] замість того щоб зазнати шкоди
   *[when] коли ви зазнаєте шкоди
}
card-you-kill = { $when ->
    [before] перед тим як ви вб’єте
    [after] після того як ви вбили
    [during] під час вашого вбивства
    [instead-of] замість вашого вбивства
   *[when] коли ви вбиваєте
}
card-the-phase-phase-begins = { $when ->
    [before] перед початком фази { $phase }
    [after] після початку фази { $phase }
    [during] під час початку фази { $phase }
    [instead-of] замість початку фази { $phase }
   *[when] коли починається фаза { $phase }
}
card-no-goal-space-is-left = { $when ->
    [before] перед тим як не лишиться цільових клітинок
    [after] після того як не лишилося цільових клітинок
    [during] доки немає цільових клітинок
    [instead-of] замість втрати останньої цільової клітинки
   *[when] коли не лишилося цільових клітинок
}
card-no-set-aside-token-is-left = { $when ->
    [before] перед тим як не лишиться відкладених жетонів
    [after] після того як не лишилося відкладених жетонів
    [during] доки немає відкладених жетонів
    [instead-of] замість втрати останнього відкладеного жетона
   *[when] коли не лишилося відкладених жетонів
}
card-adjacent-to-a-wall = поруч стіна
card-there-is-a-wounded-monster = є поранене чудовисько

## Властивості на картах

label-armor = { -ma-armor(case: "cap") }: { $text }
label-will = { -ma-will(case: "cap") }: { $text }
label-health = { -ma-health(case: "cap") }: { $text }
label-stamina = { -ma-stamina(case: "cap") }: { $text }
label-essence = { -ma-essence(case: "cap") }: { $text }
label-spawn-rating = { -ma-spawn-rating(case: "cap") }: { $text }
label-horror-rating = { -ma-horror-rating(case: "cap") }: { $text }

## Рядки карт: поступ, колоди, інвентар

card-use-a-workbench = використати { -ma-workbench(case: "acc") }
card-use-inventory = використати { -ma-inventory(case: "acc") }
card-put-thing-in-inventory = прибрати { $thing } в { -ma-inventory(case: "acc") }
card-equip-this-card-as-a-main-item = екіпірувати цю карту як { -ma-main-item }
card-add-items-of-level-level = додати до колод предмети рівня { $level }
card-add-items-of-levels-level-and-next = додати до колод предмети рівнів { $level } і { $next }
card-shuffle-the-item-decks = перетасувати колоди предметів
card-shuffle-the-kind-event-deck = перетасувати колоду подій { $kind }
card-reinvoke-the-kind-event = перезапустити подію { $kind }
card-set-the-starting-track-rating = встановити початкове значення { $track }
card-start-a-new-round = почати новий раунд
card-a-marker-from-this-card = маркер із цієї карти
card-effect-roll-least = кидок на ефект { $least } і більше
card-a-new-chapter-begins = { $when ->
    [before] перед початком нового розділу
    [after] після початку нового розділу
    [during] під час початку нового розділу
    [instead-of] замість початку нового розділу
   *[when] коли починається новий розділ
}
card-a-horror-event-is-invoked = { $when ->
    [before] перед запуском події жаху
    [after] після запуску події жаху
    [during] під час запуску події жаху
    [instead-of] замість запуску події жаху
   *[when] коли запущено подію жаху
}
card-a-marker-is-removed-from-this-card = { $when ->
    [before] перед зняттям маркера із цієї карти
    [after] після зняття маркера із цієї карти
    [during] під час зняття маркера із цієї карти
    [instead-of] замість зняття маркера із цієї карти
   *[when] коли із цієї карти знято маркер
}
card-the-target-moves-up-to-spaces = { -ma-target } переміщується на 0–{ $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-move-the-target-up-to-spaces = перемістити { -ma-target(case: "acc") } на 0–{ $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-monsters-move-spaces = { -ma-monster(case: "pl") } переміщуються на { $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
card-spawn-monster = з’являється чудовисько: { $monster }
card-take-item-from-its-deck = узяти з колоди предмет: { $item }
card-on-any-monster-adjacent-to-the-target-space = діє на будь-яке чудовисько поруч із цільовою клітинкою { $space }
card-destroying-an-adjacent-space = знищення сусідньої клітинки { $space }

## Рядки карт: замість, можна, після атаки

card-lose-any-amount-of-health-and-gain-as-much-essence = втратити скільки завгодно здоров’я й отримати стільки ж наснаги
card-equip-any-weapon-with-a-ranged-target-symbol-as-a-main-item = екіпірувати будь-яку зброю із символом дальньої цілі як { -ma-main-item }
card-attach-an-upgrade-or-augment-to-any-weapon-with-a-ranged-target-symbol = прикріпити { -ma-upgrade } або { -ma-augment } до будь-якої зброї із символом дальньої цілі
card-give-an-item-to-any-explorer-who-may-give-one-back = віддати предмет будь-якому досліднику, який може віддати один натомість
card-activate-space-for-by-stamina-less = активація { $space } коштує на { $by } { $by ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} витривалості менше
card-move-between-chasms-at-no-cost = переміщення з клітинки прірви на клітинку прірви нічого не коштує
card-evade-with-the-armor-and-will-of-the-attacker = під час ухилення використовує захист і волю нападника
card-evade-with-the-armor-and-will-of-the-owner-of-this-card = під час ухилення використовує захист і волю власника цієї карти
card-putting-this-card-in-inventory = повернення цієї карти в { -ma-inventory(case: "acc") }
card-adjacent-to-space = поруч { $space }
card-damage-was-dealt = завдано шкоди
card-you-attack-with-a-weapon-that-has-an-augment = { $when ->
    [before] перед вашою атакою зброєю з розширенням
    [after] після вашої атаки зброєю з розширенням
    [during] під час вашої атаки зброєю з розширенням
    [instead-of] замість вашої атаки зброєю з розширенням
   *[when] коли ви атакуєте зброєю з розширенням
}
card-you-kill-with-this-weapon = { $when ->
    [before] перед убивством цією зброєю
    [after] після вбивства цією зброєю
    [during] під час убивства цією зброєю
    [instead-of] замість убивства цією зброєю
   *[when] коли ви вбиваєте цією зброєю
}
card-losing-your-last-health = { $when ->
    [before] перед втратою останнього здоров’я
    [after] після втрати останнього здоров’я
    [during] під час втрати останнього здоров’я
    [instead-of] замість втрати останнього здоров’я
   *[when] коли ви втрачаєте останнє здоров’я
}
card-you-gain-kind = { $when ->
    [before] перед тим як ви отримаєте { $kind }
    [after] після того як ви отримали { $kind }
    [during] коли ви отримуєте { $kind }
    [instead-of] замість того щоб отримати { $kind }
   *[when] коли ви отримуєте { $kind }
}
