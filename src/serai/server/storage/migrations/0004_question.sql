-- What was asked after a move, as a short digest: so that playing a stored match again can tell whether the same is asked.
ALTER TABLE moves ADD COLUMN question TEXT;
