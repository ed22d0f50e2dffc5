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
trouble-offline = Le serveur ne répond pas. Est-il encore en marche ?
trouble-unknown = Cette page a un problème. La recharger suffit le plus souvent.
trouble-again = Réessayer
missing-heading = Il n’y a rien ici
missing-words = L’adresse est peut-être mal écrite, ou la table a été retirée.

## L’accueil et les listes de tables

start-play = Jouer maintenant
start-name = Votre nom
play-now = Jouer contre des bots
set-up = Préparer…
my-games = Mes parties
my-games-all = Toutes mes parties
open-tables = Tables qui attendent des joueurs
open-none = Personne n’attend en ce moment. Ouvrez une table et donnez son adresse à vos amis.
running-tables = Parties à regarder
running-none = Aucune partie publique n’est en cours.
blurb-khan = Chassez les souverains de la steppe, posez vos conquêtes et partagez-les le moins possible.
blurb-merv = Trois ans dans une ville de la route de la soie : commercez, bâtissez, priez et tenez les murailles.
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
table-open =
    { $free ->
        [0] prête à commencer
        [one] { $free } place libre
       *[other] { $free } places libres
    }
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
record-open-why = Une partie enregistrée dans un fichier, JSON ou texte, ici ou ailleurs. On peut la revoir coup par coup et la reprendre à n’importe quel coup.
record-file = Choisir un fichier …
record-opening = Ouverture de { $file } …
record-wrong = { $file } – { $words }
record-too-large = Ce fichier est trop gros : une partie enregistrée fait au plus 4 Mo.
record-empty = Il n’y a rien à lire dans ce fichier.

## La préparation d’une table

no-such-game = Ce serveur n’a pas ce jeu.
set-up-game = Le jeu
set-up-seats = Qui joue
set-up-count = Joueurs
set-up-hot-seat = Plusieurs places sont à vous : on joue sur un seul écran qu’on se passe. Les cartes cachées sont couvertes entre les tours.
set-up-host-only = Vous ouvrez seulement la table et regardez ; les autres jouent.
set-up-options = Variantes du jeu
set-up-pace = Rythme
set-up-table = La table
set-up-title = Son nom, si vous voulez
set-up-language = Langue parlée
set-up-public = Publique.
set-up-public-yes = Tout le monde la trouve dans la liste et peut regarder.
set-up-public-no = Seuls ceux à qui vous donnez l’adresse la trouvent.
set-up-begin = Commencer la partie
set-up-open = Ouvrir la table
seat-me = Moi
seat-open = Quiconque viendra
seat-bot = Bot : { $level }
option-yes = oui
option-no = non
option-chance = laissé au jeu
option-usual = D’ordinaire : { $value }.
value-clockwise = dans le sens horaire
value-counterclockwise = dans le sens antihoraire
value-random = au hasard
value-choice = au choix
pace-kind = Pendule
pace-ready-relaxed = Tranquille
pace-ready-relaxed-why = Sans pendule.
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
pace-bank = Réserve, en minutes
pace-free = Secondes libres par tour
pace-each = Jours par coup

## La liste des tables

lobby-game = Jeu
lobby-all = tous

## Les réglages

settings-language = Langue
settings-theme = Lumière
settings-palette = Couleurs des joueurs
settings-animation = Mouvement
settings-confirm = Confirmer un choix
settings-signals = Quand c’est à moi
settings-sound = Un son discret
settings-notify = Une notification du navigateur.
settings-notify-why = Seulement tant que cette page est ouverte mais pas au premier plan.
settings-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
settings-here = Ces réglages sont gardés sur cet appareil.
theme-system = Comme l’appareil
theme-light = Papier chaud
theme-dark = Camp de nuit
palette-distinct = Distinctes pour tous les yeux
palette-classic = Comme dans la boîte
animation-full = Complet
animation-short = Court
animation-none = Aucun
confirm-final = Seulement ce qu’on ne peut reprendre
confirm-always = Toujours
confirm-never = Jamais

## Le compte

