# What the server says: refusals by their key, and letters to those who are away.

refused-advice-ended = The suggestion is no longer wanted, or the game has moved on.
refused-advice-later = Bots say what they think only in a what-if of your own game, or when a game between people is over.
refused-advisers-busy = The advisers are busy. Ask again in a moment.
refused-already-over = This table is already closed.
refused-already-seated = This person already has a seat at this table.
refused-analyses-enough = Many games wait to be analysed. Ask again later.
refused-bad-account = A username has 2 to 60 letters, digits or . @ + - _
refused-bad-act = Say for how long.
refused-bad-email = This is not an e-mail address.
refused-bad-language = This language is not available.
refused-bad-name = A name has 1 to 30 visible characters.
refused-bad-notices = Choose the ways for every kind, and both ends of the quiet hours.
refused-bad-option = The game does not offer that: { $words }
refused-bad-pace = A table cannot be played at this pace.
refused-bad-password = A password has 8 to 200 characters, and changing it takes the old one.
refused-bad-position = This position cannot be played: { $words }
refused-bad-push = This browser’s push service cannot be used.
refused-bad-record = This record cannot be opened: { $fault ->
    [long] it has more than { $number } moves.
    [format] it is in another format; this version reads format { $format }.
    [game] the game { $game } is not here.
    [rules] it needs version { $rules } of the rules, and this is version { $rules_now }.
    [seats] its seats have other names.
    [options] the game cannot begin with its options.
    [position] it begins with a position that cannot be played.
    [row] move { $number } cannot be read.
    [wide] move { $number } is too long to be read.
    [changed] it was changed at move { $number }.
    [refused] the rules refuse move { $number }.
    [state] after move { $number } the game does not stand as it says.
    [cut] it breaks off after move { $number }.
   *[unreadable] it is no record of Serai, or a part of it is missing.
}
refused-bad-request = The request cannot be read: { $words }
refused-bad-seats = The game has another number of seats.
refused-bad-sign-in = The username or the password is wrong.
refused-bad-table = The name is too long or invisible, or the language is not available.
refused-bad-webhook = A webhook is an address that begins with https://
refused-bad-words = Write something, at most 500 characters.
refused-banned = { $until ->
    [never] This account is banned for good.
   *[other] This account is banned until { $until } UTC.
} { $why ->
    [insults] Reason: insults or harassment.
    [cheating] Reason: cheating.
    [leaving] Reason: leaving games again and again.
    [spam] Reason: spam.
    [name] Reason: an offensive name.
   *[other] Reason:
} { $note }
refused-bad-zone = There is no such time zone.
refused-busy = Others were faster. Please try again.
refused-cannot-meet = This is not possible with this person.
refused-foreign-origin = This request came from another site.
refused-friends-account = Friends are for accounts. Create one, and your games stay yours.
refused-guest = A guest has no password.
refused-imagined-enough = This what-if has gone on long enough. Start a new one.
refused-invited-oneself = This is your own username. Invite somebody else.
refused-moderator-too = Only an administrator can do that to a moderator.
refused-name-taken = This username is already taken.
refused-bad-link = This link is not valid, or no longer.
refused-no-mail = This server sends no e-mails. Ask whoever runs it.
refused-bot-name = Only bots may have a name that begins with BOT.
refused-not-moderator = This page is for moderators.
refused-oneself = That is you.
refused-report-closed = Another moderator has already dealt with this report.
refused-silenced = You cannot write in chats until { $until } UTC. { $why ->
    [insults] Reason: insults or harassment.
    [cheating] Reason: cheating.
    [leaving] Reason: leaving games again and again.
    [spam] Reason: spam.
    [name] Reason: an offensive name.
   *[other] Reason:
} { $note }
refused-too-many-blocked = You have blocked as many people as one can. Unblock somebody first.
refused-too-many-bots = An account can have at most 5 bots.
refused-too-many-friends = You have as many friends and open requests as one can. Remove somebody first.
refused-too-many-reports = Many of your reports still wait to be read. Please be patient.
refused-too-many-tokens = A bot can have at most 10 tokens: revoke one first.
refused-bad-token = This token does not exist or is no longer valid.
refused-token-scope = This token does not allow that.
refused-needs-server = This needs a server where other people are; on this device you play alone, with bots, or together at one screen.
refused-no-proposal = This request is no longer open.
refused-no-such-account = Nobody here has this username. Guests can be invited with the link.
refused-no-such-level = There are no bots of this level.
refused-no-vacation-left = You have used up this year’s vacation days.
refused-newcomers-wait = There was trouble from this device or network, so new people have to wait here: { $unit ->
    [hours] { $count } h
   *[minutes] { $count } min
}. With an account you can sign in at once.
refused-no-channel = There is nothing yet to send a test to. Save an address or add this browser first.
refused-nobody = Please enter your name first.
refused-not-asked = There was no question at this point.
refused-not-found = This does not exist here.
refused-not-host = Only the host of the table can do that.
refused-not-imagined = This what-if no longer exists. Start a new one.
refused-not-json = What is sent must be JSON in UTF-8.
refused-not-just-now = The server could not do this just now. Please try again in a moment.
refused-not-open = The game has already begun.
refused-not-over = The game is not over yet.
refused-not-paused = The game is not paused.
refused-not-running = There is no game to end.
refused-not-seated = You do not have a seat at this table, or this is for others to answer.
refused-not-shown = This person does not show that.
refused-not-started = The game has not begun yet.
refused-not-your-seat = This is not your seat.
refused-other-rules = This game needs another version of the rules: { $words }
refused-out-of-step = This lesson has changed since you began it. Please begin it again.
refused-over = The game is over at this move; choose an earlier one.
refused-paused = The game is paused. Resume it first.
refused-queue-full = Too many people are waiting already. Please try again in a moment.
refused-push-account = Notifications to a browser are for accounts: create one first.
refused-rated-bot = This bot has no rating at this game. Choose another level, or play without rating.
refused-rated-clock = A rated game needs a clock, so that it comes to an end.
refused-rated-guest = Rated games are for accounts. Create one, or play without rating.
refused-rated-options = A rated game is played with one of the ready-made kinds of options.
refused-rated-seats = At a rated table everybody has one seat.
refused-rated-undo = In a rated game nothing more than that can be taken back.
refused-rated-whole = A rated game begins at its beginning.
refused-resigned = You have resigned this game; a bot plays your seat to the end.
refused-seat-away = A bot is playing for you. Take your seat back first.
refused-seat-taken = This seat is already taken.
refused-seats-free = Not all seats are taken.
refused-server-error = Something went wrong on the server. It has been logged.
refused-share-too-long = A share has at most 200 characters.
refused-sign-in-busy = Many people are signing in. Please try again in a moment.
refused-signed-in = Sign out before you create another account.
refused-somebody-away = Away, so unable to agree: { $names }. You can ask again when they are back. Until then a bot plays for them, and you can leave your seat to a bot as well.
refused-storage-full = There is no room left on this device, so nothing was changed. Delete old games or free some space, then try again.
refused-storage-refused = This browser keeps nothing for this page (in a private window, perhaps), so nothing was changed.
refused-suggest-off = This server suggests no moves.
refused-suggest-others = No move is suggested while other people play at this table.
refused-suggest-rated = No move is suggested in a rated game.
refused-too-large = That is too much at once.
refused-too-many-devices = At most 8 devices can be notified: remove one first.
refused-too-many-tables = You are at too many tables.
refused-too-much-work = Your requests have taken much of the server’s time. Please wait a little.
refused-too-often = Please slow down.
refused-took-too-long = This took too long and was stopped.
refused-too-slow = The request took too long to arrive.
refused-too-many-tournaments = You can have at most 3 tournaments at a time.
refused-tournament-advance = At each table somebody must be knocked out.
refused-tournament-begun = This tournament has already begun or is over.
refused-tournament-clock = A tournament needs a clock, so that its rounds come to an end.
refused-tournament-few = Too few people take part.
refused-tournament-full = All places in this tournament are taken.
refused-tournament-guest = Tournaments are for accounts, so that nobody is lost between two rounds. Create one first.
refused-tournament-host = Only the organiser of the tournament can do that.
refused-tournament-invited = This tournament is by invitation.
refused-tournament-not-in = You do not take part in this tournament.
refused-tournament-over = This tournament is over.
refused-tournament-start = A tournament starts now or within a year.
refused-tournament-time = A round cannot last that long, or that short, at this pace.
refused-tournament-title = Give the tournament a name.
refused-unreadable = The message cannot be read: { $words }

