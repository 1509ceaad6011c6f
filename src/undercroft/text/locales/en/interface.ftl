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
ui-unreachable = The server is not responding. Is it still running?
ui-connection-lost = The connection was lost.
ui-choose-again = Your last choice did not reach the server. Please choose again.
ui-problem-not-found = This does not exist, or you do not have access to it.
ui-problem-stale = The game has moved on since then. Look at the table again, then choose.
ui-problem-looking-on = You are a spectator: you have no seat at this table.
ui-problem-busy = A hint is already on its way.
ui-problem-no-hint = No hint could be found this time. You will have to decide for yourself!
ui-problem-asked = Somebody has already asked for an undo.
ui-problem-nothing-asked = Nobody is asking for your consent at the moment.
ui-problem-over = The campaign has moved on, so this scenario can no longer be undone.
ui-problem-host-only = Only the host can correct the game.
ui-problem-not-written = Your choice could not be saved, so it was not made.
ui-problem-rules-failed = An error occurred while applying the rules. Nothing has changed. Undo, choose something else, or correct the game by hand.
ui-problem-too-fast = Slow down, please.
ui-problem-broken = Something went wrong on the server. See the server log for details.
ui-nowhere = Page not found
ui-nowhere-detail = The link may be out of date or incomplete.
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
ui-continue-where = Continue where you left off
ui-my-campaigns = My campaigns
ui-my-tables = My tables
ui-no-tables = You have no tables yet. Choose a game above: three clicks, and you are playing.
ui-ended-tables = { $n ->
    [one] 1 finished table
   *[other] { $n } finished tables
  }
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $names }
ui-in-play = In progress
ui-outcome-won = Won
ui-outcome-lost = Lost
ui-remove = Remove
ui-remove-named = Remove { $name }
ui-remove-table = Remove this table?
ui-remove-table-text = “{ $name }” will be removed for everyone at the table. This cannot be undone. Export it first if you might want it back.
ui-table-removed = The table has been removed.
ui-remove-campaign = Remove this campaign?
ui-remove-campaign-text = “{ $name }” and its current table will be removed. This cannot be undone.
ui-campaign-removed = The campaign has been removed.
ui-campaign-over = The story is over
ui-export = Export
ui-export-named = Export { $name }
ui-import = Import a table
ui-import-drop = Drop the file to import the table
ui-imported = The table has been imported. Welcome back!
ui-share = Invite others
ui-share-named = Invite others to { $name }
ui-qr = QR code
ui-qr-for = QR code: { $name }
ui-reach-local = Only this computer can reach this address. To let others join, start the server with: { $command }
ui-reach-network = The links use this computer’s address on the local network: { $address }
ui-share-about = Anyone who opens a link can take that seat. Send each link to one person only.
ui-share-none = Links are shown only once, when they are created. Create new links to invite people to free seats or to watch.
ui-invite-seat = Play { $name }
ui-invite-watch = Watch
ui-copy = Copy
ui-copy-named = Copy the link: { $name }
ui-copied = Copied
ui-new-links = Create new links
ui-new-links-about = New links replace the old ones, which stop working.

## Settings

ui-language = Language
ui-theme = Theme
ui-theme-auto = Same as device
ui-theme-dark = Dark
ui-theme-light = Light
ui-animation = Animation
ui-animation-off = Off
ui-animation-speed = { $times }×
ui-sound = Sound
ui-transfer = Play on another device
ui-transfer-about = There are no accounts. Instead, this browser keeps a key to your tables. Use a code to give another device access to them.
ui-transfer-make = Show a code
ui-transfer-lasts = Enter it on the other device within { $minutes } minutes. It works only once.
ui-transfer-have = I have a code
ui-transfer-claim = Use code
ui-transfer-replaces = The tables listed here will be replaced by those on the other device.
ui-transfer-done = Your tables are now on this device.

## The board

ui-board = Board
ui-board-map = Map
ui-board-tools = Board view
ui-board-fit = Show the whole board
ui-board-zoom-in = Zoom in
ui-board-zoom-out = Zoom out
ui-board-options = Options on the board
ui-board-several = { $place }: { $count ->
    [one] 1 option
   *[other] { $count } options
  }
