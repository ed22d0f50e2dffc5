# Une partie rejouée dans une autre page.

embed-open = Ouvrir dans Serai
embed-not-over = Seules les parties terminées peuvent être montrées ici.
