## Сцена

md-level = Рівень
md-lifespark = «Іскра життя»
md-xp-of = { $who }: досвід
md-shards-of = { $who }: уламки досвіду
md-effects-of = { $who }: до завершальної фази
md-actions-left = Лишилося дій ({ $who })
md-movement-left = Лишилося очок руху ({ $who })
md-treasure-left = Лишилося карт скарбів за рівнями
md-timer = Таймер плитки { $tile }
md-objectives-done = Виконано
md-points = { $side ->
    [attack] { $figure }: влучання
   *[defence] { $figure }: щити
}
md-symbols = { $symbols ->
    [bams] { $figure }: «Вибухи»
   *[diamonds] { $figure }: «Діаманти»
}
md-wounds = Рани
md-worked = Спрацювало в цьому бою
badge-xp = Досвід: { $value }
badge-first = Перший гравець
badge-chosen = Обраний герой
badge-carries = { $what ->
    [artifact] Несе артефакти: { $value }
    [library] Несе знахідки з бібліотеки: { $value }
    [lair] Несе знахідки з лігва: { $value }
   *[firework] Несе феєрверки: { $value }
}
badge-minions = Поплічники: { $value }
badge-gear = Спорядження: { $card }
md-here = { $count ->
    [0] { "" }
   *[other] { $things }.
} { $stairs ->
    [0] { "" }
   *[other] Сходи на { $ways }.
}
md-zone-equipped = Вдягнене і в руках
md-zone-carried = При собі
md-zone-skills = Навички
md-zone-branch = Гілка: { $text }
md-zone-heroes = Герої та класи
md-zone-enemies = Вороги
md-zone-gear = Спорядження ворогів
md-zone-event = Подія
md-zone-door = Остання карта дверей
md-zone-discards = Верх стосів скиду
md-zone-market = Ринок

## Що буде, якщо це обрати

md-look-points = { $points ->
    [0] Останнє очко руху
    [one] Лишиться { $points } очко руху
    [few] Лишиться { $points } очки руху
   *[many] Лишиться { $points } очок руху
}
md-look-held = Звідти не піти через ворогів: { $targets }
md-look-there = Там стоять: { $targets }
md-look-door = { $what ->
    [door] Береться карта дверей
    [guard] За ними чекає вартовий
   *[nothing] Карта не береться
}
md-look-level = Рівень підніметься до { $level }
md-look-treasure = { $count ->
    [one] { $count } карта скарбу рівня { $level }
    [few] { $count } карти скарбів рівня { $level }
   *[many] { $count } карт скарбів рівня { $level }
}
md-look-dice = Атака: жовтих { $yellow }, червоних { $red }; захист: синіх { $blue }, зелених { $green }
md-look-wounds = Ран приблизно: { $wounds }, без чарів і перекидань
md-look-actions = { $actions ->
    [0] Остання дія
    [one] Лишиться { $actions } дія
    [few] Лишиться { $actions } дії
   *[many] Лишиться { $actions } дій
}
md-look-gets-up = Приголомшення: лише підводиться
md-look-attacks = Ціль атаки: { $targets }
md-look-goes = Піде в бік: { $targets }

## У числах

md-tally-combats = Проведено боїв
md-tally-minions = Убито поплічників
md-tally-guardians = Убито ватажків, агентів і монстрів
md-tally-dealt = Завдано ран
md-tally-taken = Отримано ран
md-tally-healed = Вилікувано здоров’я
md-tally-treasure = Узято карт скарбів
md-tally-deaths = Загинуло героїв

## Перед грою

recommended-class = Рекомендований клас: { $name }
form-lifespark = Жетони на карті «Іскра життя»
form-most-xp = Вороги обирають героя, у якого найбільше досвіду
about-most-xp = { $value ->
    [spent] Рахується досвід, яким герой заплатив за навички. Друковані правила суперечать самі собі; за це прочитання свідчать текст правил, текст «Провокації» і поле витраченого досвіду на зразку аркуша класу.
   *[unspent] Рахується досвід на лічильнику героя. Друковані правила суперечать самі собі; за це прочитання свідчать ілюстрації та правило про нічию в режимі історії, яке додає уламки, що лежать там само. У пам’ятці сказано лише «найбільше досвіду».
}
form-different-classes = У кожного героя свій клас
form-different-classes-about = Двох героїв одного класу не буває.

## Раунд

