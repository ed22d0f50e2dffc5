suggest = Suggest a move
suggest-key = Suggest a move (H)
suggest-thinking = A General is thinking…
suggest-only = Only this can be done here.
suggest-none = There is nothing to suggest here.
suggest-found = { $count ->
    [one] One choice is suggested.
   *[other] { $count } choices are suggested, the best first.
}
suggest-chance = The chance to win that a General expects
key-suggest = Suggest a move, where nobody else plays
settings-suggest = Suggest a move
settings-suggest-why = A lamp at every question of yours: three good choices and why they are good. Only where no other person plays.
