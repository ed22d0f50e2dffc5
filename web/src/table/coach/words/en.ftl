coach = Coach: explains each kind of question once
coach-ask = What is this question?
coach-got-it = Got it
settings-coach = Coach
settings-coach-why = Says what a question is about when it comes for the first time in a game.
coach-when-first = In my first two games of each title
coach-when-always = In every game
coach-when-never = Never
