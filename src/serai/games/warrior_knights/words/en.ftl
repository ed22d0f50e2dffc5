name = Warrior Knights
preset-usual = Usual game
    .why = 10 influence for each baron; no limit of rounds.
preset-short = Short game
    .why = 8 influence for each baron; round 5 is the last.
option-influence_per_player = Influence in the pool for each baron
    .why = Less makes a short game, more a long one.
option-open_private_motions = Open private motions
    .why = Whoever proposes a private motion may propose any other rule to the vote.
option-heir_exchange = Exchange of heirs
    .why = Barons may give each other heirs as hostages, to release or to execute them.
option-baron_elimination = A baron without a castle is out
    .why = When a castle falls, its baron’s nobles leave the board and the baron’s cities become neutral.
option-might_makes_right = Might makes right
    .why = Only the majority of cities wins; influence decides nothing.
option-deserted_noble = A deserted noble does not die
    .why = A noble whose last mercenaries desert returns in person, not as an heir.
option-miracles_can_happen = Miracles can happen
    .why = The victim of a lasting event may end it later, for one faith more than cancelling it would have cost.
option-noble_placement_direction = Direction of noble placement
    .why = Which way round the table nobles are placed; the rulebook says clockwise.
option-two_player_majority_win = Two barons: the majority of cities wins
    .why = If switched off, the majority of cities does not win a game that began with two barons.
option-baron_assignment = How barons are assigned
    .why = Dealt at random, or picked one after another in a random order.
option-round_limit = Last round (0: no limit)
    .why = After this round the game is decided as when the influence has run out.
score-influence = influence
score-cities = cities
score-wealth = crowns, faith and votes
score-troops = troops on the board
ask-choose-house = { $seat }, which baron will you be?
    .rule = WK-OPT-10.1
ask-assign-troops = { $seat }, divide your six troop cards. Next: { $troop }.
    .rule = WK-SETUP-13
ask-castle-site = { $seat }, where do you build your castle?
    .rule = WK-SETUP-17
ask-which-noble = { $seat }, which noble do you place?
    .rule = WK-SETUP-19
ask-noble-site = { $seat }, where do you place { $noble_own }?
    .rule = WK-SETUP-20
ask-planning = { $seat }, plan your round: up to two cards on each stack.
    .rule = WK-PLAN-1
ask-levy-taxes = { $seat }, Levy Taxes: one crown for each area with one of your nobles?
    .rule = WK-ACTION-24
ask-draft-soldiers = { $seat }, Draft Soldiers: place a marker on the mercenary track?
    .rule = WK-ACTION-28
ask-rally-support = { $seat }, Rally Support: take two votes?
    .rule = WK-ACTION-30
ask-serve-the-church = { $seat }, Serve the Church: take one faith?
    .rule = WK-ACTION-32
ask-choose-zone = { $seat }, to which zone does the card go?
    .rule = WK-ACTION-14
ask-mobilize-forces = { $seat }, Mobilize Forces: in which area?
    .rule = WK-ACTION-36
ask-versatile-strategy = { $seat }, Versatile Strategy: choose one.
    .rule = WK-ACTION-40
ask-buy-space = { $seat }, which space of the mercenary track do you buy?
    .rule = WK-ACTION-46
ask-move-noble = { $seat }, which noble moves?
    .rule = WK-MOVE-2
ask-choose-way = { $seat }, which way does { $noble_own } take?
    .rule = WK-MOVE-3
ask-permit-passage = { $seat }, may { $noble } pass through { $area }?
    .rule = WK-MOVE-7
ask-take-troops = { $seat }, which troops does { $noble_own } take along?
    .rule = WK-MOVE-20
ask-battle-area = { $seat }, where do you fight?
    .rule = WK-BATTLE-1
ask-attack = { $seat }, whom do you attack in { $area }?
    .rule = WK-BATTLE-3
ask-choose-host = { $seat }, which armies take part?
    .rule = WK-BATTLE-4
ask-permit-attack = { $seat }, do you let { $seat_from } attack { $wall }?
    .rule = WK-ASSAULT-1
ask-break-law = { $seat }, the law forbids this ({ $act }). Obey the law or break it?
    .rule = WK-ASSEMBLY-44
ask-take-command = { $seat }, who commands?
    .rule = WK-BATTLE-12
ask-hold-fate = { $seat }, put at least two fate cards under the deck and keep at least one.
    .rule = WK-BATTLE-15
ask-place-damage = { $number ->
    [one] { $seat }, who takes the damage ({ $number } casualty left)?
   *[other] { $seat }, who takes the damage ({ $number } casualties left)?
}
    .rule = WK-BATTLE-24
ask-who-first = { $seat }, whose fate is decided first?
    .rule = WK-RULING-45
ask-deserter = { $seat }, which { $nation } company deserts { $army }?
    .rule = WK-RETREAT-2
ask-loss = { $seat }, which company is lost? { CAP($army) }, casualties: { $number }.
    .rule = WK-DEATH-5
ask-retreat-to = { $seat }, where does { $noble_own } retreat to?
    .rule = WK-RETREAT-3
ask-keep-or-raze = { $seat }, keep { $city } or raze it?
    .rule = WK-CITY-6
ask-ransom-city = { $seat }, which city do you give to { $seat_to }?
    .rule = WK-CASTLE-8
ask-ransom = { $seat }, { $city } revolts: pay 1 faith or { $number } crowns, or let it go?
    .rule = WK-UPKEEP-8
ask-upgrade = { $seat }, repair walls or fortify a city?
    .rule = WK-NEUTRAL-2
ask-repair-walls = { $seat }, how many breaches do you repair ({ $wall })?
    .rule = WK-NEUTRAL-3
ask-muster = { $seat }, which army do you muster?
    .rule = WK-NEUTRAL-7
ask-muster-army = { $seat }, how many casualties do you remove from { $army }?
    .rule = WK-NEUTRAL-7
ask-name-candidate = { $seat }, name the candidate for the event.
    .rule = WK-EVENT-1
ask-assign-event = { $seat }, who gets the event “{ $event }”: you or { $seat_to }? { $event_does }
    .rule = WK-EVENT-3
ask-cancel-event = { $seat }, pay { $number } faith to cancel “{ $event }”? { $event_does }
    .rule = WK-EVENT-8
ask-pledge = { $seat }, how much faith do you pledge against “{ $event }”? { $number } missing. { $event_does }
    .rule = WK-RULING-16
ask-select-army = { $seat }, choose an army.
    .rule = WK-EVENT-15
ask-select-city = { $seat }, choose a city.
    .rule = WK-EVENT-15
ask-select-noble = { $seat }, choose a noble.
    .rule = WK-EVENT-15
ask-select-company = { $seat }, which company do you lose?
    .rule = WK-EFFECT-1
ask-select-expedition = { $seat }, which expedition is lost?
    .rule = WK-EVENT-15
ask-choose-one = { $seat }, fortify a city or repair walls?
    .rule = WK-EVENT-15
