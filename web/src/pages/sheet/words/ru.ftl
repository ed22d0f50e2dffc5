# Лист партии: вся партия на бумаге.

title-sheet = Лист партии
sheet-print = Напечатать
sheet-replay = Смотреть партию
sheet-not-over = Лист партии появится, когда она закончится.
sheet-played = Сыграна { $day } · { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
sheet-players = Игроки
sheet-options = Условия
sheet-moves = Все ходы
sheet-picture = Картинка последней позиции
