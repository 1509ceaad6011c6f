## Чому монстр чинить так

why-gh-stunned = Оглушений монстр не обирає { -target }, не рухається й не атакує.
why-gh-focus-negative = Вибір { -target(case: "gen") } за найменшою кількістю { -hex(case: "gens") } із негативним ефектом на шляху: { $foes }.
why-gh-focus-points = Вибір { -target(case: "gen") } за найменшою кількістю { -movement-points(case: "gen") }, потрібних для атаки: { $foes }.
why-gh-focus-distance = Вибір { -target(case: "gen") } за найменшою відстанню: { $foes }.
why-gh-focus-initiative = Вибір { -target(case: "gen") } за { -initiative(case: "ins") }: { $foes }.
why-gh-summons-first = { -summon(case: "cap") } стоїть за { -initiative(case: "ins") } просто перед тим, хто його прикликав. { -target(case: "cap") } — { $foes }.
why-gh-only-focus = Єдиний ворог, якого можна атакувати: { $foes }.
why-gh-no-focus = Немає нікого, до кого можна дійти й кого атакувати, тому монстр не має { -target(case: "gen") }, не рухається й не атакує.
why-gh-fewest-negative = { $hexes ->
    [one] Є { $hexes } атакувальна { -hex }, шлях до якої має найменше { -hex(case: "gens") } із негативним ефектом.
    [few] Є { $hexes } атакувальні { -hex(case: "noms") }, шлях до яких має найменше { -hex(case: "gens") } із негативним ефектом.
   *[many] Є { $hexes } атакувальних { -hex(case: "gens") }, шлях до яких має найменше { -hex(case: "gens") } із негативним ефектом.
}
why-gh-reachable = { $hexes ->
    [1] За цей хід можна дійти лише до однієї атакувальної { -hex(case: "gen") }.
    [one] За цей хід можна дійти до { $hexes } атакувальної { -hex(case: "gen") }.
   *[other] За цей хід можна дійти до { $hexes } атакувальних { -hex(case: "gens") }.
}
why-gh-unlimited = За цей хід до жодної атакувальної { -hex(case: "gen") } не дійти, тому її обирають так, наче рух необмежений.
why-gh-no-disadvantage = Атакувати { -target } без { -disadvantage(case: "gen") } можна з { $hexes } { $hexes ->
    [one] { -hex(case: "gen") }
   *[other] { -hex(case: "gens") }
}.
why-gh-most-targets = Найбільше { -target(case: "gens") } можна атакувати з { $hexes } { $hexes ->
    [one] { -hex(case: "gen") }
   *[other] { -hex(case: "gens") }
}.
why-gh-best-targets = Додаткові { -target(case: "noms") }, найкращі за порядком вибору, можна атакувати з { $hexes } { $hexes ->
    [one] { -hex(case: "gen") }
   *[other] { -hex(case: "gens") }
}.
why-gh-fewest-disadvantaged = Найменше атак із { -disadvantage(case: "ins") } проти додаткових { -target(case: "gens") } буде, якщо атакувати з { $hexes } { $hexes ->
    [one] { -hex(case: "gen") }
   *[other] { -hex(case: "gens") }
}.
why-gh-least-movement = Найменше { -movement-points(case: "gen") } треба, щоб дійти до { $hexes } { $hexes ->
    [one] { -hex(case: "gen") }
   *[other] { -hex(case: "gens") }
}.
why-gh-closer = { $hexes ->
    [1] Рух закінчується на { -hex(case: "loc") }, з якої лишається найкоротший шлях.
   *[other] Рух закінчується на одній із { $hexes } { $hexes ->
       [one] { -hex(case: "gen") }
      *[other] { -hex(case: "gens") }
   }, з яких лишається найкоротший шлях.
}

## Сцена

