import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** The window of every visitor who asks for no other. */
export const desktop = { width: 1280, height: 900 }

/** A small file of the site: between two tests a page stays on its origin, and so keeps its renderer process. */
export const betweenTests = '/robots.txt'

/**
 * What tests listen to. Without a name Playwright's own listeners would go too, and closing a context waits for one.
 */
const observed = [
  'console',
  'pageerror',
  'request',
  'response',
  'requestfinished',
  'requestfailed',
  'dialog',
  'popup',
]

/** Pages that earlier tests of this worker have left, by the options of their contexts. */
const idle = new Map<string, Page[]>()
const keyOf = (options: BrowserContextOptions) => JSON.stringify({ ...options, viewport: null })

/** A page that was used before and is as new; undefined when there is none. */
export const takePage = (options: BrowserContextOptions): Page | undefined => idle.get(keyOf(options))?.pop()

/**
 * Makes a page as new and keeps it for another test; false when that fails or takes ten seconds. Its next load costs
 * half of the processor time of a first one, because its renderer process has run the site's code before. Storage,
 * cookies, history, routes, listeners and emulation are reset; the HTTP cache stays.
 */
export async function keepPage(page: Page, options: BrowserContextOptions): Promise<boolean> {
  const ready = reset(page, options).then(
    () => true,
    () => false,
  )
  if (!(await Promise.race([ready, setTimeout(10_000, false, { ref: false })]))) return false
  const key = keyOf(options)
  idle.set(key, [...(idle.get(key) ?? []), page])
  return true
}

async function reset(page: Page, options: BrowserContextOptions): Promise<void> {
  const context = page.context()
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  for (const event of observed) page.removeAllListeners(event)
  context.removeAllListeners('page')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto(betweenTests)
  await clearStorage(context, page)
  const { colorScheme = null, reducedMotion = null, forcedColors = null } = options
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors })
  await page.mouse.move(0, 0)
}

async function clearStorage(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies()
  await context.clearPermissions()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
}
