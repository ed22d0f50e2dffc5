name = Крестики-нолики

ask-claim = { $seat }, займите пустую клетку.
    .rule = TT-TURN-2
choice-square = Занять { $cell }
    .group = Выбор клетки
event-claimed = { $seat } занимает { $cell }.
event-won = Три в ряд! Победа: { $seat }.
event-drawn = Все клетки заняты: ничья.
reason-TT-TURN-2 = Клетка { $cell } уже занята ({ $seat }).

table-cell = { $entry }
table-seat-cross = Крестик
table-seat-nought = Нолик
