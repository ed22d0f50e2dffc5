# What every table shows above its board: a name, and a sentence.

plate = Player’s plate
    .is = Who plays: the sign, the colour, and the person or the bot. Then what counts, the most important number large.
turn = Whose turn it is
    .is = The glowing frame is around whoever is asked now; the small words say whether they choose, think or wait.
clock = Clock
    .is = The time left to this player, or how long the others have been waiting. Below 20 seconds yours turns red.
