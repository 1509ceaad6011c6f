## What is typed. The English words are understood in every language.

-command-undo = undo
-command-redo = redo
-command-cards = cards
-command-items = items
-command-look = look
-command-map = map
-command-figures = figures
-command-monsters = monsters
-command-log = log
-command-options = options
-command-why = why
-command-rules = rules
-command-hint = hint
-command-save = save
-command-amend = amend
-command-go = go
-command-help = help
-command-quit = quit
-command-back = back
-answer-yes = yes
-answer-no = no
-answer-all = all

## Commands: each begins with the word that is typed

terminal-command-undo = { -command-undo }
terminal-command-redo = { -command-redo }
terminal-command-cards = { -command-cards }
terminal-command-items = { -command-items }
terminal-command-look = { -command-look } NAME
terminal-command-map = { -command-map }
terminal-command-figures = { -command-figures }
terminal-command-monsters = { -command-monsters }
terminal-command-log = { -command-log } [N|{ -answer-all }]
terminal-command-options = { -command-options }
terminal-command-why = { -command-why } [N]
terminal-command-rules = { -command-rules } [ID|WORD]
terminal-command-hint = { -command-hint }
terminal-command-save = { -command-save } [FILE]
terminal-command-amend = { -command-amend } PATH VALUE
terminal-command-go = { -command-go }
terminal-command-help = { -command-help }
terminal-command-quit = { -command-quit }
terminal-command-back = { -command-back }
terminal-answer-yes = { -answer-yes }
terminal-answer-no = { -answer-no }
terminal-answer-all = { -answer-all }

terminal-about-undo = take back the last choice, as often as you like
terminal-about-redo = do again what was taken back
terminal-about-cards = all your cards, both sides
terminal-about-items = your items and what they do
terminal-about-look = a card or a figure that is named on the screen or in the log, such as an event or a guardian
terminal-about-map = the board as large as it can be, with a legend
terminal-about-figures = who stands where, and the order of turns
terminal-about-monsters = the enemies' cards and the modifier tables
terminal-about-log = what happened: the latest, the last N events, or all
terminal-about-options = all options with their keys and what they do
terminal-about-why = why an enemy did what it did last, or in event N of the log
terminal-about-rules = goal and special rules; a rule, a section, or all rules with a word
terminal-about-hint = what a bot would do
terminal-about-save = write the game to a file of your own
terminal-about-amend = correct the game by hand; the log says so
terminal-about-go = go on when the game is over
terminal-about-help = this list
terminal-about-quit = leave; the game is saved and can be continued

terminal-tip = `{ -command-help }` lists the commands: { -command-map }, { -command-cards }, { -command-monsters }, { -command-log }, { -command-undo }, { -command-hint } and more.
terminal-help = Answer with the number of an option, its key, or the beginning of its name. Everything is saved after every choice.

## Pages

terminal-enter-more = Enter: more
terminal-enter-back = Enter: back to the board
terminal-enter-go-on = Press Enter to continue
terminal-page = ({ $number } of { $count })

## Menus

terminal-answer = Answer with a number or the beginning of a line; `{ -command-back }` goes back, `{ -command-quit }` leaves. In a game `{ -command-help }` lists the commands.
terminal-answer-first = Answer with a number or the beginning of a line; `{ -command-quit }` leaves. In a game `{ -command-help }` lists the commands.
terminal-choose-from = '{ $text }' is not in the list; choose from 1 to { $count }, `{ -command-back }` or `{ -command-quit }`.
terminal-choose-from-first = '{ $text }' is not in the list; choose from 1 to { $count }, or `{ -command-quit }`.
terminal-close-line = '{ $text }' is not in the list; did you mean '{ $close }'?
terminal-several-lines = '{ $text }' could be { $names }
terminal-sure = { $question } Type `{ -answer-yes }` to do it.
terminal-done = Done
terminal-back = Back
terminal-quit = Quit
terminal-play = Play
terminal-yes = yes
terminal-no = no

terminal-continue = Continue where you left off
terminal-campaign = Campaign { $name }
terminal-unreadable = cannot be read: { $why }
terminal-new-campaign = New campaign
terminal-new-campaign-about = { $most ->
    [1] the whole story with one character
   *[other] the whole story with the same characters
}
terminal-free = Free play
terminal-free-about = any scenario with any character it allows
terminal-unfinished = Unfinished game: { $game }
terminal-game = { $round ->
    [0] { $title }: { $party }
   *[other] { $title }: { $party }; round { $round }
}
terminal-game-of-campaign = campaign { $name }, { $game }
terminal-which = Which scenario?
terminal-which-again = Which scenario again?
terminal-campaign-name = What shall the campaign be called?
terminal-campaign-name-bad = a campaign's name is up to 40 letters, digits, spaces, hyphens
terminal-campaign-name-taken = there is a campaign called '{ $name }' already
terminal-in-progress = Continue the game in progress
terminal-play-stage = Play { $title }
terminal-give-up-and-play = Give it up and play { $title }
terminal-give-up = Give up the game in progress?
terminal-not-given-up = The game in progress was kept.
terminal-replay = Replay an earlier scenario
terminal-replay-about = the campaign stays as it is
terminal-own-level = { $summary }. The level you asked for is for free play: in a campaign every scenario has its own.
terminal-put-aside = { $why }. It was put aside as { $path }.
terminal-take-along = What do you take along?
terminal-take-same = As the last time
terminal-take-anew = Choose anew

## What is agreed before a game

