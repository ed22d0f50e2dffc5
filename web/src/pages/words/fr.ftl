# Les mots de l’application.

## Le cadre de chaque page

skip = Aller au contenu
navigation = Pages
loading = Un instant…
your-turn = À vous de jouer
sign-in = Se connecter
to-start = Retour à l’accueil
traveller = Voyageur
title-start = Accueil
title-begin = La partie commence
title-new = Nouvelle table
title-lobby = Tables
title-settings = Réglages
title-account = Compte
title-keys = Raccourcis clavier
title-rules = Règles
title-missing = Introuvable
title-table = Table
title-replay = Relecture
language-en = English
language-ru = Русский
language-fr = Français

## La liaison avec le serveur et les ennuis

line-lost = Le serveur est injoignable. Nouvel essai…
line-offline = Cet appareil est hors ligne. Ce que vous voyez n’est peut-être plus à jour.
line-again = Réessayer
line-back = Connexion rétablie.
trouble-heading = Cela n’a pas marché
trouble-offline = Le serveur ne répond pas. Est-il encore en marche ?
trouble-unknown = Quelque chose s’est mal passé sur cette page. La recharger suffit le plus souvent.
trouble-again = Réessayer
missing-heading = Il n’y a rien ici
missing-words = L’adresse est peut-être mal écrite, ou la table n’existe plus.

## L’accueil et les listes de tables

start-play = Jouer maintenant
start-new = Première visite ? Apprenez un jeu, ou lancez-vous
start-new-why = Choisissez un jeu. Des leçons de deux minutes, sur le vrai plateau, vous l’apprennent ; « Comment jouer » est un petit texte illustré ; ou jouez tout de suite contre des bots.
start-name = Votre nom
play-now = Jouer contre des bots
set-up = Configurer…
my-games = Mes parties
my-games-all = Toutes mes parties
invitations = Invitations
invited-by = { $name } vous invite
invitation-join = Rejoindre
invitation-decline = Décliner
open-tables = Tables ouvertes
open-none = Personne n’attend en ce moment. Ouvrez une table et envoyez le lien à vos amis.
running-tables = Parties à regarder
running-none = Aucune partie publique n’est en cours.
blurb-khan = Pourchassez les chefs de la steppe, conquérez leurs terres et partagez-les le moins possible.
blurb-merv = Trois ans dans une cité de la Route de la soie : commercez, bâtissez, priez et tenez les murs.
blurb-warrior_knights = Le roi est mort. Des barons armés de troupes, de voix et de foi se disputent la couronne.
blurb-tic_tac_toe = Trois à la suite. Vous connaissez.
blurb-connect_four = Laissez tomber vos jetons, alignez-en quatre.
seat-free = place libre
pace-none-short = sans horloge
game-seats =
    { $most ->
        [2] { $fewest ->
            [2] 2 joueurs
           *[other] de { $fewest } à 2 joueurs
        }
       *[other] de { $fewest } à { $most } joueurs
    }
table-from-position = depuis une position
table-open =
    { $free ->
        [0] prête à commencer
        [one] { $free } place libre
       *[other] { $free } places libres
    }
table-paused = en pause
table-running = coup { $number }
table-over =
    { $number ->
        [one] finie en { $number } coup
       *[other] finie en { $number } coups
    }
pace-live-short = { $minutes } min + { $seconds } s par tour
pace-days-short =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }

## Ouvrir une partie enregistrée

record-open = Ouvrir une partie enregistrée
record-open-why = Une partie enregistrée dans un fichier (JSON ou texte), ici ou ailleurs. Revoyez-la coup par coup et reprenez-la où vous voulez.
record-file = Choisir un fichier…
record-opening = Ouverture de { $file }…
record-wrong = { $file } – { $words }
record-too-large = Ce fichier est trop gros : une partie enregistrée fait au plus 4 Mo.
record-empty = Il n’y a rien à lire dans ce fichier.

## La préparation d’une table

