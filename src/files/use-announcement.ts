import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import type { Upload } from './upload-list.ts'

/** What a screen reader is told of the files: each change of state, not of progress. */
export function useAnnouncement(uploads: readonly Upload[]): string {
  const t = useTranslate()
  const [announcement, setAnnouncement] = useState('')
  const known = useRef(new Map<number, Upload>())
  useEffect(() => {
    const before = known.current
    known.current = new Map(uploads.map((upload) => [upload.key, upload]))
    const changed = uploads.filter(({ key, state }) => before.get(key)?.state !== state)
    const removed = [...before.values()].filter(({ key }) => !known.current.has(key))
    const sentences = [
      ...changed.map(({ state, name }) => t(`files.announced-${state}`, { name })),
      ...removed.map(({ name }) => t('files.announced-removed', { name })),
    ]
    if (sentences.length) setAnnouncement(sentences.join(' '))
  }, [uploads, t])
  return announcement
}
