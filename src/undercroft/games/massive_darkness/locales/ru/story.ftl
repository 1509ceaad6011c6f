## Между приключениями истории

prompt-md-who-gives = Отдаёт ли кто-нибудь карту другому герою? Кто?
prompt-md-give-what = { $figure }: какую карту отдать?
prompt-md-give-whom = Кто получает карту: { $card }?
prompt-md-who-deals = Кто торгует на рынке следующим?
prompt-md-deal = { $figure }: одна продажа и один обмен. Что дальше?
prompt-md-give-more = { $figure } отдаёт в обмен: { $card }. Добавить вторую карту?
prompt-md-take-what = { $figure }: какую карту взять? Осталось уровней: { $left }.
prompt-md-outfit = { $figure }: что надеть или убрать?
prompt-md-discard-down = { $figure }: можно оставить карт: { $left }, из них один артефакт. Что сбросить?
prompt-md-swap-what = { $figure }: заменить карту начальным снаряжением? Какую?
prompt-md-swap-for = { $figure }: на какую начальную карту заменить { $card }?
option-sell = Продать: { $thing }, опыт { $xp }
option-exchange = Обменять: { $thing } (уровень { $level })
option-enough = Этого достаточно
market-offers = На рынке есть: { $card }.
market-over = Рынок закрыт, все герои исцелены. Осталось: { $cards }
sold = { $xp ->
    [0] { $figure } продаёт: { $card }; больше опыта получить нельзя.
   *[other] { $figure } продаёт: { $card }, опыт { $xp }.
}
exchanged = { $figure } меняет { $cards } на { $items }.
dropped = { $figure } сбрасывает: { $card }.
swapped-gear = { $figure } заменяет { $card } на { $item }.
