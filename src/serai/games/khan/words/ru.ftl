name = Хан
option-ruler_cells = Начальные клетки правителей
    .why = Восемь разных клеток суши, например a1 d4 h2; оставьте пустым, чтобы взять места с поля.

## Вопросы

ask-place-yurt = { $seat }, поставьте юрту в область, где юрт ещё нет.
    .rule = KH-SETUP-11
ask-act = { $number ->
    [1] { $seat }, выберите первое действие.
    [2] { $seat }, выберите второе действие.
   *[other] { $seat }, выберите третье действие (Высокий боевой дух).
}
    .rule = KH-TURN-4
ask-discard-any = { $seat }, сбросьте сколько угодно карт.
    .rule = KH-FREE-2
ask-consent = { $seat }, { $seat_by } предлагает завоевание, общее с вами: { $placement }. Вы согласны?
    .rule = KH-SPECIAL-KP-5
ask-use-special = { $seat }, вы можете применить особую карту.
    .rule = KH-SPECIAL-2
ask-final-conquest = { $number ->
    [1] { $seat }, совершите первое завоевание.
   *[other] { $seat }, совершите второе завоевание.
}
    .rule = KH-FINAL-9

## Варианты

choice-settle = поставить юрту на { $cell }
    .group = Поставить юрту
choice-invade = вторгнуться на { $cell } картой { $card }
    .group = Вторгнуться по карте
choice-chase = изгнать { $ruler_acc }
    .group = Изгнать правителя
choice-conquer = завоевать: { $placement }
    .group = Завоевать
choice-free-invade = вторгнуться на { $cell } без карты и сбросить карты (оба действия)
    .group = Вторгнуться куда угодно и сбросить карты (оба действия)
choice-discard = сбросить { $card }
    .group = Сбросить
choice-done = больше не сбрасывать
    .group = Больше не сбрасывать
choice-use-high-morale = применить Высокий боевой дух ради третьего действия
    .group = Высокий боевой дух
choice-use-protection = применить Покровительство Великого хана для своих юрт
    .group = Покровительство Великого хана
choice-divine-support = применить Поддержку богов для нейтральных юрт: { $region }
    .group = Поддержка богов
choice-reconnoitre = применить Разведку: зарезервировать { $kind_acc }
    .group = Разведка
choice-pass = пропустить
    .group = Пропустить
choice-agree = согласиться
    .group = Согласиться
choice-refuse = отказать в этом завоевании
    .group = Отказать в этом завоевании
choice-refuse-for-turn = отказать во всём до конца этого хода
    .group = Отказать до конца хода

## События

event-began = Начинает { $seat }. Правители стоят на { $ruler_cells }.
event-settled = { $seat } ставит начальную юрту на { $cell }.
event-turn-began = Ход { $number }: { $seat }.
event-released = { $seat } снимает резерв: { $kind }.
event-turned = { $seat } открывает { $card }: { $ruler } должен уйти на { $direction }.
event-turned-in-vain = { $seat } открывает { $card }, но { $ruler } уже выбыл.
event-announced = { $seat } изгоняет { $ruler_acc }.
event-fled = { $ruler_cap } бежит с { $cell_from } на { $cell_to } на { $direction_taken } (на карте: { $direction_shown }).
event-yurt-from-camp = На { $cell } встаёт нейтральная юрта из лагеря { $ruler_acc }; осталось в лагере: { $left }.
event-yurt-from-supply = На { $cell } встаёт нейтральная юрта из запаса.
event-last-yurt = { $ruler_cap } выбывает: место на { $cell } занимает последняя юрта из лагеря.
event-no-escape = { $ruler_cap } не может уйти с { $cell } и выбывает; из лагеря в запас { $moved ->
    [one] переходит { $moved } юрта
    [few] переходят { $moved } юрты
   *[many] переходит { $moved } юрт
}.
event-final-phase-triggered = Пять правителей выбыли: { $seat } открывает заключительную фазу.
event-replaced = { $ruler_cap } уходит с { $cell }, там остаётся нейтральная юрта.
event-invaded = { $seat } вторгается на { $cell } картой { $card }.
event-invaded-freely = { $seat } вторгается на { $cell } без карты.
event-discarded = { $seat } сбрасывает { $card }.
event-consent-asked = { $asker } просит согласия { $seat_gen }: { $placement }.
event-consented = { $seat } соглашается: { $placement }.
event-refused = { $seat } отказывает: { $placement }.
event-refused-for-turn = { $seat } отказывает: { $placement }, и во всём остальном до конца хода { $asker_gen }.
event-conquered = { $owners_count ->
    [one] { $seat } завоёвывает: { $placement }.
   *[other] { $seat } завоёвывает: { $placement }; общие владельцы: { $owners }.
} Юрты под фигурой: { $yurts }; нейтральных: { $neutral }. Осталось таких фигур: { $left }.
event-used-high-morale = { $seat } применяет Высокий боевой дух ради третьего действия.
event-high-morale-kept = У { $seat_gen } не осталось третьего действия: Высокий боевой дух сохраняется.
event-used-protection = { $seat } применяет Покровительство Великого хана.
event-used-divine-support = { $seat } применяет Поддержку богов для нейтральных юрт: { $region }.
event-reserved = { $seat } резервирует { $kind_acc }.
event-put-away = Карта «{ $special }» { $seat_gen } выходит из игры.
event-drew = { $seat } берёт: { $cards }.
event-drew-unseen = { $seat } берёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
event-reshuffled = Сброс становится новой колодой: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
event-passed = { $seat } пропускает.
event-final-turn-began = Заключительная фаза: { $seat }.
event-piece-scored = { $owners_count ->
    [one] { $owners } получает { $points } за фигуру: { $placement }.
   *[other] { $owners } получают по { $points } за фигуру: { $placement }.
}
event-territory-scored = Владения { $seat_gen }: { $sizes }. Премия: { $points }.
event-ended = { $winners_count ->
    [one] Победитель: { $winners }.
   *[other] Победу делят { $winners }.
} Очки: { $scores }.

