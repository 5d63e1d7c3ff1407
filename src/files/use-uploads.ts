import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fileLimits } from '#config/file-limits.ts'
import type { FilePurpose } from '#domain/files/file.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { draftStore, watchPutBack } from '#src/forms/form-draft.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { useSite } from '#src/site/site.ts'
import { reducePhoto } from './reduce-photo.ts'
import { fileSender } from './send-file.ts'
import type { UploadsState } from './upload-list.ts'
import { createUploads } from './uploads.ts'

/** The uploads of a form, for its `<Attachments>` and for what it sends. */
export type Uploads = Omit<ReturnType<typeof createUploads>, 'getState' | 'subscribe'> & UploadsState

/** `name` is that of the form: its files are kept over a reload beside its draft. */
export function useUploads({
  name,
  purpose,
  maxFiles = fileLimits.perSubject,
}: {
  name: string
  purpose: FilePurpose
  maxFiles?: number
}): Uploads {
  const { callApi } = useSite()
  const [uploads] = useState(() => {
    const drafts = draftStore('tab')
    const keptAs = `${name}.files`
    return createUploads({
      maxFiles,
      send: fileSender(purpose),
      reduce: reducePhoto,
      forget: (stored) => forgetFile(callApi, stored),
      keep: {
        read: () => drafts.read(keptAs).files ?? '',
        write: (files) => drafts.write(keptAs, { files }),
        drop: () => drafts.drop(keptAs),
      },
    })
  })
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState, uploads.getState)
  useEffect(() => {
    uploads.restore()
    return watchPutBack(name, uploads.restore)
  }, [uploads, name])
  return { ...state, ...uploads }
}

/** The form, which waits with sending until its files have arrived; those that fail do not hold it up. */
export function useFormWithUploads(form: Submission, uploads: Uploads): Submission {
  const [waits, setWaits] = useState(false)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const submit: Submission['submit'] = async (changes) => {
    if (waits) return
    setWaits(true)
    await uploads.settled()
    setWaits(false)
    await latest.current.submit(changes)
  }
  return { ...form, busy: form.busy || waits, submit }
}

/**
 * Deletes an uploaded file that is not wanted any more, with growing pauses for two minutes; what stays is deleted by
 * the server after a day.
 */
function forgetFile(callApi: CallApi, { id, key }: { id: string; key: string }): void {
  const until = Date.now() + fileLimits.operationTrySeconds * 1000
  const attempt = (pause: number) => {
    callApi('DELETE /files/:id', { params: { id }, token: key }).catch(({ code }) => {
      if (code === 'unavailable' && Date.now() + pause < until) setTimeout(attempt, pause, pause * 2)
    })
  }
  attempt(1000)
}
