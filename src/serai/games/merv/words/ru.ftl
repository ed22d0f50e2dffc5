name = Мерв

## Вопросы

ask-slot = { $seat }, отправьте мастера на место или сначала выполните договор.
    .rule = ME-TURN-2
ask-tile = { $seat }, активируйте квартал своей линии или сначала выполните договор.
    .rule = ME-TURN-3
ask-menu = { $action_key ->
    [none] { $seat }, что дальше?
   *[other] { $seat }, выполните одно действие; квартал даёт: { $action }.
}
    .rule = ME-TURN-8
ask-soldier = { $seat }, поставьте солдата на здание или откажитесь.
    .rule = ME-SOLDIER-1
ask-extra-upgrade = { $seat }, выберите дополнительное улучшение.
    .rule = ME-UPGRADE-3
ask-upgrade-tile = { $seat }, выберите квартал для улучшения: { $upgrade }.
    .rule = ME-UPGRADE-1
ask-rewards = { $seat }, какая награда следующая?
    .rule = ME-RULING-6
ask-pay = { $number ->
    [one] { $seat }, заплатите кубик: { $cube } (остался { $number } кубик).
    [few] { $seat }, заплатите кубик: { $cube } (осталось { $number } кубика).
   *[many] { $seat }, заплатите кубик: { $cube } (осталось { $number } кубиков).
}
    .rule = ME-PAY-1
ask-any-good = { $seat }, какой товар положить на договор?
    .rule = ME-CONTRACT-6
ask-contract-cube = { $seat }, заплатите за договор кубик любого цвета.
    .rule = ME-CONTRACT-4
ask-caravansary = { $seat }, берите карты каравана, ставьте на них верблюдов или остановитесь.
    .rule = ME-CARAVAN-2
ask-card-cube = { $seat }, заплатите кубик за карту; все кубики этого действия одного цвета.
    .rule = ME-CARAVAN-3
ask-free-card = { $seat }, возьмите любую карту каравана.
    .rule = ME-MARKET-8
ask-palace = { $seat }, ставьте придворных или остановитесь.
    .rule = ME-PALACE-2
ask-free-courtier = { $seat }, поставьте придворного бесплатно.
    .rule = ME-MOSQUE-12
ask-library = { $number ->
    [0] { $seat }, платите кубики разных цветов: по свитку за каждый.
    [one] { $seat }, заплатите ещё кубик или возьмите { $number } свиток.
    [few] { $seat }, заплатите ещё кубик или возьмите { $number } свитка.
   *[many] { $seat }, заплатите ещё кубик или возьмите { $number } свитков.
}
    .rule = ME-LIBRARY-1
ask-breakthrough = { $seat }, выберите открытие уровня { $number }.
    .rule = ME-LIBRARY-7
ask-found = { $seat }, заложите факторию или обойдитесь без неё.
    .rule = ME-SILK-1
ask-buy = { $seat }, покупайте товары или остановитесь.
    .rule = ME-SILK-8
ask-free-post = { $seat }, заложите факторию и получите товар этого города.
    .rule = ME-LIBRARY-12
ask-mosque = { $seat }, поднимайтесь по шкале мечети или остановитесь.
    .rule = ME-MOSQUE-3
ask-free-step = { $seat }, выберите путь к мечети.
    .rule = ME-MOSQUE-1
ask-bonus-token = { $seat }, возьмите жетон бонуса.
    .rule = ME-MOSQUE-10
ask-wall = { $seat }, покупайте стены и ворота или остановитесь.
    .rule = ME-WALL-1
ask-wall-slot = { $seat }, где строить ({ $piece })?
    .rule = ME-WALL-3
ask-free-wall = { $seat }, выберите стену или ворота, чтобы построить бесплатно.
    .rule = ME-LIBRARY-15
ask-queue = { $seat }, выберите место в следующей очереди.
    .rule = ME-ORDER-5
ask-tribute = { $seat }, монголы нападают на ваше здание на { $cell } ({ $tile }): заплатите дань или потеряйте его.
    .rule = ME-INVASION-7
