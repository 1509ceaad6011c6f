## Сцена

md-level = Уровень
md-lifespark = «Искра жизни»
md-xp-of = { $who }: опыт
md-shards-of = { $who }: осколки опыта
md-effects-of = { $who }: до завершающей фазы
md-actions-left = Осталось действий ({ $who })
md-movement-left = Осталось очков движения ({ $who })
md-treasure-left = Осталось карт сокровищ по уровням
md-timer = Таймер плитки { $tile }
md-objectives-done = Выполнено
md-points = { $side ->
    [attack] { $figure }: попадания
   *[defence] { $figure }: щиты
}
md-symbols = { $symbols ->
    [bams] { $figure }: «Взрывы»
   *[diamonds] { $figure }: «Бриллианты»
}
md-wounds = Раны
md-worked = Сработало в этом бою
badge-xp = Опыт: { $value }
badge-first = Первый игрок
badge-chosen = Избранный герой
badge-carries = { $what ->
    [artifact] Несёт артефакты: { $value }
    [library] Несёт находки из библиотеки: { $value }
    [lair] Несёт находки из логова: { $value }
   *[firework] Несёт фейерверки: { $value }
}
badge-minions = Приспешники: { $value }
badge-gear = Снаряжение: { $card }
md-here = { $count ->
    [0] { "" }
   *[other] { $things }.
} { $stairs ->
    [0] { "" }
   *[other] Лестница на { $ways }.
}
md-zone-equipped = Надето и в руках
md-zone-carried = С собой
md-zone-skills = Навыки
md-zone-branch = Ветка: { $text }
md-zone-heroes = Герои и классы
md-zone-enemies = Враги
md-zone-gear = Снаряжение врагов
md-zone-event = Событие
md-zone-door = Последняя карта двери
md-zone-discards = Верх стопок сброса
md-zone-market = Рынок

## Что будет, если это выбрать

md-look-points = { $points ->
    [0] Последнее очко движения
    [one] Останется { $points } очко движения
    [few] Останется { $points } очка движения
   *[many] Останется { $points } очков движения
}
md-look-held = Оттуда не уйти из-за врагов: { $targets }
md-look-there = Там стоят: { $targets }
md-look-door = { $what ->
    [door] Берётся карта двери
    [guard] За ней ждёт страж
   *[nothing] Карта не берётся
}
md-look-level = Уровень поднимется до { $level }
md-look-treasure = { $count ->
    [one] { $count } карта сокровища уровня { $level }
    [few] { $count } карты сокровищ уровня { $level }
   *[many] { $count } карт сокровищ уровня { $level }
}
md-look-dice = Атака: жёлтых { $yellow }, красных { $red }; защита: синих { $blue }, зелёных { $green }
md-look-wounds = Ран примерно: { $wounds }, без чар и перебросов
md-look-actions = { $actions ->
    [0] Последнее действие
    [one] Останется { $actions } действие
    [few] Останется { $actions } действия
   *[many] Останется { $actions } действий
}
md-look-gets-up = Оглушение: только встаёт
md-look-attacks = Цель атаки: { $targets }
md-look-goes = Пойдёт в сторону: { $targets }

## В числах

md-tally-combats = Проведено боёв
md-tally-minions = Убито приспешников
md-tally-guardians = Убито вожаков, агентов и монстров
md-tally-dealt = Нанесено ран
md-tally-taken = Получено ран
md-tally-healed = Вылечено здоровья
md-tally-treasure = Взято карт сокровищ
md-tally-deaths = Погибло героев

## Перед игрой

recommended-class = Рекомендуемый класс: { $name }
form-lifespark = Жетоны на карте «Искра жизни»
form-most-xp = Враги выбирают героя, у которого больше всего опыта
about-most-xp = { $value ->
    [spent] Считается опыт, которым герой заплатил за навыки. Печатные правила противоречат сами себе; за это прочтение говорят текст правил, текст «Провокации» и поле потраченного опыта на образце листа класса.
   *[unspent] Считается опыт на счётчике героя. Печатные правила противоречат сами себе; за это прочтение говорят иллюстрации и правило о ничьей в режиме истории, которое добавляет лежащие там же осколки. В памятке сказано только «больше всего опыта».
}
form-different-classes = У каждого героя свой класс
form-different-classes-about = Двух героев одного класса не бывает.

## Раунд

