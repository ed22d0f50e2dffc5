# Les mots des éléments communs à toutes les pages.

zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-whole = Tout le plateau
zoom-target = Zoomer sur ce qui peut être choisi
named-value = { $name } : { $value }

# La force d’un bot.
level-random = Bot au hasard
level-novice = Novice
level-trader = Marchand
level-general = Général
level-sultan = Sultan
panels = Parties du plateau