ask-choose-court = { $number ->
    [one] { $seat }, милости хватает ещё на { $number } придворного: какой двор приносит очки?
   *[many] { $seat }, милости хватает ещё на { $number } придворных: какой двор приносит очки?
}
    .rule = ME-SCORE-3
ask-courtier-slot = { $seat }, выберите место Верховного придворного.
    .rule = ME-TWO-3
ask-courtier-tile = { $seat }, выберите квартал для здания Верховного придворного.
    .rule = ME-TWO-4

## Варианты

choice-take-slot = встать на место: { $slot }
    .group = Выбрать место
choice-activate = активировать { $cell }
    .group = Активировать квартал
choice-act = выполнить действие квартала
    .group = Действие квартала
choice-gain-favour = получить 1 милость
    .group = Получить милость
choice-deploy-soldier = выставить солдата
    .group = Выставить солдата
choice-take-camels = забрать всех верблюдов с рынка
    .group = Забрать верблюдов
choice-place-camel = поставить верблюда на рынок: { $corner }
    .group = Поставить верблюда на рынок
choice-complete = выполнить { $contract }
    .group = Выполнить договор
choice-end-turn = закончить ход
    .group = Закончить ход
choice-stop = остановиться
    .group = Остановиться
choice-take-card = взять карту на позиции { $position }
    .group = Взять карту каравана
choice-put-camel = поставить верблюда на первую карту без верблюда
    .group = Поставить верблюда на карту
choice-place-courtier = поставить придворного: { $court }
    .group = Поставить придворного
choice-pay-with = заплатить: { $way }
    .group = Заплатить
choice-found-post = заложить факторию: { $city }
    .group = Заложить факторию
choice-no-post = не закладывать факторию
    .group = Без фактории
choice-buy-good = купить товар: { $city }
    .group = Купить товар
choice-climb = подняться на { $space }
    .group = Подняться
choice-buy-piece = взять: { $piece }
    .group = Взять стену или ворота
choice-build-at = построить: { $slot }
    .group = Построить
choice-place-soldier = поставить солдата на { $cell }
    .group = Поставить солдата
choice-no-soldier = не ставить солдата
    .group = Без солдата
choice-take-upgrade = взять: { $upgrade }
    .group = Взять улучшение
choice-place-upgrade = улучшить { $cell }
    .group = Улучшить квартал
choice-take-token = взять: { $token }
    .group = Взять жетон бонуса
choice-take-breakthrough = взять: { $breakthrough }
    .group = Взять открытие
choice-use-good = использовать { $good } товар
    .group = Использовать товар
choice-take-reward = далее: { $reward }
    .group = Следующая награда
choice-take-place = занять место { $place }
    .group = Выбрать место в очереди
choice-lose-building = отдать здание
    .group = Отдать здание
choice-score-court = очки приносит: { $court }
    .group = Очки двора
choice-settle = придворный строит на { $cell }
    .group = Квартал для придворного

## События

