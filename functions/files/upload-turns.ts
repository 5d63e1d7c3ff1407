import { AppError } from '#domain/errors/error.ts'
import type { Bytes } from '#functions/platform/bytes.ts'

/**
 * Uploads of one network are read one at a time in an isolate, so that many large ones leave it to everybody else. They
 * poll for their turn: one that was cancelled blocks nobody, and one whose bytes stay away lets the others pass.
 */
export const uploadTurns = {
  /** Uploads of a network that may wait; the next is refused. */
  waiting: 20,
  pollMs: 20,
  /** An upload that was not seen for so long is passed over, until its next bytes arrive. */
  goneMs: 5000,
}

type Turn = { network: string; seen: number }

/** Uploads in the order in which they came; the first one of each network is read. */
let turns: Turn[] = []

/**
 * Hands a file on whose bytes wait for their turn; no waiting without a network. Throws `unavailable` at once when too
 * many are waiting.
 */
export async function inTurn<T>(
  network: string | undefined,
  file: Bytes,
  work: (file: Bytes) => Promise<T>,
): Promise<T> {
  if (network === undefined) return work(file)
  dropGone()
  if (turns.filter((turn) => turn.network === network).length > uploadTurns.waiting)
    throw new AppError('unavailable', { retryAfterSeconds: 5 })
  const own = { network, seen: performance.now() }
  turns.push(own)
  try {
    return await work(waiting(own, file))
  } finally {
    turns = turns.filter((turn) => turn !== own)
  }
}

async function* waiting(own: Turn, file: Bytes): AsyncGenerator<Uint8Array> {
  for await (const piece of file) {
    own.seen = performance.now()
    if (!turns.includes(own)) turns.push(own)
    while (turns.find(({ network }) => network === own.network) !== own) {
      await new Promise<void>((resolve) => setTimeout(resolve, uploadTurns.pollMs))
      own.seen = performance.now()
      dropGone()
    }
    yield piece
  }
}

/** Forgets uploads that were cancelled or have stopped. */
function dropGone(): void {
  const since = performance.now() - uploadTurns.goneMs
  turns = turns.filter(({ seen }) => seen >= since)
}