adventure-began = Пригода починається.
class-chosen = { $figure }: клас { $card }.
first-player = Перший гравець: { $figure }.
dark-phase = { $phase ->
    [heroes] Фаза героїв.
    [enemies] Фаза ворогів.
    [experience] Фаза досвіду.
    [event] Фаза події.
   *[end] Завершальна фаза.
}
activated = { $how ->
    [counter] { $figure }: контратака.
    [hero] { $figure }: початок ходу.
   *[other] { $figure }: активація.
}
enemy-idle = { $figure }: атакувати нікого, і ближче не підійти.
went = { $how ->
    [step] { $figure } йде на { $path }.
    [charge] { $figure }: ривок на { $path }.
    [safe-shot] { $figure }: бойова дистанція, перехід на { $path }.
    [skill] { $figure } завдяки навичці потрапляє на { $path }.
    [dragged] { $figure }: ворог тягне за собою на { $path }.
    [mob] { $figure } йдуть на { $path }.
   *[other] { $figure }: переміщення на { $path }.
}
got-up = { $figure } знову на ногах.
was-stunned = { $figure }: приголомшення.
level-rose = Рівень піднімається до { $level }.
event-drawn = Подія: { $card }.
nothing-happens = { $what ->
    [no-token] Жетона цього рівня на полі немає: ніхто не з’являється.
    [no-target] У досяжності нікого немає.
   *[no-card] Карт більше немає: ніхто не з’являється.
}
sparks-changed = { $left ->
    [one] На карті «Іскра життя» тепер { $left } жетон.
    [few] На карті «Іскра життя» тепер { $left } жетони.
   *[many] На карті «Іскра життя» тепер { $left } жетонів.
}
effect-began = { $figure }, до завершальної фази: { $text }.
effect-ended = { $figure }: більше не діє: { $text }.
token-passed = Жетон першого гравця переходить далі: { $figure }.

## Двері, скарби та спорядження

door-opened = { $how ->
    [rule] Відчиняються двері до зони { $cell }.
   *[other] { $figure } відчиняє двері до зони { $cell }.
}
door-card = Карта дверей: { $card }.
treasure-placed = { $special ->
    [0] { $regular ->
        [one] На { $cell } лягає жетон скарбу.
       *[other] На { $cell } лягають жетони скарбів: { $regular }.
    }
   *[other] { $regular ->
        [0] { $special ->
            [one] На { $cell } лягає жетон особливого скарбу.
           *[other] На { $cell } лягають жетони особливих скарбів: { $special }.
        }
       *[other] На { $cell } лягають скарби: звичайних { $regular }, особливих { $special }.
    }
}
picked-up = { $figure } підбирає всі жетони (скарби { $regular }, особливі { $special }): { $things }
drew-treasure = { $figure } бере: { $card }.
trap-sprung = { $figure }: одразу спрацьовує { $card }.
dark-equipped = { $figure } екіпірує: { $card }.
stowed = { $figure } прибирає: { $card }.
given = { $figure } віддає: { $card ->
    [artifact] артефакт
    [lair] знахідка з лігва
    [library] знахідка з бібліотеки
    [firework] феєрверк
   *[other] { $card }
}. Отримує { $target }.
refused = { $card ->
    [artifact] { $target } не погоджується: артефакт лишається на місці.
    [lair] { $target } не погоджується: знахідка з лігва лишається на місці.
    [library] { $target } не погоджується: знахідка з бібліотеки лишається на місці.
    [firework] { $target } не погоджується: феєрверк лишається на місці.
   *[other] { $target } не погоджується: { $card } лишається на місці.
}
transmuted = { $figure }: трансмутація, { $cards } перетворюються на скарб рівня { $level }.
dark-item-used = { $figure } застосовує: { $card }.
ability-used = { $figure } застосовує здібність «{ $name }».
commanded = { $figure } велить діяти: { $target }.
xp-gained = { $xp ->
    [0] { $shards ->
        [0] { $figure }: більше досвіду отримати не можна.
        [one] { $figure } отримує { $shards } уламок досвіду.
        [few] { $figure } отримує { $shards } уламки досвіду.
       *[many] { $figure } отримує { $shards } уламків досвіду.
    }
    [1] { $shards ->
        [0] { $figure }: досвід +1.
       *[other] { $figure }: п’ять уламків стають досвідом, +1.
    }
   *[other] { $figure }: досвід +{ $xp }.
}
skill-bought = { $figure } опановує навичку «{ $skill }», досвід −{ $cost }.

