name = Четыре в ряд

ask-turn = Ход: { $seat }. Опустите фишку в столбец.
    .rule = CF-TURN-2
choice-drop = столбец { $column }
event-dropped = { $seat }: фишка опущена в столбец { $column }.
event-won = Четыре в ряд! Побеждают { $seat }.
event-drawn = Доска заполнена: ничья.
reason-CF-TURN-2 = Столбец { $column } заполнен.

table-column = { $entry }
table-seat-red = красные
table-seat-yellow = жёлтые
