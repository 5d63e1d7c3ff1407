ALTER TABLE `quote_requests` ADD `waiting_since` text;--> statement-breakpoint
CREATE INDEX `quote_requests_waiting` ON `quote_requests` (`waiting_since`,`id`) WHERE "quote_requests"."waiting_since" is not null;--> statement-breakpoint
-- As functions/db/waiting.ts says it; what was erased has no address and waits for nothing.
UPDATE `quote_requests` SET `waiting_since` = (SELECT min(`at`) FROM (
	SELECT CASE WHEN EXISTS (SELECT 1 FROM `request_events` `e` WHERE `e`.`quote_id` = `quote_requests`.`id` AND `e`.`event` IN ('company-message', 'offer-sent'))
		THEN (SELECT min(`e`.`at`) FROM `request_events` `e` WHERE `e`.`quote_id` = `quote_requests`.`id`
			AND (`e`.`event` IN ('customer-message', 'offer-withdrawn') OR (`e`.`event` = 'declined' AND `e`.`note` <> ''))
			AND `e`.rowid > (SELECT max(`f`.rowid) FROM `request_events` `f` WHERE `f`.`quote_id` = `quote_requests`.`id` AND `f`.`event` IN ('company-message', 'offer-sent')))
		ELSE `quote_requests`.`created_at` END AS `at`
	UNION ALL
	SELECT `e`.`at` FROM `request_events` `e` WHERE `e`.`quote_id` = `quote_requests`.`id` AND `e`.`event` = 'accepted'
)) WHERE `state` <> 'closed' AND `email` <> '';
