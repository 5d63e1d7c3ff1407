import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import type { PersonPage } from '#domain/quote-requests/person-page.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import {
  contactMessages,
  phoneDigits,
  quoteRequests,
  requestMessages,
  requestNotes,
  scales,
  staff,
  users,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { inLists, personsOf } from './listed-persons.ts'
import { rowsOf } from './rows.ts'
import { newestFirst } from './search-desk.ts'
import { contactRows } from './waiting-list.ts'

type PersonQuery = { email: string; company: string; phone: string; cursor: string }

const is = (column: SQL, company: string) => sql`${column} = lower(${company})`

/**
 * Conditions: what belongs to the email, or to everybody who named the company; archived contracts too, whose rows say
 * so. An account counts once its email is verified: anybody may type any.
 */
function conditionsOf(db: Db, { email, company, phone }: Omit<PersonQuery, 'cursor'>) {
  if (phone) return ofPhone(phone)
  const ofCompany = is(sql`lower(${quoteRequests.company})`, company)
  const emails = db
    .select({ email: sql`lower(${quoteRequests.email})` })
    .from(quoteRequests)
    .where(ofCompany)
  return {
    requests: email ? isEmail(sql`lower(${quoteRequests.email})`, email) : ofCompany,
    contacts: email
      ? isEmail(sql`lower(${contactMessages.email})`, email)
      : sql`lower(${contactMessages.email}) in ${emails}`,
    users: and(
      isNotNull(users.emailVerifiedAt),
      email
        ? isEmail(users.emailKey, email)
        : and(is(sql`lower(${users.company})`, company), sql`${users.company} <> ''`),
    ) as SQL,
  }
}

/** No account belongs to a telephone, which nobody has verified. */
const ofPhone = (phone: string) => {
  const is = (column: SQLWrapper) => sql`${phoneDigits(column)} = ${phoneDigits(sql`${phone}`)}`
  return {
    requests: is(quoteRequests.phone),
    contacts: is(contactMessages.phone),
    users: sql`false`,
  }
}

/** What the desk has of a person or a company, in one trip: so many of each list, and whether there are more. */
export async function readPerson(env: Bindings, query: PersonQuery): Promise<PersonPage> {
  const db = openDb(env.DB)
  const where = conditionsOf(db, query)
  const page = Number(query.cursor)
  const { matches } = deskLimits
  const [limit, offset] = [matches + 1, page * matches]
  const reading = batchByName(db, {
    requests: rowsOf(db, where.requests, { column: quoteRequests.createdAt, ascending: false })
      .limit(limit)
      .offset(offset),
    contacts: contactRows(db, where.contacts, false).limit(limit).offset(offset),
    messages: messagesIn(db, where.requests).limit(limit).offset(offset),
    notes: notesIn(db, where.requests).limit(limit).offset(offset),
    instruments: instrumentsOf(db, where.users).limit(limit).offset(offset),
    ...personsOf(db, where, offset),
  })
  const [personRows, { opening }] = await Promise.all([reading, currentOpening(env)])
  const { accounts, senders, writers, ...lists } = personRows
  const isMore = Object.values(personRows).some((rows) => rows.length > matches)
  const [requests, contacts] = [lists.requests.slice(0, matches), lists.contacts.slice(0, matches)]
  return {
    persons: inLists({ accounts, senders, writers }),
    items: newestFirst(requests, contacts, opening),
    messages: lists.messages.slice(0, matches).map(({ sender, customer, colleague, ...message }) => ({
      ...message,
      by: sender === 'customer' ? customer : (colleague ?? ''),
    })),
    notes: lists.notes
      .slice(0, matches)
      .map(({ author, colleague, ...note }) => ({ ...note, by: colleague ?? author })),
    instruments: lists.instruments.slice(0, matches),
    nextCursor: isMore ? String(page + 1) : null,
  }
}

const instrumentsOf = (db: Db, whose: SQL) => {
  const { make, model, serial, place, dueOn } = scales
  return db
    .select({ make, model, serial, place, dueOn })
    .from(scales)
    .innerJoin(users, eq(users.id, scales.userId))
    .where(whose)
    .orderBy(scales.dueOn)
}

const { reference } = quoteRequests
/** Named apart: a batch would give one value to two columns of one name. */
const colleague = sql<string | null>`${staff.name}`.as('colleague')

const messagesIn = (db: Db, where: SQL) =>
  db
    .select({
      ...{ reference, at: requestMessages.createdAt, text: requestMessages.text },
      ...{ sender: requestMessages.sender, customer: quoteRequests.name, colleague },
    })
    .from(requestMessages)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestMessages.quoteId))
    .leftJoin(staff, eq(staff.email, requestMessages.author))
    .where(where)
    .orderBy(desc(requestMessages.createdAt))

const notesIn = (db: Db, where: SQL) =>
  db
    .select({
      ...{ reference, at: requestNotes.createdAt, text: requestNotes.text },
      ...{ author: requestNotes.author, colleague },
    })
    .from(requestNotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, requestNotes.quoteId))
    .leftJoin(staff, eq(staff.email, requestNotes.author))
    .where(where)
    .orderBy(desc(requestNotes.createdAt))
