CREATE TABLE `dated_versions` (
	`subject` text NOT NULL,
	`version` integer NOT NULL,
	`day` text NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	`called_off_at` text,
	PRIMARY KEY(`subject`, `version`)
);