event-round-began = Год { $year }: мастера идут вдоль стороны: { $side }.
event-slot-taken = { $owner }: место { $slot }.
event-tile-activated = { $owner }: активирован квартал { $cell }.
event-building-placed = { $owner }: новое здание на { $cell }.
event-produced = { $owner } получает кубики: { $cubes }.
event-action-began = { $owner }: { $action }.
event-paid = { $owner } платит: { $way }.
event-favour-gained = { $owner } получает милость: теперь { $space_now }.
event-favour-spent = { $owner } тратит милость: { $number }.
event-influence-gained = { $owner } получает влияние: теперь { $space_now }.
event-points-gained = { $number ->
    [one] { $owner } получает { $number } очко ({ $source }).
    [few] { $owner } получает { $number } очка ({ $source }).
   *[many] { $owner } получает { $number } очков ({ $source }).
}
event-soldier-placed = { $owner } ставит солдата на { $cell }.
event-soldier-declined = { $owner } не ставит солдата.
event-soldier-returned = Солдат с { $cell } возвращается ({ $owner }).
event-upgrade-placed = { $owner } улучшает { $cell }: { $upgrade }.
event-camels-taken = { $number ->
    [one] { $owner } забирает с рынка { $number } верблюда.
    [few] { $owner } забирает с рынка { $number } верблюдов.
   *[many] { $owner } забирает с рынка { $number } верблюдов.
}
event-camel-placed = { $owner } ставит верблюда на рынок: { $corner }.
event-white-cube-gained = { $owner } получает белый кубик.
event-good-gained = { $owner } получает: { $item }.
event-scrolls-gained = { $number ->
    [one] { $owner } берёт { $number } свиток.
    [few] { $owner } берёт { $number } свитка.
   *[many] { $owner } берёт { $number } свитков.
}
event-item-placed = { $owner } кладёт на договор: { $item } × { $number }.
event-contract-completed = { $owner } выполняет { $contract }.
event-card-taken = { $camels ->
    [0] { $owner } берёт карту «{ $spice }» с позиции { $position }.
   *[other] { $owner } берёт карту «{ $spice }» с позиции { $position } вместе с верблюдом.
}
event-camel-on-card = { $owner } ставит верблюда на карту на позиции { $position }.
event-row-refilled = Новые карты каравана: { $spices }.
event-courtier-placed = { $owner } ставит придворного: { $court }.
event-breakthrough-made = { $owner } делает открытие: { $breakthrough }.
event-post-founded = { $owner } закладывает факторию: { $city }.
event-city-camel-taken = { $owner } забирает верблюда города { $city }.
event-good-bought = { $owner } покупает товар: { $city }.
event-camel-laid = { $owner } кладёт верблюда на дорогу { $link }.
event-camel-to-row = Верблюд переходит на карту на позиции { $position }.
event-camel-to-market = Верблюд переходит на рынок: { $corner }.
event-camel-lost = Верблюд выходит из игры.
event-climbed = { $owner } поднимается на { $space }.
event-mosque-camel-taken = { $owner } забирает верблюда: { $space }.
event-token-taken = { $owner } берёт: { $token }.
event-wall-built = { $owner } строит ({ $slot }): { $piece }.
event-reward-lost = { $owner } не может использовать награду: { $reward }.
event-place-taken = { $owner } занимает место { $place } (оставлено верблюдов: { $paid }, найдено: { $taken }).
event-invasion-began = Монголы нападают, сторона: { $side }.
event-tribute-paid = { $owner } спасает здание на { $cell } данью: { $way }.
event-building-lost = Здание на { $cell } потеряно ({ $owner }).
event-court-scored = { $owner }: { $court } приносит { $number } (сосчитано: { $counted }).
event-city-scored = { $owner }: город приносит { $number }; зданий: { $cells_count }.
event-token-scored = { $owner }: из них { $number } за { $token }; зданий: { $cells_count }.
event-top-scored = { $owner }: из них { $number } за вершину мечети; зданий: { $cells_count }.
event-set-scored = { $owner }: набор пряностей приносит { $number }: { $spices }.
event-spices-scored = { $owner }: пряности приносят { $number }.
event-year-ended = Год { $year } окончен.
event-card-revealed = Карта судьи: { $action }.
event-card-refused = Судья не находит места для карты: { $action }.
event-card-removed = Карта судьи выходит из игры: { $action }.
event-cards-shuffled = { $number ->
    [one] На колоду судьи ложится { $number } карта.
    [few] В колоду судьи сверху замешаны { $number } карты.
   *[many] В колоду судьи сверху замешано { $number } карт.
}
event-no-card = Ни одна карта не даёт судье места.
event-weighed = Почему { $decision }: { $priority }.
event-ended = Игра окончена, побеждает { $winner }.

## Отказы

