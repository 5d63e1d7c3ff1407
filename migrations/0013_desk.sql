CREATE TABLE `request_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_notes_quote` ON `request_notes` (`quote_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `offers` ADD `delivery` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `conditions` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `reminded_at` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `assignee` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `quote_requests_desk` ON `quote_requests` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quote_requests_name` ON `quote_requests` (lower("name"));--> statement-breakpoint
CREATE INDEX `quote_requests_company` ON `quote_requests` (lower("company"));--> statement-breakpoint
ALTER TABLE `request_links` ADD `side` text DEFAULT 'customer' NOT NULL;