# Les mots de l’analyse : les chances, les tournants, et ce que les bots ont envisagé.

analysis = Analyse
analysis-explained = L’évolution des chances de gagner, et les trois choix qui ont coûté le plus. Pour cela, des bots revoient toute la partie.
analysis-ask = Analyser cette partie
analysis-waiting = L’analyse attend son tour…
analysis-making = Des bots revoient la partie…
analysis-progress = Avancement de l’analyse
analysis-failed = L’analyse n’a pas abouti.
analysis-chart = Chances de gagner, coup par coup
analysis-at = Coup { $move } : { $chances }
analysis-move-here = Coup { $move }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-even = Personne n’a jamais nettement mené.
analysis-led = { $name } a pris la tête après le coup { $move } et l’a gardée.
analysis-leads = { $count ->
    [one] La tête a changé une fois, après le coup { $move }, quand { $name } l’a prise pour de bon.
   *[other] La tête a changé { $count } fois, la dernière après le coup { $move }, quand { $name } l’a prise.
}
analysis-alone = La chance de gagner était la plus haute après le coup { $move } : { $percent } %.
analysis-table = En tableau
analysis-move = Coup

turning-points = Tournants
turning-none = Aucun choix n’a, à lui seul, fait basculer cette partie.
turning-move = Coup { $move }, { $name }
turning-chosen = Choisi : { $choice } – { $percent } %
turning-better = Mieux : { $choice } – { $percent } %
turning-what-if = Et si… avant le coup { $move }

why-next = Qu’envisagerait un bot pour le coup { $move } ?
why-imagined = Que ferait un Général ici, et pourquoi ?
why-thinking = Un bot y réfléchit.
why-considers = { $level } envisage pour { $name } :
why-explained = la chance de gagner attendue, d’après ce que sait ce joueur.
why-chosen = (choisi)
why-not-considered = Non envisagé : { $choice }, qui a été choisi.
why-none = Il n’y a rien à choisir ici.
