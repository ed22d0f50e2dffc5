# What the coach says of a question when it comes for the first time: `coach-<kind>`.

## Before the first round

coach-choose-house = All barons are equal: each has four nobles with the same four talents. Pick the name and the colour that you like.
coach-assign-troops = A noble needs at least one company to stand on the board, and more companies make him stronger. One strong army takes cities; three small ones hold them. Leave something in the castle.
coach-castle-site = Your castle is where nobles return and new companies gather. Build it near two or three neutral cities, by a road or a port, and not too close to a strong neighbour.
coach-which-noble = Nobles are placed one at a time, in turn. Send first the one who should reach the best city before the others do.
coach-noble-site = Place him beside a neutral city, or right on it, strong enough to take it soon. No area with another baron’s noble or castle is open.

## Planning and cards

coach-planning = In secret you lay up to two cards on each stack; the stacks come in order, but within one nobody knows whose card is first. What must happen early goes on the first stack. Cards that you keep are there next round.
coach-levy-taxes = A crown for every area with a noble of yours, so spread nobles pay more than a crowd. Even if you decline, the card goes to Taxation and brings that phase nearer.
coach-draft-soldiers = Your marker on the track lets you hire a company at the next Mercenary Draft; the lower the space, the earlier you choose. But the card also brings Wages nearer: can you pay?
coach-rally-support = Two votes for the Assembly. If you then have the most, you become Chairman at once: ties are yours to decide.
coach-serve-the-church = Faith pays for revolts, events and blessings. If you then have the most, you become Head of the Church and decide whom events strike.
coach-choose-zone = Whichever zone fills up starts its phase. Taxation gives crowns for your cities, Wages costs crowns for troops, the Assembly brings votes. Feed the one that suits you better than the others.
coach-mobilize-forces = Choose one area: all nobles who move with this card end there, and then you may fight one battle in it. Whoever moves or attacks is exhausted until the round ends, but still defends.
coach-versatile-strategy = One small thing: crowns, a vote, a move, a battle, or a space on the mercenary track. The card comes straight back to your hand, so you can plan it every round.
coach-buy-space = You pay for the space now and hire with it at the next draft. A low space chooses first; a dear one is worth it only if you want one company in particular.

## Marching

coach-move-noble = A noble goes one area, or up to three along a road. From a port he may sail to any other, but he lands only at the end of the round. Moving exhausts him: does he still have to fight?
coach-choose-way = Different ways, the same end. Where another baron’s noble, city or castle stands on the way, that baron must let you pass, so the free way is the sure one.
coach-permit-passage = Another baron wants to march through where you stand. Ask yourself whom he is after. You owe him nothing, and crowns may change hands for a permission.
coach-take-troops = Before he sets out he may take companies from your other ready nobles here, or from the castle. Join them for a battle; but a noble left without any leaves the board.

## Battle and walls

coach-battle-area = You may start one battle where a ready noble of yours stands beside a rival, a castle or a city that is not yours. Fight where you are clearly stronger; fate does the rest.
coach-attack = Nobles in the open meet in battle. Walls you may assault, which costs blood but is quick, or besiege: no losses, but you must be stronger twice, now and in a later round.
coach-choose-host = Each full 100 of strength draws a fate card, so bring enough. Those who attack are exhausted afterwards; those you leave out stay fresh and take no losses.
coach-permit-attack = You stand in this area, so nobody may attack these walls without your leave. Would you rather have the city yourself? A permission may be worth some crowns.
coach-break-law = The law stands in your way. If you obey, you must leave it or pay. If you break it, it succeeds, but you are outlawed: no seat in the Assembly until the others take you back.
coach-take-command = The commander draws two fate cards more, and his talent counts in the battle. If several could lead, choose the talent that this fight needs.
coach-hold-fate = You drew more cards than you may play. Keep those that deal damage, prevent it or count as victory, and put the rest under the deck. Two victories ahead destroy the other side.
coach-place-damage = Each casualty takes 100 from an army until it is mustered; when an army is used up, its noble dies. Spread the damage, or let walls take it where you may.
coach-who-first = Several nobles must die or retreat, one after another. For each a fate card is drawn; the order matters when the first to leave takes the best refuge.
coach-deserter = A defeat makes mercenaries of this nation lose heart, and one company goes. Give up the weakest, or the one whose wage hurts you most.
coach-loss = The casualties of the fallen noble cost him mercenaries; regulars are spared. Let go what matters least: the heir takes over whatever is left.
coach-retreat-to = He goes to a neighbouring area without a rival. Think of tomorrow: near your castle he is safe, near a city he still guards something.
coach-keep-or-raze = A city kept gives crowns, votes and influence every time, but you must hold it. Razing brings three times its income at once and nothing ever after. Usually: keep.
coach-ransom-city = Your castle has fallen, and the victor gets a city of yours. You choose it: a poor one, a far one, or one that you would hardly hold anyway.

## Neutral cards

