-- The log can be added to and nothing else; a row that would take the place of another counts as a change.
CREATE TRIGGER moderation_log_update BEFORE UPDATE ON moderation_log
BEGIN SELECT RAISE(ABORT, 'the log of moderation cannot be changed'); END
--;
CREATE TRIGGER moderation_log_delete BEFORE DELETE ON moderation_log
BEGIN SELECT RAISE(ABORT, 'the log of moderation cannot be changed'); END
--;
CREATE TRIGGER moderation_log_replace BEFORE INSERT ON moderation_log
WHEN EXISTS (SELECT 1 FROM moderation_log WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'the log of moderation cannot be changed'); END
