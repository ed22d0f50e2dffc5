# Words of the analysis: how the chances went, where a game turned, and what bots considered.

analysis = Analysis
analysis-explained = How the chances to win developed, and the three choices that cost most. For this, bots look back at the whole game.
analysis-ask = Analyse this game
analysis-waiting = The analysis is waiting for its turn …
analysis-making = Bots are looking back at the game …
analysis-progress = Progress of the analysis
analysis-failed = The analysis failed.
analysis-chart = Chances to win by move
analysis-at = Move { $move }: { $chances }
analysis-move-here = Move { $move }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-even = Nobody was ever clearly ahead.
analysis-led = { $name } took the lead after move { $move } and kept it.
analysis-leads = { $count ->
    [one] The lead changed once, after move { $move }, when { $name } took it for good.
   *[other] The lead changed { $count } times, the last time after move { $move }, when { $name } took it.
}
analysis-alone = The chance to win was highest after move { $move }: { $percent } %.
analysis-table = As a table
analysis-move = Move

turning-points = Turning points
turning-none = No single choice decided this game.
turning-move = Move { $move }, { $name }
turning-chosen = Chosen: { $choice } – { $percent } %
turning-better = Better: { $choice } – { $percent } %
turning-what-if = What if … before move { $move }

why-next = What would a bot consider for move { $move }?
why-imagined = What would a General do here, and why?
why-thinking = A bot is thinking about it.
why-considers = { $level } considers for { $name }:
why-explained = the chance to win that it expects, by what this seat knows.
why-chosen = (chosen)
why-not-considered = Not looked at: { $choice }, which was chosen.
why-none = There is nothing to choose from here.