gh-level = { -scenario-level(case: "cap") }
gh-xp-of = { $who }: { -experience }
gh-coins-of = { $who }: { -coins }
gh-goal-of = { -battle-goal(case: "cap") } «{ $goal }»: { $text }
gh-strong = Сильні { -element(case: "noms") }
gh-waning = Середні { -element(case: "noms") }
gh-deck = { $who }: { -modifier(case: "noms") }
gh-deck-monsters = { -modifier(case: "caps") } монстрів
gh-in-deck = { $who }: { $what ->
    [bless] карти «{ -bless }»
    [curse] карти «{ -curse }»
   *[minus] додані карти −1
}
gh-in-deck-monsters = Монстри: { $what ->
    [bless] карти «{ -bless }»
    [curse] карти «{ -curse }»
   *[minus] додані карти −1
}
gh-zone-abilities = { -monster-ability-card(case: "caps") } у цьому раунді
gh-story = { $text }
gh-penalty = { $severity ->
    [minor] { $room }, малий штраф: { $text }
   *[major] { $room }, великий штраф: { $text }
}
gh-trap = { $damage ->
    [0] { -trap(case: "cap") }: { $conditions }
   *[other] { -trap(case: "cap") }, { $damage } { $damage ->
       [one] { -damage }
       [few] { -damage(case: "accs") }
      *[many] { -damage(case: "gens") }
   }: { $conditions }
}
gh-hazard = { -hazard(case: "cap") }: кожна { -figure }, що ввійде, зазнає { $damage } { $damage ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
gh-coins = { -coins(case: "cap") }: { $coins }
gh-treasure-here = { -treasure(case: "cap") }
badge-ally = Союзник
preview-points = { $points } { $points ->
    [one] очко руху
    [few] { -movement-points }
   *[many] { -movement-points(case: "gen") }
}
gh-tally-kills = Убито монстрів
gh-tally-coins = Підібрано монет
gh-tally-xp = Здобуто очок досвіду

## Перед грою

form-levels = Рівень персонажів
form-health = { $health } { $health ->
    [one] очко здоров’я
    [few] { -hit-points }
   *[many] { -hit-points(case: "gen") }
}
form-hand = карт у { -hand(case: "loc") }: { $hand }
form-difficulty-about = { $by ->
    [-1] Рівень монстрів нижчий на 1
    [0] Як радять правила
    [1] Рівень монстрів вищий на 1, більше досвіду й золотих
   *[other] Рівень монстрів вищий на 2, найбільше досвіду й золотих
}
form-dungeon = Сталої { -map(case: "gen") } немає: три кімнати та їхніх монстрів беруть із колод. Щоразу нове підземелля.
form-solo = Соло: один гравець за всіх персонажів
form-solo-about = Ви граєте за кожного персонажа й бачите всі карти. За це рівень монстрів і пасток вищий на 1.
form-open = { -open-information(case: "cap") }
form-open-about = Усі можуть бачити й обговорювати будь-які карти. За це рівень монстрів і пасток вищий на 1.
form-reduced = { -reduced-randomness(case: "cap") }
form-reduced-about = Найсильніші карти { -modifier(case: "gens") } пом’якшено: ×2 вважається за +2, а { -null } — за −2.
form-death = { -permanent-death(case: "cap") }
form-death-about = Персонаж, який втратив останнє очко здоров’я, гине, а не лише виснажується.
form-area-walls = { -area(case: "caps") } можуть заходити на стіни
form-area-walls-about = { -hex(case: "cap") } { -area(case: "gen") }, яка має бути в межах { -range(case: "gen") }, може бути стіною.
form-both-ends = Перемога й поразка в одному раунді
form-both-ends-about = { $value ->
    [success] Якщо в одному раунді виконано { -goal } й усі виснажені, сценарій виграно.
    [failure] Якщо в одному раунді виконано { -goal } й усі виснажені, сценарій програно.
   *[other] Якщо в одному раунді виконано { -goal } й усі виснажені, вирішує те, що сталося раніше.
}

## Що відбувається

gh-set-up = { $what ->
    [map] Мапу розкладено.
    [introduction] Вступ прочитано.
    [goals] Бойові завдання роздано.
    [items] Усі взяли спорядження.
    [hands] Усі взяли карти в { -hand(case: "acc") }.
    [effects] Ефекти сценарію під час підготовки виконано.
   *[other] Підготовка, крок { $step }.
}
gh-goal-kept = { $figure } { $figure-form ->
    [plural] лишають
   *[other] лишає
} собі { -battle-goal }.
gh-equipped = { $figure } { $figure-form ->
    [plural] беруть
   *[other] бере
} { -item }: { $item }.
gh-hand-taken = { $figure } { $figure-form ->
    [plural] беруть у
   *[other] бере в
} { -hand(case: "acc") } { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}.
gh-placed = { $figure } { $figure-form ->
    [plural] починають
   *[other] починає
} на { $cell }.
gh-played = { $figure } { $figure-form ->
    [plural] розігрують
   *[other] розігрує
} карти: { $cards }; { -initiative } { $initiative }.
gh-rests = { $figure } { $figure-form ->
    [plural] оголошують
   *[other] оголошує
} { -long-rest }.
gh-ability-drawn = { -monster-ability-card(case: "cap") } — { $card }: { -initiative } { $initiative }.
gh-action-began = { $basic ->
    [yes] { $half ->
        [top] { $figure } { $figure-form ->
            [plural] виконують
           *[other] виконує
        } базову атаку; карта — { $card }.
       *[bottom] { $figure } { $figure-form ->
           [plural] виконують
          *[other] виконує
       } базовий рух; карта — { $card }.
    }
   *[no] { $half ->
        [top] { $figure } { $figure-form ->
            [plural] виконують
           *[other] виконує
        } { -top-action(case: "acc") }; карта — { $card }.
       *[bottom] { $figure } { $figure-form ->
           [plural] виконують
          *[other] виконує
       } { -bottom-action(case: "acc") }; карта — { $card }.
    }
}
gh-card-moved = { $zone ->
    [hand] Карта «{ $card }» повертається в { -hand(case: "acc") }.
    [discard] Карта «{ $card }» іде в { -discard }.
    [active] Карта «{ $card }» лишається активною.
   *[lost] Карту «{ $card }» втрачено.
}
gh-skipped = { $what ->
    [immobilize] { $figure } не { $figure-form ->
        [plural] можуть
       *[other] може
    } рухатися: { -immobilize }.
    [disarm] { $figure } не { $figure-form ->
        [plural] можуть
       *[other] може
    } атакувати: { -disarm }.
    [stun] { $figure } нічого не { $figure-form ->
        [plural] роблять
       *[other] робить
    }: { -stun }.
    [no-focus] { $figure } не { $figure-form ->
        [plural] знаходять
       *[other] знаходить
    } { -target(case: "gen") }.
    [out-of-range] { $figure } не { $figure-form ->
        [plural] дістають
       *[other] дістає
    } звідси до { -target(case: "gen") }.
    [no-target] { $figure } не { $figure-form ->
        [plural] мають
       *[other] має
    } { -target(case: "gen") }.
    [no-door] { $figure } не { $figure-form ->
        [plural] знаходять
       *[other] знаходить
    } { -door(case: "gen") }, які можна відчинити.
    [stay] { $figure } { $figure-form ->
        [plural] лишаються
       *[other] лишається
    } на місці.
    [attack] { $figure } нікого не { $figure-form ->
        [plural] атакують
       *[other] атакує
    }.
    [target] { $figure } не { $figure-form ->
        [plural] вибирають
       *[other] вибирає
    } { -target }.
    [price] { $figure } не { $figure-form ->
        [plural] платять
       *[other] платить
    }.
    [standees] Для { -summoning(case: "gen") } не лишилося { -standee(case: "gens") }.
    [room] Для { -summon(case: "gen") } немає місця.
    [loot] { $figure } не { $figure-form ->
        [plural] знаходять
       *[other] знаходить
    } { -loot(case: "gen") }.
    [recover] { $figure } не { $figure-form ->
        [plural] повертають
       *[other] повертає
    } карт.
    [refresh] { $figure } не { $figure-form ->
        [plural] відновлюють
       *[other] відновлює
    } { -item(case: "gens") }.
    [cleanse] { $figure } не { $figure-form ->
        [plural] знімають
       *[other] знімає
    } жодного стану.
   *[other] { $figure } { $figure-form ->
       [plural] пропускають
      *[other] пропускає
   } { -ability(case: "acc") }.
}
gh-focused = { $figure } { $figure-form ->
    [plural] обирають
   *[other] обирає
} { -target }: { $target }.
gh-worked = { $what ->
    [shield] { $figure } { $figure-form ->
        [plural] захищаються
       *[other] захищається
    } { -shield(case: "ins") }.
    [rule] Діє особливе правило сценарію.
    [recover] { $figure } { $figure-form ->
        [plural] повертають
       *[other] повертає
    } карти.
    [attacks] { $figure } { $figure-form ->
        [plural] отримують
       *[other] отримує
    } { -effect } атаки.
    [special] { $figure } { $figure-form ->
        [plural] виконують
       *[other] виконує
    } { -special(case: "acc") }.
   *[other] { $figure } { $figure-form ->
       [plural] користуються
      *[other] користується
   } { -bonus(case: "ins") }.
}
gh-item-used = { $figure } { $figure-form ->
    [plural] використовують
   *[other] використовує
} { -item }: { $item }.
gh-refreshed = { $figure } { $figure-form ->
    [plural] відновлюють
   *[other] відновлює
} { -item }: { $item }.
gh-item-lost = { $how ->
    [spent] { $figure } { $figure-form ->
        [plural] витрачають
       *[other] витрачає
    } { -item }: { $item }.
   *[other] { $figure } { $figure-form ->
       [plural] утрачають
      *[other] утрачає
   } { -item }: { $item }.
}
gh-upgraded = { $figure } { $figure-form ->
    [feminine] стає елітною
    [neuter] стає { -elite(case: "ins") }
    [plural] стають { -elite(case: "inss") }
   *[other] стає { -elite(case: "ins") }
}.
gh-loss-met = Сценарій програно: { $text }
gh-bonus-began = { $source ->
    [none] { $figure } { $figure-form ->
        [plural] отримують
       *[other] отримує
    } { -bonus }. { $text }.
   *[card] { $figure } { $figure-form ->
       [plural] отримують
      *[other] отримує
   } { -bonus } карти «{ $card }». { $text }.
}
gh-bonus-ended = { $source ->
    [none] { $figure } { $figure-form ->
        [plural] втрачають
       *[other] втрачає
    } { -bonus }. { $text }.
   *[card] { $figure } { $figure-form ->
       [plural] втрачають
      *[other] втрачає
   } { -bonus } карти «{ $card }». { $text }.
}
gh-reshuffled = Колоду { -modifier(case: "gens") } перетасовано.
gh-card-added = { $card ->
    [curse] { $figure ->
        [monsters] У колоду монстрів замішано карту «{ -curse }».
       *[other] { $figure }: у колоду замішано карту «{ -curse }».
    }
    [bless] { $figure ->
        [monsters] У колоду монстрів замішано карту «{ -bless }».
       *[other] { $figure }: у колоду замішано карту «{ -bless }».
    }
   *[other] { $figure }: у колоду замішано карту −1.
}
gh-none-left = { $card ->
    [curse] { $figure ->
        [monsters] Для колоди монстрів більше немає карт «{ -curse }».
       *[other] { $figure }: більше немає карт «{ -curse }».
    }
    [bless] { $figure ->
        [monsters] Для колоди монстрів більше немає карт «{ -bless }».
       *[other] { $figure }: більше немає карт «{ -bless }».
    }
   *[other] { $figure }: більше немає карт −1.
}
gh-infused = { $figure } { $figure-form ->
    [plural] заряджають
   *[other] заряджає
} { -element(case: "acc") }: { $element }.
gh-consumed = { $figure } { $figure-form ->
    [plural] використовують
   *[other] використовує
} { -element(case: "acc") }: { $element }.
gh-opened = { $how ->
    [rule] { -door(case: "cap") } на { $cell } відчиняються.
   *[other] { $figure } { $figure-form ->
       [plural] відчиняють
      *[other] відчиняє
   } { -door } на { $cell }.
}
gh-closed = { -door(case: "cap") } на { $cell } зачиняються.
gh-unlocked = { -door(case: "cap") } на { $cell } відмикаються.
gh-room-made = Загін входить до нової кімнати: { $room }.
gh-revealed = Кімнату відкрито.
gh-appeared = { $how ->
    [summoned] { -summoning(case: "cap") }: { $figure } { $figure-form ->
        [plural] з’являються
       *[other] з’являється
    } на { $cell }.
    [summon] { -summoning(case: "cap") }: { $figure } { $figure-form ->
        [plural] з’являються
       *[other] з’являється
    } на { $cell }.
    [spawned] { $figure } { $figure-form ->
        [plural] з’являються
       *[other] з’являється
    } на { $cell }.
    [returned] { $figure } { $figure-form ->
        [plural] повертаються
       *[other] повертається
    } на { $cell }.
   *[other] { $figure } { $figure-form ->
       [plural] стають
      *[other] стає
   } на { $cell }.
}
gh-not-placed = { $why ->
    [room] { $kind }: для нової { -figure(case: "gen") } немає місця.
   *[other] { $kind }: { -standee(case: "gens") } бракує.
}
gh-trap-sprung = { $figure } { $figure-form ->
    [plural] потрапляють у
   *[other] потрапляє в
} { -trap(case: "acc") } на { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] На { $cell } поставлено { -trap(case: "acc") }.
       *[other] { -trap(case: "cap-acc") } на { $cell } знешкоджено.
    }
    [obstacle] { $how ->
        [made] На { $cell } з’являється { -obstacle }.
        [moved] { -obstacle(case: "cap") } тепер на { $cell }.
       *[other] { -obstacle(case: "cap") } на { $cell } зникає.
    }
   *[rift] { $how ->
        [made] На { $cell } відкривається { -rift }.
        [moved] { -rift(case: "cap") } тепер на { $cell }.
       *[other] { -rift(case: "cap") } на { $cell } закривається.
    }
}
gh-looted = { $figure } { $figure-form ->
    [plural] підбирають
   *[other] підбирає
} { $coins } { $coins ->
    [one] монету
    [few] монети
   *[many] монет
}.
gh-treasure = { $treasure ->
    [goal] { $figure } { $figure-form ->
        [plural] забирають
       *[other] забирає
    } { -goal-treasure }.
   *[other] { $figure } { $figure-form ->
       [plural] забирають
      *[other] забирає
   } { -treasure }.
}
gh-item-gained = { $sold ->
    [0] { $figure } { $figure-form ->
        [plural] отримують
       *[other] отримує
    } { -item }: { $item }.
   *[other] { $figure } вже { $figure-form ->
       [plural] мають
      *[other] має
   } { -item } «{ $item }» і { $figure-form ->
       [plural] продають
      *[other] продає
   } другий за { $sold } { $sold ->
       [one] золотий
       [few] золоті
      *[many] золотих
   }.
}
gh-xp = { $figure } { $figure-form ->
    [plural] здобувають
   *[other] здобуває
} { $xp } { $xp ->
    [one] очко
    [few] очки
   *[many] очок
} досвіду.
gh-gold = { $figure } { $figure-form ->
    [plural] отримують
   *[other] отримує
} { $gold } { $gold ->
    [one] золотий
    [few] золоті
   *[many] золотих
}.
gh-exhausted = { $why ->
    [health] { $figure } { $figure-form ->
        [plural] вибувають
       *[other] вибуває
    } через { -exhaustion }: не лишилося { -hit-points(case: "gen") }.
   *[cards] { $figure } { $figure-form ->
       [plural] вибувають
      *[other] вибуває
   } через { -exhaustion }: не можна ні розіграти дві карти, ні відпочити.
}
gh-section = { $text }
gh-wants-to-give-up = { $figure } { $figure-form ->
    [plural] пропонують
   *[other] пропонує
} здатися; мають погодитися всі персонажі.
gh-gave-up = Загін здається.
gh-result = { $checks ->
    [0] { $figure }: очок досвіду — { $xp }, бонусних — { $bonus }; { -gold(case: "gen") } — { $gold }.
   *[other] { $figure }: очок досвіду — { $xp }, бонусних — { $bonus }; { -gold(case: "gen") } — { $gold }; { -battle-goal } виконано.
}
gh-concluded = { $text }

