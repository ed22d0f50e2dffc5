# La page des modérateurs.

title-moderation = Modération
moderation-reports = Signalements ouverts
moderation-none = Aucun signalement en attente.
moderation-holding = En vigueur
moderation-for-good = définitivement
moderation-until = jusqu’au { $until }
moderation-log = Journal
moderation-log-why = Rien dans ce journal ne peut être modifié ni supprimé. Chaque entrée porte une empreinte de toutes les précédentes.
moderation-lifted = Levé
moderation-newcomers = Venus depuis du même appareil ou réseau. Cela ne prouve rien : d’autres peuvent y habiter ou y travailler.
moderation-by-device = même appareil
moderation-by-place = même réseau
moderation-since = arrivé le { $moment }
moderation-by = signalé par
moderation-about = Concerne :
moderation-earlier =
    { $count ->
        [one] { $count } décision antérieure
       *[other] { $count } décisions antérieures
    }
moderation-says = { $name } écrit : « { $words } »
moderation-why = Motif
moderation-length = Pour combien de temps
moderation-words = Explication pour la personne et le journal
moderation-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
act-dismiss = Classer sans suite
act-silence = Priver de chat
act-ban = Bannir
act-ban-too = Bannir aussi
act-ban-sure = Vraiment bannir ?
act-close = Fermer la table
act-lift = Lever la sanction
done-dismiss = Signalement classé
done-silence = Privé de chat
done-ban = Banni
done-close = Table fermée
done-lift = Sanction levée
