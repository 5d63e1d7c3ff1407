import { syncTag } from './kept-request.ts'
import workerUrl from './sync-worker.ts?worker&url'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Background Sync exists in Chromium only; elsewhere a page of the site sends what is kept. */
const isSupported = () => 'serviceWorker' in navigator && 'SyncManager' in globalThis

/** Fetches the service worker while there is a network. Never rejects. */
export async function prepareSync(): Promise<void> {
  if (isSupported()) await navigator.serviceWorker.register(workerUrl).catch(() => {})
}

/** Asks for the service worker to be woken when the network is back. Never rejects. */
export async function askForSync(): Promise<void> {
  if (!isSupported()) return
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker.getRegistration(workerUrl)
    await registration?.sync?.register(syncTag)
  } catch {
    // Not allowed, as in a private window: then the next visit sends it.
  }
}

/** Nothing is kept any more: the service worker goes. Never rejects. */
export async function endSync(): Promise<void> {
  if (!isSupported()) return
  const registration = await navigator.serviceWorker.getRegistration(workerUrl).catch(() => undefined)
  await registration?.unregister().catch(() => {})
}
