# Partager une partie terminée : lien, image, rediffusion dans une autre page, feuille de partie.

share = Partager
share-title = Partager cette position
share-alt = Image de la position après le coup { $move }
share-no-picture = L’image n’a pas pu être créée pour l’instant. Le lien fonctionne quand même.
share-again = Réessayer
share-link = Lien vers cette position
share-copy = Copier
share-copied = Copié
share-download = Enregistrer l’image
share-embed = La partie sur votre propre page
share-embed-why = Collez ceci dans le HTML de votre page. La partie s’ouvre sur cette position.
share-sheet = Feuille de partie à imprimer
