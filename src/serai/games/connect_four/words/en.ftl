name = Connect Four

ask-turn = { $seat }, drop a disc into a column.
    .rule = CF-TURN-2
choice-drop = Column { $column }
    .group = Choose a column
event-dropped = { $seat } drops a disc into column { $column }.
event-won = { $seat } has four in a line and wins.
event-drawn = The board is full: a draw.
reason-CF-TURN-2 = Column { $column } is full.

table-column = { $entry }
table-seat-red = Red
table-seat-yellow = Yellow
