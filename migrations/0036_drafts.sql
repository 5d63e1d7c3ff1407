CREATE TABLE `product_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`base_revision` integer,
	`document` text,
	`name` text NOT NULL,
	`problems` text NOT NULL,
	`author` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_drafts_changed` ON `product_drafts` (`changed_at`);