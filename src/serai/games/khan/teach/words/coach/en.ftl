# What the coach says of a question when it comes for the first time: `coach-<kind>`.

coach-place-yurt = Your first foothold. Only regions without any yurt are open. A cell near a ruler is promising: when he flees, a neutral yurt stays beside yours.
coach-act = { $number ->
    [1] You have two actions. Invade: a card decides where your new yurt may stand. Conquer: lay a piece over yurts for points. If yurts already stand side by side, look for a conquest first.
    [2] One action left; it may be the same again. The best turns close a gap with a yurt and conquer at once, before anybody else can use it.
   *[other] High Morale gives you one more action: invade, expel or conquer. Have you just put a yurt beside others? Then conquer before the next player does.
}
    .by = { $number }
coach-discard-any = Throw away cards whose land you do not need: at the end of your turn your hand is filled up to four again. A joker or a card of a region that you are building in is worth keeping.
coach-consent = This piece would cover yurts that you protect, and you would own it together. Agree, and you get its points too; refuse, and your yurts stay where they are.
coach-use-special = Your actions are done. You may play one special card now, each of them only once in the game. Do not save them all for the end: a good moment is when others could cover your yurts.
coach-final-conquest = { $number ->
    [1] The final phase: two conquests a turn, and nothing else. Take the largest piece that fits, best of all beside your own, because the largest territory earns ten points more.
   *[other] The second conquest of this turn. Count the points of the piece, and look whether it joins two of your territories: the bonus of ten goes to the largest.
}
    .by = { $number }
