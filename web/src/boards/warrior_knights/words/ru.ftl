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
wk-besieged = в осаде, осаждает { $baron }
wk-razed = разрушенный город
wk-port = порт
wk-at-sea = в море
wk-off-board = вне поля
wk-dead = выбыл из игры
wk-my-armies = Мои армии
wk-course = Раунд
wk-jump = Перейти к месту
wk-realm = Дела королевства
wk-targets = Что можно выбрать на карте
wk-reach = В пределах досягаемости
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
wk-ability-free_wages = Его небольшой армии не платят жалованья.
wk-ability-prevent_100 = Предотвращает 100 урона в битве.
wk-ability-deal_100 = Наносит 100 урона в битве.
wk-ability-victory_1 = Даёт 1 победное очко в битве.
wk-planning = План раунда
wk-handed-in = Сдали:
wk-hand-in = Сдать
wk-laid = { $number ->
    [one] Положена { $number } карта.
    [few] Положено { $number } карты.
   *[many] Положено { $number } карт.
}
wk-plan-handed-in = Ваш план сдан. Пока не сдан последний, его ещё можно изменить.
wk-change = Изменить
wk-take-back = Забрать
wk-in-hand = { $card }: на руке { $number }
wk-round = Раунд { $number }
wk-influence-left = Осталось влияния: { $number }
wk-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
wk-zone = { $zone }: карт { $number } из { $need }
wk-neutral-card = нейтральная карта
wk-market = Отряды и корабли
wk-track = Дорожка наёмников
wk-companies = Отряды для найма
wk-ships = Экспедиции
wk-deck = Колода: { $number }
wk-cost = цена { $number }
wk-wage = жалованье { $number }
wk-free = свободно
wk-ship-at = в пути, деление { $number } из { $spaces }
wk-ship-home = не в пути
wk-blessed = с благословением
wk-stake = { $baron }: { $number }
wk-affairs = На рассмотрении и в силе
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
wk-forecast = Подати сейчас: { $income }, жалованье: { $wages }.
wk-hostage = Наследник ({ $noble }) — заложник у барона { $baron }
wk-majority = Для победы: { $needed } из { $cities } городов королевства
wk-gavel = Председатель
wk-sceptre = Глава Церкви
wk-outlaw = Вне закона
wk-out = Выбыл из игры
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
wk-assembly = Собрание
wk-assembly-on = Собрание: { $matter }
wk-chair = председательствует
wk-still-votes = ещё не голосовал
wk-has-voted = уже голосовал
wk-my-votes = Ваши голоса, втайне: { $votes }
wk-votes = { $number ->
    [one] { $number } голос
    [few] { $number } голоса
   *[other] { $number } голосов
}
wk-event-for = Кому: { $baron }
wk-event-all = Для всех
wk-scene-battle = Битва
wk-scene-taxation = Налоги
wk-scene-wages = Жалованье
wk-scene-assembly = Заседание
wk-scene-draft = Наём
wk-scene-event = Событие
wk-scene-voyage = Экспедиция
wk-scene-upkeep = Завершение раунда
wk-earlier = Более ранние сцены
wk-steps = Шаг за шагом
wk-attacker = нападающий
wk-defender = обороняющийся
wk-cards-shown = Открытые карты судьбы
wk-cards-held = Карт судьбы на руках: { $number }
wk-cards-buried = Под колоду: { $number }
wk-no-cards = Осада ведётся без карт судьбы.
wk-siege-compared = С учётом предводителей: { $attack } против { $defence }.
wk-reckoning = Подсчёт
wk-reckon-deals = Удары
wk-reckon-prevents = Отражённые удары
wk-reckon-damage = Полученный урон
wk-reckon-victory = Очки победы
wk-verdict-taken = Стены пали
wk-verdict-even = Никто не отступает
wk-verdict-attacker = Победа нападающего
wk-verdict-defender = Победа обороняющегося
wk-scene-flight = Отступление и дезертирство
wk-flight-of = Отступление и потери: { $whom }
wk-flight-retreats = должен отступить
wk-flight-nation = Судьба называет: { $nation }.
wk-flight-nobody = Никто не дезертирует.
wk-flight-left = Уходят:
wk-flight-to = Новое место: { $area }
wk-flight-castle = Укрывается в замке ({ $area }) без сил
wk-flight-off = Покидает поле живым
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
wk-next-row = Открыты к следующему набору:
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
wk-vote-elected = Избран
wk-postponed = Заседание отложено
wk-chronicle = Сцены
wk-scene-replay = Показать снова:
wk-at-move = ход { $move }
wk-scene-show = Показать
wk-scene-again = По шагам
wk-scene-small = Свернуть
wk-scene-close = Закрыть сцену
wk-step-back = На шаг назад
wk-step-on = На шаг вперёд
wk-step-end = В конец
wk-step-play = Проиграть сцену
wk-step-pause = Пауза
wk-answers = Ответы
wk-back = Все ответы
wk-offers = Дары и сделки
wk-give-to = Кому
wk-give-for = За что
wk-give = Отдать
wk-for-nothing = просто так
wk-for-passage = за проход
wk-for-consent = за согласие
wk-motion-words = Предложение своими словами
wk-say = Внести
wk-end-majority = { $baron } побеждает: под его властью больше половины королевства
wk-end-survivor = { $baron } побеждает: других баронов не осталось
wk-end-influence = { $baron } побеждает: после последнего раунда он первый
wk-end-tie = Никто не побеждает: лучшие бароны равны во всём
wk-end-might = Никто не побеждает: больше половины королевства нет ни у кого
wk-end-way-majority = Больше половины королевства
wk-end-needed = Городов королевства стоит: { $cities }; для победы нужно: { $needed }.
wk-end-off = В этой партии так не побеждают.
wk-end-way-influence = Больше всех влияния после последнего раунда
wk-end-contests = При равенстве решает следующий столбец.
wk-end-decided = Решило: { $contest }.
wk-end-not-reached = До этого не дошло.
wk-end-sheet = Все бароны
wk-end-baron = Барон
wk-end-kingdom = города королевства
wk-end-overseas = города за морем
wk-end-nobles = дворян на карте
wk-end-posts = Титулы и должности
