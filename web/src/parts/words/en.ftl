# Words of the parts that all pages share.

panels = Parts of the board
zoom-in = Nearer
zoom-out = Further away
zoom-whole = The whole board
zoom-target = Bring near what can be chosen

# How strong a bot plays.
level-random = Random bot
level-novice = Novice
level-trader = Trader
level-general = General
level-sultan = Sultan
