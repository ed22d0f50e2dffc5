# Что говорят картинки и предпросмотры партий, которыми поделились.
share-begin = Перед первым ходом
share-move = Ход { $number } из { $last }
share-end = { $last ->
    [one] Конец партии, { $last } ход
    [few] Конец партии, { $last } хода
   *[other] Конец партии, { $last } ходов
}
share-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
share-player = Игрок { $number }
share-missing-title = Здесь нет партии
share-missing = По этому адресу нет законченной партии. Делиться можно, когда партия сыграна.
share-home = На главную Serai
