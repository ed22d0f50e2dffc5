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
wk-course = The round
wk-reach = Within reach
wk-reach-land = { $number ->
    [one] { $number } area by land
   *[other] { $number } areas by land
}
wk-reach-sea = { $number ->
    [one] { $number } port by sea
   *[other] { $number } ports by sea
}
wk-reach-none = Cannot march now.
wk-leave = Passage needed from:
wk-ability-free_wages = A small army of this noble costs no wages.
wk-ability-prevent_100 = Prevents 100 damage in battle.
wk-ability-deal_100 = Deals 100 damage in battle.
wk-ability-victory_1 = Adds 1 victory in battle.
wk-planning = Plan your round
wk-handed-in = Ready:
wk-hand-in = Ready
wk-laid = { $number ->
    [one] { $number } card planned.
   *[other] { $number } cards planned.
}
wk-plan-handed-in = Your plan is ready. You can still change it until everybody is ready.
wk-change = Change
wk-in-hand = { $card }: { $number } in hand
wk-round = { $number ->
    [0] Setting up
   *[other] Round { $number }
}
wk-influence-left = Influence in the pool: { $number }
wk-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
wk-zone = { $zone }: { $number } of { $need } cards
wk-neutral-card = neutral card
wk-market = Companies and ships
wk-track = Mercenary track
wk-companies = Companies for hire
wk-ships = Expeditions
wk-deck = Deck: { $number }
wk-cost = price { $number }
wk-wage = wages { $number }
wk-free = free
wk-ship-at = at sea, space { $number } of { $spaces }
wk-ship-home = not under way
wk-blessed = blessed
wk-stake = { $baron }: { $number }
wk-affairs = On the agenda and in force
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
wk-forecast = Taxes now: { $income }, wages: { $wages }.
wk-hostage = Heir of { $noble }: hostage of { $baron }
wk-majority = { $needed } of { $cities } kingdom cities win
wk-gavel = Chairman
wk-sceptre = Head of the Church
wk-outlaw = Outlaw
wk-out = Out of the game
wk-armies = { $baron }’s armies
wk-to-assign = To assign:
wk-battle-open = Battle: { $place }
wk-battle-assault = Assault: { $place }
wk-battle-siege = Siege: { $place }
wk-townsfolk = Defenders of the walls
wk-commander = commands
wk-damage-left = Damage still to be placed: { $number }
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
wk-votes-fewer = One vote fewer
wk-votes-more = One vote more
wk-my-votes = Your votes, in secret: { $votes }
wk-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
wk-event-for = For { $baron }
wk-event-all = For everybody
wk-scene-battle = The battle
wk-scene-taxation = Taxation
wk-scene-wages = Wages
wk-scene-assembly = The sitting
wk-scene-draft = The draft
wk-scene-event = The event
wk-scene-voyage = The expedition
wk-scene-upkeep = Upkeep
wk-earlier = Earlier scenes
wk-steps = Step by step
wk-attacker = attacker
wk-defender = defender
wk-cards-shown = Fate cards shown
wk-cards-held = Fate cards in hand: { $number }
wk-cards-buried = Under the deck: { $number }
wk-no-cards = A siege is laid without fate cards.
wk-siege-compared = With the leaders: { $attack } against { $defence }.
wk-reckoning = Result
wk-reckon-deals = Damage dealt
wk-reckon-prevents = Damage prevented
wk-reckon-damage = Damage taken
wk-reckon-victory = Victories
wk-verdict-taken = The walls fall
wk-verdict-even = Nobody retreats
wk-verdict-attacker = The attacker wins
wk-verdict-defender = The defender wins
wk-scene-flight = Retreat and desertion
wk-flight-of = Retreat and losses: { $whom }
wk-flight-retreats = must retreat
wk-flight-nation = Fate names: { $nation }.
wk-flight-nobody = Nobody deserts.
wk-flight-left = Lost:
wk-flight-to = Reaches { $area }
wk-flight-castle = Finds refuge in the castle ({ $area }), exhausted
wk-flight-off = Leaves the board alive
wk-flight-dead = Dies; the heir takes over
wk-flight-gone = Dies without an heir
wk-event-of = Event: { $card }
wk-colour-red = Misfortune
wk-colour-green = Fortune
wk-colour-blue = For the whole realm
wk-event-candidate = Candidate: { $baron }
wk-event-cancelled = Cancelled by faith
wk-event-works = Takes effect
wk-faith-against = Faith against the event
wk-faith-missing = Faith still missing: { $number }
wk-faith-failed = Not enough was pledged: nobody pays.
wk-revolts = revolts
wk-quiet = stays quiet
wk-revolt-kept = kept for a price
wk-revolt-lost = lost
wk-for-hire = For hire
wk-hires-nobody = hires nobody
wk-next-row = For hire next time:
wk-upkeep-of = Upkeep of round { $number }
wk-nothing-happens = Nothing happens.
wk-changes = { $number ->
    [0] nothing to do
    [one] { $number } change
   *[other] { $number } changes
}
wk-last-round = The last round
wk-order = The order of votes
wk-votes-before = Votes before
wk-proposes = { $baron } proposes
wk-tie = A tie: { $baron } decides.
wk-vote-passed = Passed
wk-vote-failed = Rejected
wk-vote-elected = Elected
wk-postponed = The sitting is postponed
wk-chronicle = Scenes
wk-scene-replay = Show again:
wk-at-move = move { $move }
wk-scene-close = Close the scene
wk-step-back = One step back
wk-step-on = One step forward
wk-step-end = To the end
wk-step-play = Play the scene
wk-step-pause = Pause
wk-give-for = For
wk-give = Give
wk-for-nothing = nothing
wk-for-passage = passage
wk-for-consent = consent
wk-motion-words = The motion in your own words
wk-say = Propose
wk-end-majority = { $baron } wins with more than half of the kingdom
wk-end-survivor = { $baron } wins as the last baron left
wk-end-influence = { $baron } wins with the most influence after the last round
wk-end-tie = Nobody wins: the best barons are equal in everything
wk-end-might = Nobody wins: nobody holds more than half of the kingdom
wk-end-way-majority = More than half of the kingdom
wk-end-needed = { $cities ->
    [one] { $cities } kingdom city stands; { $needed } win.
   *[other] { $cities } kingdom cities stand; { $needed } of them win.
}
wk-end-off = In this game that does not win.
wk-end-way-influence = Most influence after the last round
wk-end-contests = In a tie the next column decides.
wk-end-decided = What decided: { $contest }.
wk-end-not-reached = The game ended before that.
wk-end-sheet = All barons
wk-end-baron = Baron
wk-end-kingdom = kingdom cities
wk-end-overseas = cities overseas
wk-end-nobles = nobles on the map
wk-end-posts = Charges and offices
wk-tab-end = The end
wk-tab-divide = Troops
wk-tab-plan = Plan
wk-tab-odds = Odds
wk-tab-scene = Scene
wk-tab-round = Round
wk-tab-armies = Armies
wk-tab-barons = Barons
wk-tab-market = Market
wk-tab-realm = Laws
wk-step-plan = Plan
wk-step-upkeep = Upkeep
wk-move-on = { $stack }; press to move on
wk-next-here = Next card to { $stack }
wk-zone-0 = At { $need } cards: all collect income.
wk-zone-1 = At { $need } cards: all pay wages.
wk-zone-2 = At { $need } cards: the Assembly votes.
wk-divide = { $number ->
    [6] Divide your six troop cards
    [one] Divide { $number } troop card
   *[other] Divide { $number } troop cards
}
wk-divide-hint = This is a proposal. Click or drag a card to move it.
wk-divide-move = { $card }, { $army }: move on
wk-divide-confirm = Confirm
wk-divided = Your troops are ready. You can still change this until everybody is ready.
wk-keep = { $number ->
    [one] Keep one card
   *[other] Keep { $number } cards
}
wk-keep-card = Keep: { $card }
wk-gift = Gift to { $baron }
wk-give-short = Give
wk-crowns-of = Crowns (you have { $most })

