import { and, asc, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type accountStates, emailKey } from '#domain/accounts/account.ts'
import { erasePerson } from '#functions/accounts/erasure.ts'
import { auditEach, auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { ownershipFilters } from '#functions/db/ownership.ts'
import { contactMessages, offers, quoteRequests, scales, users } from '#functions/db/schema.ts'
import { actions, argumentsOf } from '../actions.ts'
import { type Command, type ExitCode, type Given, Refused } from '../command.ts'
import { confirmed } from '../confirm.ts'
import { operatorNow } from '../operator.ts'

const shown = 100
const last = '\u{10FFFF}'

/** Customer accounts by their e-mail address. */
export const accounts: Command = {
  summary: 'Customer accounts: the newest, those that begin so, shutting one out, letting it in, erasing it',
  usage: '[find <beginning of the address> | disable <address> | enable <address> | erase <address>]',
  run: actions({ find, disable: setState('disabled'), enable: setState('active'), erase }, newest),
}

async function newest(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  return list(given, undefined, desc(users.createdAt))
}

async function find(given: Given): Promise<ExitCode> {
  const from = emailKey(argumentsOf(given, 'beginning').beginning)
  return list(given, and(gte(users.emailKey, from), lt(users.emailKey, from + last)), asc(users.emailKey))
}

async function list({ bindings, show }: Given, where: SQL | undefined, order: SQL): Promise<ExitCode> {
  const { email, firstName, lastName, company, accountStatus, createdAt, lastLoginAt } = users
  const rows = await openDb((await bindings()).DB)
    .select({ email, firstName, lastName, company, accountStatus, createdAt, lastLoginAt })
    .from(users)
    .where(where)
    .orderBy(order)
    .limit(shown)
  show(rows)
  return 0
}

async function findAccount({ bindings }: Given, address: string) {
  const { id, email, emailKey: key, emailVerifiedAt, firstName, lastName, company, accountStatus } = users
  const [row] = await openDb((await bindings()).DB)
    .select({ id, email, emailKey: key, emailVerifiedAt, firstName, lastName, company, accountStatus })
    .from(users)
    .where(isEmail(key, address))
    .limit(1)
  if (!row) throw new Refused(`No account has the address ${address}.`)
  return row
}

const person = ({ email, firstName, lastName, company }: Awaited<ReturnType<typeof findAccount>>) => ({
  ...{ email, firstName, lastName, company },
})

/** The sessions of a disabled account end with their next request, and its owner is told at sign-in. */
function setState(accountStatus: (typeof accountStates)[number]) {
  return async (given: Given): Promise<ExitCode> => {
    const account = await findAccount(given, argumentsOf(given, 'address').address)
    if (account.accountStatus === accountStatus) {
      given.say(`The account is ${accountStatus} already.`)
      return 0
    }
    const rows = [{ ...person(account), state: account.accountStatus, 'new state': accountStatus }]
    if (!(await confirmed(given, rows, 'Make this change?'))) return 0
    const db = openDb((await given.bindings()).DB)
    const { who, at } = operatorNow()
    const isOther = and(eq(users.id, account.id), ne(users.accountStatus, accountStatus))
    const sides = { before: { state: account.accountStatus }, after: { state: accountStatus } }
    await db.batch([
      auditEach(
        db,
        { who, at, subject: { kind: 'account', id: account.id }, action: 'change', ...sides },
        sql`${users} where ${isOther}`,
      ),
      db.update(users).set({ accountStatus, updatedAt: at }).where(isOther),
    ])
    return 0
  }
}

/** The same batch as the customer’s own deletion, after what it takes along was shown. */
async function erase(given: Given): Promise<ExitCode> {
  const account = await findAccount(given, argumentsOf(given, 'address').address)
  const env = await given.bindings()
  const db = openDb(env.DB)
  const owned = ownershipFilters(account)
  const n = { n: count().as('n') }
  const { instruments, quotes, contracts, messages } = await batchByName(db, {
    instruments: db.select(n).from(scales).where(eq(scales.userId, account.id)),
    quotes: db.select(n).from(quoteRequests).where(owned.quotes),
    contracts: db
      .select(n)
      .from(quoteRequests)
      .innerJoin(offers, and(eq(offers.quoteId, quoteRequests.id), eq(offers.state, 'accepted')))
      .where(owned.quotes),
    messages: db.select(n).from(contactMessages).where(owned.messages),
  })
  const rows = [
    {
      ...person(account),
      'instruments deleted': instruments[0]?.n ?? 0,
      'messages deleted': messages[0]?.n ?? 0,
      'requests made anonymous': (quotes[0]?.n ?? 0) - (contracts[0]?.n ?? 0),
      'contracts archived': contracts[0]?.n ?? 0,
    },
  ]
  if (!(await confirmed(given, rows, 'Erase this account? It cannot be brought back.'))) return 0
  const entry = { ...operatorNow(), subject: { kind: 'account', id: account.id }, action: 'erase' } as const
  const kept = await erasePerson(env, account, (db) => [auditEntry(db, entry)])
  given.say('The account is erased. Its files are deleted by the next sweeps.')
  for (const { reference, keptUntil } of kept) given.say(`${reference} is archived until ${keptUntil}.`)
  return 0
}
