## What any table can say

amended = The host corrected the game by hand: { $what }.

## Chance, where players enter what they drew or rolled

prompt-chance = Enter the result of { $rest }.
earlier = (An earlier event.)
