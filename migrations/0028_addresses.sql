ALTER TABLE `account_links` ADD `email` text;--> statement-breakpoint
ALTER TABLE `account_links` ADD `former_email` text;--> statement-breakpoint
ALTER TABLE `account_links` ADD `owner_confirmed_at` text;--> statement-breakpoint
ALTER TABLE `account_links` ADD `receiver_id` text;