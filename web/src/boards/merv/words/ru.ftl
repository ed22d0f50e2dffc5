# Доска «Мерва»

merv-city = Город Мерв и дороги вокруг него
merv-cell = ряд { $row }, столбец { $column }: { $tile }
merv-building-of = здание ({ $owner })
merv-no-building = здания нет
merv-soldier-of = воин ({ $owner })
merv-brings = даёт { $cubes }
merv-gate-slot-free = ворот нет
merv-wall-slot-free = фрагмента стены нет
merv-influence-more = ещё { $number } влияния
merv-market = Верблюжий рынок, { $number ->
    [0] верблюдов нет
    [one] { $number } верблюд
    [few] { $number } верблюда
   *[other] { $number } верблюдов
}
merv-corner = Верблюжий рынок, { $corner }: { $reward }
merv-camel-here = с верблюдом
merv-camel-on-road = верблюд на дороге
merv-town = { $city }: { $good } за { $cost }
merv-posts-of = торговые посты: { $owners }
merv-card = карта { $position }: { $spice }
merv-pair-gives = пара даёт { $reward }
merv-first-bare = карта { $position }
merv-deck-left = { $number ->
    [one] { $number } карта в колоде
    [few] { $number } карты в колоде
   *[other] { $number } карт в колоде
}
merv-space = { $space }, цена: { $cost }, награда: { $reward }
merv-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
merv-empty = пусто
merv-places-left = { $number ->
    [0] свободных мест нет
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[other] { $number } свободных мест
}
merv-courtier-price = ваш следующий придворный стоит { $number } × { $cube }
merv-court-counts = для вас это { $number }
merv-taken = { $what } — уже взято ({ $owner })
merv-scrolls-mine = { $number ->
    [one] у вас { $number } свиток
    [few] у вас { $number } свитка
   *[other] у вас { $number } свитков
}
merv-shelf = { $number ->
    [one] с { $number } свитка
   *[other] с { $number } свитков
}
merv-contracts = Контракты
merv-any-good = любой товар
merv-stack-empty = контрактов больше нет
merv-asks = нужно: { $items }
merv-missing = вам не хватает: { $items }
merv-needs-influence = нужно влияния: { $number }
merv-tracks = Располо­жение и влияние
merv-track-space = { $track } { $number }
merv-contract-level = открывает контракты уровня { $number }
merv-kinds-of-spice = { $number ->
    [one] { $number } вид пряностей
    [few] { $number } вида пряностей
   *[other] { $number } видов пряностей
}
merv-yard = Стена, улучшения, жетоны
merv-left = { $what }, осталось { $number }
merv-year-short = Год { $year }
merv-queue = Шкала очерёдности
merv-place = деление { $place }
merv-camels = { $number ->
    [one] { $number } верблюд
    [few] { $number } верблюда
   *[other] { $number } верблюдов
}
merv-camels-of = верблюды
merv-buildings = здания в запасе
merv-servants = слуги в запасе
merv-discs = диски в запасе
merv-on-contracts = на контрактах: { $number }
merv-players = Игроки
merv-mine = Ваше имущество
merv-cubes-mine = { $cube }, у вас { $number }
merv-soldiers = воины
merv-courtiers = придворные
merv-posts = торговые посты
merv-steps = деления шкалы мечети
merv-walls = фрагменты стены и ворота
merv-points-name = Очки
merv-paid = уплачено
merv-so-far = За ход
merv-parts = Части вашего хода
merv-back-to = Отменить, начиная отсюда: { $what }
merv-part-fixed = (отменить нельзя)
merv-due = к оплате
merv-take-back = отменить
merv-invasion = Монголы нападают
merv-sides = Стороны города
merv-tribute-asked = Нападение на ваше здание ({ $tile }): заплатите дань или потеряйте его.
merv-no-harm = Здесь ничего не потеряно.
merv-sheet-open = Таблица очков
merv-sheet-whole = Очки за всю игру
merv-sheet-year = Очки за год { $year }
merv-whole = Вся игра
merv-close = Закрыть таблицу
merv-favour-spent = потрачено расположения: { $number }
merv-buildings-scored = { $number ->
    [0] ни одного здания
    [one] { $number } здание
    [few] { $number } здания
   *[many] { $number } зданий
}
merv-top = вершина мечети
merv-total = Итого
merv-no-card = карты нет
merv-his-discard = сброс
merv-his-removed = вне игры
merv-his-turn = Последний ход судьи
merv-tab-mine = Ваше
merv-tab-caravan = Караван
merv-tab-library = Библио­тека
merv-tab-mosque = Мечеть
merv-tab-walls = Стены
merv-tab-invasion = Монголы
merv-tab-sheet = Очки
merv-to-come = Что ещё впереди в этом ходу
merv-step-slot = ячейка
merv-step-tile = участок
merv-step-action = действие
merv-step-end = конец хода
merv-courtier-moves = Царедворец: { $ahead } — впереди на шкале очерёдности, выбирает ячейку; { $behind } — позади, выбирает участок.
merv-next-side = Дальше
merv-skip-sides = Пропустить
merv-ties = При равенстве очков
merv-his-card = Его карта
merv-his-next = { $number ->
    [one] Следующая карта
   *[other] Следующая карта — одна из этих
}
merv-his-deck = { $number ->
    [one] { $number } карта в его колоде
    [few] { $number } карты в его колоде
   *[other] { $number } карт в его колоде
}
merv-why-card-revealed = верхняя карта его колоды
merv-why-card-removed = ей больше нечего делать
merv-why-slot-taken = последняя свободная ячейка
merv-why-scrolls-gained = по одному за каждое здание судьи и царедворца на линии
merv-why-card-taken = по одной за каждое здание судьи и царедворца на линии
merv-why-courtier-placed = в тот же двор, что и предыдущий
merv-why-breakthrough-made = свитков хватает для этого уровня
merv-why-post-founded = его даёт открытие
merv-why-good-gained = за торговый пост или за угол верблюжьего рынка
merv-why-climbed = следующее деление на его пути
merv-why-camels-taken = там два верблюда или больше, или своих у него нет
merv-why-camel-placed = там меньше двух верблюдов, а свой у него есть
