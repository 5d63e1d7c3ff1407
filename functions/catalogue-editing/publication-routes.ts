import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { logError } from '#functions/platform/log.ts'
import { auditPublication } from '#functions/publishing/audit-publication.ts'
import { listPublications } from '#functions/publishing/list-publications.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { undoPublication } from '#functions/publishing/start.ts'
import { callOff, withdrawProduct } from './call-off.ts'
import { publishKinds, readKinds } from './edit-kinds.ts'
import { publishServices, readServices } from './edit-services.ts'
import { publishDrafts } from './publish.ts'

/** Behind an answer a Worker has 30 seconds; the cron goes on with the rest. */
const runMs = 20_000

const run = (env: Bindings) =>
  runPublications(env, { untilMs: clock.now().getTime() + runMs }).catch((error) =>
    logError('publication', error),
  )

/** Routes of publications: drafts become visible, and what was before comes back. */
export const publishing = implement('publishing')({
  'GET /desk/publications': ({ env }) => listPublications(env),
  'POST /desk/publications': async ({ env, desk, body, waitUntil }) => {
    const ordered = await publishDrafts(env, desk.who, body)
    waitUntil(run(env))
    return ordered
  },
  'GET /desk/services': ({ env }) => readServices(env),
  'POST /desk/services': async ({ env, desk, body, waitUntil }) => {
    const ordered = await publishServices(env, desk.who, body)
    waitUntil(run(env))
    return ordered
  },
  'GET /desk/kinds': ({ env }) => readKinds(env),
  'POST /desk/kinds': async ({ env, desk, body, waitUntil }) => {
    const ordered = await publishKinds(env, desk.who, body)
    waitUntil(run(env))
    return ordered
  },
  'POST /desk/publications/:id/undo': async ({ env, desk, params: { id }, waitUntil }) => {
    const ordered = await undoPublication(env, { id, author: desk.who }, (undoing) => [
      auditPublication(env, desk.who, { id: undoing, action: 'undo', after: { undoes: id } }),
    ])
    waitUntil(run(env))
    return ordered
  },
  'POST /desk/publications/:id/cancel': ({ env, desk, params }) => callOff(env, desk.who, params.id),
  'DELETE /desk/publications/:id/products/:product': ({ env, desk, params }) =>
    withdrawProduct(env, desk.who, params),
})
