-- The last tournaments that are over are read by index, however many there are; one that waits for all places and has not
-- got them in thirty days is looked at then.
CREATE INDEX tournaments_over ON tournaments (status, ended, id);
UPDATE tournaments SET due = created + 2592000000 WHERE status = 'announced' AND due IS NULL;
