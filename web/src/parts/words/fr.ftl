# Les mots des éléments communs à toutes les pages.

panels = Parties du plateau
zoom-in = Rapprocher
zoom-out = Éloigner
zoom-whole = Tout le plateau
zoom-target = Rapprocher ce qui peut être choisi

# La force d’un bot.
level-random = Bot au hasard
level-novice = Novice
level-trader = Marchand
level-general = Général
level-sultan = Sultan
