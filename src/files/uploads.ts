import { fileLimits } from '#config/file-limits.ts'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'
import type { Attachments } from '#domain/files/file.ts'
import type { SendFile, SentFile } from './send-file.ts'
import { createUploadList, type Keep, restoredFrom, type Upload } from './upload-list.ts'

type Options = {
  send: SendFile
  reduce: (file: File) => Promise<File>
  keep: Keep
  /** Forgets a stored file on the server; never rejects. */
  forget: (stored: { id: string; key: string }) => void
  maxFiles?: number
}

/** The uploads of one control, independent of the DOM. */
export function createUploads({ keep, forget, maxFiles = fileLimits.perSubject, ...options }: Options) {
  let lastKey = 0
  const list = createUploadList(keep, maxFiles)
  const running = new Map<number, AbortController>()
  const uploads = () => list.getState().uploads

  async function start(key: number, file: File): Promise<void> {
    const abort = new AbortController()
    running.set(key, abort)
    const result = await outcomeOf({ ...options, file, signal: abort.signal }, (changes) =>
      list.change(key, changes),
    )
    if (result.stored && !list.find(key)) forget(result.stored)
    else if (result.stored || !abort.signal.aborted) list.change(key, result)
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const isTooMany = uploads().filter(({ state }) => state !== 'failed').length >= maxFiles
      const key = ++lastKey
      list.set([...uploads(), { ...chosen(key, file), ...(isTooMany ? tooMany : null) }])
      if (!isTooMany) void start(key, file)
    }
  }

  /** Takes a file out: cancels its upload, or deletes it where it is stored. */
  function remove(key: number): void {
    const upload = list.find(key)
    running.get(key)?.abort()
    list.set(uploads().filter((each) => each.key !== key))
    if (upload?.stored) forget(upload.stored)
  }

  /** Tries a failed or waiting file again at once. */
  function retry(key: number): void {
    const file = list.find(key)?.file
    if (!file) return
    running.get(key)?.abort()
    void start(key, file)
  }

  /** Shows what was stored before a reload. */
  function restore(): void {
    if (uploads().length) return
    const restored = restoredFrom(keep, () => ++lastKey)
    if (restored.length) list.set(restored)
  }

  /** Forgets everything here: the files belong to a request now. */
  function clear(): void {
    for (const abort of running.values()) abort.abort()
    list.set([])
  }

  return { add, remove, retry, restore, clear, ...contentOf(list) }
}

type UploadList = ReturnType<typeof createUploadList>

/** What a form reads of its uploads. */
const contentOf = (list: UploadList) => ({
  getState: list.getState,
  subscribe: list.subscribe,
  settled: () => settled(list),
  /** What a request is sent with; undefined without files. */
  attachments: (): Attachments | undefined => {
    const stored = list.getState().uploads.flatMap((upload) => upload.stored ?? [])
    return stored.length ? stored : undefined
  },
  /** Files that a request is sent without. */
  leftOut: () => list.getState().uploads.filter((upload) => !upload.stored).length,
})

const chosen = (key: number, file: File): Upload => {
  const { name, size, type } = file
  return { key, name, size, type, file, state: 'sending', progress: 0, code: null, stored: null }
}
const tooMany = { state: 'failed', code: 'too-many-files' } as const

type Sending = Pick<Options, 'send' | 'reduce'> & { file: File; signal: AbortSignal }

/** Sends a file, reduced where it is a photo, and tells how it goes; resolves to what became of it. */
async function outcomeOf(
  { reduce, file, ...options }: Sending,
  tell: (changes: Partial<Upload>) => void,
): Promise<Partial<Upload>> {
  try {
    const content = await reduce(file)
    if (content.size > fileLimits.bytes) return { state: 'failed', code: 'too-large' }
    const { id, key, name, size, type } = await sendWithRetry({
      ...options,
      file: content,
      onSending: () => tell({ state: 'sending', progress: 0, code: null }),
      onProgress: (progress) => tell({ progress }),
      onWaiting: (code) => tell({ state: 'waiting', code }),
    })
    return { state: 'stored', progress: 1, stored: { id, key }, name, size, type }
  } catch (error) {
    return { state: 'failed', code: error instanceof AppError ? error.code : 'unavailable' }
  }
}

/** Resolves when nothing is being sent for the first time; what waits for another attempt is not waited for. */
const settled = ({ getState, subscribe }: UploadList) =>
  new Promise<void>((resolve) => {
    const isSettled = () => !getState().uploads.some((upload) => upload.state === 'sending')
    if (isSettled()) return resolve()
    const stop = subscribe(() => {
      if (!isSettled()) return
      stop()
      resolve()
    })
  })

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
async function sendWithRetry(given: Given): Promise<SentFile> {
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
