CREATE TABLE `catalogue_models` (
	`version` text NOT NULL,
	`part` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`version`, `part`)
);
--> statement-breakpoint
ALTER TABLE `variants` ADD `facts` text;