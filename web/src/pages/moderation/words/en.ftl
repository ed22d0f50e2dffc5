# The moderators' page.

title-moderation = Moderation
moderation-reports = Open reports
moderation-none = No reports are waiting.
moderation-holding = In force
moderation-for-good = for good
moderation-until = until { $until }
moderation-log = Log
moderation-log-why = Nothing in this log can be changed or removed. Each entry carries a hash of all before it.
moderation-lifted = Lifted
moderation-newcomers = Came since from the same device or network. That proves nothing: others may live or work there.
moderation-by-device = same device
moderation-by-place = same network
moderation-since = first seen { $moment }
moderation-by = reported by
moderation-about = About
moderation-earlier =
    { $count ->
        [one] dealt with { $count } time before
       *[other] dealt with { $count } times before
    }
moderation-says = { $name } writes: “{ $words }”
moderation-why = Reason
moderation-length = For how long
moderation-words = Explanation for the person and the log
moderation-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
act-dismiss = Dismiss report
act-silence = Silence
act-ban = Ban
act-ban-too = Ban too
act-ban-sure = Ban as well?
act-close = Close table
act-lift = Lift
done-dismiss = Report dismissed
done-silence = Silenced
done-ban = Banned
done-close = Table closed
done-lift = Lifted
