# Терміни гри: кожен визначено лише тут. Відмінок — аргумент `case`: gen, dat, acc, ins, loc; pl — множина; cap — з великої літери.

## Хто є хто

-ma-explorer = { $case ->
    [gen] дослідника
    [acc] дослідника
    [pl] дослідники
    [gen-pl] дослідників
    [acc-pl] дослідників
    [cap] Дослідник
    [cap-pl] Дослідники
   *[nom] дослідник
}
-ma-monster = { $case ->
    [gen] чудовиська
    [acc] чудовисько
    [pl] чудовиська
    [gen-pl] чудовиськ
    [acc-pl] чудовиськ
    [cap] Чудовисько
    [cap-pl] Чудовиська
   *[nom] чудовисько
}
-ma-unit = { $case ->
    [gen] істоти
    [acc] істоту
    [pl] істоти
    [gen-pl] істот
    [acc-pl] істот
    [cap-pl] Істоти
   *[nom] істота
}
-ma-attacker = { $case ->
    [acc] нападника
   *[nom] нападник
}
-ma-evader = { $case ->
    [acc] того, хто ухиляється
   *[nom] той, хто ухиляється
}
-ma-marksman = { $case ->
    [cap] Стрілець
   *[nom] стрілець
}
-ma-fighter = { $case ->
    [cap] Боєць
   *[nom] боєць
}
-ma-mystic = { $case ->
    [cap] Містик
   *[nom] містик
}
-ma-tinkerer = { $case ->
    [cap] Майстер
   *[nom] майстер
}

## Властивості та ресурси

-ma-armor = { $case ->
    [gen] захисту
    [cap] Захист
   *[nom] захист
}
-ma-will = { $case ->
    [gen] волі
    [cap] Воля
   *[nom] воля
}
-ma-health = { $case ->
    [cap] Здоров’я
   *[nom] здоров’я
}
-ma-stamina = { $case ->
    [gen] витривалості
    [acc] витривалість
    [cap] Витривалість
   *[nom] витривалість
}
-ma-essence = { $case ->
    [gen] наснаги
    [acc] наснагу
    [ins] наснагою
    [cap] Наснага
   *[nom] наснага
}
-ma-ethereal = безтілесність
-ma-immobile = нерухомість

## Раунд і планшет розділів

-ma-explorer-phase = { $case ->
    [cap] Фаза дослідників
   *[nom] фаза дослідників
}
-ma-spawn-phase = { $case ->
    [cap] Фаза лігва
   *[nom] фаза лігва
}
-ma-horror-phase = { $case ->
    [acc] фазу жаху
    [loc] фазі жаху
    [cap] Фаза жаху
   *[nom] фаза жаху
}
-ma-monster-phase = { $case ->
    [cap] Фаза чудовиськ
   *[nom] фаза чудовиськ
}
-ma-spawn-rating = { $case ->
    [cap] Значення лігва
   *[nom] значення лігва
}
-ma-horror-rating = { $case ->
    [cap] Значення жаху
   *[nom] значення жаху
}
-ma-threat = { $case ->
    [gen] небезпеки
    [cap] Небезпека
   *[nom] небезпека
}
-ma-level = { $case ->
    [cap] Рівень чудовиськ
   *[nom] рівень чудовиськ
}
-ma-order = { $case ->
    [acc] черговість чудовиськ
    [cap] Черговість чудовиськ
   *[nom] черговість чудовиськ
}
-ma-chapter = { $case ->
    [gen] розділу
    [cap] Розділ
    [cap-pl] Розділи
   *[nom] розділ
}
-ma-endgame = { $case ->
    [cap] Розв’язка
   *[nom] розв’язка
}

## Бій

-ma-attack = { $case ->
    [acc] атаку
    [cap] Атака
   *[nom] атака
}
-ma-magical-attack = { $case ->
    [acc] магічну атаку
    [cap] Магічна атака
   *[nom] магічна атака
}
-ma-attack-roll = { $case ->
    [pl] кидки на атаку
   *[nom] кидок на атаку
}
-ma-target = { $case ->
    [acc] ціль
    [pl] цілі
    [cap-pl] Цілі
   *[nom] ціль
}
-ma-range = { $case ->
    [cap] Дальність
   *[nom] дальність
}
-ma-game-die = { $case ->
    [acc] кістку долі
    [loc] кістці долі
   *[nom] кістка долі
}
-ma-high-die = { $case ->
    [loc] кістці сильної атаки
   *[nom] кістка сильної атаки
}
-ma-low-die = { $case ->
    [loc] кістці слабкої атаки
   *[nom] кістка слабкої атаки
}
-ma-recharge-die = { $case ->
    [loc] кістці підзарядки
   *[nom] кістка підзарядки
}

