CREATE TABLE `accessories` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`compatibility` text NOT NULL,
	`price_cents` integer
);
--> statement-breakpoint
CREATE TABLE `catalogue_meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_snapshot` (
	`version` text NOT NULL,
	`part` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`version`, `part`)
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_reference` ON `contact_messages` (`reference`);--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`scope` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`recipient` text,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`lease_until` text,
	`last_error` text,
	`created_at` text NOT NULL,
	`sent_at` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`) WHERE "outbox"."recipient" is not null;--> statement-breakpoint
CREATE TABLE `product_accessories` (
	`product_seq` integer NOT NULL,
	`position` integer NOT NULL,
	`accessory_key` text NOT NULL,
	`variant_references` text,
	PRIMARY KEY(`product_seq`, `position`),
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accessory_key`) REFERENCES `accessories`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_texts` (
	`product_seq` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`summary` text NOT NULL,
	`description` text NOT NULL,
	`features` text NOT NULL,
	`specifications` text NOT NULL,
	PRIMARY KEY(`product_seq`, `locale`),
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `products` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`category` text NOT NULL,
	`subcategory` text NOT NULL,
	`brand` text NOT NULL,
	`model` text NOT NULL,
	`price_cents` integer,
	`in_stock` integer NOT NULL,
	`newest_on` text NOT NULL,
	`lead_reference` text NOT NULL,
	`variant_count` integer NOT NULL,
	`photo` text,
	`drawing` text NOT NULL,
	`similar` text NOT NULL,
	`updated_on` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_id` ON `products` (`id`);--> statement-breakpoint
CREATE TABLE `quote_items` (
	`quote_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`product_name` text NOT NULL,
	`brand` text NOT NULL,
	`variant_reference` text,
	`variant` text,
	`accessories` text NOT NULL,
	`quantity` integer NOT NULL,
	`price_cents` integer,
	PRIMARY KEY(`quote_id`, `position`),
	FOREIGN KEY (`quote_id`) REFERENCES `quote_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quote_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`locale` text NOT NULL,
	`company` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`zip_code` text NOT NULL,
	`country` text NOT NULL,
	`message` text NOT NULL,
	`terms_accepted_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_requests_reference` ON `quote_requests` (`reference`);--> statement-breakpoint
CREATE INDEX `quote_requests_created` ON `quote_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `search_deletes` (
	`form` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`form`, `word`)
);
--> statement-breakpoint
CREATE TABLE `variants` (
	`reference` text PRIMARY KEY NOT NULL,
	`product_seq` integer NOT NULL,
	`position` integer NOT NULL,
	`accuracy_class` text,
	`arrangement` text NOT NULL,
	`ranges` text NOT NULL,
	`plate` text,
	`metrology` text NOT NULL,
	`price_cents` integer,
	`in_stock` integer NOT NULL,
	FOREIGN KEY (`product_seq`) REFERENCES `products`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `variants_product` ON `variants` (`product_seq`,`position`);