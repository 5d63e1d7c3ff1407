-- By hand: drizzle-kit takes the commas of an expression for those between columns.
CREATE INDEX `quote_requests_phone` ON `quote_requests` (replace(replace(replace(replace(replace(replace("phone", ' ', ''), '.', ''), '-', ''), '/', ''), '(', ''), ')', ''));
