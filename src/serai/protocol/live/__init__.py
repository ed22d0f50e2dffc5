"""One table as clients use it: who may ask what, and who is told what in which order."""