adventure-began = Приключение начинается.
class-chosen = { $figure }: класс { $card }.
first-player = Первый игрок: { $figure }.
dark-phase = { $phase ->
    [heroes] Фаза героев.
    [enemies] Фаза врагов.
    [experience] Фаза опыта.
    [event] Фаза события.
   *[end] Завершающая фаза.
}
activated = { $how ->
    [counter] { $figure }: контратака.
    [hero] { $figure }: начало хода.
   *[other] { $figure }: активация.
}
enemy-idle = { $figure }: атаковать некого, и ближе не подойти.
went = { $how ->
    [step] { $figure } идёт на { $path }.
    [charge] { $figure }: рывок на { $path }.
    [safe-shot] { $figure }: боевая дистанция, переход на { $path }.
    [skill] { $figure } благодаря навыку попадает на { $path }.
    [dragged] { $figure }: враг тащит за собой на { $path }.
    [mob] { $figure } идут на { $path }.
   *[other] { $figure }: перемещение на { $path }.
}
got-up = { $figure } снова на ногах.
was-stunned = { $figure }: оглушение.
level-rose = Уровень поднимается до { $level }.
event-drawn = Событие: { $card }.
nothing-happens = { $what ->
    [no-token] Жетона этого уровня на поле нет: никто не появляется.
    [no-target] В досягаемости никого нет.
   *[no-card] Карт больше нет: никто не появляется.
}
sparks-changed = { $left ->
    [one] На карте «Искра жизни» теперь { $left } жетон.
    [few] На карте «Искра жизни» теперь { $left } жетона.
   *[many] На карте «Искра жизни» теперь { $left } жетонов.
}
effect-began = { $figure }, до завершающей фазы: { $text }.
effect-ended = { $figure }: больше не действует: { $text }.
token-passed = Жетон первого игрока переходит дальше: { $figure }.

## Двери, сокровища и снаряжение

door-opened = { $how ->
    [rule] Открывается дверь в зону { $cell }.
   *[other] { $figure } открывает дверь в зону { $cell }.
}
door-card = Карта двери: { $card }.
treasure-placed = { $special ->
    [0] { $regular ->
        [one] На { $cell } ложится жетон сокровища.
       *[other] На { $cell } ложатся жетоны сокровищ: { $regular }.
    }
   *[other] { $regular ->
        [0] { $special ->
            [one] На { $cell } ложится жетон особого сокровища.
           *[other] На { $cell } ложатся жетоны особых сокровищ: { $special }.
        }
       *[other] На { $cell } ложатся сокровища: обычных { $regular }, особых { $special }.
    }
}
picked-up = { $figure } подбирает все жетоны (сокровища { $regular }, особые { $special }): { $things }
drew-treasure = { $figure } берёт: { $card }.
trap-sprung = { $figure }: сразу срабатывает { $card }.
dark-equipped = { $figure } экипирует: { $card }.
stowed = { $figure } убирает: { $card }.
given = { $figure } отдаёт: { $card ->
    [artifact] артефакт
    [lair] находка из логова
    [library] находка из библиотеки
    [firework] фейерверк
   *[other] { $card }
}. Получает { $target }.
refused = { $card ->
    [artifact] { $target } не соглашается: артефакт остаётся на месте.
    [lair] { $target } не соглашается: находка из логова остаётся на месте.
    [library] { $target } не соглашается: находка из библиотеки остаётся на месте.
    [firework] { $target } не соглашается: фейерверк остаётся на месте.
   *[other] { $target } не соглашается: { $card } остаётся на месте.
}
transmuted = { $figure }: трансмутация, { $cards } превращаются в сокровище уровня { $level }.
dark-item-used = { $figure } применяет: { $card }.
ability-used = { $figure } применяет способность «{ $name }».
commanded = { $figure } велит действовать: { $target }.
xp-gained = { $xp ->
    [0] { $shards ->
        [0] { $figure }: больше опыта получить нельзя.
        [one] { $figure } получает { $shards } осколок опыта.
        [few] { $figure } получает { $shards } осколка опыта.
       *[many] { $figure } получает { $shards } осколков опыта.
    }
    [1] { $shards ->
        [0] { $figure }: опыт +1.
       *[other] { $figure }: пять осколков становятся опытом, +1.
    }
   *[other] { $figure }: опыт +{ $xp }.
}
skill-bought = { $figure } осваивает навык «{ $skill }», опыт −{ $cost }.

