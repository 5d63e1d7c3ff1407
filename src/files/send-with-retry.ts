import { fileLimits } from '#config/file-limits.ts'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'
import type { SendFile, SentFile } from './send-file.ts'

/** Seconds before the next attempt, doubled each time. */
const firstPause = 1
const longestPause = 30
/** A refusal of the file itself: trying again cannot help. */
const final = new Set<ErrorCode>([
  'too-large',
  'unsupported-type',
  'invalid-fields',
  'unreadable',
  'cross-site',
])

type Given = {
  send: SendFile
  file: File
  signal: AbortSignal
  onSending: () => void
  onProgress: (share: number) => void
  onWaiting: (code: ErrorCode) => void
}

/** Sends with growing pauses until it is stored; rejects when it is refused, cancelled, or the time is over. */
export async function sendWithRetry(given: Given): Promise<SentFile> {
  const { send, file, signal, onSending, onProgress, onWaiting } = given
  const until = Date.now() + fileLimits.uploadTrySeconds * 1000
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
    signal.throwIfAborted()
    onSending()
    try {
      return await send(file, { onProgress, signal })
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
      if (signal.aborted || !mayHelp(error, pause, until)) throw error
      onWaiting(error.code)
      await paused(pause, signal)
    }
  }
}

function mayHelp({ code, retryAfterSeconds = 0 }: AppError, pause: number, until: number): boolean {
  const isOver = Date.now() + Math.max(pause, retryAfterSeconds) * 1000 > until
  return !final.has(code) && !code.startsWith('too-many') && !isOver
}

const paused = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
