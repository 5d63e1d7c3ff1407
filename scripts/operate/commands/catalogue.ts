import { writeFile } from 'node:fs/promises'
import { catalogueChanges } from '#domain/publishing/differences.ts'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { catalogueProblems } from '#domain/publishing/problems.ts'
import { catalogueCsv, centsOf, productsFromCsv } from '#domain/publishing/products-csv.ts'
import { openDb } from '#functions/db/client.ts'
import { vocabulary } from '#functions/publishing/check-changes.ts'
import { lastPublication } from '#functions/publishing/list-publications.ts'
import { liveVersion } from '#functions/publishing/read-catalogue.ts'
import { auditPublication, undoPublication } from '#functions/publishing/start.ts'
import { readTextFile } from '#seed/read-text.ts'
import { actions, argumentsOf } from '../actions.ts'
import { none } from '../catalogue/order.ts'
import { finish, publish, publishAs } from '../catalogue/publish.ts'
import { catalogueIn, findCatalogue, readCatalogue } from '../catalogue/read.ts'
import { type Command, type ExitCode, type Given, Refused, WrongUse } from '../command.ts'
import { confirmed } from '../confirm.ts'
import { operator } from '../operator.ts'

/** Of more changes or problems the first are shown. */
const maxShown = 200

/** The catalogue as a file, and back after it was checked and compared. */
export const catalogue: Command = {
  summary:
    'The catalogue: export, check, compare and import a file (.json, .csv), and back; one product; one price',
  usage: `export <file> | check [<file>] | diff <file> | import <file> | undo | reindex
  | product <id> | price <reference> <euros | on-request>`,
  run: actions({ export: exportFile, check, diff, import: importFile, undo, reindex, product, price }),
}

async function stored(given: Given): Promise<CatalogueDocument> {
  const { DB } = await given.bindings()
  return readCatalogue(DB, (share) => given.progress(share, 'reading'))
}

const kinds = ['.json', '.csv'] as const
function kindOf(file: string): (typeof kinds)[number] {
  const kind = kinds.find((one) => file.endsWith(one))
  if (!kind) throw new WrongUse('The name of the file ends with .json or .csv')
  return kind
}

async function exportFile(given: Given): Promise<ExitCode> {
  const { file } = argumentsOf(given, 'file')
  const kind = kindOf(file)
  const all = await stored(given)
  const text =
    kind === '.json'
      ? `${JSON.stringify(all, null, 1)}\n`
      : `${[...catalogueCsv(all.products)].join('\r\n')}\r\n`
  await writeFile(file, text)
  given.show([{ file, products: all.products.length, models: models(all), changed: all.updatedOn }])
  return 0
}

const models = ({ products }: CatalogueDocument) =>
  products.reduce((sum, { variants }) => sum + variants.length, 0)

function read(given: Given, file: string, known: CatalogueDocument): CatalogueDocument {
  const kind = kindOf(file)
  const text = readTextFile(file, () => sayGuess(given, file))
  if (kind === '.csv') return catalogueIn({ ...known, products: productsFromCsv(text, known.products) })
  try {
    return catalogueIn(JSON.parse(text))
  } catch (error) {
    throw error instanceof SyntaxError ? new Refused(`${file} is no JSON: ${error.message}`) : error
  }
}

/** Letters that are a guess are for a person to look at, which nobody does with `--yes`. */
function sayGuess({ yes, say }: Given, file: string): void {
  const guess = `${file} is no UTF-8: it is read as Windows-1252, which has a « ? » for the letters that it lacks.`
  if (yes) throw new Refused(`${guess} Save it as UTF-8, or look at the differences without --yes.`)
  say(`${guess} Look at the letters in the differences.`)
}

/** A file, or the catalogue of the site. */
async function check(given: Given): Promise<ExitCode> {
  const [file, ...more] = given.args
  if (more.length) throw new WrongUse('Expected: [<file>]')
  const present = file === undefined || kindOf(file) === '.csv' ? await stored(given) : none
  return showProblems(given, file === undefined ? present : read(given, file, present)) ? 1 : 0
}

/** True when there are problems, which are shown then. */
function showProblems(given: Given, one: CatalogueDocument): boolean {
  const problems = catalogueProblems(one, vocabulary, (share) => given.progress(share, 'checking'))
  if (problems.length === 0) {
    given.say(`${one.products.length} products, ${models(one)} models: no problem.`)
    return false
  }
  given.show(problems.slice(0, maxShown))
  given.say(`${problems.length} problems.`)
  return true
}

async function diff(given: Given): Promise<ExitCode> {
  const { file } = argumentsOf(given, 'file')
  const present = await stored(given)
  const changes = catalogueChanges(present, read(given, file, present))
  given.show(changes.slice(0, maxShown))
  given.say(`${changes.length} changes.`)
  return 0
}

