import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { missingFields, Profile, type ProfilePatch } from '#domain/account.ts'
import { AppError } from '#domain/error.ts'
import { openDb } from '#functions/db/client.ts'
import { users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/http/clock.ts'

type Row = typeof users.$inferSelect

/** Through the schema: what it does not name never leaves, whatever columns come. */
const present = ({ id, locale, emailVerifiedAt, ...row }: Row): Profile =>
  v.parse(Profile, { ...row, uid: id, lang: locale, emailVerified: emailVerifiedAt !== null })

export async function readProfile(env: Bindings, userId: string): Promise<Profile> {
  const row = await openDb(env.DB).select().from(users).where(eq(users.id, userId)).get()
  if (!row) throw new AppError('unauthenticated')
  return present(row)
}

/** Merges the change; the edge alone says when, and whether the profile is complete (specification, section 4). */
export async function updateProfile(env: Bindings, userId: string, patch: ProfilePatch): Promise<Profile> {
  const { lang, ...fields } = patch
  const before = await readProfile(env, userId)
  const change = {
    ...fields,
    ...(lang ? { locale: lang } : {}),
    updatedAt: clock.now().toISOString(),
    profileCompleted: missingFields({ ...before, ...fields }).length === 0,
  }
  const row = await openDb(env.DB).update(users).set(change).where(eq(users.id, userId)).returning().get()
  if (!row) throw new AppError('unauthenticated')
  return present(row)
}
