CREATE TABLE `backups` (
	`night` text PRIMARY KEY NOT NULL,
	`position` text NOT NULL,
	`lease_until` text,
	`finished_at` text
);
