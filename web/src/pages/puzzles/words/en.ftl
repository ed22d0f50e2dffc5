# Words of the puzzles.

title-puzzles = Puzzles
title-puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-why = Positions from bots’ games in which one choice is clearly better than all others. Find it.
puzzle-streak = { $days ->
    [one] Puzzle of the day solved on { $days } day so far.
   *[other] Puzzle of the day solved on { $days } days in a row.
}
puzzle-no-streak = Solve a puzzle of the day, and again tomorrow: your days in a row are counted here.
puzzle-go-on = Today’s is still waiting.
puzzle-solved = solved
puzzle-count = { $solved } of { $count } solved
puzzle-number = Puzzle { $number } of { $count }
puzzle-grade = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-says = What the puzzle says
puzzle-asks = You play { $seat }. Find the one choice that is clearly the best.
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-right-why = With this choice you win about { $chance } games of a hundred, with the next best about { $against }.
puzzle-wrong-why = { $loss ->
    [one] You are about { $loss } point of a hundred less likely to win than with the best choice: about { $chance } games of a hundred.
   *[other] You are about { $loss } points of a hundred less likely to win than with the best choice: about { $chance } games of a hundred.
}
puzzle-follows = What follows
puzzle-would-follow = What would follow
puzzle-searched = Found by search: { $nodes } positions for each of the closest choices, { $seeds } times with other cards where you cannot see them.
puzzle-next = Next puzzle
puzzle-all = All puzzles
