import { Suspense, useEffect, useState } from 'react'
import { deferred } from '#src/site/deferred.tsx'
import type { MediaUse } from './attachments-control.tsx'
import type { Uploads } from './use-uploads.ts'

/** Its code and texts come when the form is there; without JavaScript no files are offered. */
const AttachmentsControl = deferred(
  () => import('./attachments-control.tsx').then((module) => module.AttachmentsControl),
  { texts: ['files', 'forms'], onDemand: true },
)

type Props = {
  uploads: Uploads
  /** Unique on the page. */
  id: string
  /** What is asked for; default: photos of the place or the instrument. */
  about?: 'request' | 'message' | 'scale' | 'offer' | MediaUse
}

/** Files for a form: chosen, dropped, pasted or taken by the camera. */
export function Attachments(props: Props) {
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => setIsInBrowser(true), [])
  // Its room is kept, so that nothing below moves when it comes.
  const place = <div className="files-place" />
  return isInBrowser ? (
    <Suspense fallback={place}>
      <AttachmentsControl {...props} />
    </Suspense>
  ) : (
    place
  )
}
