-- Lists are read by index, however much is stored. What is public is found without looking at the tables that are not;
-- this costs a move nothing, since the index that it takes the place of changed with every move too.
DROP INDEX tables_status;
CREATE INDEX tables_status ON tables (status, moved, public);
CREATE INDEX tables_host ON tables (host, status, ended);
-- Since when the game of a seat is over, NULL until then, so that a person's last games are found among many. Triggers
-- keep it, whoever ends a game.
ALTER TABLE seats ADD COLUMN ended BIGINT;
UPDATE seats SET ended = (SELECT coalesce(t.ended, t.moved) FROM tables t
    WHERE t.id = seats.table_id AND t.status = 'over');
DROP INDEX seats_person;
CREATE INDEX seats_person ON seats (person, ended, table_id);
-- Those who are left out when a place on a leaderboard is counted.
CREATE INDEX profiles_ratings ON profiles (ratings, person);
-- What a person said, for their export and when they are deleted.
CREATE INDEX chat_person ON chat (person);