## Отказы

reason-KH-SETUP-11 = В области «{ $region }» уже есть юрта, на { $cell_yurt }; начальные юрты ставят в области без юрт.
reason-KH-BOARD-14 = Клетка { $cell } занята.
reason-KH-TURN-9 = Вторжение куда угодно занимает оба действия, а одно уже совершено.
reason-KH-TURN-10 = Нельзя пропускать действие, пока хоть одно возможно.
reason-KH-INVADE-1 = Карты { $card } у вас нет.
reason-KH-INVADE-2 = Карта { $card } не годится для { $cell }: там { $region }.
reason-KH-INVADE-3 = Клетка { $cell } не примыкает к реке.
reason-KH-INVADE-4 = Клетка { $cell } не граничит с соседними землями.
reason-KH-INVADE-6 = Юрты ставят только на сушу в пределах поля.
reason-KH-INVADE-9 = Для карты { $card } нет ни одной пустой клетки.
reason-KH-CHASE-1 = { $ruler_cap } уже не на поле.
reason-KH-CHASE-10 = Пять правителей выбыли, изгонять больше некого.
reason-KH-CONQ-2 = Таких фигур больше нет: { $kind }.
reason-KH-CONQ-3 = Форма этих клеток не та, что нужна: { $kind }.
reason-KH-CONQ-4 = { $words } лежит за пределами поля.
reason-KH-CONQ-5 = Клетка { $cell } уже закрыта фигурой.
reason-KH-CONQ-6 = На { $cell } стоит { $ruler }.
reason-KH-CONQ-7 = Плитка закрывает только сушу с юртой на каждой клетке; на { $cell } юрты нет.
reason-KH-CONQ-9 = { $kind }: фигура должна пересекать реку.
reason-KH-CONQ-10 = На каждой клетке суши под мостом должна стоять юрта; на { $cell } её нет.
reason-KH-CONQ-11 = { $kind }: фигура должна соединять два берега реки.
reason-KH-CONQ-12 = Мост не может кончаться в реке, как на { $cell }.
reason-KH-CONQ-20 = Под этой фигурой нет вашей юрты: { $placement }.
reason-KH-CONQ-21 = У { $seat_gen } под фигурой больше юрт, чем у вас: { $number } против { $number_own }.
reason-KH-FREE-1 = Клетка { $cell } занята.
reason-KH-FREE-2 = Карты { $card } у вас нет, сбросить её нельзя.
reason-KH-FREE-5 = На поле нет пустых клеток.
reason-KH-SPECIAL-4 = У вас нет неприменённой карты «{ $special }».
reason-KH-SPECIAL-HM-2 = Третьим действием нельзя вторгаться куда угодно.
reason-KH-SPECIAL-HM-4 = Третье действие невозможно.
reason-KH-SPECIAL-KP-1 = Ещё действует Покровительство { $seat_gen }.
reason-KH-SPECIAL-KP-2 = Покровительство нельзя применять два хода подряд.
reason-KH-SPECIAL-KP-4 = Юрта { $seat_gen } на { $cell } под защитой.
reason-KH-SPECIAL-DS-1 = Ещё действует Поддержка богов { $seat_gen }.
reason-KH-SPECIAL-DS-2 = Поддержку богов нельзя применять два хода подряд.
reason-KH-SPECIAL-DS-3 = Вдвоём и втроём Поддержка богов защищает сразу все области.
reason-KH-SPECIAL-DS-4 = Вчетвером Поддержка богов защищает одну область.
reason-KH-SPECIAL-DS-5 = { $seat } уже защищает область «{ $region }».
reason-KH-SPECIAL-DS-6 = { $seat } защищает нейтральную юрту на { $cell }.
reason-KH-SPECIAL-RC-1 = Резервировать нечего, таких фигур больше нет: { $kind }.
reason-KH-SPECIAL-RC-2 = { $kind }: уже в резерве, там юрта { $seat_gen }.
reason-KH-SPECIAL-RC-4 = { $kind }: в резерве, там юрта { $seat_gen }.
reason-KH-SPECIAL-RC-5 = { $kind }: все оставшиеся в резерве, на одной юрта { $seat_gen }.
reason-KH-FINAL-10 = В заключительной фазе можно только завоёвывать.
reason-KH-FINAL-15 = Нельзя пропускать, пока возможно завоевание без чьего-либо согласия.
reason-KH-RULING-14 = Карты сбрасывают только после вторжения куда угодно.
reason-KH-RULING-18 = В этом ходу уже отказано: { $placement }.
reason-KH-RULING-39 = { $seat } отказывает во всём до конца этого хода.

