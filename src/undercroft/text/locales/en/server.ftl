## At the table

undo-last = the last choice
undo-other = the last choice of { $player }

## Before a game

form-character = Character
form-scenario = Scenario
form-difficulty = Difficulty

## About the games

about-buttons-and-bugs = A solo crawl at the height of a thumb: shrunk by a silver button, you fight beetles, rats and toy kings through twenty scenarios to get your size back. Four cards, two sides each, and every one of them counts.
about-gloomhaven = Two to four mercenaries go down where nobody else will. Every turn costs two cards out of a hand that does not come back for ever: strike while the elements are with you, leave the doors shut until you are ready, and be out before you are exhausted.
about-massive-darkness = One to six heroes go down together, and the dungeon plays itself: doors, mobs and worse. Fight in the light, strike from the shadows, loot the fallen, and spend what you learn before it draws the monsters to you. Eleven adventures, one by one or as one long story.

## Campaigns

campaign-next = { $tries ->
    [0] { $who }; next: { $next }
    [1] { $who }; next: { $next }, lost once
   *[other] { $who }; next: { $next }, lost { $tries } times
}
campaign-over = { $who }; the story is over
stage-again = { $title }, another try
stage-random = An adventure at random
