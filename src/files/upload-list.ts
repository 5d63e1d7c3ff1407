import type { ErrorCode } from '#domain/errors/error.ts'
import { observable } from '#src/site/observable.ts'

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

/** The files of a control, and the most that it takes. */
export type UploadsState = { uploads: readonly Upload[]; maxFiles: number }

/** Where the stored files are kept over a reload. */
export type Keep = { read: () => string; write: (text: string) => void; drop: () => void }

/** The list of a control, observed and kept over a reload. */
export function createUploadList(keep: Keep, maxFiles: number) {
  const { getState, setState, subscribe } = observable<UploadsState>(
    { uploads: [], maxFiles },
    ({ uploads }) => {
      const stored = uploads.flatMap(keptOf)
      if (stored.length) keep.write(JSON.stringify(stored))
      else keep.drop()
    },
  )
  const set = (uploads: readonly Upload[]) => setState({ uploads, maxFiles })
  return {
    getState,
    subscribe,
    set,
    change: (key: number, changes: Partial<Upload>) =>
      set(getState().uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload))),
    find: (key: number) => getState().uploads.find((upload) => upload.key === key),
  }
}

const keptOf = ({ stored, name, size, type }: Upload) => (stored ? [{ ...stored, name, size, type }] : [])

/** The files that were stored before a reload; `nextKey` numbers them. */
export const restoredFrom = (keep: Keep, nextKey: () => number): Upload[] =>
  readKept(keep.read()).map(({ id, key, ...shown }) => ({
    ...shown,
    key: nextKey(),
    state: 'stored' as const,
    progress: 1,
    code: null,
    stored: { id, key },
    file: null,
  }))

type Kept = { id: string; key: string; name: string; size: number; type: string }

const isKept = (value: unknown): value is Kept => {
  const { id, key, name, size, type } = (value ?? {}) as Partial<Kept>
  return [id, key, name, type].every((text) => typeof text === 'string') && typeof size === 'number'
}

/** The stored files of a control out of its draft; what is no such thing is left out. */
function readKept(text: string): Kept[] {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values)
      ? values.filter(isKept).map(({ id, key, name, size, type }) => ({ id, key, name, size, type }))
      : []
  } catch {
    return []
  }
}
