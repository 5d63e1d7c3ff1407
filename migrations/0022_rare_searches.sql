CREATE TABLE `rare_searches` (
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`key` text NOT NULL,
	`asker` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `asker`, `day`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `rare_searches_day` ON `rare_searches` (`day`);--> statement-breakpoint
CREATE INDEX `search_misses_query` ON `search_misses` (`query`);--> statement-breakpoint
-- What was kept so far may name somebody that one person has looked for.
DELETE FROM `search_misses`;