import { and, asc, count, eq, inArray, min } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { outbox as mails, type outboxStates } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { actions, argumentsOf } from '../actions.ts'
import { type Command, type ExitCode, type Given, Refused, WrongUse } from '../command.ts'
import { confirmed } from '../confirm.ts'

type State = (typeof outboxStates)[number]
const shown = 200

/** The mails of the site: what waits, what was given up, and another try for it. */
export const outbox: Command = {
  summary: 'Mails: how many of each kind, those that wait or were given up; another try for the latter',
  usage: '[pending | dead | sent] | retry <id | all>',
  run: actions({ retry, pending: list('pending'), dead: list('dead'), sent: list('sent') }, summary),
}

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

/** Only what is still dead when the statement runs is tried again; a mail that was sent meanwhile is not sent twice. */
async function retry(given: Given): Promise<ExitCode> {
  const { which } = argumentsOf(given, 'which')
  if (which === undefined) throw new WrongUse('Expected: <id> or all')
  const rows = await mailsOf(given, 'dead', which === 'all' ? undefined : which)
  if (rows.length === 0) {
    if (which !== 'all') throw new Refused(`No mail that was given up has the id ${which}.`)
    given.show([])
    return 0
  }
  if (!(await confirmed(given, rows, `Try ${rows.length} mails again?`))) return 0
  const { DB } = await given.bindings()
  const ids = rows.map(({ id }) => id)
  for (let i = 0; i < ids.length; i += 50) {
    await openDb(DB)
      .update(mails)
      .set({ state: 'pending', attempts: 0, dueAt: clock.now().toISOString(), leaseUntil: null })
      .where(and(eq(mails.state, 'dead'), inArray(mails.id, ids.slice(i, i + 50))))
  }
  given.say(
    rows.length === shown
      ? `${shown} are tried again within a minute; there may be more.`
      : 'They are tried again within a minute.',
  )
  return 0
}
