CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`user_id` text,
	`purpose` text NOT NULL,
	`state` text DEFAULT 'uploading' NOT NULL,
	`name` text NOT NULL,
	`type` text,
	`size` integer,
	`checksum` text,
	`pieces` integer,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`quote_id` text,
	`offer_version` integer,
	`message_id` text,
	`contact_id` text,
	`scale_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`message_id`) REFERENCES `request_messages`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`contact_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`scale_id`) REFERENCES `scales`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "files_state" CHECK(state in ('uploading', 'stored', 'deleting'))
);
--> statement-breakpoint
CREATE INDEX `files_loose` ON `files` (`due_at`) WHERE quote_id is null and message_id is null and contact_id is null and scale_id is null;--> statement-breakpoint
CREATE INDEX `files_user` ON `files` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `files_quote` ON `files` (`quote_id`) WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX `files_message` ON `files` (`message_id`) WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX `files_contact` ON `files` (`contact_id`) WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX `files_scale` ON `files` (`scale_id`) WHERE scale_id is not null;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `files_sent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `files_sent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `request_messages` ADD `files_sent` integer DEFAULT 0 NOT NULL;