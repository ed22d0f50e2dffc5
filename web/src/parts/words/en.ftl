# Words of the parts that all pages share.

zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
zoom-target = Zoom to what can be chosen
named-value = { $name }: { $value }

# How strong a bot plays.
level-random = Random bot
level-novice = Novice
level-trader = Trader
level-general = General
level-sultan = Sultan
panels = Parts of the board
