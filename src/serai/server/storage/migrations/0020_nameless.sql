-- Whether those who do not play at a person's tables, or take part in their tournaments, are told their name; NULL is as
-- usual, which is yes. In one tournament it can be hidden beside that.
ALTER TABLE profiles ADD COLUMN tables INTEGER;
ALTER TABLE profiles ADD COLUMN tournaments INTEGER;
ALTER TABLE entrants ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tournament_tables_table ON tournament_tables (table_id);