## Ще причини

why-gh-focus = Монстр обирає { -target }: { $targets }.
why-gh-stays = Немає { -hex(case: "gen") }, кращої за ту, де монстр стоїть.
why-gh-tie = Однаково добрих варіантів: { $count }. Вибирають гравці.
why-gh-targets = Монстр атакує, починаючи зі своєї { -target(case: "gen") }: { $targets }.
why-gh-not-in-reach = Звідси монстр не може атакувати свою { -target }, тож не атакує нікого.
why-gh-disarmed = Монстр роззброєний або не має атаки, тому шукає { -target } як для ближньої атаки.
why-gh-criterion = Карта змінює вибір { -target(case: "gen") }: { $criterion ->
    [latest] { criterion-latest }
    [earliest] { criterion-earliest }
    [weakest] { criterion-weakest }
    [strongest] { criterion-strongest }
    [farthest] { criterion-farthest }
   *[other] { $criterion }
}.
why-gh-immobilized = Монстр не рухається: { -immobilize }.

## Запитання

prompt-gh-keep-goal = { $figure }: яке { -battle-goal } лишити? Його більше ніхто не побачить.
prompt-gh-equip = { $figure }: яке спорядження взяти? Лишилося { $gold } { $gold ->
    [one] золотий
    [few] золоті
   *[many] золотих
}.
prompt-gh-choose-hand = { $figure }: які карти взяти в { -hand(case: "acc") }? Треба { $hand }, зараз їх { $have }: відкладіть ще { $left }.
prompt-gh-place = { $figure }: на якій { -hex(case: "loc") } почати?
prompt-gh-select = { $may ->
    [both] Виберіть { -initiative-card(case: "acc") } або { -long-rest }.
    [rest] Лишається тільки { -long-rest }.
   *[card] Виберіть { -initiative-card(case: "acc") }.
 }
