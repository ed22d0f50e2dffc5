# Words of the board for any game.

grid = Board
cell = { $parts }
cell-legal = { $parts } – can be chosen
cell-empty = empty
by-seat = What each player has
lists = More on the table
field-nothing = –
