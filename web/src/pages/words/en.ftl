# Words of the shell.

## The frame of every page

skip = To the content
navigation = Pages
loading = One moment …
your-turn = Your turn
sign-in = Sign in
to-start = To the start page
traveller = Traveller
title-start = Start page
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
trouble-unknown = Something is wrong with this page. Loading it again usually helps.
trouble-again = Try again
missing-heading = There is nothing here
missing-words = The address may be mistyped, or the table was taken away.

## The start page and lists of tables

start-play = Play now
start-name = Your name
play-now = Play against bots
set-up = Set up …
my-games = My games
my-games-all = All my games
open-tables = Tables that wait for players
open-none = Nobody is waiting right now. Open a table and give its address to friends.
running-tables = Plays to watch
running-none = No public play is going on.
blurb-khan = Expel the rulers of the steppe, lay your conquests down and share them with as few as you can.
blurb-merv = Three years in a city on the Silk Road: trade, build, pray and keep the walls standing.
blurb-warrior_knights = The king is dead. Barons with armies, votes and faith fight for the crown.
blurb-tic_tac_toe = Three in a row. You know it.
blurb-connect_four = Drop your discs, make four in a row.
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
table-open =
    { $free ->
        [0] ready to begin
        [one] { $free } free seat
       *[other] { $free } free seats
    }
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
record-open-why = A play that was saved as a file, JSON or text, here or elsewhere. You can step through it and play on from any move.
record-file = Choose a file …
record-opening = { $file } is being opened …
record-wrong = { $file } – { $words }
record-too-large = This file is too large: a record has at most 4 MB.
record-empty = Nothing can be read in this file.

## Setting up a table

no-such-game = This server has no such game.
set-up-game = The game
set-up-seats = Who plays
set-up-count = Players
set-up-hot-seat = Several seats are yours: you play on one screen and hand it round. Hidden cards are covered between turns.
set-up-host-only = You only open the table and watch; others play.
set-up-options = Options of the game
set-up-pace = Pace
set-up-table = The table
set-up-title = Its name, if you like
set-up-language = Language spoken
set-up-public = Public.
set-up-public-yes = Everybody finds it in the lobby and may watch.
set-up-public-no = Only those who are given its address find it.
set-up-begin = Begin the play
set-up-open = Open the table
seat-me = Me
seat-open = Anybody who comes
seat-bot = Bot: { $level }
option-yes = yes
option-no = no
option-chance = left to the game
option-usual = Usual: { $value }.
value-clockwise = clockwise
value-counterclockwise = counterclockwise
value-random = by chance
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
pace-bank = Time bank, in minutes
pace-free = Free seconds each turn
pace-each = Days for each move

## The lobby

lobby-game = Game
lobby-all = all

## Settings

settings-language = Language
settings-theme = Light
settings-palette = Colours of the players
settings-animation = Movement
settings-confirm = Confirm a choice
settings-signals = When it is my turn
settings-sound = A soft sound
settings-notify = A notification of the browser.
settings-notify-why = Only while this page is open and not in front.
settings-notify-refused = The browser does not allow notifications for this page.
settings-here = These settings are kept on this device.
theme-system = As the device has it
theme-light = Warm paper
theme-dark = Night camp
palette-distinct = Clear for every eye
palette-classic = As in the box
animation-full = Full
animation-short = Short
animation-none = None
confirm-final = Only what cannot be taken back
confirm-always = Always
confirm-never = Never

## Account

account-is = You are signed in as { $account }.
account-guest = You play here as a guest: { $name }. This browser remembers you.
account-nobody = A name is enough to play. An account lets you play on from other devices.
account-me = About me
account-arrive = Play as a guest
account-name = Name at the table
account-email = E-mail for notices (optional)
account-webhook = Webhook for notices (optional)
account-notices-why = You are told there when it is your turn at a table played by correspondence, or when somebody invites you.
account-webhook-fails = Notices do not reach your webhook.
account-email-fails = E-mails do not reach you.
account-fails-private = The address lies in a private network, where this server calls nobody.
account-fails-unknown-host = The address cannot be found.
account-fails-unreachable = Nobody answers at this address.
account-fails-slow = The answer did not come in time.
account-fails-tls = No secure connection could be made.
account-fails-unreadable = The answer could not be understood.
account-fails-status = The answer was error { $status }.
account-fails-address-refused = The mail server refuses this address.
account-fails-mail-server = The mail server of this site takes no e-mails at the moment.
account-tried = Last try: { $ago }.
account-tried-next = Next try: { $moment } or later.
account-webhook-off = { $failures } failures in a row: there will be no more tries until you change the address or a test arrives.
account-email-off = { $failures } failures in a row: there will be no more tries until you change the address or try again.
account-try-again = Try again
account-test = Send a test to the webhook
account-test-waits = Waiting for the answer …
account-test-arrived = The test arrived.
account-email-again = You will get e-mails again.
account-keep = Keep
account-go = Come in
account-kept = Kept.
account-register = Make an account
account-register-why = Your name and your games stay with you. A password has at least 8 characters.
account-have = I have an account
account-new = I am new
account-account = Sign-in name
account-password = Password
account-password-old = The old one
account-password-new = The new one, at least 8 characters
account-password-change = Change it
account-devices = Devices
account-device = A device
account-device-since = since { $day }
account-data = My data
account-data-why = Everything this server keeps about you, as a file; or nothing any more.
account-export = Save as a file
account-delete = Delete …
account-delete-sure = This cannot be undone: your name leaves all tables, and bots play your seats on.
account-delete-yes = Delete everything about me
account-delete-no = Keep it
account-leave = Leave this device
account-leave-guest = A guest who signs out cannot come back to their games: make an account first.
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere

## Rules

rules-of = Rules: { $game }
rules-table = The table itself
rules-book = Rules of
rules-search = Search by words or number
rules-contents = Chapters
rules-none = No rule has all these words.
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
key-tab = From one part of the page to the next, with Shift back
key-enter = Choose, press, follow
key-escape = Put away what is picked up or asked
key-help = This page
key-arrows = From one place to the next
key-next = To the next place that can be chosen, with Shift back
key-turn = Turn a piece
key-flip = Flip a piece
key-zoom = Nearer and further away
key-undo = Take back
key-since = Play back what happened since your last turn
key-filter = Search the list of choices
key-step = One move back or on
key-ends = To the first move, to the last
key-play = Play by itself, stop
