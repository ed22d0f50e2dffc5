-- Who is awaited at a table that has not begun: gone once they sit down or decline, and when the table starts or closes.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    inviter TEXT NOT NULL REFERENCES people (id),
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_person ON invitations (person);
CREATE INDEX invitations_inviter ON invitations (inviter);
-- What somebody is called who plays at another's screen; without one a seat has the name of its person.
ALTER TABLE seats ADD COLUMN name TEXT;
