# Терміни гри: кожен визначено лише тут. Відмінок — аргумент `case`; якщо його назва з великої літери, з великої починається й слово.

## Раунд і дії

-md-hero-phase = { $case ->
    [Nom] Фаза героїв
   *[nom] фаза героїв
}
-md-enemy-phase = { $case ->
    [gen] фази ворогів
    [loc] фазі ворогів
    [Nom] Фаза ворогів
   *[nom] фаза ворогів
}
-md-experience-phase = { $case ->
    [Nom] Фаза розвитку
   *[nom] фаза розвитку
}
-md-event-phase = { $case ->
    [Nom] Фаза подій
   *[nom] фаза подій
}
-md-end-phase = { $case ->
    [gen] завершальної фази
    [Nom] Завершальна фаза
   *[nom] завершальна фаза
}
-md-first-player = { $case ->
    [Nom] Перший гравець
   *[nom] перший гравець
}
-md-level = { $case ->
    [Nom] Рівень
    [Nom-pl] Рівні
   *[nom] рівень
}
-md-action = { $case ->
    [nom-pl] дії
    [gen-pl] дій
   *[nom] дія
}
-md-activation = { $case ->
    [gen] активації
   *[nom] активація
}
-md-counter-attack = { $case ->
    [gen] контратаки
    [gen-pl] контратак
    [Nom-pl] Контратаки
   *[nom] контратака
}
-md-transmutation = { $case ->
    [Nom] Трансмутація
   *[nom] трансмутація
}
-md-refitting = { $case ->
    [Nom] Екіпірування й обмін
   *[nom] екіпірування й обмін
}
-md-special-rule = { $case ->
    [nom-pl] спеціальні правила
    [ins-pl] спеціальними правилами
    [Nom-pl] Спеціальні правила
   *[nom] спеціальне правило
}
-md-market = { $case ->
    [loc] ринку
    [Nom] Ринок
   *[nom] ринок
}

## Бій

-md-melee = { $case ->
    [gen] ближньої атаки
    [acc] ближню атаку
    [Nom] Ближня атака
   *[nom] ближня атака
}
-md-ranged = { $case ->
    [gen] дальньої атаки
    [acc] дальню атаку
    [Nom] Дальня атака
   *[nom] дальня атака
}
-md-magic = { $case ->
    [gen] магічної атаки
    [acc] магічну атаку
    [Nom] Магічна атака
   *[nom] магічна атака
}
-md-defence = { $case ->
    [gen] захисту
   *[nom] захист
}
-md-yellow = { $case ->
    [loc] жовтій
    [nom-pl] жовті
    [Nom] Жовта
   *[nom] жовта
}
-md-red = { $case ->
    [loc] червоній
    [nom-pl] червоні
    [Nom] Червона
   *[nom] червона
}
-md-blue = { $case ->
    [loc] синій
    [nom-pl] сині
    [Nom] Синя
   *[nom] синя
}
-md-green = { $case ->
    [loc] зеленій
    [nom-pl] зелені
    [Nom] Зелена
   *[nom] зелена
}
-md-blank = { $case ->
    [Nom] Порожня
   *[nom] порожня
}
-md-hit = влучання
-md-bam = { $case ->
    [acc] «Вибух»
    [nom-pl] «Вибухи»
    [gen-pl] «Вибухів»
    [acc-pl] «Вибухи»
    [Nom-pl] «Вибухи»
   *[nom] «Вибух»
}
-md-diamond = { $case ->
    [acc] «Діамант»
    [nom-pl] «Діаманти»
    [gen-pl] «Діамантів»
    [acc-pl] «Діаманти»
   *[nom] «Діамант»
}
-md-enchantments = { $case ->
    [gen] чарів
    [acc] чари
    [Nom] Чари
   *[nom] чари
}
-md-re-roll = { $case ->
    [gen-pl] перекидань
   *[nom] перекидання
}
-md-health = здоров’я

## Герої

-md-shard = { $case ->
    [acc] уламок досвіду
    [nom-pl] уламки досвіду
    [gen-pl] уламків досвіду
    [acc-pl] уламки досвіду
    [Nom] Уламок досвіду
   *[nom] уламок досвіду
}
-md-lifespark = «Іскра життя»
-md-ability = здібність
-md-skill = { $case ->
    [dat] навичці
    [acc] навичку
    [nom-pl] навички
    [Nom-pl] Навички
   *[nom] навичка
}
-md-charge = ривок
-md-safe-shot = бойова дистанція
-md-taunt = { $case ->
    [Nom] Провокація
   *[nom] провокація
}
-md-blood-sacrifice = { $case ->
    [acc] криваву жертву
   *[nom] кривава жертва
}
-md-equipment = { $case ->
    [Nom] Спорядження
   *[nom] спорядження
}
-md-starting-equipment = початкове спорядження

