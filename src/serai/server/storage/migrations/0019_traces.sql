-- Where people came from: keyed hashes of a device and of an address, for some days. While somebody is banned, newcomers
-- from the same device or address wait; `since` is from when on they do.
CREATE TABLE traces (
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    mark TEXT NOT NULL,
    since BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (person, kind, mark)
);
CREATE INDEX traces_mark ON traces (mark);
CREATE INDEX traces_expires ON traces (expires);

-- Sessions that a ban has ended: good for nothing but telling a person why they are not let in.
CREATE TABLE ended_sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    expires BIGINT NOT NULL
);
CREATE INDEX ended_sessions_person ON ended_sessions (person);
