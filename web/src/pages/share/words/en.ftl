# Sharing a game that is over: link, picture, replay in another page, game sheet.

share = Share
share-title = Share this position
share-alt = Picture of the position after move { $move }
share-no-picture = The picture could not be made just now. The link works all the same.
share-again = Try again
share-link = Link to this position
share-copy = Copy
share-copied = Copied
share-download = Save the picture
share-embed = Replay in a page of your own
share-embed-why = Put this into the HTML of your page. The replay begins at this position.
share-sheet = Game sheet to print
