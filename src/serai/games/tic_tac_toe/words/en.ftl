name = Tic-tac-toe

ask-claim = { $seat }, claim an empty square.
    .rule = TT-TURN-2
choice-square = Claim { $cell }
    .group = Claim a square
event-claimed = { $seat } claims { $cell }.
event-won = { $seat } has three in a line and wins.
event-drawn = All squares are claimed: a draw.
reason-TT-TURN-2 = { $cell } already belongs to { $seat }.

table-cell = { $entry }
table-seat-cross = Cross
table-seat-nought = Nought