ask-found = { $seat }, which expedition do you send out?
    .rule = WK-EXPED-2
ask-invest = { $seat }, how many crowns do you invest in the expedition to { $expedition }?
    .rule = WK-EXPED-3
ask-blessing = { $seat }, bless the expedition to { $expedition } for 1 faith?
    .rule = WK-EXPED-6
ask-pay-some = { $seat }, which regulars do you pay?
    .rule = WK-WAGES-5
ask-soldiers-wage = { $seat }, pay the higher wage or break the law?
    .rule = WK-EFFECT-21
ask-pay-mercenaries = { $seat }, which mercenaries do you pay?
    .rule = WK-WAGES-6
ask-name-chair = { $seat }, who presides over the sitting?
    .rule = WK-ASSEMBLY-4
ask-propose-motion = { $seat }, what do you propose?
    .rule = WK-ASSEMBLY-33
ask-propose-baron = { $seat }, whom is it about?
    .rule = WK-ASSEMBLY-34
ask-propose-object = { $seat }, what is it about?
    .rule = WK-ASSEMBLY-33
ask-order-agenda = { $seat }, which card is voted on next (vote { $number })? On the agenda: { $agenda_left }.
    .rule = WK-ASSEMBLY-6
ask-write-votes = { $agenda_key ->
    [none] { $seat }, your votes are written down.
   *[other] { $seat }, how many votes do you write down for “{ $agenda }” ({ $number } left)? { $agenda_does }
}
    .rule = WK-ASSEMBLY-52
