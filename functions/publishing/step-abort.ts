import { operatorPrefix } from '#domain/staff/audit.ts'
import { forever, generationTables } from '#functions/db/generations.ts'
import { clock } from '#functions/platform/clock.ts'
import { isInState } from './audit-publication.ts'
import { fenced } from './fenced.ts'
import type { Progress, Run } from './progress.ts'
import { restoredDrafts } from './restored-drafts.ts'

/** Takes back what a publication has written, which nobody has read: its rows go, those that they replace stay. */
export async function takeBack(run: Run): Promise<Progress | null> {
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
