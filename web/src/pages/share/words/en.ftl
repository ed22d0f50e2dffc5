# Sharing a game that is over: link, picture, replay in another page, game sheet.

sharing = Share
sharing-title = Share this position
sharing-alt = Picture of the position after move { $move }
sharing-no-picture = The picture could not be made just now. The link works all the same.
sharing-again = Try again
sharing-link = Link to this position
sharing-copy = Copy
sharing-copied = Copied
sharing-download = Save the picture
sharing-embed = Replay in a page of your own
sharing-embed-why = Put this into the HTML of your page. The replay begins at this position.
sharing-sheet = Game sheet to print