## Очки

score-pieces = фигуры
score-bonus = бонус за владения
score-largest = размер наибольшего владения

## Таблицы

table-seat-red = Красный
    .gen = Красного
table-seat-yellow = Жёлтый
    .gen = Жёлтого
table-seat-blue = Синий
    .gen = Синего
table-seat-green = Зелёный
    .gen = Зелёного
table-cell = { $entry }
table-placement = { $head } на { $tail }
table-ruler-seljuk = султан сельджуков
    .acc = султана сельджуков
    .cap = Султан сельджуков
table-ruler-rus = князь Руси
    .acc = князя Руси
    .cap = Князь Руси
table-ruler-kyrgyz = вождь киргизов
    .acc = вождя киргизов
    .cap = Вождь киргизов
table-ruler-goryeo = король Корё
    .acc = короля Корё
    .cap = Король Корё
table-ruler-kipchak = хан кипчаков
    .acc = хана кипчаков
    .cap = Хан кипчаков
table-ruler-song = император Сун
    .acc = императора Сун
    .cap = Император Сун
table-ruler-delhi = султан Дели
    .acc = султана Дели
    .cap = Султан Дели
table-ruler-dai_viet = король Дайвьета
    .acc = короля Дайвьета
    .cap = Король Дайвьета
table-region-mountain = горы
table-region-ice = льды
table-region-tundra = тундра
table-region-rocky_desert = каменистая пустыня
table-region-sand_desert = песчаная пустыня
table-region-forest = тропический лес
table-region-all = все области
table-direction-N = север
table-direction-NE = северо-восток
table-direction-E = восток
table-direction-SE = юго-восток
table-direction-S = юг
table-direction-SW = юго-запад
table-direction-W = запад
table-direction-NW = северо-запад
table-special-high_morale = Высокий боевой дух
table-special-khan_protection = Покровительство Великого хана
table-special-divine_support = Поддержка богов
table-special-reconnaissance = Разведка

table-kind-tile_i2 = плитка I2
    .acc = плитку I2
table-kind-tile_i3 = плитка I3
    .acc = плитку I3
table-kind-tile_v3 = плитка V3
    .acc = плитку V3
table-kind-tile_i4 = плитка I4
    .acc = плитку I4
table-kind-tile_o4 = плитка O4
    .acc = плитку O4
table-kind-tile_t4 = плитка T4
    .acc = плитку T4
table-kind-tile_s4 = плитка S4
    .acc = плитку S4
table-kind-tile_l4 = плитка L4
    .acc = плитку L4
table-kind-tile_f5 = плитка F5
    .acc = плитку F5
table-kind-tile_i5 = плитка I5
    .acc = плитку I5
table-kind-tile_l5 = плитка L5
    .acc = плитку L5
table-kind-tile_n5 = плитка N5
    .acc = плитку N5
table-kind-tile_p5 = плитка P5
    .acc = плитку P5
table-kind-tile_t5 = плитка T5
    .acc = плитку T5
table-kind-tile_u5 = плитка U5
    .acc = плитку U5
table-kind-tile_v5 = плитка V5
    .acc = плитку V5
table-kind-tile_w5 = плитка W5
    .acc = плитку W5
table-kind-tile_x5 = плитка X5
    .acc = плитку X5
