-- A notice that a round of a tournament begins; whoever chose before is told of it as of their turns.
ALTER TABLE notice_choices ADD COLUMN on_round INTEGER NOT NULL DEFAULT 11;
UPDATE notice_choices SET on_round = on_turn;
