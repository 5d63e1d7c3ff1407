-- Instruments that no reminder was left for are looked at again: a missed date has a mail now.
UPDATE `scales` SET `remind_on` = '' WHERE `remind_on` IS NULL AND `due_on` IS NOT NULL;