no-such-game = Ce serveur n’a pas ce jeu.
set-up-game = Jeu
set-up-seats = Qui joue
set-up-count = Joueurs
player-name = Nom du joueur ({ $seat })
player-number = Joueur { $number }
set-up-hot-seat = Plusieurs places sont à vous : vous jouez sur un seul écran que vous vous passez. Les cartes secrètes sont cachées entre les tours.
set-up-host-only = Vous ouvrez la table et regardez ; les autres jouent.
set-up-preset = Type de partie
set-up-preset-own = Options personnelles
set-up-preset-own-why = Comme indiqué ci-dessous.
set-up-length = Environ { $time } à { $players }.
length-minutes = { $count } minutes
length-hours =
    { $halves ->
        [0] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
       *[other] { $count } h 30
    }
length-players =
    { $game ->
        [warrior_knights] { $seats ->
            [one] { $seats } baron
           *[other] { $seats } barons
        }
       *[other] { $seats ->
            [one] { $seats } joueur
           *[other] { $seats } joueurs
        }
    }
set-up-options = Options
set-up-pace = Rythme
set-up-table = Table
set-up-title = Nom de la table (facultatif)
set-up-language = Langue
set-up-public = Publique.
set-up-public-yes = Tout le monde peut la trouver dans la liste et regarder.
set-up-public-no = Seules les personnes qui ont le lien la trouvent.
set-up-begin = Commencer la partie
set-up-open = Ouvrir la table
seat-me = Moi
seat-open = N’importe qui
seat-bot = Bot : { $level }
option-yes = oui
option-no = non
option-chance = selon le jeu
option-usual = Par défaut : { $value }.
value-clockwise = dans le sens horaire
value-counterclockwise = dans le sens antihoraire
value-random = au hasard
value-choice = au choix
pace-kind = Horloge
pace-ready-relaxed = Tranquille
pace-ready-relaxed-why = Sans horloge.
pace-ready-quick = Rapide
pace-ready-quick-why = 10 secondes par tour, puis 5 minutes de réserve.
pace-ready-live = En direct
pace-ready-live-why = 20 secondes par tour, puis 15 minutes de réserve.
pace-ready-day = Un jour par coup
pace-ready-day-why = On vous prévient quand c’est à vous.
pace-ready-week = Une semaine par coup
pace-ready-week-why = On vous prévient quand c’est à vous.
pace-ready-own = Autre
pace-ready-own-why = Réglez les durées vous-même.
pace-live = En direct.
pace-days = Par correspondance.
pace-bank = Réserve de temps (minutes)
pace-free = Secondes libres par tour
pace-each = Jours par coup
pace-vacation = Vacances autorisées
pace-vacation-why = Le temps d’une personne en vacances ne s’écoule pas.
pace-no-vacation = sans vacances

## La liste des tables

lobby-game = Jeu
lobby-all = tous

## Les réglages

settings-language = Langue
settings-theme = Thème
settings-palette = Couleurs des joueurs
settings-animation = Animation
settings-confirm = Valider les choix
settings-signals = Quand c’est à moi
settings-sound = Sons
settings-notify = Afficher une notification du navigateur.
settings-notify-why = Seulement quand cette page est ouverte à l’arrière-plan.
settings-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
settings-here = Ces réglages sont enregistrés sur cet appareil.
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
palette-distinct = Adaptées au daltonisme
palette-classic = Comme dans la boîte
animation-full = Complète
animation-short = Courte
animation-none = Aucune
confirm-final = Seulement si c’est irréversible
confirm-always = Toujours
confirm-never = Jamais

## Le compte

