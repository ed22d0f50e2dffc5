# Waiting for anybody to play with.

queue-title = Play anybody
queue-why = Choose a game and a pace. As soon as enough people want the same, the table opens and the game starts by itself.
queue-game = Game
queue-seats = Players
queue-pace = Pace
queue-rated = Rated
queue-wait = Find opponents
queue-join = Join
queue-others = Who is waiting
queue-nobody = Nobody is waiting right now.
queue-people = { $people ->
    [one] { $people } person is waiting
   *[other] { $people } people are waiting
}
queue-wish = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, { $pace }{ $rated ->
    [yes] , rated
   *[no] {""}
}
queue-waiting = Waiting for opponents: { $people } of { $seats } are here.
queue-stay-live = If you close this page, you leave the queue.
queue-stay-days = You may close this page: your place in the queue is kept.
queue-leave = Stop waiting
