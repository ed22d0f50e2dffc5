name = Warrior Knights
preset-usual = Обычная партия
    .why = 10 влияния на барона, число раундов не ограничено.
preset-short = Короткая партия
    .why = 8 влияния на барона, пятый раунд — последний.
option-influence_per_player = Влияния в пуле на каждого барона
    .why = Меньше — партия короче, больше — длиннее.
option-open_private_motions = Свободные частные предложения
    .why = Тот, кто вносит частное предложение, может вынести на голосование и любое другое правило.
option-heir_exchange = Обмен наследниками
    .why = Бароны могут отдавать друг другу наследников в заложники, отпускать их и казнить.
option-baron_elimination = Барон без замка выбывает
    .why = Когда замок пал, дворяне барона уходят с доски, а его города становятся нейтральными.
option-might_makes_right = Кто силён, тот и прав
    .why = Побеждает только большинство городов; влияние ничего не решает.
option-deserted_noble = Покинутый войском дворянин не погибает
    .why = Дворянин, от которого ушли последние наёмники, возвращается сам, а не его наследник.
option-miracles_can_happen = Чудеса случаются
    .why = Жертва долгого события может прекратить его позже, заплатив на 1 веру больше, чем стоила бы отмена.
option-noble_placement_direction = Порядок расстановки дворян
    .why = В какую сторону по кругу ставят дворян; по правилам — по часовой стрелке.
option-two_player_majority_win = Два барона: большинство городов побеждает
    .why = Если выключить, большинство городов не приносит победы в партии, начатой вдвоём.
option-baron_assignment = Как распределяются бароны
    .why = Раздаются случайно или выбираются по очереди в случайном порядке.
option-round_limit = Номер последнего раунда (0 — без предела)
    .why = После этого раунда исход решается так же, как когда кончилось влияние.
score-influence = влияние
score-cities = города
score-wealth = кроны, вера и голоса
score-troops = войска на доске
ask-choose-house = { $seat }, каким бароном вы будете?
    .rule = WK-OPT-10.1
ask-assign-troops = { $seat }, распределите шесть карт войск. Сейчас: { $troop }.
    .rule = WK-SETUP-13
ask-castle-site = { $seat }, где построить ваш замок?
    .rule = WK-SETUP-17
ask-which-noble = { $seat }, какого дворянина вы ставите?
    .rule = WK-SETUP-19
ask-noble-site = { $seat }, куда поставить { $noble_acc }?
    .rule = WK-SETUP-20
ask-planning = { $seat }, составьте план: до двух карт в каждую стопку.
    .rule = WK-PLAN-1
ask-levy-taxes = { $seat }, Сбор налогов: по кроне за каждую область с вашим дворянином?
    .rule = WK-ACTION-24
ask-draft-soldiers = { $seat }, Вербовка солдат: поставить маркер на трек наёмников?
    .rule = WK-ACTION-28
ask-rally-support = { $seat }, Поиск сторонников: взять два голоса?
    .rule = WK-ACTION-30
ask-serve-the-church = { $seat }, Служение церкви: взять 1 веру?
    .rule = WK-ACTION-32
ask-choose-zone = { $seat }, в какую зону положить карту?
    .rule = WK-ACTION-14
ask-mobilize-forces = { $seat }, Мобилизация: в какой области?
    .rule = WK-ACTION-36
ask-versatile-strategy = { $seat }, Гибкая стратегия: выберите одно.
    .rule = WK-ACTION-40
ask-buy-space = { $seat }, какое место на треке наёмников вы покупаете?
    .rule = WK-ACTION-46
ask-move-noble = { $seat }, какой дворянин идёт?
    .rule = WK-MOVE-2
ask-choose-way = { $seat }, каким путём идёт { $noble_own }?
    .rule = WK-MOVE-3
ask-permit-passage = { $seat }, пропустить через область { $area }? Идёт { $noble }.
    .rule = WK-MOVE-7
ask-take-troops = { $seat }, какие отряды берёт с собой { $noble_own }?
    .rule = WK-MOVE-20
ask-battle-area = { $seat }, где вы сражаетесь?
    .rule = WK-BATTLE-1
ask-attack = { $seat }, кого вы атакуете { $area_in }?
    .rule = WK-BATTLE-3
ask-choose-host = { $seat }, какие армии участвуют?
    .rule = WK-BATTLE-4
ask-permit-attack = { $seat }, разрешаете ли вы атаку? Атакует { $seat_from }, цель: { $wall }.
    .rule = WK-ASSAULT-1
ask-break-law = { $seat }, закон это запрещает ({ $act }). Подчиниться закону или нарушить его?
    .rule = WK-ASSEMBLY-44
ask-take-command = { $seat }, кто командует?
    .rule = WK-BATTLE-12
ask-hold-fate = { $seat }, уберите под колоду не меньше двух карт жребия; хотя бы одну оставьте.
    .rule = WK-BATTLE-15
ask-place-damage = { $number ->
    [one] { $seat }, кто получает урон (осталась { $number } потеря)?
    [few] { $seat }, кто получает урон (осталось { $number } потери)?
   *[many] { $seat }, кто получает урон (осталось { $number } потерь)?
}
    .rule = WK-BATTLE-24
ask-who-first = { $seat }, чья участь решается первой?
    .rule = WK-RULING-45
ask-deserter = { $seat }, какой отряд дезертирует ({ $nation })? Армия: { $army }.
    .rule = WK-RETREAT-2
ask-loss = { $seat }, какой отряд потерян? Армия: { $army }, потери: { $number }.
    .rule = WK-DEATH-5
ask-retreat-to = { $seat }, куда отступает { $noble_own }?
    .rule = WK-RETREAT-3
ask-keep-or-raze = { $seat }, сохранить город { $city } или разорить?
    .rule = WK-CITY-6
ask-ransom-city = { $seat }, какой город вы отдаёте? Победитель: { $seat_to }.
    .rule = WK-CASTLE-8
ask-ransom = { $seat }, восстание в городе { $city }: заплатить 1 веру, заплатить кроны ({ $number }) или отпустить город?
    .rule = WK-UPKEEP-8
ask-upgrade = { $seat }, починить стены или укрепить город?
    .rule = WK-NEUTRAL-2
ask-repair-walls = { $seat }, сколько проломов починить? Стены: { $wall }.
    .rule = WK-NEUTRAL-3
ask-muster = { $seat }, какой армии вы устраиваете смотр?
    .rule = WK-NEUTRAL-7
ask-muster-army = { $seat }, сколько потерь снять? Армия: { $army }.
    .rule = WK-NEUTRAL-7
ask-name-candidate = { $seat }, назовите кандидата для события.
    .rule = WK-EVENT-1
ask-assign-event = { $seat }, кому событие «{ $event }»: вам или кандидату ({ $seat_to })? { $event_does }
    .rule = WK-EVENT-3
ask-cancel-event = { $seat }, отменить событие «{ $event }»? Цена — вера: { $number }. { $event_does }
    .rule = WK-EVENT-8
ask-pledge = { $seat }, сколько веры вы обещаете против события «{ $event }»? Не хватает: { $number }. { $event_does }
    .rule = WK-RULING-16
ask-select-army = { $seat }, выберите армию.
    .rule = WK-EVENT-15
ask-select-city = { $seat }, выберите город.
    .rule = WK-EVENT-15
ask-select-noble = { $seat }, выберите дворянина.
    .rule = WK-EVENT-15
ask-select-company = { $seat }, какой отряд вы теряете?
    .rule = WK-EFFECT-1
ask-select-expedition = { $seat }, какая экспедиция погибает?
    .rule = WK-EVENT-15
ask-choose-one = { $seat }, укрепить город или починить стены?
    .rule = WK-EVENT-15
ask-found = { $seat }, какую экспедицию вы снаряжаете?
    .rule = WK-EXPED-2
ask-invest = { $seat }, сколько крон вы вкладываете в экспедицию ({ $expedition })?
    .rule = WK-EXPED-3
ask-blessing = { $seat }, благословить экспедицию ({ $expedition }) за 1 веру?
    .rule = WK-EXPED-6
ask-pay-some = { $seat }, каким регулярным войскам вы платите?
    .rule = WK-WAGES-5
