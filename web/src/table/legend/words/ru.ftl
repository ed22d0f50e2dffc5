# Что есть на доске, с объяснениями.

legend-title = Что есть на доске
legend-search = Поиск
legend-nothing = На доске ничего такого нет.
legend-group-plates = Над доской
legend-group-zones = Места
legend-group-tracks = Шкалы
legend-group-tokens = Фигуры и жетоны
legend-group-cards = Карты
legend-group-numbers = Числа
legend-group-marks = Пометки и подсветка
