import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createUploads } from '#src/files/uploads.ts'
import type { Uploads } from '#src/files/use-uploads.ts'
import { useDesk } from './desk-context.ts'

/** Nothing is kept over a reload: what is stored stands in the draft. */
const keep = { read: () => '', write: () => {}, drop: () => {} }

/** What a file is sent with: the key of the desk's link, and who follows it. */
export type SendOptions = {
  token: string | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

type How<Sent> = {
  send: (file: File, options: SendOptions) => Promise<Sent>
  /** What is done to a file before. */
  reduce?: (file: File) => Promise<File>
  /** Gets each that is stored. */
  onSent: (sent: Sent) => void
}

/** Uploads of files that pages show, one after the other. */
export function useMediaUploads<Sent>(maxFiles: number, how: How<Sent>): Uploads {
  const { token } = useDesk().calls
  const present = useRef(how)
  useEffect(() => {
    present.current = how
  })
  const [uploads] = useState(() => {
    let last: Promise<unknown> = Promise.resolve()
    return createUploads({
      ...{ maxFiles, keep, forget: () => {} },
      reduce: (file) => present.current.reduce?.(file) ?? Promise.resolve(file),
      send: (file, options) => {
        const sending = last.then(() => present.current.send(file, { token, ...options }))
        last = sending.catch(() => {})
        return sending.then((sent) => {
          options.signal.throwIfAborted()
          present.current.onSent(sent)
          return { id: file.name, key: file.name, name: file.name, size: file.size, type: file.type }
        })
      },
    })
  })
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState)
  useEffect(() => uploads.clear, [uploads])
  return { ...state, ...uploads }
}
