## Between two adventures of a story

prompt-md-who-gives = Does any hero give a card to another?
prompt-md-give-what = Which card does { $figure } give away?
prompt-md-give-whom = Who gets { $card }?
prompt-md-who-deals = Who trades at the market next?
prompt-md-deal = { $figure } may sell one card and make one exchange. What next?
prompt-md-give-more = { $figure } offers { $card }. Add a second card?
prompt-md-take-what = Which card does { $figure } take? Levels left to spend: { $left }.
prompt-md-outfit = What does { $figure } equip or put away?
prompt-md-discard-down = { $left ->
    [one] { $figure } may keep 1 card. Which card do you discard?
   *[other] { $figure } may keep { $left } cards, only one of them an artifact. Which card do you discard?
}
prompt-md-swap-what = Does { $figure } swap a card for starting equipment?
prompt-md-swap-for = Which starting card does { $figure } get for { $card }?
option-sell = Sell { $thing } for { $xp } experience
option-exchange = Exchange { $thing } (level { $level })
option-enough = Done
market-offers = The market offers { $card }.
market-over = The market closes, and all heroes are healed. Not taken: { $cards }
sold = { $xp ->
    [0] { $figure } sells { $card } but cannot gain any more experience.
   *[other] { $figure } sells { $card } for { $xp } experience.
}
exchanged = { $figure } exchanges { $cards } for { $items }.
dropped = { $figure } discards { $card }.
swapped-gear = { $figure } swaps { $card } for { $item }.