prompt-gh-select-second = Виберіть другу карту. { -initiative-card(case: "cap") } — { $lead }.
prompt-gh-take-back = Яку { -active-card(case: "acc") } скинути заради { -rest(case: "gen") }?
prompt-gh-turn-order = Хто діє першим?
prompt-gh-turn = { $figure }: що робити?
prompt-gh-between = Зробити щось перед наступною { -ability(case: "ins") }?
prompt-gh-spare = Зробити ще щось цього ходу?
prompt-gh-before-rest = Зробити щось перед { -long-rest(case: "ins") }?
prompt-gh-rest-lose = { $figure }: яку карту втратити під час { -rest(case: "gen") }?
prompt-gh-short-rest = { $figure }: зробити { -short-rest }?
prompt-gh-short-rest-lose = Утратити цю карту чи зазнати 1 { -damage(case: "gen") } й утратити іншу, випадкову?
prompt-gh-start-effect = Який { -effect } початку ходу діє першим?
prompt-gh-end-effect = Який { -effect } кінця ходу діє першим?
prompt-gh-ability = { $line } — виконати?
prompt-gh-harm = { $line } — частина { -action(case: "gen") }. Виконати її чи пропустити разом з усім, що далі?
prompt-gh-pay-ability = { $line } — заплатити за це?
prompt-gh-pay = { $line } — заплатити за додатковий { -effect }?
prompt-gh-consume = { $figure }: яку { -element(case: "acc") } використати?
prompt-gh-infuse = { $figure }: яку { -element(case: "acc") } зарядити?
prompt-gh-move = { $figure }: куди йти? Лишилося { $points } { $points ->
    [one] очко руху
    [few] { -movement-points }
   *[many] { -movement-points(case: "gen") }
}.
prompt-gh-attack = { $line } — кого атакувати?
prompt-gh-attack-prepare = { $line } — заплатити за додатковий { -effect } чи використати { -item }?
prompt-gh-attack-ready = { -target(case: "cap") } — { $target }. Атакувати?
prompt-gh-area = { $line } — де розмістити { -area(case: "acc") }?
prompt-gh-target = { $line } — яку { -target } вибрати?
prompt-gh-target-ally = Якого союзника вибрати?
prompt-gh-modifier-effects = { -target(case: "cap") } — { $target }. Застосувати { -effect } карти { -modifier(case: "gen") }?
prompt-gh-modifier-order = { $figure }: у якому порядку діють { -modifier(case: "noms") }?
prompt-gh-effect-order = { -target(case: "cap") } — { $target }. Який { -effect } діє першим?
prompt-gh-push-use = { -target(case: "cap") } — { $target }. Відштовхнути на { $hexes } { $hexes ->
    [one] { -hex(case: "acc") }
    [few] { -hex(case: "accs") }
   *[many] { -hex(case: "gens") }
}?
prompt-gh-pull-use = { -target(case: "cap") } — { $target }. Притягнути на { $hexes } { $hexes ->
    [one] { -hex(case: "acc") }
    [few] { -hex(case: "accs") }
   *[many] { -hex(case: "gens") }
}?
prompt-gh-push-to = { $figure }: куди відштовхнути? { $left ->
    [one] Лишилася
    [few] Лишилося
   *[many] Лишилося
} { $left } { $left ->
    [one] { -hex }
    [few] { -hex(case: "noms") }
   *[many] { -hex(case: "gens") }
}.
prompt-gh-pull-to = { $figure }: куди притягнути? { $left ->
    [one] Лишилася
    [few] Лишилося
   *[many] Лишилося
} { $left } { $left ->
    [one] { -hex }
    [few] { -hex(case: "noms") }
   *[many] { -hex(case: "gens") }
}.
prompt-gh-steer = { $figure }: куди спрямувати рух?
prompt-gh-defend = { $figure } { $figure-form ->
    [plural] атакують
   *[other] атакує
} вас. Використати { -item }, доки карту { -modifier(case: "gen") } не відкрито?
prompt-gh-damaged = { $figure } { $figure-form ->
    [plural] завдають
   *[other] завдає
} { $damage } { $damage ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}. Використати { -item } проти цього?
prompt-gh-damage = { $source ->
    [figure] { $attacker } { $attacker-form ->
        [plural] завдають
       *[other] завдає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    }; { -target } — { $figure }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
    [retaliate] { -retaliate(case: "cap") }: { $attacker } { $attacker-form ->
        [plural] завдають
       *[other] завдає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    }; { -target } — { $figure }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
    [wound] { -wound(case: "cap") }: { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
    [hazard] { -hazard(case: "cap") }: { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
    [trap] { -trap(case: "cap") }: { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
    [short-rest] { -short-rest(case: "cap") }: { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
   *[line] { $line }. { $figure } { $figure-form ->
       [plural] зазнають
      *[other] зазнає
   } { $damage } { $damage ->
       [one] { -damage(case: "gen") }
      *[other] { -damage(case: "gens") }
   }. Зазнати { -damage(case: "gens") } чи скасувати їх ціною карт?
}
prompt-gh-part-discard = { $figure }: яку карту скинути? { $left ->
    [one] Потрібна
    [few] Потрібно
   *[many] Потрібно
} ще { $left } { $left ->
    [one] карта
    [few] карти
   *[many] карт
}.
prompt-gh-part-lost = { $figure }: яку карту втратити? { $left ->
    [one] Потрібна
    [few] Потрібно
   *[many] Потрібно
} ще { $left } { $left ->
    [one] карта
    [few] карти
   *[many] карт
}.
prompt-gh-part-item = { $figure }: який { -small-item } утратити?
prompt-gh-lose-discard = { $figure }: яку карту зі { -discard(case: "gen") } втратити? { $left ->
    [one] Потрібна
    [few] Потрібно
   *[many] Потрібно
} ще { $left } { $left ->
    [one] карта
    [few] карти
   *[many] карт
}.
prompt-gh-after-kill = Використати { -item } після вбивства?
prompt-gh-after-rest = Використати { -item } після { -rest(case: "gen") }?
prompt-gh-recover = { $figure }: яку карту повернути? Можна повернути ще { $left } { $left ->
    [one] карту
    [few] карти
   *[many] карт
}.
prompt-gh-refresh = Який { -item } відновити?
prompt-gh-cleanse = { $figure }: який { -condition } зняти?
prompt-gh-create-trap = Де поставити { -trap(case: "acc") }?
prompt-gh-disarm-trap = Яку { -trap(case: "acc") } знешкодити?
prompt-gh-create-obstacle = Де поставити { -obstacle(case: "acc") }?
prompt-gh-destroy-obstacle = Яку { -obstacle(case: "acc") } зруйнувати?
prompt-gh-move-obstacle = Яку { -obstacle(case: "acc") } пересунути?
prompt-gh-obstacle-to = Куди пересунути { -obstacle(case: "acc") }?
prompt-gh-place-rift = Де відкрити { -rift }?
prompt-gh-remove-rift = Порталів уже п’ять. Який закрити?
prompt-gh-move-rift = Який { -rift } пересунути?
prompt-gh-rift-to = Куди пересунути { -rift }?
prompt-gh-teleport = Куди телепортуватися?
prompt-gh-teleport-to = { $figure }: куди телепортувати?
prompt-gh-summon = Де поставити { -summon }?
prompt-gh-summon-at = { $figure }: де поставити { -summon }?
prompt-gh-spawn-at = { $kind }: де з’явиться { -figure }?
prompt-gh-put-at = { $figure }: куди поставити?
prompt-gh-place-monster = { $kind }: { -standee(case: "gens") } бракує. На яку { -hex(case: "acc") } поставити фішку?
prompt-gh-deal-condition = Карт бракує. Кому дістається карта «{ $condition }»?
prompt-gh-monster-focus = { $figure }: кого обрати { -target(case: "ins") }?
prompt-gh-monster-move = { $figure }: куди рухатися?
prompt-gh-monster-path = { $figure }: яким шляхом іти?
prompt-gh-monster-targets = { $figure }: кого атакувати?
prompt-gh-monster-next = { $figure }: хто наступна { -target }?
prompt-gh-monster-heal = { $figure }: кого лікувати?
prompt-gh-boss-door = { $figure }: до яких { -door(case: "gen") } іти?
prompt-gh-dungeon-entrance = Через який вхід загін потрапляє всередину?
prompt-gh-dungeon-opener = Кого вважати тим, хто відчинив { -door }?
prompt-gh-return-monster = Який убитий монстр повертається?
prompt-gh-upgrade = Який монстр стає { -elite(case: "ins") }?
prompt-chance-ability = Яку карту здібностей монстрів ви відкрили?
prompt-chance-standee = Який номер фішки ви витягли?
prompt-chance-short-rest = Яка карта випала, щоб її втратити?
prompt-chance-battle-goal = Яке { -battle-goal } роздано?
prompt-chance-room = Яку карту кімнати ви відкрили?
prompt-chance-dungeon-monsters = Яку карту монстрів для кімнати ви відкрили?

## Відповіді

gh-option-equip = { $thing } — { $price ->
    [one] { $price } золотий
    [few] { $price } золоті
   *[many] { $price } золотих
}
option-ability = { $card }: { -initiative } { $initiative }; { $texts }
option-add-first = Спершу додати, потім подвоїти
option-back = Скинути: { $thing }
option-before = Додати { $thing }, подвоїти й додати решту
option-battle-goal = { $thing }
option-condition = { $thing }
option-door = { -door(case: "cap") } на { $thing }
option-double-first = Спершу подвоїти, потім додати
option-draw = Відкрити карту { -modifier(case: "gen") }
option-dungeon-monsters = { $thing }
option-element = { $thing }
option-entrance = Вхід { $thing }
gh-note-give-up = Сценарій програно, якщо в одному раунді здаються всі персонажі.
option-give-up = Здатися
option-goal = Лишити: { $thing }
option-hex = { $thing }
option-leave = Не брати: { $thing }
option-level-1 = Усі карти 1-го рівня
option-lose-two = Утратити дві карти зі { -discard(case: "gen") }
option-next = { $thing }
option-opener = { $thing }
option-return = Повернути на { -map(case: "acc") }: { $thing }
option-upgrade = Зробити { -elite(case: "ins") }: { $thing }
option-room = { $thing }
option-standee = Номер { $thing }
option-targets = { $thing }
option-teleport = Телепортуватися на { $thing }

## About the games

title-gloomhaven = Темна гавань
about-gloomhaven = Від двох до чотирьох найманців ідуть туди, куди ніхто інший не піде. Кожен хід коштує двох карт, а карти на руці не вічні. Бийте, доки стихії на вашому боці, не відчиняйте дверей, доки не готові, і виходьте раніше, ніж скінчаться сили.
