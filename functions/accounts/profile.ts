import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { completingFields, Profile, type ProfilePatch } from '#domain/accounts/account.ts'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import { users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'

type Row = typeof users.$inferSelect

/** Through the schema: what it does not name never leaves, whatever columns come. */
const present = ({ id, locale, emailVerifiedAt, ...row }: Row): Profile =>
  v.parse(Profile, { ...row, uid: id, lang: locale, emailVerified: emailVerifiedAt !== null })

export async function readProfile(env: Bindings, userId: string): Promise<Profile> {
  const row = await openDb(env.DB).select().from(users).where(eq(users.id, userId)).get()
  if (!row) throw new AppError('unauthenticated')
  return present(row)
}

/** Nothing that a complete profile holds is empty (specification, section 4). */
const isComplete = sql.join(
  completingFields.map((field) => sql`trim(${users[field]}) <> ''`),
  sql` and `,
)

/**
 * Merges the change; the edge alone says when, and whether the profile is complete: asked of the row as it then stands,
 * so that two changes at once cannot complete it by what one of them took away.
 */
export async function updateProfile(env: Bindings, userId: string, patch: ProfilePatch): Promise<Profile> {
  const { lang, ...fields } = patch
  const change = { ...fields, ...(lang ? { locale: lang } : {}), updatedAt: clock.now().toISOString() }
  const db = openDb(env.DB)
  const own = eq(users.id, userId)
  const [, [row]] = await db.batch([
    db.update(users).set(change).where(own),
    db.update(users).set({ profileCompleted: isComplete }).where(own).returning(),
  ])
  if (!row) throw new AppError('unauthenticated')
  return present(row)
}
