-- The ways of telling a person that fail at present; a row goes when one works again or its address is changed.
-- `next_try` is NULL once a way is switched off, `status` what a webhook answered, where it answered.
CREATE TABLE notice_failures (
    person TEXT NOT NULL REFERENCES people (id),
    channel TEXT NOT NULL,
    failures INTEGER NOT NULL,
    failed BIGINT NOT NULL,
    why TEXT NOT NULL,
    status INTEGER,
    next_try BIGINT,
    PRIMARY KEY (person, channel)
);
