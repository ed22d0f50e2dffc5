-- Whether all who sit down at a table agree that its game is rated.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- Games that are over and whose results are not entered yet; written by the transaction that ends a game.
CREATE TABLE endings (table_id TEXT PRIMARY KEY REFERENCES tables (id));
INSERT INTO endings SELECT id FROM tables WHERE status = 'over' AND seed IS NOT NULL
    AND id IN (SELECT table_id FROM seats WHERE person IS NOT NULL);

-- One row: how many results are entered. Whoever enters the next one raises it, so that two never do.
CREATE TABLE ledger (id INTEGER PRIMARY KEY, entered BIGINT NOT NULL);

-- Results in the order in which they were entered, which is that of the endings, and how each person came off.
CREATE TABLE results (
    number BIGINT PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    game TEXT NOT NULL,
    rated INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    begun BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    moves BIGINT NOT NULL
);
CREATE TABLE standings (
    number BIGINT NOT NULL REFERENCES results (number),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    score BIGINT,
    left_early INTEGER NOT NULL,
    opening TEXT,
    mean BIGINT,
    deviation BIGINT,
    PRIMARY KEY (number, seat)
);
CREATE INDEX standings_person ON standings (person, number);
CREATE INDEX standings_title ON standings (person, game, number);

-- What follows from the results; `serai admin rate-all` works it out again.
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    certain INTEGER NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_board ON ratings (game, certain, mean, person);
CREATE TABLE solo_scores (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    best BIGINT NOT NULL,
    number BIGINT NOT NULL,
    won BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX solo_scores_board ON solo_scores (game, best, person);
CREATE TABLE tallies (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    lasted BIGINT NOT NULL,
    PRIMARY KEY (person, kind, game, subject)
);
CREATE INDEX tallies_most ON tallies (person, kind, games, won, subject);
CREATE INDEX tallies_subject ON tallies (subject);

-- How somebody looks and which parts of them are public; NULL, or no row at all, is as usual.
CREATE TABLE profiles (
    person TEXT PRIMARY KEY REFERENCES people (id),
    shape INTEGER,
    colour INTEGER,
    ratings INTEGER,
    results INTEGER,
    opponents INTEGER,
    openings INTEGER,
    games INTEGER
);
