import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, expect } from 'vitest'
import { type Locale, localeInfo } from '#config/locales.ts'
import type { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { areas } from '#src/i18n/areas.ts'
import { type Translate, translator } from '#src/i18n/index.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { freePort, isFree } from '../../scripts/free-port.ts'
import { serve, stopGroup } from '../../scripts/local.ts'
import { openMailFolder } from '../../scripts/mail-folder.ts'
import { seededState } from '../../scripts/seeded-state.ts'

/** The built site in workerd with a database and a mailbox of its own, and a browser that reports every complaint. */

/** A status to answer with (below 300: the mail is taken), or silence. */
export type MailAnswer = number | 'hang'
/** One try of the Worker to hand a mail over. */
export type Delivery = { at: number; messageId: string; answer: MailAnswer }

/** The local mail folder behind a provider that answers by script, its last line for ever. */
async function openMailbox(folder: string) {
  const mails = await openMailFolder(folder)
  let script: MailAnswer[] = [200]
  const deliveries: Delivery[] = []
  const server = createHttpServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString('utf8')
      const { messageId } = JSON.parse(body) as { messageId: string }
      const answer = (script.length > 1 ? script.shift() : script[0]) ?? 200
      if (answer !== 'hang' && answer < 300) await fetch(mails.url, { method: 'POST', body })
      deliveries.push({ at: Date.now(), messageId, answer })
      if (answer !== 'hang') response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    deliveries,
    answerWith: (...answers: MailAnswer[]) => {
      script = answers
    },
    read: () => {
      const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
      return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      mails.close()
    },
  }
}

/** The site, running; stopped and its folders removed after the file's last test. */
export async function openSite(vars: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  const stateDir = join(folder, 'state')
  await cp(await seededState(), stateDir, { recursive: true })
  const mailbox = await openMailbox(join(folder, 'mail'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let running: Awaited<ReturnType<typeof serve>> | null = null
  const killAll = () => stopGroup(running?.pid, 'SIGKILL')
  process.once('exit', killAll)

  const start = async () => {
    running = await serve({ port, stateDir, mailUrl: mailbox.url, vars })
  }
  /** Ends the whole process group and waits until nobody listens any more. */
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!running) return
    stopGroup(running.pid, signal)
    await running.exited
    await eventually(() => isFree(port)).toBe(true)
    stopGroup(running.pid, 'SIGKILL')
    running = null
  }

  afterAll(async () => {
    await stop().catch(killAll)
    process.off('exit', killAll)
    mailbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  await start()

  /** What the database holds; works while the site runs, since SQLite lets others read beside the writer. */
  function rows<Row = Record<string, unknown>>(sql: string, ...values: string[]): Row[] {
    const d1 = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
    const file = readdirSync(d1).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    if (!file) throw new Error(`No database in ${d1}`)
    const db = new DatabaseSync(join(d1, file))
    try {
      db.exec('pragma busy_timeout = 5000')
      return db
        .prepare(sql)
        .all(...values)
        .map((row) => ({ ...row })) as Row[]
    } finally {
      db.close()
    }
  }

  async function read<Answer>(path: string): Promise<Answer> {
    const response = await fetch(origin + path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return (await response.json()) as Answer
  }

  /** As if a minute had passed since the site was stopped: what it was sending then is nobody's any more. */
  function endLeases(): void {
    rows("update outbox set lease_until = '2000-01-01T00:00:00.000Z' where lease_until is not null")
  }

  return {
    origin,
    start,
    stop,
    endLeases,
    rows,
    mailbox,
    readMails: mailbox.read,
    /** What the site has written to its log lately. */
    log: () => running?.log() ?? '',
    /** The cron of each minute, now. */
    sweep: async () => {
      const response = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`)
      expect(response.status, 'sweep').toBe(200)
    },
    list: (query: string, lang: Locale = 'fr') => read<ProductList>(`/api/products?lang=${lang}&${query}`),
    product: (id: string, lang: Locale = 'fr') => read<ProductDetail>(`/api/products/${id}?lang=${lang}`),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
        body: JSON.stringify(body),
      }),
  }
}
export type OpenSite = Awaited<ReturnType<typeof openSite>>

type PageOptions = Omit<BrowserContextOptions, 'locale'> & {
  /** The language that the visitor's browser speaks. */
  locale?: Locale
  /** Complaints that belong to the test: each must come, any other fails it. */
  expected?: RegExp[]
  /** Runs in the page before anything of the site. */
  before?: () => void
}

/** Collects errors and warnings of the console and uncaught errors, in every tab. */
function watch(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url} on ${page.url()})`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message} (on ${page.url()})`))
  })
  return complaints
}

/** A refusal of the content policy becomes an error of the console, whatever the browser says itself. */
function reportPolicy() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

/** A Chromium for the file's tests; each page it opens is a visitor of his own. */
export async function openBrowser({ origin }: OpenSite) {
  const browser = await launchChromium()
  let visitors: { context: BrowserContext; complaints: string[]; expected: RegExp[] }[] = []

  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    await Promise.all(leaving.map(({ context }) => context.close()))
    for (const { complaints, expected } of leaving) {
      const unexpected = complaints.filter(
        (complaint) => !expected.some((pattern) => pattern.test(complaint)),
      )
      expect(unexpected, 'complaints of the browser').toEqual([])
      if (task.result?.state === 'fail') continue
      const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
      expect(missing, 'expected complaints that never came').toEqual([])
    }
  })
  afterAll(() => browser.close())

  return async function visit({
    locale = 'fr',
    expected = [],
    before,
    ...options
  }: PageOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: origin,
      locale: localeInfo[locale].intl,
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      ...options,
    })
    context.setDefaultTimeout(15_000)
    visitors.push({ context, complaints: watch(context), expected })
    await context.addInitScript(reportPolicy)
    if (before) await context.addInitScript(before)
    return context.newPage()
  }
}

/** What the page comes to show; Vitest's own patience of one second is short for two cores. */
export const eventually = <Value>(read: () => Promise<Value> | Value, message?: string) =>
  expect.poll(read, { timeout: 10_000, ...(message ? { message } : {}) })

/** Opens an address and waits until the browser has taken the page over from the edge. */
export async function goTo(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await takenOver(page)
}

/**
 * The application gives its history entry a key once it runs (src/app/scroll-memory.ts), and React marks what it has
 * taken over; parts of the page follow a little later.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const drawn = [...document.querySelectorAll('main :is(h1, form, button, input, select, a)')]
    return (
      typeof history.state?.key === 'string' &&
      drawn.every((element) => element.closest('.article-body') || isReact(element))
    )
  })
}

/** Path and query of the page. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The site's own words in a language. */
export async function wordsOf(locale: Locale): Promise<Translate> {
  return translator(locale, await loadTexts(locale, areas))
}

/** What is stored under a key of localStorage, parsed. */
export function stored<Value>(page: Page, key: string): Promise<Value | null> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null'),
    key,
  ) as Promise<Value | null>
}

/** The names on the cards of the list, in order. */
export const cardNames = (page: Page) => page.locator('.results .card h3').allTextContents()

export const hasFocus = (element: Element) => element === document.activeElement

/** Fills fields by their name. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value)
}
