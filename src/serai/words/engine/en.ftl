# What the engine itself says, in every game.

nothing = nothing
list-and = { $others } and { $last }
choice-commit = Ready
    .group = Ready
event-taken-back = { $seat } undoes everything from move { $number } on.
result-line = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-part = { $part } { $points }

## Refusals by the rules of the table

reason-SE-ASK-1 = { $seat ->
   *[other] It is { $seat }’s turn to choose.
    [none] It is not your turn to choose.
}
reason-SE-ASK-2 = This cannot be read as a choice in this game: { $words }.
reason-SE-ASK-3 = That is not an answer to this question.
reason-SE-ASK-4 = The game has moved on from move { $number } to move { $number_now } in the meantime.
reason-SE-ASK-5 = That is not one of the choices.
reason-SE-ASK-6 = That does not answer the question at this point.
reason-SE-SEAT-1 = There is no such seat.
reason-SE-END-1 = The game is over.
reason-SE-DRAFT-1 = You have already said that you are ready; take that back first.
reason-SE-ASIDE-1 = The game does not allow that now.
reason-SE-UNDO-1 = There is nothing to undo: others have decided since, or something was drawn or revealed.
reason-SE-UNDO-2 = Move { $number } has already been undone.
reason-SE-UNDO-3 = Undoing move { $number } needs the consent of all others.
