# What the command line says.

## serai simulate

simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-seat = Seat
simulate-wins = Wins
simulate-shared = Shared
simulate-mean = Mean
simulate-sd = SD
simulate-min = Min
simulate-max = Max
simulate-parts = What the points are made of
simulate-part = Part
simulate-median = Median
simulate-length = Length: { $mean } decisions on average (deviation { $sd }), from { $min } to { $max }, half of the games up to { $median }.
simulate-seat-length = A seat: { $mean } decisions on average, from { $min } to { $max }, half of them up to { $median }.
simulate-rounds = Rounds: { $mean } on average, from { $min } to { $max }, half of the games up to { $median }.
simulate-endings = How games ended: { $endings }.
simulate-by = { $by ->
    [points] by points
    [tie] by a tie-breaker
    [shared] shared
    [influence] by influence
    [majority] by a majority of cities
    [survivor] last baron left
    [might] nobody strong enough
    [level] level in everything
    [magistrate] level with the Magistrate
   *[other] { $by }
}
simulate-branching = Options: { $mean } a decision on average, { $max } at most ({ $decisions } decisions of { $games } games counted).
simulate-checked = Invariants were checked after every choice.
simulate-took = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}.
simulate-wrong = Play { $number } went wrong: { $what }. Its record is { $file }; `serai verify { $file }` shows it again.

## serai dataset

dataset-made = { $games ->
    [0] Nothing was left to be made
    [one] { $games } game made
   *[other] { $games } games made
} in { $seconds } s, { $kept } were there already: { $folder }

## serai bench

bench-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, one core, events off
bench-figure = Figure
bench-value = Value
bench-games_per_s = games a second
bench-decisions_per_s = decisions a second
bench-clone_us = clone, µs
bench-options_us = list of options, µs
bench-redeal_us = redeal, µs
bench-view_us = view, µs
bench-compiled = Compiled build on { $python }.
bench-interpreted = Interpreted on { $python }.
bench-method = Best of { $repeats } repeats over { $games } games ({ $decisions } decisions each) and { $positions } positions from whole games; garbage collector on, start-up objects frozen.

## serai games

games-name = Name
games-title = Game
games-seats = Seats
games-options = Options
games-rules = Rules

## serai fuzz

fuzz-progress = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $choices } choices, { $refusals } refusals, { $others } other acts
fuzz-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $choices } choices made, { $refusals } bad inputs refused, { $others } undos, forks, replays and looks (seed { $seed }).
fuzz-found = Found: { $what }, while doing { $doing }. The record is { $file }; the note beside it says how to see it again.

## Records

row-chose = { $seat }: { $choice }
row-aside = { $seat }, beside the question: { $choice }
row-all = All at once: { $drafts }
row-undo = { $seat } takes back everything from move { $number } on
show-title = { $game }, after move { $number } of { $last }
replay-move = Move { $number }
over = The game is over.
waiting-for = { $seat } is to choose.
verify-moves = { $number ->
    [0] No move was made; the game of { $game } begins as recorded (rules version { $rules }).
    [one] Its one move is legal in { $game } (rules version { $rules }).
   *[other] All { $number } moves are legal in { $game } (rules version { $rules }).
}
verify-invariants = No invariant of the rules was broken after any move.
verify-state = Played again, the game ends in exactly the recorded state.
verify-no-state = The record names no final state, so there was none to compare.
verify-fair = The seed was promised by the host before the seats added their shares, and follows from all of them.
verify-no-fair = The record has no seed material: that the shuffles were fair is not proven.
verify-position = It begins with a position that the record holds; what led there is not proven. Its digest: { $digest }
verify-over = The game is over:
verify-open = The game is still under way.

## serai play

menu-group = { $label } ({ $number })
menu-back = back to all choices
play-page = Open { $address } in a browser. Ctrl+C ends the server; games are kept.
play-ask-seats = How many seats, { $lowest } to { $highest }? [{ $usual }]
play-ask-people = How many of them are people, { $lowest } to { $highest }? [{ $usual }]
play-ask-preset = Which game, { $lowest } to { $highest }? [{ $usual }]
play-bots = { $number ->
    [one] One seat is a bot’s, { $level }: { $temper }
   *[other] { $number } seats are bots’, { $level }: { $temper }
}
play-resumed = The game goes on after move { $number }.
play-pass = Pass the screen to { $seat }, then press Enter.
play-draft = Chosen so far: { $choices }
play-no-number = There is no { $number }; the numbers go up to { $last }.
play-saved = Saved as { $file }.
play-allowed = Nothing speaks against it.
play-kept = The game is kept in { $file }; go on with: serai play --terminal { $game } --record { $file }
play-help =
    Type the number of a choice or of a group, or the choice itself, for instance: { $example }
    Part of a choice shows all that contain it.
    b  the board and all choices again        u  take back        q  stop (the game is kept)
    why CHOICE  whether it is allowed, and the rule if it is not
    save FILE   write the record to another file (.txt for the text form)
play-help-aside = aside CHOICE  do something beside the question, for instance: aside { $example }

# ---- looking back at a game
analyse-title = { $game }: the chances to win over { $number } moves
analyse-move = Move
analyse-turning = Move { $number }, { $seat }: “{ $choice }” left a chance of { $chance } %.
analyse-better = Better: “{ $choice }”, { $chance } %.
analyse-no-turning = No single choice turned this game.
analyse-not-over = The game is not over yet; only a what-if may be analysed before its end.

# ---- puzzles
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-written = { $count ->
    [one] { $count } puzzle in { $folder }; { $looked } positions were looked at.
   *[other] { $count } puzzles in { $folder }; { $looked } positions were looked at.
}
puzzles-grade = { $grade ->
    [easy] Easy: { $count }
    [medium] Medium: { $count }
   *[hard] Hard: { $count }
}

# ---- bots by level
level-random = Random
level-random-temper = Picks anything.
level-novice = Novice
level-novice-temper = Sees one move, and blunders now and then.
level-trader = Trader
level-trader-temper = Takes the best bargain in sight.
level-general = General
level-general-temper = Thinks ahead, for at most two seconds.
level-sultan = Sultan
level-sultan-temper = Thinks long and forgives nothing.
