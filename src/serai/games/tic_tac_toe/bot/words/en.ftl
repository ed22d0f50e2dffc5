rival = your rival
term-lines = Opens a line that you can still complete.
    .what = an open line
term-threats = Two in a line: you threaten to win.
    .what = two in a line
term-completes = You can complete a line next.
    .what = a line to complete at once