## Враги

arrived = Появляется на { $cell }: { $figure }.
no-figures = Для ещё одной карты не хватает фигурок: { $card }.
no-counter = { $figure }: контратаки нет, { $target } в сумраке и не на линии видимости.
minion-died = { $left ->
    [0] Гибнет последний приспешник: { $figure }.
   *[other] Гибнет приспешник; осталось { $left }: { $figure }.
}
minions-died = { $count ->
    [one] Гибнет последний приспешник: { $figure }.
   *[other] Гибнут все приспешники ({ $count }): { $figure }.
}
enemy-died = { $what ->
    [boss] Гибнет вожак: { $figure }.
   *[single] Гибнет { $figure }.
}

## Бой

combat-began = { $kind ->
    [melee] Рукопашная атака: { $figure } против { $target }.
    [ranged] Дальняя атака: { $figure } против { $target }.
   *[magic] Магическая атака: { $figure } против { $target }.
}
dark-rolled = Бросок. { $figure }: { $attack }; { $target }: { $defence }.
dark-rerolled = { $side ->
    [attack] Переброс кубиков атаки ({ $figure }): { $dice }.
   *[defence] Переброс кубиков защиты ({ $figure }): { $dice }.
}
die-removed = { $side ->
    [attack] Минус кубик атаки ({ $figure }): { $die }.
   *[defence] Минус кубик защиты ({ $figure }): { $die }.
}
die-added = { $side ->
    [attack] Ещё кубик атаки ({ $figure }): { $die }.
   *[defence] Ещё кубик защиты ({ $figure }): { $die }.
}
combat-effect = { $own ->
    [yes] { $figure }
   *[no] { $figure }, { $card }
}{ $bams ->
    [0] { $diamonds ->
        [0] { "" }
        [one] { "" } за «Бриллиант»
       *[other] { "" } за «Бриллианты» ({ $diamonds })
    }
    [1] { $diamonds ->
        [0] { "" } за «Взрыв»
       *[other] { "" } за «Взрыв» и «Бриллиант»
    }
   *[other] { "" } за «Взрывы» ({ $bams })
}: { $text }.
combat-counted = { $more ->
    [0] { $figure }: попадания { $swords }; { $target }: щиты { $shields }. Ран: { $wounds }.
   *[other] { $figure }: попадания { $swords }; { $target }: щиты { $shields }; ещё { $more } мимо щитов. Ран: { $wounds }.
}
wounded = { $damage ->
    [one] { $figure }: { $damage } рана, осталось здоровья: { $left }.
    [few] { $figure }: { $damage } раны, осталось здоровья: { $left }.
   *[many] { $figure }: { $damage } ран, осталось здоровья: { $left }.
}
dark-healed = { $figure }: здоровье +{ $health }.
hero-died = { $figure } погибает.
hero-returned = { $figure } возвращается к жизни; жетонов на карте «Искра жизни»: { $left }.

## Приключение

objective-done = Цель выполнена: { $text }
rule-worked = { $kind ->
    [event] Действует карта события.
    [trap] Действует карта ловушки.
    [adventure] Действует особое правило приключения.
   *[other] Действует карта или навык.
}
left-by-exit = { $figure } уходит через выход и теперь в безопасности.
pillar-hit = { $left ->
    [0] { $target } рушится.
   *[other] { $target }: здоровье −{ $damage }, осталось { $left }.
}
tile-fell = { $tile ->
    [bridge] Мосты рушатся вместе со всеми, кто на них.
   *[other] Плитка { $tile } рушится вместе со всеми, кто на ней.
}
firework-lit = { $figure } поджигает фейерверк на { $cell }.
firework-out = Фейерверк на { $cell } догорел.
adventure-ended = { $outcome ->
    [won] Приключение выиграно.
   *[lost] { $why ->
        [MD-HER-14] На карте «Искра жизни» нет жетона, чтобы вернуть героя: приключение проиграно.
        [MD-Q04-06] Герой упал вместе с плиткой: приключение проиграно.
       *[other] Приключение проиграно по его особым правилам.
    }
}

## Вопросы

