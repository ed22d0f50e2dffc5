# What Khan's lessons say. A lesson is `lesson-<id>`, its sentences are `<id>-<say>`.

otherwise = The rules allow that, but this lesson is after something else. Follow the marks on the board.

lesson-aim = The aim and the map
    .about = What wins, what lies on the board, and your first conquest.
    .learned = Points lie in tiles and bridges. You lay them over yurts, and a cell is worth a point.
aim-welcome = Welcome to the steppe! Six regions, a river that divides them, and eight rulers who still think that all this is theirs. You play red. Most points at the end win.
aim-pieces = Here are your points: the pieces beside the board. A piece is worth as many points as it has cells. Whoever lays one on the map keeps it to the end.
aim-yurts = A tile may only lie where every cell under it holds a yurt. Look here: two red yurts are yours. The black one is neutral, it belongs to nobody and helps everybody.
aim-lay = Three yurts in a row! Choose the straight tile of 3 from the pieces, then lay it over the marked cells.
aim-small = A tile of 2 scores as well, but it leaves a yurt unused. The tile of 3 fits: one point more.
aim-scored = Three points, and nobody can take them away. Your yurts under the tile are back in your supply. The number beside your name also counts a bonus of ten for the largest territory: more about that in the last lesson.

lesson-invade = Invade with a card
    .about = Two actions a turn, and a card for each new yurt.
    .learned = Invading: one card, one yurt on an empty cell of the land that the card shows. At the end of your turn your hand is filled up to four.
invade-hand = You have two actions in a turn. With most of them you invade: you play a card and put one of your yurts on the map. These are your cards, each shows a land.
invade-tundra = Tap the tundra card: the cells that it opens light up. Then put your yurt on one of them. How about e4, between your two yurts?
invade-another-card = That is a good invasion too. But try the tundra card first.
invade-no-card = You can invade anywhere without a card, but it costs your whole turn. With the tundra card it costs a single action.
invade-river = Second action. The river card opens every empty cell beside the river, in any region. Choose the card, then a cell that you like.
invade-another-second = Save that one. This time use the river card.
invade-refilled = Your turn is over, and you have drawn two new cards. There are also cards for the cells at the edge of the map, next to neighbouring territories, and the Khan joker, which fits everywhere.

lesson-flee = Rulers must flee
    .about = Why a ruler moves each turn, and what he leaves behind.
    .learned = Every turn begins with a flight. It leaves a neutral yurt behind, and it brings the end of the game nearer.
flee-rulers = You have seen them standing about: the rulers. Each has a court above the map, and in his camp five black yurts wait. Here is the Kipchak Khan, right between your yurts.
flee-soon = Yellow has one action left. Then your turn begins, and every turn begins the same way: a card is turned over, and the ruler on it must flee.
flee-fled = The card said: Kipchak Khan, north. So he rode one cell north. Where he stood, there is now a black yurt from his camp.
flee-gift = What a gift: the black yurt closes the gap between yours. Lay the straight tile of 3 over all three.
flee-small = That leaves out one of your yurts. All three together are worth a point more.
flee-camps = A ruler rides to the first empty cell, three cells away at most. If the way is blocked, he tries the next direction clockwise. When his camp runs empty, he is out. When five rulers are out, the game comes to its end.

lesson-tile = Lay a tile
    .about = Fill a gap, then lay five cells at once.
    .learned = Invade, then conquer, in the same turn: that is the heart of Khan. Turn and flip the pieces until they fit.
tile-rule = Under a tile every cell needs a yurt, whoever it belongs to: yours, black ones, even Yellow’s. There are four yurts here, and between them one cell is empty.
tile-gap = Close the gap: play the forest card and put your yurt on f9.
tile-beside = Close, but the gap is on f9. Only there do all five yurts hang together.
tile-too-soon = You could, but wait a moment: with one more yurt the place is worth five points.
tile-lay = Now five yurts hang together. Take the P-shaped tile of 5 and lay it over all of them. You can turn a piece and flip it over.
tile-smaller = It fits, but it wastes yurts. All five cells together are worth five points.
tile-back = Five points with one action. Three of the yurts were yours, one was Yellow’s, so the tile is yours. Why? That is the next lesson.

lesson-majority = Majorities and shared pieces
    .about = Who owns a piece that covers yurts of several players.
    .learned = Most yurts under a piece own it. With equal numbers it is shared: half the points for each, rounded up, and it counts for both territories.
majority-count = Four yurts in a row: two of yours, one black, one of Yellow’s. When a piece is laid, its owner is whoever has most yurts under it. Black ones do not count.
majority-alone = Lay the straight tile of 4 over the row. You have two yurts there, Yellow has one: it is yours alone.
majority-shared = Under this one you have one yurt and Yellow has one: you would have to share. Take all four cells instead.
majority-later = A good place, but there you must share. First take what can be yours alone.
majority-smaller = That is yours alone, but it is small. Four cells are worth more.
majority-together = Now down here: one yurt of yours, one of Yellow’s, one black. Lay the corner tile of 3. You are equal, so it belongs to both of you.
majority-only-two = Two cells are worth one point each for you two. With the black yurt it is three cells.
majority-halves = Three points for two owners: half of it, rounded up, so two for each. Where Yellow has more yurts than you, you may not lay a piece at all.

lesson-bridge = Bridges
    .about = Across the river with fewer yurts.
    .learned = A bridge needs yurts only on its land cells, and it joins your territories across the river.
