# Words of the pages where games are learned; what a lesson itself says comes with its game.

title-learn = Learn
title-lesson = Lesson
learn-why = Short lessons on the real board: you do it, you know it.
learn-game = Learn { $game }
learn-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-done = { $done } of { $count } lessons done. Each takes about two minutes.
learn-begin = Start the first lesson
learn-go-on = Continue learning
learn-repeat = Repeat from the start
learn-had = done
learn-of = Learn { $game }
lesson = Lesson
lesson-number = Lesson { $number } of { $count }: { $title }
lesson-step = Step { $step } of { $steps }
lesson-says = What the lesson says
lesson-not-quite = Not this time.
lesson-learned = Well done!
lesson-try-again = Put it back and try again
lesson-back = Back
lesson-continue = Continue
lesson-your-move = Your move
lesson-skip = Skip lesson
lesson-again = Repeat
lesson-next = Next lesson
lesson-all = All lessons
first-game = Play your first game
first-game-heading = Your first game
first-game-why = A real game against bots of the easiest level, always with the same cards.

title-how = How to play
how-of = How to play { $game }
how-lessons = Learn by doing
how-rules = Exact rules
how-print = Print
how-exact = Exact rules: { $rules }
how-figure-stage = Figure { $number }: the board
how-figure-hand = Figure { $number }: your hand
how-figure-panel = Figure { $number }: what lies beside the board
