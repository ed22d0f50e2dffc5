-- What bots say stands beside what people say: who sits there, and a key that clients translate, instead of words.
ALTER TABLE chat ADD COLUMN seat INTEGER;
ALTER TABLE chat ADD COLUMN remark TEXT;
