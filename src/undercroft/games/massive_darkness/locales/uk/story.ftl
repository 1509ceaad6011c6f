## Між пригодами історії

prompt-md-who-gives = Чи віддає хтось карту іншому герою? Хто?
prompt-md-give-what = { $figure }: яку карту віддати?
prompt-md-give-whom = Хто отримує карту: { $card }?
prompt-md-who-deals = Хто торгує на ринку наступним?
prompt-md-deal = { $figure }: один продаж і один обмін. Що далі?
prompt-md-give-more = { $figure } віддає в обмін: { $card }. Додати другу карту?
prompt-md-take-what = { $figure }: яку карту взяти? Лишилося рівнів: { $left }.
prompt-md-outfit = { $figure }: що вдягти чи прибрати?
prompt-md-discard-down = { $figure }: можна лишити карт: { $left }, з них один артефакт. Що скинути?
prompt-md-swap-what = { $figure }: замінити карту початковим спорядженням? Яку?
prompt-md-swap-for = { $figure }: на яку початкову карту замінити { $card }?
option-sell = Продати: { $thing }, досвід { $xp }
option-exchange = Обміняти: { $thing } (рівень { $level })
option-enough = Цього досить
market-offers = На ринку є: { $card }.
market-over = Ринок зачинено, усіх героїв зцілено. Лишилося: { $cards }
sold = { $xp ->
    [0] { $figure } продає: { $card }; більше досвіду отримати не можна.
   *[other] { $figure } продає: { $card }, досвід { $xp }.
}
exchanged = { $figure } міняє { $cards } на { $items }.
dropped = { $figure } скидає: { $card }.
swapped-gear = { $figure } замінює { $card } на { $item }.
