import { AppError } from '#domain/error.ts'

/**
 * One password is hashed at a time in an isolate: a hash takes a tenth of a second and 16 MB, and nothing else runs
 * meanwhile. Who would wait longer than a browser is patient is told to come back.
 */
const mostWaiting = 64
const retrySeconds = 10

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new AppError('unavailable', { retryAfterSeconds: retrySeconds })
  waiting++
  const turn = last.then(breathe).then(work)
  last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting--
  }
}

/** Lets requests that came meanwhile be answered before the next hash. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
