CREATE TABLE `account_links` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_links_hash` ON `account_links` (`hash`);--> statement-breakpoint
CREATE INDEX `account_links_user` ON `account_links` (`user_id`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `account_links_expires` ON `account_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_key` ON `attempts` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_at` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `passwords` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_lists` (
	`user_id` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL,
	`saved_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scale_reminders` (
	`scale_id` text NOT NULL,
	`due_on` text NOT NULL,
	`days_before` integer NOT NULL,
	`mail_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`scale_id`, `due_on`, `days_before`),
	FOREIGN KEY (`scale_id`) REFERENCES `scales`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scale_reminders_mail` ON `scale_reminders` (`mail_id`);--> statement-breakpoint
CREATE TABLE `scales` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`serial` text NOT NULL,
	`max_ug` integer,
	`e_ug` integer,
	`accuracy_class` text,
	`place` text NOT NULL,
	`country` text NOT NULL,
	`use` text NOT NULL,
	`prepackages` integer DEFAULT false NOT NULL,
	`weighs_people` integer DEFAULT false NOT NULL,
	`last_verified_on` text,
	`due_on` text,
	`product_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scales_user` ON `scales` (`user_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `scales_due` ON `scales` (`due_on`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`public_id` text NOT NULL,
	`created_at` text NOT NULL,
	`network` text,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company` text NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`phone` text NOT NULL,
	`siret` text DEFAULT '' NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`postal_code` text NOT NULL,
	`country` text NOT NULL,
	`locale` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`profile_completed` integer DEFAULT false NOT NULL,
	`email_verified_at` text,
	`created_at` text NOT NULL,
	`last_login_at` text,
	`updated_at` text NOT NULL,
	`scale_reminders` integer DEFAULT false NOT NULL,
	`email_domain` text NOT NULL,
	`registration_ip` text,
	`account_status` text DEFAULT 'active' NOT NULL,
	`login_attempts` integer DEFAULT 0 NOT NULL,
	`last_login_attempt` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `state` text DEFAULT 'received' NOT NULL;--> statement-breakpoint
CREATE INDEX `quote_requests_user` ON `quote_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quote_requests_email` ON `quote_requests` (lower("email"),`created_at`);