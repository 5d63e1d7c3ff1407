import type { ArticleDocument, CatalogueDocument } from '#domain/publishing/document.ts'
import type { Value } from '#domain/publishing/product-rows.ts'
import type { AuditSubject } from '#domain/staff/audit.ts'
import type { Audited } from '#functions/db/audit.ts'
import { openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products } from '#functions/db/schema.ts'
import { catalogueRows, type PresentRow } from '#functions/publishing/fresh-rows.ts'
import { liveVersion } from '#functions/publishing/read-catalogue.ts'
import { storedArticles, storedQuestions } from '#functions/publishing/stored-articles.ts'
import { importStatements, insertStatements } from '#seed/sql.ts'
import { writeTemporary } from '../../deploy/run-command.ts'
import { stateDir } from '../../local.ts'
import { type Given, Refused } from '../command.ts'
import { databaseName } from '../configured.ts'
import { operatorNow } from '../operator.ts'

/** Where an import is written to: the arguments of wrangler. */
const target = (remote: boolean) => (remote ? ['--remote'] : ['--local', '--persist-to', stateDir()])

/**
 * Writes a whole catalogue with everything that is derived from it, as the demonstration import does. Wrangler runs the
 * file as one operation, which either happens or does not. What the database shows already is published instead.
 * Without articles those that the site shows are written again. `audited` goes into the journal with it.
 */
export async function importCatalogue(
  given: Given,
  catalogue: CatalogueDocument,
  { articles, audited = [] }: { articles?: readonly ArticleDocument[]; audited?: readonly Entry[] } = {},
): Promise<void> {
  given.progress(0.1, 'preparing')
  const { DB } = await given.bindings()
  const statements = importStatements(
    catalogueRows(catalogue, {
      articles: articles ?? (await storedArticles(DB)),
      questions: await storedQuestions(DB),
      ...(await presentIn(DB)),
    }),
  )
  given.progress(0.5, 'importing')
  await executeFile(given, [...statements, ...auditStatements(audited)])
  given.progress(1, 'imported')
}

type Entry = Pick<Audited, 'action' | 'after'> & { subject: { kind: AuditSubject; id: string } }

/** Entries of the journal as the operator's, for a file of SQL. */
export function auditStatements(entries: readonly Entry[]): string[] {
  const { who, at } = operatorNow()
  return insertStatements({
    ...{ table: 'audit_log', columns: ['at', 'who', 'action', 'subject_kind', 'subject_id', 'after'] },
    rows: entries.map(({ subject, action, after }): Value[] => [
      ...[at, who, action, subject.kind, subject.id, after === undefined ? null : JSON.stringify(after)],
    ]),
  })
}

/** Runs statements as one file, which wrangler does as a whole or not at all. */
export async function executeFile(given: Given, statements: readonly string[]): Promise<void> {
  const file = await writeTemporary('catalogue.sql', `${statements.join(';\n')};\n`)
  try {
    const args = ['d1', 'execute', databaseName(), ...target(given.remote), '--yes', '--file', file.path]
    const { status, stdout, stderr } = await given.run('wrangler', args)
    if (status !== 0)
      throw new Refused(`The import failed; the catalogue is as it was.\n${stdout}${stderr}`.trim())
  } finally {
    await file.remove()
  }
}

/** More products than a catalogue has. */
const most = 100_000

/** The live generation, and what the rows of products say that are there. */
async function presentIn(DB: D1Database): Promise<{ generation: number; present: Map<string, PresentRow> }> {
  const db = openDb(DB)
  const rows = await db
    .select({
      ...{ id: products.id, seq: products.seq, updatedOn: products.updatedOn },
      revision: products.fromGeneration,
    })
    .from(products)
    .where(isIn(products))
    .limit(most)
  const { generation = 1 } = (await liveVersion(db)) ?? {}
  return { generation, present: new Map(rows.map(({ id, ...row }) => [id, row])) }
}

/** Today as the day of change, which stands in sitemaps and in the version. */
export const changedOn = (catalogue: CatalogueDocument, now: Date): CatalogueDocument => ({
  ...catalogue,
  updatedOn: now.toISOString().slice(0, 10),
})
