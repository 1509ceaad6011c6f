## What any table can say

amended = { $what ->
    [end] The host dropped the current question.
   *[other] The host corrected the game by hand: { $what }.
}
meanwhile-may = Meanwhile, { $name } may:

## Chance, where players enter what they drew or rolled

prompt-chance = Enter the result of { $rest }.

## The log

set-up-folded = { $steps ->
    [one] Set-up: { $steps } step (`log all` shows it)
   *[other] Set-up: { $steps } steps (`log all` shows them)
}
earlier = (An earlier event.)
badge-bot = bot
