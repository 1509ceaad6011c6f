## Між пригодами історії

prompt-md-who-gives = Чи віддає хтось із героїв карту іншому?
prompt-md-give-what = { $figure }: яку карту віддати?
prompt-md-give-whom = Хто отримає карту «{ $card }»?
prompt-md-who-deals = Хто торгує на { -md-market(case: "loc") } наступним?
prompt-md-deal = { $figure } може продати одну карту й здійснити один обмін. Що далі?
prompt-md-give-more = { $figure } пропонує на обмін: { $card }. Додати другу карту?
prompt-md-take-what = { $figure }: яку карту взяти? На обмін лишилося рівнів: { $left }.
prompt-md-outfit = { $figure }: що екіпірувати чи прибрати?
prompt-md-discard-down = { $left ->
    [1] { $figure } може лишити одну карту. Яку карту скинути?
    [one] { $figure } може лишити { $left } карту, і тільки один { -md-artifact }. Яку карту скинути?
    [few] { $figure } може лишити { $left } карти, і тільки один { -md-artifact }. Яку карту скинути?
   *[many] { $figure } може лишити { $left } карт, і тільки один { -md-artifact }. Яку карту скинути?
}
prompt-md-swap-what = { $figure }: чи замінити якусь карту на { -md-starting-equipment }?
prompt-md-swap-for = { $figure }: яку початкову карту взяти замість «{ $card }»?
option-sell = Продати «{ $thing }» за { $xp } { $xp ->
    [one] очко
    [few] очки
   *[many] очок
} { -experience(case: "gen") }
option-exchange = Обміняти «{ $thing }» ({ -md-level } { $level })
option-enough = Досить
market-offers = На { -md-market(case: "loc") } пропонують: { $card }.
market-over = Усіх героїв вилікувано. { -md-market(case: "Nom") } зачиняється, непродані карти скинуто: { $cards }
sold = { $xp ->
    [0] { $figure } продає карту «{ $card }», але більше не може отримувати { -experience(case: "acc") }.
    [one] { $figure } продає карту «{ $card }» за { $xp } очко { -experience(case: "gen") }.
    [few] { $figure } продає карту «{ $card }» за { $xp } очки { -experience(case: "gen") }.
   *[many] { $figure } продає карту «{ $card }» за { $xp } очок { -experience(case: "gen") }.
}
exchanged = { $figure } віддає: { $cards }; отримує: { $items }.
dropped = { $figure } скидає: { $card }.
swapped-gear = { $figure } замінює карту «{ $card }» на «{ $item }».