notice-your-turn-subject = Your turn: { $title }
notice-your-turn-letter =
    { $name }, it is your turn at “{ $title }”.

    { $link }
notice-invitation-subject = You are invited: { $title }
notice-invitation-letter =
    { $name }, { $by } awaits you at “{ $title }”.

    { $link }
notice-tournament-subject = You are invited to a tournament: { $title }
notice-tournament-letter =
    { $name }, { $by } invites you to the tournament “{ $title }”.

    { $link }
notice-round-subject = Round { $round } begins: { $title }
notice-round-letter =
    { $name }, round { $round } of “{ $title }” has begun and your table is open.

    { $link }
notice-time-subject = Your time is running out: { $title }
notice-time-letter =
    { $name }, your time to move at “{ $title }” is running out. When it is over, a bot plays on for you.

    { $link }
notice-over-subject = Game over: { $title }
notice-over-letter =
    { $name }, the game at “{ $title }” is over.

    { $link }
notice-daily-subject = What is waiting for you at Serai
notice-daily-letter =
    { $name }, here is what is waiting for you:

    { $list }
notice-test-subject = Test: notifications from Serai reach you
notice-test-letter =
    { $name }, this is the test you asked for: e-mails from Serai reach you.
notice-off-letter =
    To stop these e-mails:
    { $off }
notice-off-push = Switch off
notice-reset-subject = A new password for Serai
notice-reset-letter =
    { $name }, open this link within an hour to set a new password:

    { $link }

    If you did not ask for it, nothing has changed and you need not do anything.
notice-confirm-subject = Your e-mail address for Serai
notice-confirm-letter =
    { $name }, open this link within an hour to have your Serai notifications sent to this address:

    { $link }

    If you do not know what this is about, nothing will be sent here.
notice-moved-subject = Your e-mail address at Serai has changed
notice-moved-letter =
    { $name }, this address no longer belongs to your Serai account.

    If you did not change it, sign in and change your password.