## Вороги

-md-mob = { $case ->
    [Nom-pl] Загони
   *[nom] загін
}
-md-boss = { $case ->
    [gen-pl] ватажків
    [Nom] Ватажок
   *[nom] ватажок
}
-md-minion = { $case ->
    [nom-pl] поплічники
    [gen-pl] поплічників
    [Nom] Поплічник
    [Nom-pl] Поплічники
   *[nom] поплічник
}
-md-guard = { $case ->
    [acc] вартового
    [nom-pl] вартові
   *[nom] вартовий
}
-md-guardian = { $case ->
    [gen] охоронця
    [Nom-pl] Охоронці
   *[nom] охоронець
}
-md-agent = { $case ->
    [nom-pl] агенти
    [gen-pl] агентів
    [Nom-pl] Агенти
   *[nom] агент
}
-md-roaming-monster = { $case ->
    [acc] бродячого монстра
    [nom-pl] бродячі монстри
    [gen-pl] бродячих монстрів
    [Nom-pl] Бродячі монстри
   *[nom] бродячий монстр
}
-md-lesser = слабкий
-md-greater = могутній
-md-reinforcements = підкріплення

## Поле

-md-zone = { $case ->
    [gen] зони
    [acc] зону
    [loc] зоні
    [nom-pl] зони
    [gen-pl] зон
    [acc-pl] зони
    [loc-pl] зонах
    [Nom-pl] Зони
   *[nom] зона
}
-md-tile = { $case ->
    [gen] фрагмента поля
    [ins] фрагментом поля
    [loc] фрагменті поля
    [Nom] Фрагмент поля
   *[nom] фрагмент поля
}
-md-chamber = { $case ->
    [gen] зали
    [loc] залі
    [nom-pl] зали
   *[nom] зала
}
-md-room = { $case ->
    [loc] кімнаті
   *[nom] кімната
}
-md-shadow = { $case ->
    [loc] сутіні
   *[nom] сутінь
}
-md-light = світло
-md-line-of-sight = { $case ->
    [ins] лінією видимості
    [loc] лінії видимості
    [Nom] Лінія видимості
   *[nom] лінія видимості
}
-md-start = вхідна зона
-md-exit = вихід
-md-bridge = { $case ->
    [nom-pl] мости
    [Nom-pl] Мости
   *[nom] міст
}
-md-stairs = { $case ->
    [Nom] Сходи
   *[nom] сходи
}
-md-special-treasure = { $case ->
    [nom-pl] спеціальні скарби
   *[nom] спеціальний скарб
}
-md-artifact = { $case ->
    [acc] артефакт
    [Nom-pl] Артефакти
   *[nom] артефакт
}
-md-lair = { $case ->
    [gen] лігва
   *[nom] лігво
}
-md-library = { $case ->
    [gen] бібліотеки
   *[nom] бібліотека
}
-md-firework = { $case ->
    [gen] феєрверка
    [acc] феєрверк
    [nom-pl] феєрверки
    [gen-pl] феєрверків
    [acc-pl] феєрверки
    [Nom] Феєрверк
    [Nom-pl] Феєрверки
   *[nom] феєрверк
}
-md-pillar = { $case ->
    [ins] колоною
    [nom-pl] колони
    [acc-pl] колони
    [Nom-pl] Колони
    [Gen-pl] Колон
   *[nom] колона
}
-md-token = { $case ->
    [gen] жетона
    [acc] жетон
    [nom-pl] жетони
    [gen-pl] жетонів
    [Nom-pl] Жетони
   *[nom] жетон
}

## Спорядження й карти

-md-sword = меч
-md-axe = сокира
-md-mace = булава
-md-hammer = молот
-md-dagger = кинджал
-md-spear = спис
-md-bow = лук
-md-crossbow = арбалет
-md-staff = посох
-md-wand = жезл
-md-armour = { $case ->
    [gen] обладунку
   *[nom] обладунок
}
-md-event = { $case ->
    [gen] події
    [gen-pl] подій
    [Nom] Подія
   *[nom] подія
}
-md-hero = { $case ->
    [nom-pl] герої
    [gen-pl] героїв
    [Nom-pl] Герої
   *[nom] герой
}
-md-enemy = { $case ->
    [nom-pl] вороги
    [gen-pl] ворогів
    [Nom-pl] Вороги
   *[nom] ворог
}

## Слова зі спільних файлів, які в цій грі кажуть інакше

-boss = { $case ->
    [cap] { -md-boss(case: "Nom") }
   *[nom] { -md-boss }
}
-special-rules = { $case ->
    [cap] { -md-special-rule(case: "Nom-pl") }
   *[nom] { -md-special-rule(case: "nom-pl") }
}
