DROP INDEX `scales_due`;--> statement-breakpoint
ALTER TABLE `scales` ADD `remind_on` text DEFAULT '';--> statement-breakpoint
CREATE INDEX `scales_remind` ON `scales` (`remind_on`);--> statement-breakpoint
ALTER TABLE `users` ADD `last_contact_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `expiry_warned_at` text;--> statement-breakpoint
CREATE INDEX `users_expiry` ON `users` (`expiry_warned_at`,`last_contact_at`);--> statement-breakpoint
UPDATE `users` SET `last_contact_at` = max(`created_at`, `updated_at`, coalesce(`last_login_at`, ''));
