import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, eventually, goTo, stored, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

type Marked = Window & { marker?: string }
const mark = (page: Page) =>
  page.evaluate(() => {
    ;(window as Marked).marker = 'here'
  })
/** Whether the document is still the marked one, so no reload happened. */
const isMarked = (page: Page) => page.evaluate(() => (window as Marked).marker === 'here')
const head = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    ogLocale: document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
      (link) => link.hreflang,
    ),
  }))
const switchTo = (page: Page, name: string) => page.locator('.languages').getByRole('link', { name }).click()

test('Switching the language keeps path and query without a reload, and Back restores the previous language', async () => {
  const page = await visit()
  await goTo(page, '/products?category=medical')
  await mark(page)
  const french = await head(page)
  expect(french).toEqual({
    lang: 'fr',
    title: 'Balances – Médical | Haut-Barr Pesage',
    canonical: `${site.origin}/products?category=medical`,
    ogLocale: 'fr_FR',
    alternates: ['fr', 'en', 'de', 'x-default'],
  })
  await switchTo(page, 'Deutsch')
  await page.waitForURL('**/de/products?category=medical')
  const de = await wordsOf('de')
  await eventually(() => head(page)).toEqual({
    lang: 'de',
    title: `${de('list.category-title', { category: de('category.medical') })} | Haut-Barr Pesage`,
    canonical: `${site.origin}/de/products?category=medical`,
    ogLocale: 'de_DE',
    alternates: ['fr', 'en', 'de', 'x-default'],
  })
  expect(await page.locator('.site-header nav').first().textContent()).toContain(de('nav.products'))
  const { items } = await site.list('category=medical', 'de')
  expect(await page.locator('.results .card h3').allTextContents()).toEqual(items.map(({ name }) => name))
  expect(await stored(page, 'preferredLanguage')).toBe('de')

  await switchTo(page, 'English')
  await page.waitForURL('**/en/products?category=medical')
  await eventually(async () => (await head(page)).lang).toBe('en')
  await page.goBack()
  await eventually(async () => (await head(page)).lang).toBe('de')
  expect(addressOf(page)).toBe('/de/products?category=medical')
  await page.goBack()
  await eventually(() => head(page)).toEqual(french)
  expect(addressOf(page)).toBe('/products?category=medical')
  expect(await isMarked(page)).toBe(true)
})

test('Links keep the chosen language from the home page to a product', async () => {
  const page = await visit()
  await goTo(page, '/')
  await mark(page)
  await switchTo(page, 'English')
  await page.waitForURL('**/en')
  const en = await wordsOf('en')
  await page
    .locator('.site-header')
    .getByRole('link', { name: en('nav.products') })
    .click()
  await page.waitForURL('**/en/products')
  await page.locator('.results .card h3 a').first().click()
  await page.waitForURL('**/en/products/*')
  const [first] = (await site.list('', 'en')).items
  await page.getByRole('heading', { level: 1, name: first?.name }).waitFor()
  await switchTo(page, 'Français')
  await page.waitForURL(`**/products/${first?.id}`)
  expect(addressOf(page)).toBe(`/products/${first?.id}`)
  const [french] = (await site.list('')).items
  await page.getByRole('heading', { level: 1, name: french?.name }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('List items are shown in the language of the page', async () => {
  const page = await visit()
  const [french, german] = await Promise.all([
    site.product('montevigne-c3'),
    site.product('montevigne-c3', 'de'),
  ])
  expect(german.name).not.toBe(french.name)
  await goTo(page, `/products/${french.id}`)
  const accessory = french.accessories.find(({ variantReferences }) => variantReferences === null)
  await page.getByRole('checkbox', { name: accessory?.name }).check()
  await page.locator('.product-intro [data-buy]').click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await switchTo(page, 'Deutsch')
  await page.waitForURL('**/de/products/*')
  await page.locator('.badge-open').click()
  const line = page.locator('.sheet-line')
  await eventually(() => line.textContent()).toContain(german.name)
  const offered = german.accessories.find(({ key }) => key === accessory?.key)
  expect(await line.textContent()).toContain(offered?.name)
  expect(await line.textContent()).not.toContain(accessory?.name)
  expect(
    (await stored<QuoteItem[]>(page, 'quoteItems'))?.map(({ lang, productName }) => [lang, productName]),
  ).toEqual([['de', german.name]])
})

test.each([
  { saved: '"de"', spoken: 'fr', from: '/products?category=medical', to: '/de/products?category=medical' },
  { saved: null, spoken: 'en', from: '/', to: '/en' },
] as const)(
  'With $saved saved and a browser in $spoken, $from redirects to $to',
  async ({ saved, spoken, from, to }) => {
    const page = await visit({ locale: spoken, ...(saved ? { stored: { preferredLanguage: saved } } : {}) })
    await goTo(page, from)
    const locale = to.startsWith('/en') ? 'en' : 'de'
    await eventually(() => addressOf(page)).toBe(to)
    await eventually(async () => (await head(page)).lang).toBe(locale)
    const t = await wordsOf(locale)
    await page
      .locator('.site-header')
      .getByRole('link', { name: t('nav.products') })
      .waitFor()
    await page.reload()
    await waitForHydration(page)
    expect(addressOf(page)).toBe(to)
  },
)

test('A language chosen while a page loads slowly is that of the wanted page, not of the old one', async () => {
  const page = await visit()
  await goTo(page, '/about')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/products?*lang=fr*', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.locator('.site-header').getByRole('link', { name: 'Produits' }).click()
  await page.waitForURL('**/products')
  await switchTo(page, 'Deutsch')
  await eventually(() => page.locator('main h1').textContent()).toBe('Waagenkatalog')
  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('lang=fr'))
  release()
  await late
  expect(await page.locator('main h1').textContent()).toBe('Waagenkatalog')
  expect(addressOf(page)).toBe('/de/products')
})
