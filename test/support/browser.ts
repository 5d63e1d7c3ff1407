import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { type Locale, localeInfo } from '#config/locales.ts'
import { launchChromium } from '#scripts/chromium.ts'
import { type LoadShift, maxShift, reportShifts, watchShifts, worstShift } from './layout-shift.ts'
import { ownNetwork } from './networks.ts'
import { betweenTests, desktop, keepPage, takePage } from './page-pool.ts'

type PageOptions = Omit<BrowserContextOptions, 'locale'> & {
  /** The language preference of the visitor's browser. */
  locale?: Locale
  /** What localStorage holds from an earlier visit. */
  stored?: Record<string, string>
  /** The visitor's HTTP cache is empty: his page is not one that an earlier test has left. */
  firstVisit?: boolean
  /** Console messages that the test expects: each must occur, any other fails it. */
  expected?: RegExp[]
  /** The test lets a style sheet or a picture fail or come late, so that the page must move. */
  mayShift?: boolean
  /** Runs in the page before any script of the site. */
  before?: () => void
}

type Visitor = {
  page: Page
  complaints: string[]
  expected: RegExp[]
  shifts: LoadShift[]
  mayShift: boolean
  /** Keeps the page for another test, if it can be made as new; null when it must not be used again. */
  keep: (() => Promise<boolean>) | null
}

/** React preloads a style sheet before it inserts it; a busy machine may take longer in between than Chromium waits. */
const lateSheet = /\.css was preloaded using link preload but not used/

/** Collects console errors and warnings and uncaught errors of every tab. */
function watch(page: Page, shifts: LoadShift[]): string[] {
  const complaints: string[] = []
  const watchTab = (tab: Page) => {
    watchShifts(tab, shifts)
    tab.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || lateSheet.test(message.text())) return
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url} on ${tab.url()})`)
    })
    tab.on('pageerror', (error) => complaints.push(`uncaught: ${error.message} (on ${tab.url()})`))
  }
  watchTab(page)
  page.context().on('page', watchTab)
  return complaints
}

/** A content policy violation becomes a console error in every browser. */
function reportPolicy() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

function expectNoComplaints({ complaints, expected }: Visitor, failed: boolean): void {
  const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
  // One string, which the message of a flaky test shows whole.
  expect(unexpected.join('\n'), 'unexpected console messages').toBe('')
  if (failed) return
  const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
  expect(missing, 'missing console messages').toEqual([])
}

function expectNoShift(shifts: readonly LoadShift[], all: LoadShift[]): void {
  all.push(...shifts)
  const tooMuch = shifts
    .filter(({ value }) => value > maxShift)
    .map(({ value, path, moved }) => `${value} ${path} ${moved}`)
  expect(tooMuch.join('\n'), 'layout shift before any input').toBe('')
}

/** One Chromium for each worker; it ends with its process. */
let browser: Promise<Browser> | undefined

/** A page in a new browser context. */
async function newPage(options: BrowserContextOptions): Promise<Page> {
  browser ??= launchChromium()
  const context = await (await browser).newContext(options)
  context.setDefaultTimeout(40_000)
  await context.addInitScript(reportPolicy)
  await context.addInitScript(reportShifts)
  return context.newPage()
}

/**
 * Keeps a page for another test, without the script that this one ran before those of the site; false when that fails.
 */
const reuse = (page: Page, options: BrowserContextOptions, script?: Disposable): Promise<boolean> =>
  Promise.resolve(script?.dispose()).then(
    () => keepPage(page, options),
    () => false,
  )

/** Puts entries into the localStorage of the site. */
export async function store(page: Page, stored: Record<string, string>): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(betweenTests)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(stored))
}

/**
 * Opens pages for the tests of a file, each a new visitor's: without cookies, storage or history. They are left after
 * the test; unexpected console messages fail it.
 */
export function openBrowser({ origin }: { origin: string }) {
  let visitors: Visitor[] = []
  const allShifts: LoadShift[] = []

  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    const failed = task.result?.state === 'fail'
    await Promise.all(
      leaving.map(async ({ page, keep }) => {
        const isKept = keep !== null && !failed && (await keep())
        if (!isKept) await page.context().close()
      }),
    )
    for (const visitor of leaving) {
      expectNoComplaints(visitor, failed)
      if (!visitor.mayShift) expectNoShift(visitor.shifts, allShifts)
    }
  })

  afterAll(() => {
    const worst = worstShift(allShifts)
    const loads = allShifts.filter(({ moved }) => moved === '').length
    if (worst) console.log(`Layout shift: ${worst.value} at most in ${loads} loads (${worst.path})`)
  })

  return async function visit({
    locale = 'fr',
    expected = [],
    before,
    stored,
    firstVisit = false,
    mayShift = false,
    ...more
  }: PageOptions = {}): Promise<Page> {
    const options: BrowserContextOptions = {
      baseURL: origin,
      locale: localeInfo[locale].intl,
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport: desktop,
      ...more,
    }
    const page = (firstVisit ? undefined : takePage(options)) ?? (await newPage(options))
    const context = page.context()
    await context.setExtraHTTPHeaders({ ...ownNetwork(), ...options.extraHTTPHeaders })
    if (options.viewport) await page.setViewportSize(options.viewport)
    const script = before && (await context.addInitScript(before))
    const shifts: LoadShift[] = []
    visitors.push({
      page,
      complaints: watch(page, shifts),
      expected,
      shifts,
      mayShift,
      keep: firstVisit ? null : () => reuse(page, options, script),
    })
    if (stored) await store(page, stored)
    return page
  }
}
export type Visit = ReturnType<typeof openBrowser>