terminal-who = Who are you?
terminal-party-of = Choose character { $number } of { $count }.
terminal-party-from-to = Choose character { $number } ({ $least } to { $most } can play).
terminal-difficulty = Choose a difficulty.
terminal-variants = Variants of the rules
terminal-change-variants = Variants of the rules. Choose a line to change it.
terminal-change-settings = Settings. Choose a line to change it.
terminal-played-by = { $name } is played by
terminal-you = you
terminal-bot = bot ({ $bot })

## A game

terminal-saved-in = Saved in { $path }
terminal-saved = Saved in { $path }.
terminal-saved-here = Saved in { $path }. `{ -command-save } FILE` writes another file.
terminal-not-saved = Not saved: { $why }
terminal-folder = { $path } is a folder
terminal-no-save = { $path } is there already and is no save; it is left alone
terminal-rules-failed = The rules failed ({ $why }). The position before your choice is kept, and the game is saved in { $path }.
terminal-rules-failed-again = the rules failed ({ $why }); the game is saved in { $path } as it was before that
terminal-set-up-failed = the rules failed while the game was set up ({ $why }); nothing was saved
terminal-broken = the game { $game } is broken: { $why }
terminal-over = The game is over: { $outcome }.
terminal-winners = Won: { $names }.
terminal-after-the-end = Type `{ -command-go }` to continue, or `{ -command-undo }` to take back the last choice.
terminal-is-over = The game is over.
terminal-not-over = The game is not over: choose one of the options.
terminal-really = { $option }: really? Type `{ -answer-yes }` to do it.
terminal-nothing-done = Nothing was done.
terminal-several = '{ $text }' could be: { $names }
terminal-no-option = There is no option { $number }: choose from 1 to { $count }.
terminal-only-go = Nothing is asked: type `{ -command-go }` to continue.
terminal-nothing-asked = Nothing is asked.
terminal-unknown = '{ $text }' is not known here; `{ -command-help }` lists the commands.
terminal-unknown-close = '{ $text }' is not known here; did you mean `{ $close }`?
terminal-undone = Undone: { $what }
terminal-redone = Redone: { $what }
terminal-nothing-to-undo = There is nothing to undo.
terminal-nothing-to-redo = There is nothing to redo.
terminal-undo-off = Undo is off at this table.
terminal-undo-no-further = Undo goes back no further.
terminal-why-how = `{ -command-why }` explains the latest decision of an enemy, `{ -command-why } 12` event 12 of the log.
terminal-why-no-event = There is no event { $number }; the log has { $count }.
terminal-why-no-decision = Event { $number } is not an enemy's decision: { $text }
terminal-why-nothing = No enemy has made a decision that the rules could explain.
terminal-why-now = About the question: { $text }
terminal-hint = Hint ({ $bot }): { $what }
terminal-hint-meanwhile = { $what }; meanwhile { $other }
terminal-no-hint = There is no hint: no bot here plays better than chance.
terminal-amend-how = `{ -command-amend } PATH VALUE` corrects the game by hand, such as `{ -command-amend } figures.hero.health 5`.
terminal-amend-refused = { $why }.
terminal-amend-failed = That cannot be ({ $why }); nothing has changed.
terminal-amended = Corrected: { $path } is { $value }

## The screen

terminal-asked = { $name }: { $text }
terminal-options-all = … `{ -command-options }` shows them all
terminal-options-what = `{ -command-options }` shows what they do
terminal-options-many = … { $count } options: `{ -command-options }` shows them all
terminal-numbered = { $place ->
    [hex] a numbered hex
    [space] a numbered space
   *[zone] a numbered zone
}
terminal-numbered-cell = { $place ->
    [hex] a numbered hex
    [space] a numbered space
   *[zone] a numbered zone
}
terminal-cut = { $ways } The board goes on there: `{ -command-map }` shows all of it.
terminal-more = … `{ -command-figures }`, `{ -command-cards }`, `{ -command-items }` for more
terminal-see-rules = `{ -command-rules }`
terminal-level = level { $level }
terminal-side = { $side ->
    [a] A
    [b] B
   *[other] { $side }
}
terminal-items = Items
terminal-figures = Figures
terminal-turns = Turns
terminal-at = at { $place }
terminal-no-cards = There are no cards.
terminal-no-items = There are no items.
terminal-no-monsters = There are no monsters.
terminal-and-more = { $names } and { $count } more
terminal-look-how = `{ -command-look } NAME` shows a card or a figure: { $names }
terminal-look-unknown = Nothing here is called '{ $name }'; there are: { $names }
terminal-look-close = Nothing here is called '{ $name }'; did you mean '{ $close }'?
terminal-places = Places
terminal-legend-hexes = @ you   ★ elite   [3] option 3; a hex is named by its column and row
terminal-legend-squares = @ you   ━ ┃ wall   ╪ ╫ closed door   ╱ open door   [3] option 3; a space is named by its column and row
terminal-legend-zones = @ hero   ★ leader or alone   { $light } in the light   ░ not opened   ╪ ╫ closed   ╱ open   ╳ locked   ● pillars   ┄ ┊ no wall   [3] option 3
terminal-rules-how = `{ -command-rules } ID` looks up one of { $count } rules; `{ -command-rules } WORD` searches.
terminal-rules-none = No rule has '{ $text }'.
terminal-rules-close = No rule has '{ $text }'; did you mean { $close }?
terminal-rules-more = … and { $count } more; add a word, name a rule, or add `{ -answer-all }`.
