## Сцена

badge-shield = { -shield(case: "cap") } { $value }
badge-retaliate = { -retaliate(case: "cap") }
badge-flying = { -flying(case: "cap") }
zone-hand = { -hand(case: "cap") }
zone-played = Розіграні карти
zone-active = { -active-area(case: "cap") }
zone-discard = { -discard(case: "cap") }
zone-lost = { -lost-pile(case: "cap") }
zone-items = { -item(case: "caps") }
zone-monsters = Монстри

## Що відбувається з фігурками

moved = { $how ->
    [push] { $figure } { $figure-form ->
        [feminine] відштовхнута
        [neuter] відштовхнуте
        [plural] відштовхнуті
       *[other] відштовхнутий
    } на { $path }.
    [pull] { $figure } { $figure-form ->
        [feminine] притягнута
        [neuter] притягнуте
        [plural] притягнуті
       *[other] притягнутий
    } на { $path }.
    [controlled] { $figure } під чужим { -control(case: "ins") } { $figure-form ->
        [plural] переходять
       *[other] переходить
    } на { $path }.
    [teleport] { $figure } { $figure-form ->
        [plural] телепортуються
       *[other] телепортується
    } на { $path }.
    [put] { $figure } { $figure-form ->
        [plural] стають
       *[other] стає
    } на { $path }.
   *[other] { $figure } { $figure-form ->
       [plural] переходять
      *[other] переходить
   } на { $path }.
}
suffered = { $source ->
    [wound] { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    } через { -wound(case: "acc") }.
    [trap] { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    } у пастці.
    [hazard] { $figure } { $figure-form ->
        [plural] зазнають
       *[other] зазнає
    } { $damage } { $damage ->
        [one] { -damage(case: "gen") }
       *[other] { -damage(case: "gens") }
    } через { -hazard(case: "acc") }.
   *[other] { $figure } { $figure-form ->
       [plural] зазнають
      *[other] зазнає
   } { $damage } { $damage ->
       [one] { -damage(case: "gen") }
      *[other] { -damage(case: "gens") }
   }.
}
negated = { $how ->
    [bonus] { $figure } { $figure-form ->
        [plural] скасовують
       *[other] скасовує
    } { $damage } { $damage ->
        [one] { -damage }
        [few] { -damage(case: "accs") }
       *[many] { -damage(case: "gens") }
    } завдяки активному { -bonus(case: "dat") }.
    [discard] { $figure } { $figure-form ->
        [plural] скидають
       *[other] скидає
    } карту й { $figure-form ->
        [plural] скасовують
       *[other] скасовує
    } { $damage } { $damage ->
        [one] { -damage }
        [few] { -damage(case: "accs") }
       *[many] { -damage(case: "gens") }
    }.
    [two] { $figure } { $figure-form ->
        [plural] віддають
       *[other] віддає
    } дві карти й { $figure-form ->
        [plural] скасовують
       *[other] скасовує
    } { $damage } { $damage ->
        [one] { -damage }
        [few] { -damage(case: "accs") }
       *[many] { -damage(case: "gens") }
    }.
    [item] { $figure } { $figure-form ->
        [plural] скасовують
       *[other] скасовує
    } { $damage } { $damage ->
        [one] { -damage }
        [few] { -damage(case: "accs") }
       *[many] { -damage(case: "gens") }
    } завдяки { -item(case: "dat") }.
    [lose] { $figure } { $figure-form ->
        [plural] втрачають
       *[other] втрачає
    } карту й { $figure-form ->
        [plural] скасовують
       *[other] скасовує
    } { $damage } { $damage ->
        [one] { -damage }
        [few] { -damage(case: "accs") }
       *[many] { -damage(case: "gens") }
    }.
   *[other] { $figure } { $figure-form ->
       [plural] скасовують
      *[other] скасовує
   } { $damage } { $damage ->
       [one] { -damage }
       [few] { -damage(case: "accs") }
      *[many] { -damage(case: "gens") }
   }.
}
healed = { $amount ->
    [0] { $figure } { $figure-form ->
        [plural] не відновлюють
       *[other] не відновлює
    } { -hit-points(case: "gen") }.
   *[other] { $figure } { $figure-form ->
       [plural] відновлюють
      *[other] відновлює
   } { $amount } { $amount ->
       [one] очко
       [few] очки
      *[many] очок
   } здоров’я.
}
gained = { $figure } { $figure-form ->
    [plural] отримують
   *[other] отримує
} { -condition } «{ $condition }».
immune = { $figure } { $figure-form ->
    [plural] не отримують
   *[other] не отримує
} { -condition(case: "gen") } «{ $condition }»: { $figure-form ->
    [feminine] захищена
    [neuter] захищене
    [plural] захищені
   *[other] захищений
} від нього.
shed = { $figure } { $figure-form ->
    [plural] втрачають
   *[other] втрачає
} { -condition } «{ $condition }».
died = { $figure } { $figure-form ->
    [plural] вибувають
   *[other] вибуває
} з гри.
attacked = { $shield ->
    [0] { $figure } { $figure-form ->
        [plural] атакують
       *[other] атакує
    }; { -target } — { $target }: { -attack } { $value }, { -modifier } { $used }, { -damage(case: "gens") } — { $damage }.
   *[other] { $figure } { $figure-form ->
       [plural] атакують
      *[other] атакує
   }; { -target } — { $target }: { -attack } { $value }, { -modifier } { $used }, { -shield } { $shield }, { -damage(case: "gens") } — { $damage }.
}
retaliated = { -retaliate(case: "cap") }: { $figure } { $figure-form ->
    [plural] завдають
   *[other] завдає
} { $damage } { $damage ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}; { -target } — { $target }.

