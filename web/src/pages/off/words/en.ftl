# Switching a notification off by the link in it.

title-off = Notifications off
off-one = Do you want no more of these notifications? { $kind } ({ $way })
off-daily = Do you want no more daily e-mails?
off-switch = Switch off
off-switch-all = Switch all notifications off
off-done-one = Switched off.
off-done-all = All notifications are switched off.
off-account = Choose what you want to hear of
