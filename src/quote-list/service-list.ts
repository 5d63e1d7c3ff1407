import { atom, getDefaultStore } from 'jotai'
import type { ServiceLine } from '#domain/quote-list/quote-service.ts'
import { readStored, removeStored } from '#src/site/browser-storage.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { storedAtom } from '#src/site/stored-atom.ts'

/** A key of its own: the keys and shapes of the specification stay as they are. */
const servicesKey = 'quoteServices'

const loadRules = () => loadDeferred(() => import('#domain/quote-list/quote-services.ts'), { orReload: true })

/** The services on the visitor's quote list, stored in this browser. */
export const quoteServicesAtom = storedAtom<readonly ServiceLine[]>({
  keys: [servicesKey],
  initial: [],
  read: async () => (await loadRules()).readStoredServices(readStored(servicesKey)),
  write: (lines) => ({ [servicesKey]: lines }),
})

/** Adds services and resolves to the list before, so that it can be undone; undefined where nothing was added. */
export const addServicesAtom = atom(null, async (_, set, added: readonly ServiceLine[]) => {
  const { addServices } = await loadRules()
  let before: readonly ServiceLine[] | undefined
  await set(quoteServicesAtom, (lines) => {
    const after = addServices(lines, added)
    before = JSON.stringify(after) === JSON.stringify(lines) ? undefined : lines
    return after
  })
  return before
})

/** Sets the quantity of a service; null removes it. */
export const changeServiceAtom = atom(null, async (_, set, code: string, quantity: number | null) => {
  const { changeService } = await loadRules()
  document.documentElement.style.removeProperty('--services')
  await set(quoteServicesAtom, (lines) => changeService(lines, code, quantity))
})

export const clearServicesAtom = atom(null, async (_, set) => {
  await set(quoteServicesAtom, () => [])
  removeStored(servicesKey)
})

const store = getDefaultStore()

/** Calls back now and after each change until the returned function is called. */
export function watchQuoteServices(listener: (lines: readonly ServiceLine[]) => void): () => void {
  const stop = store.sub(quoteServicesAtom, () => listener(store.get(quoteServicesAtom)))
  listener(store.get(quoteServicesAtom))
  return stop
}
