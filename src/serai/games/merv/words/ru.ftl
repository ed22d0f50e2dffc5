name = Мерв
preset-usual = Обычная партия

## Вопросы

ask-slot = { $seat }, отправьте распорядителя в ячейку действия или сначала выполните контракт.
    .rule = ME-TURN-2
ask-tile = { $seat }, активируйте участок своей линии или сначала выполните контракт.
    .rule = ME-TURN-3
ask-menu = { $action_key ->
    [none] { $seat }, что дальше?
   *[other] { $seat }, выполните одно действие; участок даёт: { $action }.
}
    .rule = ME-TURN-8
ask-soldier = { $seat }, выставьте воина на здание или откажитесь.
    .rule = ME-SOLDIER-1
ask-extra-upgrade = { $seat }, выберите улучшение с дополнительным кубом.
    .rule = ME-UPGRADE-3
ask-upgrade-tile = { $seat }, выберите участок, который улучшить: { $upgrade }.
    .rule = ME-UPGRADE-1
ask-rewards = { $seat }, какая награда следующая?
    .rule = ME-RULING-6
ask-pay = { $number ->
    [1] { $seat }, заплатите куб: { $cube }.
    [one] { $seat }, заплатите куб: { $cube } (осталось заплатить { $number } куб).
    [few] { $seat }, заплатите куб: { $cube } (осталось заплатить { $number } куба).
   *[many] { $seat }, заплатите куб: { $cube } (осталось заплатить { $number } кубов).
}
    .rule = ME-PAY-1
ask-any-good = { $seat }, какой товар положить на контракт?
    .rule = ME-CONTRACT-6
ask-contract-cube = { $seat }, заплатите за контракт куб любого цвета.
    .rule = ME-CONTRACT-4
ask-caravansary = { $seat }, берите карты каравана, ставьте на них верблюдов или остановитесь.
    .rule = ME-CARAVAN-2
ask-card-cube = { $seat }, заплатите куб за карту; все кубы этого действия — одного цвета.
    .rule = ME-CARAVAN-3
ask-free-card = { $seat }, возьмите любую карту каравана.
    .rule = ME-MARKET-8
ask-palace = { $seat }, ставьте придворных или остановитесь.
    .rule = ME-PALACE-2
ask-free-courtier = { $seat }, поставьте придворного бесплатно.
    .rule = ME-MOSQUE-12
ask-library = { $number ->
    [0] { $seat }, платите кубы разных цветов: по свитку за каждый.
    [one] { $seat }, заплатите ещё куб или возьмите { $number } свиток.
    [few] { $seat }, заплатите ещё куб или возьмите { $number } свитка.
   *[many] { $seat }, заплатите ещё куб или возьмите { $number } свитков.
}
    .rule = ME-LIBRARY-1
ask-breakthrough = { $seat }, выберите открытие уровня { $number }.
    .rule = ME-LIBRARY-7
ask-found = { $seat }, оснуйте торговый пост или остановитесь.
    .rule = ME-SILK-1
ask-buy = { $seat }, покупайте товары или остановитесь.
    .rule = ME-SILK-8
ask-free-post = { $seat }, оснуйте торговый пост и получите товар этого города.
    .rule = ME-LIBRARY-12
ask-mosque = { $seat }, продвигайтесь по шкале мечети или остановитесь.
    .rule = ME-MOSQUE-3
ask-free-step = { $seat }, выберите путь к мечети.
    .rule = ME-MOSQUE-1
ask-bonus-token = { $seat }, возьмите жетон бонусных очков.
    .rule = ME-MOSQUE-10
ask-wall = { $seat }, покупайте фрагменты стены и ворота или остановитесь.
    .rule = ME-WALL-1
ask-wall-slot = { $seat }, где строить: { $piece }?
    .rule = ME-WALL-3
ask-free-wall = { $seat }, выберите фрагмент стены или ворота, чтобы построить бесплатно.
    .rule = ME-LIBRARY-15
ask-queue = { $seat }, выберите деление шкалы очерёдности на следующий раунд.
    .rule = ME-ORDER-5
ask-tribute = { $seat }, монголы нападают на ваше здание: { $tile }. Заплатите дань или потеряйте его.
    .rule = ME-INVASION-7
ask-choose-court = { $number ->
    [one] { $seat }, расположения хватает ещё на { $number } придворного: какой двор приносит очки?
   *[many] { $seat }, расположения хватает ещё на { $number } придворных: какой двор приносит очки?
}
    .rule = ME-SCORE-3