## Вороги

arrived = З’являється на { $cell }: { $figure }.
no-figures = Для ще однієї карти бракує фігурок: { $card }.
no-counter = { $figure }: контратаки немає, { $target } у сутіні й не на лінії видимості.
minion-died = { $left ->
    [0] Гине останній поплічник: { $figure }.
   *[other] Гине поплічник; лишилося { $left }: { $figure }.
}
minions-died = { $count ->
    [one] Гине останній поплічник: { $figure }.
   *[other] Гинуть усі поплічники ({ $count }): { $figure }.
}
enemy-died = { $what ->
    [boss] Гине ватажок: { $figure }.
   *[single] Гине { $figure }.
}

## Бій

combat-began = { $kind ->
    [melee] Рукопашна атака: { $figure } проти { $target }.
    [ranged] Дальня атака: { $figure } проти { $target }.
   *[magic] Магічна атака: { $figure } проти { $target }.
}
dark-rolled = Кидок. { $figure }: { $attack }; { $target }: { $defence }.
dark-rerolled = { $side ->
    [attack] Перекидання кубиків атаки ({ $figure }): { $dice }.
   *[defence] Перекидання кубиків захисту ({ $figure }): { $dice }.
}
die-removed = { $side ->
    [attack] Мінус кубик атаки ({ $figure }): { $die }.
   *[defence] Мінус кубик захисту ({ $figure }): { $die }.
}
die-added = { $side ->
    [attack] Ще кубик атаки ({ $figure }): { $die }.
   *[defence] Ще кубик захисту ({ $figure }): { $die }.
}
combat-effect = { $own ->
    [yes] { $figure }
   *[no] { $figure }, { $card }
}{ $bams ->
    [0] { $diamonds ->
        [0] { "" }
        [one] { "" } за «Діамант»
       *[other] { "" } за «Діаманти» ({ $diamonds })
    }
    [1] { $diamonds ->
        [0] { "" } за «Вибух»
       *[other] { "" } за «Вибух» і «Діамант»
    }
   *[other] { "" } за «Вибухи» ({ $bams })
}: { $text }.
combat-counted = { $more ->
    [0] { $figure }: влучання { $swords }; { $target }: щити { $shields }. Ран: { $wounds }.
   *[other] { $figure }: влучання { $swords }; { $target }: щити { $shields }; ще { $more } повз щити. Ран: { $wounds }.
}
wounded = { $damage ->
    [one] { $figure }: { $damage } рана, лишилося здоров’я: { $left }.
    [few] { $figure }: { $damage } рани, лишилося здоров’я: { $left }.
   *[many] { $figure }: { $damage } ран, лишилося здоров’я: { $left }.
}
dark-healed = { $figure }: здоров’я +{ $health }.
hero-died = { $figure } гине.
hero-returned = { $figure } повертається до життя; жетонів на карті «Іскра життя»: { $left }.

## Пригода

objective-done = Ціль виконано: { $text }
rule-worked = { $kind ->
    [event] Діє картка події.
    [trap] Діє картка пастки.
    [adventure] Діє особливе правило пригоди.
   *[other] Діє картка або навичка.
}
left-by-exit = { $figure } йде через вихід і тепер у безпеці.
pillar-hit = { $left ->
    [0] { $target } падає.
   *[other] { $target }: здоров’я −{ $damage }, лишилося { $left }.
}
tile-fell = { $tile ->
    [bridge] Мости падають разом з усіма, хто на них.
   *[other] Плитка { $tile } падає разом з усіма, хто на ній.
}
firework-lit = { $figure } запалює феєрверк на { $cell }.
firework-out = Феєрверк на { $cell } догорів.
adventure-ended = { $outcome ->
    [won] Пригоду виграно.
   *[lost] { $why ->
        [MD-HER-14] На карті «Іскра життя» немає жетона, щоб повернути героя: пригоду програно.
        [MD-Q04-06] Герой упав разом із плиткою: пригоду програно.
       *[other] Пригоду програно за її особливими правилами.
    }
}

## Запитання

