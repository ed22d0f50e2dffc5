suggest = Suggérer un coup
suggest-key = Suggérer un coup (H)
suggest-thinking = Un général réfléchit…
suggest-none = Il n’y a rien à suggérer ici.
suggest-found = { $count ->
    [one] Un choix est suggéré.
   *[other] { $count } choix sont suggérés, le meilleur d’abord.
}
suggest-chance = Les chances de gagner, selon un général
key-suggest = Suggérer un coup, si personne d’autre ne joue
settings-suggest = Suggérer un coup
settings-suggest-why = Une lampe à chacune de vos questions : trois bons choix et leurs raisons. Seulement si personne d’autre ne joue.
