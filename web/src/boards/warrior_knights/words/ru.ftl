# Слова доски Warrior Knights.

wk-keys = Tab ведёт от места к месту, стрелки — внутри места, N — к следующему доступному; Enter выбирает.
wk-kingdom = Карта королевства
wk-strength = сила { $strength }
wk-income = доход { $number }
wk-neutral = нейтральный
wk-fortified = укреплён
wk-breaches = { $number ->
    [one] { $number } пролом
    [few] { $number } пролома
   *[other] { $number } проломов
}
wk-casualties = { $number ->
    [one] { $number } потеря
    [few] { $number } потери
   *[other] { $number } потерь
}
wk-exhausted = утомлён
wk-besieged = в осаде ({ $baron })
wk-razed = разорённый город
wk-port = порт
wk-at-sea = в море
wk-off-board = вне доски
wk-dead = вне игры
wk-course = Раунд
wk-reach = Куда можно дойти
wk-reach-land = { $number ->
    [one] { $number } область по суше
    [few] { $number } области по суше
   *[many] { $number } областей по суше
}
wk-reach-sea = { $number ->
    [one] { $number } порт по морю
    [few] { $number } порта по морю
   *[many] { $number } портов по морю
}
wk-reach-none = Сейчас не может выступить.
wk-leave = Пропустить должны:
wk-ability-free_wages = Небольшой армии этого дворянина не платят жалованья.
wk-ability-prevent_100 = Предотвращает 100 урона в битве.
wk-ability-deal_100 = Наносит 100 урона в битве.
wk-ability-victory_1 = Даёт 1 победу в битве.
wk-planning = План раунда
wk-handed-in = Готовы:
wk-hand-in = Готово
wk-laid = { $number ->
    [one] В плане { $number } карта.
    [few] В плане { $number } карты.
   *[many] В плане { $number } карт.
}
wk-plan-handed-in = Ваш план готов. Его можно изменить, пока готовы не все.
wk-change = Изменить
wk-in-hand = { $card }: на руке { $number }
wk-round = { $number ->
    [0] Подготовка
   *[other] Раунд { $number }
}
wk-influence-left = Влияния в пуле: { $number }
wk-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
wk-zone = { $zone }: карт { $number } из { $need }
wk-neutral-card = нейтральная карта
wk-market = Отряды и корабли
wk-track = Трек наёмников
wk-companies = Отряды для найма
wk-ships = Экспедиции
wk-deck = Колода: { $number }
wk-cost = цена { $number }
wk-wage = жалованье { $number }
wk-free = свободно
wk-ship-at = в пути, место { $number } из { $spaces }
wk-ship-home = не в пути
wk-blessed = с благословением
wk-stake = { $baron }: { $number }
wk-affairs = В повестке дня и в силе
wk-no-laws = Ни один закон не действует.
wk-type-private = частное предложение
wk-type-motion = предложение
wk-type-law = закон
wk-type-charge = назначение
wk-type-office = должность
wk-barons = Бароны
wk-cities = { $number ->
    [one] { $number } город
    [few] { $number } города
   *[other] { $number } городов
}
wk-hand-of = { $number ->
    [one] На руке { $number } карта.
    [few] На руке { $number } карты.
   *[other] На руке { $number } карт.
}
wk-forecast = Налоги сейчас: { $income }, жалованье: { $wages }.
wk-hostage = Наследник в заложниках: { $noble }. У кого: { $baron }
wk-majority = Для победы: { $needed } из { $cities } городов королевства
wk-gavel = Председатель
wk-sceptre = Глава церкви
wk-outlaw = Вне закона
wk-out = Вне игры
wk-armies = Армии: { $baron }
wk-to-assign = Распределить по армиям:
wk-battle-open = Битва: { $place }
wk-battle-assault = Штурм: { $place }
wk-battle-siege = Осада: { $place }
wk-townsfolk = Защитники стен
wk-commander = командует
wk-damage-left = Осталось распределить урона: { $number }
wk-fate-deal_100 = урон 100
wk-fate-prevent_100 = защита 100
wk-fate-victory_1 = 1 победа
wk-fate-draw_1 = ещё карта
wk-revolt = восстание
wk-assembly = Ассамблея
wk-assembly-on = Ассамблея: { $matter }
wk-chair = председательствует
wk-still-votes = ещё голосует
wk-has-voted = голос отдан
wk-votes-fewer = На голос меньше
wk-votes-more = На голос больше
wk-my-votes = Ваши голоса, втайне: { $votes }
wk-votes = { $number ->
    [one] { $number } голос
    [few] { $number } голоса
   *[other] { $number } голосов
}
wk-event-for = Для кого: { $baron }
wk-event-all = Для всех
wk-scene-battle = Битва
wk-scene-taxation = Сбор налогов
wk-scene-wages = Жалованье
wk-scene-assembly = Заседание
wk-scene-draft = Наём
wk-scene-event = Событие
wk-scene-voyage = Экспедиция
wk-scene-upkeep = Завершение раунда
wk-earlier = Более ранние сцены
wk-steps = Шаг за шагом
wk-attacker = атакующий
wk-defender = защищающийся
wk-cards-shown = Открытые карты жребия
wk-cards-held = Карт жребия на руке: { $number }
wk-cards-buried = Под колодой: { $number }
wk-no-cards = Осада ведётся без карт жребия.
wk-siege-compared = С учётом лидеров: { $attack } против { $defence }.
wk-reckoning = Итог
wk-reckon-deals = Нанесённый урон
wk-reckon-prevents = Предотвращённый урон
wk-reckon-damage = Полученный урон
wk-reckon-victory = Победы
wk-verdict-taken = Стены пали
wk-verdict-even = Никто не отступает
wk-verdict-attacker = Победа атакующего
wk-verdict-defender = Победа защищающегося
wk-scene-flight = Отступление и дезертирство
wk-flight-of = Отступление и потери: { $whom }
wk-flight-retreats = должен отступить
wk-flight-nation = Жребий называет: { $nation }.
wk-flight-nobody = Никто не дезертирует.
wk-flight-left = Потеряны:
wk-flight-to = Новое место: { $area }
wk-flight-castle = Укрывается в замке ({ $area }), утомлён
wk-flight-off = Покидает доску живым
wk-flight-dead = Погибает; его место займёт наследник
wk-flight-gone = Погибает без наследника
wk-event-of = Событие: { $card }
wk-colour-red = Несчастье
wk-colour-green = Удача
wk-colour-blue = Для всего королевства
wk-event-candidate = Кандидат: { $baron }
wk-event-cancelled = Отменено верой
wk-event-works = Вступает в действие
wk-faith-against = Вера против события
wk-faith-missing = Не хватает веры: { $number }
wk-faith-failed = Обещано слишком мало: никто не платит.
wk-revolts = восстаёт
wk-quiet = спокойно
wk-revolt-kept = удержан за плату
wk-revolt-lost = потерян
wk-for-hire = Для найма
wk-hires-nobody = никого не нанимает
wk-next-row = Для найма в следующий раз:
wk-upkeep-of = Завершение раунда { $number }
wk-nothing-happens = Ничего не происходит.
wk-changes = { $number ->
    [0] без изменений
    [one] { $number } изменение
    [few] { $number } изменения
   *[other] { $number } изменений
}
wk-last-round = Последний раунд
wk-order = Порядок голосования
wk-votes-before = Прежние голосования
wk-proposes = Предлагает { $baron }
wk-tie = Поровну: решает { $baron }.
wk-vote-passed = Принято
wk-vote-failed = Отклонено
wk-vote-elected = Результат выборов
wk-postponed = Заседание отложено
wk-chronicle = Сцены
wk-scene-replay = Показать снова:
wk-at-move = ход { $move }
wk-scene-close = Закрыть сцену
wk-step-back = На шаг назад
wk-step-on = На шаг вперёд
wk-step-end = В конец
wk-step-play = Проиграть сцену
wk-step-pause = Пауза
wk-give-for = За что
wk-give = Отдать
wk-for-nothing = просто так
wk-for-passage = за проход
wk-for-consent = за согласие
wk-motion-words = Предложение своими словами
wk-say = Внести
wk-end-majority = Победа: { $baron } — больше половины королевства
wk-end-survivor = Победа: { $baron } — других баронов не осталось
wk-end-influence = Победа: { $baron } — больше всех влияния после последнего раунда
wk-end-tie = Победителя нет: лучшие бароны равны во всём
wk-end-might = Победителя нет: больше половины королевства нет ни у кого
wk-end-way-majority = Больше половины королевства
wk-end-needed = Неразорённых городов королевства: { $cities }; для победы нужно: { $needed }.
wk-end-off = В этой партии так не побеждают.
wk-end-way-influence = Больше всех влияния после последнего раунда
wk-end-contests = При равенстве решает следующий столбец.
wk-end-decided = Решило: { $contest }.
wk-end-not-reached = До этого не дошло.
wk-end-sheet = Все бароны
wk-end-baron = Барон
wk-end-kingdom = города королевства
wk-end-overseas = города в заморских землях
wk-end-nobles = дворян на карте
wk-end-posts = Назначения и должности
wk-tab-end = Итог
wk-tab-divide = Войска
wk-tab-plan = План
wk-tab-odds = Шансы
wk-tab-scene = Сцена
wk-tab-round = Раунд
wk-tab-armies = Армии
wk-tab-barons = Бароны
wk-tab-market = Рынок
wk-tab-realm = Законы
wk-step-plan = План
wk-step-upkeep = Завершение
wk-move-on = { $stack }; нажмите, чтобы переложить
wk-next-here = Следующая карта: { $stack }
wk-zone-0 = { $need } карт — и все получают доход.
wk-zone-1 = { $need } карт — и все платят жалованье.
wk-zone-2 = { $need } карт — и Ассамблея голосует.
wk-divide = { $number ->
    [6] Распределите шесть карт войск
    [one] Распределите { $number } карту войск
    [few] Распределите { $number } карты войск
   *[other] Распределите { $number } карт войск
}
wk-divide-hint = Это предложение. Нажмите на карту или перетащите её, чтобы переложить.
wk-divide-move = { $card }, { $army }: переложить
wk-divide-confirm = Подтвердить
wk-divided = Ваши войска готовы. Это можно изменить, пока готовы не все.
wk-keep = { $number ->
    [one] Оставьте { $number } карту
    [few] Оставьте { $number } карты
   *[other] Оставьте { $number } карт
}
wk-keep-card = Оставить: { $card }
wk-gift = Подарок: { $baron }
wk-give-short = Подарить
wk-crowns-of = Кроны (у вас { $most })

