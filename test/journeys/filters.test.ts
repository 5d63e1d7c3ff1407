import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, cardNames, eventually, goTo, hasFocus, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const narrowed = 'category=commercial&brand=Montevigne&metrology=yes&sort=price-desc'
const names = async (query: string) => (await site.list(query)).items.map(({ name }) => name)
const count = (page: Page) => page.locator('.toolbar [role=status]')
const box = (page: Page, facet: string, value: string) =>
  page.locator(`.filters input[name="${facet}"][value="${value}"]`)

it('Filters and order are stored in the address, announced with the number of results and kept by a reload', async () => {
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
})

it('A filter chosen while another list is loading keeps the other filter', async () => {
  const page = await visit()
  await goTo(page, '/products')
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await slow
    await route.continue()
  })
  await box(page, 'category', 'commercial').click()
  await page.waitForURL('**/products?category=commercial')
  await box(page, 'metrology', 'yes').click()
  await page.waitForURL(/metrology=yes/)
  release()
  expect(addressOf(page)).toBe('/products?category=commercial&metrology=yes')
})

it('A chip removes its filter, and « Tout effacer » removes all but the order', async () => {
  const page = await visit()
  await goTo(page, `/products?${narrowed}`)
  await page.getByRole('link', { name: 'Retirer le filtre Marque : Montevigne' }).click()
  await page.waitForURL('**/products?category=commercial&metrology=yes&sort=price-desc')
  await eventually(() => cardNames(page)).toEqual(
    await names('category=commercial&metrology=yes&sort=price-desc'),
  )
  expect(await box(page, 'brand', 'Montevigne').isChecked()).toBe(false)
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await page.waitForURL('**/products?sort=price-desc')
  await eventually(() => cardNames(page)).toEqual(await names('sort=price-desc'))
  expect(await page.locator('.filters input:checked').count()).toBe(0)
})

it('Back restores the list and its scroll position, and undoes filters one by one', async () => {
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

it('Back restores the scroll position also after a page that loaded slowly', async () => {
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

it('An empty list names the filters to remove, and removing one shows results again', async () => {
  const page = await visit()
  const capacity = '6000kg-'
  await goTo(page, `/products?category=commercial&capacity=${capacity}`)
  expect((await site.list(`category=commercial&capacity=${capacity}`)).total).toBe(0)
  await page.getByRole('heading', { name: 'Aucun produit ne correspond' }).waitFor()
  expect(await count(page).textContent()).toBe(t('list.count', { count: 0 }))
  const ways = page.locator('.empty .chip')
  const offered = (await ways.allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))
  expect(offered).toEqual([
    'Sans Catégorie : Commerce',
    'Sans Portée maximale : > 6 000 kg',
    'Tout le catalogue',
  ])
  await ways.nth(1).click()
  await page.waitForURL('**/products?category=commercial')
  await eventually(() => cardNames(page)).toEqual(await names('category=commercial'))
  await page.goBack()
  await ways.nth(0).click()
  await page.waitForURL('**/products?capacity=6000kg-')
  await eventually(() => cardNames(page)).toEqual(await names(`capacity=${capacity}`))
})

it('The pager moves through the whole list in both directions, each page from its top', async () => {
  const page = await visit()
  const { total } = await site.list('')
  const first = await names('')
  await goTo(page, '/products')
  const next = page.getByRole('link', { name: t('pager.next') })
  const previous = page.getByRole('link', { name: t('pager.previous') })
  expect(await previous.count()).toBe(0)
  const seen = [...(await cardNames(page))]
  const pages = Math.ceil(total / limits.pageSize)
  const place = (number: number) => {
    const from = (number - 1) * limits.pageSize + 1
    return t('pager.place', { from, to: Math.min(total, from + limits.pageSize - 1), total })
  }
  for (let number = 2; number <= pages; number++) {
    await next.click()
    await eventually(() => page.locator('.pager-place').textContent()).toBe(place(number))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    seen.push(...(await cardNames(page)))
  }
  expect(await next.count()).toBe(0)
  expect(seen.length).toBe(total)
  const hrefs = page.locator('.card h3 a')
  expect(await hrefs.count()).toBe(total - (pages - 1) * limits.pageSize)
  for (let number = pages - 1; number >= 1; number--) {
    await previous.click()
    await eventually(() => page.locator('.pager-place').textContent()).toBe(place(number))
  }
  expect(addressOf(page)).toBe('/products')
  expect(await cardNames(page)).toEqual(first)
})

it('A search with a typing error shows the corrected query', async () => {
  const page = await visit()
  await goTo(page, '/products')
  await page.getByRole('searchbox').fill('balnace')
  await page.getByRole('button', { name: t('search.submit') }).click()
  await page.waitForURL('**/products?q=balnace')
  const { correctedQuery, total } = await site.list('q=balnace')
  expect(correctedQuery).toBe('balance')
  const corrected = page.locator('.corrected')
  await eventually(() => corrected.textContent()).toBe(
    t('list.corrected', { q: 'balnace', instead: 'balance' }),
  )
  expect(await count(page).textContent()).toBe(t('list.count', { count: total }))
  await eventually(() => cardNames(page)).toEqual(await names('q=balnace'))
})

it('On a phone the filter sheet opens, filters, shows the count, closes and restores the focus', async () => {
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

it('On a phone Back closes the filter sheet, and the page stays', async () => {
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

it('On a phone a page of products takes at most 6,000 px; as a table its rows are ordered by the heads', async () => {
  const de = await wordsOf('de')
  const page = await visit({ viewport: { width: 375, height: 800 } })
  await goTo(page, '/de/products')
  const cards = page.locator('.results .grid > li')
  expect(await cards.count()).toBe(24)
  const height = await page.locator('.results .grid').evaluate((grid) => grid.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(6000)

  await page.getByRole('link', { name: de('views.table'), exact: true }).click()
  const rows = page.locator('.product-table tbody th a')
  await eventually(() => rows.count()).toBe(24)
  expect(addressOf(page)).toBe('/de/products?view=table')
  const head = page.locator('.product-table th[aria-sort]').first()
  for (const [sort, order] of [
    ['name-asc', 'ascending'],
    ['name-desc', 'descending'],
  ]) {
    await head.getByRole('link').click()
    const { items } = await site.list(`sort=${sort}`, 'de')
    await eventually(() => rows.allTextContents()).toEqual(items.map(({ name }) => name))
    expect(addressOf(page)).toBe(`/de/products?sort=${sort}&view=table`)
    expect(await head.getAttribute('aria-sort')).toBe(order)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

it('Offline a filter leaves the list as it was, and its tick comes back', async () => {
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
