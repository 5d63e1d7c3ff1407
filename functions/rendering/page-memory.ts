import { lru } from '#domain/memory/lru.ts'
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
  readonly #pages = lru<string, StoredPage>(maxBytes, ({ body }) => body.byteLength)

  /** The page of a key; null when it is not stored, or too long ago. */
  get(key: string): Response | null {
    const page = this.#pages.get(key)
    if (!page) return null
    if (page.until > clock.now().getTime()) return new Response(page.body, { headers: page.headers })
    this.#pages.delete(key)
    return null
  }

  /** Stores a page and returns a copy, because a body can be read once only. */
  async set(key: string, response: Response): Promise<Response> {
    const body = await response.arrayBuffer()
    const headers = [...response.headers]
    this.#pages.set(key, { body, headers, until: clock.now().getTime() + seconds * 1000 })
    return new Response(body, { headers })
  }
}

const memories = new WeakMap<D1Database, PageMemory>()

/** The pages of a site: one isolate may serve several databases in tests. */
export function pageMemory(db: D1Database): PageMemory {
  const memory = memories.get(db) ?? new PageMemory()
  memories.set(db, memory)
  return memory
}
