rival = your rival
term-alone = Lays a piece that is yours alone: +{ $number }.
    .what = { $number ->
        [0] points for pieces of your own
        [one] 1 point for pieces owned alone
       *[other] { $number } points for pieces owned alone
    }
term-shared = Lays a piece that you share: +{ $number }.
    .what = { $number ->
        [0] points for shared pieces
        [one] 1 point for shared pieces
       *[other] { $number } points for shared pieces
    }
term-ready = { $number ->
    [0] Prepares larger pieces for the final phase.
    [one] Prepares one point more that you could lay in the final phase.
   *[other] Prepares { $number } points more that you could lay in the final phase.
}
    .what = { $number ->
        [0] pieces that could be laid in the final phase
        [one] 1 point that could be laid in the final phase
       *[other] { $number } points that could be laid in the final phase
    }
term-territory = { $number ->
    [0] Your territory grows: a better chance of the bonus.
   *[other] Your territory grows: about +{ $number } of the bonus at the end.
}
    .what = { $number ->
        [0] chances of the bonus for territories
        [one] about 1 point of the bonus for territories
       *[other] about { $number } points of the bonus for territories
    }
term-yurts = { $number ->
    [0] Likely one more yurt of yours on the board.
    [one] One more yurt of yours on the board, for pieces to come.
   *[other] { $number } more yurts of yours on the board, for pieces to come.
}
    .what = { $number ->
        [0] a chance of a yurt
        [one] 1 yurt
       *[other] { $number } yurts
    }
term-specials = { $number ->
    [0] A better chance of special cards.
    [one] One special card more.
   *[other] { $number } special cards more.
}
    .what = { $number ->
        [0] a chance of a special card
        [one] 1 special card
       *[other] { $number } special cards
    }
term-actions = { $number ->
    [0] Leaves you an action.
    [one] One action more in this turn.
   *[other] { $number } actions more in this turn.
}
    .what = { $number ->
        [0] an action
        [one] 1 action
       *[other] { $number } actions
    }