ask-commit-votes = { $proposal_key ->
    [none] { $seat }, how many votes do you commit to “{ $agenda }” (you have { $number })? { $agenda_does }
   *[other] { $seat }, how many votes do you commit (you have { $number })? Proposal: { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-7
ask-declare = { $proposal_key ->
    [none] { $seat }, what do your votes ({ $number }) go to? “{ $agenda }”
   *[other] { $seat }, for or against? Your votes: { $number }. Proposal: { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }
}
    .rule = WK-ASSEMBLY-9
ask-break-tie = { $proposal_key ->
    [none] { $seat }, a tie on “{ $agenda }”: you decide. { $agenda_does }
   *[other] { $seat }, a tie: you decide. Proposal: { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }
}
    .rule = WK-ASSEMBLY-11
ask-obey-motion = { $seat }, obey or defy “{ $agenda }”? { $agenda_does }
    .rule = WK-ASSEMBLY-41
ask-offer-post = { $seat }, do you accept “{ $agenda }”? { $agenda_does }
    .rule = WK-ASSEMBLY-41
ask-drop-charge = { $seat }, which old charge do you give up?
    .rule = WK-ASSEMBLY-24
ask-give-office = { $seat }, which noble receives the office of { $agenda }?
    .rule = WK-ASSEMBLY-26
ask-hire-company = { $seat }, which company do you hire?
    .rule = WK-MERC-1
ask-spend-marker = { $seat }, which of your markers do you take off the track?
    .rule = WK-MERC-6
ask-post-company = { $seat }, whom does the new company ({ $troop }) join?
    .rule = WK-MERC-7
ask-buy-influence = { $seat }, { $agenda }: pay crowns for influence?
    .rule = WK-EFFECT-13
ask-rebuild = { $seat }, rebuild your castle?
    .rule = WK-UPKEEP-13
ask-receive = { $seat }, which army receives troops?
    .rule = WK-UPKEEP-14
ask-hand-over = { $seat }, what do you hand over to { $army }?
    .rule = WK-UPKEEP-14
ask-return-nobles = { $seat }, which noble returns?
    .rule = WK-UPKEEP-17
ask-return-to = { $seat }, where does { $noble_own } return to?
    .rule = WK-UPKEEP-17

## Choices

choice-take-house = { $house }
    .group = Choose a baron
choice-post = { CAP($post) }
    .group = Assign troops
choice-place-castle = Build in { $area }
    .group = Build the castle
choice-plan-card = { $action } on { $stack }
    .group = Plan a card
choice-use = Use the card
    .group = Use
choice-decline = Leave the card unused
    .group = Leave unused
choice-done = Done
    .group = Done
choice-pick-space = { CAP($space) }
    .group = Mercenary track
choice-pick-zone = { CAP($zone) }
    .group = Zone
choice-mobilize = Mobilize in { $area }
    .group = Area
choice-pick-versatile = { CAP($versatile) }
    .group = Versatile Strategy
choice-march = March: { $route }
    .group = March
choice-sail = Sail to { $area }
    .group = Sail
choice-take = Take { $troop } from { $army }
    .group = Take a troop card
choice-take-all = Take the whole army of { $army }
    .group = Take a whole army
choice-allow = Permit it
    .group = Permit
choice-refuse = Refuse
    .group = Refuse
choice-fight = Attack { $seat } in open battle
    .group = Open battle
choice-assault = Assault the walls
    .group = Assault
choice-besiege = Besiege the walls
    .group = Siege
choice-attack-with = Attack with { $nobles_and }
    .group = Armies
choice-discard = Put under the deck: { $fate }
    .group = Put under the deck
choice-casualty = A casualty for { $army }
    .group = Casualty
choice-breach = A breach in the walls
    .group = Breach
choice-keep = Keep the city
    .group = Keep
choice-raze = Raze the city
    .group = Raze
choice-pay-faith = Pay faith
    .group = Pay faith
choice-pay-crowns = Pay crowns
    .group = Pay crowns
choice-let-go = Let the city go
    .group = Let go
choice-repair = Repair { $wall }
    .group = Repair
choice-fortify = Fortify { $city }
    .group = Fortify
choice-amount = { $asked ->
    [choose-one] { $number ->
        [0] Fortify a city
       *[other] Repair walls
    }
    [invest] { $number ->
        [0] Invest nothing
        [one] { $number } crown
       *[other] { $number } crowns
    }
    [pledge] { $number ->
        [0] No faith
       *[other] { $number } faith
    }
    [commit-votes] { $number ->
        [0] No votes
        [one] { $number } vote
       *[other] { $number } votes
    }
    [write-votes] { $number ->
        [0] No votes
        [one] { $number } vote
       *[other] { $number } votes
    }
   *[other] { $number }
}
    .group = Number
choice-pick-noble = { CAP($noble) }
    .group = Noble
choice-pick-army = { CAP($army) }
    .group = Army
choice-pick-area = { $area }
    .group = Area
choice-pick-city = { $city }
    .group = City
choice-pick-troop = { CAP($troop) }
    .group = Troops
choice-pick-seat = { $seat }
    .group = Baron
choice-pick-agenda = { $agenda }
    .group = Agenda card
choice-pick-expedition = { $expedition }
    .group = Expedition
choice-keep-event = Take the event yourself
    .group = Take the event
choice-pass-event = Give the event to the candidate
    .group = Pass the event on
choice-cancel = Cancel the event
    .group = Cancel the event
choice-bless = Bless it
    .group = Bless
choice-buy = Buy influence
    .group = Buy
choice-pay-regulars = Pay { $troops_and }
    .group = Pay regulars
choice-pay = Pay { $troop } of { $army }
    .group = Pay a company
choice-pay-all = Pay everybody
    .group = Pay everybody
choice-propose = { CAP($proposal) }
    .group = Propose
choice-table-talk = Move in your own words: { $words }
    .group = Own words
choice-for = For
    .group = For
choice-against = Against
    .group = Against
choice-obey = Obey
    .group = Obey
choice-defy = Defy
    .group = Defy
choice-hire = Hire { $troop }
    .group = Hire
choice-give = Give { $seat } { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} { $note }
    .group = Give crowns
choice-offer-heir = Offer { $seat } the heir of { $noble_own }
    .group = Offer an heir
choice-accept-heir = Take the heir of { $noble } as a hostage
    .group = Take a hostage
choice-release-heir = Release the heir of { $noble }
    .group = Release a hostage
choice-execute-heir = Execute the heir of { $noble }
    .group = Execute a hostage
choice-miracle = A miracle ends “{ $event }”
    .group = Miracle

## Events

event-house-taken = { $seat } is { $house }.
event-city-ruined = { $city } is razed.
event-troops-assigned = { CAP($army) } gets { $troops_and }.
event-companies-revealed = Companies for hire: { $troops }.
event-agenda-revealed = On the agenda: { $agenda }. { $agenda_does }
event-castle-placed = { $seat } builds a castle in { $area }.
event-noble-placed = { $noble_who } places { $noble_own } in { $area }.
event-gavel-passed = { $seat } takes the gavel and is Chairman.
event-sceptre-passed = { $seat } takes the sceptre and is Head of the Church.
event-round-began = Round { $round } begins.
event-planned = { $seat } has planned: { $first } + { $second } + { $third } cards.
event-card-revealed = { $card_who }’s card: { $card_own }.
event-neutral-revealed = Neutral card: { $neutral }.
event-card-declined = { $card_who } leaves { $card_own } unused.
event-card-laid = { $card } goes to { $zone }.
event-card-returned = { $card_who } takes { $card_own } back into hand.
event-phase-began = Phase: { $phase }.
event-zone-returned = The cards return from { $zone }.
event-gained = { $seat } gains { $goods_key ->
    [crowns] { $amount ->
        [one] { $amount } crown
       *[other] { $amount } crowns
    }
    [votes] { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    }
   *[other] { $amount } { $goods }
} ({ $cause }).
event-paid = { $seat } pays { $goods_key ->
    [crowns] { $amount ->
        [one] { $amount } crown
       *[other] { $amount } crowns
    }
    [votes] { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    }
   *[other] { $amount } { $goods }
} ({ $cause }).
event-marker-placed = { $seat } puts a marker on { $space } of the mercenary track.
event-marker-removed = { $seat } takes a marker off { $space }.
event-fate-turned = Fate: { $fate }.
event-fate-shuffled = The fate deck is shuffled.
event-marched = { $noble_who } marches to { $area } with { $noble_own }.
event-sailed = { $noble_who } sails for { $area } with { $noble_own }.
event-landed = { $noble_who } lands in { $area } with { $noble_own }.
event-troop-taken = { CAP($army) } takes { $troop } from { $army_from }.
event-army-taken = { CAP($army) } takes all troops from { $army_from }.
event-troop-joined = { CAP($army) } gets { $troop }.
event-troop-left = { CAP($army) } loses { $troop }.
event-noble-left = { CAP($noble) } leaves the board alive.
event-noble-exhausted = { CAP($noble) } is exhausted.
event-permitted = { $seat } permits it.
event-forbidden = { $seat } refuses.
event-battle-joined = { $seat } attacks { $seat_against } in { $area } with { $nobles_and }.
event-walls-assaulted = { $seat } assaults { $wall } with { $nobles_and }.
event-siege-laid = { $seat } besieges { $wall }.
event-siege-won = { $seat } wins the siege of { $wall }: the walls fall.
event-siege-lifted = The siege of { $wall } is over.
event-host-counted = Strength: { $armies_strengths }.
event-walls-counted = Strength of the walls ({ $wall }): { $strength }.
event-siege-counted = With the leaders: { $attack } against { $defence }.
event-command-taken = { CAP($noble) } commands.
event-fate-drawn = { $seat } draws: { $fates }.
event-fate-counted = { $number ->
    [one] { $seat } draws { $number } fate card.
   *[other] { $seat } draws { $number } fate cards.
}
event-fate-for-walls = Fate cards for { $wall }: { $number }.
event-fate-buried = { $seat } puts under the deck: { $fates }.
event-fate-hidden = { $number ->
    [one] { $seat } puts { $number } fate card under the deck.
   *[other] { $seat } puts { $number } fate cards under the deck.
}
event-fate-revealed = { $seat } shows: { $fates }.
event-walls-revealed = The walls ({ $wall }) show: { $fates }.
event-blows-counted = The attacker deals { $deals ->
    [0] no damage
   *[other] { $deals }00 damage
} and prevents { $prevents ->
    [0] none
   *[other] { $prevents }00
}; the defender deals { $deals_against ->
    [0] no damage
   *[other] { $deals_against }00 damage
} and prevents { $prevents_against ->
    [0] none
   *[other] { $prevents_against }00
}.
event-damage-counted = Damage taken: attacker { $attacker ->
    [0] 0
   *[other] { $attacker }00
}, defender { $defender ->
    [0] 0
   *[other] { $defender }00
}.
event-casualty-taken = Casualties of { $army }: { $number }.
event-casualties-healed = { CAP($army) } removes casualties: { $number }.
event-breach-taken = Breaches in the walls ({ $wall }): { $number }.
event-breaches-repaired = Breaches repaired ({ $wall }): { $number }.
event-fortification-lost = { $city } loses its fortification.
event-city-fortified = { $city } is fortified.
event-victory-counted = Victories: { $attacker } to { $defender }.
event-retreat-began = { CAP($noble) } must retreat.
event-desertion-drawn = Fate decides who deserts { $army }.
event-nobody-deserted = Nobody deserts { $army }.
event-noble-retreated = { CAP($noble) } retreats to { $area }.
event-noble-died = { CAP($noble) } dies; an heir takes over.
event-noble-gone = { CAP($noble) } dies without an heir.
event-city-taken = { $seat } takes { $city }.
event-city-freed = { $city } becomes neutral.
event-city-razed = { $seat } razes { $city }.
event-castle-fell = { $seat }’s castle falls to { $seat_by }.
event-city-tested = Does { $city } revolt? Fate decides.
event-revolt-began = { $city } revolts.
event-candidate-named = Candidate for the event: { $seat }.
event-event-revealed = Event: { $event_card }. { $event_card_does }
event-event-assigned = { $seat } gets the event “{ $event_card }”.
event-faith-pledged = { $seat } pledges { $number } faith ({ $missing } still missing).
event-pledges-failed = Not enough was pledged against “{ $event_card }”: nobody pays.
event-event-cancelled = “{ $event_card }” is cancelled.
event-event-worked = “{ $event_card }” takes effect.
event-event-ended = “{ $event_card }” is over.
event-heir-lost = { CAP($noble) } has no heir any more.
event-heir-restored = { CAP($noble) } has an heir again.
event-expedition-founded = An expedition to { $expedition } sets out.
event-expedition-blessed = The expedition to { $expedition } is blessed.
event-expedition-moved = The expedition to { $expedition } reaches space { $space }.
event-news-came = News of the expedition to { $expedition }: { $news }.
event-sitting-began = The Assembly meets: { $seats_and }.
event-chair-taken = { $seat } presides.
event-proposer-drawn = { $seat } may propose a private motion.
event-proposed = { $seat } proposes: { $proposal }.
event-object-named = It concerns: { $agenda }.
event-baron-named = It concerns { $seat }.
event-order-announced = Order of votes: { $agenda }.
event-vote-called = The vote is on: { $agenda }. { $agenda_does }
event-sheet-revealed = { $seat } had written down: { $votes } votes.
event-votes-committed = { $number ->
    [one] { $seat } commits { $number } vote.
   *[other] { $seat } commits { $number } votes.
}
event-declared-for = { $seat } votes for it.
event-declared-against = { $seat } votes against it.
event-declared-name = { $seat } votes for { $seat_named }.
event-tie-broken = { $seat } breaks the tie.
event-vote-counted = { $ayes } for, { $noes } against.
event-proposal-passed = The motion is passed: { $proposal }.
event-proposal-failed = The motion is rejected: { $proposal }.
event-card-passed = Passed: { $agenda }.
event-card-failed = Rejected: { $agenda }.
event-baron-elected = { $seat } is elected: { $agenda }.
event-motion-defied = { $seat } defies the Assembly.
event-post-refused = { $seat } declines: { $agenda }.
event-law-broken = { $seat } breaks the law ({ $act }).
event-baron-outlawed = { $seat } is outlawed.
event-baron-readmitted = { $seat } is no longer an outlaw.
event-law-made = New law: { $agenda }.
event-annulled = Annulled: { $agenda }.
event-charge-taken = { $seat } takes the charge: { $agenda }.
event-charge-dropped = { $seat } gives up the charge: { $agenda }.
event-office-taken = { CAP($noble) } takes office: { $agenda }.
event-office-dropped = The office of { $agenda } is discarded.
event-talk-recorded = Agreed: { $talk }
event-sitting-postponed = The sitting is postponed.
event-agenda-dropped = Off the agenda: { $agenda }.
event-upkeep-began = Round { $round }: upkeep.
event-part-began = Upkeep: { $part }.
event-affairs-began = { $seat }’s upkeep.
event-companies-offered = Companies for hire: { $troops }.
event-hiring-began = { $seat } may hire ({ $space }).
event-company-hired = { $seat } hires { $troop }.
event-crowns-given = { $seat } gives { $seat_to } { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}. { $note }
event-heir-offered = { $noble_who } offers { $seat } the heir of { $noble_own }.
event-heir-handed = { $seat } takes the heir of { $noble } as a hostage.
event-heir-released = The heir of { $noble } is released.
event-heir-executed = The heir of { $noble } is executed.
event-baron-eliminated = { $seat } is out of the game.
event-last-round-near = This is the last round.
event-game-won = { $seat } wins.
event-nobody-won = Nobody wins.

## Reasons

reason-WK-ACTION-14 = This card goes to the Wages or the Assembly zone.
reason-WK-ACTION-28 = This space of the track is taken.
reason-WK-ACTION-29 = This space of the track is not used with so few barons.
reason-WK-ACTION-36 = Only your own nobles move.
reason-WK-ACTION-37 = All nobles moved by this card must end in { $area }.
reason-WK-ACTION-40 = Choose one of the uses of the card.
reason-WK-ACTION-43 = One noble must move.
reason-WK-ACTION-47 = You cannot pay for this space.
reason-WK-ACTION-50 = This card has already moved { $noble }.
reason-WK-ACTION-51 = The voyage must end in { $area }.
reason-WK-ASSAULT-2 = A baron on the spot refuses the attack on these walls.
reason-WK-ASSAULT-8 = Only defended walls take breaches.
reason-WK-ASSAULT-9 = These walls cannot be breached any further.
reason-WK-ASSEMBLY-11 = The Chairman decides only between the tied results.
reason-WK-ASSEMBLY-17 = This card is voted on for or against.
reason-WK-ASSEMBLY-18 = For this card you name a baron.
reason-WK-ASSEMBLY-24 = One of the three old charges must go.
reason-WK-ASSEMBLY-26 = The office goes to one of your nobles in the game.
reason-WK-ASSEMBLY-31 = Only an outlaw may decline freely.
reason-WK-ASSEMBLY-34 = There is no such outlaw to readmit.
reason-WK-ASSEMBLY-35 = This is not in force.
reason-WK-ASSEMBLY-37 = This card cannot be recalled.
reason-WK-ASSEMBLY-4 = Only an attending baron can preside.
reason-WK-ASSEMBLY-51 = An outlaw need not defy: declining is enough.
reason-WK-ASSEMBLY-52 = You cannot write more votes than you have ({ $number }).
reason-WK-ASSEMBLY-6 = This card is not waiting for a vote.
reason-WK-ASSEMBLY-7 = { $number ->
    [one] You can commit up to { $number } vote.
   *[other] You can commit up to { $number } votes.
}
reason-WK-BATTLE-1 = There is nobody and nothing to attack.
reason-WK-BATTLE-15 = Put enough of the fate cards you hold under the deck.
reason-WK-BATTLE-17 = You must keep at least one fate card.
reason-WK-BATTLE-24 = This army takes no part in the battle on your side.
reason-WK-BATTLE-26 = This army can take no more casualties.
reason-WK-BATTLE-4 = Only your ready nobles on the spot attack, at least one of them.
reason-WK-BATTLE-7 = Nobles inside walls can only be attacked through the walls.
reason-WK-BATTLE-9 = These walls are your own.
reason-WK-CASTLE-8 = The ransom is one of your own cities.
reason-WK-DEAL-1 = Crowns are given to another baron in the game.
reason-WK-DEAL-6 = A gift is at least one crown.
reason-WK-DEATH-14 = { CAP($noble) } has too many casualties to return.
reason-WK-DEATH-6 = Losing this troop card does not fit the casualties.
reason-WK-DEATH-7 = Only mercenaries of this army are lost.
reason-WK-EFFECT-1 = The card does not work on this.
reason-WK-EFFECT-13 = You need the crowns and a castle on the board.
reason-WK-EFFECT-19 = An event of this round forbids it.
reason-WK-EFFECT-2 = That would have no effect.
reason-WK-EFFECT-21 = You have chosen to obey the law ({ $act }).
reason-WK-EFFECT-22 = { $city } is besieged.
reason-WK-EVENT-11 = An event is cancelled at once or not at all.
reason-WK-EVENT-5 = You have no faith to pay for that.
reason-WK-EVENT-8 = Cancelling costs { $number } faith, more than you have.
reason-WK-EXPED-2 = This expedition is already under way.
reason-WK-EXPED-3 = You may invest up to five of your crowns.
reason-WK-EXPED-6 = You have no faith to bless it with.
reason-WK-MERC-1 = This company is not for hire.
reason-WK-MERC-10 = No army of yours can take in a company.
reason-WK-MERC-2 = You cannot pay for this company (price: { $number }).
reason-WK-MERC-4 = You have no marker left for another company.
reason-WK-MERC-6 = Companies hired together are of one nationality, and each costs one of your markers.
reason-WK-MERC-7 = Hired companies join a noble at home or off the board, or the castle.
reason-WK-MERC-9 = This army is besieged.
reason-WK-MOVE-10 = { CAP($noble) } is besieged.
reason-WK-MOVE-12 = You have no ready noble there.
reason-WK-MOVE-13 = Ships sail from port to port.
reason-WK-MOVE-2 = Only ready nobles on the board move.
reason-WK-MOVE-20 = Troops come from a ready noble or the castle in the same area.
reason-WK-MOVE-24 = From an army with casualties everything is taken, from others card by card.
reason-WK-MOVE-26 = The besieged give and receive no troops.
reason-WK-MOVE-27 = Passage has been refused.
reason-WK-MOVE-3 = A move begins where the noble stands and leads to an adjacent area.
reason-WK-MOVE-4 = So far one can only march along a road.
reason-WK-MOVE-5 = Mountains lie between { $area_from } and { $area }.
reason-WK-MOVE-6 = A river without a bridge lies between { $area_from } and { $area }.
reason-WK-NEUTRAL-2 = These are not your walls.
reason-WK-NEUTRAL-3 = You cannot repair so many breaches here.
reason-WK-NEUTRAL-4 = Fortifying costs { $number } crowns.
reason-WK-NEUTRAL-5 = { $city } is already fortified.
reason-WK-NEUTRAL-6 = These walls are besieged.
reason-WK-NEUTRAL-7 = You cannot remove so many casualties here.
reason-WK-OPT-10-1 = This baron is taken.
reason-WK-OPT-2-1 = Open motions are not part of this game.
reason-WK-OPT-2-3 = Only the baron who proposes such a motion puts it into words.
reason-WK-OPT-2-4 = This cannot be proposed now.
reason-WK-OPT-3-2 = This heir cannot change hands like that.
reason-WK-OPT-3-3 = You do not hold this heir.
reason-WK-OPT-3-4 = You do not hold this heir, so you cannot execute them.
reason-WK-OPT-3-5 = The heir of { $noble } is a hostage.
reason-WK-OPT-4-1 = This baron is out of the game.
reason-WK-OPT-7-1 = You have no such event in front of you, or not enough faith.
reason-WK-OPT-7-2 = A miracle can only happen when it is your turn to decide.
reason-WK-PLAN-3 = There are already two cards on this stack.
reason-WK-PLAN-4 = This card is not in your hand.
reason-WK-PLAYERS-4 = With so few barons no castle stands on the edge of the map.
reason-WK-RETREAT-2 = A company of the nationality drawn must desert.
reason-WK-RETREAT-3 = An opponent is in { $area }.
reason-WK-RULING-15 = The candidate is another baron in the game.
reason-WK-RULING-16 = A pledge is at most what you have and what is missing.
reason-WK-RULING-45 = There is nothing to decide here now.
reason-WK-RULING-5 = Castles stand in the kingdom.
reason-WK-RULING-63 = { $number ->
    [one] You have only { $number } crown to give.
   *[other] You have only { $number } crowns to give.
}
reason-WK-RULING-91 = Nobody could move to { $area } or fight there.
reason-WK-RULING-94 = You are done with { $army } in this step.
reason-WK-SETUP-13 = Each card goes to one noble or to the castle.
reason-WK-SETUP-14 = You place nobles with troops who are not yet on the board.
reason-WK-SETUP-17 = A castle needs an area without a city or another castle.
reason-WK-SETUP-20 = An opponent is in { $area }.
reason-WK-SETUP-21 = No noble starts overseas.
reason-WK-SIEGE-1 = The besiegers are too weak: { $number } against { $number_against }.
reason-WK-SIEGE-12 = The siege was laid only this round.
reason-WK-SIEGE-16 = Another baron besieges these walls.
reason-WK-SIEGE-6 = This army is besieged.
reason-WK-TERM-15 = This noble leads no army of yours in this battle.
reason-WK-TERM-20 = { CAP($noble) } has no troops and cannot come to the board.
reason-WK-TERM-7 = { $area } is not adjacent to { $area_from }.
reason-WK-UPKEEP-13 = A castle is rebuilt in an area without a city, another castle or an opponent.
reason-WK-UPKEEP-14 = Troops change armies only within one area.
reason-WK-UPKEEP-15 = In this step nobles off the board share troops among themselves.
reason-WK-UPKEEP-16 = In this step troops go from the castle to nobles off the board.
reason-WK-UPKEEP-17 = Nobles off the board return to their castle or cities that are not besieged.
reason-WK-UPKEEP-19 = This troop card has already moved: { $troop }.
reason-WK-UPKEEP-8 = The ransom is { $number } ({ $goods }), more than you have.
reason-WK-WAGES-2 = Choose mercenaries only; regulars are paid first.
reason-WK-WAGES-5 = You must pay as many regulars as you can with { $number } crowns.
reason-WK-WAGES-6 = You cannot pay that.

## Tables

table-seat-first = Baron 1
table-seat-second = Baron 2
table-seat-third = Baron 3
table-seat-fourth = Baron 4
table-seat-fifth = Baron 5
table-seat-sixth = Baron 6
table-house-madder = Thomas Edmund Madder
    .short = Madder
table-house-limon = Guillaume de Limon
    .short = Limon
table-house-zobel = Heinrich Otto Zobel
    .short = Zobel
table-house-viola = Umberto da Viola
    .short = Viola
table-house-emeraude = Raoul d’Emeraude
    .short = Emeraude
table-house-niebieski = Mieczyslaw Niebieski
    .short = Niebieski
table-post-circle = { table-noble.own }
table-post-square = { table-noble.own }
table-post-triangle = { table-noble.own }
table-post-hexagon = { table-noble.own }
table-post-castle = the castle
table-city-froli = Froli
table-city-halben = Halben
table-city-iskar = Iskar
table-city-kovel = Kovel
table-city-dunmere = Dunmere
table-city-thira = Thira
table-city-monz = Monz
table-city-carrow = Carrow
table-city-valbruck = Valbruck
table-city-arvane = Arvane
table-city-tarsin = Tarsin
table-city-surat = Surat
table-city-estrel = Estrel
table-city-lorne = Lorne
table-city-belcort = Belcort
table-city-pelmar = Pelmar
table-city-gedze = Gedze
table-city-nesque = Nesque
table-city-valencia = Valencia
table-city-tunis = Tunis
table-city-syracuse = Syracuse
table-city-constantinople = Constantinople
table-city-jerusalem = Jerusalem
table-city-alexandria = Alexandria
table-wall-froli = Froli
table-wall-halben = Halben
table-wall-iskar = Iskar
table-wall-kovel = Kovel
table-wall-dunmere = Dunmere
table-wall-thira = Thira
table-wall-monz = Monz
table-wall-carrow = Carrow
table-wall-valbruck = Valbruck
table-wall-arvane = Arvane
table-wall-tarsin = Tarsin
table-wall-surat = Surat
table-wall-estrel = Estrel
table-wall-lorne = Lorne
table-wall-belcort = Belcort
table-wall-pelmar = Pelmar
table-wall-gedze = Gedze
table-wall-nesque = Nesque
table-wall-valencia = Valencia
table-wall-tunis = Tunis
table-wall-syracuse = Syracuse
table-wall-constantinople = Constantinople
table-wall-jerusalem = Jerusalem
table-wall-alexandria = Alexandria
table-area-C1 = Froli
table-area-D1 = Gull Cliffs
table-area-E1 = Halben
table-area-G1 = Iskar
table-area-H1 = Stag Moor
table-area-A2 = Thira Head
table-area-C2 = Upper Vale
table-area-D2 = Kovel
table-area-E2 = Aune Meadows
table-area-F2 = Alder Marsh
table-area-G2 = Fell Pastures
table-area-H2 = Dunmere
table-area-A3 = Thira
table-area-C3 = Monz
table-area-D3 = Crown Foot
table-area-E3 = Carrow
table-area-F3 = Bridge March
table-area-G3 = Valbruck
table-area-H3 = Eastgate Plain
table-area-B4 = Herring Coast
table-area-C4 = Vey Woods
table-area-D4 = Arvane
table-area-E4 = Aune Bend
table-area-F4 = Iron Slopes
table-area-G4 = Ridge Lee
table-area-H4 = Tarsin
table-area-A5 = Western Downs
table-area-B5 = Surat
table-area-C5 = Millers Land
table-area-D5 = Abbey Fields
table-area-E5 = Three Waters
table-area-F5 = Estrel
table-area-G5 = Long Heath
table-area-H5 = Far Steading
table-area-A6 = Lorne
table-area-B6 = Hollow Hills
table-area-C6 = Belcort
table-area-D6 = Ferry Lands
table-area-E6 = Pelmar
table-area-F6 = South March
table-area-G6 = Gedze
table-area-B7 = Lorne Sands
table-area-C7 = Nesque
table-area-D7 = Reed Lands
table-area-E7 = Lower Aune
table-area-F7 = Vine Country
table-area-G7 = Cape Gedze
table-area-overseas_valencia = Valencia
table-area-overseas_tunis = Tunis
table-area-overseas_syracuse = Syracuse
table-area-overseas_constantinople = Constantinople
table-area-overseas_jerusalem = Jerusalem
table-area-overseas_alexandria = Alexandria
table-stack-1 = stack 1
table-stack-2 = stack 2
table-stack-3 = stack 3
table-action-levy_taxes = Levy Taxes
    .does = One crown for every area with your noble.
table-action-draft_soldiers = Draft Soldiers
    .does = A free marker on the mercenary track.
table-action-rally_support = Rally Support
    .does = Two votes; the gavel if you have most.
table-action-serve_the_church = Serve the Church
    .does = One faith; the sceptre if you have most.
table-action-mobilize_forces = Mobilize Forces
    .does = Move nobles into one area, then attack there.
table-action-versatile_strategy = Versatile Strategy
    .does = 2 crowns, 1 vote, a move, a battle or a marker.
table-neutral-important_event = Important Event
table-neutral-fund_expedition = Fund Expedition
table-neutral-upgrade_defenses = Upgrade Defenses
table-neutral-muster_troops = Muster Troops
table-neutral-uncertain_times = Uncertain Times
table-space-1 = space 1
table-space-2 = space 2
table-space-3 = space 3
table-space-4 = space 4
table-space-5 = space 5
table-space-6 = space 6
table-space-7 = space 7
table-zone-taxation = the Taxation zone
table-zone-wages = the Wages zone
table-zone-assembly = the Assembly zone
table-phase-taxation = Taxation
table-phase-wages = Wages
table-phase-assembly = Assembly
table-phase-mercenary_draft = Mercenary Draft
table-part-influence = influence
table-part-revolts = revolts
table-part-landing = landing
table-part-rest = the nobles rest
table-part-affairs = the barons’ affairs
table-versatile-crowns = 2 crowns
table-versatile-vote = 1 vote
table-versatile-move = move one noble
table-versatile-battle = start a battle
table-versatile-marker = buy a place on the mercenary track
table-nation-english = English
table-nation-swiss = Swiss
table-nation-polish = Polish
table-nation-romanian = Romanian
table-nation-italian = Italian
table-nation-spanish = Spanish
table-troop-english_50 = English 50
table-troop-english_100 = English 100
table-troop-english_150 = English 150
table-troop-english_200 = English 200
table-troop-swiss_50 = Swiss 50
table-troop-swiss_100 = Swiss 100
table-troop-swiss_150 = Swiss 150
table-troop-swiss_200 = Swiss 200
table-troop-polish_50 = Polish 50
table-troop-polish_100 = Polish 100
table-troop-polish_150 = Polish 150
table-troop-polish_200 = Polish 200
table-troop-romanian_50 = Romanian 50
table-troop-romanian_100 = Romanian 100
table-troop-romanian_150 = Romanian 150
table-troop-romanian_200 = Romanian 200
table-troop-italian_50 = Italian 50
table-troop-italian_100 = Italian 100
table-troop-italian_150 = Italian 150
table-troop-italian_200 = Italian 200
table-troop-spanish_50 = Spanish 50
table-troop-spanish_100 = Spanish 100
table-troop-spanish_150 = Spanish 150
table-troop-spanish_200 = Spanish 200
table-troop-regular_50 = regulars 50
table-troop-regular_100 = regulars 100
table-fate-1 = 100 damage (Polish)
table-fate-2 = prevents 100 (Romanian)
table-fate-3 = 100 damage (Swiss; revolt)
table-fate-4 = 100 damage (Italian; revolt)
table-fate-5 = draw one (English; revolt)
table-fate-6 = 1 victory (Swiss)
table-fate-7 = 100 damage (Polish)
table-fate-8 = prevents 100 (Romanian; revolt)
table-fate-9 = 1 victory (Romanian)
table-fate-10 = prevents 100 (Spanish)
table-fate-11 = prevents 100 (Polish; revolt)
table-fate-12 = draw one (Italian)
table-fate-13 = 100 damage (English)
table-fate-14 = 100 damage (Italian)
table-fate-15 = draw one (Italian)
table-fate-16 = 100 damage (Swiss)
table-fate-17 = 100 damage (Swiss)
table-fate-18 = 1 victory (Polish)
table-fate-19 = prevents 100 (English)
table-fate-20 = prevents 100 (Romanian)
table-fate-21 = 1 victory (English)
table-fate-22 = 100 damage (Spanish)
table-fate-23 = 1 victory (Spanish; revolt)
table-fate-24 = 1 victory (Spanish)
table-expedition-ceylon = Ceylon
    .does = The safest voyage, with a small profit.
table-expedition-spice_islands = Spice Islands
    .does = A middling risk, up to four times the stake.
table-expedition-china = China
    .does = Often lost, but the best profit.
table-news-lost = lost
table-news-no_news = no news
table-news-x1 = profit ×1
table-news-x2 = profit ×2
table-news-x3 = profit ×3
table-news-x4 = profit ×4
table-proposal-readmit = readmit an outlaw
    .does = An outlaw returns to the Assembly.
table-proposal-annul = annul a law, charge or office
    .does = A law, charge or office ends.
table-proposal-postpone = postpone the Assembly
    .does = This Assembly ends; its cards wait.
table-proposal-recall = bring back a discarded card
    .does = A discarded agenda card is voted on again.
table-proposal-open = propose another rule
    .does = Another rule is put to the vote.
table-goods-crowns = crowns
table-goods-votes = votes
table-goods-faith = faith
table-goods-influence = influence
table-cause-action-card = action card
table-cause-taxation = Taxation
table-cause-wages = wages
table-cause-hire = hire
table-cause-track = mercenary track
table-cause-repair = repairs
table-cause-fortify = fortification
table-cause-muster = muster
table-cause-event = event
table-cause-expedition = expedition
table-cause-assembly = Assembly
table-cause-law = law
table-cause-ransom = ransom
table-cause-raze = razing
table-cause-castle = fall of a castle
table-cause-cities = cities
table-cause-office = office
table-cause-charge = charge
table-cause-church = Church
table-cause-blessing = blessing
table-act-attack = attack
table-act-siege = siege
table-act-assault = assault
table-act-raze = razing a city
table-act-roads = march by road
table-act-sea = sea voyage
table-act-hire = hiring
table-act-wages = higher wages
table-agenda-private_motion = Private Motion
    .does = A baron drawn by fate proposes a motion of his own.
table-agenda-vote_of_thanks = Vote of Thanks
    .does = The chosen baron receives 5 crowns.
table-agenda-honours = Honours of the Realm
    .does = The chosen baron gains 1 influence.
table-agenda-new_chairman = Election of the Chairman
    .does = The chosen baron takes the gavel.
table-agenda-investiture = Investiture
    .does = The chosen baron becomes Head of the Church.
table-agenda-fine_for_misrule = Fine for Misrule
    .does = The chosen baron pays 5 crowns to the treasury.
table-agenda-restitution = Restitution of a City
    .does = The chosen baron gives up one of his cities, at his choice; it turns neutral.
table-agenda-tithe = Tithe
    .does = Every other baron pays 2 crowns to the Head of the Church.
table-agenda-disbandment = Disbandment of Companies
    .does = Every baron dismisses 1 mercenary card of his choice.
table-agenda-repair_of_walls = Repair of the Walls
    .does = All breaches are removed from all cities that are not besieged.
table-agenda-general_pardon = General Pardon
    .does = Every outlawed baron is readmitted to the Assembly.
table-agenda-war_tax = War Tax
    .does = Declaring a battle, an assault or a siege costs 2 crowns.
table-agenda-kings_peace = King’s Peace
    .does = Sieges may not be declared.
table-agenda-mercy_to_cities = Mercy to the Cities
    .does = Captured cities may not be razed.
table-agenda-soldiers_wage = Soldiers’ Wage
    .does = Mercenary cards of strength 150 or more cost 1 crown more in wages.
table-agenda-market_charter = Market Charter
    .does = Every city yields 1 extra crown in Taxation.
table-agenda-closed_ports = Closed Ports
    .does = No sea move may begin.
table-agenda-road_tolls = Road Tolls
    .does = A road march of two areas or more costs 1 crown per noble.
table-agenda-council_reform = Council Reform
    .does = Every baron receives 1 extra vote at the start of each Assembly.
table-agenda-burgher_rights = Burgher Rights
    .does = Fortified cities do not revolt.
table-agenda-limit_of_companies = Limit of Companies
    .does = A baron with 6 or more mercenary cards may not hire.
table-agenda-fishing_rights = Fishing Rights
    .does = Concession: its holder gains 2 crowns in every Taxation phase.
table-agenda-wool_staple = Wool Staple
    .does = Concession: its holder gains 2 crowns in every Taxation phase.
table-agenda-salt_pans = Salt Pans
    .does = Concession: its holder gains 2 crowns in every Taxation phase.
table-agenda-timber_rights = Timber Rights
    .does = Concession: its holder gains 3 crowns in every Taxation phase.
table-agenda-wine_trade = Wine Trade
    .does = Concession: its holder gains 3 crowns in every Taxation phase.
table-agenda-silver_mines = Silver Mines
    .does = Concession: its holder gains 4 crowns in every Taxation phase.
table-agenda-ambassador = Ambassador
    .does = Its holder does not attend Assemblies and gains 4 crowns in every Taxation phase.
table-agenda-defender_of_the_faith = Defender of the Faith
    .does = Serve the Church gives its holder 1 extra faith.
table-agenda-tribune = Tribune of the Commons
    .does = Its holder receives 1 extra vote at the start of each Assembly.
table-agenda-patron_of_arts = Patron of the Arts
    .does = In each Upkeep its holder may pay 3 crowns for 1 influence.
table-agenda-constable = Constable
    .does = The noble in office leads 200 support troops.
table-agenda-marshal = Marshal
    .does = The noble in office leads 100 support troops.
table-agenda-admiral = Admiral
    .does = The noble in office lands at once when he moves by sea.
table-agenda-master_of_horse = Master of the Horse
    .does = The noble in office moves 2 areas off road or 4 along a road.
table-agenda-papal_legate = Papal Legate
    .does = His baron gains 1 faith in each Upkeep while the noble in office is on the board.
table-agenda-chancellor = Chancellor
    .does = His baron receives 2 extra votes at the start of each Assembly.
table-agenda-treasurer = Treasurer
    .does = His baron gains 3 crowns in every Taxation phase.
table-agenda-master_engineer = Master Engineer
    .does = When the noble in office commands an assault, his side counts one more card that deals damage.
table-agenda-open_ban_sieges = Motion: no sieges
    .does = Sieges may not be declared.
table-agenda-open_ban_assaults = Motion: no assaults
    .does = Assaults may not be declared.
table-agenda-open_ban_road_marches = Motion: no road marches
    .does = Road marches of more than one area are forbidden.
table-agenda-open_ban_sea_travel = Motion: no sea travel
    .does = No sea move may begin.
table-agenda-open_ban_razing = Motion: no razing
    .does = Captured cities may not be razed.
table-agenda-open_war_tax = Motion: every attack costs 3 crowns
    .does = Declaring a battle, an assault or a siege costs 3 crowns.
table-agenda-open_cap_companies = Motion: no more than four companies
    .does = A baron with 4 or more mercenary cards may not hire.
table-agenda-open_subsidy = Motion: a subsidy of 5 crowns
    .does = The named baron receives 5 crowns.
table-agenda-open_fine = Motion: a fine of 5 crowns
    .does = The named baron pays 5 crowns to the treasury.
table-agenda-open_new_head = Motion: a new Head of the Church
    .does = The named baron becomes Head of the Church.
table-agenda-open_new_chairman = Motion: a new Chairman
    .does = The named baron takes the gavel.
table-agenda-open_table_talk = Motion in free words
    .does = What is said is recorded and has no other effect.
table-event-assassin = Assassin
    .does = An army of the victim led by a noble takes 2 casualties; the Head of the Church picks it.
table-event-heretic = Heretic
    .does = The victim gains no faith for the rest of the game.
table-event-no_heir = No Heir
    .does = The victim chooses one of his nobles, who has no heir.
table-event-broken_line = Broken Line
    .does = The Head of the Church chooses a noble of the victim, who has no heir.
table-event-camp_fever = Camp Fever
    .does = Every army of the victim at a city or at his castle takes 1 casualty.
table-event-highwaymen = Highwaymen
    .does = The victim loses 5 crowns.
table-event-great_fire = Great Fire
    .does = A city of the victim, picked by the Head of the Church, takes 2 breaches.
table-event-crooked_steward = Crooked Steward
    .does = The victim loses half of his crowns, rounded down.
table-event-peasant_rising = Peasant Rising
    .does = Fate is drawn for a revolt in each city of the victim that has none of his nobles.
table-event-bought_delegates = Bought Delegates
    .does = The victim loses 3 votes.
table-event-mutinous_companies = Mutinous Companies
    .does = Every mercenary of the victim of the nationality that fate names deserts.
table-event-scandal = Scandal at Court
    .does = The victim loses 1 influence.
table-event-mired_wagons = Mired Wagons
    .does = 2 ready nobles of the victim, picked by the Head of the Church, are exhausted.
table-event-rich_harvest = Rich Harvest
    .does = Its baron gains 5 crowns.
table-event-acclaim = Popular Acclaim
    .does = Its baron gains 1 influence.
table-event-pilgrims_gifts = Pilgrims’ Gifts
    .does = Its baron gains 2 faith.
table-event-loyal_delegates = Loyal Delegates
    .does = Its baron gains 3 votes.
table-event-wandering_company = Wandering Company
    .does = Its baron takes 1 mercenary card from the deck, free of charge.
table-event-master_mason = Master Mason
    .does = Its baron fortifies one of his cities free of charge, or clears all breaches from one; not under siege.
table-event-field_surgeons = Field Surgeons
    .does = Its baron removes up to 3 casualties from one of his armies.
table-event-voice_of_the_hall = Voice of the Hall
    .does = Its baron takes the gavel.
table-event-storms_at_sea = Storms at Sea
    .does = No sea move may begin for the rest of this round.
table-event-hard_winter = Hard Winter
    .does = A Wages phase is held now.
table-event-crown_levy = Crown Levy
    .does = A Taxation phase is held now.
table-event-great_council = Great Council
    .does = An Assembly is held now.
table-event-drought = Drought
    .does = Every baron loses 1 crown for each kingdom city he controls.
table-event-pestilence = Pestilence
    .does = At the city that fate names each army takes 1 casualty and the city, if unrazed, 1 breach.
table-event-city_uprising = City Uprising
    .does = The city that fate names, if controlled, revolts, even with a noble inside.
table-event-disputed_see = Disputed See
    .does = The baron whom fate names becomes Head of the Church.
table-event-shipwreck = Shipwreck
    .does = A running expedition, picked by the Head of the Church, is lost.
table-event-fair_winds = Fair Winds
    .does = Every running expedition advances 1 space; then news comes in.
table-event-companies_disband = Companies Disband
    .does = Every baron loses one mercenary card of the nationality that fate names, if he has any.
table-noble = { $head_key ->
    [none] { $head }’s { table-noble.own }
   *[other] { table-noble.own } { $head }
}
    .who = { $head }
    .own = { $head_key ->
        [madder] { $tail ->
            [circle] Godwin
            [square] Edric
            [triangle] Aldous
           *[hexagon] Wystan
        }
        [limon] { $tail ->
            [circle] Hugues
            [square] Thibault
            [triangle] Gaspard
           *[hexagon] Yvain
        }
        [zobel] { $tail ->
            [circle] Konrad
            [square] Dietrich
            [triangle] Ulrich
           *[hexagon] Gernot
        }
        [viola] { $tail ->
            [circle] Lorenzo
            [square] Ruggero
            [triangle] Taddeo
           *[hexagon] Ottavio
        }
        [emeraude] { $tail ->
            [circle] Bertrand
            [square] Aymeric
            [triangle] Renaud
           *[hexagon] Lancelin
        }
        [niebieski] { $tail ->
            [circle] Kazimierz
            [square] Zbyszko
            [triangle] Jaromir
           *[hexagon] Witold
        }
       *[none] Noble { $tail ->
            [circle] 1
            [square] 2
            [triangle] 3
           *[hexagon] 4
        }
    }
table-army = { $tail ->
    [castle] { $head }’s garrison
   *[other] { table-noble }
}
table-wall = { $head }’s castle
table-card = { $tail ->
    [levy_taxes] Levy Taxes
    [draft_soldiers] Draft Soldiers
    [rally_support] Rally Support
    [serve_the_church] Serve the Church
    [mobilize_forces] Mobilize Forces
   *[versatile_strategy] Versatile Strategy
} ({ $head })
    .who = { $head }
    .own = { $tail ->
        [levy_taxes] Levy Taxes
        [draft_soldiers] Draft Soldiers
        [rally_support] Rally Support
        [serve_the_church] Serve the Church
        [mobilize_forces] Mobilize Forces
       *[versatile_strategy] Versatile Strategy
    }

## The race: what each has, how far the end is

race-influence = influence { $number }
race-cities = { $number ->
    [one] { $number } city
   *[other] { $number } cities
}
race-crowns = { $number ->
    [one] { $number } crown
   *[other] { $number } crowns
}
race-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
race-faith = { $number } faith
distance-round = { $done ->
    [0] Setting up
   *[other] { $of ->
        [0] Round { $done }
       *[other] Round { $done } of { $of }
    }
}
    .short = { $of ->
    [0] Round { $done }
   *[other] Round { $done }/{ $of }
}
distance-last = Last round
    .short = Last round
distance-pool = influence left: { $left } of { $of }
    .short = Pool: { $left }
distance-majority = cities to win: { $done } of { $of }
    .short = Cities { $done }/{ $of }
verdict-influence = by { $margin } influence
verdict-majority = with more than half of the kingdom’s cities
verdict-survivor = the last baron left
verdict-might = nobody held more than half of the kingdom’s cities
verdict-level = level in everything that counts
verdict-tie = Level on influence. What broke the tie: { $part }
