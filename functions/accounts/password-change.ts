import { eq } from 'drizzle-orm'
import type { PasswordChange } from '#domain/account.ts'
import { openDb } from '#functions/db/client.ts'
import { outbox, passwords, sessions, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/http/clock.ts'
import { type Device, newSession, type SignedIn } from '#functions/http/lucia.ts'
import { checkNewPassword } from './address-rules.ts'
import { hashPassword } from './password.ts'
import { demandPassword } from './password-again.ts'

/** Sets a new password; every session ends, this one goes on under a new token, and a mail says so. */
export async function changePassword(
  env: Bindings,
  request: Request,
  { user }: SignedIn,
  { currentPassword, password }: PasswordChange,
  device: Device,
): Promise<{ token: string; owed: { id: string }[] }> {
  checkNewPassword(password, user.email)
  await demandPassword(env, request, user.id, currentPassword)
  const hash = await hashPassword(password)
  const { token, row } = await newSession(user.id, device)
  const now = clock.now().toISOString()
  const mail = { id: crypto.randomUUID(), kind: 'password-changed', subjectId: user.id } as const
  const db = openDb(env.DB)
  await db.batch([
    db.update(passwords).set({ hash, changedAt: now }).where(eq(passwords.userId, user.id)),
    db.delete(sessions).where(eq(sessions.userId, user.id)),
    db.insert(sessions).values(row),
    db.update(users).set({ updatedAt: now }).where(eq(users.id, user.id)),
    db.insert(outbox).values({ ...mail, dueAt: now, createdAt: now }),
  ])
  return { token, owed: [{ id: mail.id }] }
}
