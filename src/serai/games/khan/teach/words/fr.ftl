# Ce que disent les leçons de Khan. Une leçon est `lesson-<id>`, ses phrases sont `<id>-<say>`.

otherwise = Les règles le permettent, mais la leçon demande autre chose. Suivez les repères sur le plateau.

lesson-aim = Le but du jeu et le plateau
    .about = Ce qui fait gagner, ce qu’il y a sur le plateau, et votre première conquête.
    .learned = Les points viennent des tuiles et des ponts. On les pose sur des yourtes, et chaque case vaut un point.
aim-welcome = Bienvenue dans la steppe ! Six régions, une rivière qui les sépare, et huit chefs qui croient encore que tout leur appartient. Vous jouez les rouges. À la fin, le plus haut total l’emporte.
aim-pieces = Voici vos futurs points : les formes à côté du plateau. Une forme vaut autant de points qu’elle a de cases. Une fois posée, elle reste à son propriétaire jusqu’à la fin.
aim-yurts = Une tuile ne se pose que là où chaque case porte une yourte. Regardez : les deux yourtes rouges sont à vous. La noire est neutre : elle n’est à personne et sert à tout le monde.
aim-lay = Trois yourtes alignées ! Choisissez la tuile droite de 3 parmi les formes, puis posez-la sur les cases entourées.
aim-small = Une tuile de 2 rapporte aussi, mais elle laisse une yourte inutilisée. La tuile de 3 tient ici : un point de plus.
aim-scored = Trois points, et personne ne pourra vous les prendre. Vos yourtes sous la tuile vous reviennent. Le nombre à côté de votre nom inclut aussi un bonus de dix points pour le plus grand territoire : on en reparlera dans la dernière leçon.

lesson-invade = Envahir avec une carte
    .about = Deux actions par tour, et une carte pour chaque nouvelle yourte.
    .learned = Envahir : une carte, une yourte sur une case libre du terrain que montre la carte. À la fin du tour, vous complétez votre main à quatre cartes.
invade-hand = À chaque tour, vous avez deux actions. Le plus souvent, vous envahissez : vous jouez une carte et posez une de vos yourtes sur le plateau. Voici vos cartes : chacune montre un terrain.
invade-tundra = Touchez la carte toundra : les cases qu’elle ouvre s’éclairent. Posez votre yourte sur l’une d’elles. Pourquoi pas e4, entre vos deux yourtes ?
invade-another-card = Ce serait aussi une bonne invasion. Mais essayez d’abord la carte toundra.
invade-no-card = On peut envahir n’importe où sans carte, mais cela coûte tout le tour. Avec la carte toundra, une seule action suffit.
invade-river = Deuxième action. La carte rivière ouvre toutes les cases libres au bord de la rivière, dans n’importe quelle région. Choisissez la carte, puis la case qui vous plaît.
invade-another-second = Gardez-la pour plus tard. Cette fois, jouez la carte rivière.
invade-refilled = Votre tour est fini, et vous avez pioché deux nouvelles cartes. Il existe aussi des cartes pour le bord du plateau, à côté des territoires voisins, et le joker, qui ouvre toutes les cases libres.

lesson-flee = Les chefs doivent fuir
    .about = Pourquoi un chef se déplace à chaque tour, et ce qu’il laisse derrière lui.
    .learned = Chaque tour commence par une fuite. Elle laisse une yourte neutre et rapproche la fin de la partie.
flee-rulers = Vous les avez déjà aperçus : les chefs. Chacun a sa cour au-dessus du plateau, et cinq yourtes noires attendent dans son camp. Voici le khan kiptchak, juste entre vos yourtes.
flee-soon = Jaune a encore une action. Ensuite, c’est à vous, et chaque tour commence de la même façon : on retourne une carte, et le chef qu’elle montre doit fuir.
flee-fled = La carte disait : khan kiptchak, nord. Il a donc avancé d’une case vers le nord. À sa place, il y a maintenant une yourte noire de son camp.
flee-gift = Quel cadeau : la yourte noire relie les vôtres. Posez la tuile droite de 3 sur ces trois yourtes.
flee-small = Une de vos yourtes resterait de côté. Les trois ensemble valent un point de plus.
flee-camps = Un chef va jusqu’à la première case libre, à trois cases au plus. Si la voie est bloquée, il essaie la direction suivante dans le sens horaire. Quand son camp est vide, il est retiré du plateau. Au cinquième chef retiré, la partie touche à sa fin.

lesson-tile = Poser une tuile
    .about = Combler un trou, puis prendre cinq cases d’un coup.
    .learned = Envahir puis conquérir dans le même tour : voilà le cœur de Khan. Tournez et retournez les formes jusqu’à ce qu’elles trouvent leur place.
