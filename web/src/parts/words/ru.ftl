# Слова общих частей страниц.

zoom-in = Увеличить
zoom-out = Уменьшить
zoom-whole = Вся доска
zoom-target = Показать крупно то, что можно выбрать
named-value = { $name }: { $value }

# Как сильно играет бот.
level-random = Случайный бот
level-novice = Новичок
level-trader = Купец
level-general = Полководец
level-sultan = Султан
panels = Части стола
