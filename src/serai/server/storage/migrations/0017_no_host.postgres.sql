-- Nobody opened the table of a tournament, or one that is being brought in: it has no host.
ALTER TABLE tables ALTER COLUMN host DROP NOT NULL;
UPDATE tables SET host = NULL WHERE host = '';
