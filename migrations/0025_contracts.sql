DROP INDEX `quote_requests_desk`;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `accepted_at` text;--> statement-breakpoint
ALTER TABLE `quote_requests` ADD `archived_at` text;--> statement-breakpoint
CREATE INDEX `quote_requests_unaccepted` ON `quote_requests` (`created_at`) WHERE "quote_requests"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX `quote_requests_accepted` ON `quote_requests` (`accepted_at`) WHERE "quote_requests"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX `quote_requests_archived` ON `quote_requests` (`created_at`,`id`) WHERE "quote_requests"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX `quote_requests_desk` ON `quote_requests` (`state`,`created_at`,`id`) WHERE "quote_requests"."archived_at" is null;--> statement-breakpoint
-- What was accepted before the column was there.
UPDATE `quote_requests` SET `accepted_at` = (
	SELECT `decided_at` FROM `offers`
	WHERE `offers`.`quote_id` = `quote_requests`.`id` AND `offers`.`state` = 'accepted'
);
