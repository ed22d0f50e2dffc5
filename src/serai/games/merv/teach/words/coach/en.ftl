# What the coach says of a question when it comes for the first time: `coach-<kind>`.

coach-slot = The slot decides your line: you will use one of its tiles, and every other building of the same colour in that line gives you cubes too. The lower its number, the later your turn will probably come in the next round.
coach-tile = Pick a tile for its action and for its cubes. On an empty one you build. Another player’s building works for you too, but its owner then takes cubes as well.
coach-menu = { $action_key ->
    [none] Your action is done. Before you end the turn: can you complete a contract, or visit the camel market? Both are free extras.
   *[other] One thing a turn: the action of the tile, 1 favour, or a soldier. If your cubes cannot pay for much here, favour or a soldier is never wasted.
}
    .by = { $action_key ->
        [none] next
       *[other] action
    }
coach-soldier = A soldier saves a building from the next attack and brings influence: 1 on your own building, 2 on another player’s. He goes home after the invasion, so he can serve again.
coach-extra-upgrade = From now on a tile of yours will give a second cube of this colour. Choose the colour that you are always short of.
coach-upgrade-tile = The upgrade stays for good. Put it where you will come again: a tile in a line with more of your buildings gives its cubes most often. A soldier who stands there goes home.
coach-rewards = Several rewards at once: you choose the order. Take first what could help with the next one, such as a cube, or influence that opens a contract.
coach-pay = Several cubes could pay for this. Spend the plain colour first if you can: a white cube stands for any colour, and you will miss it later.
coach-any-good = A common or a rare good will do here. Rare ones are harder to get, and some contracts accept nothing else.
coach-contract-cube = Every contract costs one cube, whatever its colour. Give the one that you need least for the rest of this turn.
coach-caravansary = One cube a card, all of one colour. The first card is open, and so are a card with a camel and the one after it. Every second card of a spice brings a reward, and different spices make sets at the end.
coach-card-cube = The colour that you pay with now holds for every further card of this action. Begin with the colour that you have most of.
coach-free-card = Any card of the row, for nothing and with the camel on it. Does it complete a pair for a reward, or add a new spice to your sets?
coach-palace = Your first courtier costs one cube, the second two, and so on. Each scores his court every year, but only if you pay him 1 favour. Choose the court of what you are collecting.
coach-free-courtier = A courtier without paying: choose the court whose things you have most of. Remember that in every scoring he needs 1 favour.
coach-library = Up to four cubes, all different, a scroll for each. With 2, 4, 6 and 8 scrolls you make a breakthrough, so watch for the even numbers. Scrolls also go onto contracts.
coach-breakthrough = Each tile here can be taken once, and nobody else gets it. Early on choose what helps every turn, such as a discount; late in the game points at once are better.
coach-found = A trading post is free and yours for good: you buy there without camels. Far cities open from the near city before them. The first post of all in a near city takes its camel.
coach-buy = One good from each city: common for one cube, rare for two different ones. Goods fill contracts and score in the court of trade. Where you have no post, camels must carry you.
coach-free-post = A post and a good of its city, both for nothing. A far city gives a rare good, if you already have a post in the near city before it.
coach-mosque = Climb as far as your cubes go; each space gives points and a reward at once. The way is yours to choose at the start, so look which colours it will cost higher up.
coach-free-step = A step for free, and your first: it settles where you go on. Look at the cubes that each path asks for, and take the camel if it is still there.
coach-bonus-token = At every scoring your buildings of this action give 3 points more each. Take the action that you have built most, and then go on building it.
coach-wall = A wall stops the Mongols on its line and brings influence for the buildings behind it: 1 for your own, 2 for another player’s. The cost is one colour only.
coach-wall-slot = Behind each slot lie two tiles. Look for buildings there, other players’ most of all: they give you 2 influence each, and your own are safe from that side.
coach-free-wall = Any piece for nothing, so take a dear one if there is a good place for it. A gate fits only in the middle of a side.
coach-queue = Going first means the first choice of slots. Each free place that you skip costs a camel, and whoever is placed there gets it. The place farthest back is free.
coach-tribute = A cube of the tile’s colour keeps the building, or a white one. A building that you take back no longer scores and gives no cubes, but you may build it anew.
coach-choose-court = You have more courtiers than favour, so only some of them score. Choose the court that gives most: scrolls, caravan cards, goods or mosque levels.
coach-courtier-slot = The High Courtier builds, but cannot win. You choose his slot: take one away from your rival, or keep the line that you want clear of him.
coach-courtier-tile = You choose where he builds. Take a tile that your rival wants, or one where his building will be useful to you: soldiers and walls for it bring 2 influence.
