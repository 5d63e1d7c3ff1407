import { desc, type SQL, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import type { PersonPage } from '#domain/quote-requests/person-page.ts'
import type { Db } from '#functions/db/client.ts'
import { contactMessages, quoteRequests, users } from '#functions/db/schema.ts'

type Person = PersonPage['persons'][number]

/** Queries: whom requests, contact messages and accounts belong to, the newest first; one more than is listed. */
export function personsOf(db: Db, where: { requests: SQL; contacts: SQL; users: SQL }, offset = 0) {
  const limit = deskLimits.matches + 1
  return {
    accounts: db
      .select({
        email: users.email,
        name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`.as('whole'),
        company: users.company,
      })
      .from(users)
      .where(where.users)
      .orderBy(desc(users.createdAt))
      .limit(limit)
      .offset(offset),
    senders: db
      .select({ email: quoteRequests.email, name: quoteRequests.name, company: quoteRequests.company })
      .from(quoteRequests)
      .where(where.requests)
      .orderBy(desc(quoteRequests.createdAt))
      .limit(limit)
      .offset(offset),
    writers: db
      .select({
        email: contactMessages.email,
        name: contactMessages.name,
        company: sql<string>`''`.as('none'),
      })
      .from(contactMessages)
      .where(where.contacts)
      .orderBy(desc(contactMessages.createdAt))
      .limit(limit)
      .offset(offset),
  }
}

type Found = Record<'accounts' | 'senders' | 'writers', Person[]>

/** True where there are more accounts, requests or contact messages than persons are listed of. */
export const isMoreThanListed = ({ accounts, senders, writers }: Found): boolean =>
  [accounts, senders, writers].some(({ length }) => length > deskLimits.matches)

/** Everybody once, by email; what an account or the newest request says comes first. */
export function inLists({ accounts, senders, writers }: Found): Person[] {
  const persons = new Map<string, Person>()
  for (const person of [accounts, senders, writers].flatMap((all) => all.slice(0, deskLimits.matches))) {
    const key = person.email.toLowerCase()
    const existing = persons.get(key)
    if (!existing) persons.set(key, person)
    else if (existing.company === '' && person.company)
      persons.set(key, { ...existing, company: person.company })
  }
  persons.delete('')
  return [...persons.values()]
}
