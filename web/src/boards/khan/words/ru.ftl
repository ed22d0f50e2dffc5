# Слова поля «Хана».

khan-map = Дворы и карта
khan-courts = Дворы правителей
khan-keys = Стрелки ведут по клеткам карты, N — к следующей возможной, Enter выбирает; R поворачивает фигуру, F переворачивает, Escape возвращает на место.
khan-court = Двор ({ $ruler }): правитель на { $cell }, в лагере { $yurts ->
    [one] { $yurts } юрта
    [few] { $yurts } юрты
   *[other] { $yurts } юрт
}
khan-court-out = Двор ({ $ruler }): правитель вернулся и выбыл из игры
khan-cell = Клетка { $cell }
khan-neutral-yurt = нейтральная юрта
khan-yurt = юрта, игрок { $seat }
khan-piece = { $kind }, владеет { $owners }
khan-by-river = у реки
khan-bordering = граничит с соседними землями
khan-coast = у моря
khan-possible = можно выбрать
khan-land-river = река
khan-land-neighbour = соседние земли
khan-land-khan = джокер «Хан»
khan-hand = Ваши карты
khan-tray = Фигуры рядом с полем
khan-tray-short = Фигуры
khan-tray-piece = { $kind }: осталось { $left }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
khan-reserved = зарезервировано: { $seat }
khan-no-place = Для фигуры «{ $kind }» нет места: на каждой клетке суши под ней нужна юрта, и ни у кого их не должно быть больше, чем у вас.
khan-specials = Особые карты
khan-unused = неиспользованных: { $count }
khan-in-force = Действует
khan-protection = Юрты игрока { $seat } под защитой до конца действий его следующего хода.
khan-divine = { $seat } защищает нейтральные юрты ({ $region }) до конца действий своего следующего хода.
khan-reservation = { $seat } держит в резерве: { $kind } — до начала своего следующего хода.
khan-asks = Нужно согласие игрока
khan-in-hand = В руке
khan-in-hand-piece = { $kind } в руке: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}.
khan-in-hand-card = Выберите подсвеченную клетку.
khan-in-hand-divine = Выберите область на карте.
khan-in-hand-reserve = Выберите фигуру рядом с полем.
khan-in-hand-cell = { $cell }: выберите для неё карту или фигуру.
khan-turn = Повернуть
khan-flip = Перевернуть
khan-lay = Положить сюда
khan-put-back = Вернуть
khan-skip = Пропустить
khan-territories = Территории
khan-territories-why = Фигуры одного игрока, лежащие сторона к стороне, образуют территорию; общие фигуры тоже считаются. Бонус даёт самая большая; при равенстве решает следующая по величине. Выберите игрока, чтобы увидеть его территории на карте.
