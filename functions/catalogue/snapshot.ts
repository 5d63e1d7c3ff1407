import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { indexKey, unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import { readSteps, type VersionStep } from '#domain/catalogue/version-steps.ts'
import { AppError } from '#domain/errors/error.ts'
import { type CatalogueModel, unpackModels } from '#domain/fit/model-pack.ts'
import { batchByName, type Queries, type Results } from '#functions/db/batch-by-name.ts'
import { bindingOf, type Db, openDb, openNearest } from '#functions/db/client.ts'
import { type Generation, liveGeneration } from '#functions/db/generations.ts'
import type { services } from '#functions/db/schema.ts'
import { derivedIndex } from '#functions/publishing/derived-index.ts'
import { modelsQuery, versionRow, wholeCatalogue } from './snapshot-queries.ts'

export type CatalogueModels = {
  index: CatalogueIndex
  models: readonly CatalogueModel[]
  byReference: ReadonlyMap<string, CatalogueModel>
}

type Services = readonly (typeof services.$inferSelect)[]

/** What an isolate keeps of one catalogue version. */
export type Catalogue = {
  version: string
  index: CatalogueIndex
  /** In their order. */
  services: Services
  /** Every model as the rules see it; null until somebody needs it. */
  models: CatalogueModels | null
}

/** Milliseconds until an isolate asks for the version again: the longest delay before it sees an import. */
const versionMs = 8_000
type Memory = {
  version: string | null
  /** How often another version was read than the last one. */
  changes: number
  /** As stored by `withStep`. */
  steps: string | null
  until: number
  renewedAt: number
  catalogue: Catalogue | null
}
const memories = new WeakMap<D1Database, Memory>()

function memoryOf({ DB }: { DB: D1Database }): Memory {
  const binding = bindingOf(DB)
  const memory = memories.get(binding) ?? {
    ...{ version: null, steps: null, catalogue: null },
    ...{ changes: 0, until: 0, renewedAt: 0 },
  }
  memories.set(binding, memory)
  return memory
}

const isFresh = ({ until }: Memory) => Date.now() < until

/** The catalogue in memory, while it need not be asked whether it is the current one; null: it has to be read. */
export function knownCatalogue(env: { DB: D1Database }): Catalogue | null {
  const memory = memoryOf(env)
  return isFresh(memory) && memory.catalogue?.version === memory.version ? memory.catalogue : null
}

/** True in an isolate that has read a catalogue, be it the current one or the one before. */
const hasCatalogue = (env: { DB: D1Database }): boolean => memoryOf(env).catalogue !== null

/** The version that was read last, which may be the one before; null in a new isolate. */
export const lastVersion = (env: { DB: D1Database }): string | null => memoryOf(env).version

/** The version in memory, while it need not be asked for; undefined: it has to be. */
export function knownVersion(env: { DB: D1Database }): string | undefined {
  const memory = memoryOf(env)
  return isFresh(memory) ? (memory.version ?? '') : undefined
}

/** A number that is another one as soon as an isolate reads another version than before. */
export const versionChanges = (env: { DB: D1Database }): number => memoryOf(env).changes

/** What reads give together: they are done again where another version went live between them. */
export async function ofOneVersion<Value>(
  env: { DB: D1Database },
  read: () => Promise<Value>,
): Promise<Value> {
  for (let tries = 3; ; tries--) {
    const changes = versionChanges(env)
    const value = await read()
    if (versionChanges(env) === changes || tries === 0) return value
  }
}

/** The steps from a version before to the one that was read last. */
export const versionSteps = (env: { DB: D1Database }): readonly VersionStep[] => {
  const { version, steps } = memoryOf(env)
  return version === null ? [] : readSteps(steps, version)
}

type Part = { data: string }
type VersionRow = { value: string; steps: string | null }

/** Keeps the version that was read, and returns it. */
function remember(memory: Memory, [row]: VersionRow[] = []): string | null {
  const { value: version, steps } = row ?? { value: null, steps: null }
  if (memory.version !== null && memory.version !== version) memory.changes++
  Object.assign(memory, { version, steps, until: Date.now() + versionMs })
  return version
}

/**
 * The version of the catalogue (null before the first import) and the rows of queries, in one trip at most. What was
 * read with a version belongs to it, or to a later one, and is forgotten with it. `db` is the nearest replica unless
 * another one is asked, `anew` asks for the version before it is due.
 */
export async function withVersion<Named extends Queries>(
  env: { DB: D1Database },
  named: Named,
  { db = openNearest(env.DB), anew = false } = {},
): Promise<{ version: string | null; rows: Results<Named> }> {
  const memory = memoryOf(env)
  const freshVersion = isFresh(memory) && !anew ? memory.version : undefined
  const versionQuery = freshVersion === undefined ? { catalogueVersion: versionRow(db) } : {}
  const rows = await batchByName(db, { ...versionQuery, ...named })
  const version = freshVersion === undefined ? remember(memory, rows.catalogueVersion) : freshVersion
  return { version, rows: rows as unknown as Results<Named> }
}

/**
 * The version of the catalogue. An isolate that serves a catalogue reads a new one along with it, so that the first
 * visitor after an import waits no longer than others.
 */
export async function catalogueVersion(env: { DB: D1Database }): Promise<string | null> {
  if (hasCatalogue(env)) return (await withCatalogue(env, {})).catalogue.version
  return (await withVersion(env, {})).version
}

/**
 * Behind an answer: reads the version, and a new catalogue with it, before it is due, so that nobody waits for it while
 * people keep coming; null while it is not yet time.
 */
export function renewCatalogue(env: { DB: D1Database }): Promise<unknown> | null {
  const memory = memoryOf(env)
  const now = Date.now()
  const isDue = now >= Math.max(memory.until, memory.renewedAt + versionMs) - versionMs / 2
  if (!isDue || !isFresh(memory)) return null
  memory.renewedAt = now
  return hasCatalogue(env) ? withCatalogue(env, {}, { anew: true }) : withVersion(env, {}, { anew: true })
}

type Reading = { db?: Db; models?: boolean; anew?: boolean }

/**
 * The current catalogue and the rows of queries, in one trip at most: what is not in memory is read in the same batch,
 * so that all of it is of one version; queries for rows of the catalogue are told its generation. `models` wants those
 * too. Throws `unavailable` before the first import.
 */
export async function withCatalogue<Named extends Queries>(
  env: { DB: D1Database },
  named: Named | ((generation: Generation) => Named),
  { db = openNearest(env.DB), models = false, anew = false }: Reading = {},
): Promise<{ catalogue: Catalogue; rows: Results<Named> }> {
  const memory = memoryOf(env)
  const cached = anew ? null : knownCatalogue(env)
  const before = memory.catalogue
  const rows = await batchByName(db, {
    ...(cached ? {} : wholeCatalogue(db, before?.version ?? '')),
    ...(models || before?.models ? modelParts(db, cached ?? before, cached !== null) : {}),
    ...(typeof named === 'function' ? named(cached?.index.generation ?? liveGeneration) : named),
  })
  const catalogue = cached ?? kept(memory, before, rows)
  if (rows.catalogueModels?.length && catalogue && !catalogue.models)
    catalogue.models = modelsOf(catalogue.index, textsOf(rows.catalogueModels))
  const isWhole = catalogue && (catalogue.models || !models)
  if (isWhole) return { catalogue, rows: rows as unknown as Results<Named> }
  const services = catalogue?.services ?? rows.catalogueServices ?? []
  const derived = await derivedCatalogue(env, memory, { services, models })
  if (derived) return { catalogue: derived, rows: rows as unknown as Results<Named> }
  return withCatalogue(env, named, { db: openDb(bindingOf(env.DB)), models, anew: true })
}

/**
 * The catalogue of the version that was read, where another version of the code has indexed it, or a replica has not
 * yet what was derived. Null: another one is live by now.
 */
async function derivedCatalogue(
  env: { DB: D1Database },
  memory: Memory,
  { services, models }: { services: Services; models: boolean },
): Promise<Catalogue | null> {
  const derived = await derivedIndex(env)
  if (!derived) throw new AppError('unavailable')
  if (derived.version !== memory.version) return null
  const index = unpackIndex(derived.index)
  const { version } = derived
  memory.catalogue = { version, index, services, models: models ? modelsOf(index, derived.models) : null }
  return memory.catalogue
}

/** A query for the models, unless they are in memory: those of the catalogue that is known, or of the current one. */
function modelParts(db: Db, before: Catalogue | null, isKnown: boolean) {
  if (isKnown && before?.models) return {}
  const key = isKnown && before ? indexKey(before.version) : null
  return { catalogueModels: modelsQuery(db, { key, before: before?.models ? before.version : null }) }
}

/** The catalogue of what was read, kept in memory; what was there before is still the current one where nothing was. */
function kept(
  memory: Memory,
  before: Catalogue | null,
  rows: { catalogueVersion?: VersionRow[]; catalogueIndex?: Part[]; catalogueServices?: Services },
): Catalogue | null {
  const version = remember(memory, rows.catalogueVersion)
  if (version === null) throw new AppError('unavailable')
  // Of two concurrent reads the second takes over the first one's index, so that both share its cached results.
  for (const present of [before, memory.catalogue]) if (present?.version === version) return present
  const parts = rows.catalogueIndex ?? []
  if (parts.length === 0) return null
  const index = unpackIndex(textsOf(parts))
  memory.catalogue = { version, index, services: rows.catalogueServices ?? [], models: null }
  return memory.catalogue
}

const textsOf = (parts: readonly Part[]) => parts.map(({ data }) => data)

function modelsOf(index: CatalogueIndex, parts: readonly string[]): CatalogueModels {
  const models = unpackModels(parts)
  return { index, models, byReference: new Map(models.map((model) => [model.reference, model])) }
}

/** The compact index of the current version, read once per isolate and version. */
export const catalogueIndex = async (env: { DB: D1Database }): Promise<CatalogueIndex> =>
  (await withCatalogue(env, {})).catalogue.index

/** Every model of the current version with its index, read once per isolate and version. */
export async function currentModels(env: { DB: D1Database }): Promise<CatalogueModels> {
  const { catalogue } = await withCatalogue(env, {}, { models: true })
  if (!catalogue.models) throw new AppError('unavailable')
  return catalogue.models
}