ask-courtier-slot = { $seat }, вы впереди на шкале очерёдности: выберите ячейку действия для царедворца.
    .rule = ME-TWO-3
ask-courtier-tile = { $seat }, вы позади на шкале очерёдности: выберите участок для здания царедворца.
    .rule = ME-TWO-4

## Варианты

choice-take-slot = Отправить распорядителя: { $slot }
    .group = Выбрать ячейку
choice-activate = Активировать участок: { $cell }
    .group = Активировать участок
choice-act = Выполнить действие участка
    .group = Действие участка
choice-gain-favour = Получить 1 расположение
    .group = Получить расположение
choice-deploy-soldier = Выставить воина
    .group = Выставить воина
choice-take-camels = Забрать всех верблюдов с рынка
    .group = Забрать верблюдов
choice-place-camel = Поставить верблюда на рынок ({ $corner })
    .group = Поставить верблюда на рынок
choice-complete = Выполнить { $contract }
    .group = Выполнить контракт
choice-end-turn = Закончить ход
    .group = Закончить ход
choice-stop = Остановиться
    .group = Остановиться
choice-take-card = Взять карту { $position } в ряду
    .group = Взять карту каравана
choice-put-camel = Поставить верблюда на первую карту без верблюда
    .group = Поставить верблюда на карту
choice-place-courtier = Поставить придворного: { $court }
    .group = Поставить придворного
choice-pay-with = Заплатить: { $way }
    .group = Заплатить
choice-found-post = Основать торговый пост: { $city }
    .group = Основать торговый пост
choice-no-post = Не основывать торговый пост
    .group = Без торгового поста
choice-buy-good = Купить товар: { $city }
    .group = Купить товар
choice-climb = Продвинуться на { $space }
    .group = Продвинуться
choice-buy-piece = Взять: { $piece }
    .group = Взять фрагмент стены или ворота
choice-build-at = Построить: { $slot }
    .group = Построить
choice-place-soldier = Выставить воина: { $cell }
    .group = Выставить воина
choice-no-soldier = Не выставлять воина
    .group = Без воина
choice-take-upgrade = Взять: { $upgrade }
    .group = Взять улучшение
choice-place-upgrade = Улучшить участок: { $cell }
    .group = Улучшить участок
choice-take-token = Взять: { $token }
    .group = Взять жетон бонусных очков
choice-take-breakthrough = Взять: { $breakthrough }
    .group = Взять открытие
choice-use-good = Положить { $good } товар
    .group = Положить товар
choice-take-reward = Сначала: { $reward }
    .group = Следующая награда
choice-take-place = Занять деление { $place }
    .group = Выбрать деление очерёдности
choice-lose-building = Потерять здание
    .group = Потерять здание
choice-score-court = Получить очки: { $court }
    .group = Очки двора
choice-settle = Царедворец строит здесь: { $cell }
    .group = Участок для царедворца

## События

