name = Puissance 4

ask-turn = { $seat }, lâchez un jeton dans une colonne.
    .rule = CF-TURN-2
choice-drop = Colonne { $column }
    .group = Choisir une colonne
event-dropped = { $seat } lâche un jeton dans la colonne { $column }.
event-won = { $seat } aligne quatre jetons et gagne.
event-drawn = Le plateau est plein : partie nulle.
reason-CF-TURN-2 = La colonne { $column } est pleine.

table-column = { $entry }
table-seat-red = Rouge
table-seat-yellow = Jaune
