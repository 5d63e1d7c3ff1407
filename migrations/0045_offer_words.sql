-- The words of offers and of their lines, as `desk_words` has those of requests, whose numbers of kinds are used up. The row
-- `2 * rowid + kind` is the row of the table of that kind, in the order of the triggers below (functions/desk/search.ts).
CREATE VIRTUAL TABLE offer_words USING fts5(words, tokenize="unicode61 remove_diacritics 2", prefix='2 3 4');
--> statement-breakpoint
INSERT INTO offer_words (offer_words, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO offer_words (rowid, words) SELECT 2 * rowid + 0, delivery || ' ' || conditions || ' ' || note FROM offers;
--> statement-breakpoint
CREATE TRIGGER words_of_offers_insert AFTER INSERT ON offers BEGIN
  INSERT INTO offer_words (rowid, words) VALUES (2 * new.rowid + 0, new.delivery || ' ' || new.conditions || ' ' || new.note);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_offers_update AFTER UPDATE OF delivery, conditions, note ON offers BEGIN
  UPDATE offer_words SET words = new.delivery || ' ' || new.conditions || ' ' || new.note WHERE rowid = 2 * new.rowid + 0;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_offers_delete AFTER DELETE ON offers BEGIN
  DELETE FROM offer_words WHERE rowid = 2 * old.rowid + 0;
END;
--> statement-breakpoint
INSERT INTO offer_words (rowid, words) SELECT 2 * rowid + 1, text FROM offer_lines;
--> statement-breakpoint
CREATE TRIGGER words_of_offer_lines_insert AFTER INSERT ON offer_lines BEGIN
  INSERT INTO offer_words (rowid, words) VALUES (2 * new.rowid + 1, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_offer_lines_update AFTER UPDATE OF text ON offer_lines BEGIN
  UPDATE offer_words SET words = new.text WHERE rowid = 2 * new.rowid + 1;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_offer_lines_delete AFTER DELETE ON offer_lines BEGIN
  DELETE FROM offer_words WHERE rowid = 2 * old.rowid + 1;
END;
--> statement-breakpoint
-- The instruments of a visit are found by their serial number, too.
DROP TRIGGER words_of_quote_requests_insert;
--> statement-breakpoint
DROP TRIGGER words_of_quote_requests_update;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_requests_insert AFTER INSERT ON quote_requests BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 0, new.reference || ' ' || new.name || ' ' || new.company || ' ' || new.email || ' ' || new.city || ' ' || new.zip_code || ' ' || new.message || ' ' || coalesce((SELECT group_concat(coalesce(value ->> 'make', '') || ' ' || coalesce(value ->> 'model', '') || ' ' || coalesce(value ->> 'serial', ''), ' ') FROM json_each(iif(json_valid(new.instruments), new.instruments, '[]')) WHERE type = 'object'), ''));
END;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_requests_update AFTER UPDATE OF reference, name, company, email, city, zip_code, message, instruments ON quote_requests BEGIN
  UPDATE desk_words SET words = new.reference || ' ' || new.name || ' ' || new.company || ' ' || new.email || ' ' || new.city || ' ' || new.zip_code || ' ' || new.message || ' ' || coalesce((SELECT group_concat(coalesce(value ->> 'make', '') || ' ' || coalesce(value ->> 'model', '') || ' ' || coalesce(value ->> 'serial', ''), ' ') FROM json_each(iif(json_valid(new.instruments), new.instruments, '[]')) WHERE type = 'object'), '') WHERE rowid = 8 * new.rowid + 0;
END;
--> statement-breakpoint
UPDATE quote_requests SET instruments = instruments WHERE instruments <> '[]';