## Що відбувається в сценарії

round-ended = Раунд { $round } завершено.
turn-began = { $figure } { $figure-form ->
    [plural] починають
   *[other] починає
} хід; { -initiative } { $initiative }.
turn-ended = { $figure } { $figure-form ->
    [plural] закінчують
   *[other] закінчує
} хід.
counted = Лічильник «{ $counter }»: { $value }.
goal-met = { -goal(case: "cap") } виконано.
loss-met = Сценарій програно за його особливими правилами: { $condition }.
ended = { $outcome ->
    [won] Сценарій виграно.
   *[lost] Сценарій програно.
}

## Чому монстри діють саме так

why-mind-no-way = Монстр не може дійти до жодної { -hex(case: "gen") }, з якої можна атакувати.
why-mind-attack-hexes = Із цих { -hex(case: "gens") } монстр може атакувати.
why-mind-fewest-hazards = На шляху до цих { -hex(case: "gens") } найменше небезпек.
why-mind-fewest-points = До цих { -hex(case: "gens") } треба найменше { -movement-points(case: "gen") }.
why-mind-most-attacks = Із цих { -hex(case: "gens") } можна виконати найбільше атак.
why-mind-keep-apart = Із цих { -hex(case: "gens") } дальня { -attack } не має { -disadvantage(case: "gen") }.
why-mind-closer = За цей хід до жодної з них не дійти; ці { -hex(case: "noms") } найближчі до { -target(case: "gen") }.

## Запитання

prompt-chance-modifier = { $rest ->
    [monsters] Який { -modifier } випав монстрам?
   *[other] Який { -modifier } випав?
}

## Відповіді

note-does-nothing = зараз нічого не дасть
option-apply = Застосувати
option-area = { $thing }
option-attack = Атакувати: { $thing }
option-basic-bottom = Базовий { -move } 2: { $thing }
option-basic-top = Базова { -attack } 2: { $thing }
option-bottom = { -bottom-action(case: "cap") }: { $thing }
option-decline = Відмовитися
option-discard = Скинути: { $thing }
option-dismiss = Деактивувати «{ $thing }»: { -bonus } закінчиться
option-effect = { $thing }
option-end-turn = Закінчити хід
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Далі
option-go-on = Далі
option-heal = { -heal(case: "cap") }: { $thing }
option-item = Використати: { $thing }
option-lead = { -initiative-card(case: "cap") }: { $thing }
option-lose = Втратити: { $thing }
option-modifier = { -modifier(case: "cap") }: { $thing }
option-move = Перейти: { $thing }
option-path = Через { $thing }
option-pay = Заплатити: { $thing }
option-perform = Виконати
option-push = { -push(case: "cap") }: { $thing }
option-put = На { $thing }
option-recover = Повернути: { $thing }
option-redraw = Узяти іншу
option-refresh = Відновити: { $thing }
option-rest = { -rest(case: "cap") }: { $thing }
option-short-rest = { -short-rest(case: "cap") }: { $thing }
option-skip = { $thing ->
    [attack] Атакувати без { -bonus(case: "gen") }
   *[other] Пропустити: { $thing }
}
option-suffer = Зазнати { -damage(case: "gens") }
option-take = Зазнати всіх { -damage(case: "gens") }
option-target = { $thing }
option-top = { -top-action(case: "cap") }: { $thing }
