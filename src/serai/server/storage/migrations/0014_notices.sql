-- How people wish to be told; who has no row is told as usual. For each kind of notice the ways are bits: 1 push, 2 e-mail,
-- 4 the daily letter, 8 webhook. Quiet hours are minutes of the day in the person's own time zone; `quiet_until` is the end
-- of those that somebody who had to be told was found in. `next_letter` is NULL where no kind comes by the daily letter.
CREATE TABLE notice_choices (
    person TEXT PRIMARY KEY REFERENCES people (id),
    on_turn INTEGER NOT NULL,
    on_invitation INTEGER NOT NULL,
    on_end INTEGER NOT NULL,
    on_time INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    zone TEXT NOT NULL,
    letter_hour INTEGER NOT NULL,
    next_letter BIGINT,
    quiet_until BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX notice_choices_letter ON notice_choices (next_letter);

-- Browsers that take push messages for a person, until the session ends in which they were added.
-- Failures are counted as in `notice_failures`: `next_try` is NULL once a device is switched off.
CREATE TABLE push_devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    failed BIGINT,
    why TEXT,
    status INTEGER,
    next_try BIGINT DEFAULT 0
);
CREATE INDEX push_devices_person ON push_devices (person);

-- What was told to whom, once for all ways together; `turn` tells occasions of one kind at one table apart. While somebody
-- is telling it, `taken_by` says who, and for how long others leave it to them. It takes the place of `notices`.
CREATE TABLE told (
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    turn BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    taken_by TEXT,
    lease BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, kind, table_id, turn)
);
CREATE INDEX told_sent ON told (sent);
INSERT INTO told (person, kind, table_id, turn, sent)
    SELECT s.person, 'your-turn', n.table_id, n.turn, max(n.sent) FROM notices n
    JOIN seats s ON s.table_id = n.table_id AND s.seat = n.seat JOIN people p ON p.id = s.person
    GROUP BY s.person, n.table_id, n.turn;
CREATE INDEX tables_ended ON tables (ended);