coach-ransom = No noble of yours is there, and the city revolts. Pay and it stays; let it go and it is neutral again. A city is influence every round, so it is mostly worth the price.
coach-upgrade = Repairs cost 2 crowns a breach. A fortified city costs 4, resists better and pays one crown more in every Taxation. Care for the walls that will be attacked next.
coach-repair-walls = Each breach that you repair costs 2 crowns and makes the walls stronger again. Leave enough for the next wages.
coach-muster = Casualties stay on an army until they are removed here, for 2 crowns each. Heal the army that will fight next, or one whose noble is close to death.
coach-muster-army = Every casualty that you remove gives the army 100 strength back, for 2 crowns. Keep enough for the next wages.
coach-name-candidate = An event is about to be drawn, and you do not know yet whether it is good or bad. For a faith you can turn it towards this baron or away, so name the one you would like to hurt.
coach-assign-event = You are Head of the Church. The good goes to the candidate and the bad stays with you, unless you pay 1 faith to turn it round. Is it worth a faith?
coach-cancel-event = The event strikes you, and faith can stop it. Compare: what would you lose, and will you need the faith for a revolt later?
coach-pledge = The event threatens several barons, and together you can buy it off. It costs you only if the whole sum is reached. Whoever it hurts most should pay most; perhaps others will.
coach-select-army = A card wants one of these armies. If it harms, give the one that can bear it; if it helps, the one that will fight next.
coach-select-city = A card wants one of these cities. If it harms, give a poor or distant one; if it helps, one that you mean to keep.
coach-select-noble = A card wants one of these nobles. If it harms, give the one you need least; if it helps, your best commander.
coach-select-company = A company is lost, and you choose which. A small mercenary with a high wage is missed least.
coach-select-expedition = One expedition goes down with all the crowns in it. Look who has invested where, and choose the one that hurts you least.
coach-choose-one = A gift of the moment, for nothing. Fortified walls last and pay a crown more each Taxation; repairs are better where an attack is coming.
coach-found = Ceylon is safe and poor, China rich and dangerous, the Spice Islands lie between. You may also found none. All barons may invest in it, not only you.
coach-invest = Stake up to 5 crowns. If the ships come home, you get your stake back several times; if they are lost, it is gone. Invest only what the next wages can spare.
coach-blessing = With a blessing two fate cards are drawn when the ships come home, and the better one counts. Worth a faith if your own stake is large.

## Taxation, wages, mercenaries

coach-pay-some = You cannot pay all your regulars. They stay all the same, whoever goes without; mercenaries would not.
coach-soldiers-wage = The law demands a higher wage. Pay, or break it and be outlawed: then you have no seat in the Assembly until it takes you back.
coach-pay-mercenaries = Whom you do not pay leaves at once. Pay strength where you will fight, and let go what only costs. A noble who loses his last company is lost too.
coach-hire-company = Your marker lets you hire one company: pay now, and its wage at every Wages. Look at strength, wage and nation; companies of one nation can be hired together.
coach-spend-marker = A second company of the same nation costs a second marker. Give the one that is farthest back: the earlier ones choose first.
coach-post-company = New companies join a noble in your own city, at the castle or off the board, or the castle itself. Strengthen the army that marches next, or a guard that is too thin.

## The Assembly

coach-name-chair = You must stay away, so somebody else presides and decides every tie in this sitting. Choose a friend, or the one with the least to gain.
coach-propose-motion = You may bring in one thing: call back an outlaw, annul a law or a post, put off the sitting, or vote on an old card again. Propose what the others can say yes to.
coach-propose-baron = Whom do you want readmitted? A grateful baron votes with you, and promises may be paid in crowns.
coach-propose-object = Choose what shall be annulled or voted on again. What hurts several barons at once easily finds a majority.
coach-order-agenda = You set the order. Votes are spent as they are used: what you want to pass comes when the others have run dry, or at once, while you have the most.
coach-write-votes = With two barons all votes are written down beforehand. Divide what you have over the cards; whatever you write is spent, so put it on what matters to you.
coach-commit-votes = Everybody commits votes in secret, and they are spent whatever the result. Votes that you keep are yours next time. How much is this card worth to you?
coach-declare = Your votes lie open; now say what they are for. The others declare in turn, so see where yours can still decide. In a vote on a baron you may name yourself.
coach-break-tie = The votes are equal, and you preside: your word decides, however you voted. Somebody may be glad to thank you for it.
coach-obey-motion = The Assembly has decided against you. Obey, or defy it and be outlawed: you leave the sitting and have no votes there until you are readmitted.
coach-offer-post = You have been elected. A charge works for you, an office for one of your nobles. Refusing means defying the Assembly, and then you are outlawed, unless you are already.
coach-drop-charge = Three charges are the most that you can hold. Give up the old one that brings you least.
coach-give-office = The office belongs to one noble until he dies, and he can hold only one. Give it to somebody who is safe, or who will make the most of it in battle.

## Upkeep

coach-buy-influence = Your post lets you turn crowns into influence, and influence wins the game. Keep enough for the next wages.
coach-rebuild = Without a castle you gain no influence at all. Build it again now, in an area without a city, a rival’s castle or a rival’s noble.
coach-receive = Between rounds you may move companies among your armies in one area, and from the castle to nobles off the board. Which army should be stronger next round?
coach-hand-over = Choose what goes over. From an army with casualties everything moves together, or nothing. A noble without any company leaves the board.
coach-return-nobles = Nobles off the board come back, if they have troops. Bring back whoever has something to do: guard a city, or march early next round.
coach-return-to = He appears at your castle or at one of your cities. A city with a noble does not revolt.
