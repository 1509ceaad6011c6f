## Everywhere

ui-undercroft = Undercroft
ui-close = Close
ui-cancel = Cancel
ui-dismiss = Dismiss
ui-notices = Notices
ui-play = Play
ui-loading = Loading…
ui-try-again = Try again
ui-back-to-lobby = Back to the lobby
ui-skip-to-content = Skip to content
ui-unreachable = The server does not answer. Is it still running?
ui-connection-lost = The connection is lost.
ui-choose-again = Your last choice did not arrive. Please choose again.
ui-problem-not-found = There is no such thing here, or it is not yours.
ui-problem-stale = The table has gone on meanwhile. Look again, then choose.
ui-problem-looking-on = You are looking on: you hold no seat.
ui-problem-busy = A hint is being thought about already.
ui-problem-no-hint = No hint could be found this time. Choose yourself!
ui-problem-asked = Somebody is asking already.
ui-problem-nothing-asked = Nobody asks for consent now.
ui-problem-over = The campaign has gone on: a scenario that is over cannot be taken back.
ui-problem-host-only = Only the host can correct the game.
ui-problem-not-written = The choice could not be written down and was not taken.
ui-problem-rules-failed = The rules failed, and nothing has changed. Take back, choose otherwise, or correct the game.
ui-problem-too-fast = Not so fast, please.
ui-problem-broken = Something went wrong on the server. It is in its log.
ui-nowhere = There is no such page
ui-nowhere-detail = The link may be old or incomplete.
ui-settings = Settings
ui-about = About

## Lobby

ui-lobby = Lobby
ui-navigation = Pages
ui-games = Games
ui-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
ui-players-range = { $least } to { $most } players
ui-choose-a-game = Choose a game
ui-no-games = No games are installed on this server.
ui-continue = Continue
ui-continue-where = Continue where you left
ui-my-campaigns = My campaigns
ui-my-tables = My tables
ui-no-tables = No tables yet. Choose a game above: it takes three clicks to sit down and play.
ui-ended-tables = { $n ->
    [one] One table that has ended
   *[other] { $n } tables that have ended
  }
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $names }
ui-in-play = In play
ui-outcome-won = Won
ui-outcome-lost = Lost
ui-remove = Remove
ui-remove-named = Remove { $name }
ui-remove-table = Remove this table?
ui-remove-table-text = “{ $name }” will be gone for everybody at it. This cannot be undone. Export it first if you may want it back.
ui-table-removed = The table is removed.
ui-remove-campaign = Remove this campaign?
ui-remove-campaign-text = “{ $name }” and its table in play will be gone. This cannot be undone.
ui-campaign-removed = The campaign is removed.
ui-campaign-over = The story is told to its end
ui-export = Export
ui-export-named = Export { $name }
ui-import = Import a table
ui-import-drop = Drop the file to import the table
ui-imported = The table is here. Welcome back!
ui-share = Invite others
ui-share-named = Invite others to { $name }
ui-qr = QR code
ui-qr-for = QR code: { $name }
ui-reach-local = Only this machine can reach this address. Start the server for others too: { $command }
ui-reach-network = The links use this machine’s address in the local network: { $address }
ui-share-about = Whoever opens a link sits down in that seat. Send each link to one person.
ui-share-none = Links are shown only when they are made. Make new ones to invite somebody to a free seat or to look on.
ui-invite-seat = Play { $name }
ui-invite-watch = Look on
ui-copy = Copy
ui-copy-named = Copy the link: { $name }
ui-copied = Copied
ui-new-links = Make new links
ui-new-links-about = New links make the old ones void.

## Settings

ui-language = Language
ui-theme = Light
ui-theme-auto = As the device
ui-theme-dark = Dark
ui-theme-light = Bright
ui-animation = Animation
ui-animation-off = Off
ui-animation-speed = { $times }×
ui-sound = Sound
ui-transfer = Play on another device
ui-transfer-about = There are no accounts: this browser keeps a key to your tables. A code brings them to another device.
ui-transfer-make = Show a code
ui-transfer-lasts = Type it on the other device within { $minutes } minutes. It works once.
ui-transfer-have = I have a code
ui-transfer-claim = Use it
ui-transfer-replaces = The tables of the other device take the place of those listed here.
ui-transfer-done = Your tables are here.

