-- Times are milliseconds since 1970, truths 0 or 1, lists and tables JSON text.

CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    email TEXT,
    webhook TEXT,
    admin INTEGER NOT NULL DEFAULT 0,
    language TEXT NOT NULL DEFAULT 'en',
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

-- A table and its match. The match stands at (number, drafted): every accepted choice raises one of them, and no two
-- nodes can raise it from the same value. Everything else that a client may see raises `changed`.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    public INTEGER NOT NULL,
    pace TEXT NOT NULL,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    moved BIGINT NOT NULL,
    secret TEXT NOT NULL,
    seed TEXT,
    fair TEXT,
    origin TEXT,
    number BIGINT NOT NULL DEFAULT 0,
    drafted BIGINT NOT NULL DEFAULT 0,
    changed BIGINT NOT NULL DEFAULT 0,
    asked TEXT NOT NULL DEFAULT '[]',
    clocks TEXT NOT NULL DEFAULT '{}',
    deadline BIGINT,
    proposal TEXT,
    result TEXT
);
CREATE INDEX tables_status ON tables (status, moved);
CREATE INDEX tables_deadline ON tables (deadline);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT,
    bot TEXT,
    away TEXT,
    share TEXT NOT NULL DEFAULT '',
    vote INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    act TEXT NOT NULL,
    what TEXT NOT NULL,
    key TEXT,
    first_event BIGINT NOT NULL,
    events TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX moves_key ON moves (table_id, key);

CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number BIGINT NOT NULL,
    draft TEXT NOT NULL,
    keys TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    events BIGINT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    said BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE bot_turns (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number BIGINT NOT NULL,
    level TEXT NOT NULL,
    taken_by TEXT,
    lease BIGINT NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX bot_turns_lease ON bot_turns (lease);

CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    turn BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, turn)
);
