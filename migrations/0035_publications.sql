-- Rows of the catalogue belong to generations, so that the next one is written beside the one that is read. A product has
-- its accessories by itself, and its row has a number that each revision has anew. The tables `accessories` and `catalogue_before` stay: the version before uses them until this
-- one is live, and after a rollback.
CREATE TABLE `publication_changes` (
	`publication_id` text NOT NULL,
	`subject` text NOT NULL,
	`seq` integer,
	`base_revision` integer,
	`before` text,
	`after` text,
	PRIMARY KEY(`publication_id`, `subject`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `publications` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`author` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`undoes` text,
	`generation` integer,
	`step` text DEFAULT 'begin' NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`lease` text,
	`lease_until` text,
	`faults` integer DEFAULT 0 NOT NULL,
	`error` text,
	`live_at` text,
	`swept_at` text
);
--> statement-breakpoint
CREATE INDEX `publications_due` ON `publications` (`state`,`due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `publications_one_runs` ON `publications` (`state`) WHERE "publications"."state" = 'running';--> statement-breakpoint
CREATE TABLE `product_similar` (
	`seq` integer NOT NULL,
	`similar` text NOT NULL,
	`from_generation` integer DEFAULT 0 NOT NULL,
	`to_generation` integer DEFAULT 9007199254740991 NOT NULL,
	PRIMARY KEY(`seq`, `from_generation`)
);
--> statement-breakpoint
CREATE INDEX `product_similar_closed` ON `product_similar` (`to_generation`) WHERE "product_similar"."to_generation" < 9007199254740991;--> statement-breakpoint
INSERT INTO `product_similar`("seq", "similar") SELECT "seq", "similar" FROM `products`;--> statement-breakpoint
CREATE TABLE `__new_products` (
	`row` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
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
	`updated_on` text NOT NULL,
	`from_generation` integer DEFAULT 0 NOT NULL,
	`to_generation` integer DEFAULT 9007199254740991 NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_products`("row", "seq", "id", "category", "subcategory", "brand", "model", "price_cents", "in_stock", "newest_on", "lead_reference", "variant_count", "photo", "drawing", "updated_on") SELECT "seq", "seq", "id", "category", "subcategory", "brand", "model", "price_cents", "in_stock", "newest_on", "lead_reference", "variant_count", "photo", "drawing", "updated_on" FROM `products`;--> statement-breakpoint
CREATE TABLE `__new_product_texts` (
	`product_row` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`summary` text NOT NULL,
	`description` text NOT NULL,
	`features` text NOT NULL,
	`specifications` text NOT NULL,
	PRIMARY KEY(`product_row`, `locale`),
	FOREIGN KEY (`product_row`) REFERENCES `__new_products`(`row`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_product_texts` SELECT "product_seq", "locale", "name", "summary", "description", "features", "specifications" FROM `product_texts`;--> statement-breakpoint
DROP TABLE `product_texts`;--> statement-breakpoint
CREATE TABLE `__new_variants` (
	`product_row` integer NOT NULL,
	`position` integer NOT NULL,
	`reference` text NOT NULL,
	`accuracy_class` text,
	`arrangement` text NOT NULL,
	`ranges` text NOT NULL,
	`platform` text,
	`metrology` text NOT NULL,
	`price_cents` integer,
	`in_stock` integer NOT NULL,
	`facts` text,
	PRIMARY KEY(`product_row`, `position`),
	FOREIGN KEY (`product_row`) REFERENCES `__new_products`(`row`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_variants` SELECT "product_seq", "position", "reference", "accuracy_class", "arrangement", "ranges", "platform", "metrology", "price_cents", "in_stock", "facts" FROM `variants`;--> statement-breakpoint
DROP TABLE `variants`;--> statement-breakpoint
CREATE TABLE `__new_product_accessories` (
	`product_row` integer NOT NULL,
	`position` integer NOT NULL,
	`accessory_key` text NOT NULL,
	`name` text NOT NULL,
	`compatibility` text NOT NULL,
	`price_cents` integer,
	`variant_references` text,
	PRIMARY KEY(`product_row`, `position`),
	FOREIGN KEY (`product_row`) REFERENCES `__new_products`(`row`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_product_accessories` SELECT "product_seq", "position", "accessory_key", "name", "compatibility", "price_cents", "variant_references" FROM `product_accessories` JOIN `accessories` ON "key" = "accessory_key";--> statement-breakpoint
DROP TABLE `product_accessories`;--> statement-breakpoint
DROP TABLE `products`;--> statement-breakpoint
ALTER TABLE `__new_products` RENAME TO `products`;--> statement-breakpoint
ALTER TABLE `__new_product_texts` RENAME TO `product_texts`;--> statement-breakpoint
ALTER TABLE `__new_variants` RENAME TO `variants`;--> statement-breakpoint
ALTER TABLE `__new_product_accessories` RENAME TO `product_accessories`;--> statement-breakpoint
CREATE UNIQUE INDEX `products_id` ON `products` (`id`,`from_generation`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_seq` ON `products` (`seq`,`from_generation`);--> statement-breakpoint
CREATE INDEX `products_closed` ON `products` (`to_generation`) WHERE "products"."to_generation" < 9007199254740991;--> statement-breakpoint
CREATE UNIQUE INDEX `variants_reference` ON `variants` (`reference`,`product_row`);--> statement-breakpoint
CREATE TABLE `__new_services` (
	`code` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price_cents` integer,
	`unit` text NOT NULL,
	`on_site` integer NOT NULL,
	`applies_to` text NOT NULL,
	`from_generation` integer DEFAULT 0 NOT NULL,
	`to_generation` integer DEFAULT 9007199254740991 NOT NULL,
	PRIMARY KEY(`position`, `from_generation`)
);
--> statement-breakpoint
INSERT INTO `__new_services`("code", "position", "name", "description", "price_cents", "unit", "on_site", "applies_to") SELECT "code", "position", "name", "description", "price_cents", "unit", "on_site", "applies_to" FROM `services`;--> statement-breakpoint
DROP TABLE `services`;--> statement-breakpoint
ALTER TABLE `__new_services` RENAME TO `services`;--> statement-breakpoint
CREATE INDEX `services_closed` ON `services` (`to_generation`) WHERE "services"."to_generation" < 9007199254740991;--> statement-breakpoint
CREATE TABLE `__new_search_words` (
	`word` text NOT NULL,
	`names` text NOT NULL,
	`products` text NOT NULL,
	`from_generation` integer DEFAULT 0 NOT NULL,
	`to_generation` integer DEFAULT 9007199254740991 NOT NULL,
	PRIMARY KEY(`word`, `from_generation`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_search_words`("word", "names", "products") SELECT "word", "names", "products" FROM `search_words`;--> statement-breakpoint
DROP TABLE `search_words`;--> statement-breakpoint
ALTER TABLE `__new_search_words` RENAME TO `search_words`;--> statement-breakpoint
CREATE INDEX `search_words_closed` ON `search_words` (`to_generation`) WHERE "search_words"."to_generation" < 9007199254740991;--> statement-breakpoint
ALTER TABLE `catalogue_meta` ADD `generation` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE VIRTUAL TABLE passages_of_generations USING fts5(
  lang, title, body, href UNINDEXED, kind UNINDEXED,
  product_seq UNINDEXED, from_generation UNINDEXED, to_generation UNINDEXED,
  tokenize="unicode61 remove_diacritics 2", prefix='4 5 6'
);
--> statement-breakpoint
-- The address of a product ends in its id.
INSERT INTO passages_of_generations(lang, title, body, href, kind, product_seq, from_generation, to_generation)
SELECT lang, title, body, href, kind,
  CASE kind WHEN 'products' THEN (SELECT seq FROM products WHERE id = substr(href, length(rtrim(href, replace(href, '/', ''))) + 1)) END,
  0, 9007199254740991
FROM assistant_passages;
--> statement-breakpoint
DROP TABLE assistant_passages;
--> statement-breakpoint
ALTER TABLE passages_of_generations RENAME TO assistant_passages;
