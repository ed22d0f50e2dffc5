-- Positions with which games begin instead of a shuffle, each kept once under its digest.
CREATE TABLE positions (digest TEXT PRIMARY KEY, position TEXT NOT NULL);
ALTER TABLE tables ADD COLUMN position TEXT REFERENCES positions (digest);
