-- A pause that is asked for, or agreed upon by all.
ALTER TABLE tables ADD COLUMN pause TEXT;
-- The last move before whoever sits here resigned, and whom a seat of a table that has not begun is kept for.
ALTER TABLE seats ADD COLUMN resigned BIGINT;
ALTER TABLE seats ADD COLUMN kept_for TEXT;
CREATE INDEX seats_kept_for ON seats (kept_for);

-- When a person is or was on vacation in the last year: the beginning and the end of each, in order.
CREATE TABLE vacations (person TEXT PRIMARY KEY REFERENCES people (id), periods TEXT NOT NULL);

-- Who waits for anybody to play with, one wish each. Whoever matches people claims their rows with the table at which
-- they sit then; `seen` is when a person was last heard of.
CREATE TABLE waiting_queue (
    person TEXT PRIMARY KEY REFERENCES people (id),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    table_id TEXT REFERENCES tables (id)
);
CREATE INDEX waiting_queue_wish ON waiting_queue (game, seats, pace, rated, since);