## The board

ui-board = Board
ui-board-map = Map
ui-board-tools = View of the board
ui-board-fit = Show the whole board
ui-board-zoom-in = Zoom in
ui-board-zoom-out = Zoom out
ui-board-options = Options on the board
ui-board-several = { $place }: { $count } options
ui-board-which = Which one?
ui-board-ruler = Ruler
ui-board-ruler-hint = Choose two places to compare
ui-board-ruler-second = … to which place?
ui-board-ruler-distance = Range { $distance }
ui-board-ruler-sight = in sight
ui-board-ruler-no-sight = out of sight
ui-board-ruler-way = { $steps ->
    [one] { $steps } step on foot
   *[other] { $steps } steps on foot
}
ui-board-ruler-nothing = Nothing leads there
ui-board-side = { $side ->
    [hero] hero
    [enemy] enemy
   *[object] object
}
ui-board-rank = { $rank ->
    [elite] elite
    [boss] boss
    [agent] agent
    [roaming] roaming monster
   *[other] { $rank }
}
ui-board-health = health { $health }
ui-board-health-of = health { $health } of { $most }
ui-board-place = at { $place }
ui-board-dark = In the dark
ui-board-terrain = { $mark ->
    [obstacle] Obstacle
    [wall] Wall
    [hazard] Hazard
    [trap] Trap
    [difficult] Difficult terrain
    [water] Water
    [plate] Pressure plate
    [rift] Rift
    [door-open] Open door
    [door-closed] Closed door
    [door-locked] Locked door
    [coins] Money
    [treasure] Treasure
    [goal-treasure] Goal treasure
    [room] Room
    [hidden] Not opened yet
    [start] Start
    [exit] Exit
    [level] Level
    [special-treasure] Special treasure
    [artifact] Artifact token
    [lair] Lair token
    [library] Library token
    [token] Token, face down
    [firework] Burning firework
    [bridge] Bridge
    [stairs] Stairs
   *[other] { $mark }
}
ui-board-condition = { $condition ->
    [poison] Poison
    [wound] Wound
    [immobilize] Immobilize
    [disarm] Disarm
    [muddle] Muddle
    [stun] Stun
    [strengthen] Strengthen
    [invisible] Invisible
    [regenerate] Regenerate
    [ward] Ward
    [bless] Bless
    [curse] Curse
    [burning] Burning
    [frozen] Frozen
    [stunned] Stunned
    [dead] Dead
    [asleep] Asleep
   *[other] { $condition }
}
ui-board-wall = Wall between { $from } and { $to }
ui-board-door = { $state ->
    [open] Open door between { $from } and { $to }
    [closed] Closed door between { $from } and { $to }
    [locked] Locked door between { $from } and { $to }
   *[other] Door between { $from } and { $to }
}
ui-board-door-state = { $state }

## Table

ui-question = The question
ui-question-you = { $name }: your decision
ui-question-bot = { $name }: the bot { $bot } plays
ui-question-all = All of you decide
ui-sure = Are you sure?
ui-sure-about = You chose: { $option }. It can decide the whole game, so you are asked once more.
ui-later = Only when you are asked: “{ $prompt }”
ui-question-board = { $count ->
    [one] one choice glows on the board
   *[other] { $count } choices glow on the board
  }
ui-question-cards = { $count ->
    [one] one choice glows on a card
   *[other] { $count } choices glow on cards
  }
