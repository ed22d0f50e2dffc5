# Слова доски «Хана».

khan-map = Дворы и карта
khan-courts = Дворы правителей
khan-keys = Стрелки ведут по участкам, N — к следующему возможному, Enter выбирает; R поворачивает фигуру, F переворачивает, Escape возвращает на место.
khan-court = Двор ({ $ruler }): правитель на { $cell }, в лагере { $yurts ->
    [one] { $yurts } юрта
    [few] { $yurts } юрты
   *[other] { $yurts } юрт
}
khan-court-out = Двор ({ $ruler }): правитель вне игры
khan-cell = Участок { $cell }
khan-neutral-yurt = нейтральная юрта
khan-yurt = юрта ({ $seat })
khan-piece = { $kind } ({ $owners })
khan-by-river = у реки
khan-bordering = рядом соседние территории
khan-coast = у моря
khan-possible = можно выбрать
khan-land-river = река
khan-land-neighbour = соседние территории
khan-land-khan = джокер
khan-hand = Ваши карты
khan-tray = Фигуры рядом с доской
khan-tray-short = Фигуры
khan-tray-piece = { $kind }: осталось { $left }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
khan-reserved = в резерве: { $seat }
khan-no-place = Для фигуры «{ $kind }» нет места: на каждом участке суши под ней нужна юрта, и ни у кого их не должно быть больше, чем у вас.
khan-specials = Специальные карты
khan-unused = осталось: { $count }
khan-in-force = В действии
khan-protection = Юрты под защитой до конца действий следующего хода: { $seat }.
khan-divine = Нейтральные юрты ({ $region }) под защитой до конца действий следующего хода: { $seat }.
khan-reservation = В резерве до начала следующего хода: { $kind } ({ $seat }).
khan-asks = Нужно согласие:
khan-in-hand = В руке
khan-in-hand-piece = { $kind } в руке: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}.
khan-in-hand-card = Выберите подсвеченный участок.
khan-in-hand-divine = Выберите регион на карте.
khan-in-hand-reserve = Выберите фигуру рядом с доской.
khan-in-hand-cell = { $cell }: выберите карту или фигуру.
khan-turn = Повернуть
khan-flip = Перевернуть
khan-lay = Положить сюда
khan-put-back = Вернуть
khan-territories = Территории
khan-territories-why = Фигуры одного игрока, лежащие сторона к стороне, образуют территорию; завоевания вместе тоже считаются. Бонус даёт самая большая; при равенстве решает следующая по величине. Выберите игрока, чтобы увидеть его территории на карте.