event-round-began = Год { $year }: распорядители идут вдоль { $side_of } стороны.
event-slot-taken = { $owner_key ->
    [courtier] { $owner } идёт туда, куда решает тот, кто впереди на шкале очерёдности: { $slot }.
   *[other] { $owner } отправляет распорядителя: { $slot }.
}
event-tile-activated = { $owner } активирует участок: { $cell }.
event-building-placed = { $owner_key ->
    [courtier] { $owner } строит там, где решает тот, кто позади на шкале очерёдности: { $cell }.
   *[other] { $owner } строит здание: { $cell }.
}
event-produced = { $owner } получает кубы: { $cubes }.
event-action-began = { $owner }: { $action }.
event-paid = { $owner } платит: { $way }.
event-favour-gained = { $owner }: +1 расположение (теперь { $space_now }).
event-favour-spent = { $owner } тратит расположение: { $number }.
event-influence-gained = { $owner }: +1 влияние (теперь { $space_now }).
event-points-gained = { $number ->
    [one] { $owner }: +{ $number } очко ({ $source }).
    [few] { $owner }: +{ $number } очка ({ $source }).
   *[many] { $owner }: +{ $number } очков ({ $source }).
}
event-soldier-placed = { $owner } выставляет воина: { $cell }.
event-soldier-declined = { $owner } не выставляет воина.
event-soldier-returned = { $owner } забирает воина: { $cell }.
event-upgrade-placed = { $owner } улучшает участок: { $cell }, { $upgrade }.
event-camels-taken = { $number ->
    [one] { $owner } забирает с рынка { $number } верблюда.
   *[many] { $owner } забирает с рынка { $number } верблюдов.
}
event-camel-placed = { $owner } ставит верблюда на рынок ({ $corner }).
event-white-cube-gained = { $owner } получает белый куб.
event-good-gained = { $owner } получает: { $item }.
event-scrolls-gained = { $number ->
    [one] { $owner } берёт { $number } свиток.
    [few] { $owner } берёт { $number } свитка.
   *[many] { $owner } берёт { $number } свитков.
}
event-item-placed = { $owner } кладёт на контракт: { $item } × { $number }.
event-contract-completed = { $owner } выполняет { $contract }.
event-card-taken = { $camels ->
    [0] { $owner } берёт карту { $position } в ряду: { $spice }.
   *[other] { $owner } берёт карту { $position } в ряду вместе с верблюдом: { $spice }.
}
event-camel-on-card = { $owner } ставит верблюда на карту { $position } в ряду.
event-row-refilled = Новые карты каравана: { $spices }.
event-courtier-placed = { $owner } ставит придворного: { $court }.
event-breakthrough-made = { $owner } делает открытие: { $breakthrough }.
event-post-founded = { $owner } основывает торговый пост: { $city }.
event-city-camel-taken = { $owner } забирает верблюда: { $city }.
event-good-bought = { $owner } покупает товар: { $city }.
event-camel-laid = { $owner } ставит верблюда на дорогу { $link }.
event-camel-to-row = Верблюд переходит на карту { $position } в ряду.
event-camel-to-market = Верблюд переходит на рынок ({ $corner }).
event-camel-lost = Верблюд выходит из игры.
event-climbed = { $owner } продвигается на { $space }.
event-mosque-camel-taken = { $owner } забирает верблюда: { $space }.
event-token-taken = { $owner } берёт: { $token }.
event-wall-built = { $owner } строит { $piece }: { $slot }.
event-reward-lost = { $owner } не может использовать награду: { $reward }.
event-place-taken = { $owner }: { $place }-й ход в следующем раунде{ $paid ->
    [0] {""}
    [one] , цена — { $paid } верблюд
    [few] , цена — { $paid } верблюда
   *[many] , цена — { $paid } верблюдов
}{ $taken ->
    [0] {""}
    [one] , находка — { $taken } верблюд
    [few] , находка — { $taken } верблюда
   *[many] , находка — { $taken } верблюдов
}.
event-invasion-began = Монголы нападают { $side_from }.
event-tribute-paid = { $owner } платит дань ({ $way }) и сохраняет здание: { $cell }.
event-building-lost = { $owner } теряет здание: { $cell }.
event-court-scored = { $owner }: +{ $number }, { $court } (сосчитано: { $counted }).
event-city-scored = { $owner }: +{ $number }, город (зданий: { $cells_count }).
event-token-scored = { $owner }: из них { $number } — { $token } (зданий: { $cells_count }).
event-top-scored = { $owner }: из них { $number } — вершина мечети (зданий: { $cells_count }).
event-set-scored = { $owner }: { $number } за набор пряностей ({ $spices }).
event-spices-scored = { $owner }: +{ $number }, пряности.
event-year-ended = Год { $year } окончен.
event-card-revealed = Карта судьи: { $action }.
event-card-refused = Судья не находит ячейку для карты: { $action }.
event-card-removed = Карта судьи выходит из игры: { $action }.
event-cards-shuffled = { $number ->
    [one] На колоду судьи ложится { $number } карта.
    [few] В колоду судьи сверху замешаны { $number } карты.
   *[many] В колоду судьи сверху замешано { $number } карт.
}
event-no-card = Ни одна карта не даёт судье ячейки.
event-weighed = Почему { $decision }? { CAP($priority) }.
event-ended = Игра окончена. Победа: { $winner }.

## Отказы

