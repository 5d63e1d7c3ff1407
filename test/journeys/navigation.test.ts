import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, eventually, goTo, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const toHeading = (page: Page, text: string) =>
  eventually(() => page.locator('main h1').textContent()).toBe(text)
const entry = (page: Page, label: Parameters<typeof t>[0]) =>
  page.locator('.site-header').getByRole('link', { name: t(label) })

test('A double click on a link adds one history entry', async () => {
  const page = await visit()
  await goTo(page, '/blog')
  const before = await page.evaluate(() => history.length)
  await entry(page, 'nav.contact').dblclick()
  await toHeading(page, t('contact.title'))
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await toHeading(page, t('articles.title'))
  expect(addressOf(page)).toBe('/blog')
})

test('The link of the current page scrolls to its top, closes the menu and adds no history entry', async () => {
  const page = await visit({ viewport: { width: 375, height: 700 } })
  await goTo(page, '/about')
  const before = await page.evaluate(() => history.length)
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('.menu-button').click()
  await page.locator('.site-menu a[aria-current="page"]').click()
  await eventually(() => page.locator('.site-menu:popover-open').count()).toBe(0)
  await eventually(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test.each([
  ['/products?view=table&utm_source=mail&category=medical', 0],
  // The edge drops what the page does not read, so the browser loads the page of its address again.
  ['/contact?subject=x', 0],
  ['/products?sort=price-asc&unknown=1', 0],
])('On %s the focus stays where the visitor set it', async (href, loads) => {
  const page = await visit()
  let requests = 0
  page.on('request', (request) => {
    if (/\/api\/products\?/.test(request.url())) requests++
  })
  await goTo(page, href)
  const link = page.locator('main a[href]:visible').first()
  await link.focus()
  await page.waitForLoadState('networkidle')
  expect(await link.evaluate(hasFocus)).toBe(true)
  expect(requests).toBe(loads)
})

/** The view transitions that the browser ran or skipped. */
function watchTransitions() {
  const start = document.startViewTransition.bind(document)
  const ended: string[] = []
  Object.assign(window, { ended })
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(
      () => ended.push('moved'),
      (error) => ended.push(error.name),
    )
    return transition
  }
}
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { ended: string[] }).ended)

test('A view transition animates the picture between products, forwards and back', async () => {
  const page = await visit({
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 2400 },
    before: watchTransitions,
  })
  await goTo(page, '/products/velmoreau-p5')
  const related = page.locator('main .card h3 a').first()
  const name = (await related.textContent()) ?? ''
  await related.click()
  await eventually(() => transitions(page)).toEqual(['moved'])
  await toHeading(page, name)
  await page.goBack()
  await eventually(() => transitions(page)).toEqual(['moved', 'moved'])
})

test('A skipped view transition is no error: the page is shown', async () => {
  const page = await visit({
    reducedMotion: 'no-preference',
    before: () => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        transition.skipTransition()
        return transition
      }
    },
  })
  await goTo(page, '/blog')
  await entry(page, 'nav.contact').click()
  await toHeading(page, t('contact.title'))
})

test('Invalid stored scroll positions do not break a page', async () => {
  const page = await visit({
    before: () => {
      if (location.protocol === 'http:')
        sessionStorage.setItem('scrollPositions', '[null, 1, {}, ["key", "far"]]')
    },
  })
  await goTo(page, '/blog')
  await entry(page, 'nav.contact').click()
  await toHeading(page, t('contact.title'))
})

test('Back closes what lies on top of the page, one after the other, and only then leaves the page', async () => {
  const page = await visit({ viewport: { width: 390, height: 800 } })
  await goTo(page, '/products?category=commercial')
  await page.locator('.results .card h3 a').first().click()
  await page.locator('.product-intro [data-buy]').waitFor()
  const product = addressOf(page)
  await page.locator('.product-intro [data-buy]').click()
  const dialogs = page.locator('dialog:modal')
  await eventually(() => dialogs.count()).toBe(1)
  const entries = await page.evaluate(() => history.length)
  const back = () => page.evaluate(() => history.back())
  await back()
  await eventually(() => dialogs.count()).toBe(0)
  expect([addressOf(page), await page.evaluate(() => history.length)]).toEqual([product, entries])

  await page.locator('.badge-open').click()
  await page.getByRole('dialog', { name: t('quote.summary') }).waitFor()
  await page.getByRole('button', { name: t('quote.clear') }).click()
  await page.getByRole('alertdialog').waitFor()
  await back()
  await eventually(() => dialogs.count()).toBe(1)
  await back()
  await eventually(() => dialogs.count()).toBe(0)
  expect(addressOf(page)).toBe(product)
  expect(await page.evaluate(() => localStorage.getItem('quoteItems'))).toContain(product.split('/').at(-1))
  const menu = page.locator('#site-menu:popover-open')
  await page.locator('.menu-button').click()
  await menu.waitFor()
  await back()
  await eventually(() => menu.count()).toBe(0)
  // The address of the entry that Back left for a moment is reported too.
  await eventually(() => addressOf(page)).toBe(product)
  // An entry of the menu closes it too, and Back from there is an ordinary one.
  await page.locator('.menu-button').click()
  await menu.getByRole('link', { name: t('nav.contact') }).click()
  await toHeading(page, t('contact.title'))
  await back()
  await eventually(() => addressOf(page)).toBe(product)
  await back()
  await eventually(() => addressOf(page)).toBe('/products?category=commercial')
})

test('A press on « Comparer » or « Devis » before the code is there is kept, and done once', async () => {
  const page = await visit({ firstVisit: true })
  let release = () => {}
  const arrives = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!entry-early).*\.js$/, async (route) => {
    await arrives
    await route.fallback()
  })
  await page.goto('/products?category=commercial', { waitUntil: 'commit' })
  const card = page.locator('.results .card').first()
  const press = card.locator('.card-foot button')
  const compare = card.locator('.compare-button')
  await compare.waitFor()
  // The file that keeps presses has no other sign of its arrival than what it does.
  await eventually(async () => {
    await compare.click()
    return compare.getAttribute('aria-busy')
  }).toBe('true')
  await compare.click()
  await press.dblclick()
  release()
  const dialog = page.locator('dialog:modal')
  await eventually(() => dialog.count()).toBe(1)
  await page.locator('.compare-badge').waitFor({ state: 'attached' })
  const kept = async (key: string) =>
    (JSON.parse((await page.evaluate((k) => localStorage.getItem(k), key)) ?? '[]') as unknown[]).length
  await eventually(() => kept('quoteItems')).toBe(1)
  expect(await kept('productsToCompare')).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
