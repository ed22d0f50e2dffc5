# Profiles, leaderboards and rated tables.

title-profile = Profile
title-leaderboard = Leaderboard
profile-mine = My profile
profile-guest = Guest
profile-since = Plays here since { $day }
profile-nothing = { $name } shows nothing more.
profile-hidden = only you see this
profile-choose = My profile
profile-choose-why = Tick what everybody may see. Games at tables that are not public are shown to you alone. People who do not play with you see “Player 2” where your name is not ticked.
profile-ratings = Ratings
profile-results = Results
profile-opponents = Opponents
profile-openings = Openings
profile-games = Last games
profile-tables = My name at the tables where I play
profile-tournaments = My name in tournaments
avatar-shape = Shape of the avatar
avatar-shape-number = Shape { $number }
avatar-colour = Colour of the avatar
avatar-colour-number = Colour { $number }
ratings-none = No rated games yet.
rated-games =
    { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
rating-provisional = provisional
curve-told = Rating over { $games } games: from { $first } to { $last }, at best { $best }
solo-of = { $game } solo
solo-best =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
solo-games =
    { $games ->
        [one] best of { $games } rated game, { $won } won
       *[other] best of { $games } rated games, { $won } won
    }
solo-none = Nobody has a solo score yet. Play a rated game alone.
results-none = Nothing to show yet.
results-games = Games
results-won = Won
results-all = All
results-seats =
    { $seats ->
        [1] alone
       *[other] with { $seats } players
    }
results-against = ahead of { $name }
results-moves = about { $moves } moves
favourite-won =
    { $games ->
        [one] { $games } game, { $won } won ({ $percent } %)
       *[other] { $games } games, { $won } won ({ $percent } %)
    }
openings-why = Khan: the regions of the first yurts. Merv: the first action.
games-none = No games to show yet.
game-place = Place { $place } of { $seats }
game-place-shared = Place { $place } of { $seats }, shared
game-drawn = Draw
game-won = Won
game-lost = Lost
game-left = Left early
list-more = Show more
leaderboard-why = Everybody begins at 1500, as strong as a Trader. A question mark: not enough games yet to be certain. Only people who show their ratings are listed.
leaderboard-bots = Bots:
leaderboard-none = Nobody is rated at this game yet. Open a rated table.
leaderboard-own = You are in place { $place }.
leaderboard-place = Place
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-best = Best
table-rated = rated
set-up-rated = Rated game.
set-up-rated-why = The result counts for the ratings of all who sit down. There is a clock, nobody is helped, and whoever leaves comes last.
set-up-rated-account = Rated games are for accounts.
wait-rated = This game is rated: whoever sits down agrees. There is a clock, and whoever leaves comes last.
