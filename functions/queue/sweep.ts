import { expireAccounts } from '#functions/accounts/account-expiry.ts'
import { publishDueArticles } from '#functions/articles/live.ts'
import { backUp } from '#functions/backup/nightly.ts'
import { countRequested } from '#functions/catalogue/requested.ts'
import { publishDueQuestions } from '#functions/content/question-sets.ts'
import { openDb } from '#functions/db/client.ts'
import { findWaiting } from '#functions/db/waiting.ts'
import type { Bindings } from '#functions/env.ts'
import { sweepFiles } from '#functions/files/sweep-files.ts'
import { deleteOldKeys } from '#functions/http/idempotency.ts'
import { listOverdue } from '#functions/mail/outbox.ts'
import { sweepMedia } from '#functions/media/sweep-media.ts'
import { deleteUnconfirmed } from '#functions/newsletter/subscriptions.ts'
import { recordSweep, watchSite } from '#functions/operations/watch.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { logError, logWarning } from '#functions/platform/log.ts'
import { orderMissingWords } from '#functions/publishing/missing-words.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { sweepPublications } from '#functions/publishing/sweep-publications.ts'
import { expireOffers } from '#functions/quote-requests/expire-offers.ts'
import { remindOfOffers } from '#functions/quote-requests/reminder.ts'
import { enqueueReminders } from '#functions/scales/reminders.ts'
import { deleteExpiredSessions } from '#functions/sessions/lucia.ts'
import { deliver } from './deliver.ts'
import { deleteExpired } from './retention.ts'

const keySeconds = 24 * 3600
/** So long ago at most was a request stored that no sweep has seen since. */
const unseenSeconds = 7 * 24 * 3600
/** A run of the cron has 30 s of CPU for everything. */
const publishMs = 20_000
/** The queue accepts as many messages at once. */
const queueBatch = 100

type Chores = Readonly<Record<string, (env: Bindings) => Promise<unknown>>>

/** What is done every minute, in this order: what puts mails into the outbox comes before the outbox. */
const chores: Chores = {
  reminders: enqueueReminders,
  'offer-reminders': remindOfOffers,
  offers: expireOffers,
  articles: publishDueArticles,
  questions: publishDueQuestions,
  waiting: async ({ DB }) => findWaiting(openDb(DB), isoAfter(clock.now(), -unseenSeconds)),
  'account-expiry': expireAccounts,
  watch: watchSite,
  outbox: publishOverdue,
  'idempotency-keys': ({ DB }) => deleteOldKeys(openDb(DB), isoAfter(clock.now(), -keySeconds)),
  newsletter: ({ DB }) => deleteUnconfirmed(openDb(DB)),
  retention: ({ DB }) => deleteExpired(openDb(DB)),
  sessions: deleteExpiredSessions,
  requested: ({ DB }) => countRequested(openDb(DB)),
  publications: publishDue,
  'past-publications': sweepPublications,
  files: sweepFiles,
  media: sweepMedia,
  backup: backUp,
  'cron-beat': recordSweep,
}

/** What is due, and what a run left that died; the next minute goes on with what is not done by then. */
async function publishDue(env: Bindings): Promise<void> {
  await orderMissingWords(env)
  await runPublications(env, { untilMs: clock.now().getTime() + publishMs })
}

/** Runs every minute: mails that are due, what has expired, and files that belong to nothing. */
export const sweep = (env: Bindings): Promise<void> => runChores(env, chores)

/** Runs one chore after the other. One that fails is logged and runs again the next time; the others still run. */
export async function runChores(env: Bindings, chores: Chores): Promise<void> {
  for (const [name, run] of Object.entries(chores)) await run(env).catch((error) => logError(name, error))
}

/** Publishes the rows of the outbox that the queue lost. */
async function publishOverdue(env: Bindings): Promise<void> {
  const overdue = await listOverdue(env)
  if (overdue.length) await publishOrDeliver(env, overdue)
}

/** Publishes the rows; without a queue (it fails, or the run is local) delivers some of them here. */
async function publishOrDeliver(env: Bindings, ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += queueBatch) {
    const batch = ids.slice(first, first + queueBatch)
    try {
      await env.JOBS.sendBatch(batch.map((outboxId) => ({ body: { outboxId } })))
    } catch (error) {
      logWarning('sweep', error)
      for (const id of batch) await deliver(env, id)
      return
    }
  }
}
