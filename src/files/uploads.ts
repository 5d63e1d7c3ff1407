import { fileLimits } from '#config/files.ts'
import type { Attachments, FilePurpose } from '#domain/files/file.ts'
import { AppError, type ErrorCode } from '#domain/site/error.ts'
import { readKept } from './kept-files.ts'
import type { SendFile } from './send-file.ts'

/** A file of the control. `waiting`: it will be tried again by itself. */
export type Upload = {
  /** Of this control; the id of the stored file is in `stored`. */
  key: number
  name: string
  size: number
  type: string
  state: 'sending' | 'waiting' | 'stored' | 'failed'
  /** 0 to 1. */
  progress: number
  /** Why it failed. */
  code: ErrorCode | 'too-many-files' | null
  stored: { id: string; key: string } | null
  /** Unknown after a reload. */
  file: File | null
}

export type UploadsState = { uploads: readonly Upload[]; most: number }

type Options = {
  purpose: FilePurpose
  send: SendFile
  reduce: (file: File) => Promise<File>
  /** Where the stored files are kept over a reload. */
  keep: { read: () => string; write: (text: string) => void; drop: () => void }
  /** Forgets a stored file on the server; never rejects. */
  forget: (stored: { id: string; key: string }) => void
  most?: number
}

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

/** The uploads of one control, independent of the DOM. */
export function createUploads({
  purpose,
  send,
  reduce,
  keep,
  forget,
  most = fileLimits.perSubject,
}: Options) {
  let state: UploadsState = { uploads: [], most }
  let lastKey = 0
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()

  function set(uploads: readonly Upload[]): void {
    state = { ...state, uploads }
    const stored = uploads.flatMap(({ stored, name, size, type }) =>
      stored ? [{ ...stored, name, size, type }] : [],
    )
    if (stored.length) keep.write(JSON.stringify(stored))
    else keep.drop()
    for (const listener of listeners) listener()
  }

  const change = (key: number, changes: Partial<Upload>) =>
    set(state.uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const has = (key: number) => state.uploads.some((upload) => upload.key === key)

  function add(files: readonly File[]): void {
    for (const file of files) {
      const taken = state.uploads.filter(({ state: each }) => each !== 'failed').length
      const key = ++lastKey
      const { name, size, type } = file
      const isTooMany = taken >= state.most
      const fresh = { key, name, size, type, progress: 0, stored: null, file }
      const upload: Upload = isTooMany
        ? { ...fresh, state: 'failed', code: 'too-many-files' }
        : { ...fresh, state: 'sending', code: null }
      set([...state.uploads, upload])
      if (!isTooMany) void start(key, file)
    }
  }

  /** Sends with growing pauses until it is stored, refused, cancelled, or the time is over. */
  async function start(key: number, file: File): Promise<void> {
    const abort = new AbortController()
    running.set(key, abort)
    const until = Date.now() + fileLimits.uploadTrySeconds * 1000
    const content = await reduce(file)
    if (content.size > fileLimits.bytes) return void change(key, { state: 'failed', code: 'too-large' })
    for (let pause = firstPause; !abort.signal.aborted; pause = Math.min(longestPause, pause * 2)) {
      change(key, { state: 'sending', progress: 0, code: null })
      try {
        const onProgress = (progress: number) => change(key, { progress })
        const {
          id,
          key: secret,
          name,
          size,
          type,
        } = await send(content, purpose, {
          onProgress,
          signal: abort.signal,
        })
        const stored = { id, key: secret }
        if (!has(key)) return forget(stored)
        return change(key, { state: 'stored', progress: 1, stored, name, size, type })
      } catch (cause) {
        const { code, retryAfterSeconds = 0 } =
          cause instanceof AppError ? cause : new AppError('unavailable')
        if (abort.signal.aborted) return
        const isOver = Date.now() + Math.max(pause, retryAfterSeconds) * 1000 > until
        if (final.has(code) || code.startsWith('too-many') || isOver)
          return change(key, { state: 'failed', code })
        change(key, { state: 'waiting', code })
        await paused(pause, abort.signal)
      }
    }
  }

  /** Takes a file out: cancels its upload, or deletes it where it is stored. */
  function remove(key: number): void {
    const upload = state.uploads.find((each) => each.key === key)
    running.get(key)?.abort()
    set(state.uploads.filter((each) => each.key !== key))
    if (upload?.stored) forget(upload.stored)
  }

  /** Tries a failed or waiting file again at once. */
  function retry(key: number): void {
    const file = state.uploads.find((each) => each.key === key)?.file
    if (!file) return
    running.get(key)?.abort()
    void start(key, file)
  }

  /** Resolves when nothing is being sent for the first time; what waits for another attempt is not waited for. */
  const settled = () =>
    new Promise<void>((resolve) => {
      const isSettled = () => !state.uploads.some((upload) => upload.state === 'sending')
      if (isSettled()) return resolve()
      const listener = () => {
        if (!isSettled()) return
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })

  /** Shows what was stored before a reload. */
  function restore(): void {
    if (state.uploads.length) return
    const uploads = readKept(keep.read()).map(({ id, key, ...shown }) => {
      const stored = { id, key }
      return {
        ...shown,
        key: ++lastKey,
        state: 'stored' as const,
        progress: 1,
        code: null,
        stored,
        file: null,
      }
    })
    if (uploads.length) set(uploads)
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    remove,
    retry,
    restore,
    settled,
    /** What a request is sent with; undefined without files. */
    attachments: (): Attachments | undefined => {
      const stored = state.uploads.flatMap((upload) => upload.stored ?? [])
      return stored.length ? stored : undefined
    },
    /** Files that a request is sent without. */
    leftOut: () => state.uploads.filter((upload) => !upload.stored).length,
    /** Forgets everything here: the files belong to a request now. */
    clear() {
      for (const abort of running.values()) abort.abort()
      set([])
    },
  }
}

const paused = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
