# Words of the shell.

## The frame of every page

skip = Skip to content
navigation = Pages
loading = One moment …
your-turn = Your turn
sign-in = Sign in
to-start = To the start page
traveller = Traveller
title-start = Start page
title-begin = Beginning the game
title-new = New table
title-lobby = Lobby
title-settings = Settings
title-account = Account
title-keys = Keys
title-rules = Rules
title-missing = Not found
title-table = Table
title-replay = Replay
language-en = English
language-ru = Русский
language-fr = Français

## The line to the server, and trouble

line-lost = The server cannot be reached. Trying again …
line-offline = This device is offline. What you see may be out of date.
line-again = Try now
line-back = Connected again.
trouble-heading = That did not work
trouble-offline = The server does not answer. Is it still running?
trouble-unknown = Something went wrong on this page. Loading it again usually helps.
trouble-again = Try again
missing-heading = There is nothing here
missing-words = The address may be mistyped, or the table no longer exists.

## The start page and lists of tables

start-play = Play now
start-new = New here? Learn a game, or play now
start-new-why = Pick a game. Lessons of two minutes on the real board teach it; “How to play” is a short text with pictures; or begin at once against bots.
start-name = Your name
play-now = Play against bots
set-up = Set up …
my-games = My games
my-games-all = All my games
invitations = Invitations
invited-by = { $name } invites you
invitation-join = Join
invitation-decline = Decline
open-tables = Open tables
open-none = Nobody is waiting right now. Open a table and send the link to your friends.
running-tables = Games to watch
running-none = No public game is going on.
blurb-khan = Expel the rulers of the steppe, conquer their lands and share them with as few rivals as you can.
blurb-merv = Three years in a city on the Silk Road: trade, build, pray and keep the walls standing.
blurb-warrior_knights = The king is dead. Barons with armies, votes and faith fight for the crown.
blurb-tic_tac_toe = Three in a row. You know it.
blurb-connect_four = Drop your discs and get four in a row.
seat-free = free seat
pace-none-short = no clock
game-seats =
    { $fewest ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }
table-from-position = from a position
table-open =
    { $free ->
        [0] ready to start
        [one] { $free } free seat
       *[other] { $free } free seats
    }
table-paused = paused
table-running = move { $number }
table-over =
    { $number ->
        [one] over after { $number } move
       *[other] over after { $number } moves
    }
pace-live-short = { $minutes } min + { $seconds } s a turn
pace-days-short =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }

## Opening a record

record-open = Open a record
record-open-why = A game saved as a file (JSON or text), here or elsewhere. Step through it and play on from any move.
record-file = Choose a file …
record-opening = Opening { $file } …
record-wrong = { $file } – { $words }
record-too-large = This file is too large: a record is at most 4 MB.
record-empty = There is nothing to read in this file.

## Setting up a table

no-such-game = This server has no such game.
set-up-game = Game
set-up-seats = Who plays
set-up-count = Players
player-name = Name of the player ({ $seat })
player-number = Player { $number }
set-up-hot-seat = Several seats are yours: you share one screen and pass it around. Secret cards are covered between turns.
set-up-host-only = You only host the table and watch; others play.
set-up-preset = Kind of game
set-up-preset-own = Own options
set-up-preset-own-why = As set below.
set-up-length = About { $time } with { $players }.
length-minutes = { $count } minutes
length-hours =
    { $halves ->
        [0] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
       *[other] { $count }½ hours
    }
length-players =
    { $game ->
        [warrior_knights] { $seats ->
            [one] { $seats } baron
           *[other] { $seats } barons
        }
       *[other] { $seats ->
            [one] { $seats } player
           *[other] { $seats } players
        }
    }
set-up-options = Options
set-up-pace = Pace
set-up-table = Table
set-up-title = Name of the table (optional)
set-up-language = Language
set-up-public = Public.
set-up-public-yes = Everybody can find it in the lobby and watch.
set-up-public-no = Only people with the link can find it.
set-up-begin = Start game
set-up-open = Open table
seat-me = Me
seat-open = Anyone
seat-bot = Bot: { $level }
option-yes = yes
option-no = no
option-chance = up to the game
option-usual = Default: { $value }.
value-clockwise = clockwise
value-counterclockwise = counterclockwise
value-random = at random
value-choice = by choice
pace-kind = Clock
pace-ready-relaxed = Relaxed
pace-ready-relaxed-why = No clock.
pace-ready-quick = Quick
pace-ready-quick-why = 10 seconds a turn, then 5 minutes in reserve.
pace-ready-live = Live
pace-ready-live-why = 20 seconds a turn, then 15 minutes in reserve.
pace-ready-day = A day a move
pace-ready-day-why = You are told when it is your turn.
pace-ready-week = A week a move
pace-ready-week-why = You are told when it is your turn.
pace-ready-own = Other
pace-ready-own-why = Set the numbers yourself.
pace-live = Live.
pace-days = By correspondence.
pace-bank = Time bank (minutes)
pace-free = Free seconds each turn
pace-each = Days for each move
pace-vacation = Vacations allowed
pace-vacation-why = The time of whoever is on vacation does not run.
pace-no-vacation = no vacations

