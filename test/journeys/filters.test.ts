import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, cardNames, eventually, goTo, hasFocus, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const narrowed = 'category=commercial&brand=Montevigne&metrology=yes&sort=price-desc'
const names = async (query: string) => (await site.list(query)).items.map(({ name }) => name)
const count = (page: Page) => page.locator('.catalogue .count')
const box = (page: Page, facet: string, value: string) =>
  page.locator(`.filters input[name="${facet}"][value="${value}"]`)

test('Filters and order are stored in the address, announced with the number of results and kept by a reload', async () => {
  const page = await visit()
  await goTo(page, '/products')
  expect(await count(page).textContent()).toBe(t('list.count', { count: (await site.list('')).total }))
  const shows = async (query: string) => {
    await page.waitForURL(`**/products?${query}`)
    const { total, items } = await site.list(query)
    await eventually(() => count(page).textContent()).toBe(t('list.count', { count: total }))
    expect(await cardNames(page)).toEqual(items.map(({ name }) => name))
  }
  await box(page, 'category', 'commercial').click()
  await shows('category=commercial')
  await box(page, 'brand', 'Montevigne').click()
  await shows('category=commercial&brand=Montevigne')
  await box(page, 'metrology', 'yes').click()
  await shows('category=commercial&brand=Montevigne&metrology=yes')
  await page.getByLabel(t('sort.label')).selectOption('price-desc')
  await eventually(() => addressOf(page)).toBe(`/products?${narrowed}`)
  await eventually(() => cardNames(page)).toEqual(await names(narrowed))

  await page.reload()
  await waitForHydration(page)
  expect(await cardNames(page)).toEqual(await names(narrowed))
  for (const [facet, value] of [
    ['category', 'commercial'],
    ['brand', 'Montevigne'],
    ['metrology', 'yes'],
  ] as const) {
    expect(await box(page, facet, value).isChecked(), facet).toBe(true)
  }
  expect(await page.getByLabel(t('sort.label')).inputValue()).toBe('price-desc')

  await page.getByRole('link', { name: 'Retirer le filtre Marque : Montevigne' }).click()
  await shows('category=commercial&metrology=yes&sort=price-desc')
  expect(await box(page, 'brand', 'Montevigne').isChecked()).toBe(false)

  await goTo(page, '/products?category=commercial&capacity=6000kg-')
  await page.getByRole('heading', { name: 'Aucun produit ne correspond' }).waitFor()
  await page.locator('.empty .chip').nth(1).click()
  await shows('category=commercial')
})

test('Back restores the list and its scroll position, and undoes filters one by one', async () => {
  const page = await visit()
  await goTo(page, '/products?category=industrial')
  await box(page, 'brand', 'Tarnoval').click()
  await page.waitForURL('**/products?category=industrial&brand=Tarnoval')
  const both = await names('category=industrial&brand=Tarnoval')
  await eventually(() => cardNames(page)).toEqual(both)
  const last = page.locator('.results .card h3 a').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await last.click()
  await page.getByRole('heading', { level: 1, name: both.at(-1) }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await eventually(() => cardNames(page)).toEqual(both)
  await eventually(() => page.evaluate(() => scrollY)).toBe(place)

  await page.reload()
  await waitForHydration(page)
  expect(await cardNames(page)).toEqual(both)
  await eventually(() => page.evaluate(() => scrollY)).toBe(place)

  await page.goBack()
  expect(addressOf(page)).toBe('/products?category=industrial')
  await eventually(() => cardNames(page)).toEqual(await names('category=industrial'))
  expect(await box(page, 'brand', 'Tarnoval').isChecked()).toBe(false)
})

test('Back restores the scroll position also after a page that loaded slowly', async () => {
  const page = await visit()
  await goTo(page, '/products')
  await page.route('**/api/products/*', async (route) => {
    const answer = await route.fetch()
    await page.locator('[aria-busy=true]').first().waitFor()
    await route.fulfill({ response: answer })
  })
  const last = page.locator('.results .card h3 a').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const name = (await last.textContent()) ?? ''
  await last.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: t('list.title') }).waitFor()
  await eventually(() => page.evaluate(() => scrollY)).toBe(place)
})

