CREATE TABLE `article_texts` (
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`html` text NOT NULL,
	`minutes` integer NOT NULL,
	PRIMARY KEY(`slug`, `locale`),
	FOREIGN KEY (`slug`) REFERENCES `articles`(`slug`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `articles` (
	`slug` text PRIMARY KEY NOT NULL,
	`published_on` text NOT NULL,
	`author` text NOT NULL,
	`subcategories` text NOT NULL,
	`related` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `articles_newest` ON `articles` (`published_on`);