ui-board-which = Which one?
ui-board-ruler = Ruler
ui-board-ruler-hint = Choose two places to measure the distance between them
ui-board-ruler-second = Now choose the second place
ui-board-ruler-distance = Range { $distance }
ui-board-ruler-sight = in sight
ui-board-ruler-no-sight = out of sight
ui-board-ruler-way = { $steps ->
    [one] { $steps } step on foot
   *[other] { $steps } steps on foot
}
ui-board-ruler-nothing = There is no path
ui-board-side = { $side ->
    [hero] hero
    [enemy] enemy
   *[object] object
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
    [rubble] Rubble
    [chasm] Chasm
    [trap-space] Trap space
    [spawn-space] Spawn space
    [trap-lever] Trap lever
    [recharge-station] Recharge station
    [workbench] Workbench
    [chest] Chest
    [event-space] Event space
    [chapter-space] Chapter space
    [lit-chapter-space] Lit chapter space
    [explosive-barrel] Explosive barrel
    [destroyed-space] Destroyed space
    [entry-token] Entry token
    [exit-token] Exit token
    [unexplored-border] Unexplored border
    [goal-space] Goal space
   *[other] { $mark }
}
ui-board-wall = Wall between { $from } and { $to }
ui-board-door = { $state ->
    [open] Open door between { $from } and { $to }
    [closed] Closed door between { $from } and { $to }
    [locked] Locked door between { $from } and { $to }
    [destroyed] Destroyed door between { $from } and { $to }
   *[other] Door between { $from } and { $to }
}
ui-board-door-state = { $state }

## Table

ui-question = Question
ui-question-you = { $name }: your decision
ui-question-bot = { $name }: played by the { $bot } bot
ui-question-all = Everyone decides
ui-question-group = { $names } decide together
ui-may = { $count ->
    [one] You may, while { $names } decides:
   *[other] You may, while { $names } decide:
}
ui-sure = Are you sure?
ui-sure-about = You chose: { $option }. This can decide the whole game.
ui-later = Only available when you are asked: “{ $prompt }”
ui-question-board = { $count ->
    [one] one choice is highlighted on the board
   *[other] { $count } choices are highlighted on the board
  }
ui-question-cards = { $count ->
    [one] one choice is highlighted on a card
   *[other] { $count } choices are highlighted on cards
  }
ui-options = Options
ui-list-all = List all options
ui-hinted = Hint: { $text }
ui-wait = One moment…
ui-looking-on = You are watching.
ui-looking-on-waiting = You are watching. Waiting for { $names }.
ui-reconnecting = The connection was lost. Reconnecting…
ui-over = The game is over.
ui-tools = Undo and hint
ui-undo = Undo
ui-undo-what = Undo: { $what }
ui-undo-nothing = Nothing to undo
ui-redo = Redo
ui-hint = Hint
ui-menu = Menu
ui-leave = Leave the table
ui-parts = Parts of the table
ui-cards = Cards
ui-info = Goal and status
ui-info-short = Goal
ui-log = Log
ui-log-set-up = Set-up
ui-log-empty = Nothing has happened yet.
ui-log-latest = Jump to the latest event
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
    [high] High die: { $face }
    [low] Low die: { $face }
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
ui-tree = Skills
ui-tree-known = { $known } of { $all } learned
ui-cards-fold = Fold the cards away for a larger board
ui-cards-unfold = Show the cards
ui-price-xp = { $xp } XP
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
ui-turn-waiting = yet to act
ui-turn-acting = acting now
ui-turn-done = done
ui-table-seats = Seats at the table
ui-seats-and-bots = Seats and bots
ui-seat-number = Seat { $number }
ui-seat-entry = { $name }: { $player }, { $state }
ui-seat-present = here
ui-seat-away = away
ui-seat-open = nobody has taken this seat yet
ui-seat-bot = played by a bot
ui-seat-asked = is deciding
ui-seat-may = may do something now
ui-seat-which-bot = Which bot
ui-seat-played-by-bot = Played by the { $bot } bot
ui-seat-hand-over = Hand over to a bot
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
    [does] Action
    [goal] Goal
    [melee] Melee
    [ranged] Ranged
    [magic] Magic
    [defence] Defence
    [use] When used
    [skill] Skill
    [shadow] In shadow
    [ability] Ability
    [branches] Branches
    [minions] Minions
    [health] Health
    [carries] Carries
    [special] Special
    [first-room] First room
    [second-room] Second room
    [third-room] Third room
    [attributes] Attributes
    [enters-play] When it enters play
    [active] Active
    [passive] Passive
    [story] Story
   *[other] { $part }
  }
ui-card-initiative = Initiative { $initiative }
ui-card-joined = Attached to { $card }
ui-card-take = { $card }: choose where it goes
ui-card-taken = { $card }: now choose where it goes, or the card itself to lay it down.
ui-card-people = To other players
ui-card-chain = { $card } { $count ->
    [one] with one card joined to it
   *[other] with { $count } cards joined to it
  }
