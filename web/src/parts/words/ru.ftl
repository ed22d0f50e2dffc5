# Слова общих частей страниц.

panels = Части стола
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Всё поле
zoom-target = Приблизить то, что можно выбрать

# Как сильно играет бот.
level-random = Случайный бот
level-novice = Новичок
level-trader = Купец
level-general = Полководец
level-sultan = Султан
