CREATE TABLE `search_misses` (
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`query` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `locale`, `query`)
);