tile-rule = Sous une tuile, chaque case doit porter une yourte, peu importe à qui elle est : à vous, à personne, et même à Jaune. Il y en a quatre ici, avec une case libre au milieu.
tile-gap = Comblez le trou : jouez la carte forêt tropicale et posez votre yourte en f9.
tile-beside = Presque ! Mais le trou est en f9. C’est là que les cinq yourtes se toucheront.
tile-too-soon = C’est possible, mais patience : avec une yourte de plus, l’endroit vaut cinq points.
tile-lay = Cinq yourtes se touchent maintenant. Prenez la tuile en P et posez-la sur les cinq. On peut tourner et retourner une forme.
tile-smaller = Elle tient ici, mais elle gaspille des yourtes. Les cinq cases ensemble valent cinq points.
tile-back = Cinq points en une action. Trois des yourtes étaient à vous et une à Jaune, la tuile est donc à vous. Pourquoi ? C’est la leçon suivante.

lesson-majority = Majorités et formes partagées
    .about = À qui appartient une forme posée sur les yourtes de plusieurs joueurs.
    .learned = Une forme appartient à qui a le plus de yourtes dessous. À égalité, elle est partagée : la moitié des points à chacun, arrondie au supérieur, et elle compte dans les deux territoires.
majority-count = Quatre yourtes alignées : deux à vous, une noire, une à Jaune. Une forme revient à qui a le plus de yourtes dessous. Les noires ne comptent pas.
majority-alone = Posez la tuile droite de 4 sur la rangée. Vous y avez deux yourtes, Jaune une seule : elle sera rien qu’à vous.
majority-shared = Ici, une yourte à vous et une à Jaune : il faudrait partager. Prenez plutôt les quatre cases.
majority-later = Bon endroit, mais il faut y partager. Prenez d’abord ce qui peut être rien qu’à vous.
majority-smaller = Ce serait rien qu’à vous, mais petit. Quatre cases valent plus.
majority-together = Maintenant, en bas : une yourte à vous, une à Jaune, une noire. Posez la tuile en angle de 3. Vous êtes à égalité : c’est une conquête partagée.
majority-only-two = Deux cases, cela fait un point pour chacun. Avec la yourte noire, il y a trois cases.
majority-halves = Trois points pour deux : la moitié arrondie au supérieur, donc deux points chacun. Et là où Jaune a plus de yourtes que vous, vous ne pouvez rien poser.

lesson-bridge = Les ponts
    .about = Franchir la rivière avec moins de yourtes.
    .learned = Un pont n’a besoin de yourtes que sur la terre ferme, et il relie vos territoires par-dessus la rivière.
bridge-river = La rivière coupe le pays, et aucune yourte ne s’y dresse. Mais il y a neuf ponts. Un pont doit franchir la rivière : ses deux bouts reposent sur des rives différentes.
bridge-first = Vous avez une yourte sur chaque rive. Posez le pont droit de 3, de c4 à c6. Dans la rivière, pas besoin de yourte.
bridge-other-first = Ce pont-là vient ensuite. Commencez par celui de l’ouest, de c4 à c6.
bridge-keep = Gardez ces yourtes pour un pont. Il vaut plus que la petite tuile.
bridge-second = Deux yourtes, trois points ! À l’est, maintenant : posez le pont droit de 4, de j4 à j7.
bridge-longer = Il franchit la rivière, mais le long pont gagne une case de plus.
bridge-worth = Un pont de 4 vaut quatre points, et la rivière en a payé un. Plus tard, un tel pont réunira vos terres des deux rives en un seul grand territoire.

lesson-expel = Pourchasser un chef
    .about = Quelqu’un vous gêne ? Choisissez qui doit fuir.
    .learned = Vous choisissez le chef, la carte choisit la direction. La case quittée reçoit une yourte noire, utile aussitôt pour une conquête.
expel-way = Une belle rangée : vos yourtes en f2 et h2, une noire en i2. Mais le prince kirghize trône au beau milieu. Une forme ne recouvre jamais un chef.
expel-choose = Pourchassez-le ! Touchez le prince kirghize sur le plateau, ou sa cour au-dessus.
expel-another = Il peut fuir aussi, mais il ne gêne personne. Celui qui vous gêne est en g2.
expel-too-soon = C’est possible, mais faites d’abord de la place : avec g2, la rangée compte quatre cases.
expel-gone = On a retourné une carte pour la direction : nord. Il a fui en g1 et laissé une yourte noire en g2. Celle-ci vient de la réserve commune, son camp reste donc intact.
expel-lay = La rangée est complète. Posez-y la tuile droite de 4.
expel-smaller = Prenez toute la rangée : quatre cases, quatre points.

lesson-anywhere = Envahir n’importe où
    .about = Quand aucune carte ne convient : l’action double.
    .learned = Envahir n’importe où est une action double. La yourte va exactement là où il faut, et vous pouvez renouveler votre main.
