import { and, asc, count, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import { auditEach } from '#functions/db/audit.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { outbox as mails, type outboxStates } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { actions, argumentsOf } from '../actions.ts'
import { type Command, type ExitCode, type Given, Refused, WrongUse } from '../command.ts'
import { confirmed } from '../confirm.ts'
import { operatorNow } from '../operator.ts'

type State = (typeof outboxStates)[number]
const shown = 200

async function summary(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const { DB } = await given.bindings()
  const { state, kind, dueAt } = mails
  const rows = await openDb(DB)
    .select({ state, kind, mails: count().as('mails'), due: min(dueAt).as('due') })
    .from(mails)
    .groupBy(state, kind)
    .orderBy(state, kind)
    .limit(shown)
  given.show(rows)
  return 0
}

function list(state: State) {
  return async (given: Given): Promise<ExitCode> => {
    argumentsOf(given)
    given.show(await mailsOf(given, state))
    return 0
  }
}

/** The oldest of a state. */
async function mailsOf({ bindings }: Given, state: State, id?: string) {
  const { DB } = await bindings()
  const { kind, recipient, attempts, dueAt, lastError } = mails
  return openDb(DB)
    .select({ id: mails.id, kind, recipient, attempts, dueAt, lastError })
    .from(mails)
    .where(and(eq(mails.state, state), id === undefined ? undefined : eq(mails.id, id)))
    .orderBy(asc(dueAt))
    .limit(shown)
}

/** The mails that were given up and that an action names. */
async function namedDead(given: Given) {
  const { which } = argumentsOf(given, 'which')
  if (which === undefined) throw new WrongUse('Expected: <id> or all')
  const rows = await mailsOf(given, 'dead', which === 'all' ? undefined : which)
  if (rows.length === 0 && which !== 'all')
    throw new Refused(`No mail that was given up has the id ${which}.`)
  return rows
}

/** An action on the named mails: only what is still dead when the statement runs is changed. */
function onDead(
  { question, done, after }: { question: string; done: string; after: { state: State } | null },
  change: (db: Db, stillDead: SQL | undefined) => Statement,
) {
  return async (given: Given): Promise<ExitCode> => {
    const rows = await namedDead(given)
    if (rows.length === 0) {
      given.show([])
      return 0
    }
    if (!(await confirmed(given, rows, `${question} (${rows.length} mails)`))) return 0
    const db = openDb((await given.bindings()).DB)
    const ids = rows.map(({ id }) => id)
    const subject = { kind: 'mail' as const, id: sql`${mails.id}` }
    const action = after ? ('change' as const) : ('delete' as const)
    const entry = { ...operatorNow(), subject, action, before: { state: 'dead' }, after }
    for (let i = 0; i < ids.length; i += 50) {
      const dead = and(eq(mails.state, 'dead'), inArray(mails.id, ids.slice(i, i + 50)))
      await db.batch([auditEach(db, entry, sql`${mails} where ${dead}`), change(db, dead)])
    }
    given.say(rows.length === shown ? `${shown} ${done}; there may be more.` : `They ${done}.`)
    return 0
  }
}

/** A mail that was sent meanwhile is not sent twice. */
const retry = onDead(
  { question: 'Try them again?', done: 'are tried again within a minute', after: { state: 'pending' } },
  (db, dead) =>
    db
      .update(mails)
      .set({ state: 'pending', attempts: 0, dueAt: clock.now().toISOString(), leaseUntil: null })
      .where(dead),
)

/** For a mail that nobody can be sent, e.g. to an address that does not exist. */
const discard = onDead({ question: 'Delete them?', done: 'are deleted', after: null }, (db, dead) =>
  db.delete(mails).where(dead),
)

/** The mails of the site: what waits, what was given up, and another try for it, or its end. */
export const outbox: Command = {
  summary:
    'Mails: how many of each kind, those that wait or were given up; another try for the latter, or its end',
  usage: '[pending | dead | sent] | retry <id | all> | discard <id | all>',
  run: actions({ retry, discard, pending: list('pending'), dead: list('dead'), sent: list('sent') }, summary),
}
