import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { type Locale, localeInfo } from '#config/locales.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { ownNetwork } from './networks.ts'

type PageOptions = Omit<BrowserContextOptions, 'locale'> & {
  /** The language preference of the visitor's browser. */
  locale?: Locale
  /** Console messages that the test expects: each must occur, any other fails it. */
  expected?: RegExp[]
  /** Runs in the page before any script of the site. */
  before?: () => void
}

type Visitor = { context: BrowserContext; complaints: string[]; expected: RegExp[] }

/** Collects console errors and warnings and uncaught errors of every tab. */
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

/** A content policy violation becomes a console error in every browser. */
function reportPolicy() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

function expectNoComplaints({ complaints, expected }: Visitor, failed: boolean): void {
  const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
  expect(unexpected, 'unexpected console messages').toEqual([])
  if (failed) return
  const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
  expect(missing, 'missing console messages').toEqual([])
}

/** One Chromium for each worker; it ends with its process. */
let browser: Promise<Browser> | undefined

/** Opens pages for the tests of a file, each in a new browser context, closed after the test; unexpected console messages fail it. */
export function openBrowser({ origin }: { origin: string }) {
  let visitors: Visitor[] = []

  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    await Promise.all(leaving.map(({ context }) => context.close()))
    for (const visitor of leaving) expectNoComplaints(visitor, task.result?.state === 'fail')
  })

  return async function visit({
    locale = 'fr',
    expected = [],
    before,
    ...options
  }: PageOptions = {}): Promise<Page> {
    browser ??= launchChromium()
    const context = await (await browser).newContext({
      baseURL: origin,
      locale: localeInfo[locale].intl,
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      extraHTTPHeaders: ownNetwork(),
      ...options,
    })
    context.setDefaultTimeout(15_000)
    visitors.push({ context, complaints: watch(context), expected })
    await context.addInitScript(reportPolicy)
    if (before) await context.addInitScript(before)
    return context.newPage()
  }
}
export type Visit = ReturnType<typeof openBrowser>
