# Vacation from games by correspondence.

vacation = Vacation
vacation-why = While you are on vacation, your time does not run out in games by correspondence, unless their table was set up without vacations. Your opponents see it. A vacation counts as one day at least.
vacation-left = { $days } of { $allowance } days left this year.
vacation-on = You are on vacation, until { $moment } at the latest.
vacation-begin = Go on vacation
vacation-end = End vacation
