CREATE TABLE `catalogue_before` (
	`part` integer PRIMARY KEY NOT NULL,
	`data` text NOT NULL
);
