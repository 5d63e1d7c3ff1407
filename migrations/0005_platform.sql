-- Plate is the data plate; where the load lies is the platform.
ALTER TABLE `variants` RENAME COLUMN `plate` TO `platform`;--> statement-breakpoint
UPDATE `quote_items` SET `variant` = json_set(json_remove(`variant`, '$.plate'), '$.platform', json_extract(`variant`, '$.plate')) WHERE `variant` IS NOT NULL;--> statement-breakpoint
UPDATE `products` SET `drawing` = json_set(json_remove(`drawing`, '$.plate'), '$.platform', json_extract(`drawing`, '$.plate'));
