import { and, eq, ne, sql } from 'drizzle-orm'
import type { PasswordChange } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { outbox, passwords, sessions, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { type Device, newSession, type SignedIn } from '#functions/sessions/lucia.ts'
import { voidLinks } from './account-link-rows.ts'
import { checkNewPassword } from './address-rules.ts'
import { customer } from './applicant.ts'
import { withHashSlot } from './hash-queue.ts'
import { hashPassword } from './password.ts'
import { demandPassword } from './password-again.ts'

/**
 * Sets a new password, ends all sessions and reset links, continues this session under a new token and enqueues a mail.
 * Everything is conditional on this session still being open: a concurrent reset has ended it and takes precedence.
 */
export async function changePassword(
  env: Bindings,
  { user, sessionId }: SignedIn,
  { currentPassword, password }: PasswordChange,
  device: Device,
): Promise<{ token: string; mails: { id: string }[] }> {
  checkNewPassword(password, user.email)
  await demandPassword(env, user.id, currentPassword)
  const hash = await withHashSlot(customer(user.id), (slot) => hashPassword(slot, password))
  const { token, row } = await newSession(user.id, device)
  const now = clock.now().toISOString()
  const mail = { id: crypto.randomUUID(), kind: 'password-changed', subjectId: user.id } as const
  const db = openDb(env.DB)
  const sessionExists = (id: string) => sql`exists (select 1 from ${sessions} where ${sessions.id} = ${id})`
  const isStored = sessionExists(row.id)
  const opened = insertIf(db, sessions, row, sessionExists(sessionId)).returning({ id: sessions.id })
  const after = [
    db
      .update(passwords)
      .set({ hash, changedAt: now })
      .where(and(eq(passwords.userId, user.id), isStored)),
    voidLinks(db, 'password-reset', user.id, isStored),
    db
      .update(users)
      .set({ updatedAt: now })
      .where(and(eq(users.id, user.id), isStored)),
    insertIf(db, outbox, { ...mail, dueAt: now, createdAt: now }, isStored),
    db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, row.id), isStored)),
  ]
  const results = await batchByName(db, { opened }, { after })
  if (results.opened.length === 0) throw new AppError('unauthenticated')
  return { token, mails: [{ id: mail.id }] }
}