reason-ME-CARAVAN-3 = Все кубики действия «Караван-сарай» должны быть одного цвета, а подходящего у вас нет.
reason-ME-CARAVAN-7 = Карту на позиции { $position } взять нельзя: она не первая, без верблюда и не следует за картой с верблюдом.
reason-ME-CARAVAN-9 = Ваше влияние допускает видов пряностей: { $number }; { $spice } — лишний вид.
reason-ME-CARAVAN-10 = У вас нет верблюда, или на каждой карте он уже есть.
reason-ME-CARAVAN-13 = На позиции { $position } карты нет.
reason-ME-CONTRACT-1 = Это не верхняя карта стопки: { $contract }.
reason-ME-CONTRACT-3 = Для этого договора нужно влияние { $number }.
reason-ME-CONTRACT-4 = Договор стоит одного вашего кубика.
reason-ME-CONTRACT-5 = Не хватает предметов: { $contract }.
reason-ME-CONTRACT-6 = У вас не осталось товара: { $good }.
reason-ME-GEO-3 = Верблюжий рынок — не квартал.
reason-ME-INVASION-8 = Этот кубик не подходит кварталу.
reason-ME-LIBRARY-1 = В Библиотеке платят не больше четырёх кубиков разных цветов.
reason-ME-LIBRARY-3 = Это открытие не уровня { $number }.
reason-ME-LIBRARY-7 = Это открытие уже взято ({ $owner }).
reason-ME-LIBRARY-8 = Скидки здесь у вас нет.
reason-ME-LIBRARY-9 = Кубика-джокера для этого нет: раз за ход, вместо другого цвета.
reason-ME-LIBRARY-10 = Кубика-джокера для этого нет: раз за нашествие, вместо другого цвета.
reason-ME-MARKET-1 = Ваша линия не проходит через верблюжий рынок.
reason-ME-MARKET-2 = В этот ход вы уже были на верблюжьем рынке.
reason-ME-MARKET-3 = На рынке нет верблюдов.
reason-ME-MARKET-4 = У вас нет верблюда.
reason-ME-MARKET-5 = В этом углу уже стоит верблюд: { $corner }.
reason-ME-MARKET-9 = Ваше влияние допускает видов пряностей: { $number }; { $spice } — лишний вид.
reason-ME-MOSQUE-2 = Ваш диск не может шагнуть на { $space }.
reason-ME-MOSQUE-3 = Вам нечем заплатить за шаг на { $space }.
reason-ME-MOSQUE-10 = Этот жетон уже взят ({ $owner }).
reason-ME-ORDER-3 = Места { $place } в этой очереди нет.
reason-ME-ORDER-4 = Место { $place } занято ({ $owner }).
reason-ME-ORDER-5 = { $number ->
    [one] Место { $place } стоит { $number } верблюда.
    [few] Место { $place } стоит { $number } верблюдов.
   *[many] Место { $place } стоит { $number } верблюдов.
}
reason-ME-PALACE-3 = { $number ->
    [one] Этот придворный стоит { $number } кубик цвета двора.
    [few] Этот придворный стоит { $number } кубика цвета двора.
   *[many] Этот придворный стоит { $number } кубиков цвета двора.
}
reason-ME-PALACE-5 = Свободных мест нет: { $court }.
reason-ME-PALACE-8 = В запасе нет слуг.
reason-ME-PAY-1 = Так заплатить нельзя, или не хватит на остаток цены.
reason-ME-PAY-4 = Кубик этого цвета не подходит, нужен { $cube }.
reason-ME-RULING-2 = У вас не осталось дисков.
reason-ME-RULING-3 = Здесь нет квартала, который вы можете активировать.
reason-ME-RULING-6 = Эта награда вам не причитается.
reason-ME-RULING-12 = Кубику-джокеру нужен недостающий цвет, и не его собственный.
reason-ME-RULING-13 = Даже со скидкой на остаток не хватит.
reason-ME-RULING-27 = Выше вершины мечети шагов нет.
reason-ME-RULING-30 = На { $cell } уже стоит солдат ({ $owner }).
reason-ME-RULING-64 = Кубик-джокер не считается кубиком своего цвета.
reason-ME-SCORE-3 = Там нет вашего придворного без очков: { $court }.
reason-ME-SETUP-17 = Таких частей не осталось: { $piece }.
reason-ME-SILK-2 = У вас уже есть фактория: { $city }.
reason-ME-SILK-4 = Сначала нужна фактория в городе { $city_near }, потом { $city }.
reason-ME-SILK-8 = В этом действии вы здесь уже покупали: { $city }.
reason-ME-SILK-9 = Вам нечем заплатить: { $city }.
reason-ME-SILK-10 = Вам нечем заплатить два кубика: { $city }.
reason-ME-SILK-12 = { $number ->
    [one] До города { $city } нужен ещё { $number } верблюд.
    [few] До города { $city } нужны ещё { $number } верблюда.
   *[many] До города { $city } нужно ещё { $number } верблюдов.
}
reason-ME-SOLDIER-2 = На { $cell } нет здания.
reason-ME-SOLDIER-3 = На { $cell } лежит улучшение.
reason-ME-SOLDIER-4 = { $cell } полностью защищён стенами.
reason-ME-SOLDIER-8 = В запасе нет слуг.
reason-ME-SOLO-2 = Здание судьи активировать нельзя.
reason-ME-TURN-2 = { $owner_key ->
    [none] В этом раунде играет сторона: { $side }.
   *[other] Место занято, { $slot }: { $owner }.
}
reason-ME-TURN-3 = { $cell } не лежит на линии: { $slot }.
reason-ME-TURN-6 = Для пустого квартала у вас не осталось зданий.
reason-ME-TURN-8 = Вы уже выполнили своё действие.
reason-ME-TURN-12 = Сначала выполните действие.
reason-ME-TWO-3 = Верховному придворному нужно свободное место на этой стороне.
reason-ME-TWO-4 = Верховный придворный строит на пустом квартале своей линии.
reason-ME-UPGRADE-1 = На { $cell } уже есть улучшение.
reason-ME-UPGRADE-2 = Это улучшение кладут на квартал с вашим зданием.
reason-ME-UPGRADE-3 = Нужно оставшееся дополнительное улучшение и квартал с вашим зданием.
reason-ME-WALL-2 = Вам нечем заплатить: { $piece }.
reason-ME-WALL-3 = Здесь уже построено: { $slot }.
reason-ME-WALL-4 = Ворота ставят в средние места, стены — в остальные.