reason-ME-CARAVAN-3 = Все кубы действия «Караван-сарай» должны быть одного цвета, а подходящего у вас нет.
reason-ME-CARAVAN-7 = Карту { $position } в ряду взять нельзя: она не первая, на ней нет верблюда, и она не следует за картой с верблюдом.
reason-ME-CARAVAN-9 = Ваше влияние допускает видов пряностей: { $number }; { $spice } — уже лишний.
reason-ME-CARAVAN-10 = У вас нет верблюда, или на каждой карте он уже есть.
reason-ME-CARAVAN-13 = Карты { $position } в ряду нет.
reason-ME-CONTRACT-1 = Этот контракт не лежит сверху стопки: { $contract }.
reason-ME-CONTRACT-3 = Для этого контракта нужно влияние { $number }.
reason-ME-CONTRACT-4 = Контракт стоит один куб, который у вас есть.
reason-ME-CONTRACT-5 = Вам не хватает нужного: { $contract }.
reason-ME-CONTRACT-6 = Такого товара у вас не осталось: { $good }.
reason-ME-GEO-3 = Верблюжий рынок — не участок.
reason-ME-INVASION-8 = Куб этого цвета не подходит к участку.
reason-ME-LIBRARY-1 = В Библиотеке платят до четырёх кубов разных цветов.
reason-ME-LIBRARY-3 = Это открытие не уровня { $number }.
reason-ME-LIBRARY-7 = Это открытие уже взято: { $owner }.
reason-ME-LIBRARY-8 = Скидки, которая действует здесь, у вас нет.
reason-ME-LIBRARY-9 = Куба-джокера для этого нет: он действует раз за ход, вместо другого цвета.
reason-ME-LIBRARY-10 = Куба-джокера для этого нет: он действует раз за вторжение, вместо другого цвета.
reason-ME-MARKET-1 = Ваша линия не проходит через верблюжий рынок.
reason-ME-MARKET-2 = В этот ход вы уже были на верблюжьем рынке.
reason-ME-MARKET-3 = На рынке нет верблюдов.
reason-ME-MARKET-4 = У вас нет верблюда.
reason-ME-MARKET-5 = В этом углу ({ $corner }) уже стоит верблюд.
reason-ME-MARKET-9 = Ваше влияние допускает видов пряностей: { $number }; { $spice } — уже лишний.
reason-ME-MOSQUE-2 = Ваш диск не может продвинуться на { $space }.
reason-ME-MOSQUE-3 = Вам нечем заплатить за { $space }.
reason-ME-MOSQUE-10 = Этот жетон уже взят: { $owner }.
reason-ME-ORDER-3 = Деления { $place } на этой шкале очерёдности нет.
reason-ME-ORDER-4 = Деление { $place } уже занято: { $owner }.
reason-ME-ORDER-5 = { $number ->
    [one] Деление { $place } стоит { $number } верблюда.
   *[many] Деление { $place } стоит { $number } верблюдов.
}
reason-ME-PALACE-3 = { $number ->
    [one] Этот придворный стоит { $number } куб цвета двора.
    [few] Этот придворный стоит { $number } куба цвета двора.
   *[many] Этот придворный стоит { $number } кубов цвета двора.
}
reason-ME-PALACE-5 = Свободных мест нет: { $court }.
reason-ME-PALACE-8 = У вас не осталось слуг.
reason-ME-PAY-1 = Так заплатить нельзя, или на остальное не хватит.
reason-ME-PAY-4 = Цвет не подходит: нужен { $cube } куб.
reason-ME-RULING-2 = У вас не осталось дисков.
reason-ME-RULING-3 = Здесь нет участка, который вы можете активировать.
reason-ME-RULING-6 = Эта награда вам не причитается.
reason-ME-RULING-12 = Кубу-джокеру нужен недостающий цвет, и не его собственный.
reason-ME-RULING-13 = Со скидкой не хватит на остальное.
reason-ME-RULING-27 = Выше вершины мечети делений нет.
reason-ME-RULING-30 = Там уже стоит воин: { $cell }, { $owner }.
reason-ME-RULING-64 = Куб-джокер не считается кубом своего цвета.
reason-ME-SCORE-3 = Там нет вашего придворного без очков: { $court }.
reason-ME-SETUP-17 = Таких больше не осталось: { $piece }.
reason-ME-SILK-2 = У вас там уже есть торговый пост: { $city }.
reason-ME-SILK-4 = Сначала нужен торговый пост в городе { $city_near }, потом { $city }.
reason-ME-SILK-8 = В этом действии вы там уже покупали: { $city }.
reason-ME-SILK-9 = Вам нечем заплатить: { $city }.
reason-ME-SILK-10 = Вам нечем заплатить два куба: { $city }.
reason-ME-SILK-12 = { $number ->
    [one] До города { $city } нужен ещё { $number } верблюд.
    [few] До города { $city } нужны ещё { $number } верблюда.
   *[many] До города { $city } нужно ещё { $number } верблюдов.
}
reason-ME-SOLDIER-2 = Там нет здания: { $cell }.
reason-ME-SOLDIER-3 = Там лежит улучшение: { $cell }.
reason-ME-SOLDIER-4 = Этот участок полностью защищён стеной: { $cell }.
reason-ME-SOLDIER-8 = У вас не осталось слуг.
reason-ME-SOLO-2 = Здание судьи активировать нельзя.
reason-ME-TURN-2 = { $owner_key ->
    [none] В этом раунде играют вдоль { $side_of } стороны.
   *[other] Эта ячейка уже занята: { $slot } ({ $owner }).
}
reason-ME-TURN-3 = Этот участок не на линии выбранной ячейки: { $cell }. Ячейка: { $slot }.
reason-ME-TURN-6 = Для свободного участка у вас не осталось зданий.
reason-ME-TURN-8 = Вы уже выполнили своё действие.
reason-ME-TURN-12 = Сначала выполните действие.
reason-ME-TWO-3 = Царедворцу нужна свободная ячейка на этой стороне.
reason-ME-TWO-4 = Царедворец строит на свободном участке своей линии.
reason-ME-UPGRADE-1 = Там уже есть улучшение: { $cell }.
reason-ME-UPGRADE-2 = Это улучшение кладут на участок с вашим зданием.
reason-ME-UPGRADE-3 = Нужны улучшение с дополнительным кубом, которое ещё осталось, и участок с вашим зданием.
reason-ME-WALL-2 = Вам нечем заплатить: { $piece }.
reason-ME-WALL-3 = Там уже построено: { $slot }.
reason-ME-WALL-4 = Ворота ставят посередине стороны, фрагменты стены — по краям.