account-is = Connecté : { $account }.
account-guest = Vous jouez en invité : { $name }. Ce navigateur se souvient de vous.
account-nobody = Un nom suffit pour jouer. Un compte permet de continuer sur d’autres appareils.
account-me = Profil
account-arrive = Continuer en invité
account-name = Votre nom
account-email = E-mail pour les notifications (facultatif)
account-webhook = Webhook pour les notifications (facultatif)
account-keep = Enregistrer
account-go = Continuer en invité
account-kept = Enregistré.
account-register = Créer un compte
account-register-why = Gardez votre nom et vos parties. Le mot de passe doit avoir au moins 8 caractères.
account-have = J’ai un compte
account-new = C’est ma première fois ici
account-account = Identifiant
account-password = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe (8 caractères au moins)
account-password-change = Changer le mot de passe
account-devices = Appareils
account-device = Appareil
account-device-since = depuis le { $day }
account-data = Mes données
account-data-why = Téléchargez tout ce que ce serveur garde sur vous, ou supprimez-le.
account-export = Télécharger
account-delete = Supprimer…
account-delete-sure = C’est irréversible : votre nom disparaît de toutes les tables, et des bots jouent à votre place.
account-delete-yes = Supprimer mes données
account-delete-no = Annuler
account-leave = Se déconnecter de cet appareil
account-leave-guest = Un invité qui se déconnecte ne retrouve plus ses parties : créez d’abord un compte.
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout

## Les règles

rules-of = Règles : { $game }
rules-table = La table
rules-of-table = Règles de la table
rules-book = Règles de
rules-search = Chercher par mots ou numéro
rules-contents = Chapitres
rules-none = Aucune règle ne contient tous ces mots.
rules-appendix = Pour les programmeurs
rules-original = Original anglais
rules-translated = En français
rules-only-english = Ces règles n’existent qu’en anglais.
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }

## Les raccourcis

keys-intro = Tout se joue sans souris.
keys-close = Fermer
keys-in-everywhere = Partout
keys-in-board = Sur le plateau
keys-in-table = À la table
keys-in-replay = Dans une relecture
key-tab = À la partie suivante de la page, avec Maj à la précédente
key-enter = Choisir, appuyer, ouvrir
key-escape = Reposer ce qui est pris, ou annuler
key-help = Cette page
key-arrows = D’un endroit au suivant
key-next = Au prochain endroit possible, avec Maj au précédent
key-turn = Tourner une forme
key-flip = Retourner une forme
key-zoom = Zoom avant et arrière
key-answer = Donner la réponse à cette place dans la liste
key-decline = Décliner : rien de plus, passer, finir le tour
key-undo = Annuler
key-since = Revoir ce qui s’est passé depuis votre tour
key-filter = Filtrer la liste des choix
key-rules = Les règles, par-dessus la table
key-step = Un coup en arrière ou en avant
key-ends = Au premier ou au dernier coup
key-play = Lecture ou pause

bots-title = Vos bots
bots-why = Un de vos programmes peut jouer ici comme bot : il se connecte avec un jeton, et son nom indique que c’est un bot. L’interface est décrite dans docs/outside-bots.md.
bots-invited-as = à inviter sous le nom { $account }
bots-token = Jeton
bots-until = jusqu’au { $day }
bots-used = utilisé pour la dernière fois le { $day }
bots-unused = pas encore utilisé
bots-revoke = Révoquer
bots-token-once = Copiez ce jeton maintenant : il ne sera plus affiché.
bots-copy = Copier
bots-copied = Copié
bots-label = À quoi sert ce jeton ? (facultatif)
bots-scope-read = regarder
bots-scope-play = jouer
bots-scope-chat = discuter
bots-make-token = Créer un jeton
bots-delete = Supprimer le bot
bots-name = Nom du nouveau bot
bots-account = Identifiant pour l’inviter
bots-make = Créer le bot
account-forgot = Mot de passe oublié ?
account-forgot-why = Saisissez votre identifiant. Si une adresse e-mail y est associée, un lien pour un nouveau mot de passe y sera envoyé.
account-forgot-send = Envoyer le lien
account-forgot-sent = S’il y a une adresse, l’e-mail est en route.
account-reset = Choisir un nouveau mot de passe
account-reset-done = Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.
account-confirmed = Votre adresse e-mail est validée.
account-confirm-sent = Un e-mail est en route vers { $email } : ouvrez le lien qu’il contient pour valider l’adresse.
