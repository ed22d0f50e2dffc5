# Слова доски для любой игры.

grid = Доска
cell = { $parts }
cell-legal = { $parts } — можно выбрать
cell-empty = пусто
by-seat = Что есть у каждого игрока
lists = Ещё на столе
field-nothing = –
