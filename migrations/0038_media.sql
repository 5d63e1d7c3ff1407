CREATE TABLE `media` (
	`key` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`due_at` text NOT NULL,
	`is_deleting` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_due` ON `media` (`due_at`);--> statement-breakpoint
ALTER TABLE `products` ADD `photos` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `documents` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `discontinued` text;--> statement-breakpoint
CREATE TABLE `removed_products` (
	`id` text PRIMARY KEY NOT NULL,
	`successor` text
);
--> statement-breakpoint
UPDATE `product_drafts` SET `document` = json_insert(`document`, '$.photos', json('[]'), '$.documents', json('[]'), '$.discontinued', null) WHERE `document` IS NOT NULL;--> statement-breakpoint
UPDATE `publication_changes` SET
	`before` = json_insert(`before`, '$.photos', json('[]'), '$.documents', json('[]'), '$.discontinued', null),
	`after` = json_insert(`after`, '$.photos', json('[]'), '$.documents', json('[]'), '$.discontinued', null)
	WHERE `subject` NOT LIKE '#%';
