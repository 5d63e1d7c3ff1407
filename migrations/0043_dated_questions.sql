ALTER TABLE `dated_versions` ADD `live_at` text;--> statement-breakpoint
-- What the desk has written is a version of its day. The table stays: the version of the site before reads it.
INSERT INTO `dated_versions` (`subject`, `version`, `day`, `content`, `author`, `at`, `live_at`)
  SELECT `page`, 2, substr(`changed_at`, 1, 10), `items`, `author`, `changed_at`, `changed_at`
  FROM `question_sets` WHERE `items` <> '[]';
