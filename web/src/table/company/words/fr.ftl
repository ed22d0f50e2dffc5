# Les personnes à une table : pause, abandon, vacances, et rejouer.

pause-ask = Demander une pause
pause-now = Mettre en pause
pause-asked = { $name } demande une pause.
pause-agree = Accepter
pause-refuse = Refuser
pause-withdraw = Retirer ma demande
pause-waits = Doivent encore accepter : { $names }
paused = La partie est en pause.
paused-by = En pause depuis le { $moment } à la demande { DE($name) }. Les horloges sont arrêtées.
resume = Reprendre la partie
resign-sure-others = Abandonner définitivement ? Un bot jouera votre place jusqu’à la fin, et vous serez classé après tous ceux qui continuent.
player-resigned = abandon
player-vacation = en vacances jusqu’au { $day }
final-resigned-after = { $name } : abandon après le coup { $move }.
final-resigned-last = Qui abandonne est classé après tous ceux qui ont joué jusqu’au bout.
rematch-offered = { $name } propose une revanche.
rematch-accept = Accepter
rematch-decline = Décliner
rematch-go = Aller à la revanche
seat-awaited = On attend { $name }
noted-resigned = { $name } : abandon.
noted-paused = En pause à la demande { DE($name) }.
noted-resumed = Reprise par { $name }.
