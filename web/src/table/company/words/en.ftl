# People at a table: pausing, resigning, vacations, and playing once more.

pause-ask = Ask for a pause
pause-now = Pause the game
pause-asked = { $name } asks for a pause.
pause-agree = Agree
pause-refuse = Refuse
pause-withdraw = Withdraw my request
pause-waits = Still to agree: { $names }
paused = The game is paused.
paused-by = Paused since { $moment } at the request of { $name }. The clocks have stopped.
resume = Resume the game
resign-sure-others = Resign for good? A bot plays your seat to the end, and you come after all who play on.
player-resigned = resigned
player-vacation = on vacation until { $day }
final-resigned-after = { $name } resigned after move { $move }.
final-resigned-last = Whoever resigned comes after all who played on.
rematch-offered = { $name } offers a rematch.
rematch-accept = Accept
rematch-decline = Decline
rematch-go = To the rematch
seat-awaited = { $name } is awaited
noted-resigned = { $name } resigned.
noted-paused = Paused at the request of { $name }.
noted-resumed = Resumed by { $name }.
