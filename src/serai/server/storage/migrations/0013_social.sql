-- Friends: one row for two people, the lesser id first; until it is accepted it is a question of `asker`.
CREATE TABLE friends (
    one TEXT NOT NULL REFERENCES people (id),
    other TEXT NOT NULL REFERENCES people (id),
    asker TEXT NOT NULL,
    asked BIGINT NOT NULL,
    accepted BIGINT,
    PRIMARY KEY (one, other)
);
CREATE INDEX friends_other ON friends (other);

-- Whom somebody does not want to meet.
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id),
    blocked TEXT NOT NULL REFERENCES people (id),
    made BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);

-- Who sees that somebody is online: everybody, friends or nobody; NULL is as usual. When they were is in people.seen.
ALTER TABLE profiles ADD COLUMN presence TEXT;

-- Reports, with what was reported as it was at the time (`kept`, JSON); `closed` when a moderator has dealt with it.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT NOT NULL REFERENCES people (id),
    person TEXT REFERENCES people (id),
    table_id TEXT REFERENCES tables (id),
    line BIGINT,
    kind TEXT NOT NULL,
    words TEXT NOT NULL,
    kept TEXT NOT NULL,
    made BIGINT NOT NULL,
    closed BIGINT
);
CREATE INDEX reports_open ON reports (closed, made);
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_person ON reports (person);

-- What moderators did to somebody, as that person is told it; without `until` a ban is for good. A ban that is in force
-- is also in people.banned, which is read whenever somebody is recognised.
CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    act TEXT NOT NULL,
    why TEXT NOT NULL,
    words TEXT NOT NULL,
    table_id TEXT,
    made BIGINT NOT NULL,
    until BIGINT,
    told INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX sanctions_person ON sanctions (person, act);
ALTER TABLE people ADD COLUMN moderator INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

-- All that moderators did, for ever: ids only, each row with the hash of the one before it.
CREATE TABLE moderation_log (
    number BIGINT PRIMARY KEY,
    made BIGINT NOT NULL,
    moderator TEXT NOT NULL,
    act TEXT NOT NULL,
    person TEXT,
    table_id TEXT,
    report TEXT,
    until BIGINT,
    why TEXT NOT NULL,
    words TEXT NOT NULL,
    hash TEXT NOT NULL
);
