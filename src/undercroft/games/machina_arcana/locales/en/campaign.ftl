## The campaign, and how lasting effects are counted

form-ma-campaign = Campaign
form-ma-campaign-about = After a victory, the survivors may go on into the next scenario with cards that they keep. The more they keep, the higher the threat begins.
form-ma-lasting-count = What limits a lasting effect
form-ma-lasting-count-about = { $value ->
    [resolutions] An effect marked 2x can be resolved twice in a round, even if one of its markers leaves the card early.
   *[markers] An effect marked 2x can have two markers on its card. One that leaves the card early makes room for another in the same round.
}
ma-kept = { $figure } keeps { $card }.
ma-prepared = { $figure } begins the next scenario with a preparedness of { $value }.
ma-joined = { $again ->
    [yes] { $figure } is back, since no other explorer is left.
   *[no] { $figure } takes the place of { $instead }.
}
ma-campaign = { $step ->
    [deciding] The scenario is won. The campaign can go on with { $scenario }, or end here with this victory.
    [keeping] Before { $scenario }: the survivors choose the items and personal events that they keep. Everything else is returned.
   *[joining] Before { $scenario }: players of dead explorers choose another explorer.
}
ma-campaign-price = Preparedness: 1 for each level of an item, 2 for a personal event. Threat will rise as often as the highest preparedness says; at present that is { $highest }.
ma-track-preparedness = { $who }: preparedness
ma-zone-kept = Kept for the next scenario
prompt-ma-next-scenario = The scenario is won. Does the campaign go on?
prompt-ma-keep-for-next = { $figure }: which card is kept for the next scenario?
prompt-ma-other-explorer = { $figure } is dead. Which explorer goes on instead?
ma-option-scenario = Go on: { $scenario }
ma-option-stop-here = End the campaign with this victory
ma-option-explorer = { $card }