## Из чего складываются очки

score-favour = расположение
score-influence = влияние
score-contracts = контракты
score-library = библиотека
score-mosque = мечеть
score-palace = дворец
score-city = город
score-spices = пряности
score-favour_left = осталось расположения
score-influence_left = влияние на шкале
score-queue = очерёдность в последнем раунде
score-magistrate = судья

## Таблицы

table-seat-red = Красный
table-seat-yellow = Жёлтый
table-seat-blue = Синий
table-seat-green = Зелёный
table-owner-red = Красный
table-owner-yellow = Жёлтый
table-owner-blue = Синий
table-owner-green = Зелёный
table-owner-courtier = Царедворец
table-owner-magistrate = Судья
table-cell = { $entry }
    .the = { $entry }
table-position = { $entry }
table-slot-north_1 = северная сторона, ячейка 1
table-slot-north_2 = северная сторона, ячейка 2
table-slot-north_3 = северная сторона, ячейка 3
table-slot-north_4 = северная сторона, ячейка 4
table-slot-north_5 = северная сторона, ячейка 5
table-slot-east_1 = восточная сторона, ячейка 1
table-slot-east_2 = восточная сторона, ячейка 2
table-slot-east_3 = восточная сторона, ячейка 3
table-slot-east_4 = восточная сторона, ячейка 4
table-slot-east_5 = восточная сторона, ячейка 5
table-slot-south_1 = южная сторона, ячейка 1
table-slot-south_2 = южная сторона, ячейка 2
table-slot-south_3 = южная сторона, ячейка 3
table-slot-south_4 = южная сторона, ячейка 4
table-slot-south_5 = южная сторона, ячейка 5
table-slot-west_1 = западная сторона, ячейка 1
table-slot-west_2 = западная сторона, ячейка 2
table-slot-west_3 = западная сторона, ячейка 3
table-slot-west_4 = западная сторона, ячейка 4
table-slot-west_5 = западная сторона, ячейка 5
table-side-north = север
    .of = северной
    .from = с севера
table-side-east = восток
    .of = восточной
    .from = с востока
table-side-south = юг
    .of = южной
    .from = с юга
table-side-west = запад
    .of = западной
    .from = с запада
