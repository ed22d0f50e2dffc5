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
wk-planning = План раунда
wk-handed-in = Сдали:
wk-hand-in = Сдать
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
wk-market = Отряды и корабли
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
wk-gavel = Председатель
wk-sceptre = Глава Церкви
wk-outlaw = Вне закона
wk-out = Выбыл из игры
wk-armies = Армии: { $baron }
wk-battle-open = Битва: { $place }
wk-battle-assault = Штурм: { $place }
wk-battle-siege = Осада: { $place }
wk-townsfolk = Защитники стен
wk-commander = командует
wk-damage-left = Осталось распределить урона: { $number }
wk-damage = Урон: нападающему — { $attacker }, защитнику — { $defender }.
wk-victory = Очки победы: нападающий — { $attacker }, защитник — { $defender }.
wk-fate-deal_100 = урон 100
wk-fate-prevent_100 = защита 100
wk-fate-victory_1 = 1 победа
wk-fate-draw_1 = ещё карта
wk-revolt = мятеж
wk-assembly = Ассамблея
wk-assembly-on = Ассамблея: { $matter }
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
wk-pledged = Обещано веры: { $number }
wk-scene-battle = Битва
wk-scene-taxation = Налоги
wk-scene-wages = Жалованье
wk-scene-assembly = Заседание
wk-scene-draft = Наём
wk-scene-event = Событие
wk-scene-voyage = Экспедиция
wk-scene-upkeep = Завершение раунда
wk-earlier = Предыдущая сцена
wk-later = Следующая сцена
wk-against = против
wk-steps = Шаг за шагом
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
