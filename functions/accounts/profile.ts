import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { completingFields, Profile, type ProfilePatch } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { readPhone } from '#functions/platform/phones.ts'
import { lookAtScalesAgain } from './person-rows.ts'

type Row = typeof users.$inferSelect

/** Parses through the schema, so that columns it does not name never leave the server. */
const present = ({ id, locale, emailVerifiedAt, ...row }: Row): Profile =>
  v.parse(Profile, { ...row, uid: id, lang: locale, emailVerified: emailVerifiedAt !== null })

export async function readProfile(env: Bindings, userId: string): Promise<Profile> {
  const row = await openDb(env.DB).select().from(users).where(eq(users.id, userId)).get()
  if (!row) throw new AppError('unauthenticated')
  return present(row)
}

/** SQL condition: no field of a complete profile is empty (specification, section 4). */
const isComplete = sql.join(
  completingFields.map((field) => sql`trim(${users[field]}) <> ''`),
  sql` and `,
)

/**
 * Merges the change. The server sets the time and whether the profile is complete; completeness is computed from the
 * row inside the statement, so that two concurrent changes cannot both rely on a field that the other one removes.
 */
export async function updateProfile(env: Bindings, userId: string, patch: ProfilePatch): Promise<Profile> {
  const { lang, ...fields } = patch
  const { phone, city, country, postalCode: zipCode } = fields
  // Only what is said with it: the country of the row may be the one that every account begins with.
  const phoneChange = phone === undefined ? {} : { phone: await readPhone(phone, { country, zipCode, city }) }
  const change = {
    ...fields,
    ...phoneChange,
    ...(lang ? { locale: lang } : {}),
    updatedAt: clock.now().toISOString(),
  }
  const db = openDb(env.DB)
  const isUser = eq(users.id, userId)
  const { rows } = await batchByName(
    db,
    { rows: db.update(users).set({ profileCompleted: isComplete }).where(isUser).returning() },
    {
      before: [db.update(users).set(change).where(isUser)],
      after: patch.scaleReminders ? [lookAtScalesAgain(db, userId)] : [],
    },
  )
  const [row] = rows
  if (!row) throw new AppError('unauthenticated')
  return present(row)
}
