CREATE TABLE `request_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `request_counts_until` ON `request_counts` (`until`);