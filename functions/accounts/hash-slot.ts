import { AppError } from '#domain/site/error.ts'

/**
 * A hash takes a tenth of a second in which the isolate answers nobody. So each has a turn of its own, and between two
 * turns the isolate is everybody's: a page takes several rounds of its loop, and would wait for a hash at each.
 *
 * Turns are times, not a chain of promises: a request that is cancelled leaves its turn unused and holds up nobody.
 */
/** The hash and a pause after it; a test may do without the pause. */
export const turn = { ms: 160 }
const longestWaitMs = 12_000

let nextFree = 0

/** Waits for its turn. Who would wait longer than a browser is patient is told to come back. */
export async function waitForHashSlot(): Promise<void> {
  const now = performance.now()
  const mine = Math.max(now, nextFree)
  if (mine - now > longestWaitMs) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  nextFree = mine + turn.ms
  if (mine > now) await new Promise<void>((resolve) => setTimeout(resolve, mine - now))
}
