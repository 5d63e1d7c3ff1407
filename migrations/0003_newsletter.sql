CREATE TABLE `newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`requested_at` text NOT NULL,
	`confirmed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_email` ON `newsletter_subscriptions` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_state` ON `newsletter_subscriptions` (`state`,`requested_at`);--> statement-breakpoint
CREATE INDEX `outbox_subject` ON `outbox` (`subject_id`);