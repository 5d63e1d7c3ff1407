-- The column is replaced, not the table: dropping a table would delete the items of its requests by cascade.
ALTER TABLE `quote_requests` RENAME COLUMN `state` TO `state_before`;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `state` text DEFAULT 'received' NOT NULL CONSTRAINT `quote_requests_state` CHECK (state in ('received', 'in-progress', 'offered', 'accepted', 'declined', 'expired', 'closed'));--> statement-breakpoint
UPDATE `quote_requests` SET `state` = 'offered' WHERE `state_before` = 'answered';--> statement-breakpoint
UPDATE `quote_requests` SET `state` = 'closed' WHERE `state_before` = 'closed';--> statement-breakpoint
ALTER TABLE `quote_requests` DROP COLUMN `state_before`;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `due_at` text;--> statement-breakpoint
CREATE TABLE `request_events` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`actor` text NOT NULL,
	`version` integer,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_events_quote` ON `request_events` (`quote_id`,`at`);--> statement-breakpoint
INSERT INTO `request_events` (`id`, `quote_id`, `at`, `event`, `actor`) SELECT lower(hex(randomblob(16))), `id`, `created_at`, 'received', 'customer' FROM `quote_requests` WHERE `email` <> '';--> statement-breakpoint
CREATE TABLE `request_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`sender` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_messages_quote` ON `request_messages` (`quote_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `request_links` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`hash` text,
	`created_at` text NOT NULL,
	`expires_at` text,
	`revoked_at` text,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_links_hash` ON `request_links` (`hash`);--> statement-breakpoint
CREATE INDEX `request_links_quote` ON `request_links` (`quote_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `request_links_expires` ON `request_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `offers` (
	`quote_id` text NOT NULL,
	`version` integer NOT NULL,
	`state` text DEFAULT 'sent' NOT NULL,
	`sent_at` text NOT NULL,
	`valid_until` text NOT NULL,
	`decided_at` text,
	`decided_by` text,
	`order_number` text,
	PRIMARY KEY(`quote_id`, `version`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offers_validity` ON `offers` (`state`,`valid_until`);--> statement-breakpoint
CREATE TABLE `offer_lines` (
	`quote_id` text NOT NULL,
	`version` integer NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_cents` integer NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`vat_permille` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `version`, `position`),
	FOREIGN KEY (`quote_id`,`version`) REFERENCES `offers`(`quote_id`,`version`) ON UPDATE no action ON DELETE cascade
);
