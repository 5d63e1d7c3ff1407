import { writeFile } from 'node:fs/promises'
import { clock } from '#functions/platform/clock.ts'
import type { CatalogueSeed } from '#seed/catalogue.ts'
import { readTextFile } from '#seed/read-text.ts'
import { actions, argumentsOf } from '../actions.ts'
import { readBefore } from '../catalogue/before.ts'
import { catalogueCsv, catalogueFromCsv } from '../catalogue/csv.ts'
import { centsOf } from '../catalogue/csv-values.ts'
import { catalogueChanges } from '../catalogue/diff.ts'
import { changedOn, importCatalogue } from '../catalogue/import.ts'
import { catalogueProblems } from '../catalogue/problems.ts'
import { findCatalogue, readCatalogue } from '../catalogue/read.ts'
import { parseCatalogue } from '../catalogue/schema.ts'
import { type Command, type ExitCode, type Given, Refused, WrongUse } from '../command.ts'
import { confirmed } from '../confirm.ts'

/** Of more changes or problems the first are shown. */
const mostShown = 200

/** The catalogue as a file, and back after it was checked and compared. */
export const catalogue: Command = {
  summary:
    'The catalogue: export, check, compare and import a file (.json, .csv), and back; one product; one price',
  usage: `export <file> | check [<file>] | diff <file> | import <file> | undo | reindex
  | product <id> | price <reference> <euros | on-request>`,
  run: actions({ export: exportFile, check, diff, import: importFile, undo, reindex, product, price }),
}

async function stored(given: Given): Promise<CatalogueSeed> {
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

const models = ({ products }: CatalogueSeed) =>
  products.reduce((sum, { variants }) => sum + variants.length, 0)

function read(file: string, known: CatalogueSeed): CatalogueSeed {
  const kind = kindOf(file)
  const text = readTextFile(file)
  if (kind === '.csv') return parseCatalogue(catalogueFromCsv(text, known))
  try {
    return parseCatalogue(JSON.parse(text))
  } catch (error) {
    throw error instanceof SyntaxError ? new Refused(`${file} is no JSON: ${error.message}`) : error
  }
}

/** A file, or the catalogue of the site. */
async function check(given: Given): Promise<ExitCode> {
  const [file, ...more] = given.args
  if (more.length) throw new WrongUse('Expected: [<file>]')
  const present = file === undefined || kindOf(file) === '.csv' ? await stored(given) : none
  return showProblems(given, file === undefined ? present : read(file, present)) ? 1 : 0
}

const none: CatalogueSeed = { updatedOn: '', subcategories: [], products: [], services: [] }

/** True when there are problems, which are shown then. */
function showProblems(given: Given, one: CatalogueSeed): boolean {
  const problems = catalogueProblems(one, (share) => given.progress(share, 'checking'))
  if (problems.length === 0) {
    given.say(`${one.products.length} products, ${models(one)} models: no problem.`)
    return false
  }
  given.show(problems.slice(0, mostShown))
  given.say(`${problems.length} problems.`)
  return true
}

async function diff(given: Given): Promise<ExitCode> {
  const { file } = argumentsOf(given, 'file')
  const present = await stored(given)
  const changes = catalogueChanges(present, read(file, present))
  given.show(changes.slice(0, mostShown))
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
  const wanted = read(file, present)
  refuseRemoval(given, present, wanted)
  if (catalogueProblems(wanted).length) {
    showProblems(given, wanted)
    given.say('Nothing was changed.')
    return 1
  }
  return replace(given, present, wanted)
}

/** An empty file, or one that takes much away, is more often a mistake than a wish. */
function refuseRemoval({ remove }: Given, present: CatalogueSeed, wanted: CatalogueSeed): void {
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

async function replace(given: Given, present: CatalogueSeed, wanted: CatalogueSeed): Promise<ExitCode> {
  const changes = catalogueChanges(present, wanted)
  if (changes.length === 0) {
    given.show([])
    given.say('The catalogue is like this already.')
    return 0
  }
  given.say(`${changes.length} changes.`)
  if (!(await confirmed(given, changes.slice(0, mostShown), 'Import the catalogue?'))) return 0
  const replaced = present.products.length > 0 ? present : undefined
  await importCatalogue(given, changedOn(wanted, clock.now()), { before: replaced })
  given.say(
    'Imported: pages show it within ten seconds. Deploy again for the preview pictures of new products. Back: catalogue undo.',
  )
  return 0
}

/** Brings back the catalogue before the last import or price. It keeps the present one: a second undo takes it back. */
async function undo(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const before = await readBefore((await given.bindings()).DB)
  if (!before) throw new Refused('No import has replaced a catalogue yet.')
  return replace(given, await stored(given), before)
}

/**
 * Rebuilds the index, the search and the passages from the stored products: after an update that has changed their
 * form.
 */
async function reindex(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const all = await stored(given)
  await importCatalogue(given, all)
  given.say(`The index of ${all.products.length} products was rebuilt.`)
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

/** One price, by a whole import: list, search and totals are computed from the index that it writes. */
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
