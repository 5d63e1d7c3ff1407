ALTER TABLE `offer_lines` ADD `item_position` integer;--> statement-breakpoint
ALTER TABLE `offers` ADD `signature` text;--> statement-breakpoint
-- Lines that are there already offer the instrument whose reference they end with: the desk began them so.
UPDATE `offer_lines` SET `item_position` = (
	SELECT `position` FROM `quote_items`
	WHERE `quote_items`.`quote_id` = `offer_lines`.`quote_id` AND substr(`offer_lines`.`text`, -length(`variant_reference`) - 2) = ', ' || `variant_reference`
	ORDER BY `position` LIMIT 1
);
