import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { openDb } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { auditPublication } from '#functions/publishing/audit-publication.ts'
import type { Publication } from '#functions/publishing/publication.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { changeRows, startPublication } from '#functions/publishing/start.ts'
import { insertStatements } from '#seed/sql.ts'
import { type Given, Refused } from '../command.ts'
import { operator } from '../operator.ts'
import { auditStatements, executeFile, importCatalogue } from './import.ts'

/** What is written as a whole is no publication, but stands beside them in the journal. */
export const ofCatalogue = { subject: { kind: 'publication', id: 'catalogue' } } as const

/** Between two looks at a publication that the deployed site runs. */
const lookMs = 2000

/**
 * Publishes what a catalogue has other than the present one, in the steps of the site: those that a local run takes
 * here, or the deployed one by its cron. A database without a catalogue gets it as a whole.
 */
export async function publish(
  given: Given,
  present: CatalogueDocument,
  wanted: CatalogueDocument,
): Promise<void> {
  if (present.products.length === 0)
    return importCatalogue(given, wanted, {
      audited: [{ ...ofCatalogue, action: 'create', after: { changes: wanted.products.length } }],
    })
  const publication = publicationOf(present, wanted)
  const { DB } = await given.bindings()
  await finish(given, () =>
    given.remote
      ? orderRemotely(given, publication)
      : startPublication({ DB }, publication, (id) => [
          auditPublication({ DB }, publication.author, { id, action: 'create', after: said(publication) }),
        ]),
  )
}

const said = ({ changes }: Publication) => ({ changes: changes.length })

/** A deployed database takes documents as a file of SQL; its cron checks them and publishes. */
async function orderRemotely(given: Given, publication: Publication): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const now = clock.now().toISOString()
  const changes = changeRows(publication)
  await executeFile(given, [
    ...insertStatements({
      ...{ table: 'publications', columns: ['id', 'author', 'created_at', 'due_at', 'total'] },
      rows: [[id, publication.author, now, now, changes.length]],
    }),
    ...insertStatements({
      ...{ table: 'publication_changes', columns: ['publication_id', 'subject', 'base_revision', 'after'] },
      rows: changes.map((row) => [id, ...row]),
    }),
    ...auditStatements([
      { subject: { kind: 'publication', id }, action: 'create', after: said(publication) },
    ]),
  ])
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

function publicationOf(present: CatalogueDocument, wanted: CatalogueDocument): Publication {
  const before = new Map(present.products.map((product) => [product.id, product]))
  const now = new Map(wanted.products.map((product) => [product.id, product]))
  const ids = [...new Set([...before.keys(), ...now.keys()])]
  return {
    author: operator().who,
    changes: ids
      .filter((id) => !isSame(before.get(id), now.get(id)))
      .map((id) => ({ id, document: now.get(id) ?? null })),
    ...(isSame(present.services, wanted.services) ? {} : { services: wanted.services }),
    ...(isSame(present.subcategories, wanted.subcategories) ? {} : { subcategories: wanted.subcategories }),
  }
}
