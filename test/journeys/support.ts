import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import type { ProductDetail, ProductList } from '#domain/product.ts'
import { prepareDatabase, seedSql, serve, stopGroup } from '../../scripts/local.ts'


async function seededState(): Promise<string> {
  for (const file of readdirSync('migrations').filter((name) => name.endsWith('.sql')).sort()) {
  }
  if (existsSync(folder)) return folder
  const making = await mkdtemp(`${folder}-`)
  process.env.STATE_DIR = making
    await prepareDatabase()
  } finally {
    else process.env.STATE_DIR = before
  return folder

const lastPort = 8999
async function freePort(): Promise<number> {
  for (let i = 0; i <= lastPort - firstPort; i++) {
    if (await isFree(port)) return port
  throw new Error(`No free port from ${firstPort} to ${lastPort}`)

  new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
  })
/** A status to answer with (2xx: the mail is taken), or silence. */
/** One try of the Worker to hand a mail over. */

async function openMailbox(folder: string) {
  let script: MailAnswer[] = [200]
  const server = createHttpServer((request, response) => {
    request.on('data', (part: Buffer) => parts.push(part))
      const body = Buffer.concat(parts).toString('utf8')
      const { messageId } = JSON.parse(body) as { messageId: string }
      if (answer === 'hang') return void deliveries.push(delivery)
      deliveries.push(delivery)
    })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    deliveries,
      script = answers
    read: async () => {
      return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    close: () => {
      server.close()
    },
}
/** The site, running; stopped and its folders removed after the file's last test. */
  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  await cp(await seededState(), stateDir, { recursive: true })
  const port = await freePort()
  let running: Awaited<ReturnType<typeof serve>> | null = null
  process.once('exit', killAll)
  const start = async () => {
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    stopGroup(running.pid, signal)
    await expect.poll(() => isFree(port), { timeout: 20_000 }).toBe(true)
    running = null

    await stop().catch(killAll)
    mailbox.close()
  })

  function rows<Row = Record<string, unknown>>(sql: string, ...values: string[]): Row[] {
    const file = readdirSync(d1).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    const db = new DatabaseSync(join(d1, file))
      db.exec('pragma busy_timeout = 5000')
    } finally {
    }

    const response = await fetch(origin + path)
    return (await response.json()) as Answer

    origin,
    stop,
    mailbox,
    /** The cron of each minute, now. */
      const response = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`)
    },
    product: (id: string, lang: Locale = 'fr') => read<ProductDetail>(`/api/products/${id}?lang=${lang}`),
      fetch(origin + path, {
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
      }),
}

  /** The language that the visitor's browser speaks. */
  /** Complaints that belong to the test: each must come, any other fails it. */
  /** Runs in the page before anything of the site. */
}
/** Errors and warnings of the console, uncaught errors and refusals of the content policy. */
  const complaints: string[] = []
    page.on('console', (message) => {
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url} at ${page.url()})`)
    })
  }
  return complaints

  console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`
/** A Chromium for the file's tests; each page it opens is a visitor of his own. */
  const browser: Browser = await chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
  })

    const leaving = visitors
    await Promise.all(leaving.map(({ context }) => context.close()))
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
      const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
    }
  afterAll(() => browser.close())
  return async function visit({ locale = 'fr', expected = [], before, ...options }: PageOptions = {}): Promise<Page> {
      baseURL: origin,
      timezoneId: 'Europe/Paris',
      viewport: { width: 1280, height: 900 },
    })
    visitors.push({ context, complaints: watch(context), expected })
    if (before) await context.addInitScript(before)
  }

export async function goTo(page: Page, href: string): Promise<void> {
  await takenOver(page)

export async function takenOver(page: Page): Promise<void> {
}
/** Path and query of the page. */
  const { pathname, search } = new URL(page.url())
}
/** The site's own words in a language. */
  return translator(locale, await loadTexts(locale))

export function stored<Value>(page: Page, key: string): Promise<Value | null> {
}
/** The names on the cards of the list, in order. */

/** Fills fields by their name. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value)
}