prompt-md-choose-class = { $figure }: який клас узяти?
prompt-md-choose-weapon = { $figure }: з якою зброєю почати?
prompt-md-choose-first = Хто перший гравець?
prompt-md-choose-hero = Хто з героїв обраний?
prompt-md-act = { $actions ->
    [0] { $figure }: дій не лишилося. Щось іще?
    [one] { $figure }: що робити? Лишилася { $actions } дія.
    [few] { $figure }: що робити? Лишилося { $actions } дії.
   *[many] { $figure }: що робити? Лишилося { $actions } дій.
}
prompt-md-move = { $points ->
    [one] { $figure } рухається: лишилося { $points } очко руху.
    [few] { $figure } рухається: лишилося { $points } очки руху.
   *[many] { $figure } рухається: лишилося { $points } очок руху.
}
prompt-md-walk = { $left ->
    [one] { $figure }: переміщення на { $left } зону. Куди?
    [few] { $figure }: переміщення на { $left } зони. Куди спершу?
   *[many] { $figure }: переміщення на { $left } зон. Куди спершу?
}
prompt-md-pay-ability = { $figure }: чим заплатити за здібність?
prompt-md-pay-blood = { $wounds ->
    [one] { $figure }: отримати за це { $wounds } рану?
    [few] { $figure }: отримати за це { $wounds } рани?
   *[many] { $figure }: отримати за це { $wounds } ран?
}
prompt-md-who-bleeds = { $wounds ->
    [one] { $figure }: хто отримає за це { $wounds } рану?
    [few] { $figure }: хто отримає за це { $wounds } рани?
   *[many] { $figure }: хто отримає за це { $wounds } ран?
}
prompt-md-who-heals = { $figure }: кого лікувати?
prompt-md-which-foe = { $figure }: якого ворога атакувати?
prompt-md-which-pillar = Яка колона падає?
prompt-md-which-counter = { $figure }: хто контратакує першим?
prompt-md-trade = { $figure }: екіпірування й обмін. Що далі?
prompt-md-receive = { $figure } отримує: { $card }. Лишити, екіпірувати чи віддати?
prompt-md-make-room = { $figure }: обидві руки зайняті. Що прибрати, щоб узяти: { $card }?
prompt-md-transmute = { $left ->
    [one] Трансмутація: яка карта йде останньою?
   *[other] Трансмутація: яка карта йде? Лишилося обрати: { $left }.
}
prompt-md-agree-give = { $figure } хоче віддати: { $card }. { $target }, згода?
prompt-md-agree-take = { $figure } хоче взяти: { $card }. { $target }, згода?
prompt-md-agree-hand = { $figure } хоче віддати жетон. { $target }, згода?
prompt-md-agree-fetch = { $figure } хоче взяти жетон. { $target }, згода?
prompt-md-agree-bleed = { $wounds ->
    [one] { $target }: отримати { $wounds } рану замість героя { $figure }?
    [few] { $target }: отримати { $wounds } рани замість героя { $figure }?
   *[many] { $target }: отримати { $wounds } ран замість героя { $figure }?
}
prompt-md-combat-use = { $figure }: застосувати щось із цього в бою?
prompt-md-reroll = { $figure }: перекинути кубики?
prompt-md-reroll-pool = { $figure }: які кубики перекинути?
prompt-md-reroll-dice = { $taken ->
    [0] { $figure }: який кубик перекинути?
   *[other] { $figure }: який іще кубик перекинути?
}
prompt-md-flip-die = { $figure }: який кубик перевернути на зворотну грань?
prompt-md-remove-die = { $figure }: який кубик прибрати?
prompt-md-add-die = { $figure }: який кубик додати?
prompt-md-enchant = { $figure }: застосувати чари? «Вибухи»: { $bams }, «Діаманти»: { $diamonds }.
prompt-md-split-wounds = { $wounds ->
    [one] { $figure }, { $wounds } рана: хто її отримає?
    [few] { $figure }, { $wounds } рани: хто отримає наступну?
   *[many] { $figure }, { $wounds } ран: хто отримає наступну?
}
prompt-md-which-enemy = Який ворог діє наступним?
prompt-md-which-agent = Який агент кличе підкріплення наступним?
prompt-md-which-target = { $figure }: кого атакувати?
prompt-md-which-attack = { $figure }: як атакувати ціль { $target }?
prompt-md-which-goal = { $figure }: до якого героя йти?
prompt-md-which-way = { $figure }: яким шляхом іти?
prompt-md-which-firework = { $figure }: до якого феєрверка йти?
prompt-md-which-zone = У якій зоні з’являються вороги?
prompt-md-which-room = У якій кімнаті лежить скарб?
prompt-md-next-room = { $number ->
    [2] Яка кімната за дверима друга?
   *[other] Яка кімната за дверима третя?
}
prompt-md-which-effect = Який ефект закінчується першим?
prompt-md-which-rule = Яке особливе правило діє першим?
prompt-md-divide-wounds = { $left ->
    [one] Особливі правила пригоди: хто отримає останню рану?
   *[other] Особливі правила пригоди: хто отримає наступну рану? Лишилося розподілити: { $left }.
}
prompt-md-buy-skill = { $figure }: купити навичку? Досвід: { $xp }.
prompt-chance-face = { $rest ->
    [yellow] Що випало на жовтому кубику?
    [red] Що випало на червоному кубику?
    [blue] Що випало на синьому кубику?
   *[green] Що випало на зеленому кубику?
}
prompt-chance-artifacts = Який артефакт витягнуто?
prompt-chance-doors = Яку карту дверей витягнуто?
prompt-chance-events = Яку карту події витягнуто?
prompt-chance-guards = Якого вартового рівня { $rest } витягнуто?
prompt-chance-treasure = Який скарб рівня { $rest } витягнуто?
prompt-chance-lesser = Якого слабкого бродячого монстра витягнуто?
prompt-chance-greater = Якого могутнього бродячого монстра витягнуто?
prompt-chance-token = Який жетон перевернуто?

