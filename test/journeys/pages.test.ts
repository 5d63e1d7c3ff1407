import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser, store } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { overhang } from './page-checks.ts'
import { eventually, fill, goTo, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** Opens pages as a visitor with an item on the list. */
async function visitWithList(options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await visit({ locale: 'de', ...options })
  await page.goto('/favicon.svg')
  await page.evaluate((items) => localStorage.setItem('quoteItems', items), quoted)
  return page
}

const quoted = JSON.stringify([
  {
    id: 'quote-item-1',
    productId: 'montevigne-c3',
    productName: 'Paketwaage C3',
    productImage: '/drawings/montevigne-c3.svg',
    accessories: [],
    quantity: 2,
    addedAt: '2026-11-02T10:00:00.000Z',
    lang: 'de',
  },
])

/** Records the smallest text length of page and footer since the server-rendered HTML was parsed. */
function recordLeastText() {
  document.addEventListener('DOMContentLoaded', () => {
    const shown = () =>
      ['main', '.site-footer'].map((name) => document.querySelector(name)?.textContent.length)
    const rendered = shown()
    const seen = { rendered, least: rendered }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.least = shown().map((length, i) => Math.min(length ?? 0, seen.least[i] ?? 0))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

const pagesWithDeferredComponents = [
  '/?utm_source=x',
  '/about',
  '/products',
  '/products/montevigne-c3',
  '/compare?p=montevigne-c3&p=tarnoval-tr2',
  '/blog/portee-echelon-precision',
  '/devis',
  '/devis/configurateur',
  '/contact',
]

test('The server-rendered content stays visible while the code of its parts is loading', async () => {
  const page = await visit({ before: recordLeastText })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const preloaded = ['/assets/index-', '/assets/entry-'].some((name) =>
      route.request().url().includes(name),
    )
    if (!preloaded) await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  for (const path of pagesWithDeferredComponents) {
    await goTo(page, path)
    const { rendered, least } = await page.evaluate(
      () => (window as unknown as { seen: Record<'rendered' | 'least', number[]> }).seen,
    )
    for (const [i, length] of rendered.entries())
      expect(least[i], `${path}: of ${length} characters`).toBeGreaterThan(length * 0.9)
  }
})

/** Timers of more than 50 ms, which waitForHydration sets, never end; React's are of 300 ms. */
function stopTimers() {
  const start = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => (ms > 50 ? 0 : start(run, ms)),
  })
}

test('Each part of a page runs as soon as its code is there: React holds none back for the time between two fallbacks', async () => {
  const page = await visit({ before: stopTimers })
  await store(page, { quoteItems: quoted })
  for (const path of ['/', '/about', '/products/montevigne-c3']) {
    await goTo(page, path)
    await page.locator('.badge').waitFor()
    const isRunning = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    for (const part of ['.account', '.site-footer form'])
      await eventually(() => page.locator(part).first().evaluate(isRunning), `${part} of ${path}`).toBe(true)
  }
})

test('The 404 page of each kind of unknown address hydrates', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de', expected: [/status of 404/] })
  for (const path of ['/de/nowhere', '/de/products/no-such-scale', '/de/index.html', '/de/products/%E0']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await waitForHydration(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(t('not-found.title'))
  }
})

test('No dialog and no form with errors is wider than a window of 320 pixels, in German', async () => {
  const t = await wordsOf('de')
  const page = await visitWithList({ viewport: { width: 320, height: 640 } })
  const fits = async (selector: string) => {
    const dialog = page.locator(selector)
    await dialog.waitFor()
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), selector).toBeLessThanOrEqual(0)
    const edges = await dialog.boundingBox()
    expect(
      edges && edges.x >= 0 && edges.x + edges.width <= 320,
      `${selector} ${JSON.stringify(edges)}`,
    ).toBe(true)
  }
  await goTo(page, '/de/products?category=commercial')
  await page.locator('.filters-open').click()
  await fits('.filters')
  await page.keyboard.press('Escape')
  await page.locator('.menu-button').click()
  await fits('#site-menu')
  await page.keyboard.press('Escape')
  await goTo(page, '/de/products/montevigne-c3')
  await page.locator('.product-actions [data-buy]').click()
  await page.locator('.dialog.modal input').first().waitFor()
  await fits('.dialog.modal')
  await page.getByRole('button', { name: t('quote.continue') }).click()
  await page.locator('.badge-help').click()
  await fits('#quote-help')
  await page.keyboard.press('Escape')
  await page.locator('.badge-open').click()
  await fits('.dialog.panel')
  await page.getByRole('button', { name: t('quote.clear') }).click()
  await fits('.dialog.alert')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('quote.to-request') }).click()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.getByRole('alert').waitFor()
  expect(await overhang(page), 'errors').toEqual([])
  await fill(page, { name: 'Anne Klein', email: uniqueEmail('breite') })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.locator('.confirmation .sheet-line').first().waitFor()
  expect(await overhang(page), 'confirmation').toEqual([])
})

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
type Measured = Window & { shifts: { value: number; moved: string[] }[] }

function recordShifts() {
  const shifts: Measured['shifts'] = []
  ;(window as unknown as Measured).shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput)
        shifts.push({ value, moved: sources.map(({ node }) => `${node?.nodeName}.${node?.className}`) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const windows = [
  { width: 1280, height: 900 },
  { width: 375, height: 700 },
]

test.each(windows)(
  'No layout shift happens while home, list, product and about load at $width × $height',
  async (viewport) => {
    const page = await visit({ viewport, before: recordShifts })
    for (const path of ['/', '/products', '/products/montevigne-c3', '/about']) {
      await goTo(page, path)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await page.mouse.wheel(0, 800)
      await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as Measured).shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01)
    }
  },
)

test.each(locales)(
  'The top of the home page stays where it is while the rest of it arrives (%s)',
  async (locale) => {
    const page = await visit({ locale, viewport: { width: 1280, height: 800 } })
    await goTo(page, inLocale(locale, '/'))
    const tops = () =>
      page
        .locator('.hero-pair h1, .indicator')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().y))
    const whole = await tops()
    await page.locator('.indicator > *').evaluateAll((parts) => {
      for (const part of parts) (part as HTMLElement).style.display = 'none'
    })
    const moved = (await tops()).map((top, index) => Math.abs(top - (whole[index] ?? 0)))
    expect(moved).toHaveLength(2)
    expect(Math.max(...moved)).toBeLessThan(24)
  },
)

test('The layout shift check detects a shift', async () => {
  const page = await visit({ before: recordShifts, mayShift: true })
  await goTo(page, '/')
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.className = 'wrap'
    block.textContent = 'x\n'.repeat(40)
    for (let i = 0; i < 12; i++) block.insertAdjacentHTML('beforeend', '<p>Something</p>')
    document.getElementById('main')?.insertAdjacentElement('afterbegin', block)
  })
  await eventually(() => page.evaluate(() => (window as unknown as Measured).shifts.length)).toBeGreaterThan(
    0,
  )
})
