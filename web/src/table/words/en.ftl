# Words of the table: everything around the board.

table-loading = Setting the table …
table-closed = This table was closed before the game began.
table-heading = { $game }: { $title }
from-position = This game begins from a prepared position. Whoever prepared it may know the hidden cards and what will be drawn.
close = Close
more = More
cancel = Cancel
confirm-choice = Confirm: { $choice }
confirm = Confirm
candidate-waits = To do this, choose it once more or confirm: { $choice }.
offline-choice = The server cannot be reached just now. Nothing was changed.

## Players

players = Players
player-committed = is ready
player-thinking = is thinking
bots-thinking = Thinking: { $names }
player-waits = waits for the computer
bots-wait = The computer is busy. Still waiting to think: { $names }.
player-your-turn = your turn
player-turn = is choosing
player-away = { $level } is playing for them
player-votes = wants to end
spectator = Spectator
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The question

asked = Your question
asked-rule = Rule
waiting = One moment …
waiting-for = Waiting for { $names }
handed-in = You are done. You can still change it until everybody is done.
play-over = The game is over.
choice-final = You cannot undo this without the others’ consent.
foreseen = What would happen
foreseen-hint = Point at a choice to see what would happen.
and-more = … and { $count } more
options-filter = Type to filter
options-list = Show as a list ({ $count })
options-more = Show more ({ $count } left)
options-none = Nothing matches.
narrowed = { $count ->
    [one] { $count } choice matches
   *[other] { $count } choices match
}
narrowed-all = Show all
asides = Besides the question ({ $count })
undo = Undo
undo-key = Undo the last choice (U)
undo-handed-in = Change
undo-ask = Ask the others to let me undo
undo-own = Undo my last move
proposal = { $name } asks to undo everything from move { $move } on.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-waits = Still to agree: { $names }
proposal-away = Away: { $names }. The request stays open until the next move; only they can agree.

## Beside the board

side = Log, chat and table
side-log = Log
side-chat = Chat
side-table = Table
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-look = Show the position after move { $move }
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
rules-unreachable = The rules cannot be loaded right now. Close them and open them again.
rematch = Rematch
record-json = Record (JSON)
record-text = Record (text)
vote-end = Vote to end the game
vote-withdraw = Withdraw my vote
vote-waits = Still to vote: { $names }
vote-away = Away: { $names }. Everybody must agree to end the game, so there is no vote until they are back. Meanwhile a bot plays for them. You can let a bot play for you, too.
seat-leave = Let a bot play for me
seat-return = Take my seat back
bot-level = Bot
plain = Plain board (tables and lists)
sound = Sounds

## Before the game

wait-missing = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
} of { $game }.
wait-public = anybody may watch
wait-private = only for those who have the link
wait-full = Everybody is here: { $game } can start.
seat-is-free = free
seat-join = Sit here
seat-put-bot = Add a bot
seat-take-bot = Remove the bot
get-up = Leave seat
start = Start game
close-table = Close table
guest-name = Your name
name-needed = What should we call you?
invite-link = Invite with this link
invite-account = Username
invite = Invite
invited = Invited.
copy = Copy
copied = Copied
share = Your part of the random seed
share-give = Add
share-explained = What you add becomes part of the seed of all shuffles, so nobody can have prepared them. The server’s promise:

## On one screen

cover = Next: { $name }
cover-here = I am { $name }

## Replay and what if

replay-first = To the beginning
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-move = Move { $move } of { $last }
replay-slider = Move
replay-eyes = Seen by
replay-leave = Back to the table
fork = Play on from here
imagined = What if …
imagined-explained = Only what you know is used; everything hidden is drawn anew. Nobody else sees this.
imagined-again = Draw anew
imagined-leave = Back to the game

## The end

final-draw = A draw
final-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
final-scores = Final scores
final-board = Look at the board
final-detail = Points in detail
proof = Fairness check
proof-explained = The server committed to its secret before anybody added a share. The seed follows from both, and every shuffle from the seed.
proof-promise = Commitment
proof-seed = Seed
proof-shares = Shares
proof-check = Check it with the record:

## What bots say

remark = { $name }: “{ $words }”
remark-consent-better = { $choice }: that leaves me better off than any other answer.
remark-consent-same = { $choice }: it makes little difference to me.
remark-gift-thanks = Thank you. It binds me to nothing.
remark-gift-too-large = I take no gift that could decide the game. Here it is back.
remark-gift-pledged = I keep it, and my heir shall be your pledge.
remark-hostage-kept = I take him as a hostage. It binds me to nothing.
remark-hostage-released = Here is your heir back. We are quits.
remark-no-hostages = I want no further hostages.
remark-undo-agreed = Undo it, we bots do not mind: may the better move count.
remark-vote-left = Whether to end is for people to say. We bots play on until all of them agree.
clock-late = Less than 20 seconds left.
resign = Resign
resign-sure = End this game now? There will be no result.
final-resigned = { $names }: resigned
stand-in = { $level } is playing for you.
proposal-refused = Your request to undo was declined.