ui-options = Options
ui-list-all = List all options
ui-hinted = Hint: { $text }
ui-wait = One moment…
ui-looking-on = You are looking on.
ui-looking-on-waiting = You are looking on. Waiting for { $names }.
ui-reconnecting = The connection is lost. Coming back…
ui-over = The game is over.
ui-tools = Undo and hint
ui-undo = Undo
ui-undo-what = Undo: { $what }
ui-undo-nothing = There is nothing to undo
ui-redo = Do again what was undone
ui-hint = Hint
ui-menu = Menu
ui-leave = Leave the table
ui-parts = Parts of the table
ui-cards = Cards
ui-info = Goal and state
ui-info-short = Goal
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-latest = To the latest
ui-boards = Boards
ui-cell = Place { $name }
ui-health = Health
ui-health-of = { $health } of { $max }
ui-dice = Dice
ui-die = { $kind ->
    [yellow] Yellow die: { $face }
    [red] Red die: { $face }
    [blue] Blue die: { $face }
    [green] Green die: { $face }
   *[other] { $kind }: { $face }
}
ui-die-sign = { $sign ->
    [sword] { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
    [shield] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
    [bam] bam
    [diamond] diamond
    [blank] blank
   *[other] { $sign }
}
ui-roll-against = against
ui-roll-away = Put the dice away
ui-tree = Skills to learn
ui-tree-known = { $known } of { $all } learnt
ui-cards-fold = Lay the cards down for a larger board
ui-cards-unfold = Show the cards
ui-price-xp = { $xp } experience
ui-or = or
ui-track-none = none
ui-element-fire = fire
ui-element-ice = ice
ui-element-air = air
ui-element-earth = earth
ui-element-light = light
ui-element-dark = dark

## Turn order and seats

ui-turn-order = Turn order
ui-turn-initiative = initiative
ui-turn-waiting = still to act
ui-turn-acting = acting now
ui-turn-done = done
ui-table-seats = Seats at the table
ui-seats-and-bots = Seats and bots
ui-seat-number = Seat { $number }
ui-seat-entry = { $name }: { $player }, { $state }
ui-seat-present = here
ui-seat-away = away
ui-seat-open = nobody has sat down yet
ui-seat-bot = played by a bot
ui-seat-which-bot = Which bot
ui-seat-played-by-bot = Played by the bot { $bot }
ui-seat-hand-over = Hand to a bot
ui-seat-take-back = Take back

## Cards

ui-card-open = Look at { $card }
ui-card-flip = Turn over
ui-card-level = Level { $level }
ui-card-part = { $part ->
    [always] Always
    [normal] Normal
    [elite] Elite
    [boss] Boss
    [special-1] Special 1
    [special-2] Special 2
    [immune] Immune
    [this-round] This round
    [bonus] Bonus
    [does] Does
    [goal] Goal
    [melee] Melee
    [ranged] Ranged
    [magic] Magic
    [defence] Defence
    [use] Use it up
    [skill] Skill
    [shadow] In the shadow
    [ability] Ability
    [branches] Branches
    [minions] Minions
    [health] Health
    [carries] Carries
    [special] Special
    [first-room] First room
    [second-room] Second room
    [third-room] Third room
   *[other] { $part }
  }
ui-card-initiative = Initiative { $initiative }
ui-zone = Cards
ui-zone-empty = nothing here
ui-zone-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
ui-pile = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
ui-price = { $gold } gold
ui-card-chosen = { $ordinal ->
    [1] chosen first
    [2] chosen second
   *[other] chosen, number { $ordinal }
}
ui-card-mark = { $mark ->
    [ready] ready
    [spent] spent
    [lost] lost
    [active] active
    [consumed] used up
    [offered] to be had
    [too-dear] too dear
    [no-slot] no slot free
    [sold-out] sold out
    [left-behind] left behind
    [checks-1] worth one check
    [checks-2] worth two checks
    [use-spent] again after a rest
    [use-consumed] once a scenario
    [use-unlimited] always works
    [passive] passive
    [unlimited] always
    [shuffle] shuffle
    [head] head
    [body] body
    [legs] legs
    [one-hand] one hand
    [two-hands] two hands
    [small] small item
    [top] top
    [bottom] bottom
    [in-force] in force
    [bought] learnt
    [later] later
    [sword] sword
    [axe] axe
    [mace] mace
    [hammer] hammer
    [dagger] dagger
    [spear] spear
    [bow] bow
    [crossbow] crossbow
    [staff] staff
    [wand] wand
    [shield] shield
    [armour] armour
    [consumable] used up once
    [artifact] artifact
    [too-high] level too high
    [trap] trap
    [luck] luck
    [patrol] patrol
    [blessing] blessing
    [omen] omen
   *[other] { $mark }
  }

## Why

ui-why = Why?
ui-why-entry = Why? { $text }
ui-why-cells = { $count ->
    [one] one place left
   *[other] { $count } places left
  }
ui-why-rules = Rules at work
ui-why-nothing = No reasons are written down for this.
ui-rule = Rule { $rule }
ui-rule-missing = The text of this rule is not here.

## Story and result

ui-story = The story
ui-to-table = To the table
ui-result = The result
ui-result-won = Victory!
ui-result-lost = Defeat
ui-tallies = In numbers
ui-what-next = What next
ui-result-next = Next: { $title }
ui-to-campaign = To the campaign
ui-result-retry = Try again
ui-result-again = Play again
ui-look-at-table = Look at the table

## Consent and corrections

ui-consent = May this be undone?
ui-consent-ask = { $name } asks to undo the last choice.
ui-consent-what = { $name } asks to undo: { $undo }
ui-consent-yes = Agree
ui-consent-no = Refuse
ui-amend = Correct by hand
ui-amend-warning = A correction goes around the rules and can make the game impossible to finish. It is written into the log for all to see.
ui-amend-path = What to set (a path in the state, such as figures.hero.health)
ui-amend-value = New value
ui-amend-form = A number, true, false, null, a word, or JSON.
ui-amend-set = Set it
ui-amend-stuck = If the present question cannot be answered properly, it can be dropped.
ui-amend-give-up = Give up the open decision

## Keyboard help

ui-help = Keyboard
ui-help-intro = Everything at the table can be done with the keyboard.
ui-key-options = choose the option with this sign
ui-key-undo = undo
ui-key-redo = do again what was undone
ui-key-hint = hint
ui-key-why = why did the enemy do that?
ui-key-list = list all options, those on the board too
ui-key-inspect = enlarge the card that has the focus
ui-key-story = the story
ui-key-menu = menu
ui-key-help = this help
ui-key-arrows = go from part to part; arrow keys go within a part
ui-key-escape = close what is open

## New tables and campaigns

ui-what-to-play = What to play
ui-single-game = One game
ui-campaign = Campaign
ui-new-seats = Players
ui-for-seat = { $label } · player { $seat }
ui-variants = Variants
ui-swaps = swaps with who has it
ui-more-options = More options
ui-usual = as usual
ui-does-not-go = Not with what is chosen elsewhere
ui-table-name = Name of the table
ui-table-name-usual = The scenario’s name
ui-played-by = { $seats ->
    [1] Who plays
   *[other] Who plays seat { $seat }
  }
ui-me = Me
ui-another = A guest
ui-a-bot = A bot
ui-which-bot = { $label }: which bot
ui-the-bot = Bot: { $name }
ui-undo-policy = Taking back
ui-undo-free = Freely
ui-undo-ask = The others are asked
ui-undo-off = Never
ui-shared-policy = Decisions of the whole table
ui-shared-first = Whoever is first
ui-shared-host = The host
ui-shared-majority = The majority
ui-seed = Seed
ui-seed-random = by chance
ui-seed-about = The same seed and the same choices give the same game.
ui-campaign-about = { $most ->
    [1] A campaign goes from scenario to scenario with the same character, and keeps what was won on the way.
   *[other] A campaign goes from scenario to scenario with the same characters, and keeps what was won on the way.
}
ui-campaign-name = Name of the campaign
ui-campaign-begin = Begin the campaign
ui-campaign-in-play = A scenario of this campaign is in play.
ui-prologue = Prologue
ui-epilogue = Epilogue
ui-campaign-next-scenario = Next scenario
ui-difficulty = Difficulty
ui-as-last-time = As the last time
ui-stage-play-named = Play { $name }
ui-earlier-scenarios = { $n ->
    [one] One earlier scenario
   *[other] { $n } earlier scenarios
  }
ui-earlier-about = Played again for the joy of it: the campaign stays as it is.
ui-stage-again = Play again
ui-stage-again-named = Play { $name } again
ui-give-up-table = Give up the scenario in play?
ui-give-up-table-text = The campaign has one scenario in play at a time. Starting another gives it up.
ui-give-up-and-play = Give it up and play

## Joining

ui-invited = You are invited to a table
ui-invited-about = Say how the others shall call you, and come in.
ui-invited-game = Game
ui-invited-scenario = Scenario
ui-invited-as = You are
ui-invited-host = Host
ui-invited-taken = Somebody has sat down by this link before. If it was you, come in again.
ui-your-name = Your name
ui-come-in = Come in
ui-you-sit = You have a seat. Good luck!
ui-you-look-on = You are looking on.
ui-link-void = This link is not good any more: somebody has used it, or the host has made new ones. Ask for a new link.

## About

ui-about-text = Undercroft is a table for cooperative dungeon-crawl board games. It knows the rules, moves the monsters, and says why; you make the choices.
ui-about-games = Games belong to their publishers. Undercroft comes with its own texts and drawings, and with nothing that was copied from a published game.
ui-credits = Credits
ui-credits-icons = Icons are from game-icons.net, under the licence CC BY 3.0 (some are CC0), made by:
ui-credits-software = Made with Svelte, Vite, Fluent, Litestar, SQLAlchemy, msgspec and Lark.
ui-privacy = What is kept about you
ui-privacy-text = There are no accounts, and nothing is sent to anybody but this server. Your browser keeps a key to your tables and your settings; the server keeps the tables.
ui-gallery-link = Gallery of everything a table can show

## The gallery

ui-gallery = Gallery
ui-gallery-about = Every part of the table, with scenes to try them on.
ui-gallery-boards = Boards
ui-gallery-hex-flat = Hexes with flat tops
ui-gallery-hex-pointy = Hexes with pointed tops
ui-gallery-square = Squares with walls, doors and darkness
ui-gallery-square-note = Doors are open, closed, locked or barred.
ui-gallery-zones = Zones
ui-gallery-figures = Figures
ui-gallery-reasons = Cells of reasons
ui-gallery-reasons-note = The cells that were left after each rule.
ui-gallery-animation = Animation
ui-gallery-animation-note = A move, an attack, a hit, a death, a condition, healing, and somebody new.
ui-gallery-animate = Animate
ui-gallery-rewind = Back to the start
ui-gallery-replay = Play the last turns
ui-gallery-stop = Stop
ui-gallery-tables = Tables in play
ui-gallery-table-move = A move to choose
ui-gallery-table-attack = An attack to aim
ui-gallery-table-objects = Objects on the map
ui-gallery-table-zones = A fight in zones
ui-gallery-table-rooms = Rooms and corridors by torchlight
ui-gallery-widgets = Around the board
ui-gallery-ribbon = A ribbon of turns
ui-gallery-question = A question with all its options
ui-gallery-hand = Hand, cards in play and items
ui-gallery-card = Card faces
ui-gallery-tracks = Tracks and elements
ui-gallery-dice = Dice in their tray
ui-gallery-roll = Dice of two sides, and what they did
ui-gallery-tree = Skills that build on each other
ui-gallery-places = Equipment in its places
ui-gallery-log = The log of a fight
ui-gallery-why = An enemy's reasons
ui-gallery-seats = Who sits where
ui-gallery-result = Result
ui-gallery-secret = Cards that others do not see
ui-gallery-lasting = Effects that last
ui-gallery-chosen = Chosen: { $key }
ui-gallery-inspected = Looked at: { $cell }
