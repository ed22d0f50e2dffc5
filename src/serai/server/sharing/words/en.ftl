# What pictures and previews of shared games say.
share-begin = Before the first move
share-move = Move { $number } of { $last }
share-end = { $last ->
    [one] The end, after one move
   *[other] The end, after { $last } moves
}
share-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
share-player = Player { $number }
share-missing-title = No game here
share-missing = There is no finished game at this address. Games can be shared once they are over.
share-home = To Serai