prompt-md-choose-class = { $figure }: какой класс взять?
prompt-md-choose-weapon = { $figure }: с каким оружием начать?
prompt-md-choose-first = Кто первый игрок?
prompt-md-choose-hero = Кто из героев избранный?
prompt-md-act = { $actions ->
    [0] { $figure }: действий не осталось. Что-нибудь ещё?
    [one] { $figure }: что делать? Осталось { $actions } действие.
    [few] { $figure }: что делать? Осталось { $actions } действия.
   *[many] { $figure }: что делать? Осталось { $actions } действий.
}
prompt-md-move = { $points ->
    [one] { $figure } движется: осталось { $points } очко движения.
    [few] { $figure } движется: осталось { $points } очка движения.
   *[many] { $figure } движется: осталось { $points } очков движения.
}
prompt-md-walk = { $left ->
    [one] { $figure }: перемещение на { $left } зону. Куда?
    [few] { $figure }: перемещение на { $left } зоны. Куда сначала?
   *[many] { $figure }: перемещение на { $left } зон. Куда сначала?
}
prompt-md-pay-ability = { $figure }: чем заплатить за способность?
prompt-md-pay-blood = { $wounds ->
    [one] { $figure }: получить за это { $wounds } рану?
    [few] { $figure }: получить за это { $wounds } раны?
   *[many] { $figure }: получить за это { $wounds } ран?
}
prompt-md-who-bleeds = { $wounds ->
    [one] { $figure }: кто получит за это { $wounds } рану?
    [few] { $figure }: кто получит за это { $wounds } раны?
   *[many] { $figure }: кто получит за это { $wounds } ран?
}
prompt-md-who-heals = { $figure }: кого лечить?
prompt-md-which-foe = { $figure }: какого врага атаковать?
prompt-md-which-pillar = Какая колонна рушится?
prompt-md-which-counter = { $figure }: кто контратакует первым?
prompt-md-trade = { $figure }: экипировка и обмен. Что дальше?
prompt-md-receive = { $figure } получает: { $card }. Оставить, экипировать или отдать?
prompt-md-make-room = { $figure }: обе руки заняты. Что убрать, чтобы взять: { $card }?
prompt-md-transmute = { $left ->
    [one] Трансмутация: какая карта уходит последней?
   *[other] Трансмутация: какая карта уходит? Осталось выбрать: { $left }.
}
prompt-md-agree-give = { $figure } хочет отдать: { $card }. { $target }, согласие?
prompt-md-agree-take = { $figure } хочет взять: { $card }. { $target }, согласие?
prompt-md-agree-hand = { $figure } хочет отдать жетон. { $target }, согласие?
prompt-md-agree-fetch = { $figure } хочет взять жетон. { $target }, согласие?
prompt-md-agree-bleed = { $wounds ->
    [one] { $target }: получить { $wounds } рану вместо героя { $figure }?
    [few] { $target }: получить { $wounds } раны вместо героя { $figure }?
   *[many] { $target }: получить { $wounds } ран вместо героя { $figure }?
}
prompt-md-combat-use = { $figure }: применить что-нибудь из этого в бою?
prompt-md-reroll = { $figure }: перебросить кубики?
prompt-md-reroll-pool = { $figure }: какие кубики перебросить?
prompt-md-reroll-dice = { $taken ->
    [0] { $figure }: какой кубик перебросить?
   *[other] { $figure }: какой ещё кубик перебросить?
}
prompt-md-flip-die = { $figure }: какой кубик перевернуть на обратную грань?
prompt-md-remove-die = { $figure }: какой кубик убрать?
prompt-md-add-die = { $figure }: какой кубик добавить?
prompt-md-enchant = { $figure }: применить чары? «Взрывы»: { $bams }, «Бриллианты»: { $diamonds }.
prompt-md-split-wounds = { $wounds ->
    [one] { $figure }, { $wounds } рана: кто её получит?
    [few] { $figure }, { $wounds } раны: кто получит следующую?
   *[many] { $figure }, { $wounds } ран: кто получит следующую?
}
prompt-md-which-enemy = Какой враг действует следующим?
prompt-md-which-agent = Какой агент зовёт подкрепление следующим?
prompt-md-which-target = { $figure }: кого атаковать?
prompt-md-which-attack = { $figure }: как атаковать цель { $target }?
prompt-md-which-goal = { $figure }: к какому герою идти?
prompt-md-which-way = { $figure }: каким путём идти?
prompt-md-which-firework = { $figure }: к какому фейерверку идти?
prompt-md-which-zone = В какой зоне появляются враги?
prompt-md-which-room = В какой комнате лежит сокровище?
prompt-md-next-room = { $number ->
    [2] Какая комната за дверью вторая?
   *[other] Какая комната за дверью третья?
}
prompt-md-which-effect = Какой эффект заканчивается первым?
prompt-md-which-rule = Какое особое правило действует первым?
prompt-md-divide-wounds = { $left ->
    [one] Особые правила приключения: кто получит последнюю рану?
   *[other] Особые правила приключения: кто получит следующую рану? Осталось распределить: { $left }.
}
prompt-md-buy-skill = { $figure }: купить навык? Опыт: { $xp }.
prompt-chance-face = { $rest ->
    [yellow] Что выпало на жёлтом кубике?
    [red] Что выпало на красном кубике?
    [blue] Что выпало на синем кубике?
   *[green] Что выпало на зелёном кубике?
}
prompt-chance-artifacts = Какой артефакт вытянут?
prompt-chance-doors = Какая карта двери вытянута?
prompt-chance-events = Какая карта события вытянута?
prompt-chance-guards = Какой страж уровня { $rest } вытянут?
prompt-chance-treasure = Какое сокровище уровня { $rest } вытянуто?
prompt-chance-lesser = Какой слабый бродячий монстр вытянут?
prompt-chance-greater = Какой могучий бродячий монстр вытянут?
prompt-chance-token = Какой жетон перевёрнут?

