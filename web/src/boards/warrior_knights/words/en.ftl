# The words of the Warrior Knights board.

wk-keys = Tab goes from place to place, the arrows between what is in one, N to what can be chosen next; Enter chooses.
wk-kingdom = Map of the kingdom
wk-strength = strength { $strength }
wk-income = income { $number }
wk-neutral = neutral
wk-fortified = fortified
wk-breaches = { $number ->
    [one] { $number } breach
   *[other] { $number } breaches
}
wk-casualties = { $number ->
    [one] { $number } casualty
   *[other] { $number } casualties
}
wk-exhausted = exhausted
wk-besieged = besieged by { $baron }
wk-razed = razed city
wk-port = port
wk-at-sea = at sea
wk-off-board = off the board
wk-dead = out of the game
wk-planning = Plan the round
wk-handed-in = Handed in:
wk-hand-in = Hand in
wk-plan-handed-in = Your plan is handed in. Until the last one is, you can still change it.
wk-change = Change it
wk-take-back = Take back
wk-in-hand = { $card }: { $number } in hand
wk-round = Round { $number }
wk-influence-left = Influence left: { $number }
wk-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
wk-zone = { $zone }: { $number } of { $need } cards
wk-market = Companies and ships
wk-deck = Deck: { $number }
wk-cost = price { $number }
wk-wage = wages { $number }
wk-free = free
wk-ship-at = at sea, space { $number } of { $spaces }
wk-ship-home = not under way
wk-blessed = blessed
wk-stake = { $baron }: { $number }
wk-affairs = Before the Assembly and in force
wk-no-laws = No law is in force.
wk-type-private = private motion
wk-type-motion = motion
wk-type-law = law
wk-type-charge = charge
wk-type-office = office
wk-barons = The barons
wk-cities = { $number ->
    [one] { $number } city
   *[other] { $number } cities
}
wk-hand-of = { $number ->
    [one] { $number } card in hand.
   *[other] { $number } cards in hand.
}
wk-gavel = Chairman
wk-sceptre = Head of the Church
wk-outlaw = Outlaw
wk-out = Out of the game
wk-armies = Armies of { $baron }
wk-battle-open = Battle: { $place }
wk-battle-assault = Assault: { $place }
wk-battle-siege = Siege: { $place }
wk-townsfolk = The defenders of the walls
wk-commander = commands
wk-damage-left = Damage still to be placed: { $number }
wk-damage = Damage: { $attacker } to the attacker, { $defender } to the defender.
wk-victory = Victory points: attacker { $attacker }, defender { $defender }.
wk-fate-deal_100 = 100 damage
wk-fate-prevent_100 = prevents 100
wk-fate-victory_1 = 1 victory
wk-fate-draw_1 = draw one
wk-revolt = revolt
wk-assembly = The Assembly
wk-assembly-on = The Assembly: { $matter }
wk-chair = presides
wk-still-votes = has not voted yet
wk-has-voted = has voted
wk-my-votes = Your votes, in secret: { $votes }
wk-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
wk-event-for = For { $baron }
wk-event-all = For everybody
wk-pledged = Faith pledged: { $number }
wk-scene-battle = The battle
wk-scene-taxation = Taxation
wk-scene-wages = Wages
wk-scene-assembly = The sitting
wk-scene-draft = The draft
wk-scene-event = The event
wk-scene-voyage = The expedition
wk-scene-upkeep = Upkeep
wk-earlier = The scene before
wk-later = The scene after
wk-against = against
wk-steps = Step by step
wk-answers = Answers
wk-back = All answers
wk-offers = Gifts and deals
wk-give-to = To
wk-give-for = For
wk-give = Give
wk-for-nothing = nothing
wk-for-passage = passage
wk-for-consent = consent
wk-motion-words = The motion in your words
wk-say = Put it so
