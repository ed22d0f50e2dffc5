suggest = Suggérer un coup
suggest-key = Suggérer un coup (H)
suggest-thinking = Un Général réfléchit…
suggest-only = Il n’y a que cela à faire ici.
suggest-none = Il n’y a rien à suggérer ici.
suggest-found = { $count ->
    [one] Un choix est suggéré.
   *[other] { $count } choix sont suggérés, le meilleur en premier.
}
suggest-chance = Les chances de gagner, selon un Général
key-suggest = Suggérer un coup, si aucune autre personne ne joue
settings-suggest = Suggérer un coup
settings-suggest-why = Une lampe à chacune de vos questions : trois bons choix, et pourquoi ils sont bons. Seulement si aucune autre personne ne joue.
