import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { openDb } from '#functions/db/client.ts'
import { publications } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import type { Publication } from '#functions/publishing/publication.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { type Given, Refused } from '../command.ts'
import { operator } from '../operator.ts'
import { importCatalogue } from './import.ts'

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
  if (present.products.length === 0) return importCatalogue(given, wanted)
  const { DB } = await given.bindings()
  await finish(given, () => startPublication({ DB }, publicationOf(present, wanted)))
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
