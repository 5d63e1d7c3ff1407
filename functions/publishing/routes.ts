import { AppError } from '#domain/errors/error.ts'
import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { logError } from '#functions/platform/log.ts'
import { auditPublication } from './audit-publication.ts'
import { documentsToPublish } from './documents-to-publish.ts'
import { listPublications } from './publications.ts'
import { runPublications } from './run.ts'
import { cancelPublication, startPublication, undoPublication } from './start.ts'

/** Behind an answer a Worker has 30 seconds; the cron goes on with the rest. */
const runMs = 20_000

const run = (env: Bindings) =>
  runPublications(env, { untilMs: clock.now().getTime() + runMs }).catch((error) =>
    logError('publication', error),
  )

/** Routes of publications at the desk. */
export const publishing = implement('publishing')({
  'GET /desk/publications': ({ env }) => listPublications(env),
  'POST /desk/publications': async ({ env, desk, body: { products, dueAt }, waitUntil }) => {
    const changes = await documentsToPublish(env, products)
    if (changes.length === 0) throw new AppError('invalid-fields', { fields: { products: 'form.choice' } })
    const ordered = await startPublication(
      env,
      { author: desk.who, changes, ...(dueAt === null ? {} : { dueAt: new Date(dueAt).toISOString() }) },
      (id) => [auditPublication(env, desk.who, { id, action: 'create', after: { products, dueAt } })],
    )
    waitUntil(run(env))
    return ordered
  },
  'POST /desk/publications/:id/undo': async ({ env, desk, params, waitUntil }) => {
    const ordered = await undoPublication(env, { id: params.id, author: desk.who }, (id) => [
      auditPublication(env, desk.who, { id, action: 'undo', after: { undoes: params.id } }),
    ])
    waitUntil(run(env))
    return ordered
  },
  'POST /desk/publications/:id/cancel': ({ env, desk, params: { id } }) =>
    cancelPublication(env, id, [
      auditPublication(env, desk.who, { id, action: 'withdraw', after: { state: 'cancelled' } }),
    ]),
})