ui-card-joint = { $edge ->
    [top] Top: { $symbol }
    [bottom] Bottom: { $symbol }
    [left] Left: { $symbol }
   *[right] Right: { $symbol }
  }
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
    [offered] available
    [too-dear] too expensive
    [no-slot] no free slot
    [sold-out] sold out
    [left-behind] left behind
    [checks-1] worth one check
    [checks-2] worth two checks
    [use-spent] once per rest
    [use-consumed] once per scenario
    [use-unlimited] always works
    [use-lost] once per scenario
    [use-passive] any number of times
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
    [in-force] active
    [bought] learned
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
    [consumable] single use
    [artifact] artifact
    [too-high] level too high
    [trap] trap
    [luck] luck
    [patrol] patrol
    [blessing] blessing
    [omen] omen
    [marksman] marksman
    [fighter] fighter
    [mystic] mystic
    [tinkerer] tinkerer
    [weapon] weapon
    [apparel] apparel
    [main-item] main item
    [upgrade] upgrade
    [augment] augment
    [chapter] chapter
    [closed-chapter] closed chapter
    [explorer-event] explorer event
    [horror-event] horror event
    [personal-event] personal event
   *[other] { $mark }
  }

## Why

ui-why = Why?
ui-why-entry = Why? { $text }
ui-why-cells = { $count ->
    [one] one place left
   *[other] { $count } places left
  }
ui-why-rules = Rules that applied
ui-why-nothing = No reasons were recorded for this.
ui-rule = Rule { $rule }
ui-rule-missing = The text of this rule is not available.

## Story and result

ui-story = Story
ui-to-table = Go to the table
ui-result = Result
ui-result-won = Victory!
ui-result-lost = Defeat
ui-tallies = Statistics
ui-what-next = What’s next
ui-result-next = Next: { $title }
ui-to-campaign = Back to the campaign
ui-result-retry = Try again
ui-result-again = Play again
ui-look-at-table = Look at the table

## Consent and corrections

ui-consent = Undo this choice?
ui-consent-ask = { $name } wants to undo the last choice.
ui-consent-what = { $name } wants to undo: { $undo }
ui-consent-yes = Agree
ui-consent-no = Refuse
ui-amend = Correct by hand
ui-amend-warning = A correction bypasses the rules and can make the game impossible to finish. Everyone can see it in the log.
ui-amend-path = What to set (a path in the state, such as figures.hero.health)
ui-amend-value = New value
ui-amend-form = A number, true, false, null, a word, or JSON.
ui-amend-set = Set
ui-amend-stuck = If the current question cannot be answered properly, you can drop it.
ui-amend-give-up = Drop the current question

## Keyboard help

ui-help = Keyboard
ui-help-intro = Everything at the table can be done with the keyboard.
ui-key-options = choose the option with this symbol
ui-key-undo = undo
ui-key-redo = redo
ui-key-hint = hint
ui-key-why = why did the enemy do that?
ui-key-list = list all options, including those on the board
ui-key-inspect = enlarge the selected card
ui-key-story = the story
ui-key-menu = menu
ui-key-help = this help
ui-key-arrows = move between parts of the page; the arrow keys move within a part
ui-key-escape = close the open window or panel

## New tables and campaigns

ui-what-to-play = What to play
ui-single-game = Single game
ui-campaign = Campaign
ui-new-seats = Players
ui-for-seat = { $label } · player { $seat }
ui-variants = Variants
ui-swaps = swaps with the player who has it
ui-more-options = More options
ui-usual = default
ui-does-not-go = Cannot be combined with your other choices
ui-table-name = Name of the table
ui-table-name-usual = The name of the scenario
ui-played-by = { $seats ->
    [1] Who plays
   *[other] Who plays seat { $seat }
  }
ui-me = Me
ui-another = A guest
ui-a-bot = A bot
ui-which-bot = { $label }: which bot
ui-the-bot = Bot: { $name }
ui-undo-policy = Undo
ui-undo-free = Freely
ui-undo-ask = With the others’ consent
ui-undo-off = Never
ui-shared-policy = Who makes decisions for the whole table
ui-shared-first = Whoever answers first
ui-shared-host = The host
ui-shared-majority = The majority
ui-seed = Seed
ui-seed-random = random
ui-seed-about = The same seed and the same choices give the same game.
ui-campaign-about = { $most ->
    [1] In a campaign, the same character goes from scenario to scenario and keeps what they have won.
   *[other] In a campaign, the same characters go from scenario to scenario and keep what they have won.
}
ui-campaign-name = Name of the campaign
ui-campaign-begin = Start the campaign
ui-campaign-in-play = A scenario of this campaign is in progress.
ui-prologue = Prologue
ui-epilogue = Epilogue
ui-campaign-next-scenario = Next scenario
ui-difficulty = Difficulty
ui-as-last-time = Same as last time
ui-stage-play-named = Play { $name }
ui-earlier-scenarios = { $n ->
    [one] 1 earlier scenario
   *[other] { $n } earlier scenarios
  }
