CREATE TABLE `article_versions` (
	`slug` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`day` text NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	`live_at` text,
	PRIMARY KEY(`slug`, `version`)
);
--> statement-breakpoint
CREATE INDEX `article_versions_waiting` ON `article_versions` (`state`,`live_at`);--> statement-breakpoint
CREATE TABLE `question_sets` (
	`page` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL,
	`revision` integer NOT NULL,
	`author` text NOT NULL,
	`changed_at` text NOT NULL
);
