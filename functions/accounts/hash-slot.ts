import { AppError } from '#domain/site/error.ts'

/**
 * Hashing a password takes a tenth of a second in which the isolate answers nothing else. So hashes run one by one in
 * slots of this length, and between two of them the isolate serves other requests: rendering a page takes several rounds
 * of the event loop, and would wait for a hash at each. Tests may do without the pause.
 *
 * Slots are points in time, not a chain of promises: a cancelled request leaves its slot unused and delays nobody.
 */
export const hashSlot = { ms: 160 }
const longestWaitMs = 12_000

let nextFree = 0

/** Waits for the next free slot; throws 503 when that is longer than a browser waits. */
export async function waitForHashSlot(): Promise<void> {
  const now = performance.now()
  const mine = Math.max(now, nextFree)
  if (mine - now > longestWaitMs) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  nextFree = mine + hashSlot.ms
  if (mine > now) await new Promise<void>((resolve) => setTimeout(resolve, mine - now))
}