## Ответы

md-option-melee = Рукопашная атака: { $thing }
md-option-ranged = Выстрел: { $thing }
md-option-charge = { $line }: на { $thing }
md-option-safe-shot = { $line }: с { $thing }
md-option-teleport = Телепортация
md-option-ability = «{ $thing }» за 1 очко опыта: { $line }
md-option-leave = Уйти через выход
md-option-give = Отдать: { $thing } → { $who }
md-option-take = Взять: { $thing } ← { $who }
md-option-pay = { $what ->
    [xp] Очко опыта
   *[shard] Осколок опыта
}
md-option-effect = { $who }: { $line }
option-magic = Магическая атака: { $thing }
option-step = Идти на { $thing }
option-open = Открыть дверь в зону { $thing }
option-pick-up = Подобрать всё, что здесь лежит
option-firework = Поджечь фейерверк
option-trade = Экипировка и обмен
option-transmute = Превратить три карты
option-command = Велеть действовать: { $thing }
option-get-up = Встать
option-end = Закончить активацию
option-use = Применить «{ $thing }»: { $line }
option-reroll = { $thing }: { $line }
option-enchant = { $thing }: { $line }
option-equip = Экипировать: { $thing }
option-stow = Убрать: { $thing }
option-hand = Передать: { $thing } → { $who }
option-fetch = Забрать: { $thing } ← { $who }
option-agree = Согласиться
option-refuse = Отказаться
option-enemy = { $thing }
option-hero = { $thing }
option-pillar = { $thing }
option-zone = { $thing }
option-class = { $thing }
option-weapon = { $thing }: { $line }
option-buy = Купить «{ $thing }», опыт −{ $cost }: { $line }
option-kind = { $what ->
    [melee] Врукопашную
    [ranged] Издали
   *[magic] Магией
}
option-pool = { $what ->
    [attack] Кубики атаки
   *[defence] Кубики защиты
}
option-figure = { $what ->
    [boss] Вожак
   *[minion] Приспешник
}
option-die = { $shown ->
    [no] { $colour ->
        [yellow] Жёлтый кубик
        [red] Красный кубик
        [blue] Синий кубик
       *[green] Зелёный кубик
    }
   *[yes] { $colour ->
        [yellow] Жёлтый кубик
        [red] Красный кубик
        [blue] Синий кубик
       *[green] Зелёный кубик
    }: { $points ->
        [0] пустая грань
       *[other] { $points }
    }{ $bams ->
        [0] { "" }
       *[other] { "" } и «Взрыв»
    }{ $diamonds ->
        [0] { "" }
       *[other] { "" } и «Бриллиант»
    }
}
option-face = { $points ->
    [0] Пустая грань
   *[other] { $points }
}{ $bams ->
    [0] { "" }
   *[other] { "" } и «Взрыв»
}{ $diamonds ->
    [0] { "" }
   *[other] { "" } и «Бриллиант»
}
option-artifacts = { $thing }
option-doors = { $thing }
option-events = { $thing }
option-guards = { $thing }
option-treasure = { $thing }
option-lesser = { $thing }
option-greater = { $thing }
option-token = { $thing }

