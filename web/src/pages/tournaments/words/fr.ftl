# Tournois.

title-tournaments = Tournois
title-tournament = Tournoi
title-tournament-new = Nouveau tournoi
tournaments-why = Inscrivez-vous, et vos parties s’ouvrent d’elles-mêmes, ronde après ronde.
tournaments-announced = Inscriptions ouvertes
tournaments-announced-none = Aucun tournoi n’est ouvert pour l’instant. Annoncez-en un et envoyez le lien à vos amis.
tournaments-running = En cours
tournaments-over = Terminés
tournaments-mine = Mes tournois
tournament-kind-round-robin = Toutes rondes
tournament-kind-round-robin-why = Chacun rencontre tous les autres aussi souvent, ou presque, et change de place à la table.
tournament-kind-swiss = Système suisse
tournament-kind-swiss-why = À chaque ronde, on rencontre ceux qui ont à peu près autant de points, et presque personne deux fois.
tournament-kind-knock-out = Élimination directe
tournament-kind-knock-out-why = Les meilleurs de chaque table continuent, les autres sont éliminés.
tournament-tables =
    { $seats ->
        [2] parties à deux
       *[other] tables à { $seats } joueurs
    }
tournament-places =
    { $entered ->
        [one] { $entered } place prise sur { $most }
       *[other] { $entered } places prises sur { $most }
    }
tournament-round = Ronde { $round } sur { $rounds }
tournament-over = Terminé
tournament-cancelled = Annulé
tournament-you-in = Vous participez
tournament-you-were = Vous avez participé
tournament-you-invited = Vous êtes sur la liste des invités
tournament-you-left = Vous avez quitté le tournoi
tournament-by = Annoncé par { $name }
tournament-rated = classé
tournament-open = Ouvert à tous les titulaires d’un compte
tournament-closed = Sur invitation
tournament-starts-full = Il commence dès que toutes les places sont prises ; au bout de 30 jours d’attente, il est annulé.
tournament-starts-at = Début : { $moment }.
tournament-begins = Il va commencer.
tournament-next-at = Prochaine ronde : { $moment }.
tournament-opening = Les tables de cette ronde s’ouvrent.
tournament-deadline = Cette ronde se termine au plus tard le { $moment } ; ensuite, les bots finissent les parties.
tournament-winner = Victoire : { $name }
tournament-nobody = Il a été annulé : trop peu de participants, ou décision de l’organisation.
tournament-join = Participer
tournament-join-why = Tout le monde y verra vos résultats, et votre nom si vous ne le masquez pas.
tournament-hide = Masquer mon nom à ceux qui ne participent pas.
tournament-hide-why = Ils voient un numéro, par exemple « Joueur 3 ».
tournament-hidden-always = Votre nom est masqué dans tous les tournois. Pour changer cela :
tournament-withdraw = Quitter le tournoi
tournament-withdraw-sure = Des bots joueront désormais vos parties, et vous serez derrière tous ceux qui restent. Ce choix est définitif.
tournament-decline = Décliner
tournament-start = Commencer maintenant
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Le tournoi s’arrête pour tout le monde. Les parties en cours deviennent des parties ordinaires.
tournament-guest = Les tournois sont réservés aux comptes, pour que personne ne se perde entre deux rondes.
tournament-guest-link = Créer un compte
tournament-invite = Inviter par identifiant
tournament-invite-send = Inviter
tournament-awaited = Invitations en attente : { $names }
tournament-my-table = À ma table
tournament-entrants = Participants
tournament-entrants-none = Personne pour l’instant.
tournament-rounds = Rondes
tournament-round-short = Ronde { $round }
tournament-table = Table { $number }
tournament-table-waiting = s’ouvre
tournament-table-playing = en cours
tournament-table-late = finie par les bots
tournament-table-over = terminée
tournament-bye = sans adversaire : { $points } points
tournament-absent = absence
tournament-points = Points
tournament-standings = Classement
tournament-place = Rang
tournament-player = Joueur
tournament-head-to-head = Confrontations
tournament-buchholz = Adversaires
tournament-share = Part du score
tournament-wins = Victoires
tournament-games = Parties
tournament-left = hors tournoi
tournament-points-why = La première place à une table vaut { $win } points, la dernière aucun, les autres à intervalles égaux ; à places égales, les points se partagent. Absence : aucun point. Ronde sans adversaire : { $bye } points.
tournament-ties-round-robin = À égalité de points : d’abord les confrontations directes (fois devant moins fois derrière), puis la part du score aux tables, les victoires, le tirage au sort. Qui quitte le tournoi passe derrière tous ceux qui restent.
tournament-ties-swiss = À égalité de points : d’abord les points des adversaires (Buchholz), puis la part du score aux tables, les victoires, le tirage au sort. Qui quitte le tournoi passe derrière tous ceux qui restent.
tournament-ties-knock-out = Qui va plus loin est devant ; puis la place à la dernière table, les points, ceux des adversaires, la part du score, les victoires, le tirage au sort. Le sort décide aussi qui continue à places égales.
tournament-csv-standings = Classement (CSV)
tournament-csv-games = Parties (CSV)
tournament-rules = Déroulement
tournament-time-live = Une ronde dure au plus { $minutes } minutes. Un bot joue pour qui est absent et n’a pas joué son premier coup { $absence } minutes après le début de son tour.
tournament-time-days =
    { $days ->
        [one] Une ronde dure au plus { $days } jour.
       *[other] Une ronde dure au plus { $days } jours.
    }
tournament-bots = Des bots ({ $level }) complètent les tables et jouent pour ceux qui quittent le tournoi.
tournament-no-bots = Aucun bot ne complète les tables ; si quelqu’un quitte le tournoi, un bot finit la partie.
tournament-advance =
    { $count ->
        [one] Le meilleur de chaque table continue.
       *[other] Les { $count } meilleurs de chaque table continuent.
    }
tournament-of = Tournoi, ronde { $round }
tournament-form-title = Nom du tournoi
tournament-form-kind = Formule
tournament-form-seats = Joueurs par table
tournament-form-rounds = Nombre de rondes
tournament-form-rounds-auto = autant qu’il en faut
tournament-form-advance = Combien continuent par table
tournament-form-seeding = Tirage
tournament-form-seeding-draw = au sort
tournament-form-seeding-rating = selon la cote
tournament-form-people = Participants
tournament-form-most = Nombre de places
tournament-form-invited = Seulement sur mon invitation.
tournament-form-start = Début
tournament-form-start-full = dès qu’il est complet
tournament-form-start-at = à une heure fixée
tournament-form-when = Quand
tournament-form-time = Temps
tournament-form-minutes = Durée maximale d’une ronde (minutes)
tournament-form-days = Durée maximale d’une ronde (jours)
tournament-form-absence = Attente des absents (minutes)
tournament-form-level = Bots pour compléter les tables
tournament-form-level-none = aucun bot
tournament-form-rated = Parties classées.
tournament-form-announce = Annoncer
