CREATE TABLE `scale_verifications` (
	`scale_id` text NOT NULL,
	`event` text NOT NULL,
	`done_on` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`scale_id`, `event`, `done_on`),
	FOREIGN KEY (`scale_id`) REFERENCES `scales`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `scales` ADD `request_reference` text;--> statement-breakpoint
INSERT INTO `scale_verifications` SELECT `id`, 'verification', `last_verified_on`, `updated_at` FROM `scales` WHERE `last_verified_on` IS NOT NULL;--> statement-breakpoint
INSERT INTO `scale_verifications` SELECT `id`, 'overhaul', `last_overhauled_on`, `updated_at` FROM `scales` WHERE `last_overhauled_on` IS NOT NULL;
