name = Хан
preset-usual = Обычная партия
option-ruler_cells = Где начинают правители
    .why = Восемь разных участков суши, например a1 d4 h2; оставьте пустым, чтобы взять места, обозначенные на доске.

## Вопросы

ask-place-yurt = { $seat }, поставьте юрту в регион, где юрт ещё нет.
    .rule = KH-SETUP-11
ask-act = { $number ->
    [1] { $seat }, выберите первое действие.
    [2] { $seat }, выберите второе действие.
   *[other] { $seat }, выберите третье действие (Высокий боевой дух).
}
    .rule = KH-TURN-4
ask-discard-any = { $seat }, сбросьте сколько угодно карт.
    .rule = KH-FREE-2
ask-consent = { $seat }, { $seat_by } предлагает завоевание вместе с вами: { $placement }. Вы согласны?
    .rule = KH-SPECIAL-KP-5
ask-use-special = { $seat }, вы можете применить специальную карту.
    .rule = KH-SPECIAL-2
    .decline = Закончить ход
ask-final-conquest = { $number ->
    [1] { $seat }, совершите первое завоевание.
   *[other] { $seat }, совершите второе завоевание.
}
    .rule = KH-FINAL-9

## Варианты

choice-settle = Поставить юрту на { $cell }
    .group = Поставить юрту
    .line = Первая юрта — в регионе, где ещё нет ни одной.
choice-invade = Вторгнуться на { $cell } (карта «{ $card }»)
    .group = Вторжение
    .line = Карта с руки: юрта на участок её местности.
choice-chase = Изгнать { $ruler_acc }
    .group = Изгнание правителя
    .line = Правитель бежит, на доске появляется нейтральная юрта.
choice-conquer = Завоевать: { $placement }
    .group = Завоевание
    .line = Фигура поверх юрт — и очки за неё.
choice-free-invade = Вторгнуться на { $cell } без карты, затем сбросить карты (двойное действие)
    .group = Вторжение куда угодно
    .line = Юрта на любой пустой участок, затем сброс по желанию.
choice-discard = Сбросить карту «{ $card }»
    .group = Сброс
    .line = Убрать карты с руки.
choice-done = Больше ничего не сбрасывать
    .group = Больше ничего не сбрасывать
choice-use-high-morale = Применить карту «Высокий боевой дух»: третье действие
    .group = Высокий боевой дух
choice-use-protection = Применить карту «Покровительство Великого Хана»: защитить свои юрты
    .group = Покровительство Великого Хана
choice-divine-support = Применить карту «Поддержка богов»: защитить нейтральные юрты ({ $region })
    .group = Поддержка богов
    .line = Нейтральные юрты под защитой до вашего следующего хода.
choice-reconnoitre = Применить карту «Разведка земель»: зарезервировать { $kind_acc }
    .group = Разведка земель
    .line = Фигура только для вас до вашего следующего хода.
choice-pass = Пропустить ход
    .group = Пропустить ход
choice-agree = Согласиться
    .group = Согласиться
choice-refuse = Отказаться от этого завоевания
    .group = Отказаться от этого завоевания
choice-refuse-for-turn = Отказаться от всех завоеваний в этом ходу
    .group = Отказаться до конца хода

## События

