CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`begins` text NOT NULL,
	`ends` text,
	`content` text NOT NULL,
	`revision` integer NOT NULL,
	`author` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcements_begins` ON `announcements` (`begins`);