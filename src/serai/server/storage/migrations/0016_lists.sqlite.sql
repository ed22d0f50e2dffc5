CREATE TRIGGER tables_ended AFTER UPDATE OF status ON tables WHEN new.status <> old.status
BEGIN
    UPDATE seats SET ended = CASE WHEN new.status = 'over' THEN coalesce(new.ended, new.moved) END
        WHERE table_id = new.id;
END
--;
CREATE TRIGGER seats_ended AFTER INSERT ON seats
    WHEN EXISTS (SELECT 1 FROM tables WHERE id = new.table_id AND status = 'over')
BEGIN
    UPDATE seats SET ended = (SELECT coalesce(ended, moved) FROM tables WHERE id = new.table_id)
        WHERE table_id = new.table_id AND seat = new.seat;
END