## Відповіді

md-option-melee = Рукопашна атака: { $thing }
md-option-ranged = Постріл: { $thing }
md-option-charge = { $line }: на { $thing }
md-option-safe-shot = { $line }: з { $thing }
md-option-teleport = Телепортація
md-option-ability = «{ $thing }» за 1 очко досвіду: { $line }
md-option-leave = Піти через вихід
md-option-give = Віддати: { $thing } → { $who }
md-option-take = Узяти: { $thing } ← { $who }
md-option-pay = { $what ->
    [xp] Очко досвіду
   *[shard] Уламок досвіду
}
md-option-effect = { $who }: { $line }
option-magic = Магічна атака: { $thing }
option-step = Іти на { $thing }
option-open = Відчинити двері до зони { $thing }
option-pick-up = Підібрати все, що тут лежить
option-firework = Запалити феєрверк
option-trade = Екіпірування й обмін
option-transmute = Перетворити три карти
option-command = Звеліти діяти: { $thing }
option-get-up = Підвестися
option-end = Закінчити активацію
option-use = Застосувати «{ $thing }»: { $line }
option-reroll = { $thing }: { $line }
option-enchant = { $thing }: { $line }
option-equip = Екіпірувати: { $thing }
option-stow = Прибрати: { $thing }
option-hand = Передати: { $thing } → { $who }
option-fetch = Забрати: { $thing } ← { $who }
option-agree = Погодитися
option-refuse = Відмовитися
option-enemy = { $thing }
option-hero = { $thing }
option-pillar = { $thing }
option-zone = { $thing }
option-class = { $thing }
option-weapon = { $thing }: { $line }
option-buy = Купити «{ $thing }», досвід −{ $cost }: { $line }
option-kind = { $what ->
    [melee] Врукопаш
    [ranged] Здалеку
   *[magic] Магією
}
option-pool = { $what ->
    [attack] Кубики атаки
   *[defence] Кубики захисту
}
option-figure = { $what ->
    [boss] Ватажок
   *[minion] Поплічник
}
option-die = { $shown ->
    [no] { $colour ->
        [yellow] Жовтий кубик
        [red] Червоний кубик
        [blue] Синій кубик
       *[green] Зелений кубик
    }
   *[yes] { $colour ->
        [yellow] Жовтий кубик
        [red] Червоний кубик
        [blue] Синій кубик
       *[green] Зелений кубик
    }: { $points ->
        [0] порожня грань
       *[other] { $points }
    }{ $bams ->
        [0] { "" }
       *[other] { "" } і «Вибух»
    }{ $diamonds ->
        [0] { "" }
       *[other] { "" } і «Діамант»
    }
}
option-face = { $points ->
    [0] Порожня грань
   *[other] { $points }
}{ $bams ->
    [0] { "" }
   *[other] { "" } і «Вибух»
}{ $diamonds ->
    [0] { "" }
   *[other] { "" } і «Діамант»
}
option-artifacts = { $thing }
option-doors = { $thing }
option-events = { $thing }
option-guards = { $thing }
option-treasure = { $thing }
option-lesser = { $thing }
option-greater = { $thing }
option-token = { $thing }

