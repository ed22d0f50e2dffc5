name = Morpion

ask-claim = { $seat }, prenez une case vide.
    .rule = TT-TURN-2
choice-square = Prendre { $cell }
    .group = Choisir une case
event-claimed = { $seat } prend { $cell }.
event-won = { $seat } aligne trois signes et gagne.
event-drawn = Toutes les cases sont prises : partie nulle.
reason-TT-TURN-2 = La case { $cell } est déjà prise ({ $seat }).

table-cell = { $entry }
table-seat-cross = Croix
table-seat-nought = Rond
