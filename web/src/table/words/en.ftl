# Words of the table: everything around the board.

table-loading = Setting the table …
table-closed = This table was closed before the play began.
table-heading = { $game }: { $title }
close = Close
more = More
cancel = Cancel
confirm-choice = Confirm: { $choice }
confirm = Confirm
candidate-waits = To do this, choose it once more or confirm it: { $choice }.
offline-choice = The server cannot be reached just now. Nothing was changed.

## Players

players = Players
player-committed = has handed in
player-thinking = is thinking
bots-thinking = Thinking: { $names }
player-waits = waits for the computer
bots-wait = The computer is busy with other things. Still without time to think: { $names }.
player-your-turn = your turn
player-turn = to choose
player-away = { $level } plays for them
player-votes = wants to end
spectator = Spectator
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The question

asked = What you are asked
asked-rule = Rule
waiting = One moment …
waiting-for = Waiting for { $names }
handed-in = You have handed in. You may change it until the last has handed in.
play-over = The play is over.
choice-final = This cannot be taken back without the others’ consent.
foreseen = What it would do
foreseen-hint = Point at a choice to see what it would do.
and-more = … and { $count } more
options-filter = Type to filter
options-list = Show as a list ({ $count })
options-more = Show more ({ $count } left)
options-none = No option fits.
narrowed = { $count ->
    [one] { $count } option fits what you picked
   *[other] { $count } options fit what you picked
}
narrowed-all = Show all
asides = Beside the question ({ $count })
undo = Undo
undo-key = Take back the last choice (U)
undo-handed-in = Change it
undo-ask = Ask the others to take my move back
proposal = { $name } asks to take back everything from move { $move } on.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-waits = Still to agree: { $names }
proposal-away = Away: { $names }. The question stays open until the next move; only they themselves can agree.

## Beside the board

side = Log, chat and table
side-log = Log
side-chat = Chat
side-table = Table
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-look = See the position after move { $move }
log-scene = Show the scene again: { $what }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
since = Since your last turn
since-play = Play back (S)
replay = Replay
what-if = What if …
rules = Rules
rematch = Rematch
record-json = Record (JSON)
record-text = Record (text)
vote-end = Vote to end the play
vote-withdraw = Withdraw the vote to end
vote-waits = Still to vote: { $names }
vote-away = Away: { $names }. Only they themselves can agree to end, so there is no vote until they are back. The game goes on with a bot in their place. You can leave your seat to a bot, too.
seat-leave = Let a bot play on
seat-return = Take my seat back
bot-level = Bot
plain = Plain board: tables and lists
sound = Sound when it is my turn

## Before the play

wait-full = Everybody is here: { $game } can begin.
wait-free = Waiting for players of { $game }.
seat-is-free = free
seat-join = Sit here
seat-put-bot = Seat a bot
seat-take-bot = Remove the bot
get-up = Get up
start = Start
close-table = Close the table
guest-name = Your name
guest-arrive = Come in
invite-link = Invite with this address
invite-account = Sign-in name
invite = Invite
invited = Invited.
copy = Copy
copied = Copied
share = Your part of the seed
share-give = Add
share-explained = Whatever you add goes into the seed of all shuffles, so nobody can have prepared them. The server’s promise:

## On one screen

cover = { $name } is next
cover-here = I am { $name }

## Replay and what if

replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-move = Move { $move } of { $last }
replay-slider = Move
replay-eyes = Seen by
replay-leave = Back to the table
fork = Play on from here
imagined = Imagined.
imagined-explained = It uses only what you know; whatever is hidden is drawn anew. Nobody else sees it.
imagined-again = Imagine anew
imagined-leave = Back to the play

## The end

final-ended = The play was ended.
final-draw = A draw
final-lost = The game wins
final-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
final-scores = Final scores
final-place = Place
final-player = Player
final-points = Points
final-board = Look at the board
proof = Proof of fair chance
proof-explained = The server promised its secret before anybody added a share. The seed follows from both; every shuffle follows from the seed.
proof-promise = Promise
proof-seed = Seed
proof-shares = Shares
proof-check = Check it with the record:

## What bots say

remark = { $name }: “{ $words }”
remark-consent-better = { $choice }: that leaves me better off than any other answer.
remark-consent-same = { $choice }: it makes little difference to me.
remark-gift-thanks = Thank you. It binds me to nothing.
remark-gift-too-large = I take no gift that could decide the play. You have it back.
remark-no-hostages = I keep no hostages.
remark-undo-agreed = Take it back, we bots do not mind: let the better move count.
remark-vote-left = Whether to end is for people to say. We bots play on until all of them agree.
