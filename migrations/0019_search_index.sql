-- The compact index in another format, and an inverted index in the place of FTS5. The tables of before (catalogue_snapshot,
-- product_search) stay: the version before reads them until this one is live, and after a rollback.
CREATE TABLE `catalogue_index` (
	`version` text NOT NULL,
	`part` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`version`, `part`)
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`names` text NOT NULL,
	`products` text NOT NULL
) WITHOUT ROWID;