table-corner-top_left = слева вверху
table-corner-top_right = справа вверху
table-corner-bottom_right = справа внизу
table-corner-bottom_left = слева внизу
table-contract-contract_1_favour_1 = контракт уровня 1 (5 очков и 1 расположение)
table-contract-contract_1_favour_2 = контракт уровня 1 (4 очка и 1 расположение)
table-contract-contract_1_favour_3 = контракт уровня 1 (3 очка и 1 расположение)
table-contract-contract_1_soldier_1 = контракт уровня 1 (5 очков и воин)
table-contract-contract_1_soldier_2 = контракт уровня 1 (4 очка и воин)
table-contract-contract_1_soldier_3 = контракт уровня 1 (3 очка и воин)
table-contract-contract_2_favour_1 = контракт уровня 2 (8 очков и 1 расположение)
table-contract-contract_2_favour_2 = контракт уровня 2 (7 очков и 1 расположение)
table-contract-contract_2_favour_3 = контракт уровня 2 (6 очков и 1 расположение)
table-contract-contract_2_soldier_1 = контракт уровня 2 (8 очков и воин)
table-contract-contract_2_soldier_2 = контракт уровня 2 (7 очков и воин)
table-contract-contract_2_soldier_3 = контракт уровня 2 (6 очков и воин)
table-contract-contract_3_favour_1 = контракт уровня 3 (12 очков и 1 расположение)
table-contract-contract_3_favour_2 = контракт уровня 3 (10 очков и 1 расположение)
table-contract-contract_3_favour_3 = контракт уровня 3 (8 очков и 1 расположение)
table-contract-contract_3_soldier_1 = контракт уровня 3 (12 очков и воин)
table-contract-contract_3_soldier_2 = контракт уровня 3 (10 очков и воин)
table-contract-contract_3_soldier_3 = контракт уровня 3 (8 очков и воин)
table-court-learning = двор учёности
table-court-spices = двор пряностей
table-court-trade = двор торговли
table-court-faith = двор веры
table-way-purple = пурпурный куб
table-way-sand = песчаный куб
table-way-turquoise = бирюзовый куб
table-way-orange = оранжевый куб
table-way-white = белый куб
table-way-wild = куб-джокер
table-way-discount = скидка
table-cube-purple = пурпурный
table-cube-sand = песчаный
table-cube-turquoise = бирюзовый
table-cube-orange = оранжевый
table-cube-white = белый
table-city-rey = Рей
table-city-samarkand = Самарканд
table-city-balkh = Балх
table-city-nishapur = Нишапур
table-city-baghdad = Багдад
table-city-kashgar = Кашгар
table-city-peshawar = Пешавар
table-city-basra = Басра
table-link-merv_rey = Мерв – Рей
table-link-merv_samarkand = Мерв – Самарканд
table-link-merv_balkh = Мерв – Балх
table-link-merv_nishapur = Мерв – Нишапур
table-link-rey_baghdad = Рей – Багдад
table-link-samarkand_kashgar = Самарканд – Кашгар
table-link-balkh_peshawar = Балх – Пешавар
table-link-nishapur_basra = Нишапур – Басра
table-space-m1a = деление 1 (1-й путь)
table-space-m1b = деление 1 (2-й путь)
table-space-m1c = деление 1 (3-й путь)
table-space-m1d = деление 1 (4-й путь)
table-space-m2a = деление 2 (1-й путь)
table-space-m2b = деление 2 (2-й путь)
table-space-m2c = деление 2 (3-й путь)
table-space-m2d = деление 2 (4-й путь)
table-space-m3l = деление 3 (слева)
table-space-m3r = деление 3 (справа)
table-space-m4l = деление 4 (слева)
table-space-m4r = деление 4 (справа)
table-space-m5 = деление 5
table-space-m6 = деление 6
table-space-m7 = деление 7
table-space-m8 = деление 8
table-space-m9 = деление 9
table-space-m10 = деление 10
table-piece-wall_purple_1 = пурпурный фрагмент стены за 1 куб
table-piece-wall_purple_2 = пурпурный фрагмент стены за 2 куба
table-piece-gate_purple_3 = пурпурные ворота за 3 куба
table-piece-wall_sand_1 = песчаный фрагмент стены за 1 куб
table-piece-wall_sand_2 = песчаный фрагмент стены за 2 куба
table-piece-gate_sand_3 = песчаные ворота за 3 куба
table-piece-wall_turquoise_1 = бирюзовый фрагмент стены за 1 куб
table-piece-wall_turquoise_2 = бирюзовый фрагмент стены за 2 куба
table-piece-gate_turquoise_3 = бирюзовые ворота за 3 куба
table-piece-wall_orange_1 = оранжевый фрагмент стены за 1 куб
table-piece-wall_orange_2 = оранжевый фрагмент стены за 2 куба
table-piece-gate_orange_3 = оранжевые ворота за 3 куба
table-upgrade-extra_purple = улучшение с дополнительным кубом (пурпурный)
table-upgrade-extra_sand = улучшение с дополнительным кубом (песчаный)
table-upgrade-extra_turquoise = улучшение с дополнительным кубом (бирюзовый)
table-upgrade-extra_orange = улучшение с дополнительным кубом (оранжевый)
table-upgrade-white = улучшение с белым кубом
table-token-bonus_caravansary = жетон бонусных очков (Караван-сарай)
table-token-bonus_palace = жетон бонусных очков (Дворец)
table-token-bonus_library = жетон бонусных очков (Библиотека)
table-token-bonus_silk_road = жетон бонусных очков (Шёлковый путь)
table-breakthrough-discount_caravansary = скидка 1 куб (Караван-сарай)
table-breakthrough-discount_palace = скидка 1 куб (Дворец)
table-breakthrough-discount_silk_road = скидка 1 куб (Шёлковый путь)
table-breakthrough-discount_mosque = скидка 1 куб (Мечеть)
table-breakthrough-wild_purple = пурпурный куб — джокер
table-breakthrough-wild_sand = песчаный куб — джокер
table-breakthrough-wild_turquoise = бирюзовый куб — джокер
table-breakthrough-wild_orange = оранжевый куб — джокер
table-breakthrough-free_caravan_card = бесплатная карта каравана
table-breakthrough-free_trading_post = бесплатный торговый пост с товаром
table-breakthrough-free_mosque_step = бесплатное продвижение по шкале мечети
table-breakthrough-free_wall = бесплатный фрагмент стены или ворота
table-breakthrough-two_favour = 2 расположения
table-breakthrough-two_soldiers = 2 воина
table-breakthrough-favour_and_soldier = 1 расположение и 1 воин
table-breakthrough-eight_points = 8 очков
table-good-common = обычный
table-good-rare = редкий
table-item-scroll = свиток
table-item-common = обычный товар
table-item-rare = редкий товар
table-reward-soldier = воин
table-reward-favour = 1 расположение
table-reward-white_cube = белый куб
table-reward-white_upgrade_anywhere = улучшение с белым кубом на любой участок
table-reward-white_upgrade_own = улучшение с белым кубом на свой участок
table-reward-extra_upgrade_own = улучшение с дополнительным кубом на свой участок
table-reward-camel_if_present = верблюд с этого деления
table-reward-bonus_token = жетон бонусных очков
table-reward-free_courtier = бесплатный придворный
table-reward-free_wall = бесплатный фрагмент стены или ворота
table-reward-mosque_buildings_score = очки за здания Мечети
table-reward-scroll = свиток
table-reward-caravan_card = бесплатная карта каравана
table-reward-rare_good = редкий товар
table-reward-mosque_step = бесплатное продвижение по шкале мечети
table-reward-victory_points_3 = 3 очка
table-reward-palace_action = действие «Дворец»
table-reward-wall_action = действие «Стена»
table-reward-library_action = действие «Библиотека»
table-reward-caravansary_action = действие «Караван-сарай»
table-reward-mosque_action = действие «Мечеть»
table-reward-free_trading_post = бесплатный торговый пост
table-spice-cinnamon = корица
table-spice-ginger = имбирь
table-spice-juniper = можжевельник
    .card = можже­вельник