## Слова карт: у тих формах, у яких вони стоять у рядках

colour-yellow = жовті
colour-red = червоні
colour-blue = сині
colour-green = зелені
pool-attack = атаки
pool-defence = захисту
side-attacker = нападника
side-defender = захисника
symbol-bam = «Вибух»
symbol-diamond = «Діамант»
symbol-bams = «Вибухи»
symbol-diamonds = «Діаманти»
point-swords = влучання
point-shields = щити
type-melee = рукопашна атака
type-ranged = дальня атака
type-magic = магічна атака
type-combat = будь-яка атака
type-move = рух
gear-sword = меч
gear-axe = сокира
gear-mace = булава
gear-hammer = молот
gear-dagger = кинджал
gear-spear = спис
gear-bow = лук
gear-crossbow = арбалет
gear-staff = посох
gear-wand = жезл
gear-shield = щит
gear-armour = броня
whom-hero = герої
whom-heroes = герої
whom-ally = союзники
whom-allies = союзники
whom-enemy = вороги
whom-enemies = вороги
where-in-the-zone = у зоні
where-in-sight = на лінії видимості
where-on-the-board = на полі
token-lower = нижчого
token-current = поточного
token-higher = вищого
tier-lesser = слабкий
tier-greater = могутній
tier-due = належний за рівнем
objective-artifact = артефакт
objective-lair = лігво
objective-library = бібліотека

## Грані кубиків

face-yellow-2-bam = жовтий 2+«Вибух»
face-yellow-1 = жовтий 1
face-yellow-blank = жовтий порожній
face-red-3-diamond = червоний 3+«Діамант»
face-red-2-bam = червоний 2+«Вибух»
face-red-1 = червоний 1
face-red-blank = червоний порожній
face-blue-2-bam = синій 2+«Вибух»
face-blue-1 = синій 1
face-blue-blank = синій порожній
face-green-3-diamond = зелений 3+«Діамант»
face-green-2-bam = зелений 2+«Вибух»
face-green-1 = зелений 1
face-green-blank = зелений порожній
face-none = немає

## Позначки карт

mark-in-force = діє
mark-bought = куплено
mark-too-dear = бракує досвіду
mark-later = пізніше
mark-sword = меч
mark-axe = сокира
mark-mace = булава
mark-hammer = молот
mark-dagger = кинджал
mark-spear = спис
mark-bow = лук
mark-crossbow = арбалет
mark-staff = посох
mark-wand = жезл
mark-shield = щит
mark-armour = броня
mark-consumable = одноразова річ
mark-artifact = артефакт
mark-too-high = зависокий рівень
mark-trap = пастка
mark-luck = талан
mark-patrol = патруль
mark-blessing = благословення
mark-omen = лихе знамення

## Частини карт

part-melee = рукопашна атака
part-ranged = дальня атака
part-magic = магічна атака
part-defence = захист
part-use = застосування
part-skill = навичка
part-shadow = у сутіні
part-ability = здібність
part-branches = гілки навичок
part-minions = поплічники
part-health = здоров’я
part-carries = спорядження
part-special = особливі правила
part-first-room = перша кімната
part-second-room = друга кімната
part-third-room = третя кімната

## Зони: що в них є

terrain-room = кімната
terrain-hidden = ще не відчинено
terrain-start = вхід
terrain-exit = вихід
terrain-level = рівень
terrain-special-treasure = особливий скарб
terrain-artifact = артефакт
terrain-lair = лігво
terrain-library = бібліотека
terrain-token = жетон
terrain-firework = феєрверк
terrain-bridge = міст
terrain-stairs = сходи

## Фігури: ранги та стани

rank-agent = агент
rank-roaming = бродячий монстр
condition-stunned = приголомшення
condition-dead = загибель
condition-asleep = сон

## About the games

about-massive-darkness = Від одного до шести героїв спускаються вниз разом, а за підземелля грає сама гра: двері, загони й дещо гірше. Бийтеся на світлі, вдаряйте із сутіні, забирайте здобич і витрачайте досвід, доки він не принадив монстрів. Одинадцять пригод, по одній або однією великою історією.

## Що означають стани

condition-stunned-about = Спершу має підвестися.
condition-dead-about = Повернеться на початку наступного раунду за один жетон із карти «Іскра життя».
condition-asleep-about = Нічого не робить, доки не розбуджений.
