## Between two adventures of a story

prompt-md-who-gives = Does a hero give a card to another? Who?
prompt-md-give-what = Which card does { $figure } give away?
prompt-md-give-whom = Who gets { $card }?
prompt-md-who-deals = Who deals in the market next?
prompt-md-deal = { $figure } may sell one card and make one exchange. What next?
prompt-md-give-more = { $figure } gives { $card } in exchange. A second card with it?
prompt-md-take-what = Which card does { $figure } take? Levels to spend: { $left }.
prompt-md-outfit = What does { $figure } equip or put away?
prompt-md-discard-down = { $figure } may keep { $left } cards, one artifact among them. Which card goes?
prompt-md-swap-what = Does { $figure } swap a card for starting equipment? Which one?
prompt-md-swap-for = For which starting card does { $figure } swap { $card }?

option-sell = Sell { $thing } for { $xp } experience
option-exchange = Exchange { $thing } (level { $level })
option-enough = That is enough

market-offers = The market has { $card }.
market-over = The market is over, and all heroes are healed. Not taken: { $cards }
sold = { $xp ->
    [0] { $figure } sells { $card }, and can gain no more experience.
   *[other] { $figure } sells { $card } for { $xp } experience.
}
exchanged = { $figure } exchanges { $cards } for { $items }.
dropped = { $figure } discards { $card }.
swapped-gear = { $figure } swaps { $card } for { $item }.
