# Les mots de la table : tout ce qui entoure le plateau.

table-loading = On prépare la table…
table-closed = Cette table a été fermée avant le début de la partie.
table-heading = { $game } : { $title }
from-position = La partie commence par une position préparée. Qui l’a préparée peut connaître les cartes cachées et les tirages à venir.
close = Fermer
more = Plus
cancel = Annuler
confirm-choice = Valider : { $choice }
confirm = Valider
candidate-waits = Pour le faire, choisissez encore une fois ou validez : { $choice }.
offline-choice = Le serveur est injoignable pour l’instant. Rien n’a changé.

## Les joueurs

players = Joueurs
player-committed = a choisi
player-thinking = réfléchit
bots-thinking = En train de réfléchir : { $names }
player-waits = attend l’ordinateur
bots-wait = L’ordinateur est occupé. Attendent encore pour réfléchir : { $names }.
player-your-turn = à vous
player-turn = choisit
player-away = { $level } joue à sa place
player-votes = veut finir
spectator = Spectateur
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La question

asked = Votre question
asked-rule = Règle
waiting = Un instant…
waiting-for = On attend { $names }
handed-in = Votre choix est fait. Vous pouvez le changer tant que tout le monde n’a pas choisi.
play-over = La partie est finie.
choice-final = Vous ne pourrez pas l’annuler sans l’accord des autres.
foreseen = Ce qui se passerait
foreseen-hint = Pointez un choix pour voir ce qui se passerait.
and-more = … et { $count } de plus
options-filter = Filtrer
options-list = Afficher la liste ({ $count })
options-more = Afficher plus (il en reste { $count })
options-none = Aucun choix ne correspond.
narrowed = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
narrowed-all = Tout afficher
asides = À côté de la question ({ $count })
undo = Annuler
undo-key = Annuler le dernier choix (U)
undo-handed-in = Changer
undo-ask = Demander aux autres d’annuler mon coup
undo-own = Annuler mon dernier coup
proposal = { $name } demande à tout annuler à partir du coup { $move }.
proposal-agree = Accepter
proposal-refuse = Refuser
proposal-waits = Doivent encore accepter : { $names }
proposal-away = Absents : { $names }. La demande reste ouverte jusqu’au prochain coup ; eux seuls peuvent accepter.

## À côté du plateau

side = Journal, chat et table
side-log = Journal
side-chat = Chat
side-table = Table
log = Journal
log-empty = Rien ne s’est encore passé.
log-earlier = Plus tôt
log-look = Voir la position après le coup { $move }
log-scene = Revoir la scène : { $what }
chat = Chat
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
since = Depuis votre dernier tour
since-play = Revoir (S)
replay = Revoir la partie
what-if = Et si…
rules = Règles
rules-unreachable = Les règles ne peuvent pas être chargées pour l’instant. Fermez-les, puis ouvrez-les de nouveau.
rematch = Revanche
record-json = Enregistrement (JSON)
record-text = Enregistrement (texte)
vote-end = Voter pour arrêter la partie
vote-withdraw = Retirer mon vote
vote-waits = Doivent encore voter : { $names }
vote-away = Absents : { $names }. Il faut l’accord de tous pour arrêter : pas de vote avant leur retour. En attendant, un bot joue pour eux. Vous pouvez aussi laisser un bot jouer pour vous.
seat-leave = Laisser un bot jouer pour moi
seat-return = Reprendre ma place
bot-level = Bot
plain = Plateau simple : tableaux et listes
sound = Sons

## Avant la partie

wait-missing = { $game } : { $count ->
    [one] il manque un joueur
   *[other] il manque { $count } joueurs
}.
wait-public = tout le monde peut regarder
wait-private = réservé à ceux qui ont le lien
wait-full = Tout le monde est là : { $game } peut commencer.
seat-is-free = libre
seat-join = S’asseoir ici
seat-put-bot = Ajouter un bot
seat-take-bot = Retirer le bot
get-up = Quitter la place
start = Commencer la partie
close-table = Fermer la table
guest-name = Votre nom
name-needed = Comment vous appelez-vous ?
invite-link = Inviter avec ce lien
invite-account = Identifiant
invite = Inviter
invited = Invitation envoyée.
copy = Copier
copied = Copié
share = Votre part de la graine du hasard
share-give = Ajouter
share-explained = Ce que vous ajoutez entre dans la graine de tous les mélanges ; personne n’a donc pu les préparer. La promesse du serveur :

## Sur un seul écran

cover = À suivre : { $name }
cover-here = C’est moi, { $name }

## Revoir et imaginer

replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-move = Coup { $move } sur { $last }
replay-slider = Coup
replay-eyes = Vu par
replay-leave = Retour à la table
fork = Continuer à partir d’ici
imagined = Et si…
imagined-explained = Seul ce que vous savez est utilisé ; tout ce qui est caché est redistribué. Personne d’autre ne le voit.
imagined-again = Redistribuer
imagined-leave = Retour à la partie

## La fin

final-draw = Partie nulle
final-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
final-scores = Score final
final-board = Regarder le plateau
final-detail = Détail des points
proof = Vérification de l’équité du hasard
proof-explained = Le serveur s’est engagé sur son secret avant que quiconque n’ajoute sa part. La graine découle des deux, et chaque mélange de la graine.
proof-promise = Engagement
proof-seed = Graine
proof-shares = Parts
proof-check = À vérifier avec l’enregistrement :

## Ce que disent les bots

remark = { $name } : « { $words } »
remark-consent-better = { $choice } : cela me vaut mieux que toute autre réponse.
remark-consent-same = { $choice } : cela ne change presque rien pour moi.
remark-gift-thanks = Merci. Cela ne m’engage à rien.
remark-gift-too-large = Je n’accepte pas de cadeau qui pourrait décider de la partie. Je vous le rends.
remark-gift-pledged = Je le garde, et mon héritier vous servira de gage.
remark-hostage-kept = Je le prends en otage. Cela ne m’engage à rien.
remark-hostage-released = Voici votre héritier. Nous sommes quittes.
remark-no-hostages = Je ne veux pas d’autres otages.
remark-undo-agreed = Annulez, nous, les bots, n’avons rien contre : que le meilleur coup compte.
remark-vote-left = C’est aux joueurs de dire s’il faut arrêter. Nous, les bots, jouons jusqu’à ce que tous soient d’accord.
clock-late = Il reste moins de 20 secondes.
resign = Abandonner
resign-sure = Terminer la partie maintenant ? Elle restera sans résultat.
final-resigned = { $names } : abandon
stand-in = { $level } joue à votre place.
proposal-refused = Votre demande d’annulation a été refusée.
