# Ce que dit le serveur : les refus par leur clé, et les lettres aux absents.

refused-advice-ended = Personne n’attend plus cette suggestion, ou la partie a continué.
refused-advice-later = Les bots disent ce qu’ils pensent dans un « et si » de votre propre partie, et d’une partie entre joueurs quand elle est finie.
refused-advisers-busy = Les conseillers sont occupés. Redemandez dans un instant.
refused-already-over = Cette table est déjà fermée.
refused-already-seated = Cette personne a déjà une place à cette table.
refused-analyses-enough = Trop de parties attendent leur analyse. Redemandez plus tard.
refused-bad-account = Un identifiant compte de 2 à 60 lettres, chiffres ou . @ + - _
refused-bad-act = Indiquez pour combien de temps.
refused-bad-email = Ce n’est pas une adresse électronique.
refused-bad-language = Cette langue n’est pas disponible.
refused-bad-name = Un nom compte de 1 à 30 caractères visibles.
refused-bad-notices = Choisissez les moyens pour chaque type de notification, et les deux bornes des heures de silence.
refused-bad-option = Le jeu ne propose pas cela : { $words }
refused-bad-pace = On ne peut pas jouer à ce rythme.
refused-bad-password = Un mot de passe compte de 8 à 200 caractères, et il faut l’ancien pour en changer.
refused-bad-position = Cette position ne peut pas être jouée : { $words }
refused-bad-push = Le service de notifications de ce navigateur ne peut pas être utilisé.
refused-bad-record = Cette partie enregistrée ne peut pas être ouverte : { $fault ->
    [long] elle a plus de { $number } coups.
    [format] elle est dans un autre format ; cette version lit le format { $format }.
    [game] le jeu { $game } n’est pas ici.
    [rules] il lui faut la version { $rules } des règles, et celle-ci est la version { $rules_now }.
    [seats] ses places portent d’autres noms.
    [options] la partie ne peut pas commencer avec ses options.
    [position] elle commence par une position qui ne peut pas être jouée.
    [row] le coup { $number } est illisible.
    [wide] le coup { $number } est trop long pour être lu.
    [changed] elle a été modifiée au coup { $number }.
    [refused] les règles refusent le coup { $number }.
    [state] après le coup { $number }, la position n’est pas celle qu’elle indique.
    [cut] elle s’interrompt après le coup { $number }.
   *[unreadable] ce n’est pas une partie de Serai, ou il en manque un morceau.
}
refused-bad-request = La demande est illisible : { $words }
refused-bad-seats = La partie a un autre nombre de places.
refused-bad-sign-in = L’identifiant ou le mot de passe est faux.
refused-bad-table = Le titre est trop long ou invisible, ou la langue est inconnue.
refused-bad-webhook = Un webhook est une adresse qui commence par https://
refused-bad-words = Écrivez quelque chose, en 500 caractères au plus.
refused-banned = { $until ->
    [never] Ce compte est banni définitivement.
   *[other] Ce compte est banni jusqu’au { $until } (UTC).
} { $why ->
    [insults] Motif : insultes ou harcèlement.
    [cheating] Motif : triche.
    [leaving] Motif : abandons répétés.
    [spam] Motif : spam.
    [name] Motif : nom offensant.
   *[other] Motif :
} { $note }
refused-bad-zone = Ce fuseau horaire n’existe pas.
refused-busy = D’autres ont été plus rapides. Veuillez réessayer.
refused-cannot-meet = Ce n’est pas possible avec cette personne.
refused-foreign-origin = Cette demande vient d’un autre site.
refused-friends-account = Il faut un compte pour avoir des amis. Créez-en un : vos parties resteront à vous.
refused-guest = Un invité n’a pas de mot de passe.
refused-imagined-enough = Ce « et si » a assez duré. Commencez-en un nouveau.
refused-invited-oneself = C’est votre propre identifiant. Invitez quelqu’un d’autre.
refused-moderator-too = Seul un administrateur peut faire cela à un modérateur.
refused-name-taken = Cet identifiant est déjà pris.
refused-bad-link = Ce lien n’est pas valable ou ne l’est plus.
refused-no-mail = Ce serveur n’envoie pas d’e-mails. Adressez-vous à la personne qui l’administre.
refused-bot-name = Seuls les bots peuvent avoir un nom commençant par BOT.
refused-not-moderator = Cette page est réservée aux modérateurs.
refused-oneself = C’est vous.
refused-report-closed = Un autre modérateur a déjà traité ce signalement.
refused-silenced = Vous ne pouvez pas écrire dans le chat jusqu’au { $until } (UTC). { $why ->
    [insults] Motif : insultes ou harcèlement.
    [cheating] Motif : triche.
    [leaving] Motif : abandons répétés.
    [spam] Motif : spam.
    [name] Motif : nom offensant.
   *[other] Motif :
} { $note }
refused-too-many-blocked = Votre liste de personnes bloquées est pleine. Débloquez d’abord quelqu’un.
refused-too-many-bots = Un compte peut avoir au plus 5 bots.
refused-too-many-friends = Vous avez atteint le maximum d’amis et de demandes. Retirez d’abord quelqu’un.
refused-too-many-reports = Plusieurs de vos signalements attendent encore d’être lus. Un peu de patience.
refused-too-many-tokens = Un bot peut avoir au plus 10 jetons : révoquez-en un d’abord.
refused-bad-token = Ce jeton n’existe pas ou n’est plus valable.
refused-token-scope = Ce jeton ne permet pas cela.
refused-needs-server = Il faut pour cela un serveur où se trouvent d’autres personnes ; sur cet appareil, on joue seul, avec des bots, ou ensemble devant un même écran.
refused-no-proposal = Cette demande n’est plus ouverte.
refused-no-such-account = Personne ici n’a cet identifiant. Les invités sans compte peuvent venir avec le lien.
refused-no-such-level = Il n’y a pas de bot de ce niveau.
refused-no-vacation-left = Vous avez utilisé tous vos jours de vacances de l’année.
refused-newcomers-wait = Il y a eu des abus depuis cet appareil ou ce réseau : les nouveaux venus doivent y attendre { $unit ->
    [hours] { $count } h
   *[minutes] { $count } min
}. Avec un compte, vous pouvez vous connecter tout de suite.
refused-no-channel = Il n’y a encore rien à tester. Enregistrez une adresse ou ajoutez d’abord ce navigateur.
refused-nobody = Indiquez d’abord votre nom.
refused-not-asked = Il n’y avait pas de question à cet endroit.
refused-not-found = Cela n’existe pas ici.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-not-imagined = Ce « et si » n’existe plus. Commencez-en un nouveau.
refused-not-json = Ce qui est envoyé doit être du JSON en UTF-8.
refused-not-just-now = Le serveur n’a pas pu le faire à l’instant. Réessayez dans un moment.
refused-not-open = La partie a déjà commencé.
refused-not-over = La partie n’est pas finie.
refused-not-paused = La partie n’est pas en pause.
refused-not-running = Il n’y a pas de partie à arrêter.
refused-not-seated = Vous n’êtes pas à cette table, ou c’est aux autres de répondre.
refused-not-shown = Cette personne ne le montre pas.
refused-not-started = La partie n’a pas commencé.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-other-rules = Cette partie demande une autre version des règles : { $words }
refused-out-of-step = Cette leçon a changé depuis que vous l’avez commencée. Recommencez-la.
refused-over = La partie est finie à ce coup ; choisissez-en un plus tôt.
refused-paused = La partie est en pause. Reprenez-la d’abord.
refused-queue-full = Trop de gens attendent déjà. Réessayez dans un moment.
refused-push-account = Les notifications dans un navigateur demandent un compte : créez-en d’abord un.
refused-rated-bot = Ce bot n’a pas de classement à ce jeu. Choisissez un autre niveau, ou jouez sans classement.
refused-rated-clock = Une partie classée a besoin d’une pendule, pour qu’elle se termine.
refused-rated-guest = Les parties classées demandent un compte. Créez-en un, ou jouez sans classement.
refused-rated-options = Une partie classée se joue avec l’un des jeux d’options tout prêts.
refused-rated-seats = À une table classée, chacun a une seule place.
refused-rated-undo = Dans une partie classée, on ne peut rien reprendre de plus.
refused-rated-whole = Une partie classée commence au début.
refused-resigned = Vous avez abandonné cette partie ; un bot joue votre place jusqu’à la fin.
refused-seat-away = Un bot joue pour vous. Reprenez d’abord votre place.
refused-seat-taken = Cette place est déjà prise.
refused-seats-free = Toutes les places ne sont pas prises.
refused-server-error = Une erreur s’est produite sur le serveur. Elle a été notée.
refused-share-too-long = Une part compte au plus 200 caractères.
refused-sign-in-busy = Beaucoup de gens se connectent en ce moment. Réessayez dans un instant.
refused-signed-in = Déconnectez-vous avant de créer un autre compte.
refused-somebody-away = Il manque l’accord des absents : { $names }. Vous pourrez redemander à leur retour. En attendant, un bot joue pour eux, et vous pouvez aussi laisser un bot jouer pour vous.
refused-storage-full = Il n’y a plus de place sur cet appareil ; rien n’a été changé. Supprimez d’anciennes parties ou libérez de l’espace, puis réessayez.
refused-storage-refused = Ce navigateur ne garde rien pour cette page (fenêtre privée, peut-être) ; rien n’a été changé.
refused-suggest-off = Ce serveur ne suggère pas de coups.
refused-suggest-others = Aucun coup n’est suggéré tant que d’autres personnes jouent à cette table.
refused-suggest-rated = Aucun coup n’est suggéré dans une partie classée.
refused-too-large = C’est trop à la fois.
refused-too-many-devices = 8 appareils au plus peuvent recevoir les notifications : retirez-en d’abord un.
refused-too-many-tables = Vous êtes à trop de tables.
refused-too-much-work = Vos demandes ont beaucoup occupé le serveur. Patientez un peu.
refused-too-often = Moins vite, s’il vous plaît.
refused-took-too-long = Cela a pris trop de temps, et le serveur y a renoncé.
refused-too-slow = La requête a mis trop de temps à arriver.
refused-too-many-tournaments = Vous pouvez avoir au plus 3 tournois à la fois.
refused-tournament-advance = À chaque table, quelqu’un doit être éliminé.
refused-tournament-begun = Ce tournoi a déjà commencé ou est terminé.
refused-tournament-clock = Un tournoi se joue à la pendule, pour que ses rondes aient une fin.
refused-tournament-few = Il y a trop peu de participants.
refused-tournament-full = Toutes les places de ce tournoi sont prises.
refused-tournament-guest = Les tournois sont réservés aux comptes, pour que personne ne se perde entre deux rondes. Créez-en un d’abord.
refused-tournament-host = Seule la personne qui a annoncé le tournoi peut le faire.
refused-tournament-invited = Ce tournoi est sur invitation.
refused-tournament-not-in = Vous ne participez pas à ce tournoi.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-start = Un tournoi commence maintenant ou dans l’année.
refused-tournament-time = À ce rythme, une ronde ne peut pas durer aussi longtemps, ou aussi peu.
refused-tournament-title = Donnez un nom au tournoi.
refused-unreadable = Le message est illisible : { $words }

