import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, eventually, fill, goTo, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

/** The scripts that the page requests from now on. */
function scriptsRequested(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) requested.push(pathname)
  })
  return requested
}

/** The documents that the browser loads, as opposed to pages that the application renders. */
function documentsLoaded(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('When the code of an older build is gone the page reloads once and keeps the input', async () => {
  const page = await visit({ expected: [/Failed to load resource/] })
  await goTo(page, '/devis')
  await fill(page, { name: 'Anne Klein' })
  const loaded = documentsLoaded(page)
  let refused = 0
  await page.route(/\/assets\/contact-.*\.js/, (route) => {
    if (loaded.length === 0) {
      refused++
      return route.fulfill({ status: 404, body: 'Not found' })
    }
    return route.continue()
  })
  await page
    .locator('.site-header')
    .getByRole('link', { name: t('nav.contact') })
    .click()
  await eventually(() => loaded).toEqual(['/contact'])
  await waitForHydration(page)
  expect(refused).toBeGreaterThanOrEqual(1)
  await page
    .locator('.site-header')
    .getByRole('link', { name: t('nav.quote') })
    .click()
  await eventually(() => page.locator('#name').inputValue()).toBe('Anne Klein')
  expect(loaded).toEqual(['/contact'])
})

test('Code that stays missing shows an error, and the page does not reload repeatedly', async () => {
  const page = await visit({
    expected: [/Failed to load resource|ERR_FAILED/, /navigation|ChunkLoadError/],
    mayShift: true,
  })
  await goTo(page, '/devis')
  const loaded = documentsLoaded(page)
  await page.route(/\/assets\/about-.*\.js/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.evaluate(() => sessionStorage.setItem('reloadedForChunk', String(Date.now())))
  await page
    .locator('.site-header')
    .getByRole('link', { name: t('nav.about') })
    .click()
  await eventually(() => page.locator('main h1').textContent()).toBe(t('failure.title'))
  expect(loaded).toEqual([])
})

test('Code and texts that are missing at the start are reported by the name of the specification', async () => {
  const page = await visit({
    expected: [/Failed to load resource|ERR_FAILED/, /Code of the site could not be loaded/],
    firstVisit: true,
  })
  await page.route(/\/assets\/about-.*\.js/, (route) => route.abort())
  const reported: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/telemetry')) reported.push(request.postData() ?? '')
  })
  await page.goto('/about')
  await eventually(() => reported.map((body) => body.match(/"error":\{"name":"(\w+)"/)?.[1])).toContain(
    'ChunkLoadError',
  )
  expect(reported.join()).not.toContain('"name":"TypeError"')
})

test('Offline the reader sees a notice, and the page loads when the network is back', async () => {
  const page = await visit({ firstVisit: true, expected: [/ERR_INTERNET_DISCONNECTED/, /navigation/] })
  await goTo(page, '/mentions-legales')
  await eventually(() => page.locator('.offline').count()).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await eventually(() => page.locator('.offline').textContent()).toBe(t('offline'))
  await page
    .locator('.site-header')
    .getByRole('link', { name: t('nav.products') })
    .click()
  await eventually(() => page.locator('main h1').textContent()).toBe(t('failure.title'))
  await page.context().setOffline(false)
  await eventually(() => page.locator('.offline').textContent()).toBe('')
  await page.getByRole('link', { name: t('failure.retry') }).click()
  await eventually(() => page.locator('.results .card').count()).toBeGreaterThan(0)
})

test('The likely next screens are prefetched after the first page', async () => {
  const page = await visit({ firstVisit: true })
  const requested = scriptsRequested(page)
  const fetched = (name: string) => requested.some((path) => path.startsWith(`/assets/${name}-`))
  await goTo(page, '/blog')
  await eventually(() => ['catalogue', 'about', 'legal'].every(fetched)).toBe(true)
})

test('A screen that loads for long shows a progress indicator', async () => {
  const page = await visit()
  await goTo(page, '/mentions-legales')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/about-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .locator('.site-header')
    .getByRole('link', { name: t('nav.about') })
    .click()
  await eventually(() => page.locator('.spinner').count()).toBe(1)
  expect(addressOf(page)).toBe('/about')
  release()
  await eventually(() => page.locator('.spinner').count()).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('A view transition animates the picture from list to product and back, and Back restores the scroll position', async () => {
  const page = await visit({
    reducedMotion: 'no-preference',
    before: () => {
      const start = document.startViewTransition.bind(document)
      Object.assign(window, { transitions: 0 })
      document.startViewTransition = (update) => {
        Object.assign(window, { transitions: (window as unknown as { transitions: number }).transitions + 1 })
        return start(update)
      }
    },
  })
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions)
  await goTo(page, '/products')
  await page.evaluate(() => scrollTo(0, 900))
  const link = page.locator('.results .card h3 a').nth(6)
  await link.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => scrollY)
  await link.click()
  await eventually(() => page.locator('.product-picture').count()).toBe(1)
  expect(await transitions()).toBe(1)
  await page.goBack()
  await eventually(() => page.locator('.results .card').count()).toBeGreaterThan(0)
  await eventually(transitions).toBe(2)
  await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(y))
})
