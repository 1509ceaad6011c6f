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
stage-again = { $title } (try again)
stage-random = A random adventure
