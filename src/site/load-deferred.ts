import { withTimeout } from '#domain/time/with-timeout.ts'

/** Code of the site that failed to load: a new version has replaced it, or the network failed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const timeoutMs = 120_000
const retryMs = 800
const storageKey = 'reloadedForChunk'
/** A second failure this soon after a reload is not solved by another reload. */
const guardMs = 60_000

/**
 * Loads code that is not in the first files of a page. A failure is retried. What the page cannot do without is loaded
 * `orReload`: after the retry the page is reloaded once, and if a new version has been deployed meanwhile, the reader
 * continues with it; drafts and lists are in the browser's storage. Browsers from before autumn 2026 remember a failed
 * module until the page is left (whatwg/html#6768), so that in them only the reload helps.
 */
export async function loadDeferred<Module>(
  load: () => Promise<Module>,
  { orReload = false } = {},
): Promise<Module> {
  if (typeof document === 'undefined') return load()
  try {
    return await inTime(load()).catch(() => pause(retryMs).then(() => inTime(load())))
  } catch (cause) {
    if (!orReload) throw cause
    if (navigator.onLine && mayReload()) {
      location.reload()
      return new Promise(() => {})
    }
    throw new ChunkLoadError('Code of the site could not be loaded', { cause })
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const inTime = <Module>(work: Promise<Module>) =>
  withTimeout(work, timeoutMs, () => new ChunkLoadError(`Nothing came within ${timeoutMs} ms`))

/** Without storage a second reload could not be told from a first, so there is none. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < guardMs) return false
    sessionStorage.setItem(storageKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
