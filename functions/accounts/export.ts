import { eq, inArray } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import { openDb } from '#functions/db/client.ts'
import {
  contactMessages,
  newsletterSubscriptions,
  passwords,
  quoteItems,
  quoteRequests,
  savedLists,
  scales,
  sessions,
  users,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/http/clock.ts'
import { type SignedIn, sessionEnd } from '#functions/http/lucia.ts'
import { belongings } from './person-rows.ts'

/** More than a customer has of anything; of each request every item. */
const most = 1000

/** All that is kept about a person (GDPR, article 15), but no hash of a password and nothing that opens a session. */
export async function exportPerson(env: Bindings, user: SignedIn['user']) {
  const db = openDb(env.DB)
  const own = belongings(user)
  const ownQuotes = db.select({ id: quoteRequests.id }).from(quoteRequests).where(own.quotes).limit(most)
  const [person, password, open, quotes, items, messages, newsletter, list, instruments] = await db.batch([
    db.select().from(users).where(eq(users.id, user.id)).limit(1),
    db
      .select({ changedAt: passwords.changedAt })
      .from(passwords)
      .where(eq(passwords.userId, user.id))
      .limit(1),
    db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        network: sessions.network,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .limit(most),
    db.select().from(quoteRequests).where(own.quotes).limit(most),
    db
      .select()
      .from(quoteItems)
      .where(inArray(quoteItems.quoteId, ownQuotes))
      .limit(most * limits.quoteItems),
    db.select().from(contactMessages).where(own.messages).limit(most),
    db.select().from(newsletterSubscriptions).where(own.newsletter).limit(1),
    db.select().from(savedLists).where(eq(savedLists.userId, user.id)).limit(1),
    db.select().from(scales).where(eq(scales.userId, user.id)).limit(most),
  ])
  return {
    exportedAt: clock.now().toISOString(),
    account: person[0] ? securityApart(person[0]) : null,
    passwordChangedAt: password[0]?.changedAt ?? null,
    sessions: open.map((session) => ({
      ...session,
      expiresAt: sessionEnd(session.createdAt, new Date(session.expiresAt * 1000)).toISOString(),
    })),
    quoteRequests: quotes.map((quote) => ({
      ...quote,
      items: items.filter((item) => item.quoteId === quote.id),
    })),
    contactMessages: messages,
    newsletter: newsletter[0] ?? null,
    savedList: list[0] ?? null,
    scales: instruments,
  }
}

/** With the names of the specification (section 3). */
function securityApart({
  id,
  emailKey: _,
  emailDomain,
  registrationIp,
  accountStatus,
  loginAttempts,
  lastLoginAttempt,
  ...person
}: typeof users.$inferSelect) {
  return {
    uid: id,
    ...person,
    securityMetadata: {
      emailDomain,
      registrationIP: registrationIp,
      accountStatus,
      loginAttempts,
      lastLoginAttempt,
    },
  }
}
