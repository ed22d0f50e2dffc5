-- News for all nodes: which tables changed and how far they are. Sent by the commit itself, so never before it, and
-- once for all tables that one statement changed; in lots, since a notice holds at most 8000 bytes.
CREATE FUNCTION serai_tell_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('serai', told) FROM (
        SELECT string_agg(id || ' ' || number || ' ' || drafted || ' ' || changed, ',') AS told
        FROM (SELECT *, (row_number() OVER ()) / 80 AS lot FROM fresh) AS numbered GROUP BY lot
    ) AS lots;
    RETURN NULL;
END $$
--;
CREATE TRIGGER tables_told AFTER UPDATE ON tables REFERENCING NEW TABLE AS fresh
    FOR EACH STATEMENT EXECUTE FUNCTION serai_tell_tables()
--;
CREATE FUNCTION serai_tell_bots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('serai', 'bots');
    RETURN NULL;
END $$
--;
CREATE TRIGGER bot_turns_told AFTER INSERT ON bot_turns
    FOR EACH STATEMENT EXECUTE FUNCTION serai_tell_bots()
