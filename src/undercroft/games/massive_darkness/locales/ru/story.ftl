## Между приключениями истории

prompt-md-who-gives = Кто из героев отдаёт карту другому?
prompt-md-give-what = { $figure }: какую карту отдать?
prompt-md-give-whom = Кому отдать карту «{ $card }»?
prompt-md-who-deals = Кто торгует на рынке следующим?
prompt-md-deal = { $figure }: доступны одна продажа и один обмен. Что дальше?
prompt-md-give-more = { $figure } отдаёт в обмен карту «{ $card }». Добавить вторую?
prompt-md-take-what = { $figure }: какую карту взять? Сумма уровней — не больше { $left }.
prompt-md-outfit = { $figure }: что экипировать или убрать?
prompt-md-discard-down = { $left ->
    [one] { $figure } может оставить только { $left } карту. Какую карту сбросить?
    [few] { $figure } может оставить только { $left } карты, из них не больше одного артефакта. Какую карту сбросить?
   *[many] { $figure } может оставить только { $left } карт, из них не больше одного артефакта. Какую карту сбросить?
}
prompt-md-swap-what = { $figure }: заменить какую-нибудь карту начальным снаряжением?
prompt-md-swap-for = { $figure }: какую начальную карту взять вместо карты «{ $card }»?
option-sell = { $xp ->
    [0] Продать без опыта: { $thing }
    [one] Продать за { $xp } очко опыта: { $thing }
    [few] Продать за { $xp } очка опыта: { $thing }
   *[many] Продать за { $xp } очков опыта: { $thing }
}
option-exchange = Обменять: { $thing } (уровень { $level })
option-enough = Этого достаточно
market-offers = На рынке есть карта «{ $card }».
market-over = Рынок закрывается, все герои исцелены; оставшиеся карты сброшены: { $cards }
sold = { $xp ->
    [0] { $figure } продаёт карту «{ $card }», но больше не может получать опыт.
    [one] { $figure } продаёт карту «{ $card }» за { $xp } очко опыта.
    [few] { $figure } продаёт карту «{ $card }» за { $xp } очка опыта.
   *[many] { $figure } продаёт карту «{ $card }» за { $xp } очков опыта.
}
exchanged = { $figure } совершает обмен. Отдано: { $cards }. Взято: { $items }.
dropped = { $figure } сбрасывает карту «{ $card }».
swapped-gear = { $figure } берёт начальную карту «{ $item }» вместо карты «{ $card }».
