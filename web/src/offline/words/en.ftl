## Serai without a server

device-loading = Python is on its way: { $loaded } of { $total } MB. Read the rules and lessons meanwhile.
device-starting = Python is here and starts …
device-elsewhere = Your games are open in another tab.
device-take-over = Play here
device-failed = Python could not be loaded. Check your connection and try again.
device-again = Try again
device-not-kept = This browser keeps nothing, as in a private window: your games last until you close this tab.
device-understood = Understood
device-new-version = A new version is here. Your games stay.
device-reload = Reload
device-missing-secure = Playing without a server needs a secure address (https). You can still read the rules and lessons.
device-missing-webassembly = This browser has no WebAssembly, so it cannot play without a server. You can still read the rules and lessons.
device-missing-workers = This browser is too old to play without a server. You can still read the rules and lessons.
device-missing-unpacking = This browser is too old to unpack the game. You can still read the rules and lessons.
device-install = Install on this device
device-install-why = Serai then starts like any other app, with or without a network.
device-about = Games are kept on this device only. There is no account, and nobody else can join.
device-offline = Play offline
device-offline-why = Without a server, on a train as well; your games stay on this device.
device-to-server = Put this game on the server
device-on-server = The game is on the server.
device-open-there = Open it there
