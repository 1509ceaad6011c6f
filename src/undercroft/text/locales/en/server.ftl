## At the table

undo-last = the last choice
undo-other = the last choice of { $player }

## Before a game

form-character = Character
form-scenario = Scenario
form-difficulty = Difficulty
