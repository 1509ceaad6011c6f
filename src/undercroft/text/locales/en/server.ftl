## At the table

undo-last = the last choice
undo-other = { $player }’s last choice

## Before a game

form-character = Character
form-scenario = Scenario
form-difficulty = Difficulty

## About the games

about-buttons-and-bugs = A solo dungeon crawl for a hero no taller than a thumb. Shrunk by a silver button, you fight beetles, rats and toy kings through twenty scenarios to get your size back. You have four cards with two sides each, and every one counts.
about-gloomhaven = Two to four mercenaries go where nobody else will. Every turn costs two cards from a hand that does not last forever. Strike while the elements are with you, keep doors shut until you are ready, and get out before you are exhausted.
about-massive-darkness = One to six heroes explore a dungeon that runs itself, with doors, mobs and worse. Fight in the light, strike from the shadows, loot the fallen, and spend your experience before it draws the monsters to you. Play eleven adventures, one by one or as one long story.

## Campaigns

campaign-next = { $tries ->
    [0] { $who }; next: { $next }
    [1] { $who }; next: { $next }, lost once
   *[other] { $who }; next: { $next }, lost { $tries } times
}
campaign-over = { $who }; the story is over
stage-again = { $title } (try again)
stage-random = A random adventure
