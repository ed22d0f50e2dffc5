# Люди за столом: пауза, сдача, отпуск и ещё одна партия.

pause-ask = Попросить о паузе
pause-now = Поставить на паузу
pause-asked = { $name } просит о паузе.
pause-agree = Согласиться
pause-refuse = Отказать
pause-withdraw = Отозвать просьбу
pause-waits = Ещё не согласились: { $names }
paused = Партия на паузе.
paused-by = На паузе с { $moment }; о паузе просит { $name }. Часы стоят.
resume = Продолжить партию
resign-sure-others = Сдаться окончательно? До конца за вас будет играть бот, а в итоге вы окажетесь после всех, кто доиграет.
player-resigned = партия сдана
player-vacation = в отпуске до { $day }
final-resigned-after = { $name }: партия сдана после хода { $move }.
final-resigned-last = Кто сдался, стоит после всех, кто доиграл.
rematch-offered = { $name } предлагает реванш.
rematch-accept = Принять
rematch-decline = Отклонить
rematch-go = К реваншу
seat-awaited = Ждём: { $name }
noted-resigned = { $name }: партия сдана.
noted-paused = Пауза, о ней просит { $name }.
noted-resumed = Партия продолжается: { $name }.