## The faces of cards

wk-fate-does-deal_100 = In battle: the other side takes 100 damage.
wk-fate-does-prevent_100 = In battle: 100 damage to your own side is prevented.
wk-fate-does-victory_1 = In battle: counts one victory if both sides still stand at the end.
wk-fate-does-draw_1 = In battle: draw one more fate card.
wk-fate-nation = Desertion and mutiny: names soldiers ({ $nation }).
wk-fate-revolt = A city that is tested revolts.
wk-company-does = Mercenary company ({ $nation }): strength { $strength }, hired for { $cost }, wages { $wage }.
wk-regulars-does = Regulars: strength { $strength }, wages { $wage }. They cannot be hired and never desert.
wk-cancel-cost = Cancelling costs { $number } faith.

## The odds

wk-odds = The odds
wk-odds-about = Estimated from the fate cards you have not seen; both sides keep victories first, then damage.
wk-odds-side = { $name }: { $what }
wk-odds-armies = armies { $strength }
wk-odds-walls = walls { $strength }
wk-odds-leaders = leadership { $strength }
wk-odds-cards = { $cards ->
    [one] { $cards } fate card, keeps { $keeps }
   *[other] { $cards } fate cards, keeps { $keeps }
}
wk-odds-unseen = Fate cards you have not seen: { $cards }.
wk-odds-end = Chance to win: about { $win } %. Nobody wins: { $even } %. You lose: { $lose } % (all your attackers die: { $ruin } %).
wk-odds-siege-again = No fate cards: you are stronger, so the siege is laid. The walls fall when you declare it again in a later round, if you are still stronger.
wk-odds-siege-falls = No fate cards: you are still stronger, so the walls fall now.
wk-voyage-odds = Next news: { $chances }.
wk-voyage-brings = A crown brings { $brings } crowns on average; chance to lose it all: { $lost } %. Spaces to go: { $spaces }.
wk-voyage-short = × { $brings } on average, risk { $lost } %
wk-invest-odds = { $stake } at stake: about { $number } back on average; chance to lose it all: { $lost } %.
wk-bless-odds = Blessed: two fate cards are drawn and the better one counts.
wk-defy-risk = You become an outlaw: no seat and no gavel in the Assembly until you are readmitted, but laws no longer bind you.
wk-post-gain = You keep the post until the Assembly annuls it or you give it up.
wk-chair-power = The chair sets the order of the votes and breaks ties.
wk-gavel-odds = With strictly the most votes you take the gavel: order of votes, ties, expeditions and the first turn in many phases.
wk-sceptre-odds = With strictly the most faith you take the sceptre: you say who gets events and may bless expeditions.

## Why a battle ended as it did

wk-why-prevented = { $name } prevents { $number } damage
wk-why-destroyed = nothing is left of { $name }
wk-why-prevented-walls = the defenders of the walls prevent { $number } damage
wk-why-destroyed-walls = nothing is left of the defenders of the walls
wk-why-victories = victories { $ours } : { $theirs }
wk-why-so-taken = so the walls fall.
wk-why-so-attacker = so { $name } wins.
wk-why-so-defender = so { $name } holds.
wk-why-so-walls = so the walls hold.
wk-why-so-even = so nobody has to retreat.
wk-why-siege = The besiegers are stronger, { $attack } to { $defence }: the walls fall.
wk-why-laid = The besiegers are stronger, { $attack } to { $defence }: the siege is laid.

## Following what others do

wk-marches = Marches since your last turn
wk-march-of = { $noble }: { $from } → { $to }
wk-scene-next = Next scene