anywhere-stuck = Dans la montagne, il ne manque que l2, mais aucune de vos cartes n’y mène. Que faire ?
anywhere-anywhere = Choisissez « Envahir n’importe où » à côté de vos cartes, puis l2. C’est une action double : elle prend tout le tour.
anywhere-elsewhere = Toutes les cases libres sont permises, mais l2 relie toutes vos yourtes de la montagne.
anywhere-card = Cette carte ne mène pas à la montagne. Choisissez plutôt « Envahir n’importe où ».
anywhere-discard = Vous pouvez maintenant défausser autant de cartes que vous voulez. Deux cartes désert de sable, c’est une de trop : défaussez-en une.
anywhere-useful = Gardez-la : elle ouvre un autre terrain. Des cartes désert de sable, vous en avez deux.
anywhere-first = Vous pouvez tout garder, mais essayez une fois : défaussez une carte désert de sable.
anywhere-again = Cela suffit ? Alors dites-le : « Ne plus rien défausser ».
anywhere-enough = C’est possible, mais trois cartes font une bonne main. Arrêtez-vous là.
anywhere-fresh = Vous avez de nouveau quatre cartes. Et à votre prochain tour, une tuile en T vous attend dans la montagne.

lesson-specials = Les quatre cartes spéciales
    .about = Une troisième action, deux boucliers et une réservation.
    .learned = Une carte spéciale par tour, chacune une seule fois par partie. Moral élevé sert à attaquer, les trois autres protègent vos projets jusqu’à votre prochain tour.
specials-four = Voici vos cartes spéciales. Après vos deux actions, vous pouvez en utiliser une. Tout le monde voit ce qu’il vous reste.
specials-complete = D’abord votre deuxième action : posez une yourte en d2 avec la carte glace. Cinq yourtes se toucheront alors là-haut.
specials-wait = Pas encore : avec une yourte de plus, il y aura cinq cases.
specials-morale = Vous n’avez plus d’action, et Jaune pourrait prendre ces cases. Utilisez Moral élevé : il donne aussitôt une troisième action.
specials-morale-first = Cette carte aura son heure. Il vous faut maintenant une troisième action : Moral élevé.
specials-third = Posez la tuile en P sur les cinq yourtes avant que quelqu’un d’autre ne le fasse.
specials-largest = Voyez plus grand : les cinq cases.
specials-protection = Un tour plus tard. Vos yourtes du désert rocheux côtoient celle de Jaune, et il vous faut encore un tour. Utilisez Protection du Grand Khan : jusqu’à votre prochain tour, personne ne peut recouvrir vos yourtes.
specials-protect-first = Plus tard. Vos propres yourtes sont en danger : utilisez Protection du Grand Khan.
specials-divine = Encore un tour. Soutien des Dieux fait de même pour les yourtes noires : jusqu’à votre prochain tour, personne d’autre que vous ne peut les recouvrir. Utilisez-le.
specials-divine-first = Ce sont les yourtes neutres qui comptent maintenant : utilisez Soutien des Dieux.
specials-recon = Et la dernière. Il n’y a qu’une croix, et vous avez des projets pour elle. Utilisez Exploration et réservez la tuile en croix : personne d’autre ne peut la poser jusqu’à votre prochain tour.
specials-cross = Celle-là, vous la retrouverez. C’est la croix qui est rare.
specials-recon-first = Il vous reste Exploration. Utilisez-la pour réserver la tuile en croix.
specials-once = Les quatre sont utilisées, et il n’y en aura pas d’autres. À les garder jusqu’au bout, on n’en profite jamais.

lesson-end = La fin et le décompte
    .about = Cinq chefs retirés, la phase finale et le bonus.
    .learned = Les formes plus le bonus : dix points pour le plus grand territoire, six pour le deuxième. Posez donc vos formes côte à côte.
end-four-out = La fin approche. Quatre chefs ont déjà été retirés du plateau. Dans le camp du roi de Goryeo, il ne reste qu’une yourte.
end-fifth = Précipitez les choses : pourchassez le roi de Goryeo.
end-other-ruler = Il a encore des yourtes dans son camp, il ne ferait que fuir plus loin. Le roi de Goryeo n’en a plus qu’une.
end-final = Le cinquième chef est retiré du plateau. Tous les autres abandonnent aussi, et des yourtes noires prennent leur place. Vous finissez votre tour. Puis vient la phase finale : plus de cartes, on ne fait que conquérir, deux formes par tour.
end-link = Il vous reste une action. Posez la tuile droite de 2 à côté de votre première forme : ensemble, elles font un seul territoire.
end-last = Jaune a fait une conquête, c’est de nouveau à vous. La yourte noire de l’empereur Song est juste entre les vôtres : posez la tuile droite de 3.
end-largest = Dernière chance : trois cases au lieu de deux.
end-score = Plus personne ne peut conquérir : la partie est finie. Huit points pour vos formes, et votre territoire de cinq cases est le plus grand : dix de plus. Dix-huit à dix, vous gagnez !
