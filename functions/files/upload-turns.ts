import { AppError } from '#domain/errors/error.ts'
import type { Bytes } from '#functions/platform/byte-reader.ts'

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
  const uploadTurn = { network, seen: performance.now() }
  turns.push(uploadTurn)
  try {
    return await work(waiting(uploadTurn, file))
  } finally {
    turns = turns.filter((turn) => turn !== uploadTurn)
  }
}

async function* waiting(turn: Turn, file: Bytes): AsyncGenerator<Uint8Array> {
  for await (const piece of file) {
    turn.seen = performance.now()
    if (!turns.includes(turn)) turns.push(turn)
    while (turns.find(({ network }) => network === turn.network) !== turn) {
      await new Promise<void>((resolve) => setTimeout(resolve, uploadTurns.pollMs))
      turn.seen = performance.now()
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