table-spice-pepper = перец
table-action-caravansary = Караван-сарай
table-action-palace = Дворец
table-action-library = Библиотека
table-action-silk_road = Шёлковый путь
table-action-mosque = Мечеть
table-action-wall = Стена
table-source-favour = расположение
table-source-influence = влияние
table-source-contracts = контракты
table-source-library = библиотека
table-source-mosque = мечеть
table-source-palace = дворец
table-source-city = город
table-source-spices = пряности
table-source-magistrate = судья
table-tile-caravansary_purple = Караван-сарай (пурпурный)
    .the = Караван-сарай (пурпурный)
table-tile-caravansary_sand = Караван-сарай (песчаный)
    .the = Караван-сарай (песчаный)
table-tile-caravansary_turquoise = Караван-сарай (бирюзовый)
    .the = Караван-сарай (бирюзовый)
table-tile-caravansary_orange = Караван-сарай (оранжевый)
    .the = Караван-сарай (оранжевый)
table-tile-palace_purple = Дворец (пурпурный)
    .the = Дворец (пурпурный)
table-tile-palace_sand = Дворец (песчаный)
    .the = Дворец (песчаный)
table-tile-palace_turquoise = Дворец (бирюзовый)
    .the = Дворец (бирюзовый)
table-tile-palace_orange = Дворец (оранжевый)
    .the = Дворец (оранжевый)
table-tile-library_purple = Библиотека (пурпурная)
    .the = Библиотека (пурпурная)
table-tile-library_sand = Библиотека (песчаная)
    .the = Библиотека (песчаная)
table-tile-library_turquoise = Библиотека (бирюзовая)
    .the = Библиотека (бирюзовая)
table-tile-library_orange = Библиотека (оранжевая)
    .the = Библиотека (оранжевая)
table-tile-silk_road_purple = Шёлковый путь (пурпурный)
    .the = Шёлковый путь (пурпурный)
table-tile-silk_road_sand = Шёлковый путь (песчаный)
    .the = Шёлковый путь (песчаный)
table-tile-silk_road_turquoise = Шёлковый путь (бирюзовый)
    .the = Шёлковый путь (бирюзовый)
