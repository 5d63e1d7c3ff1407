ALTER TABLE `scales` ADD `hospital` integer;--> statement-breakpoint
ALTER TABLE `scales` ADD `baby` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `scales` ADD `bed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `scales` ADD `farm` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `scales` ADD `building_material` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `scales` ADD `previous_due_on` text;--> statement-breakpoint
ALTER TABLE `scales` ADD `last_overhauled_on` text;