notice-your-turn-subject = À vous : { $title }
notice-your-turn-letter =
    { $name }, c’est à vous de jouer à « { $title } ».

    { $link }
notice-invitation-subject = Invitation : { $title }
notice-invitation-letter =
    { $name }, { $by } vous attend à « { $title } ».

    { $link }
notice-tournament-subject = Invitation à un tournoi : { $title }
notice-tournament-letter =
    { $name }, { $by } vous invite au tournoi « { $title } ».

    { $link }
notice-round-subject = La ronde { $round } commence : { $title }
notice-round-letter =
    { $name }, la ronde { $round } du tournoi « { $title } » a commencé et votre table est ouverte.

    { $link }
notice-time-subject = Votre temps s’épuise : { $title }
notice-time-letter =
    { $name }, votre temps pour jouer à la table « { $title } » s’épuise. Ensuite, un bot jouera à votre place.

    { $link }
notice-over-subject = Partie terminée : { $title }
notice-over-letter =
    { $name }, la partie à la table « { $title } » est terminée.

    { $link }
notice-daily-subject = Ce qui vous attend sur Serai
notice-daily-letter =
    { $name }, voici ce qui vous attend :

    { $list }
notice-test-subject = Test : les notifications de Serai vous parviennent
notice-test-letter =
    { $name }, voici le test demandé : les e-mails de Serai vous parviennent.
notice-off-letter =
    Pour ne plus recevoir ces e-mails :
    { $off }
notice-off-push = Désactiver
notice-reset-subject = Un nouveau mot de passe pour Serai
notice-reset-letter =
    { $name }, ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe :

    { $link }

    Si vous n’avez rien demandé, rien n’a changé et vous n’avez rien à faire.
notice-confirm-subject = Votre adresse e-mail pour Serai
notice-confirm-letter =
    { $name }, ouvrez ce lien dans l’heure pour recevoir les notifications de Serai à cette adresse :

    { $link }

    Si vous ne savez pas de quoi il s’agit, rien ne sera envoyé ici.
notice-moved-subject = Votre adresse e-mail sur Serai a changé
notice-moved-letter =
    { $name }, cette adresse n’est plus celle de votre compte Serai.

    Si ce n’est pas vous qui l’avez changée, connectez-vous et changez de mot de passe.
