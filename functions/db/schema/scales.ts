import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { instrumentKinds, scaleCountries, scaleUses } from '#domain/scales/instrument-kind.ts'
import { scaleEvents } from '#domain/scales/logbook-lines.ts'
import { parentId, users } from './accounts.ts'

/** « My scales »: a customer's register of instruments; masses in micrograms. */
export const scales = sqliteTable(
  'scales',
  {
    id: text().primaryKey(),
    userId: parentId(() => users.id),
    make: text().notNull(),
    model: text().notNull(),
    serial: text().notNull(),
    maxUg: integer(),
    eUg: integer(),
    accuracyClass: text({ enum: accuracyClasses }),
    place: text().notNull(),
    country: text({ enum: scaleCountries }).notNull(),
    use: text({ enum: scaleUses }).notNull(),
    /** True when prepackages are made without the buyer present: the longer period does not apply (domain D.3). */
    prepackages: integer({ mode: 'boolean' }).notNull().default(false),
    /** True when it weighs people: Germany has a separate period (domain D.4). */
    weighsPeople: integer({ mode: 'boolean' }).notNull().default(false),
    /** ISO dates; `dueOn` is derived from the other columns and stored so that reminders can be queried. */
    lastVerifiedOn: text(),
    dueOn: text(),
    /** The catalogue model that it was added from. */
    productId: text(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
    /** What else the period depends on (`VerifiedInstrument`); null: not said. */
    hospital: integer({ mode: 'boolean' }),
    baby: integer({ mode: 'boolean' }).notNull().default(false),
    bed: integer({ mode: 'boolean' }).notNull().default(false),
    farm: integer({ mode: 'boolean' }).notNull().default(false),
    buildingMaterial: integer({ mode: 'boolean' }).notNull().default(false),
    previousDueOn: text(),
    lastOverhauledOn: text(),
    /** The day on which the sweep looks at it next (functions/scales/reminders.ts): empty: at once, null: never. */
    remindOn: text().default(''),
    /** The request whose accepted offer it was taken in from. */
    requestReference: text(),
    /** What the law tells apart by construction (`instrument-kind.ts`). */
    kind: text({ enum: instrumentKinds }).notNull().default('non-automatic'),
  },
  (t) => [index('scales_user').on(t.userId, t.dueOn), index('scales_remind').on(t.remindOn)],
)

/** Reminders that were enqueued, each once per due date; `mailId` groups those of one mail. */
export const scaleReminders = sqliteTable(
  'scale_reminders',
  {
    scaleId: parentId(() => scales.id),
    dueOn: text().notNull(),
    daysBefore: integer().notNull(),
    mailId: text().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scaleId, t.dueOn, t.daysBefore] }),
    index('scale_reminders_mail').on(t.mailId),
  ],
)

/**
 * What was done to an instrument and when: a row for each day that was ever recorded as its last verification or
 * overhaul (functions/scales/logbook.ts).
 */
export const scaleVerifications = sqliteTable(
  'scale_verifications',
  {
    scaleId: parentId(() => scales.id),
    event: text({ enum: scaleEvents }).notNull(),
    /** ISO day. */
    doneOn: text().notNull(),
    /** When it was recorded (ISO instant). */
    createdAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scaleId, t.event, t.doneOn] })],
)
