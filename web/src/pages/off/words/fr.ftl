# Désactiver une notification par le lien qu’elle contient.

title-off = Désactiver des notifications
off-one = Ne plus recevoir ces notifications ? { $kind } ({ $way })
off-daily = Ne plus recevoir le résumé du jour ?
off-switch = Désactiver
off-switch-all = Désactiver toutes les notifications
off-done-one = C’est désactivé.
off-done-all = Toutes les notifications sont désactivées.
off-account = Choisir ce que vous voulez savoir