table-tile-silk_road_orange = Шёлковый путь (оранжевый)
    .the = Шёлковый путь (оранжевый)
table-tile-mosque_purple = Мечеть (пурпурная)
    .the = Мечеть (пурпурная)
table-tile-mosque_sand = Мечеть (песчаная)
    .the = Мечеть (песчаная)
table-tile-mosque_turquoise = Мечеть (бирюзовая)
    .the = Мечеть (бирюзовая)
table-tile-mosque_orange = Мечеть (оранжевая)
    .the = Мечеть (оранжевая)
table-tile-wall_purple = Стена (пурпурная)
    .the = Стена (пурпурная)
table-tile-wall_sand = Стена (песчаная)
    .the = Стена (песчаная)
table-tile-wall_turquoise = Стена (бирюзовая)
    .the = Стена (бирюзовая)
table-tile-wall_orange = Стена (оранжевая)
    .the = Стена (оранжевая)
table-decision-slot_to_build = эта ячейка
table-decision-slot_to_use = эта ячейка, без постройки
table-decision-tile = этот участок
table-decision-courtier_slot = эта ячейка для царедворца
table-decision-courtier_tile = этот участок для царедворца
table-decision-card = эта карта
table-decision-court = этот двор
table-decision-city = этот город
table-decision-contract = этот контракт
table-decision-piece = этот фрагмент стены
table-decision-wall_slot = здесь
table-decision-soldier = этот участок для воина
table-decision-breakthrough = это открытие
table-decision-path = этот путь в мечети
table-decision-token = этот жетон
table-priority-only_one = другого выбора не было
table-priority-most_magistrate = больше всего его зданий на линии
table-priority-most_courtier = больше всего зданий царедворца на линии
table-priority-most_you = больше всего ваших зданий на линии
table-priority-farthest_from_current_queue = при равенстве дальше всех от шкалы очерёдности
table-priority-most_magistrate_plus_courtier = больше всего его зданий и зданий царедворца на линии
table-priority-perpendicular_most_magistrate = больше всего его зданий на поперечной линии
table-priority-perpendicular_most_you = больше всего ваших зданий на поперечной линии
table-priority-farthest_from_slot = при равенстве дальше всех от ячейки
table-priority-fewest_magistrate = меньше всего его зданий на линии
table-priority-nearest_to_current_queue = при равенстве ближе всех к шкале очерёдности
table-priority-perpendicular_fewest_magistrate = меньше всего его зданий на поперечной линии
table-priority-nearest_to_slot = при равенстве ближе всех к ячейке
table-priority-most_set_points = больше всего прибавляет к его наборам пряностей
table-priority-farthest_from_deck = при равенстве дальше всех от колоды
table-priority-most_points_for_magistrate = больше всего очков для него
table-priority-most_points_for_you = больше всего очков для вас
table-priority-leftmost = при равенстве самый левый
table-priority-outer_city = дальний город
table-priority-city_without_posts = там ещё нет торговых постов
table-priority-corner_order = первый по порядку углов
table-priority-most_victory_points = больше всего очков
table-priority-soldier_bonus = его бонус — воин
table-priority-highest_level = самый высокий уровень
table-priority-walls_before_gates = фрагменты стены строятся раньше ворот
table-priority-cheapest = самый дешёвый
table-priority-colour_order = при равенстве первый по порядку цветов
table-priority-best_rank = прикрывает лучшие для него здания
table-priority-clockwise_from_north_1 = при равенстве первый по часовой стрелке
table-priority-courtier_building = здание царедворца важнее его собственного
table-priority-northernmost = самый северный
table-priority-westernmost = при равенстве самый западный
table-priority-mosque_level_against_caravan_cards = его деление на шкале мечети в сравнении с числом его карт каравана
table-priority-path_with_camel = там ещё есть верблюд
table-priority-random = при равенстве решил случай
table-cell-r3c3 = верблюжий рынок
    .the = верблюжий рынок
table-place-1 = 1
table-place-2 = 2
table-place-3 = 3
table-place-4 = 4

## Кто впереди и далеко ли до конца

race-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
race-favour = расположение { $number }
race-influence = влияние { $number }
distance-year = Год { $done } из { $of }
    .short = Год { $done }/{ $of }
distance-side = { $done ->
    [1] северная сторона, первая из { $of }
    [2] восточная сторона, вторая из { $of }
    [3] южная сторона, третья из { $of }
   *[other] западная сторона, последняя
}
    .short = Сторона { $done }/{ $of }
verdict-magistrate = поровну с судьёй, а этого мало
score-office = судья
