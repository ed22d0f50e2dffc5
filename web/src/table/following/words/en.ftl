## Following what others do

banners-next = Next
banners-skip = Skip { $count }
settings-following = Following the game
settings-pause = Pause on important events
settings-pause-why = A battle, a conquest or an election stays on the screen until you click Next.
settings-scenes = Pause on these scenes:
settings-scenes-why = Warrior Knights shows them step by step and waits for you.
settings-scene-battle = Battles and sieges
settings-scene-assembly = The Assembly
settings-scene-voyage = Expeditions
settings-scene-draft = The Mercenary Draft
settings-scene-event = Events
settings-scene-taxation = Taxation
settings-scene-wages = Wages
settings-scene-upkeep = Upkeep

## The race on the plates

hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The end

verdict-points = by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
verdict-decided = Decided by: { $part }
verdict-tie = Level on points. What broke the tie: { $part }
verdict-shared = Level in everything: the victory is shared
final-nobody = Nobody wins
final-mine = { $place ->
    [1] You came first.
    [2] You came second.
    [3] You came third.
   *[other] You came in place { $place }.
}
final-mine-won = You won!
final-mine-lost = You lost.
final-total = Total
final-ties = Tie-breakers
final-ratings = Ratings after this game
final-rating = { $before } → { $after } ({ $change })
final-early = The game was ended before its end.
final-early-by = Ended by vote: { $names }
final-stood = How things stood
final-decisive = Decisive turn: move { $move }
final-decisive-why = From here on { $name } was ahead to the end.
