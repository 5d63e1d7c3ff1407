CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`action` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_who` ON `audit_log` (`who`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `staff` (
	`email` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`public_name` text DEFAULT '' NOT NULL,
	`roles` text NOT NULL,
	`added_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `offers` ADD `author` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `request_messages` ADD `author` text DEFAULT '' NOT NULL;