# What the engine itself says, in every game.

nothing = nothing
list-and = { $others } and { $last }
choice-commit = hand in
event-taken-back = { $seat } takes back everything from move { $number } on.
result-line = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-part = { $part } { $points }

## Refusals by the rules of the table

reason-SE-ASK-1 = { $seat ->
   *[other] It is { $seat }’s turn to choose.
    [none] You are not asked now.
}
reason-SE-ASK-2 = This is not written as a choice of this game: { $words }.
reason-SE-ASK-3 = That is not an answer to this question.
reason-SE-ASK-4 = The game has moved on from move { $number } to move { $number_now } since you looked.
reason-SE-ASK-5 = That is not among the choices.
reason-SE-ASK-6 = That does not answer the question asked at this point.
reason-SE-SEAT-1 = There is no such seat.
reason-SE-END-1 = The game is over.
reason-SE-DRAFT-1 = You have already handed in; take it back first.
reason-SE-ASIDE-1 = The game does not allow that beside the question.
reason-SE-UNDO-1 = There is nothing you could take back: others have decided since, or something was drawn or revealed.
reason-SE-UNDO-2 = Move { $number } is not in force, so it cannot be taken back.
reason-SE-UNDO-3 = Taking back move { $number } needs the consent of all others.
