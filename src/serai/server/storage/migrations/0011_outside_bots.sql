-- A bot from outside is a person that belongs to somebody: it has a name to invite it by, no password, and comes with a token.
ALTER TABLE people ADD COLUMN owner TEXT;
CREATE INDEX people_owner ON people (owner);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);