## Из чего складываются очки

score-favour = милость
score-influence = влияние
score-contracts = договоры
score-library = библиотека
score-mosque = мечеть
score-palace = дворец
score-city = город
score-spices = пряности
score-favour_left = осталось милости
score-influence_left = влияние на шкале
score-queue = место в последней очереди
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
table-owner-courtier = Верховный придворный
table-owner-magistrate = Судья
table-cell = { $entry }
table-position = { $entry }
table-place = { $entry }
table-slot-north_1 = север 1
table-slot-north_2 = север 2
table-slot-north_3 = север 3
table-slot-north_4 = север 4
table-slot-north_5 = север 5
table-slot-east_1 = восток 1
table-slot-east_2 = восток 2
table-slot-east_3 = восток 3
table-slot-east_4 = восток 4
table-slot-east_5 = восток 5
table-slot-south_1 = юг 1
table-slot-south_2 = юг 2
table-slot-south_3 = юг 3
table-slot-south_4 = юг 4
table-slot-south_5 = юг 5
table-slot-west_1 = запад 1
table-slot-west_2 = запад 2
table-slot-west_3 = запад 3
table-slot-west_4 = запад 4
table-slot-west_5 = запад 5
table-side-north = север
table-side-east = восток
table-side-south = юг
table-side-west = запад
table-corner-top_left = слева вверху
table-corner-top_right = справа вверху
table-corner-bottom_right = справа внизу
table-corner-bottom_left = слева внизу
table-contract-contract_1_favour_1 = договор уровня 1 (милость), карта 1
table-contract-contract_1_favour_2 = договор уровня 1 (милость), карта 2
table-contract-contract_1_favour_3 = договор уровня 1 (милость), карта 3
table-contract-contract_1_soldier_1 = договор уровня 1 (солдат), карта 1
table-contract-contract_1_soldier_2 = договор уровня 1 (солдат), карта 2
table-contract-contract_1_soldier_3 = договор уровня 1 (солдат), карта 3
table-contract-contract_2_favour_1 = договор уровня 2 (милость), карта 1
table-contract-contract_2_favour_2 = договор уровня 2 (милость), карта 2
table-contract-contract_2_favour_3 = договор уровня 2 (милость), карта 3
table-contract-contract_2_soldier_1 = договор уровня 2 (солдат), карта 1
table-contract-contract_2_soldier_2 = договор уровня 2 (солдат), карта 2
table-contract-contract_2_soldier_3 = договор уровня 2 (солдат), карта 3
table-contract-contract_3_favour_1 = договор уровня 3 (милость), карта 1
table-contract-contract_3_favour_2 = договор уровня 3 (милость), карта 2
table-contract-contract_3_favour_3 = договор уровня 3 (милость), карта 3
table-contract-contract_3_soldier_1 = договор уровня 3 (солдат), карта 1
table-contract-contract_3_soldier_2 = договор уровня 3 (солдат), карта 2
table-contract-contract_3_soldier_3 = договор уровня 3 (солдат), карта 3
table-court-learning = двор учёности
table-court-spices = двор пряностей
table-court-trade = двор торговли
table-court-faith = двор веры
table-way-purple = фиолетовый кубик
table-way-sand = песочный кубик
table-way-turquoise = бирюзовый кубик
table-way-orange = оранжевый кубик
table-way-white = белый кубик
table-way-wild = кубик-джокер
table-way-discount = скидка
table-cube-purple = фиолетовый
table-cube-sand = песочный
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
table-space-m1a = уровень 1 (1-й путь)
table-space-m1b = уровень 1 (2-й путь)
table-space-m1c = уровень 1 (3-й путь)
table-space-m1d = уровень 1 (4-й путь)
table-space-m2a = уровень 2 (1-й путь)
table-space-m2b = уровень 2 (2-й путь)
table-space-m2c = уровень 2 (3-й путь)
table-space-m2d = уровень 2 (4-й путь)
table-space-m3l = уровень 3 (слева)
table-space-m3r = уровень 3 (справа)
table-space-m4l = уровень 4 (слева)
table-space-m4r = уровень 4 (справа)
table-space-m5 = уровень 5
table-space-m6 = уровень 6
table-space-m7 = уровень 7
table-space-m8 = уровень 8
table-space-m9 = уровень 9
table-space-m10 = уровень 10
table-piece-wall_purple_1 = фиолетовая стена за 1
table-piece-wall_purple_2 = фиолетовая стена за 2
table-piece-gate_purple_3 = фиолетовые ворота за 3
table-piece-wall_sand_1 = песочная стена за 1
table-piece-wall_sand_2 = песочная стена за 2
table-piece-gate_sand_3 = песочные ворота за 3
table-piece-wall_turquoise_1 = бирюзовая стена за 1
table-piece-wall_turquoise_2 = бирюзовая стена за 2
table-piece-gate_turquoise_3 = бирюзовые ворота за 3
table-piece-wall_orange_1 = оранжевая стена за 1
table-piece-wall_orange_2 = оранжевая стена за 2
table-piece-gate_orange_3 = оранжевые ворота за 3
table-upgrade-extra_purple = дополнительный фиолетовый кубик
table-upgrade-extra_sand = дополнительный песочный кубик
table-upgrade-extra_turquoise = дополнительный бирюзовый кубик
table-upgrade-extra_orange = дополнительный оранжевый кубик
table-upgrade-white = белое улучшение
table-token-bonus_caravansary = жетон бонуса: Караван-сарай
table-token-bonus_palace = жетон бонуса: Дворец
table-token-bonus_library = жетон бонуса: Библиотека
table-token-bonus_silk_road = жетон бонуса: Шёлковый путь
table-breakthrough-discount_caravansary = на кубик дешевле: Караван-сарай
table-breakthrough-discount_palace = на кубик дешевле: Дворец
table-breakthrough-discount_silk_road = на кубик дешевле: Шёлковый путь
table-breakthrough-discount_mosque = на кубик дешевле: Мечеть
table-breakthrough-wild_purple = фиолетовый кубик — джокер
table-breakthrough-wild_sand = песочный кубик — джокер
table-breakthrough-wild_turquoise = бирюзовый кубик — джокер
table-breakthrough-wild_orange = оранжевый кубик — джокер
table-breakthrough-free_caravan_card = бесплатная карта каравана
table-breakthrough-free_trading_post = бесплатная фактория с товаром
table-breakthrough-free_mosque_step = бесплатный шаг мечети
table-breakthrough-free_wall = бесплатная стена или ворота
table-breakthrough-two_favour = 2 милости
table-breakthrough-two_soldiers = 2 солдата
table-breakthrough-favour_and_soldier = 1 милость и 1 солдат
table-breakthrough-eight_points = 8 очков
table-good-common = обычный
table-good-rare = редкий
table-item-scroll = свиток
table-item-common = обычный товар
table-item-rare = редкий товар
table-reward-soldier = солдат
table-reward-favour = 1 милость
table-reward-white_cube = белый кубик
table-reward-white_upgrade_anywhere = белое улучшение на любой квартал
table-reward-white_upgrade_own = белое улучшение на свой квартал
table-reward-extra_upgrade_own = дополнительное улучшение на свой квартал
table-reward-camel_if_present = верблюд с этого деления
table-reward-bonus_token = жетон бонуса
table-reward-free_courtier = бесплатный придворный
table-reward-free_wall = бесплатная стена или ворота
table-reward-mosque_buildings_score = очки за здания Мечети
table-reward-scroll = свиток
table-reward-caravan_card = бесплатная карта каравана
table-reward-rare_good = редкий товар
table-reward-mosque_step = бесплатный шаг мечети
table-reward-victory_points_3 = 3 очка
table-reward-palace_action = действие «Дворец»
table-reward-wall_action = действие «Стена»
table-reward-library_action = действие «Библиотека»
table-reward-caravansary_action = действие «Караван-сарай»
table-reward-mosque_action = действие «Мечеть»
table-reward-free_trading_post = бесплатная фактория
table-spice-cinnamon = корица
table-spice-ginger = имбирь
table-spice-juniper = можжевельник
table-spice-pepper = перец
table-action-caravansary = Караван-сарай
table-action-palace = Дворец
table-action-library = Библиотека
table-action-silk_road = Шёлковый путь
table-action-mosque = Мечеть
table-action-wall = Стена
table-source-favour = милость
table-source-influence = влияние
table-source-contracts = договоры
table-source-library = библиотека
table-source-mosque = мечеть
table-source-palace = дворец
table-source-city = город
table-source-spices = пряности
table-source-magistrate = должность
table-tile-caravansary_purple = Караван-сарай, фиолетовый
table-tile-caravansary_sand = Караван-сарай, песочный
table-tile-caravansary_turquoise = Караван-сарай, бирюзовый
table-tile-caravansary_orange = Караван-сарай, оранжевый
table-tile-palace_purple = Дворец, фиолетовый
table-tile-palace_sand = Дворец, песочный
table-tile-palace_turquoise = Дворец, бирюзовый
table-tile-palace_orange = Дворец, оранжевый
table-tile-library_purple = Библиотека, фиолетовый
table-tile-library_sand = Библиотека, песочный
table-tile-library_turquoise = Библиотека, бирюзовый
table-tile-library_orange = Библиотека, оранжевый
table-tile-silk_road_purple = Шёлковый путь, фиолетовый
table-tile-silk_road_sand = Шёлковый путь, песочный
table-tile-silk_road_turquoise = Шёлковый путь, бирюзовый
table-tile-silk_road_orange = Шёлковый путь, оранжевый
table-tile-mosque_purple = Мечеть, фиолетовый
table-tile-mosque_sand = Мечеть, песочный
table-tile-mosque_turquoise = Мечеть, бирюзовый
table-tile-mosque_orange = Мечеть, оранжевый
table-tile-wall_purple = Стена, фиолетовый
table-tile-wall_sand = Стена, песочный
table-tile-wall_turquoise = Стена, бирюзовый
table-tile-wall_orange = Стена, оранжевый
table-decision-slot_to_build = это место
table-decision-slot_to_use = это место без постройки
table-decision-tile = этот квартал
table-decision-courtier_slot = это место для Верховного придворного
table-decision-courtier_tile = этот квартал для Верховного придворного
table-decision-card = эта карта
table-decision-court = этот двор
table-decision-city = этот город
table-decision-contract = этот договор
table-decision-piece = эта часть стены
table-decision-wall_slot = здесь
table-decision-soldier = этот квартал для солдата
table-decision-breakthrough = это открытие
table-decision-path = этот путь в мечети
table-decision-token = этот жетон
table-priority-only_one = другого выбора не было
table-priority-most_magistrate = больше всего его зданий на линии
table-priority-most_courtier = больше всего зданий Верховного придворного на линии
table-priority-most_you = больше всего ваших зданий на линии
table-priority-farthest_from_current_queue = при равенстве дальше всех от очереди
table-priority-most_magistrate_plus_courtier = больше всего его зданий и зданий Верховного придворного на линии
table-priority-perpendicular_most_magistrate = больше всего его зданий на поперечной линии
table-priority-perpendicular_most_you = больше всего ваших зданий на поперечной линии
table-priority-farthest_from_slot = при равенстве дальше всех от места
table-priority-fewest_magistrate = меньше всего его зданий на линии
table-priority-nearest_to_current_queue = при равенстве ближе всех к очереди
table-priority-perpendicular_fewest_magistrate = меньше всего его зданий на поперечной линии
table-priority-nearest_to_slot = при равенстве ближе всех к месту
table-priority-most_set_points = больше всего прибавляет к его наборам пряностей
table-priority-farthest_from_deck = при равенстве дальше всех от колоды
table-priority-most_points_for_magistrate = больше всего очков для него
table-priority-most_points_for_you = больше всего очков для вас
table-priority-leftmost = при равенстве самый левый
table-priority-outer_city = дальний город
table-priority-city_without_posts = там ещё нет факторий
table-priority-corner_order = первый по порядку углов
table-priority-most_victory_points = больше всего очков
table-priority-soldier_bonus = его бонус — солдат
table-priority-highest_level = самый высокий уровень
table-priority-walls_before_gates = стены строятся раньше ворот
table-priority-cheapest = самая дешёвая
table-priority-colour_order = при равенстве первая по порядку цветов
table-priority-best_rank = прикрывает лучшие для него здания
table-priority-clockwise_from_north_1 = при равенстве первый по часовой стрелке
table-priority-courtier_building = здание Верховного придворного важнее его собственного
table-priority-northernmost = самый северный
table-priority-westernmost = при равенстве самый западный
table-priority-mosque_level_against_caravan_cards = его уровень в мечети в сравнении с числом его карт каравана
table-priority-path_with_camel = там ещё есть верблюд
table-priority-random = при равенстве решил случай

## Кто впереди и далеко ли до конца

race-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
race-favour = расположение { $number }
race-influence = влияние { $number }
race-camels = { $number ->
    [one] { $number } верблюд
    [few] { $number } верблюда
   *[other] { $number } верблюдов
}
distance-year = Год { $done } из { $of }
    .short = Год { $done }/{ $of }
distance-side = { $done ->
    [1] северная сторона, первая из { $of }
    [2] восточная сторона, вторая из { $of }
    [3] южная сторона, третья из { $of }
   *[other] западная сторона, последняя
}
    .short = Сторона { $done }/{ $of }
verdict-magistrate = поровну с Магистратом, а этого мало
score-office = должность
