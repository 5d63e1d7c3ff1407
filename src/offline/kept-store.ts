import type { KeptRequest } from './kept-request.ts'

/** Where requests are kept on the device. Rejects where the browser stores nothing. */
export type KeptStore = {
  all: () => Promise<KeptRequest[]>
  put: (kept: KeptRequest) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** IndexedDB, because a service worker has no localStorage. */
export const keptStore: KeptStore = {
  all: () => inStore('readonly', (requests) => requests.getAll() as IDBRequest<KeptRequest[]>),
  put: (kept) => changing((requests) => requests.put(kept)),
  remove: (key) => changing((requests) => requests.delete(key)),
}

const channel = 'kept-requests'

/** Calls back after every change, in whichever tab or by the service worker. */
export function watchKept(changed: () => void): () => void {
  const listening = new BroadcastChannel(channel)
  listening.onmessage = changed
  return () => listening.close()
}

async function changing(use: (requests: IDBObjectStore) => IDBRequest): Promise<void> {
  await inStore('readwrite', use)
  const sender = new BroadcastChannel(channel)
  sender.postMessage(null)
  sender.close()
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (requests: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction('requests', mode)
    const request = use(transaction.objectStore('requests'))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('kept', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('requests', { keyPath: 'key' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
