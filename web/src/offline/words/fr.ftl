## Serai sans serveur

device-loading = Python arrive : { $loaded } sur { $total } Mo. En attendant, lisez les règles et les leçons.
device-starting = Python est là et démarre…
device-elsewhere = Vos parties sont ouvertes dans un autre onglet.
device-take-over = Jouer ici
device-failed = Python n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
device-again = Réessayer
device-not-kept = Ce navigateur ne garde rien, comme en navigation privée : vos parties durent jusqu’à la fermeture de l’onglet.
device-understood = Compris
device-new-version = Une nouvelle version est disponible. Vos parties restent.
device-reload = Recharger
device-missing-secure = Pour jouer sans serveur, il faut une adresse sécurisée (https). Les règles et les leçons restent lisibles.
device-missing-webassembly = Ce navigateur n’a pas WebAssembly et ne peut donc pas jouer sans serveur. Les règles et les leçons restent lisibles.
device-missing-workers = Ce navigateur est trop ancien pour jouer sans serveur. Les règles et les leçons restent lisibles.
device-missing-unpacking = Ce navigateur est trop ancien pour décompresser le jeu. Les règles et les leçons restent lisibles.
device-install = Installer sur cet appareil
device-install-why = Serai démarre alors comme une application, avec ou sans réseau.
device-about = Les parties sont gardées sur cet appareil seulement. Il n’y a pas de compte, et personne d’autre ne peut s’y joindre.
device-offline = Jouer hors ligne
device-offline-why = Sans serveur, même dans le train ; vos parties restent sur cet appareil.
device-to-server = Mettre cette partie sur le serveur
device-on-server = La partie est sur le serveur.
device-open-there = L’ouvrir là-bas
