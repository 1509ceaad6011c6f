## At the table

undo-last = the last choice
undo-other = { $player }’s last choice
hint-go-on = let the game go on

## Before a game

form-character = Character
form-scenario = Scenario
form-difficulty = Difficulty

## Campaigns

campaign-next = { $tries ->
    [0] { $who }; next: { $next }
    [1] { $who }; next: { $next }, lost once
   *[other] { $who }; next: { $next }, lost { $tries } times
}
campaign-over = { $who }; the story is over
campaign-completed = { $who }, { $count ->
    [one] { $count } scenario completed
   *[other] { $count } scenarios completed
}
campaign-score = { $who }; { $won } won, { $lost } lost
campaign-coming = { $tries ->
    [0] next: { $next }
    [one] next: { $next }, lost { $tries } time
   *[other] next: { $next }, lost { $tries } times
}
campaign-missing = the story goes on with scenario { $number }, which no pack has
campaign-ended = the story is over
campaign-took = { $card }
campaign-replaced = { $card } replaced
stage-title = { $number }. { $title }
stage-again = { $title } (try again)
stage-random = A random adventure
