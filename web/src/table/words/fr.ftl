# Les mots de la table : tout ce qui entoure le plateau.

table-loading = On dresse la table …
table-closed = Cette table a été fermée avant le début de la partie.
table-heading = { $game } : { $title }
close = Fermer
more = Plus
cancel = Annuler
confirm-choice = Valider : { $choice }
confirm = Confirmer
candidate-waits = Pour le faire, choisissez-le encore une fois ou confirmez : { $choice }.
offline-choice = Le serveur est injoignable pour l’instant. Rien n’a changé.

## Les joueurs

players = Joueurs
player-committed = a remis son choix
player-thinking = réfléchit
bots-thinking = En train de réfléchir : { $names }
player-waits = attend l’ordinateur
bots-wait = L’ordinateur est occupé à autre chose et ne laisse pas encore réfléchir : { $names }.
player-your-turn = à vous
player-turn = doit choisir
player-away = { $level } joue à sa place
player-votes = veut finir
spectator = Spectateur
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La question

asked = Ce qu’on vous demande
asked-rule = Règle
waiting = Un instant …
waiting-for = On attend { $names }
handed-in = Votre choix est remis. Vous pouvez le changer tant que le dernier n’a pas remis le sien.
play-over = La partie est finie.
choice-final = On ne pourra pas revenir là-dessus sans l’accord des autres.
foreseen = Ce qui se passerait
foreseen-hint = Pointez un choix pour voir ce qui se passerait.
and-more = … et { $count } de plus
options-filter = Tapez pour filtrer
options-list = Afficher la liste ({ $count })
options-more = En montrer plus (il en reste { $count })
options-none = Aucun choix ne correspond.
narrowed = { $count ->
    [one] { $count } choix correspond à votre sélection
   *[other] { $count } choix correspondent à votre sélection
}
narrowed-all = Tout montrer
asides = À côté de la question ({ $count })
undo = Reprendre
undo-key = Reprendre le dernier choix (U)
undo-handed-in = Le changer
undo-ask = Demander aux autres de reprendre mon coup
proposal = { $name } demande à tout reprendre à partir du coup { $move }.
proposal-agree = Accepter
proposal-refuse = Refuser
proposal-waits = Doivent encore accepter : { $names }
proposal-away = Absents : { $names }. La demande reste ouverte jusqu’au prochain coup ; personne ne peut accepter à leur place.

## À côté du plateau

side = Journal, discussion et table
side-log = Journal
side-chat = Discussion
side-table = Table
log = Journal
log-empty = Rien ne s’est encore passé.
log-earlier = Plus tôt
log-look = Voir la position après le coup { $move }
log-scene = Revoir la scène : { $what }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
since = Depuis votre dernier tour
since-play = Revoir (S)
replay = Revoir la partie
what-if = Et si …
rules = Règles
rematch = Revanche
record-json = Partie notée (JSON)
record-text = Partie notée (texte)
vote-end = Voter pour arrêter la partie
vote-withdraw = Retirer le vote d’arrêt
vote-waits = Doivent encore voter : { $names }
vote-away = Absents : { $names }. Personne ne peut accepter la fin à leur place : pas de vote avant leur retour. Un robot joue pour eux et la partie continue. Vous pouvez aussi laisser votre place à un robot.
seat-leave = Laisser jouer un robot
seat-return = Reprendre ma place
bot-level = Robot
plain = Plateau simple : tableaux et listes
sound = Un son quand c’est mon tour

## Avant la partie

wait-full = Tout le monde est là : { $game } peut commencer.
wait-free = On attend des joueurs pour { $game }.
seat-is-free = libre
seat-join = S’asseoir ici
seat-put-bot = Asseoir un robot
seat-take-bot = Retirer le robot
get-up = Se lever
start = Commencer
close-table = Fermer la table
guest-name = Votre nom
guest-arrive = Entrer
invite-link = Invitez avec cette adresse
invite-account = Nom de connexion
invite = Inviter
invited = Invitation envoyée.
copy = Copier
copied = Copié
share = Votre part de la graine
share-give = Ajouter
share-explained = Ce que vous ajoutez entre dans la graine de tous les mélanges ; personne n’a donc pu les préparer. La promesse du serveur :

## Sur un seul écran

cover = Au tour de { $name }
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
imagined = Partie imaginée.
imagined-explained = Elle n’utilise que ce que vous savez ; tout ce qui est caché est redistribué. Personne d’autre ne la voit.
imagined-again = Imaginer de nouveau
imagined-leave = Retour à la partie

## La fin

final-ended = La partie a été arrêtée.
final-draw = Partie nulle
final-lost = C’est le jeu qui gagne
final-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
final-scores = Score final
final-place = Place
final-player = Joueur
final-points = Points
final-board = Regarder le plateau
proof = Preuve d’un hasard honnête
proof-explained = Le serveur a promis son secret avant que quiconque n’ajoute sa part. La graine découle des deux, et chaque mélange de la graine.
proof-promise = Promesse
proof-seed = Graine
proof-shares = Parts
proof-check = À vérifier avec la partie notée :

## Ce que disent les bots

remark = { $name } : « { $words } »
remark-consent-better = { $choice } : cela me vaut mieux que toute autre réponse.
remark-consent-same = { $choice } : cela ne change presque rien pour moi.
remark-gift-thanks = Merci. Cela ne m’engage à rien.
remark-gift-too-large = Je n’accepte pas de cadeau qui pourrait décider de la partie. Je vous le rends.
remark-no-hostages = Je ne garde pas d’otages.
remark-undo-agreed = Reprenez votre coup, nous, les bots, n’avons rien contre : que le meilleur coup compte.
remark-vote-left = C’est aux joueurs de dire s’il faut arrêter. Nous, les bots, jouons jusqu’à ce que tous soient d’accord.
