CREATE TABLE `services` (
	`code` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price_cents` integer,
	`unit` text NOT NULL,
	`on_site` integer NOT NULL,
	`applies_to` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `services_position` ON `services` (`position`);--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `services` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `configuration` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `estimate` text;