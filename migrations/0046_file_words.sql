-- The names of files, as `desk_words` has the words of requests; the row is that of the file (functions/desk/search.ts).
CREATE VIRTUAL TABLE file_words USING fts5(words, tokenize="unicode61 remove_diacritics 2 separators '_'", prefix='2 3 4');
--> statement-breakpoint
INSERT INTO file_words (file_words, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO file_words (rowid, words) SELECT rowid, name FROM files;
--> statement-breakpoint
CREATE TRIGGER words_of_files_insert AFTER INSERT ON files BEGIN
  INSERT INTO file_words (rowid, words) VALUES (new.rowid, new.name);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_files_update AFTER UPDATE OF name ON files BEGIN
  UPDATE file_words SET words = new.name WHERE rowid = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_files_delete AFTER DELETE ON files BEGIN
  DELETE FROM file_words WHERE rowid = old.rowid;
END;
