import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reducePhoto } from '#src/files/reduce-photo.ts'
import { createUploads } from '#src/files/uploads.ts'
import type { Uploads } from '#src/files/use-uploads.ts'
import { useDesk } from './desk-context.ts'
import { type SentPhoto, sendPhoto } from './send-photo.ts'

/** Nothing is kept over a reload: what is stored stands in the draft. */
const keep = { read: () => '', write: () => {}, drop: () => {} }

/** Uploads of photographs, one after the other; `onPhoto` gets each that is stored. */
export function usePhotoUploads(most: number, onPhoto: (photo: SentPhoto) => void): Uploads {
  const { token } = useDesk().calls
  const told = useRef(onPhoto)
  useEffect(() => {
    told.current = onPhoto
  })
  const [uploads] = useState(() => {
    let last: Promise<unknown> = Promise.resolve()
    return createUploads({
      ...{ most, keep, reduce: reducePhoto, forget: () => {} },
      send: (file, options) => {
        const sending = last.then(() => sendPhoto(file, { token, ...options }))
        last = sending.catch(() => {})
        return sending.then((photo) => {
          options.signal.throwIfAborted()
          told.current(photo)
          return { id: photo.jpeg, key: photo.jpeg, name: file.name, size: file.size, type: 'image/jpeg' }
        })
      },
    })
  })
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState)
  useEffect(() => uploads.clear, [uploads])
  return { ...state, ...uploads }
}
