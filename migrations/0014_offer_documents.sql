ALTER TABLE `offers` ADD `checksum` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `document_id` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `accepted_checksum` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `terms_version` text;