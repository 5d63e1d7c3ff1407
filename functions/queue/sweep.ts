import { expireAccounts } from '#functions/accounts/expiry.ts'
import { countRequested } from '#functions/catalogue/requested.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { sweepFiles } from '#functions/files/sweep.ts'
import { deleteOldKeys } from '#functions/http/idempotency.ts'
import { listOverdue } from '#functions/mail/outbox.ts'
import { deleteUnconfirmed } from '#functions/newsletter/store.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { expireOffers } from '#functions/quote-requests/expiry.ts'
import { remindOfOffers } from '#functions/quote-requests/reminder.ts'
import { enqueueReminders } from '#functions/scales/reminders.ts'
import { deleteExpiredSessions } from '#functions/sessions/lucia.ts'
import { deliver } from './deliver.ts'
import { deleteExpired } from './retention.ts'

const keySeconds = 24 * 3600
/** The queue accepts as many messages at once. */
const queueBatch = 100

/**
 * Runs every minute: enqueues reminders, expires offers and accounts, publishes outbox rows that the queue lost,
 * deletes what has expired, and files that belong to nothing.
 */
export async function sweep(env: Bindings): Promise<void> {
  await enqueueReminders(env).catch((error) => {
    // Pending mail is sent nevertheless.
    console.error(JSON.stringify({ at: 'reminders', error: errorText(error) }))
  })
  await remindOfOffers(env).catch((error) => {
    console.error(JSON.stringify({ at: 'offer-reminders', error: errorText(error) }))
  })
  await expireOffers(env).catch((error) => {
    console.error(JSON.stringify({ at: 'offers', error: errorText(error) }))
  })
  await expireAccounts(env).catch((error) => {
    console.error(JSON.stringify({ at: 'account-expiry', error: errorText(error) }))
  })
  const overdue = await listOverdue(env)
  if (overdue.length) await publishOrDeliver(env, overdue)
  const db = openDb(env.DB)
  await deleteOldKeys(db, isoAfter(clock.now(), -keySeconds))
  await deleteUnconfirmed(db)
  await deleteExpired(db)
  await deleteExpiredSessions(env)
  await countRequested(db).catch((error) => {
    console.error(JSON.stringify({ at: 'requested', error: errorText(error) }))
  })
  await sweepFiles(env).catch((error) => {
    // The bucket failed; the next run retries.
    console.error(JSON.stringify({ at: 'files', error: errorText(error) }))
  })
}

/** Publishes the rows; without a queue (it fails, or the run is local) delivers some of them here. */
async function publishOrDeliver(env: Bindings, ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += queueBatch) {
    const batch = ids.slice(first, first + queueBatch)
    try {
      await env.JOBS.sendBatch(batch.map((outboxId) => ({ body: { outboxId } })))
    } catch (error) {
      console.warn(JSON.stringify({ at: 'sweep', error: errorText(error) }))
      for (const id of batch) await deliver(env, id)
      return
    }
  }
}
