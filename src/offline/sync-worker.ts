import { syncTag } from './kept-request.ts'
import { sendKept } from './send-kept.ts'

/** The part of a service worker's event that TypeScript's library for pages does not know. */
type SyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void }

/**
 * The service worker: sends what is kept when the network is back, also after the site was closed. It answers no
 * request, and its scope holds no page. Failing makes the browser try again later.
 */
addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag !== syncTag) return
  waitUntil.call(
    event,
    sendKept({ atOnce: true }).then((waits) => {
      if (waits) throw new Error('Something is still waiting')
    }),
  )
})