## Слова карт: в тех формах, в каких они стоят в строках

colour-yellow = жёлтые
colour-red = красные
colour-blue = синие
colour-green = зелёные
pool-attack = атаки
pool-defence = защиты
side-attacker = атакующего
side-defender = защитника
symbol-bam = «Взрыв»
symbol-diamond = «Бриллиант»
symbol-bams = «Взрывы»
symbol-diamonds = «Бриллианты»
point-swords = попадания
point-shields = щиты
type-melee = рукопашная атака
type-ranged = дальняя атака
type-magic = магическая атака
type-combat = любая атака
type-move = движение
gear-sword = меч
gear-axe = топор
gear-mace = булава
gear-hammer = молот
gear-dagger = кинжал
gear-spear = копьё
gear-bow = лук
gear-crossbow = арбалет
gear-staff = посох
gear-wand = жезл
gear-shield = щит
gear-armour = броня
whom-hero = герои
whom-heroes = герои
whom-ally = союзники
whom-allies = союзники
whom-enemy = враги
whom-enemies = враги
where-in-the-zone = в зоне
where-in-sight = на линии видимости
where-on-the-board = на поле
token-lower = более низкого
token-current = текущего
token-higher = более высокого
tier-lesser = слабый
tier-greater = могучий
tier-due = положенный по уровню
objective-artifact = артефакт
objective-lair = логово
objective-library = библиотека

## Грани кубиков

face-yellow-2-bam = жёлтый 2+«Взрыв»
face-yellow-1 = жёлтый 1
face-yellow-blank = жёлтый пустой
face-red-3-diamond = красный 3+«Бриллиант»
face-red-2-bam = красный 2+«Взрыв»
face-red-1 = красный 1
face-red-blank = красный пустой
face-blue-2-bam = синий 2+«Взрыв»
face-blue-1 = синий 1
face-blue-blank = синий пустой
face-green-3-diamond = зелёный 3+«Бриллиант»
face-green-2-bam = зелёный 2+«Взрыв»
face-green-1 = зелёный 1
face-green-blank = зелёный пустой
face-none = нет

## Пометки карт

mark-in-force = действует
mark-bought = куплен
mark-too-dear = не хватает опыта
mark-later = позже
mark-sword = меч
mark-axe = топор
mark-mace = булава
mark-hammer = молот
mark-dagger = кинжал
mark-spear = копьё
mark-bow = лук
mark-crossbow = арбалет
mark-staff = посох
mark-wand = жезл
mark-shield = щит
mark-armour = броня
mark-consumable = одноразовая вещь
mark-artifact = артефакт
mark-too-high = слишком высокий уровень
mark-trap = ловушка
mark-luck = удача
mark-patrol = патруль
mark-blessing = благословение
mark-omen = дурное знамение

## Части карт

part-melee = рукопашная атака
part-ranged = дальняя атака
part-magic = магическая атака
part-defence = защита
part-use = применение
part-skill = навык
part-shadow = в сумраке
part-ability = способность
part-branches = ветки навыков
part-minions = приспешники
part-health = здоровье
part-carries = снаряжение
part-special = особые правила
part-first-room = первая комната
part-second-room = вторая комната
part-third-room = третья комната

## Зоны: что в них есть

terrain-room = комната
terrain-hidden = ещё не открыто
terrain-start = вход
terrain-exit = выход
terrain-level = уровень
terrain-special-treasure = особое сокровище
terrain-artifact = артефакт
terrain-lair = логово
terrain-library = библиотека
terrain-token = жетон
terrain-firework = фейерверк
terrain-bridge = мост
terrain-stairs = лестница

## Фигуры: ранги и состояния

rank-agent = агент
rank-roaming = бродячий монстр
condition-stunned = оглушение
condition-dead = гибель
condition-asleep = сон

## About the games

about-massive-darkness = От одного до шести героев спускаются вниз вместе, а за подземелье играет сама игра: двери, отряды и кое-что похуже. Сражайтесь на свету, бейте из сумрака, забирайте добычу и тратьте опыт раньше, чем он приманит монстров. Одиннадцать приключений, по одному или одной большой историей.

## Что значат состояния

condition-stunned-about = Сначала должен подняться.
condition-dead-about = Вернётся в начале следующего раунда за один жетон с карты «Искра жизни».
condition-asleep-about = Ничего не делает, пока не разбужен.
