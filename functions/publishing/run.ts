import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { operatorPrefix } from '#domain/staff/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { forever, generationTables } from '#functions/db/generations.ts'
import { publications } from '#functions/db/schema.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { errorText, logError } from '#functions/platform/log.ts'
import { fenced, leaseSeconds, type Progress, Refusal, type Run, type Running } from './progress.ts'
import { restoredDrafts } from './restored-drafts.ts'
import { isInState } from './start.ts'
import { begin } from './step-begin.ts'
import { indexAndGoLive } from './step-index.ts'
import { writeRows } from './step-rows.ts'
import { writeWords } from './step-words.ts'

/** Faults of the database pass; who meets so many in one place is taken back. */
const maxFaults = 5

type Step = (run: Run) => Promise<Progress | null>
/** Those that this version of the code knows; another one may have begun a publication. */
const steps: Readonly<Partial<Record<string, Step>>> = {
  begin,
  rows: writeRows,
  words: writeWords,
  index: indexAndGoLive,
  abort: takeBack,
} satisfies Record<Running['step'], Step>

/**
 * Publishes what is due, one publication after the other, until there is nothing or the time is over. What a run that
 * died has left is gone on with once its lease has ended; any number may run at once.
 */
export async function runPublications(
  env: { DB: D1Database },
  { untilMs }: { untilMs: number },
): Promise<void> {
  const db = openDb(env.DB)
  const isTime = () => clock.now().getTime() < untilMs
  while (isTime()) {
    const publication = await takeUp(db)
    if (!publication) return
    const isOver = await goOn({ DB: env.DB, db, publication }, isTime)
    if (!isOver) return
  }
}

/** Works on a publication; false: the time is over, or something failed, and the next run goes on. */
async function goOn(run: Run, isTime: () => boolean): Promise<boolean> {
  const { db, publication } = run
  const isHeld = and(eq(publications.id, publication.id), eq(publications.lease, publication.lease))
  try {
    while (isTime()) {
      const step = steps[publication.step]
      if (!step) throw new Refusal(`step ${publication.step}: unknown`)
      const next = await step(run)
      if (!next) return true
      Object.assign(publication, next)
    }
    await db.update(publications).set({ leaseUntil: null }).where(isHeld)
    return false
  } catch (error) {
    const faults = publication.faults + 1
    const isHopeless = error instanceof Refusal || faults >= maxFaults
    if (!(error instanceof Refusal)) logError('publication', error, { id: publication.id })
    await db
      .update(publications)
      .set({
        ...{ faults, leaseUntil: null },
        ...(isHopeless && publication.step !== 'abort'
          ? {
              step: 'abort',
              position: '',
              error: error instanceof Refusal ? error.message : errorText(error),
            }
          : {}),
      })
      .where(isHeld)
    return error instanceof Refusal
  }
}

/** Leases the publication that runs, unless another run has it, or the one that has been due for longest. */
async function takeUp(db: Db): Promise<Running | null> {
  const now = clock.now()
  const lease = { lease: crypto.randomUUID(), leaseUntil: isoAfter(now, leaseSeconds) }
  const isFree = or(isNull(publications.leaseUntil), lte(publications.leaseUntil, now.toISOString()))
  const due = db
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.state, 'waiting'), lte(publications.dueAt, now.toISOString())))
    .orderBy(asc(publications.dueAt), asc(publications.createdAt), asc(publications.id))
    .limit(1)
  const { resumed, begun } = await batchByName(db, {
    resumed: db
      .update(publications)
      .set(lease)
      .where(and(eq(publications.state, 'running'), isFree))
      .returning(),
    begun: db
      .update(publications)
      .set({
        ...{ ...lease, state: 'running' },
        // Higher than any: a restored database may have published more than its catalogue says.
        generation: sql`1 + max(coalesce((select generation from catalogue_meta where key = 'version'), 0),
          coalesce((select max(other.generation) from publications as other where other.live_at is not null), 0))`,
      })
      .where(
        sql`${publications.id} = ${due} and not exists (select 1 from publications as other where other.state = 'running')`,
      )
      .returning(),
  })
  const [row] = [...resumed, ...begun]
  return row ? (row as Running) : null
}

/** Takes back what a publication has written, which nobody has read: its rows go, those that they replace stay. */
async function takeBack(run: Run): Promise<Progress | null> {
  const { DB, publication } = run
  const { generation } = publication
  const pieces = generationTables.flatMap(({ table, keys, together }) => [
    `delete from ${table} where (${keys}) in
      (select ${keys} from ${table} where from_generation = ?1 limit ${together})`,
    `update ${table} set to_generation = ${forever} where (${keys}) in
      (select ${keys} from ${table} where to_generation = ?1 limit ${together})`,
  ])
  const rest = generationTables.map(
    ({ table }) => `select 1 from ${table} where from_generation = ?1 or to_generation = ?1 limit 1`,
  )
  const results = await DB.batch([
    fenceOf(run),
    ...[...pieces, ...rest].map((sql) => DB.prepare(sql).bind(generation)),
  ])
  if (results.some((result) => result.results.length > 0)) return { step: 'abort', position: '' }
  await restoreDrafts(run)
  await fenced(run, [endOf(run)], { step: 'abort', position: '' })
  return null
}

/** What the desk wanted to publish is drafts again; an import has its file, an undo its publication. */
async function restoreDrafts({ db, publication: { id, author, undoes } }: Run): Promise<void> {
  if (undoes || author.startsWith(operatorPrefix)) return
  await db.batch(
    await restoredDrafts(db, {
      publicationId: id,
      at: clock.now().toISOString(),
      condition: isInState(id, 'running'),
    }),
  )
}

const fenceOf = ({ DB, publication: { id, lease } }: Run) =>
  DB.prepare(
    `update publications set step = case when lease = ?2 and state = 'running' then step end where id = ?1`,
  ).bind(id, lease)

const endOf = ({ DB, publication: { id } }: Run) =>
  DB.prepare(`update publications set state = 'failed', lease_until = null where id = ?1`).bind(id)
