# Partager une partie terminée : lien, image, rediffusion dans une autre page, feuille de partie.

sharing = Partager
sharing-title = Partager cette position
sharing-alt = Image de la position après le coup { $move }
sharing-no-picture = L’image n’a pas pu être créée pour l’instant. Le lien fonctionne quand même.
sharing-again = Réessayer
sharing-link = Lien vers cette position
sharing-copy = Copier
sharing-copied = Copié
sharing-download = Enregistrer l’image
sharing-embed = La partie sur votre propre page
sharing-embed-why = Collez ceci dans le HTML de votre page. La partie s’ouvre sur cette position.
sharing-sheet = Feuille de partie à imprimer
