import { AppError } from '#domain/site/error.ts'

/**
 * A hash blocks the isolate for a tenth of a second. So hashes run in separate time slots, and other requests are
 * served between two slots: rendering a page takes several turns of the event loop and would otherwise wait for a hash
 * at each of them. Slots are times instead of a promise chain, so that a cancelled request leaves its slot unused and
 * blocks nobody.
 */
/** Length of a slot: the hash and a pause after it. Tests may shorten it. */
export const hashSlot = { ms: 160 }
const longestWaitMs = 12_000

let nextFree = 0

/** Resolves when the slot begins. Throws `unavailable` (503) when the wait would be longer than a browser waits. */
export async function waitForHashSlot(): Promise<void> {
  const now = performance.now()
  const start = Math.max(now, nextFree)
  if (start - now > longestWaitMs) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  nextFree = start + hashSlot.ms
  if (start > now) await new Promise<void>((resolve) => setTimeout(resolve, start - now))
}