## The lobby

lobby-game = Game
lobby-all = all

## Settings

settings-language = Language
settings-theme = Theme
settings-palette = Player colours
settings-animation = Animation
settings-confirm = Confirm choices
settings-signals = When it is my turn
settings-sound = Sounds
settings-notify = Show a browser notification.
settings-notify-why = Only while this page is open in the background.
settings-notify-refused = The browser does not allow notifications for this page.
settings-here = These settings are saved on this device.
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
palette-distinct = Colour-blind friendly
palette-classic = As in the box
animation-full = Full
animation-short = Short
animation-none = None
confirm-final = Only if it cannot be undone
confirm-always = Always
confirm-never = Never

## Account

account-is = You are signed in as { $account }.
account-guest = You are playing as a guest: { $name }. This browser remembers you.
account-nobody = A name is enough to play. With an account you can play on from other devices.
account-me = Profile
account-arrive = Continue as guest
account-name = Your name
account-email = E-mail for notifications (optional)
account-webhook = Webhook for notifications (optional)
account-keep = Save
account-go = Continue as guest
account-kept = Saved.
account-register = Create account
account-register-why = Keep your name and your games. The password needs at least 8 characters.
account-have = I have an account
account-new = I am new here
account-account = Username
account-password = Password
account-password-old = Current password
account-password-new = New password (at least 8 characters)
account-password-change = Change password
account-devices = Devices
account-device = Device
account-device-since = since { $day }
account-data = My data
account-data-why = Download everything this server stores about you, or delete it.
account-export = Download
account-delete = Delete …
account-delete-sure = This cannot be undone: your name is removed from all tables, and bots play on for you.
account-delete-yes = Delete my data
account-delete-no = Cancel
account-leave = Sign out of this device
account-leave-guest = A guest who signs out cannot return to their games: create an account first.
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere

## Rules

rules-of = Rules: { $game }
rules-table = The table
rules-of-table = Rules of the table
rules-book = Rules of
rules-search = Search by word or number
rules-contents = Chapters
rules-none = No rule has all these words.
rules-appendix = For programmers
rules-original = English original
rules-translated = In your language
rules-only-english = These rules exist in English only.
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

## Keys

keys-intro = Everything can be played without a mouse.
keys-close = Close
keys-in-everywhere = Everywhere
keys-in-board = On the board
keys-in-table = At the table
keys-in-replay = In a replay
key-tab = To the next part of the page, with Shift to the previous one
key-enter = Choose, press, open
key-escape = Put down what you picked up, or cancel
key-help = This page
key-arrows = From place to place
key-next = To the next place that can be chosen, with Shift back
key-turn = Turn a piece
key-flip = Flip a piece
key-zoom = Zoom in and out
key-answer = Give the answer in this place of the list
key-decline = Decline: no more, pass, end the turn
key-undo = Undo
key-since = Replay what happened since your last turn
key-filter = Filter the list of choices
key-rules = The rules, over the table
key-step = One move back or forward
key-ends = To the first or last move
key-play = Play or pause

bots-title = Bots of your own
bots-why = A program of yours can play here as a bot: it signs in with a token, and its name says that it is a bot. The interface is described in docs/outside-bots.md.
bots-invited-as = invite it as { $account }
bots-token = Token
bots-until = until { $day }
bots-used = last used on { $day }
bots-unused = not used yet
bots-revoke = Revoke
bots-token-once = Copy this token now: it is not shown again.
bots-copy = Copy
bots-copied = Copied
bots-label = What is the token for? (optional)
bots-scope-read = look on
bots-scope-play = play
bots-scope-chat = chat
bots-make-token = Create token
bots-delete = Delete bot
bots-name = Name of the new bot
bots-account = Username to invite it by
bots-make = Create bot
account-forgot = Forgot your password?
account-forgot-why = Enter your username. If an e-mail address belongs to it, a link for a new password goes there.
account-forgot-send = Send the link
account-forgot-sent = If there is an address, the letter is on its way.
account-reset = Set a new password
account-reset-done = Your new password is set. Sign in with it.
account-confirmed = Your e-mail address is confirmed.
account-confirm-sent = A letter is on its way to { $email }: open the link in it to confirm the address.