ui-earlier-about = Replay these for fun. They do not affect the campaign.
ui-stage-again = Play again
ui-stage-again-named = Play { $name } again
ui-give-up-table = Give up the scenario in progress?
ui-give-up-table-text = A campaign can have only one scenario in progress. If you start another, you give this one up.
ui-give-up-and-play = Give up and play

## Joining

ui-invited = You are invited to a table
ui-invited-about = Enter the name the others will see, then join.
ui-invited-game = Game
ui-invited-scenario = Scenario
ui-invited-role = Role
ui-invited-spectator = Spectator
ui-invited-as = You play
ui-invited-host = Host
ui-invited-taken = Somebody has already joined with this link. If it was you, join again.
ui-your-name = Your name
ui-come-in = Join
ui-you-sit = You have a seat. Good luck!
ui-you-look-on = You are watching.
ui-link-void = This link no longer works: somebody has used it, or the host has created new ones. Ask for a new link.

## About

ui-about-text = Undercroft is a digital table for cooperative dungeon-crawl board games. It knows the rules, plays the enemies, and explains what they do. You make the choices.
ui-about-games = The games belong to their publishers. Undercroft comes with its own text and artwork, and nothing in it is copied from a published game.
ui-credits = Credits
ui-credits-icons = Icons are from game-icons.net, licensed under CC BY 3.0 (some are CC0). They were made by:
ui-credits-software = Built with Svelte, Vite, Fluent, Litestar, SQLAlchemy, msgspec and Lark.
ui-privacy = What is stored about you
ui-privacy-text = There are no accounts, and data is sent only to this server. Your browser stores your settings and a key to your tables. The server stores the tables.
ui-gallery-link = Gallery of everything a table can show

## The gallery

ui-gallery = Gallery
ui-gallery-about = Every part of the table, with sample scenes to try out.
ui-gallery-boards = Boards
ui-gallery-hex-flat = Hexes with flat tops
ui-gallery-hex-pointy = Hexes with pointed tops
ui-gallery-square = Squares with walls, doors and darkness
ui-gallery-square-note = Doors can be open, closed, locked or barred.
ui-gallery-tiles = Tiles with all kinds of spaces
ui-gallery-tiles-note = Borders to explore, the way in and the way out; doors closed, open and destroyed.
ui-gallery-zones = Zones
ui-gallery-figures = Figures
ui-gallery-reasons = Cells in explanations
ui-gallery-reasons-note = The cells that remain after each rule.
ui-gallery-animation = Animation
ui-gallery-animation-note = A move, an attack, a hit, a death, a condition, healing, and a new arrival.
ui-gallery-animate = Animate
ui-gallery-rewind = Back to the start
ui-gallery-replay = Replay the last turns
ui-gallery-stop = Stop
ui-gallery-tables = Games in progress
ui-gallery-table-move = Choosing a move
ui-gallery-table-attack = Aiming an attack
ui-gallery-table-objects = Objects on the map
ui-gallery-table-zones = A fight in zones
ui-gallery-table-rooms = Rooms and corridors by torchlight
ui-gallery-table-tiles = Exploring tile by tile
ui-gallery-widgets = Around the board
ui-gallery-ribbon = Turn order
ui-gallery-question = A question with all its options
ui-gallery-offer = What you may do while somebody else decides
ui-gallery-hand = Hand, cards in play and items
ui-gallery-card = Card faces
ui-gallery-tracks = Tracks and elements
ui-gallery-dice = Dice tray
ui-gallery-roll = Dice of both sides, and the result
ui-gallery-tree = Skill tree
ui-gallery-places = Equipment slots
ui-gallery-log = The log of a fight
ui-gallery-why = Reasons for an enemy’s turn
ui-gallery-seats = Who sits where
ui-gallery-result = Result
ui-gallery-secret = Cards hidden from other players
ui-gallery-lasting = Lasting effects
ui-gallery-chosen = Chosen: { $key }
ui-gallery-inspected = Inspected: { $cell }
