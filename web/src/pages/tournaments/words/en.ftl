# Tournaments.

title-tournaments = Tournaments
title-tournament = Tournament
title-tournament-new = New tournament
tournaments-why = Join one, and your games open by themselves, round after round.
tournaments-announced = Open for registration
tournaments-announced-none = No tournament is open right now. Announce one and send the link to your friends.
tournaments-running = In progress
tournaments-over = Finished
tournaments-mine = My tournaments
tournament-kind-round-robin = Round-robin
tournament-kind-round-robin-why = Everybody meets everybody equally often, or nearly, in every seat.
tournament-kind-swiss = Swiss system
tournament-kind-swiss-why = In each round you meet those with about as many points as you, and hardly anybody twice.
tournament-kind-knock-out = Knock-out
tournament-kind-knock-out-why = The best of each table go on, the others are out.
tournament-tables =
    { $seats ->
        [2] games of two
       *[other] tables of { $seats }
    }
tournament-places = { $entered } of { $most } places taken
tournament-round = Round { $round } of { $rounds }
tournament-over = Over
tournament-cancelled = Cancelled
tournament-you-in = You take part
tournament-you-were = You took part
tournament-you-invited = You are invited
tournament-you-left = You have withdrawn
tournament-by = Announced by { $name }
tournament-rated = rated
tournament-open = Open to everybody with an account
tournament-closed = By invitation
tournament-starts-full = It starts as soon as all places are taken; if that takes more than 30 days, it is called off.
tournament-starts-at = It starts on { $moment }.
tournament-begins = It begins in a moment.
tournament-next-at = The next round begins at { $moment }.
tournament-opening = The tables of this round are opening.
tournament-deadline = This round ends on { $moment } at the latest; after that bots finish the games.
tournament-winner = Winner: { $name }
tournament-nobody = It was cancelled: too few people took part, or the organiser called it off.
tournament-join = Join
tournament-join-why = Everybody will see your results here, and your name unless you hide it.
tournament-hide = Hide my name from those who do not take part.
tournament-hide-why = They see a number, such as “Player 3”.
tournament-hidden-always = Your name is hidden in all tournaments. You can change that here:
tournament-withdraw = Withdraw
tournament-withdraw-sure = Bots will play your games from now on, and you will come after all who stay. You cannot come back.
tournament-decline = Decline
tournament-start = Start now
tournament-cancel = Cancel the tournament
tournament-cancel-sure = The tournament ends for everybody. Games in progress go on as ordinary games.
tournament-guest = Tournaments are for accounts, so that nobody is lost between two rounds.
tournament-guest-link = Create an account
tournament-invite = Invite by username
tournament-invite-send = Invite
tournament-awaited = Invited: { $names }
tournament-my-table = To my table
tournament-entrants = Participants
tournament-entrants-none = Nobody yet.
tournament-rounds = Rounds
tournament-round-short = Round { $round }
tournament-table = Table { $number }
tournament-table-waiting = opening
tournament-table-playing = in progress
tournament-table-late = bots finish it
tournament-table-over = over
tournament-bye = sits out: { $points } points
tournament-absent = absent
tournament-points = Points
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-head-to-head = Head-to-head
tournament-buchholz = Opponents
tournament-share = Score share
tournament-wins = Wins
tournament-games = Games
tournament-left = withdrew
tournament-points-why = First place at a table is worth { $win } points, last place none, the places between are evenly spaced; equal places share. Absent: no points. Sitting out a round: { $bye } points.
tournament-ties-round-robin = Equal points: first the direct meetings of those concerned (ahead less behind), then the share of the score at the tables, then wins, then lots. Whoever withdraws comes after all who stay.
tournament-ties-swiss = Equal points: first the points of the opponents (Buchholz), then the share of the score at the tables, then wins, then lots. Whoever withdraws comes after all who stay.
tournament-ties-knock-out = Whoever gets further is ahead, then the place at the last table, then points, the points of the opponents, the share of the score, wins, lots. Lots also decide who goes on from equal places.
tournament-csv-standings = Standings (CSV)
tournament-csv-games = Games (CSV)
tournament-rules = How it is played
tournament-time-live = A round lasts at most { $minutes } minutes. Whoever has not made a move { $absence } minutes after their turn began and is not here is played by a bot.
tournament-time-days =
    { $days ->
        [one] A round lasts at most { $days } day.
       *[other] A round lasts at most { $days } days.
    }
tournament-bots = Bots ({ $level }) fill the tables and play for those who withdraw.
tournament-no-bots = No bots fill the tables; if somebody withdraws, a bot finishes the game.
tournament-advance =
    { $count ->
        [one] The best of each table goes on.
       *[other] The best { $count } of each table go on.
    }
tournament-of = Tournament, round { $round }
tournament-form-title = Name of the tournament
tournament-form-kind = Kind
tournament-form-seats = Players at a table
tournament-form-rounds = Rounds
tournament-form-rounds-auto = as many as it takes
tournament-form-advance = How many of a table go on
tournament-form-seeding = Draw
tournament-form-seeding-draw = by lot
tournament-form-seeding-rating = by rating
tournament-form-people = Participants
tournament-form-most = Places
tournament-form-invited = Only for those I invite.
tournament-form-start = Start
tournament-form-start-full = when it is full
tournament-form-start-at = at a fixed time
tournament-form-when = When
tournament-form-time = Time
tournament-form-minutes = Longest time of a round (minutes)
tournament-form-days = Longest time of a round (days)
tournament-form-absence = Wait for absent players (minutes)
tournament-form-level = Bots fill the tables
tournament-form-level-none = no bots
tournament-form-rated = Rated games.
tournament-form-announce = Announce
