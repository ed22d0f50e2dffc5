-- The seats of people who were deleted belong to the bots that play them: nobody else can agree for them any more.
UPDATE seats SET bot = away, away = NULL, person = NULL, vote = 0
    WHERE away IS NOT NULL AND person IN (SELECT id FROM people WHERE deleted = 1)
    AND table_id IN (SELECT id FROM tables WHERE status = 'running');
-- A keyed hash of the address from which a session was begun: there its person may still sign in when others try too often.
ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT '';