event-began = Начинает игру { $seat }. Правители стоят на { $ruler_cells_and }.
event-settled = { $seat } ставит юрту на { $cell }.
event-turn-began = Ход { $number }: { $seat }
event-released = { $seat } снимает резерв: { $kind }.
event-turned = { $seat } переворачивает карту «{ $card }»: { $ruler } должен бежать на { $direction }.
event-turned-in-vain = { $seat } переворачивает карту «{ $card }»: { $ruler } уже вне игры, никто не бежит.
event-announced = { $seat } изгоняет { $ruler_acc }.
event-fled = { $direction_taken_is_direction_shown ->
    [yes] { $ruler_cap } бежит на { $direction_taken }, с { $cell_from } на { $cell_to }.
   *[no] { $ruler_cap } бежит на { $direction_taken }, с { $cell_from } на { $cell_to }: на карте { $direction_shown }, но путь туда закрыт.
}
event-yurt-from-camp = На { $cell } встаёт нейтральная юрта из лагеря { $ruler_acc } (осталось в лагере: { $left }).
event-yurt-from-supply = На { $cell } встаёт нейтральная юрта из общего запаса.
event-last-yurt = { $ruler_cap } вне игры: на { $cell } его заменяет последняя юрта из лагеря.
event-no-escape = { $ruler_cap } не может бежать с { $cell } и теперь вне игры; { $moved ->
    [0] лагерь пуст.
    [one] из лагеря в общий запас уходит { $moved } юрта.
    [few] из лагеря в общий запас уходят { $moved } юрты.
   *[many] из лагеря в общий запас уходят { $moved } юрт.
}
event-final-phase-triggered = Пять правителей вне игры: { $seat } начинает последнюю фазу.
event-replaced = Нейтральная юрта заменяет { $ruler_acc } на { $cell }.
event-invaded = { $seat } вторгается на { $cell } (карта «{ $card }»).
event-invaded-freely = { $seat } вторгается на { $cell } без карты.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-consent-asked = { $asker } просит согласия на завоевание вместе: { $placement }. Отвечает { $seat }.
event-consented = { $seat } соглашается: { $placement }.
event-refused = { $seat } отказывается: { $placement }.
event-refused-for-turn = { $seat } отказывается от этого и всех других завоеваний в этом ходу: { $placement }.
event-conquered = { $owners_count ->
    [one] { $seat } завоёвывает: { $placement }.
   *[other] { $seat } завоёвывает: { $placement }. Завоевание вместе: { $owners_and }.
} Юрты под фигурой: { $yurts_some }{ $neutral ->
    [0] {""}
   *[other] , нейтральных { $neutral }
}. Осталось таких фигур: { $left }.
event-used-high-morale = { $seat } применяет карту «Высокий боевой дух»: третье действие.
event-high-morale-kept = { $seat }: третьего действия больше нет, карта «Высокий боевой дух» остаётся на руке.
event-used-protection = { $seat } применяет карту «Покровительство Великого Хана».
event-used-divine-support = { $seat } применяет карту «Поддержка богов»: нейтральные юрты под защитой ({ $region }).
event-reserved = { $seat } резервирует { $kind_acc }.
event-put-away = { $seat } сбрасывает карту «{ $special }».
event-drew = { $seat } набирает карты: { $cards }.
event-drew-unseen = { $seat } набирает { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
event-reshuffled = Сброс становится новой колодой: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
event-passed = { $seat } пропускает ход.
event-final-turn-began = Последняя фаза: { $seat }
event-piece-scored = { $owners_count ->
    [one] { $owners_and }: +{ $points }
   *[other] { $owners_and }: по +{ $points }
} { $points ->
    [one] очко
    [few] очка
   *[many] очков
} за завоевание: { $placement }.
event-territory-scored = { $seat }: участков в территориях — { $sizes_and }; бонус { $points }.
event-ended = { $winners_count ->
    [one] Победа: { $winners_and }.
   *[other] Победу делят { $winners_and }.
} Очки: { $scores_each }.

## Отказы

reason-KH-SETUP-11 = В этом регионе ({ $region }) уже есть юрта, на { $cell_yurt }; первые юрты ставят в регионы без юрт.
reason-KH-BOARD-14 = Участок { $cell } занят.
reason-KH-TURN-9 = Вторжение куда угодно — двойное действие, а одно действие уже совершено.
reason-KH-TURN-10 = Нельзя пропустить ход, пока возможно хоть одно действие.
reason-KH-INVADE-1 = У вас нет карты «{ $card }».
reason-KH-INVADE-2 = Карта «{ $card }» не подходит: { $cell } — это { $region }.
reason-KH-INVADE-3 = Участок { $cell } не смежен с рекой.
reason-KH-INVADE-4 = Участок { $cell } не смежен с соседними территориями.
reason-KH-INVADE-6 = Юрты ставят только на участки суши.
reason-KH-INVADE-9 = Для карты «{ $card }» нет ни одного свободного участка.
reason-KH-CHASE-1 = { $ruler_cap } уже не на доске.
reason-KH-CHASE-10 = Пять правителей вне игры, изгонять больше нельзя.
reason-KH-CONQ-2 = Таких фигур не осталось: { $kind }.
reason-KH-CONQ-3 = Эти участки не подходят по форме: { $kind }.
reason-KH-CONQ-4 = { $words } — за пределами доски.
reason-KH-CONQ-5 = Участок { $cell } уже покрыт фигурой.
reason-KH-CONQ-6 = На { $cell } стоит { $ruler }.
reason-KH-CONQ-7 = Плитка покрывает только участки суши, и на каждом нужна юрта; на { $cell } её нет.
reason-KH-CONQ-9 = { $kind_cap } должен пересекать реку.
reason-KH-CONQ-10 = На каждом участке суши под мостом нужна юрта; на { $cell } её нет.
reason-KH-CONQ-11 = { $kind_cap } должен соединять два берега реки.
reason-KH-CONQ-12 = Мост не может кончаться в реке, как здесь на { $cell }.
reason-KH-CONQ-20 = Там нет ни одной вашей юрты: { $placement }.
reason-KH-CONQ-21 = { $seat }: юрт под фигурой { $number }, а у вас { $number_own }.
reason-KH-FREE-1 = Участок { $cell } занят.
reason-KH-FREE-2 = У вас нет карты «{ $card }», сбросить её нельзя.
reason-KH-FREE-5 = На доске нет свободных участков.
reason-KH-SPECIAL-4 = Карты «{ $special }» у вас не осталось.
reason-KH-SPECIAL-HM-2 = Третье действие не может быть вторжением куда угодно.
reason-KH-SPECIAL-HM-4 = Третье действие невозможно.
reason-KH-SPECIAL-KP-1 = Покровительство ещё в действии: { $seat }.
reason-KH-SPECIAL-KP-2 = Покровительство нельзя применять два хода подряд.
reason-KH-SPECIAL-KP-4 = Юрта на { $cell } под защитой: { $seat }.
reason-KH-SPECIAL-DS-1 = Поддержка богов ещё в действии: { $seat }.
reason-KH-SPECIAL-DS-2 = Поддержку богов нельзя применять два хода подряд.
reason-KH-SPECIAL-DS-3 = Вдвоём и втроём Поддержка богов защищает сразу все регионы.
reason-KH-SPECIAL-DS-4 = Вчетвером Поддержка богов защищает один регион.
reason-KH-SPECIAL-DS-5 = { $seat } уже защищает этот регион ({ $region }).
reason-KH-SPECIAL-DS-6 = { $seat } защищает нейтральную юрту на { $cell }.
reason-KH-SPECIAL-RC-1 = Резервировать нечего, таких фигур не осталось: { $kind }.
reason-KH-SPECIAL-RC-2 = { $seat } уже держит в резерве { $kind_acc }.
reason-KH-SPECIAL-RC-4 = { $seat } держит в резерве { $kind_acc }.
reason-KH-SPECIAL-RC-5 = { $kind_cap }: все оставшиеся в резерве, одна фигура — { $seat }.
reason-KH-FINAL-10 = В последней фазе можно только завоёвывать.
reason-KH-FINAL-15 = Нельзя пропустить ход, пока возможно завоевание без чьего-либо согласия.
reason-KH-RULING-14 = Карты сбрасывают только после вторжения куда угодно.
reason-KH-RULING-18 = В этом ходу вам уже отказали: { $placement }.
reason-KH-RULING-39 = { $seat } отказывается от всех завоеваний в этом ходу.

## Очки

score-pieces = фигуры
score-bonus = бонус за территорию
score-largest = размер самой большой территории

## Таблицы

table-seat-red = Красный
table-seat-yellow = Жёлтый
table-seat-blue = Синий
table-seat-green = Зелёный
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
table-region-ice = ледники
table-region-tundra = тундра
table-region-rocky_desert = каменистая пустыня
table-region-sand_desert = песчаная пустыня
table-region-forest = тропический лес
table-region-all = все регионы
table-direction-N = север
table-direction-NE = северо-восток
table-direction-E = восток
table-direction-SE = юго-восток
table-direction-S = юг
table-direction-SW = юго-запад
table-direction-W = запад
table-direction-NW = северо-запад
table-special-high_morale = Высокий боевой дух
    .does = Сразу выполните третье действие.
    .brief = Сразу третье действие.
table-special-khan_protection = Покровительство Великого Хана
    .does = До вашего следующего хода никто не может покрыть ваши юрты — разве что фигура станет общей и вы согласны.
    .brief = Без вас никто не покроет ваши юрты.
table-special-divine_support = Поддержка богов
    .does = До вашего следующего хода никто не может покрыть нейтральные юрты — разве что фигура станет общей и вы согласны.
    .brief = Без вас никто не покроет нейтральные юрты.
table-special-reconnaissance = Разведка земель
    .does = Закрепите за собой фигуру: до вашего следующего хода никто другой не может её положить.
    .brief = Фигура закреплена за вами.

table-kind-tile_i2 = прямая плитка (2)
    .acc = прямую плитку (2)
    .cap = Прямая плитка (2)
table-kind-tile_i3 = прямая плитка (3)
    .acc = прямую плитку (3)
    .cap = Прямая плитка (3)
table-kind-tile_v3 = угловая плитка (3)
    .acc = угловую плитку (3)
    .cap = Угловая плитка (3)
table-kind-tile_i4 = прямая плитка (4)
    .acc = прямую плитку (4)
    .cap = Прямая плитка (4)
table-kind-tile_o4 = квадратная плитка
    .acc = квадратную плитку
    .cap = Квадратная плитка
table-kind-tile_t4 = плитка буквой Т (4)
    .acc = плитку буквой Т (4)
    .cap = Плитка буквой Т (4)
table-kind-tile_s4 = плитка зигзагом (4)
    .acc = плитку зигзагом (4)
    .cap = Плитка зигзагом (4)
table-kind-tile_l4 = плитка буквой Г (4)
    .acc = плитку буквой Г (4)
    .cap = Плитка буквой Г (4)
table-kind-tile_f5 = плитка буквой F (5)
    .acc = плитку буквой F (5)
    .cap = Плитка буквой F (5)
table-kind-tile_i5 = прямая плитка (5)
    .acc = прямую плитку (5)
    .cap = Прямая плитка (5)
table-kind-tile_l5 = плитка буквой Г (5)
    .acc = плитку буквой Г (5)
    .cap = Плитка буквой Г (5)
table-kind-tile_n5 = плитка буквой N (5)
    .acc = плитку буквой N (5)
    .cap = Плитка буквой N (5)
table-kind-tile_p5 = плитка буквой Р (5)
    .acc = плитку буквой Р (5)
    .cap = Плитка буквой Р (5)
table-kind-tile_t5 = плитка буквой Т (5)
    .acc = плитку буквой Т (5)
    .cap = Плитка буквой Т (5)
table-kind-tile_u5 = плитка буквой П (5)
    .acc = плитку буквой П (5)
    .cap = Плитка буквой П (5)
table-kind-tile_v5 = угловая плитка (5)
    .acc = угловую плитку (5)
    .cap = Угловая плитка (5)
table-kind-tile_w5 = плитка лесенкой
    .acc = плитку лесенкой
    .cap = Плитка лесенкой
table-kind-tile_x5 = плитка крестом
    .acc = плитку крестом
    .cap = Плитка крестом
table-kind-tile_y5 = плитка буквой Y (5)
    .acc = плитку буквой Y (5)
    .cap = Плитка буквой Y (5)
table-kind-tile_z5 = плитка буквой Z (5)
    .acc = плитку буквой Z (5)
    .cap = Плитка буквой Z (5)
table-kind-bridge_i3 = прямой мост (3)
    .acc = прямой мост (3)
    .cap = Прямой мост (3)
table-kind-bridge_i4 = прямой мост (4)
    .acc = прямой мост (4)
    .cap = Прямой мост (4)
table-kind-bridge_l4 = мост буквой Г
    .acc = мост буквой Г
    .cap = Мост буквой Г

-mountain = горы
-ice = ледники
-tundra = тундра
-rocky_desert = каменистая пустыня
-sand_desert = песчаная пустыня
-forest = тропический лес
-river = река
-neighbour = соседние территории
-khan = джокер
table-card-c01 = { -mountain }
table-card-c02 = { -ice }
table-card-c03 = { -tundra }
table-card-c04 = { -rocky_desert }
table-card-c05 = { -sand_desert }
table-card-c06 = { -forest }
table-card-c07 = { -river }
table-card-c08 = { -neighbour }
table-card-c09 = { -khan }
table-card-c10 = { -mountain }
table-card-c11 = { -ice }
table-card-c12 = { -tundra }
table-card-c13 = { -rocky_desert }
table-card-c14 = { -sand_desert }
table-card-c15 = { -forest }
table-card-c16 = { -river }
table-card-c17 = { -neighbour }
table-card-c18 = { -khan }
table-card-c19 = { -mountain }
table-card-c20 = { -ice }
table-card-c21 = { -tundra }
table-card-c22 = { -rocky_desert }
table-card-c23 = { -sand_desert }
table-card-c24 = { -forest }
table-card-c25 = { -river }
table-card-c26 = { -neighbour }
table-card-c27 = { -khan }
table-card-c28 = { -mountain }
table-card-c29 = { -ice }
table-card-c30 = { -tundra }
table-card-c31 = { -rocky_desert }
table-card-c32 = { -sand_desert }
table-card-c33 = { -forest }
table-card-c34 = { -river }
table-card-c35 = { -neighbour }
table-card-c36 = { -khan }
table-card-c37 = { -mountain }
table-card-c38 = { -ice }
table-card-c39 = { -tundra }
table-card-c40 = { -rocky_desert }
table-card-c41 = { -sand_desert }
table-card-c42 = { -forest }
table-card-c43 = { -river }
table-card-c44 = { -neighbour }
table-card-c45 = { -khan }
table-card-c46 = { -mountain }
table-card-c47 = { -ice }
table-card-c48 = { -tundra }
table-card-c49 = { -rocky_desert }
table-card-c50 = { -sand_desert }
table-card-c51 = { -forest }
table-card-c52 = { -river }
table-card-c53 = { -neighbour }
table-card-c54 = { -khan }
table-card-c55 = { -mountain }
table-card-c56 = { -ice }
table-card-c57 = { -tundra }
table-card-c58 = { -rocky_desert }
table-card-c59 = { -sand_desert }
table-card-c60 = { -forest }
table-card-c61 = { -river }
table-card-c62 = { -neighbour }
table-card-c63 = { -khan }
table-card-c64 = { -mountain }
table-card-c65 = { -ice }
table-card-c66 = { -tundra }
table-card-c67 = { -rocky_desert }
table-card-c68 = { -sand_desert }
table-card-c69 = { -forest }
table-card-c70 = { -river }
table-card-c71 = { -neighbour }
table-card-c72 = { -khan }

## Кто впереди и далеко ли до конца

race-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
race-largest = территория: { $number }
race-pieces = { $number ->
    [one] { $number } фигура
    [few] { $number } фигуры
   *[other] { $number } фигур
}
distance-rulers = Правители вне игры: { $done } из { $of }
    .short = Правители { $done }/{ $of }
distance-final = Последняя фаза
    .short = Финал
