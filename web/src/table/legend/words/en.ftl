# What is on the board, explained.

legend-title = What is on the board
legend-search = Search
legend-nothing = Nothing on the board is called so.
legend-group-plates = Above the board
legend-group-zones = Places
legend-group-tracks = Tracks
legend-group-tokens = Pieces and tokens
legend-group-cards = Cards
legend-group-numbers = Numbers
legend-group-marks = Marks and highlights