## Поле

-ma-tile = { $case ->
    [loc] фрагменті поля
    [cap-pl] Фрагменти поля
   *[nom] фрагмент поля
}
-ma-space = клітинка
-ma-wall = { $case ->
    [acc-pl] стіни
    [cap-pl] Стіни
   *[nom] стіна
}
-ma-door = { $case ->
    [cap] Двері
   *[nom] двері
}
-ma-rubble = { $case ->
    [acc-pl] завали
   *[nom] завал
}
-ma-obstacle = { $case ->
    [acc-pl] перешкоди
    [cap-pl] Перешкоди
   *[nom] перешкода
}
-ma-chasm = { $case ->
    [acc-pl] прірви
   *[nom] прірва
}
-ma-trap-space = { $case ->
    [cap] Клітинка-пастка
   *[nom] клітинка-пастка
}
-ma-traps = { $case ->
    [acc] пастки
    [cap] Пастки
   *[nom] пастки
}
-ma-lever = { $case ->
    [gen] важеля пастки
    [acc] важіль пастки
    [cap] Важіль пастки
   *[nom] важіль пастки
}
-ma-barrel = { $case ->
    [gen] вибухонебезпечної бочки
    [pl] вибухонебезпечні бочки
    [cap] Вибухонебезпечна бочка
   *[nom] вибухонебезпечна бочка
}
-ma-spawn-space = { $case ->
    [acc] клітинку лігва
    [cap] Клітинка лігва
    [cap-pl] Клітинки лігва
   *[nom] клітинка лігва
}
-ma-event-space = { $case ->
    [gen] клітинки події
    [acc] клітинку події
    [cap] Клітинка події
   *[nom] клітинка події
}
-ma-chapter-space = { $case ->
    [gen] клітинки розділу
    [acc] клітинку розділу
    [cap] Клітинка розділу
    [cap-pl] Клітинки розділу
   *[nom] клітинка розділу
}
-ma-action-space = { $case ->
    [acc] клітинку дії
    [cap-pl] Клітинки дії
   *[nom] клітинка дії
}
-ma-chest = { $case ->
    [gen] скрині
    [acc] скриню
    [cap] Скриня
   *[nom] скриня
}
-ma-workbench = { $case ->
    [gen] верстака
    [ins] верстаком
    [cap] Верстак
   *[nom] верстак
}
-ma-recharge-station = { $case ->
    [gen] станції підзарядки
    [acc] станцію підзарядки
    [cap] Станція підзарядки
   *[nom] станція підзарядки
}
-ma-border = межа
-ma-entry-token = { $case ->
    [cap] Жетон входу
   *[nom] жетон входу
}
-ma-exit-token = { $case ->
    [cap] Жетон виходу
   *[nom] жетон виходу
}

## Карти

-ma-ability = { $case ->
    [gen] здібності
    [acc] здібність
    [cap-pl] Здібності
   *[nom] здібність
}
-ma-lasting = { $case ->
    [pl] тривалі ефекти
    [cap-pl] Тривалі ефекти
   *[nom] тривалий ефект
}
-ma-explorer-event = { $case ->
    [acc] подію дослідників
    [pl] події дослідників
    [cap] Подія дослідників
   *[nom] подія дослідників
}
-ma-horror-event = { $case ->
    [acc] подію жаху
    [pl] події жаху
    [cap] Подія жаху
   *[nom] подія жаху
}
-ma-personal-event = особиста подія
-ma-item = { $case ->
    [pl] предмети
    [cap-pl] Предмети
   *[nom] предмет
}
-ma-weapon = { $case ->
    [cap] Зброя
   *[nom] зброя
}
-ma-apparel = { $case ->
    [cap] Одяг
   *[nom] одяг
}
-ma-artifact = { $case ->
    [pl] артефакти
    [cap-pl] Артефакти
   *[nom] артефакт
}
-ma-consumable = { $case ->
    [pl] одноразові предмети
    [cap-pl] Одноразові предмети
   *[nom] одноразовий предмет
}
-ma-main-item = основний предмет
-ma-upgrade = { $case ->
    [pl] поліпшення
   *[nom] поліпшення
}
-ma-augment = { $case ->
    [pl] розширення
   *[nom] розширення
}
-ma-inventory = { $case ->
    [cap] Інвентар
   *[nom] інвентар
}
