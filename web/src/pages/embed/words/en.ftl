# A replay within another page.

embed-open = Open in Serai
embed-not-over = Only games that are over can be shown here.
