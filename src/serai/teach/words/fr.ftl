# Ce que chaque table montre au-dessus du plateau : un nom et une phrase.

plate = Plaque du joueur
    .is = Qui joue : le signe, la couleur, la personne ou le bot. Puis ce qui compte, le nombre principal en grand.
turn = À qui de jouer
    .is = Le cadre lumineux entoure qui doit choisir ; les petits mots disent s’il choisit, réfléchit ou attend.
clock = Pendule
    .is = Le temps qui reste à ce joueur, ou depuis combien de temps on l’attend. Sous 20 secondes, la vôtre rougit.
