## Suivre ce que font les autres

banners-next = Suite
banners-skip = Passer ({ $count })
settings-following = Suivre la partie
settings-pause = S’arrêter sur les événements importants
settings-pause-why = Une bataille, une conquête ou une élection reste à l’écran jusqu’à ce que vous cliquiez sur « Suite ».
settings-scenes = S’arrêter sur ces scènes :
settings-scenes-why = Warrior Knights les montre pas à pas et vous attend.
settings-scene-battle = Batailles et sièges
settings-scene-assembly = L’Assemblée
settings-scene-voyage = Expéditions
settings-scene-draft = Le recrutement
settings-scene-event = Événements
settings-scene-taxation = Impôts
settings-scene-wages = Soldes
settings-scene-upkeep = Entretien

## Le score sur les plaques

hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

## La fin

verdict-points = avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance
verdict-decided = Ce qui a fait la différence : { $part }
verdict-tie = Égalité de points. Départage : { $part }
verdict-shared = Égalité sur tout : victoire partagée
final-nobody = Personne ne gagne
final-mine = { $place ->
    [1] Vous finissez à la première place.
   *[other] Vous finissez à la place { $place }.
}
final-mine-won = Vous avez gagné !
final-mine-lost = Vous avez perdu.
final-total = Total
final-ties = Pour départager
final-ratings = Cotes après cette partie
final-rating = { $before } → { $after } ({ $change })
final-early = La partie a été arrêtée avant la fin.
final-early-by = Arrêtée par vote : { $names }
final-stood = Où en était la partie
final-decisive = Tour décisif : coup { $move }
final-decisive-why = À partir d’ici, { $name } est en tête jusqu’à la fin.