table-kind-tile_y5 = плитка Y5
    .acc = плитку Y5
table-kind-tile_z5 = плитка Z5
    .acc = плитку Z5
table-kind-bridge_i3 = мост I3
    .acc = мост I3
table-kind-bridge_i4 = мост I4
    .acc = мост I4
table-kind-bridge_l4 = мост L4
    .acc = мост L4

-mountain = горы
-ice = льды
-tundra = тундра
-rocky_desert = каменистая пустыня
-sand_desert = песчаная пустыня
-forest = тропический лес
-river = река
-neighbour = соседние земли
-khan = джокер Хана
table-card-c01 = c01 ({ -mountain })
table-card-c02 = c02 ({ -ice })
table-card-c03 = c03 ({ -tundra })
table-card-c04 = c04 ({ -rocky_desert })
table-card-c05 = c05 ({ -sand_desert })
table-card-c06 = c06 ({ -forest })
table-card-c07 = c07 ({ -river })
table-card-c08 = c08 ({ -neighbour })
table-card-c09 = c09 ({ -khan })
table-card-c10 = c10 ({ -mountain })
table-card-c11 = c11 ({ -ice })
table-card-c12 = c12 ({ -tundra })
table-card-c13 = c13 ({ -rocky_desert })
table-card-c14 = c14 ({ -sand_desert })
table-card-c15 = c15 ({ -forest })
table-card-c16 = c16 ({ -river })
table-card-c17 = c17 ({ -neighbour })
table-card-c18 = c18 ({ -khan })
table-card-c19 = c19 ({ -mountain })
table-card-c20 = c20 ({ -ice })
table-card-c21 = c21 ({ -tundra })
table-card-c22 = c22 ({ -rocky_desert })
table-card-c23 = c23 ({ -sand_desert })
table-card-c24 = c24 ({ -forest })
table-card-c25 = c25 ({ -river })
table-card-c26 = c26 ({ -neighbour })
table-card-c27 = c27 ({ -khan })
table-card-c28 = c28 ({ -mountain })
table-card-c29 = c29 ({ -ice })
table-card-c30 = c30 ({ -tundra })
table-card-c31 = c31 ({ -rocky_desert })
table-card-c32 = c32 ({ -sand_desert })
table-card-c33 = c33 ({ -forest })
table-card-c34 = c34 ({ -river })
table-card-c35 = c35 ({ -neighbour })
table-card-c36 = c36 ({ -khan })
table-card-c37 = c37 ({ -mountain })
table-card-c38 = c38 ({ -ice })
table-card-c39 = c39 ({ -tundra })
table-card-c40 = c40 ({ -rocky_desert })
table-card-c41 = c41 ({ -sand_desert })
table-card-c42 = c42 ({ -forest })
table-card-c43 = c43 ({ -river })
table-card-c44 = c44 ({ -neighbour })
table-card-c45 = c45 ({ -khan })
table-card-c46 = c46 ({ -mountain })
table-card-c47 = c47 ({ -ice })
table-card-c48 = c48 ({ -tundra })
table-card-c49 = c49 ({ -rocky_desert })
table-card-c50 = c50 ({ -sand_desert })
table-card-c51 = c51 ({ -forest })
table-card-c52 = c52 ({ -river })
table-card-c53 = c53 ({ -neighbour })
table-card-c54 = c54 ({ -khan })
table-card-c55 = c55 ({ -mountain })
table-card-c56 = c56 ({ -ice })
table-card-c57 = c57 ({ -tundra })
table-card-c58 = c58 ({ -rocky_desert })
table-card-c59 = c59 ({ -sand_desert })
table-card-c60 = c60 ({ -forest })
table-card-c61 = c61 ({ -river })
table-card-c62 = c62 ({ -neighbour })
table-card-c63 = c63 ({ -khan })
table-card-c64 = c64 ({ -mountain })
table-card-c65 = c65 ({ -ice })
table-card-c66 = c66 ({ -tundra })
table-card-c67 = c67 ({ -rocky_desert })
table-card-c68 = c68 ({ -sand_desert })
table-card-c69 = c69 ({ -forest })
table-card-c70 = c70 ({ -river })
table-card-c71 = c71 ({ -neighbour })
table-card-c72 = c72 ({ -khan })

## Кто впереди и далеко ли до конца

race-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
race-largest = крупнейшая территория: { $number }
race-pieces = { $number ->
    [one] { $number } фигура
    [few] { $number } фигуры
   *[other] { $number } фигур
}
distance-rulers = Правители вне игры: { $done } из { $of }
    .short = Правители { $done }/{ $of }
distance-final = Последняя фаза
    .short = Финал