account-is = Vous êtes connecté en tant que { $account }.
account-guest = Vous jouez en invité : { $name }. Ce navigateur se souvient de vous.
account-nobody = Un nom suffit pour jouer. Un compte permet de continuer sur d’autres appareils.
account-me = À mon sujet
account-arrive = Jouer en invité
account-name = Nom à la table
account-email = E-mail pour les avis (facultatif)
account-webhook = Webhook pour les avis (facultatif)
account-notices-why = C’est là qu’on vous prévient quand c’est à vous dans une partie par correspondance, ou qu’on vous invite.
account-webhook-fails = Les avis n’arrivent pas à votre webhook.
account-email-fails = Les e-mails ne vous parviennent pas.
account-fails-private = L’adresse se trouve dans un réseau privé, où ce serveur n’appelle personne.
account-fails-unknown-host = L’adresse est introuvable.
account-fails-unreachable = Personne ne répond à cette adresse.
account-fails-slow = La réponse n’est pas venue à temps.
account-fails-tls = Aucune connexion sécurisée n’a pu être établie.
account-fails-unreadable = La réponse n’a pas pu être comprise.
account-fails-status = La réponse était l’erreur { $status }.
account-fails-address-refused = Le serveur de messagerie refuse cette adresse.
account-fails-mail-server = Le serveur de messagerie de ce site ne prend pas d’e-mails en ce moment.
account-tried = Dernier essai : { $ago }.
account-tried-next = Prochain essai : { $moment } au plus tôt.
account-webhook-off = { $failures } échecs de suite : plus d’essai tant que vous n’aurez pas changé l’adresse ou qu’un test ne sera pas arrivé.
account-email-off = { $failures } échecs de suite : plus d’essai tant que vous n’aurez pas changé l’adresse ou réessayé.
account-try-again = Réessayer
account-test = Envoyer un test au webhook
account-test-waits = En attente de la réponse…
account-test-arrived = Le test est arrivé.
account-email-again = Vous recevrez de nouveau des e-mails.
account-keep = Enregistrer
account-go = Entrer
account-kept = Enregistré.
account-register = Créer un compte
account-register-why = Votre nom et vos parties restent à vous. Un mot de passe a au moins 8 caractères.
account-have = J’ai un compte
account-new = Je suis nouveau
account-account = Identifiant
account-password = Mot de passe
account-password-old = L’ancien
account-password-new = Le nouveau, 8 caractères au moins
account-password-change = Le changer
account-devices = Appareils
account-device = Un appareil
account-device-since = depuis le { $day }
account-data = Mes données
account-data-why = Tout ce que ce serveur garde sur vous, dans un fichier ; ou plus rien du tout.
account-export = Enregistrer dans un fichier
account-delete = Supprimer…
account-delete-sure = C’est sans retour : votre nom quitte toutes les tables, et des bots jouent à votre place.
account-delete-yes = Supprimer tout ce qui me concerne
account-delete-no = Garder
account-leave = Quitter cet appareil
account-leave-guest = Un invité qui se déconnecte ne retrouve plus ses parties : créez d’abord un compte.
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout

## Les règles

rules-of = Règles : { $game }
rules-table = La table elle-même
rules-book = Règles de
rules-search = Chercher par mots ou numéro
rules-contents = Chapitres
rules-none = Aucune règle ne contient tous ces mots.
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
key-tab = D’une partie de la page à la suivante, avec Maj en arrière
key-enter = Choisir, appuyer, suivre
key-escape = Reposer ce qui est pris ou demandé
key-help = Cette page
key-arrows = D’un endroit au suivant
key-next = Au prochain endroit que l’on peut choisir, avec Maj en arrière
key-turn = Tourner une pièce
key-flip = Retourner une pièce
key-zoom = Rapprocher et éloigner
key-undo = Reprendre
key-since = Revoir ce qui s’est passé depuis votre tour
key-filter = Chercher dans la liste des choix
key-step = Un coup en arrière ou en avant
key-ends = Au premier coup, au dernier
key-play = Lecture automatique, arrêt
