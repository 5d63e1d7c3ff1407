import type { CatalogueSeed } from '#seed/catalogue.ts'
import type { ArticleSeed } from '#seed/read-articles.ts'
import { catalogueRows } from '#seed/rows.ts'
import { importStatements } from '#seed/sql.ts'
import { writeTemporary } from '../../deploy/run-command.ts'
import { stateDir } from '../../local.ts'
import { type Given, Refused } from '../command.ts'
import { databaseName } from '../configured.ts'
import { rowsOfBefore } from './before.ts'
import { storedArticles } from './stored-articles.ts'

/** Where an import is written to: the arguments of wrangler. */
const target = (remote: boolean) => (remote ? ['--remote'] : ['--local', '--persist-to', stateDir()])

/** What is written beside the catalogue. */
type Beside = {
  /** The articles from now on; absent: those that the site shows. */
  articles?: readonly ArticleSeed[]
  /** The catalogue that is replaced, to be kept. */
  before?: CatalogueSeed
}

/**
 * Writes a catalogue as the demonstration import does: compact index, search index, passages of the assistant and
 * version included, which articles are part of. Wrangler runs the file as one operation, which either happens or does
 * not.
 */
export async function importCatalogue(
  given: Given,
  catalogue: CatalogueSeed,
  { articles, before }: Beside = {},
): Promise<void> {
  given.progress(0.1, 'preparing')
  const kept = before ? importStatements([rowsOfBefore(before)]) : []
  const written = articles ?? (await storedArticles((await given.bindings()).DB))
  const statements = [...kept, ...importStatements(catalogueRows(catalogue, written))]
  given.progress(0.4, 'writing the file')
  const file = await writeTemporary('catalogue.sql', `${statements.join(';\n')};\n`)
  try {
    given.progress(0.5, 'importing')
    const args = ['d1', 'execute', databaseName(), ...target(given.remote), '--yes', '--file', file.path]
    const { status, stdout, stderr } = await given.run('wrangler', args)
    if (status !== 0)
      throw new Refused(`The import failed; the catalogue is as it was.\n${stdout}${stderr}`.trim())
  } finally {
    await file.remove()
  }
  given.progress(1, 'imported')
}

/** Today as the day of change, which stands in sitemaps and in the version. */
export const changedOn = (catalogue: CatalogueSeed, now: Date): CatalogueSeed => ({
  ...catalogue,
  updatedOn: now.toISOString().slice(0, 10),
})