## Лица карт

wk-fate-does-deal_100 = В битве: другая сторона получает 100 урона.
wk-fate-does-prevent_100 = В битве: предотвращает 100 урона своей стороне.
wk-fate-does-victory_1 = В битве: одна победа, если в конце обе стороны ещё стоят.
wk-fate-does-draw_1 = В битве: возьмите ещё одну карту жребия.
wk-fate-nation = Дезертирство и мятеж: { $nation }.
wk-fate-revolt = Проверяемый город восстаёт.
wk-company-does = Отряд наёмников ({ $nation }): сила { $strength }, цена найма { $cost }, жалованье { $wage }.
wk-regulars-does = Регулярные войска: сила { $strength }, жалованье { $wage }. Их не нанимают, и они не дезертируют.
wk-cancel-cost = Отмена стоит веры: { $number }.

## Шансы

wk-odds = Шансы
wk-odds-about = Оценка по картам жребия, которых вы не видели; обе стороны сначала оставляют победы, потом урон.
wk-odds-side = { $name }: { $what }
wk-odds-armies = армии { $strength }
wk-odds-walls = стены { $strength }
wk-odds-leaders = лидер { $strength }
wk-odds-cards = { $cards ->
    [one] { $cards } карта жребия, останется { $keeps }
    [few] { $cards } карты жребия, останется { $keeps }
   *[other] { $cards } карт жребия, останется { $keeps }
}
wk-odds-unseen = Карты жребия, которых вы не видели: { $cards }.
wk-odds-end = Шанс победить: около { $win } %. Никто не победит: { $even } %. Поражение: { $lose } % (гибель всех атакующих: { $ruin } %).
wk-odds-siege-again = Без карт жребия: вы сильнее, осада начинается. Стены падут, когда вы объявите её снова в одном из следующих раундов, если всё ещё будете сильнее.
wk-odds-siege-falls = Без карт жребия: вы всё ещё сильнее, и стены падают сейчас.
wk-voyage-odds = Следующая весть: { $chances }.
wk-voyage-brings = Крона приносит в среднем { $brings }; шанс потерять всё: { $lost } %. Осталось клеток: { $spaces }.
wk-voyage-short = в среднем × { $brings }, риск { $lost } %
wk-invest-odds = Вклад { $stake }: вернётся в среднем около { $number }; шанс потерять всё: { $lost } %.
wk-bless-odds = С благословением берут две карты жребия, считается лучшая.
wk-defy-risk = Вы оказываетесь вне закона: ни места, ни молотка в Ассамблее, пока вас не вернут; зато законы вас больше не связывают.
wk-post-gain = Назначение или должность остаётся за вами, пока Ассамблея не отменит или вы не откажетесь.
wk-chair-power = Председатель назначает порядок голосований и решает при равенстве.
wk-gavel-odds = Если голосов у вас строго больше всех, вы берёте молоток: порядок голосований, решение при равенстве, экспедиции и первый ход во многих фазах.
wk-sceptre-odds = Если веры у вас строго больше всех, вы берёте скипетр: решаете, кому достанутся события, и можете благословлять экспедиции.

## Почему битва так кончилась

wk-why-prevented = { $name }: предотвращено урона { $number }
wk-why-destroyed = { $name }: ничего не осталось
wk-why-prevented-walls = защитники стен предотвратили урон: { $number }
wk-why-destroyed-walls = от защитников стен ничего не осталось
wk-why-victories = победы { $ours } : { $theirs }
wk-why-so-taken = поэтому стены падают.
wk-why-so-attacker = поэтому атакующий побеждает ({ $name }).
wk-why-so-defender = поэтому защищающийся устоял ({ $name }).
wk-why-so-walls = поэтому стены устояли.
wk-why-so-even = поэтому никто не отступает.
wk-why-siege = Осаждающие сильнее, { $attack } против { $defence }: стены падают.
wk-why-laid = Осаждающие сильнее, { $attack } против { $defence }: осада начата.

## Что делают другие

wk-marches = Марши с вашего последнего хода
wk-march-of = { $noble }: { $from } → { $to }
wk-scene-next = Следующая сцена
