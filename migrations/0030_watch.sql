CREATE TABLE `watch` (
	`id` integer PRIMARY KEY NOT NULL,
	`swept_at` text NOT NULL,
	`looked_at` text NOT NULL,
	`alerted_at` text,
	`told` text DEFAULT '[]' NOT NULL,
	`is_open` integer DEFAULT false NOT NULL,
	CONSTRAINT "watch_one_row" CHECK("watch"."id" = 1)
);
