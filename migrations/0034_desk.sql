CREATE TABLE `offer_drafts` (
	`quote_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`after` integer NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `text_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`fr` text NOT NULL,
	`en` text NOT NULL,
	`de` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `text_blocks_title` ON `text_blocks` (`title`);--> statement-breakpoint
CREATE TABLE `contact_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_id` text NOT NULL,
	`author` text NOT NULL,
	`author_name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_answers_contact` ON `contact_answers` (`contact_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `offer_lines` ADD `optional` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `offer_lines` ADD `chosen` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `origin` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `assignee` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `request_reference` text;--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`created_at`,`id`) WHERE "contact_messages"."state" = 'open';--> statement-breakpoint
CREATE INDEX `contact_messages_open_of` ON `contact_messages` (`assignee`,`created_at`,`id`) WHERE "contact_messages"."state" = 'open';--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (lower("email"),`created_at`);--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `started_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `started_by_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `quote_requests_waiting_of` ON `quote_requests` (`assignee`,`waiting_since`,`id`) WHERE "quote_requests"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX `users_company` ON `users` (lower("company")) WHERE "users"."company" <> '';
--> statement-breakpoint
-- Every word by which the desk finds a request, a contact message, an instrument or an account, without accents. The row
-- `8 * rowid + kind` is the row of the table of that kind, in the order of the triggers below (functions/desk/search-words.ts).
CREATE VIRTUAL TABLE desk_words USING fts5(words, tokenize="unicode61 remove_diacritics 2", prefix='2 3 4');
--> statement-breakpoint
-- What was erased leaves no word behind in the segments of the index.
INSERT INTO desk_words (desk_words, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 0, reference || ' ' || name || ' ' || company || ' ' || email || ' ' || city || ' ' || zip_code || ' ' || message FROM quote_requests;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_requests_insert AFTER INSERT ON quote_requests BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 0, new.reference || ' ' || new.name || ' ' || new.company || ' ' || new.email || ' ' || new.city || ' ' || new.zip_code || ' ' || new.message);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_requests_update AFTER UPDATE OF reference, name, company, email, city, zip_code, message ON quote_requests BEGIN
  UPDATE desk_words SET words = new.reference || ' ' || new.name || ' ' || new.company || ' ' || new.email || ' ' || new.city || ' ' || new.zip_code || ' ' || new.message WHERE rowid = 8 * new.rowid + 0;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_requests_delete AFTER DELETE ON quote_requests BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 0;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 1, reference || ' ' || name || ' ' || email || ' ' || subject || ' ' || message FROM contact_messages;
--> statement-breakpoint
CREATE TRIGGER words_of_contact_messages_insert AFTER INSERT ON contact_messages BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 1, new.reference || ' ' || new.name || ' ' || new.email || ' ' || new.subject || ' ' || new.message);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_contact_messages_update AFTER UPDATE OF reference, name, email, subject, message ON contact_messages BEGIN
  UPDATE desk_words SET words = new.reference || ' ' || new.name || ' ' || new.email || ' ' || new.subject || ' ' || new.message WHERE rowid = 8 * new.rowid + 1;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_contact_messages_delete AFTER DELETE ON contact_messages BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 1;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 2, text FROM request_messages;
--> statement-breakpoint
CREATE TRIGGER words_of_request_messages_insert AFTER INSERT ON request_messages BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 2, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_request_messages_update AFTER UPDATE OF text ON request_messages BEGIN
  UPDATE desk_words SET words = new.text WHERE rowid = 8 * new.rowid + 2;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_request_messages_delete AFTER DELETE ON request_messages BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 2;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 3, text FROM request_notes;
--> statement-breakpoint
CREATE TRIGGER words_of_request_notes_insert AFTER INSERT ON request_notes BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 3, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_request_notes_update AFTER UPDATE OF text ON request_notes BEGIN
  UPDATE desk_words SET words = new.text WHERE rowid = 8 * new.rowid + 3;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_request_notes_delete AFTER DELETE ON request_notes BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 3;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 4, make || ' ' || model || ' ' || serial || ' ' || place FROM scales;
--> statement-breakpoint
CREATE TRIGGER words_of_scales_insert AFTER INSERT ON scales BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 4, new.make || ' ' || new.model || ' ' || new.serial || ' ' || new.place);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_scales_update AFTER UPDATE OF make, model, serial, place ON scales BEGIN
  UPDATE desk_words SET words = new.make || ' ' || new.model || ' ' || new.serial || ' ' || new.place WHERE rowid = 8 * new.rowid + 4;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_scales_delete AFTER DELETE ON scales BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 4;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 5, email || ' ' || first_name || ' ' || last_name || ' ' || company FROM users;
--> statement-breakpoint
CREATE TRIGGER words_of_users_insert AFTER INSERT ON users BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 5, new.email || ' ' || new.first_name || ' ' || new.last_name || ' ' || new.company);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_users_update AFTER UPDATE OF email, first_name, last_name, company ON users BEGIN
  UPDATE desk_words SET words = new.email || ' ' || new.first_name || ' ' || new.last_name || ' ' || new.company WHERE rowid = 8 * new.rowid + 5;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_users_delete AFTER DELETE ON users BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 5;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 6, brand || ' ' || coalesce(product_name ->> '$.fr', '') || ' ' || coalesce(variant_reference, '') FROM quote_items;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_items_insert AFTER INSERT ON quote_items BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 6, new.brand || ' ' || coalesce(new.product_name ->> '$.fr', '') || ' ' || coalesce(new.variant_reference, ''));
END;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_items_update AFTER UPDATE OF brand, product_name, variant_reference ON quote_items BEGIN
  UPDATE desk_words SET words = new.brand || ' ' || coalesce(new.product_name ->> '$.fr', '') || ' ' || coalesce(new.variant_reference, '') WHERE rowid = 8 * new.rowid + 6;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_quote_items_delete AFTER DELETE ON quote_items BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 6;
END;
--> statement-breakpoint
INSERT INTO desk_words (rowid, words) SELECT 8 * rowid + 7, text FROM contact_answers;
--> statement-breakpoint
CREATE TRIGGER words_of_contact_answers_insert AFTER INSERT ON contact_answers BEGIN
  INSERT INTO desk_words (rowid, words) VALUES (8 * new.rowid + 7, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER words_of_contact_answers_update AFTER UPDATE OF text ON contact_answers BEGIN
  UPDATE desk_words SET words = new.text WHERE rowid = 8 * new.rowid + 7;
END;
--> statement-breakpoint
CREATE TRIGGER words_of_contact_answers_delete AFTER DELETE ON contact_answers BEGIN
  DELETE FROM desk_words WHERE rowid = 8 * old.rowid + 7;
END;