bridge-river = The river divides the land, and no yurt stands in it. But there are nine bridges. A bridge must cross the river: its ends lie on two banks.
bridge-first = You have a yurt on each bank. Lay the straight bridge of 3 from c4 to c6. In the river you need no yurt.
bridge-other-first = That bridge comes next. Begin with the one in the west, from c4 to c6.
bridge-keep = You need these yurts for a bridge. It is worth more than the little tile.
bridge-second = Two yurts, three points! Now the east: lay the straight bridge of 4 from j4 to j7.
bridge-longer = It crosses the river, but the long bridge reaches one cell further.
bridge-worth = A bridge of 4 is worth four points, and the river paid for one of them. Later such a bridge joins your land on both banks into one large territory.

lesson-expel = Expel a ruler yourself
    .about = Somebody in your way? Choose who must flee.
    .learned = You choose the ruler, the card chooses the direction. The cell he leaves gets a black yurt, good for a conquest at once.
expel-way = A fine row: your yurts on f2 and h2, a black one on i2. Only the Kyrgyz Chieftain sits in the middle of it. A piece never covers a ruler.
expel-choose = Expel him! Tap the Kyrgyz Chieftain on the map, or his court above it.
expel-another = He may go as well, but he is in nobody’s way. The one on g2 is in yours.
expel-too-soon = That works, but first make room: with g2 the row is four cells long.
expel-gone = A card was turned over for the direction: north. He fled to g1 and left a black yurt on g2. This one comes from the general supply, so his camp stays as it was.
expel-lay = The row is complete. Lay the straight tile of 4 over it.
expel-smaller = Take the whole row: four cells, four points.

lesson-anywhere = Invade anywhere
    .about = When no card fits: the double action.
    .learned = Invading anywhere takes both actions. It puts a yurt exactly where you need it, and you may exchange your hand.
anywhere-stuck = In the mountains l2 is all that is missing, but none of your cards leads there. Now what?
anywhere-anywhere = Choose “Invade anywhere” beside your cards, then l2. It is a double action: it takes the place of your two actions.
anywhere-elsewhere = Anywhere is fine, but l2 joins all your yurts there.
anywhere-card = With that card you do not reach the mountains. Choose “Invade anywhere” instead.
anywhere-discard = Now you may throw away cards that you do not want, as many as you like. Two sand desert cards are one too many: discard one of them.
anywhere-useful = Keep that one: it opens other land. Of the sand desert you have two.
anywhere-first = You may keep everything, but try it once: discard a sand desert card.
anywhere-again = Enough? Then say so: “Discard nothing more”.
anywhere-enough = You could, but three cards are a good hand. Stop here.
anywhere-fresh = You are back at four cards. And in your next turn a T-shaped tile of 4 is waiting for you in the mountains.

lesson-specials = The four special cards
    .about = A third action, two shields, and a reservation.
    .learned = One special card a turn, each only once in the game. High Morale strikes, the other three keep your plans safe until your next turn.
specials-four = Here lie your special cards. After your two actions you may use one of them. Everybody sees what you have left.
specials-complete = First your second action: put a yurt on d2 with the ice card. Then five yurts hang together up there.
specials-wait = Not yet: with one yurt more it will be five cells.
specials-morale = Both actions are used up, and Yellow could take the place. Use High Morale: it gives you a third action at once.
specials-morale-first = That card will have its moment. Now you need a third action: High Morale.
specials-third = Lay the P-shaped tile of 5 over all five yurts before anybody else does.
specials-largest = Think bigger: all five cells.
specials-protection = A round later. Your yurts in the rocky desert stand next to Yellow’s, and you need one turn more. Use Protection of the Great Khan: until your next turn nobody may cover your yurts.
specials-protect-first = Later. Your own yurts are in danger now: use Protection of the Great Khan.
specials-divine = Another round. Divine Support does the same for the black yurts: until your next turn nobody but you may cover them. Use it.
specials-divine-first = The neutral yurts are what it is about now: use Divine Support.
specials-recon = And the last one. There is only one cross, and you have plans for it. Use Reconnaissance and reserve the cross tile: nobody else may lay it until your next turn.
specials-cross = That piece you will find again. The cross is the rare one.
specials-recon-first = You still have Reconnaissance. Use it to reserve the cross tile.
specials-once = All four are used, and there are no new ones. Whoever holds on to them to the end has had nothing of them.

lesson-end = The end and the score
    .about = Five rulers out, the final phase, and the bonus.
    .learned = Pieces plus bonus: ten points for the largest territory, six for the second. So lay your pieces side by side.
end-four-out = The end is near. Four rulers are already out. In the camp of the King of Goryeo there is one last yurt.
end-fifth = Bring it about: expel the King of Goryeo.
end-other-ruler = He still has yurts in his camp, so he would only ride on. The King of Goryeo has just one.
end-final = The fifth ruler is out. All others give up as well, and black yurts stand where they stood. You finish your turn. Then comes the final phase: no more cards, everybody only conquers, two pieces a turn.
end-link = One action is left. Lay the straight tile of 2 next to your first piece: side by side they form one territory.
end-last = Yellow has made a conquest, now it is your turn again. The black yurt of the Song Emperor stands right between yours: lay the straight tile of 3.
end-largest = Last chance: three cells instead of two.
end-score = Nobody can conquer anything more: the game is over. Eight points for your pieces, and your territory of five cells is the largest, which brings ten more. Eighteen to ten: you win!
