-- Nobody opened the table of a tournament, or one that is being brought in: it has no host.
-- SQLite takes a NOT NULL away by a column that takes the place of the one before.
DROP INDEX tables_host;
ALTER TABLE tables ADD COLUMN opened_by TEXT;
UPDATE tables SET opened_by = host WHERE host <> '';
ALTER TABLE tables DROP COLUMN host;
ALTER TABLE tables RENAME COLUMN opened_by TO host;
CREATE INDEX tables_host ON tables (host, status, ended);
