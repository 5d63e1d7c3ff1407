import { clock } from '#functions/platform/clock.ts'

/** A cached page as its bytes. */
type StoredPage = { body: ArrayBuffer; headers: [string, string][]; until: number }

/** Bytes of pages in the memory of an isolate, of its 128 MB. */
const maxBytes = 8_000_000
/** Seconds; afterwards the page is looked up in the Cache API again. */
const seconds = 60

/**
 * Pages in the memory of an isolate, which takes half of the processor time of a look-up in the Cache API. The least
 * recently used are evicted first. Only what that cache returned is stored, so a page is here once it was requested
 * before.
 */
export class PageMemory {
  readonly #pages = new Map<string, StoredPage>()
  #bytes = 0

  /** The page of a key; null when it is not stored, or too long ago. */
  get(key: string): Response | null {
    const page = this.#pages.get(key)
    if (!page) return null
    this.#delete(key, page)
    if (page.until <= clock.now().getTime()) return null
    this.#add(key, page)
    return new Response(page.body, { headers: page.headers })
  }

  /** Stores a page and returns a copy, because a body can be read once only. */
  async set(key: string, response: Response): Promise<Response> {
    const body = await response.arrayBuffer()
    const headers = [...response.headers]
    const previous = this.#pages.get(key)
    if (previous) this.#delete(key, previous)
    this.#add(key, { body, headers, until: clock.now().getTime() + seconds * 1000 })
    for (const [oldest, page] of this.#pages) {
      if (this.#bytes <= maxBytes) break
      this.#delete(oldest, page)
    }
    return new Response(body, { headers })
  }

  #add(key: string, page: StoredPage): void {
    this.#pages.set(key, page)
    this.#bytes += page.body.byteLength
  }

  #delete(key: string, page: StoredPage): void {
    this.#pages.delete(key)
    this.#bytes -= page.body.byteLength
  }
}

const memories = new WeakMap<D1Database, PageMemory>()

/** The pages of a site: one isolate may serve several databases in tests. */
export function pageMemory(db: D1Database): PageMemory {
  const memory = memories.get(db) ?? new PageMemory()
  memories.set(db, memory)
  return memory
}
