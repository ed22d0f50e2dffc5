-- Tournaments. Whoever has the lease does what is due next; everything is done by rows that hold only once, so that
-- a node may die at any point and another goes on. `entered` counts those who take part, `changed` all that is shown.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    host TEXT REFERENCES people (id),
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    fewest INTEGER NOT NULL,
    pace TEXT NOT NULL,
    kind TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    advance INTEGER NOT NULL,
    seeding TEXT NOT NULL,
    invited INTEGER NOT NULL,
    most INTEGER NOT NULL,
    starts BIGINT,
    rated INTEGER NOT NULL,
    level TEXT,
    round_time BIGINT NOT NULL,
    absence BIGINT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    round_began BIGINT,
    entered INTEGER NOT NULL DEFAULT 0,
    changed BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    ended BIGINT,
    due BIGINT,
    lease BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournaments_due ON tournaments (due);
CREATE INDEX tournaments_listed ON tournaments (status, created);
CREATE INDEX tournaments_host ON tournaments (host);

-- Who takes part, or is invited: a person, a bot that fills a table, or somebody who was deleted. `left_round` is the
-- round in which they withdrew, `seeded` their place in the draw once it has begun.
CREATE TABLE entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    person TEXT REFERENCES people (id),
    bot TEXT,
    status TEXT NOT NULL,
    joined BIGINT NOT NULL,
    left_round INTEGER,
    seeded INTEGER,
    PRIMARY KEY (tournament, number)
);
CREATE UNIQUE INDEX entrants_once ON entrants (tournament, person);
CREATE INDEX entrants_person ON entrants (person);

-- The tables of each round: waiting, playing, late (the time of the round is over, and bots finish the game) or over.
-- Without a table it is a round that somebody sits out.
CREATE TABLE tournament_tables (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT,
    status TEXT NOT NULL,
    PRIMARY KEY (tournament, round, number)
);
CREATE TABLE tournament_seats (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    absent INTEGER,
    place INTEGER,
    score BIGINT,
    points INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, round, number, seat)
);
