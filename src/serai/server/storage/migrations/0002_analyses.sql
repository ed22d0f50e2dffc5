-- Looks back at plays that are over: asked for once, made by whichever node takes them, and kept.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    asked BIGINT NOT NULL,
    taken_by TEXT,
    lease BIGINT NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    done BIGINT NOT NULL DEFAULT 0,
    whole BIGINT NOT NULL DEFAULT 0,
    found TEXT
);
CREATE INDEX analyses_waiting ON analyses (asked) WHERE found IS NULL;
