import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { openDb } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import type { Publication } from '#functions/publishing/publication.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { auditPublication, startPublication } from '#functions/publishing/start.ts'
import { writeTemporary } from '../../deploy/run-command.ts'
import { type Given, Refused } from '../command.ts'
import { databaseName } from '../configured.ts'
import { auditOrder, orderStatements, publicationOf } from './order.ts'

/** Between two looks at a publication that the deployed site runs. */
const lookMs = 2000

/** Publishes what a catalogue has other than the present one. */
export const publish = (given: Given, present: CatalogueDocument, wanted: CatalogueDocument): Promise<void> =>
  publishAs(given, publicationOf(present, wanted))

/** Publishes in the steps of the site: those that a local run takes here, or the deployed one by its cron. */
export async function publishAs(given: Given, publication: Publication): Promise<void> {
  const { DB } = await given.bindings()
  const after = publication.everything ? { everything: true } : { changes: publication.changes.length }
  await finish(given, () =>
    given.remote
      ? orderRemotely(given, publication, after)
      : startPublication({ DB }, publication, (id) => [
          auditPublication({ DB }, publication.author, { id, action: 'create', after }),
        ]),
  )
}

/** A deployed database takes documents as a file of SQL; its cron checks them and publishes. */
async function orderRemotely(given: Given, publication: Publication, after: object): Promise<{ id: string }> {
  const { id, statements } = orderStatements(publication)
  const file = await writeTemporary(
    'order.sql',
    `${[...statements, ...auditOrder(id, after)].join(';\n')};\n`,
  )
  try {
    const args = ['d1', 'execute', databaseName(), '--remote', '--yes', '--file', file.path]
    const { status, stdout, stderr } = await given.run('wrangler', args)
    if (status !== 0)
      throw new Refused(`The import failed; the catalogue is as it was.\n${stdout}${stderr}`.trim())
  } finally {
    await file.remove()
  }
  return { id }
}

/** Orders a publication, and waits until it is live. */
export async function finish(given: Given, order: () => Promise<{ id: string }>): Promise<void> {
  const { DB } = await given.bindings()
  const { id } = await order().catch((error: unknown) => {
    throw error instanceof AppError ? new Refused(Object.entries(error.fields).flat().join(': ')) : error
  })
  const db = openDb(DB)
  for (;;) {
    if (given.remote) await new Promise((resolve) => setTimeout(resolve, lookMs))
    else await runPublications({ DB }, { untilMs: clock.now().getTime() + lookMs })
    const row = await db.select().from(publications).where(eq(publications.id, id)).get()
    if (!row || row.state === 'failed' || row.state === 'cancelled')
      throw new Refused(`The publication failed; the catalogue is as it was.\n${row?.error ?? ''}`.trim())
    if (row.state === 'live') return given.progress(1, 'live')
    given.progress(
      row.done / (3 * Math.max(1, row.total) + 1),
      row.state === 'running' ? row.step : 'waiting',
    )
  }
}