test('The pager moves through the list in both directions, each page from its top', async () => {
  const page = await visit()
  const first = await site.list('')
  const second = await site.list(`cursor=${first.nextCursor}`)
  await goTo(page, '/products')
  const next = page.getByRole('link', { name: t('pager.next') })
  const previous = page.getByRole('link', { name: t('pager.previous') })
  expect(await previous.count()).toBe(0)
  const shows = async ({ items, from, total }: typeof first) => {
    await eventually(() => cardNames(page)).toEqual(items.map(({ name }) => name))
    expect(await page.locator('.pager-place').textContent()).toBe(
      t('pager.place', { from, to: from + items.length - 1, total }),
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await next.click()
  await shows(second)
  await next.click()
  await shows(await site.list(`cursor=${second.nextCursor}`))
  await previous.click()
  await shows(second)
  await previous.click()
  await shows(first)
  expect(addressOf(page)).toBe('/products')
})

test('On a phone the filter sheet opens, filters, shows the count, closes and restores the focus', async () => {
  const page = await visit({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })
  await goTo(page, '/products')
  const open = page.locator('.filters-open')
  const sheet = page.getByRole('dialog', { name: t('filters.title') })
  expect(await sheet.count()).toBe(0)
  await open.tap()
  await sheet.waitFor()
  await sheet.locator('input[name="category"][value="medical"]').tap()
  await page.waitForURL('**/products?category=medical')
  await sheet.locator('input[name="metrology"][value="yes"]').tap()
  await page.waitForURL('**/products?category=medical&metrology=yes')
  const { total } = await site.list('category=medical&metrology=yes')
  const show = sheet.getByRole('button', { name: `Voir ${total} produits` })
  await show.tap()
  await sheet.waitFor({ state: 'hidden' })
  expect(await open.evaluate(hasFocus)).toBe(true)
  expect(await open.textContent()).toBe('Filtres (2)')
  expect(await count(page).textContent()).toBe(t('list.count', { count: total }))
  expect(await cardNames(page)).toEqual(await names('category=medical&metrology=yes'))
  await page.goBack()
  expect(page.url(), 'choices in the sheet add one history entry').not.toContain('metrology=yes')
})

test('On a phone Back closes the filter sheet, and the page stays', async () => {
  const page = await visit({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })
  await goTo(page, '/about')
  await page.locator('.menu-button').tap()
  await page
    .locator('#site-menu')
    .getByRole('link', { name: t('nav.products') })
    .tap()
  await waitForHydration(page)
  await page.locator('.filters-open').tap()
  const sheet = page.getByRole('dialog', { name: t('filters.title') })
  await sheet.locator('input[name="category"]').first().waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/products')
})

test('On a phone a page of products takes at most 6,000 px; as a table it stays as wide as the screen', async () => {
  const de = await wordsOf('de')
  const page = await visit({ viewport: { width: 375, height: 800 } })
  await goTo(page, '/de/products')
  const cards = page.locator('.results .grid > li')
  expect(await cards.count()).toBe(24)
  const height = await page.locator('.results .grid').evaluate((grid) => grid.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(6000)

  await page.getByRole('link', { name: de('views.table'), exact: true }).click()
  const rows = page.locator('.product-table tbody th a')
  await eventually(() => rows.count()).toBe(limits.tableRows)
  expect(addressOf(page)).toBe('/de/products?view=table')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('Offline a filter leaves the list as it was, and its tick comes back', async () => {
  const page = await visit({ expected: [/ERR_INTERNET_DISCONNECTED|navigation|unavailable/] })
  await goTo(page, '/products')
  const shown = await cardNames(page)
  await page.context().setOffline(true)
  await page.locator('.filters input[name="category"][value="medical"]').click()
  await eventually(() => page.locator('.filters input[name="category"]:checked').count()).toBe(0)
  expect(await cardNames(page)).toEqual(shown)
  expect(addressOf(page)).toBe('/products')
  await page.context().setOffline(false)
})

test('In the table what adds a row is whole and in reach on a phone and on a tablet', async () => {
  for (const width of [375, 768]) {
    const page = await visit({ viewport: { width, height: 800 } })
    await goTo(page, '/products?view=table&category=commercial')
    const add = await page.locator('.product-table .button').first().boundingBox()
    const [left, size] = [add?.x ?? Number.NaN, add?.width ?? 0]
    expect(size).toBeGreaterThanOrEqual(44)
    expect(left + size, `at ${width}`).toBeLessThanOrEqual(width)
    const names = page.locator('.product-table tbody th a')
    for (const { height } of await names.evaluateAll((links) => links.map((a) => a.getBoundingClientRect())))
      expect(height).toBeLessThan(50)
  }
})
