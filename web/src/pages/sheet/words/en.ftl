# The game sheet: a whole game on paper.

title-sheet = Game sheet
sheet-print = Print
sheet-replay = Replay
sheet-not-over = The game sheet is there once the game is over.
sheet-played = Played on { $day } · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
sheet-players = Players
sheet-options = Options
sheet-moves = All moves
sheet-picture = Picture of the final position
