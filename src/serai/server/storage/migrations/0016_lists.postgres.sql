CREATE FUNCTION serai_end_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE seats SET ended = CASE WHEN new.status = 'over' THEN coalesce(new.ended, new.moved) END
        WHERE table_id = new.id;
    RETURN NULL;
END $$
--;
CREATE TRIGGER tables_ended AFTER UPDATE OF status ON tables
    FOR EACH ROW WHEN (new.status <> old.status) EXECUTE FUNCTION serai_end_seats()
--;
CREATE FUNCTION serai_lay_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    new.ended := (SELECT coalesce(t.ended, t.moved) FROM tables t WHERE t.id = new.table_id AND t.status = 'over');
    RETURN new;
END $$
--;
CREATE TRIGGER seats_ended BEFORE INSERT ON seats
    FOR EACH ROW EXECUTE FUNCTION serai_lay_seat()
