import { clock, isoAfter } from '#functions/platform/clock.ts'
import type { Progress, Run } from './progress.ts'

/** Longer than the longest piece of work, so that no second run begins beside it. */
export const leaseSeconds = 60

/**
 * Runs statements and the progress that they make as one batch, if the run still has its lease: what a run writes that
 * was taken for dead fails as a whole, by a step that may not be null.
 */
export async function fenced(
  { DB, publication }: Run,
  statements: readonly D1PreparedStatement[],
  { step, position, done = 0 }: Progress,
): Promise<Progress> {
  const fence = DB.prepare(
    `update publications set step = case when lease = ?2 and state = 'running' then ?3 end,
      position = ?4, done = done + ?5, lease_until = ?6, faults = 0 where id = ?1`,
  ).bind(...[publication.id, publication.lease, step, position, done], isoAfter(clock.now(), leaseSeconds))
  await DB.batch([fence, ...statements])
  publication.done += done
  return { step, position }
}
