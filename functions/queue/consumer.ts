import * as v from 'valibot'
import { type Bindings, Job } from '#functions/env.ts'
import { logError } from '#functions/platform/log.ts'
import { deliver } from './deliver.ts'

/**
 * Consumes queue messages. Delivery is at least once, and `deliver` is idempotent. An unreadable message is logged and
 * dropped. When the database fails the message is retried and ends in the dead letter queue; its row stays pending, so
 * the sweep finds it.
 */
export async function consume(batch: MessageBatch<unknown>, env: Bindings): Promise<void> {
  if (batch.queue.endsWith('-dead')) return logDeadLetters(batch)
  for (const message of batch.messages) {
    const job = v.safeParse(Job, message.body)
    if (!job.success) {
      logError('queue', 'unreadable job', { id: message.id })
      message.ack()
      continue
    }
    try {
      const again = await deliver(env, job.output.outboxId)
      if (again) message.retry(again)
      else message.ack()
    } catch (error) {
      logError('queue', error, { job: job.output })
      message.retry({ delaySeconds: Math.min(30 * 2 ** message.attempts, 43_200) })
    }
  }
}

function logDeadLetters(batch: MessageBatch<unknown>): void {
  for (const message of batch.messages) {
    logError('dead-letter', 'no attempt is left', { id: message.id, body: message.body })
    message.ack()
  }
}