/** Nothing is written unless the whole file is right; what would change is shown first. */
async function importFile(given: Given): Promise<ExitCode> {
  const { file } = argumentsOf(given, 'file')
  const kind = kindOf(file)
  const present =
    (await findCatalogue((await given.bindings()).DB, (share) => given.progress(share, 'reading'))) ?? none
  if (kind === '.csv' && present.subcategories.length === 0)
    throw new Refused(
      'The database has no catalogue: a .json file brings services and sub-categories, a .csv none.',
    )
  const wanted = read(given, file, present)
  refuseRemoval(given, present, wanted)
  if (catalogueProblems(wanted, vocabulary).length) {
    showProblems(given, wanted)
    given.say('Nothing was changed.')
    return 1
  }
  return replace(given, present, wanted)
}

/** An empty file, or one that takes much away, is more often a mistake than a wish. */
function refuseRemoval({ remove }: Given, present: CatalogueDocument, wanted: CatalogueDocument): void {
  if (wanted.products.length === 0) throw new Refused('The file has no products. Nothing was changed.')
  const stays = new Set(wanted.products.flatMap(({ variants }) => variants.map(({ reference }) => reference)))
  const removed =
    models(present) -
    present.products.flatMap(({ variants }) => variants).filter(({ reference }) => stays.has(reference))
      .length
  if (removed * 10 <= models(present) || remove === String(removed)) return
  throw new Refused(
    `${removed} of ${models(present)} models are not in the file. If they shall go: --remove ${removed}. Nothing was changed.`,
  )
}

async function replace(
  given: Given,
  present: CatalogueDocument,
  wanted: CatalogueDocument,
): Promise<ExitCode> {
  const changes = catalogueChanges(present, wanted)
  if (changes.length === 0) {
    given.show([])
    given.say('The catalogue is like this already.')
    return 0
  }
  given.say(`${changes.length} changes.`)
  if (!(await confirmed(given, changes.slice(0, maxShown), 'Publish these changes?'))) return 0
  await publish(given, present, wanted)
  given.say(
    'Published: pages show it within ten seconds. Deploy again for the preview pictures of new products. Back: catalogue undo.',
  )
  return 0
}

/** Brings back what was before the last publication. That is a publication too: a second undo takes it back. */
async function undo(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const { DB } = await given.bindings()
  const last = await lastPublication(openDb(DB))
  if (!last) throw new Refused('Nothing has been published yet.')
  const { id, liveAt, author, total } = last
  const rows = [{ publication: id, published: liveAt, by: author, changes: total }]
  if (!(await confirmed(given, rows, 'Take this publication back?'))) return 0
  const { who } = operator()
  await finish(given, () =>
    undoPublication({ DB }, { id, author: who }, (own) => [
      auditPublication({ DB }, who, { id: own, action: 'undo', after: { undoes: id } }),
    ]),
  )
  given.say('Taken back: pages show it within ten seconds.')
  return 0
}

/**
 * Rebuilds the index, the search and the passages from the stored products: after an update that has changed their
 * form.
 */
async function reindex(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  if (!(await liveVersion(openDb((await given.bindings()).DB))))
    throw new Refused('The database has no catalogue.')
  await publishAs(given, { author: operator().who, changes: [], everything: true })
  given.say('Index, search and passages were derived anew.')
  return 0
}

/** The models of one product. */
async function product(given: Given): Promise<ExitCode> {
  const { id } = argumentsOf(given, 'id')
  const found = (await stored(given)).products.find((one) => one.id === id)
  if (!found) throw new Refused(`There is no product ${id}.`)
  given.show(
    found.variants.map(({ reference, accuracyClass, platform, metrology, priceCents, inStock }) => ({
      ...{ product: found.name.fr, reference, class: accuracyClass, platform, metrology },
      euros: priceCents === null ? 'on request' : (priceCents / 100).toFixed(2),
      stock: inStock ? 'yes' : 'no',
    })),
  )
  return 0
}

/** One price, by a publication: list, search and totals are computed from the index that it writes. */
async function price(given: Given): Promise<ExitCode> {
  const { reference, euros } = argumentsOf(given, 'reference', 'euros')
  const price = euros === 'on-request' ? { value: null } : centsOf(euros)
  if (!('value' in price) || price.value === 0)
    throw new WrongUse('Expected: a price such as 1234.50, or on-request')
  const present = await stored(given)
  if (!present.products.some(({ variants }) => variants.some((one) => one.reference === reference)))
    throw new Refused(`There is no model ${reference}.`)
  const products = present.products.map((one) => ({
    ...one,
    variants: one.variants.map((model) =>
      model.reference === reference ? { ...model, priceCents: price.value } : model,
    ),
  }))
  return replace(given, present, { ...present, products })
}