ask-soldiers-wage = { $seat }, платить повышенное жалованье или нарушить закон?
    .rule = WK-EFFECT-21
ask-pay-mercenaries = { $seat }, каким наёмникам вы платите?
    .rule = WK-WAGES-6
ask-name-chair = { $seat }, кто ведёт заседание?
    .rule = WK-ASSEMBLY-4
ask-propose-motion = { $seat }, что вы предлагаете?
    .rule = WK-ASSEMBLY-33
ask-propose-baron = { $seat }, о ком речь?
    .rule = WK-ASSEMBLY-34
ask-propose-object = { $seat }, о чём речь?
    .rule = WK-ASSEMBLY-33
ask-order-agenda = { $seat }, по какой карте голосуют следующей (голосование { $number })? В повестке дня: { $agenda_left }.
    .rule = WK-ASSEMBLY-6
ask-write-votes = { $agenda_key ->
    [none] { $seat }, ваши голоса записаны.
   *[other] { $seat }, сколько голосов записать за «{ $agenda }» (осталось { $number })? { $agenda_does }
}
    .rule = WK-ASSEMBLY-52
ask-commit-votes = { $proposal_key ->
    [none] { $seat }, сколько голосов отдать (у вас { $number })? «{ $agenda }». { $agenda_does }
   *[other] { $seat }, сколько голосов отдать (у вас { $number })? Предложение: { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-7
ask-declare = { $proposal_key ->
    [none] { $seat }, куда идут ваши голоса ({ $number })? «{ $agenda }».
   *[other] { $seat }, за или против (голосов: { $number })? Предложение: { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-9
ask-break-tie = { $proposal_key ->
    [none] { $seat }, голоса равны, решаете вы. «{ $agenda }». { $agenda_does }
   *[other] { $seat }, голоса равны, решаете вы. Предложение: { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-11
ask-obey-motion = { $seat }, вы подчинитесь решению «{ $agenda }»? { $agenda_does }
    .rule = WK-ASSEMBLY-41
ask-offer-post = { $seat }, вы согласны: «{ $agenda }»? { $agenda_does }
    .rule = WK-ASSEMBLY-41
ask-drop-charge = { $seat }, от какого прежнего назначения вы отказываетесь?
    .rule = WK-ASSEMBLY-24
ask-give-office = { $seat }, какой дворянин займёт должность «{ $agenda }»?
    .rule = WK-ASSEMBLY-26
ask-hire-company = { $seat }, какой отряд вы нанимаете?
    .rule = WK-MERC-1
ask-spend-marker = { $seat }, какой ваш маркер снять с трека?
    .rule = WK-MERC-6
ask-post-company = { $seat }, к кому присоединяется новый отряд ({ $troop })?
    .rule = WK-MERC-7
ask-buy-influence = { $seat }, { $agenda }: купить влияние за кроны?
    .rule = WK-EFFECT-13
ask-rebuild = { $seat }, отстроить замок?
    .rule = WK-UPKEEP-13
ask-receive = { $seat }, какая армия получает отряды?
    .rule = WK-UPKEEP-14
ask-hand-over = { $seat }, что получает { $army }?
    .rule = WK-UPKEEP-14
ask-return-nobles = { $seat }, какой дворянин возвращается?
    .rule = WK-UPKEEP-17
ask-return-to = { $seat }, куда возвращается { $noble_own }?
    .rule = WK-UPKEEP-17

## Choices

choice-take-house = { $house }
    .group = Выбор барона
choice-post = { CAP($post) }
    .group = Распределение войск
choice-place-castle = Построить { $area_in }
    .group = Построить замок
choice-plan-card = { $action }: { $stack }
    .group = План
choice-use = Применить карту
    .group = Применить
choice-decline = Не применять карту
    .group = Не применять
choice-done = Готово
    .group = Готово
choice-pick-space = { CAP($space) }
    .group = Трек наёмников
choice-pick-zone = { CAP($zone) }
    .group = Зона
choice-mobilize = Мобилизация { $area_in }
    .group = Область
choice-pick-versatile = { CAP($versatile) }
    .group = Гибкая стратегия
choice-march = Марш: { $route }
    .group = Марш
choice-sail = Плыть { $area_to }
    .group = Плыть
choice-take = Взять: { $troop } — { $army }
    .group = Взять отряд
choice-take-all = Взять всю армию: { $army }
    .group = Взять всю армию
choice-allow = Разрешить
    .group = Разрешить
choice-refuse = Отказать
    .group = Отказать
choice-fight = Битва в открытом поле: { $seat }
    .group = Битва в открытом поле
choice-assault = Штурмовать стены
    .group = Штурм
choice-besiege = Осадить стены
    .group = Осада
choice-attack-with = Атакуют: { $nobles_and }
    .group = Армии
choice-discard = Убрать под колоду: { $fate }
    .group = Убрать под колоду
choice-casualty = Потеря: { $army }
    .group = Потеря
choice-breach = Пролом в стене
    .group = Пролом
choice-keep = Сохранить город
    .group = Сохранить
choice-raze = Разорить город
    .group = Разорить
choice-pay-faith = Заплатить верой
    .group = Заплатить верой
choice-pay-crowns = Заплатить кронами
    .group = Заплатить кронами
choice-let-go = Отпустить город
    .group = Отпустить
choice-repair = Починить: { $wall }
    .group = Починить
choice-fortify = Укрепить: { $city }
    .group = Укрепить
choice-amount = { $asked ->
    [choose-one] { $number ->
        [0] Укрепить город
       *[other] Починить стены
    }
    [invest] { $number ->
        [0] Ничего не вкладывать
        [one] { $number } крона
        [few] { $number } кроны
       *[many] { $number } крон
    }
    [pledge] { $number ->
        [0] Нисколько веры
       *[other] Вера: { $number }
    }
    [commit-votes] { $number ->
        [0] Ни одного голоса
        [one] { $number } голос
        [few] { $number } голоса
       *[many] { $number } голосов
    }
    [write-votes] { $number ->
        [0] Ни одного голоса
        [one] { $number } голос
        [few] { $number } голоса
       *[many] { $number } голосов
    }
   *[other] { $number }
}
    .group = Число
choice-pick-noble = { CAP($noble) }
    .group = Дворянин
choice-pick-army = { CAP($army) }
    .group = Армия
choice-pick-area = { $area }
    .group = Область
choice-pick-city = { $city }
    .group = Город
choice-pick-troop = { CAP($troop) }
    .group = Отряды
choice-pick-seat = { $seat }
    .group = Барон
choice-pick-agenda = { $agenda }
    .group = Карта повестки дня
choice-pick-expedition = { $expedition }
    .group = Экспедиция
choice-keep-event = Взять событие себе
    .group = Взять событие себе
choice-pass-event = Отдать событие кандидату
    .group = Отдать событие
choice-cancel = Отменить событие
    .group = Отменить событие
choice-bless = Благословить
    .group = Благословить
choice-buy = Купить влияние
    .group = Купить
choice-pay-regulars = Заплатить: { $troops }
    .group = Заплатить регулярным войскам
choice-pay = Заплатить: { $troop } — { $army }
    .group = Заплатить отряду
choice-pay-all = Заплатить всем
    .group = Заплатить всем
choice-propose = { CAP($proposal) }
    .group = Предложить
choice-table-talk = Своими словами: { $words }
    .group = Свои слова
choice-for = За
    .group = За
choice-against = Против
    .group = Против
choice-obey = Подчиниться
    .group = Подчиниться
choice-defy = Не подчиниться
    .group = Не подчиниться
choice-hire = Нанять: { $troop }
    .group = Нанять
choice-give = Подарить: { $seat }, { $crowns ->
    [one] { $crowns } крона
    [few] { $crowns } кроны
   *[many] { $crowns } крон
} { $note }
    .group = Подарить кроны
choice-offer-heir = Предложить наследника: { $noble_own }. Кому: { $seat }
    .group = Предложить наследника
choice-accept-heir = Взять наследника в заложники: { $noble }
    .group = Взять заложника
choice-release-heir = Отпустить наследника: { $noble }
    .group = Отпустить заложника
choice-execute-heir = Казнить наследника: { $noble }
    .group = Казнить заложника
choice-miracle = Чудо прекращает «{ $event }»
    .group = Чудо

## Events

event-house-taken = { $seat } играет за барона: { $house }.
event-city-ruined = Город { $city } разорён.
event-troops-assigned = { CAP($army) } получает отряды: { $troops }.
event-companies-revealed = Отряды для найма: { $troops }.
event-agenda-revealed = В повестке дня: { $agenda }. { $agenda_does }
event-castle-placed = { $seat } строит замок { $area_in }.
event-noble-placed = { $noble_who } ставит { $noble_acc } { $area_in }.
event-gavel-passed = { $seat } получает молоток и становится председателем.
event-sceptre-passed = { $seat } получает скипетр и становится главой церкви.
event-round-began = Начинается раунд { $round }.
event-planned = { $seat }: план готов, карт в стопках { $first } + { $second } + { $third }.
event-card-revealed = Карта: { $card }.
event-neutral-revealed = Нейтральная карта: { $neutral }.
event-card-declined = { $card_who } не применяет карту «{ $card_own }».
event-card-laid = Карта «{ $card_own }» ложится в { $zone_acc } ({ $card_who }).
event-card-returned = { $card_who } возвращает на руку карту «{ $card_own }».
event-phase-began = Фаза: { $phase }.
event-zone-returned = Карты возвращаются из { $zone_of }.
event-gained = { $seat } получает { $goods_key ->
    [crowns] { $amount ->
        [one] { $amount } крону
        [few] { $amount } кроны
       *[many] { $amount } крон
    }
    [votes] { $amount ->
        [one] { $amount } голос
        [few] { $amount } голоса
       *[many] { $amount } голосов
    }
    [faith] { $amount ->
        [one] { $amount } веру
        [few] { $amount } веры
       *[many] { $amount } веры
    }
   *[influence] { $amount ->
        [one] { $amount } влияние
        [few] { $amount } влияния
       *[many] { $amount } влияния
    }
} ({ $cause }).
event-paid = { $seat } платит { $goods_key ->
    [crowns] { $amount ->
        [one] { $amount } крону
        [few] { $amount } кроны
       *[many] { $amount } крон
    }
    [votes] { $amount ->
        [one] { $amount } голос
        [few] { $amount } голоса
       *[many] { $amount } голосов
    }
    [faith] { $amount ->
        [one] { $amount } веру
        [few] { $amount } веры
       *[many] { $amount } веры
    }
   *[influence] { $amount ->
        [one] { $amount } влияние
        [few] { $amount } влияния
       *[many] { $amount } влияния
    }
} ({ $cause }).
event-marker-placed = { $seat } ставит маркер на трек наёмников: { $space }.
event-marker-removed = { $seat } снимает маркер с трека наёмников: { $space }.
event-fate-turned = Жребий: { $fate }.
event-fate-shuffled = Колода жребия перетасована.
event-marched = { CAP($noble) } идёт { $area_to }.
event-sailed = { CAP($noble) } плывёт { $area_to }.
event-landed = { CAP($noble) } высаживается { $area_in }.
event-troop-taken = { CAP($army) } берёт отряд: { $troop }. Отдаёт { $army_from }.
event-army-taken = { CAP($army) } берёт все отряды. Отдаёт { $army_from }.
event-troop-joined = { CAP($army) } получает отряд: { $troop }.
event-troop-left = { CAP($army) } теряет отряд: { $troop }.
event-noble-left = { CAP($noble) } покидает доску живым.
event-noble-exhausted = { CAP($noble) } утомлён.
event-permitted = { $seat } разрешает.
event-forbidden = { $seat } отказывает.
event-battle-joined = { $seat } атакует { $area_in }, защищается { $seat_against }. В атаке: { $nobles_and }.
event-walls-assaulted = { $seat } идёт на штурм: { $wall }. Участвуют: { $nobles_and }.
event-siege-laid = { $seat } начинает осаду: { $wall }.
event-siege-won = { $seat } побеждает в осаде, стены пали: { $wall }.
event-siege-lifted = Осада окончена: { $wall }.
event-host-counted = Сила: { $armies_strengths }.
event-walls-counted = Сила стен: { $strength }, { $wall }.
event-siege-counted = С учётом лидеров: { $attack } против { $defence }.
event-command-taken = Командует { $noble }.
event-fate-drawn = { $seat } тянет карты жребия: { $fates }.
event-fate-counted = { $seat } тянет карты жребия: { $number }.
event-fate-for-walls = Карты жребия за стены: { $number }, { $wall }.
event-fate-buried = { $seat } убирает под колоду: { $fates }.
event-fate-hidden = { $seat } убирает под колоду карт: { $number }.
event-fate-revealed = { $seat } открывает: { $fates }.
event-walls-revealed = Стены открывают: { $fates }. Место: { $wall }.
event-blows-counted = Атакующий: урон { $deals ->
    [0] 0
   *[other] { $deals }00
}, предотвращено { $prevents ->
    [0] 0
   *[other] { $prevents }00
}; защищающийся: урон { $deals_against ->
    [0] 0
   *[other] { $deals_against }00
}, предотвращено { $prevents_against ->
    [0] 0
   *[other] { $prevents_against }00
}.
event-damage-counted = Полученный урон: атакующий { $attacker ->
    [0] 0
   *[other] { $attacker }00
}, защищающийся { $defender ->
    [0] 0
   *[other] { $defender }00
}.
event-casualty-taken = { CAP($army) }, потери: { $number }.
event-casualties-healed = { CAP($army) }, снято потерь: { $number }.
event-breach-taken = Проломы: { $number }, { $wall }.
event-breaches-repaired = Проломы починены: { $number }, { $wall }.
event-fortification-lost = Город { $city } теряет укрепления.
event-city-fortified = Город { $city } укреплён.
event-victory-counted = Победы: { $attacker } к { $defender }.
event-retreat-began = { CAP($noble) } должен отступить.
event-desertion-drawn = Жребий решает, кто дезертирует: { $army }.
event-nobody-deserted = Никто не дезертирует: { $army }.
event-noble-retreated = { CAP($noble) } отступает { $area_to }.
event-noble-died = { CAP($noble) } погибает; его место займёт наследник.
event-noble-gone = { CAP($noble) } погибает без наследника и выбывает.
event-city-taken = { $seat } берёт город { $city }.
event-city-freed = Город { $city } становится нейтральным.
event-city-razed = { $seat } разоряет город { $city }.
event-castle-fell = { $seat } теряет замок, его берёт { $seat_by }.
event-city-tested = Восстанет ли { $city }? Решает жребий.
event-revolt-began = Восстание в городе { $city }.
event-candidate-named = Кандидат для события: { $seat }.
event-event-revealed = Событие: { $event_card }. { $event_card_does }
event-event-assigned = { $seat } получает событие «{ $event_card }».
event-faith-pledged = { $seat } обещает веру: { $number } (не хватает ещё { $missing }).
event-pledges-failed = Против события «{ $event_card }» обещано слишком мало: никто не платит.
event-event-cancelled = Событие «{ $event_card }» отменено.
event-event-worked = Событие «{ $event_card }» вступает в действие.
event-event-ended = Событие «{ $event_card }» завершено.
event-heir-lost = { CAP($noble) }: наследника больше нет.
event-heir-restored = { CAP($noble) }: снова есть наследник.
event-expedition-founded = Отправляется экспедиция: { $expedition }.
event-expedition-blessed = Экспедиция получает благословение: { $expedition }.
event-expedition-moved = Экспедиция ({ $expedition }) теперь на месте { $space }.
event-news-came = Вести об экспедиции ({ $expedition }): { $news }.
event-sitting-began = Ассамблея собралась: { $seats_and }.
event-chair-taken = Заседание ведёт { $seat }.
event-proposer-drawn = Частное предложение вносит { $seat }.
event-proposed = { $seat } предлагает: { $proposal }.
event-object-named = Речь о карте: { $agenda }.
event-baron-named = Речь о бароне: { $seat }.
event-order-announced = Порядок голосования: { $agenda }.
event-vote-called = На голосовании: { $agenda }. { $agenda_does }
event-sheet-revealed = { $seat }, записанные голоса: { $votes }.
event-votes-committed = { $seat } отдаёт { $number ->
    [one] { $number } голос
    [few] { $number } голоса
   *[many] { $number } голосов
}.
event-declared-for = { $seat } — за.
event-declared-against = { $seat } — против.
event-declared-name = { $seat } голосует за барона: { $seat_named }.
event-tie-broken = Голоса равны, решает { $seat }.
event-vote-counted = За — { $ayes }, против — { $noes }.
event-proposal-passed = Предложение принято: { $proposal }.
event-proposal-failed = Предложение отклонено: { $proposal }.
event-card-passed = Принято: { $agenda }.
event-card-failed = Отклонено: { $agenda }.
event-baron-elected = Итог выборов «{ $agenda }»: { $seat }.
event-motion-defied = { $seat } не подчиняется Ассамблее.
event-post-refused = { $seat } отказывается: { $agenda }.
event-law-broken = { $seat } нарушает закон ({ $act }).
event-baron-outlawed = { $seat } теперь вне закона.
event-baron-readmitted = { $seat } больше не вне закона.
event-law-made = Новый закон: { $agenda }.
event-annulled = Отменено: { $agenda }.
event-charge-taken = { $seat } принимает назначение: { $agenda }.
event-charge-dropped = { $seat } отказывается от назначения: { $agenda }.
event-office-taken = { CAP($noble) } занимает должность: { $agenda }.
event-office-dropped = Должность сброшена: { $agenda }.
event-talk-recorded = Решено: { $talk }
event-sitting-postponed = Заседание отложено.
event-agenda-dropped = Снято с повестки дня: { $agenda }.
event-upkeep-began = Раунд { $round }: завершение раунда.
event-part-began = Завершение раунда: { $part }.
event-affairs-began = Завершение раунда: { $seat }.
event-companies-offered = Отряды для найма: { $troops }.
event-hiring-began = { $seat } может нанимать ({ $space }).
event-company-hired = { $seat } нанимает: { $troop }.
event-crowns-given = { $seat } дарит { $crowns ->
    [one] { $crowns } крону
    [few] { $crowns } кроны
   *[many] { $crowns } крон
}. Кому: { $seat_to }. { $note }
event-heir-offered = { $noble_who } предлагает наследника в заложники: { $noble_own }. Кому: { $seat }.
event-heir-handed = { $seat } берёт наследника в заложники: { $noble }.
event-heir-released = Наследник отпущен: { $noble }.
event-heir-executed = Наследник казнён: { $noble }.
event-baron-eliminated = { $seat } выбывает из игры.
event-last-round-near = Это последний раунд.
event-game-won = Победа: { $seat }.
event-nobody-won = Победителя нет.

## Reasons

reason-WK-ACTION-14 = Эта карта идёт в зону жалованья или в зону Ассамблеи.
reason-WK-ACTION-28 = Это место на треке занято.
reason-WK-ACTION-29 = При таком числе баронов это место не используется.
reason-WK-ACTION-36 = Перемещаются только ваши дворяне.
reason-WK-ACTION-37 = Все, кого перемещает эта карта, должны прийти { $area_to }.
reason-WK-ACTION-40 = Выберите одно из применений карты.
reason-WK-ACTION-43 = Один дворянин должен переместиться.
reason-WK-ACTION-47 = Вам нечем заплатить за это место.
reason-WK-ACTION-50 = { CAP($noble) } уже перемещался этой картой.
reason-WK-ACTION-51 = Плыть можно только { $area_to }.
reason-WK-ASSAULT-2 = Один из баронов на месте не разрешает атаковать эти стены.
reason-WK-ASSAULT-8 = Проломы бывают только у стен, которые защищают.
reason-WK-ASSAULT-9 = Эти стены уже не пробить сильнее.
reason-WK-ASSEMBLY-11 = Председатель выбирает только между равными исходами.
reason-WK-ASSEMBLY-17 = По этой карте голосуют «за» или «против».
reason-WK-ASSEMBLY-18 = По этой карте нужно назвать барона.
reason-WK-ASSEMBLY-24 = Отказаться можно лишь от одного из трёх прежних назначений.
reason-WK-ASSEMBLY-26 = Должность получает один из ваших дворян, оставшихся в игре.
reason-WK-ASSEMBLY-31 = Просто отказаться может только барон вне закона.
reason-WK-ASSEMBLY-34 = Такого барона вне закона нет.
reason-WK-ASSEMBLY-35 = Это не действует.
reason-WK-ASSEMBLY-37 = Эту карту нельзя вернуть.
reason-WK-ASSEMBLY-4 = Вести заседание может только присутствующий барон.
reason-WK-ASSEMBLY-51 = Барону вне закона незачем не подчиняться: можно просто отказаться.
reason-WK-ASSEMBLY-52 = Нельзя записать больше голосов, чем есть ({ $number }).
reason-WK-ASSEMBLY-6 = Эта карта не ждёт голосования.
reason-WK-ASSEMBLY-7 = Можно отдать не больше голосов, чем у вас есть: { $number }.
reason-WK-BATTLE-1 = Атаковать некого и нечего.
reason-WK-BATTLE-15 = Уберите под колоду достаточно карт жребия из тех, что у вас на руке.
reason-WK-BATTLE-17 = Хотя бы одну карту жребия нужно оставить.
reason-WK-BATTLE-24 = Эта армия не сражается на вашей стороне.
reason-WK-BATTLE-26 = Эта армия не может нести больше потерь.
reason-WK-BATTLE-4 = Атакуют только ваши готовые дворяне на месте, хотя бы один.
reason-WK-BATTLE-7 = Дворян за стенами атакуют только штурмом или осадой.
reason-WK-BATTLE-9 = Это ваши собственные стены.
reason-WK-CASTLE-8 = Выкуп — один из ваших городов.
reason-WK-DEAL-1 = Кроны дарят другому барону, который в игре.
reason-WK-DEAL-6 = Подарок — не меньше одной кроны.
reason-WK-DEATH-14 = { CAP($noble) } не может вернуться: слишком много потерь.
reason-WK-DEATH-6 = Потеря этого отряда не соответствует числу потерь.
reason-WK-DEATH-7 = Теряются только наёмники этой армии.
reason-WK-EFFECT-1 = Карта на это не действует.
reason-WK-EFFECT-13 = Нужны кроны и замок на доске.
reason-WK-EFFECT-19 = Событие этого раунда запрещает это.
reason-WK-EFFECT-2 = Это ничего не изменит.
reason-WK-EFFECT-21 = Вы уже решили подчиниться закону ({ $act }).
reason-WK-EFFECT-22 = Город { $city } осаждён.
reason-WK-EVENT-11 = Событие отменяют сразу или никогда.
reason-WK-EVENT-5 = У вас нет на это веры.
reason-WK-EVENT-8 = Отмена стоит больше веры, чем у вас есть: { $number }.
reason-WK-EXPED-2 = Эта экспедиция уже в пути.
reason-WK-EXPED-3 = Вложить можно до пяти своих крон.
reason-WK-EXPED-6 = У вас нет веры, чтобы её благословить.
reason-WK-MERC-1 = Этот отряд нельзя нанять.
reason-WK-MERC-10 = Ни одна ваша армия не может принять отряд.
reason-WK-MERC-2 = Вам нечем заплатить за этот отряд (цена: { $number }).
reason-WK-MERC-4 = У вас не осталось маркера для ещё одного отряда.
reason-WK-MERC-6 = Вместе нанимают отряды одной нации, и каждый стоит одного вашего маркера.
reason-WK-MERC-7 = Новый отряд принимает дворянин дома или вне доски либо замок.
reason-WK-MERC-9 = Эта армия осаждена.
reason-WK-MOVE-10 = { CAP($noble) } в осаде.
reason-WK-MOVE-12 = Там нет вашего готового дворянина.
reason-WK-MOVE-13 = Плывут из порта в другой порт.
reason-WK-MOVE-2 = Перемещаются только готовые дворяне на доске.
reason-WK-MOVE-20 = Отряды дают готовый дворянин или замок в той же области.
reason-WK-MOVE-24 = Из армии с потерями берут всё, из прочих — по одному отряду.
reason-WK-MOVE-26 = Осаждённые не отдают и не получают отрядов.
reason-WK-MOVE-27 = В проходе отказано.
reason-WK-MOVE-3 = Перемещение начинается там, где стоит дворянин, и ведёт в соседнюю область.
reason-WK-MOVE-4 = Так далеко можно только по дороге.
reason-WK-MOVE-5 = Путь { $area_to } преграждают горы.
reason-WK-MOVE-6 = Путь { $area_to } преграждает река без моста.
reason-WK-NEUTRAL-2 = Это не ваши стены.
reason-WK-NEUTRAL-3 = Столько проломов здесь не починить.
reason-WK-NEUTRAL-4 = Укрепление города стоит { $number ->
    [one] { $number } крону
    [few] { $number } кроны
   *[many] { $number } крон
}.
reason-WK-NEUTRAL-5 = Город { $city } уже укреплён.
reason-WK-NEUTRAL-6 = Эти стены осаждены.
reason-WK-NEUTRAL-7 = Столько потерь здесь не снять.
reason-WK-OPT-10-1 = Этот барон уже занят.
reason-WK-OPT-2-1 = В этой партии нет свободных предложений.
reason-WK-OPT-2-3 = Слова выбирает только тот, кто внёс такое предложение.
reason-WK-OPT-2-4 = Сейчас это нельзя предложить.
reason-WK-OPT-3-2 = Этот наследник не может так перейти из рук в руки.
reason-WK-OPT-3-3 = Этот наследник не у вас.
reason-WK-OPT-3-4 = Этот наследник не у вас, казнить его нельзя.
reason-WK-OPT-3-5 = Наследник в заложниках: { $noble }.
reason-WK-OPT-4-1 = Этот барон выбыл.
reason-WK-OPT-7-1 = Такого события перед вами нет или не хватает веры.
reason-WK-OPT-7-2 = Чудо возможно, только когда решаете вы.
reason-WK-PLAN-3 = В этой стопке уже две карты.
reason-WK-PLAN-4 = Этой карты нет у вас на руке.
reason-WK-PLAYERS-4 = При таком числе баронов замки не ставят на краю карты.
reason-WK-RETREAT-2 = Дезертирует отряд той нации, что выпала.
reason-WK-RETREAT-3 = Противник уже { $area_in }.
reason-WK-RULING-15 = Кандидат — другой барон, который в игре.
reason-WK-RULING-16 = Обещать можно не больше, чем есть и чем не хватает.
reason-WK-RULING-45 = Сейчас здесь нечего решать.
reason-WK-RULING-5 = Замки стоят в королевстве.
reason-WK-RULING-63 = У вас столько крон нет: { $number }.
reason-WK-RULING-91 = Никто не может прийти { $area_to } или сражаться там.
reason-WK-RULING-94 = С этой армией вы на этом шаге уже закончили: { $army }.
reason-WK-SETUP-13 = Каждый отряд достаётся одному дворянину или замку.
reason-WK-SETUP-14 = Ставят дворян с отрядами, которых ещё нет на доске.
reason-WK-SETUP-17 = Замку нужна область без города и другого замка.
reason-WK-SETUP-20 = Противник уже { $area_in }.
reason-WK-SETUP-21 = Никто не начинает в заморских землях.
reason-WK-SIEGE-1 = Осаждающие слишком слабы: { $number } против { $number_against }.
reason-WK-SIEGE-12 = Осада начата только в этом раунде.
reason-WK-SIEGE-16 = Эти стены осаждает другой барон.
reason-WK-SIEGE-6 = Эта армия в осаде.
reason-WK-TERM-15 = Этот дворянин не ведёт вашу армию в этой битве.
reason-WK-TERM-20 = { CAP($noble) } без отрядов и не может выйти на доску.
reason-WK-TERM-7 = Эти области не соседние: { $area_from } и { $area }.
reason-WK-UPKEEP-13 = Замок отстраивают в области без города, другого замка и противника.
reason-WK-UPKEEP-14 = Отряды меняют армию только внутри одной области.
reason-WK-UPKEEP-15 = На этом шаге отрядами делятся дворяне вне доски.
reason-WK-UPKEEP-16 = На этом шаге отряды идут из замка к дворянам вне доски.
reason-WK-UPKEEP-17 = Дворяне возвращаются в свой замок или в свои неосаждённые города.
reason-WK-UPKEEP-19 = Этот отряд уже менял армию: { $troop }.
reason-WK-UPKEEP-8 = На выкуп у вас не хватает: { $goods }, { $number }.
reason-WK-WAGES-2 = Выбирайте только наёмников; регулярным войскам платят первыми.
reason-WK-WAGES-5 = Заплатите как можно большему числу регулярных отрядов. Крон: { $number }.
reason-WK-WAGES-6 = Вам нечем это заплатить.

## Tables

table-seat-first = Барон 1
table-seat-second = Барон 2
table-seat-third = Барон 3
table-seat-fourth = Барон 4
table-seat-fifth = Барон 5
table-seat-sixth = Барон 6
table-house-madder = Томас Эдмунд Маддер
    .short = Маддер
table-house-limon = Гийом де Лимон
    .short = Лимон
table-house-zobel = Генрих Отто Цобель
    .short = Цобель
table-house-viola = Умберто да Виола
    .short = Виола
table-house-emeraude = Рауль д’Эмерод
    .short = Эмерод
table-house-niebieski = Мечислав Небески
    .short = Небески
table-post-circle = { table-noble.own }
table-post-square = { table-noble.own }
table-post-triangle = { table-noble.own }
table-post-hexagon = { table-noble.own }
table-post-castle = замок
table-city-froli = Фроли
table-city-halben = Хальбен
table-city-iskar = Искар
table-city-kovel = Ковель
table-city-dunmere = Данмир
table-city-thira = Тира
table-city-monz = Монц
table-city-carrow = Карроу
table-city-valbruck = Вальбрук
table-city-arvane = Арван
table-city-tarsin = Тарсин
table-city-surat = Сурат
table-city-estrel = Эстрель
table-city-lorne = Лорн
table-city-belcort = Белькорт
table-city-pelmar = Пельмар
table-city-gedze = Гедзе
table-city-nesque = Неск
table-city-valencia = Валенсия
table-city-tunis = Тунис
table-city-syracuse = Сиракузы
table-city-constantinople = Константинополь
table-city-jerusalem = Иерусалим
table-city-alexandria = Александрия
table-wall-froli = Фроли
table-wall-halben = Хальбен
table-wall-iskar = Искар
table-wall-kovel = Ковель
table-wall-dunmere = Данмир
table-wall-thira = Тира
table-wall-monz = Монц
table-wall-carrow = Карроу
table-wall-valbruck = Вальбрук
table-wall-arvane = Арван
table-wall-tarsin = Тарсин
table-wall-surat = Сурат
table-wall-estrel = Эстрель
table-wall-lorne = Лорн
table-wall-belcort = Белькорт
table-wall-pelmar = Пельмар
table-wall-gedze = Гедзе
table-wall-nesque = Неск
table-wall-valencia = Валенсия
table-wall-tunis = Тунис
table-wall-syracuse = Сиракузы
table-wall-constantinople = Константинополь
table-wall-jerusalem = Иерусалим
table-wall-alexandria = Александрия
table-area-C1 = Фроли
    .to = во Фроли
    .in = во Фроли
table-area-D1 = Чаячьи утёсы
    .to = на Чаячьи утёсы
    .in = на Чаячьих утёсах
table-area-E1 = Хальбен
    .to = в Хальбен
    .in = в Хальбене
table-area-G1 = Искар
    .to = в Искар
    .in = в Искаре
table-area-H1 = Оленья пустошь
    .to = на Оленью пустошь
    .in = на Оленьей пустоши
table-area-A2 = Мыс Тира
    .to = на мыс Тира
    .in = на мысе Тира
table-area-C2 = Верхняя долина
    .to = в Верхнюю долину
    .in = в Верхней долине
table-area-D2 = Ковель
    .to = в Ковель
    .in = в Ковеле
table-area-E2 = Луга Ауны
    .to = на луга Ауны
    .in = на лугах Ауны
table-area-F2 = Ольховое болото
    .to = на Ольховое болото
    .in = на Ольховом болоте
table-area-G2 = Горные пастбища
    .to = на Горные пастбища
    .in = на Горных пастбищах
table-area-H2 = Данмир
    .to = в Данмир
    .in = в Данмире
table-area-A3 = Тира
    .to = в Тиру
    .in = в Тире
table-area-C3 = Монц
    .to = в Монц
    .in = в Монце
table-area-D3 = Подножие Короны
    .to = к подножию Короны
    .in = у подножия Короны
table-area-E3 = Карроу
    .to = в Карроу
    .in = в Карроу
table-area-F3 = Мостовая марка
    .to = в Мостовую марку
    .in = в Мостовой марке
table-area-G3 = Вальбрук
    .to = в Вальбрук
    .in = в Вальбруке
table-area-H3 = Равнина Восточных ворот
    .to = на равнину Восточных ворот
    .in = на равнине Восточных ворот
table-area-B4 = Сельдяной берег
    .to = на Сельдяной берег
    .in = на Сельдяном берегу
table-area-C4 = Вейский лес
    .to = в Вейский лес
    .in = в Вейском лесу
table-area-D4 = Арван
    .to = в Арван
    .in = в Арване
table-area-E4 = Излучина Ауны
    .to = в излучину Ауны
    .in = в излучине Ауны
table-area-F4 = Железные склоны
    .to = на Железные склоны
    .in = на Железных склонах
table-area-G4 = Подветренный склон
    .to = на Подветренный склон
    .in = на Подветренном склоне
table-area-H4 = Тарсин
    .to = в Тарсин
    .in = в Тарсине
table-area-A5 = Западные холмы
    .to = на Западные холмы
    .in = на Западных холмах
table-area-B5 = Сурат
    .to = в Сурат
    .in = в Сурате
table-area-C5 = Земля мельников
    .to = на землю мельников
    .in = на земле мельников
table-area-D5 = Аббатские поля
    .to = на Аббатские поля
    .in = на Аббатских полях
table-area-E5 = Трёхречье
    .to = в Трёхречье
    .in = в Трёхречье
table-area-F5 = Эстрель
    .to = в Эстрель
    .in = в Эстреле
table-area-G5 = Долгая пустошь
    .to = на Долгую пустошь
    .in = на Долгой пустоши
table-area-H5 = Дальний хутор
    .to = на Дальний хутор
    .in = на Дальнем хуторе
table-area-A6 = Лорн
    .to = в Лорн
    .in = в Лорне
table-area-B6 = Полые холмы
    .to = на Полые холмы
    .in = на Полых холмах
table-area-C6 = Белькорт
    .to = в Белькорт
    .in = в Белькорте
table-area-D6 = Паромный край
    .to = в Паромный край
    .in = в Паромном крае
table-area-E6 = Пельмар
    .to = в Пельмар
    .in = в Пельмаре
table-area-F6 = Южная марка
    .to = в Южную марку
    .in = в Южной марке
table-area-G6 = Гедзе
    .to = в Гедзе
    .in = в Гедзе
table-area-B7 = Лорнские пески
    .to = на Лорнские пески
    .in = на Лорнских песках
table-area-C7 = Неск
    .to = в Неск
    .in = в Неске
table-area-D7 = Камышовый край
    .to = в Камышовый край
    .in = в Камышовом крае
table-area-E7 = Нижняя Ауна
    .to = на Нижнюю Ауну
    .in = на Нижней Ауне
table-area-F7 = Виноградный край
    .to = в Виноградный край
    .in = в Виноградном крае
table-area-G7 = Мыс Гедзе
    .to = на мыс Гедзе
    .in = на мысе Гедзе
table-area-overseas_valencia = Валенсия
    .to = в Валенсию
    .in = в Валенсии
table-area-overseas_tunis = Тунис
    .to = в Тунис
    .in = в Тунисе
table-area-overseas_syracuse = Сиракузы
    .to = в Сиракузы
    .in = в Сиракузах
table-area-overseas_constantinople = Константинополь
    .to = в Константинополь
    .in = в Константинополе
table-area-overseas_jerusalem = Иерусалим
    .to = в Иерусалим
    .in = в Иерусалиме
table-area-overseas_alexandria = Александрия
    .to = в Александрию
    .in = в Александрии
table-stack-1 = стопка 1
table-stack-2 = стопка 2
table-stack-3 = стопка 3
table-action-levy_taxes = Сбор налогов
    .does = По кроне за каждую область с вашим дворянином.
table-action-draft_soldiers = Вербовка солдат
    .does = Маркер на трек наёмников бесплатно.
table-action-rally_support = Поиск сторонников
    .does = Два голоса; молоток, если их больше всех.
table-action-serve_the_church = Служение церкви
    .does = Одна вера; скипетр, если её больше всех.
table-action-mobilize_forces = Мобилизация
    .does = Соберите дворян в одной области и атакуйте там.
table-action-versatile_strategy = Гибкая стратегия
    .does = 2 кроны, 1 голос, ход, битва или маркер.
table-neutral-important_event = Важное событие
table-neutral-fund_expedition = Снаряжение экспедиции
table-neutral-upgrade_defenses = Укрепление обороны
table-neutral-muster_troops = Смотр войск
table-neutral-uncertain_times = Смутные времена
table-space-1 = место 1
table-space-2 = место 2
table-space-3 = место 3
table-space-4 = место 4
table-space-5 = место 5
table-space-6 = место 6
table-space-7 = место 7
table-zone-taxation = зона налогов
    .acc = зону налогов
    .of = зоны налогов
table-zone-wages = зона жалованья
    .acc = зону жалованья
    .of = зоны жалованья
table-zone-assembly = зона Ассамблеи
    .acc = зону Ассамблеи
    .of = зоны Ассамблеи
table-phase-taxation = сбор налогов
table-phase-wages = жалованье
table-phase-assembly = Ассамблея
table-phase-mercenary_draft = наём
table-part-influence = влияние
table-part-revolts = восстания
table-part-landing = высадка
table-part-rest = отдых дворян
table-part-affairs = дела баронов
table-versatile-crowns = 2 кроны
table-versatile-vote = 1 голос
table-versatile-move = переместить одного дворянина
table-versatile-battle = начать битву
table-versatile-marker = купить место на треке наёмников
table-nation-english = англичане
table-nation-swiss = швейцарцы
table-nation-polish = поляки
table-nation-romanian = румыны
table-nation-italian = итальянцы
table-nation-spanish = испанцы
table-troop-english_50 = англичане 50
table-troop-english_100 = англичане 100
table-troop-english_150 = англичане 150
table-troop-english_200 = англичане 200
table-troop-swiss_50 = швейцарцы 50
table-troop-swiss_100 = швейцарцы 100
table-troop-swiss_150 = швейцарцы 150
table-troop-swiss_200 = швейцарцы 200
table-troop-polish_50 = поляки 50
table-troop-polish_100 = поляки 100
table-troop-polish_150 = поляки 150
table-troop-polish_200 = поляки 200
table-troop-romanian_50 = румыны 50
table-troop-romanian_100 = румыны 100
table-troop-romanian_150 = румыны 150
table-troop-romanian_200 = румыны 200
table-troop-italian_50 = итальянцы 50
table-troop-italian_100 = итальянцы 100
table-troop-italian_150 = итальянцы 150
table-troop-italian_200 = итальянцы 200
table-troop-spanish_50 = испанцы 50
table-troop-spanish_100 = испанцы 100
table-troop-spanish_150 = испанцы 150
table-troop-spanish_200 = испанцы 200
table-troop-regular_50 = регулярные 50
table-troop-regular_100 = регулярные 100
table-fate-1 = урон 100 (поляки)
table-fate-2 = защита 100 (румыны)
table-fate-3 = урон 100 (швейцарцы; восстание)
table-fate-4 = урон 100 (итальянцы; восстание)
table-fate-5 = ещё карта (англичане; восстание)
table-fate-6 = 1 победа (швейцарцы)
table-fate-7 = урон 100 (поляки)
table-fate-8 = защита 100 (румыны; восстание)
table-fate-9 = 1 победа (румыны)
table-fate-10 = защита 100 (испанцы)
table-fate-11 = защита 100 (поляки; восстание)
table-fate-12 = ещё карта (итальянцы)
table-fate-13 = урон 100 (англичане)
table-fate-14 = урон 100 (итальянцы)
table-fate-15 = ещё карта (итальянцы)
table-fate-16 = урон 100 (швейцарцы)
table-fate-17 = урон 100 (швейцарцы)
table-fate-18 = 1 победа (поляки)
table-fate-19 = защита 100 (англичане)
table-fate-20 = защита 100 (румыны)
table-fate-21 = 1 победа (англичане)
table-fate-22 = урон 100 (испанцы)
table-fate-23 = 1 победа (испанцы; восстание)
table-fate-24 = 1 победа (испанцы)
table-expedition-ceylon = Цейлон
    .does = Самое безопасное плавание и небольшая прибыль.
table-expedition-spice_islands = Острова пряностей
    .does = Средний риск, прибыль до четырёх вкладов.
table-expedition-china = Китай
    .does = Корабль часто гибнет, зато прибыль самая большая.
table-news-lost = погибла
table-news-no_news = нет вестей
table-news-x1 = прибыль ×1
table-news-x2 = прибыль ×2
table-news-x3 = прибыль ×3
table-news-x4 = прибыль ×4
table-proposal-readmit = вернуть барона в Ассамблею
    .does = Барон вне закона возвращается в Ассамблею.
table-proposal-annul = отменить закон, назначение или должность
    .does = Закон, назначение или должность отменяется.
table-proposal-postpone = отложить Ассамблею
    .does = Это заседание кончается, карты ждут следующего.
table-proposal-recall = вернуть сброшенную карту
    .does = Сброшенная карта повестки дня снова ставится на голосование.
table-proposal-open = предложить иное правило
    .does = На голосование ставится другое правило.
table-goods-crowns = кроны
table-goods-votes = голоса
table-goods-faith = вера
table-goods-influence = влияние
table-cause-action-card = карта действия
table-cause-taxation = налоги
table-cause-wages = жалованье
table-cause-hire = наём
table-cause-track = трек наёмников
table-cause-repair = починка стен
table-cause-fortify = укрепление
table-cause-muster = смотр войск
table-cause-event = событие
table-cause-expedition = экспедиция
table-cause-assembly = Ассамблея
table-cause-law = закон
table-cause-ransom = выкуп
table-cause-raze = разорение города
table-cause-castle = падение замка
table-cause-cities = города
table-cause-office = должность
table-cause-charge = назначение
table-cause-church = церковь
table-cause-blessing = благословение
table-act-attack = атака
table-act-siege = осада
table-act-assault = штурм
table-act-raze = разорение города
table-act-roads = марш по дороге
table-act-sea = морское перемещение
table-act-hire = наём
table-act-wages = повышенное жалованье
table-agenda-private_motion = Частное предложение
    .does = Барон, названный жребием, вносит собственное предложение.
table-agenda-vote_of_thanks = Выражение благодарности
    .does = Избранный барон получает 5 крон.
table-agenda-honours = Почести королевства
    .does = Избранный барон получает 1 влияние.
table-agenda-new_chairman = Выборы председателя
    .does = Избранный барон получает молоток.
table-agenda-investiture = Инвеститура
    .does = Избранный барон становится главой церкви.
table-agenda-fine_for_misrule = Штраф за дурное правление
    .does = Избранный барон платит в казну 5 крон.
table-agenda-restitution = Возвращение города
    .does = Избранный барон отдаёт один из своих городов по своему выбору; город становится нейтральным.
table-agenda-tithe = Десятина
    .does = Каждый другой барон платит главе церкви 2 кроны.
table-agenda-disbandment = Роспуск отрядов
    .does = Каждый барон распускает 1 отряд наёмников по своему выбору.
table-agenda-repair_of_walls = Починка стен
    .does = Во всех городах, кроме осаждённых, все проломы починены.
table-agenda-general_pardon = Общее помилование
    .does = Все бароны вне закона возвращаются в Ассамблею.
table-agenda-war_tax = Военный налог
    .does = Начать битву, штурм или осаду стоит 2 кроны.
table-agenda-kings_peace = Королевский мир
    .does = Осады запрещены.
table-agenda-mercy_to_cities = Пощада городам
    .does = Взятые города нельзя разорять.
table-agenda-soldiers_wage = Солдатское жалованье
    .does = Наёмникам силой от 150 платят на 1 крону больше.
table-agenda-market_charter = Рыночная хартия
    .does = Каждый город приносит на 1 крону налогов больше.
table-agenda-closed_ports = Закрытые порты
    .does = Выходить в море запрещено.
table-agenda-road_tolls = Дорожная пошлина
    .does = Марш по дороге на две области и дальше стоит 1 крону за каждого дворянина.
table-agenda-council_reform = Реформа совета
    .does = В начале каждой Ассамблеи каждый барон получает на 1 голос больше.
table-agenda-burgher_rights = Права горожан
    .does = Укреплённые города не восстают.
table-agenda-limit_of_companies = Предел отрядов
    .does = Барон, у которого 6 или больше отрядов наёмников, не нанимает новых.
table-agenda-fishing_rights = Право лова
    .does = Концессия: её обладатель получает 2 кроны при каждом сборе налогов.
table-agenda-wool_staple = Торговля шерстью
    .does = Концессия: её обладатель получает 2 кроны при каждом сборе налогов.
table-agenda-salt_pans = Солеварни
    .does = Концессия: её обладатель получает 2 кроны при каждом сборе налогов.
table-agenda-timber_rights = Право на лес
    .does = Концессия: её обладатель получает 3 кроны при каждом сборе налогов.
table-agenda-wine_trade = Торговля вином
    .does = Концессия: её обладатель получает 3 кроны при каждом сборе налогов.
table-agenda-silver_mines = Серебряные копи
    .does = Концессия: её обладатель получает 4 кроны при каждом сборе налогов.
table-agenda-ambassador = Посол
    .does = Его обладатель не заседает в Ассамблее и получает 4 кроны при каждом сборе налогов.
table-agenda-defender_of_the_faith = Защитник веры
    .does = «Служение церкви» даёт его обладателю на 1 веру больше.
table-agenda-tribune = Трибун общин
    .does = Его обладатель получает в начале каждой Ассамблеи на 1 голос больше.
table-agenda-patron_of_arts = Покровитель искусств
    .does = В конце каждого раунда его обладатель может заплатить 3 кроны за 1 влияние.
table-agenda-constable = Коннетабль
    .does = Дворянин в должности ведёт отряды поддержки силой 200.
table-agenda-marshal = Маршал
    .does = Дворянин в должности ведёт отряды поддержки силой 100.
table-agenda-admiral = Адмирал
    .does = Дворянин в должности, выйдя в море, высаживается сразу.
table-agenda-master_of_horse = Конюший
    .does = Дворянин в должности проходит 2 области без дороги или 4 по дороге.
table-agenda-papal_legate = Папский легат
    .does = В конце каждого раунда барон получает 1 веру, пока дворянин в должности на доске.
table-agenda-chancellor = Канцлер
    .does = Его барон получает в начале каждой Ассамблеи на 2 голоса больше.
table-agenda-treasurer = Казначей
    .does = Его барон получает 3 кроны при каждом сборе налогов.
table-agenda-master_engineer = Главный инженер
    .does = Когда дворянин в должности командует штурмом, его сторона считает на одну карту урона больше.
table-agenda-open_ban_sieges = Предложение: без осад
    .does = Осады запрещены.
table-agenda-open_ban_assaults = Предложение: без штурмов
    .does = Штурмы запрещены.
table-agenda-open_ban_road_marches = Предложение: без маршей по дорогам
    .does = Марш по дороге дальше одной области запрещён.
table-agenda-open_ban_sea_travel = Предложение: без плаваний
    .does = Выходить в море запрещено.
table-agenda-open_ban_razing = Предложение: не разорять города
    .does = Взятые города нельзя разорять.
table-agenda-open_war_tax = Предложение: атака стоит 3 кроны
    .does = Начать битву, штурм или осаду стоит 3 кроны.
table-agenda-open_cap_companies = Предложение: не более четырёх отрядов
    .does = Барон, у которого 4 или больше отрядов наёмников, не нанимает новых.
table-agenda-open_subsidy = Предложение: пособие 5 крон
    .does = Названный барон получает 5 крон.
table-agenda-open_fine = Предложение: штраф 5 крон
    .does = Названный барон платит в казну 5 крон.
table-agenda-open_new_head = Предложение: новый глава церкви
    .does = Названный барон становится главой церкви.
table-agenda-open_new_chairman = Предложение: новый председатель
    .does = Названный барон получает молоток.
table-agenda-open_table_talk = Предложение своими словами
    .does = Сказанное записывается и больше ничего не меняет.
table-event-assassin = Наёмный убийца
    .does = Одна армия жертвы с дворянином во главе несёт 2 потери; её выбирает глава церкви.
table-event-heretic = Еретик
    .does = Жертва до конца игры не получает веры.
table-event-no_heir = Нет наследника
    .does = Жертва выбирает одного из своих дворян: у него нет наследника.
table-event-broken_line = Прерванный род
    .does = Глава церкви выбирает дворянина жертвы: у него нет наследника.
table-event-camp_fever = Лагерная лихорадка
    .does = Каждая армия жертвы у города или у её замка несёт 1 потерю.
table-event-highwaymen = Разбойники
    .does = Жертва теряет 5 крон.
table-event-great_fire = Большой пожар
    .does = В городе жертвы, выбранном главой церкви, появляются 2 пролома.
table-event-crooked_steward = Вороватый управитель
    .does = Жертва теряет половину крон, с округлением вниз.
table-event-peasant_rising = Крестьянское восстание
    .does = Жребий решает о восстании в каждом городе жертвы, где нет её дворян.
table-event-bought_delegates = Подкупленные делегаты
    .does = Жертва теряет 3 голоса.
table-event-mutinous_companies = Мятежные отряды
    .does = Все наёмники жертвы той нации, которую назвал жребий, дезертируют.
table-event-scandal = Скандал при дворе
    .does = Жертва теряет 1 влияние.
table-event-mired_wagons = Увязшие обозы
    .does = 2 готовых дворянина жертвы, выбранные главой церкви, утомлены.
table-event-rich_harvest = Богатый урожай
    .does = Барон получает 5 крон.
table-event-acclaim = Народная слава
    .does = Барон получает 1 влияние.
table-event-pilgrims_gifts = Дары паломников
    .does = Барон получает 2 веры.
table-event-loyal_delegates = Верные делегаты
    .does = Барон получает 3 голоса.
table-event-wandering_company = Бродячий отряд
    .does = Барон бесплатно берёт из колоды 1 отряд наёмников.
table-event-master_mason = Искусный каменщик
    .does = Барон бесплатно укрепляет один из своих городов или чинит в одном все проломы; не во время осады.
table-event-field_surgeons = Полевые лекари
    .does = Барон снимает до 3 потерь с одной из своих армий.
table-event-voice_of_the_hall = Голос зала
    .does = Барон получает молоток.
table-event-storms_at_sea = Бури на море
    .does = До конца раунда нельзя выходить в море.
table-event-hard_winter = Суровая зима
    .does = Сейчас проводится фаза жалованья.
table-event-crown_levy = Королевский налог
    .does = Сейчас проводится сбор налогов.
table-event-great_council = Великий совет
    .does = Сейчас собирается Ассамблея.
table-event-drought = Засуха
    .does = Каждый барон теряет 1 крону за каждый свой город в королевстве.
table-event-pestilence = Мор
    .does = В городе, который назвал жребий, каждая армия несёт 1 потерю, а сам город, если не разорён, — 1 пролом.
table-event-city_uprising = Городское восстание
    .does = Город, который назвал жребий, если он кому-то принадлежит, восстаёт, даже если в нём дворянин.
table-event-disputed_see = Спорная кафедра
    .does = Барон, которого назвал жребий, становится главой церкви.
table-event-shipwreck = Кораблекрушение
    .does = Одна экспедиция в пути, выбранная главой церкви, гибнет.
table-event-fair_winds = Попутный ветер
    .does = Каждая экспедиция в пути продвигается на 1 место; затем приходят вести.
table-event-companies_disband = Отряды расходятся
    .does = Каждый барон теряет один отряд наёмников той нации, которую назвал жребий, если он есть.
table-noble = { $head_key ->
    [none] { table-noble.own } ({ $head })
   *[other] { table-noble.own } { $head }
}
    .who = { $head }
    .own = { $head_key ->
        [madder] { $tail ->
            [circle] Годвин
            [square] Эдрик
            [triangle] Олдос
           *[hexagon] Вистан
        }
        [limon] { $tail ->
            [circle] Юг
            [square] Тибо
            [triangle] Гаспар
           *[hexagon] Ивен
        }
        [zobel] { $tail ->
            [circle] Конрад
            [square] Дитрих
            [triangle] Ульрих
           *[hexagon] Гернот
        }
        [viola] { $tail ->
            [circle] Лоренцо
            [square] Руджеро
            [triangle] Таддео
           *[hexagon] Оттавио
        }
        [emeraude] { $tail ->
            [circle] Бертран
            [square] Эймерик
            [triangle] Рено
           *[hexagon] Ланселен
        }
        [niebieski] { $tail ->
            [circle] Казимир
            [square] Збышко
            [triangle] Яромир
           *[hexagon] Витольд
        }
       *[none] дворянин { $tail ->
            [circle] 1
            [square] 2
            [triangle] 3
           *[hexagon] 4
        }
    }
    .acc = { $head_key ->
        [madder] { $tail ->
            [circle] Годвина
            [square] Эдрика
            [triangle] Олдоса
           *[hexagon] Вистана
        }
        [limon] { $tail ->
            [circle] Юга
            [square] Тибо
            [triangle] Гаспара
           *[hexagon] Ивена
        }
        [zobel] { $tail ->
            [circle] Конрада
            [square] Дитриха
            [triangle] Ульриха
           *[hexagon] Гернота
        }
        [viola] { $tail ->
            [circle] Лоренцо
            [square] Руджеро
            [triangle] Таддео
           *[hexagon] Оттавио
        }
        [emeraude] { $tail ->
            [circle] Бертрана
            [square] Эймерика
            [triangle] Рено
           *[hexagon] Ланселена
        }
        [niebieski] { $tail ->
            [circle] Казимира
            [square] Збышко
            [triangle] Яромира
           *[hexagon] Витольда
        }
       *[none] дворянина { $tail ->
            [circle] 1
            [square] 2
            [triangle] 3
           *[hexagon] 4
        }
    }
table-army = { $tail ->
    [castle] гарнизон ({ $head })
   *[other] { table-noble }
}
table-wall = замок ({ $head })
table-card = { $tail ->
    [levy_taxes] Сбор налогов
    [draft_soldiers] Вербовка солдат
    [rally_support] Поиск сторонников
    [serve_the_church] Служение церкви
    [mobilize_forces] Мобилизация
   *[versatile_strategy] Гибкая стратегия
} ({ $head })
    .who = { $head }
    .own = { $tail ->
        [levy_taxes] Сбор налогов
        [draft_soldiers] Вербовка солдат
        [rally_support] Поиск сторонников
        [serve_the_church] Служение церкви
        [mobilize_forces] Мобилизация
       *[versatile_strategy] Гибкая стратегия
    }

## Кто впереди и далеко ли до конца

race-influence = влияние { $number }
race-cities = { $number ->
    [one] { $number } город
    [few] { $number } города
   *[other] { $number } городов
}
race-crowns = { $number ->
    [one] { $number } крона
    [few] { $number } кроны
   *[other] { $number } крон
}
race-votes = { $number ->
    [one] { $number } голос
    [few] { $number } голоса
   *[other] { $number } голосов
}
race-faith = вера { $number }
distance-round = { $done ->
    [0] Подготовка
   *[other] { $of ->
        [0] Раунд { $done }
       *[other] Раунд { $done } из { $of }
    }
}
    .short = { $of ->
    [0] Раунд { $done }
   *[other] Раунд { $done }/{ $of }
}
distance-last = Последний раунд
    .short = Финал
distance-pool = осталось влияния: { $left } из { $of }
    .short = Пул: { $left }
distance-majority = города для победы: { $done } из { $of }
    .short = Города { $done }/{ $of }
verdict-influence = перевес по влиянию: { $margin }
verdict-majority = больше половины городов королевства
verdict-survivor = единственный оставшийся барон
verdict-might = никто не удержал больше половины городов королевства
verdict-level = поровну во всём, что решает
verdict-tie = Влияния поровну. Исход решает: { $part }
