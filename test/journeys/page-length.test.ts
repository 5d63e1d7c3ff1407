import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { addScale, dateText, dueIn, inYears, openRegister, overdue } from './scales-support.ts'
import { eventually, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const screens = { phone: { width: 375, height: 800 }, desk: { width: 1280, height: 900 } }

/** What a page asks of its reader: its height, the words in sight, the selects, and where its first thing begins. */
function countsOf(page: Page, first: string) {
  return page.evaluate((selector) => {
    const main = document.querySelector('main') as HTMLElement
    const isSeen = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, option')
    /** Elements with text of their own that is in sight. */
    const written = (root: Element) =>
      [...root.querySelectorAll('*')].filter(
        (element) =>
          isSeen(element) &&
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
    const textOf = (element: Element) =>
      [...element.childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ' ')).join('')
    const sizes = written(document.body).filter((element) => !element.closest('svg'))
    return {
      height: document.documentElement.scrollHeight,
      words: written(main)
        .flatMap((element) => textOf(element).split(/\s+/))
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      blocks: [...main.querySelectorAll('h1, h2')].filter(isSeen).length,
      sizes: [...new Set(sizes.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))].sort(
        (a, b) => a - b,
      ),
      footer: Math.round(document.querySelector('.site-footer')?.getBoundingClientRect().height ?? 0),
      selects: [...main.querySelectorAll<HTMLElement>('select')].filter((select) => select.checkVisibility())
        .length,
      first: Math.round((main.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN) + scrollY),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  }, first)
}

async function measured(page: Page, name: string, href: string, first: string) {
  await goTo(page, href)
  const counts = await countsOf(page, first)
  console.info(`${name.padEnd(34)} ${JSON.stringify(counts)}`)
  expect(counts.isTooWide, name).toBe(false)
  return counts
}

test.each(locales)('The home page is short, in seven blocks, over a low footer (%s)', async (locale) => {
  for (const [screen, viewport] of Object.entries(screens)) {
    const page = await visit({ locale, viewport })
    const name = `home ${locale} ${screen}`
    const counts = await measured(page, name, inLocale(locale, '/'), '.found li:last-child')
    const { height, words, blocks, sizes, footer, first } = counts
    expect(height, name).toBeLessThanOrEqual(screen === 'phone' ? 5000 : 3600)
    expect(words, name).toBeLessThanOrEqual(500)
    expect(blocks, name).toBeLessThanOrEqual(7)
    expect(sizes.length, name).toBeLessThanOrEqual(7)
    expect(sizes[0], name).toBeGreaterThanOrEqual(12.5)
    expect(footer, name).toBeLessThanOrEqual(screen === 'phone' ? 560 : 360)
    // The third instrument is on the first screen, and nobody has pressed anything.
    expect(first, name).toBeLessThanOrEqual(viewport.height - 60)
    expect(await page.locator('.found li').count(), name).toBe(3)
  }
})

/** On a phone: one link back, the name before the picture, and what buys it, on the first screen. */
async function expectOfferAtOnce(page: Page, name: string) {
  const endOf = async (selector: string) => {
    const { y = Number.NaN, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
    return { y, end: y + height }
  }
  const [crumbs, heading] = [await endOf('.breadcrumbs ol'), await endOf('main h1')]
  expect(crumbs.end - crumbs.y, name).toBeLessThanOrEqual(44)
  expect(heading.end, name).toBeLessThan((await endOf('.product-picture')).y)
  for (const selector of ['.product-price', '[data-buy]'])
    expect((await endOf(selector)).end, `${name} ${selector}`).toBeLessThanOrEqual(screens.phone.height)
}

/** The longest page of a product: the most models and accessories. */
const products = ['montevigne-c3', 'montevigne-b8', 'velmoreau-p5']

test.each(locales)(
  'A product page is short: one choice of model, and rows that are closed (%s)',
  async (locale) => {
    for (const [screen, viewport] of Object.entries(screens)) {
      const page = await visit({ locale, viewport })
      for (const id of products) {
        const href = inLocale(locale, `/products/${id}`)
        const name = `product ${id} ${locale} ${screen}`
        const { height, words, selects } = await measured(page, name, href, '.product-stage')
        expect(height, name).toBeLessThanOrEqual(screen === 'phone' ? 4500 : 3200)
        expect(words, name).toBeLessThanOrEqual(450)
        expect(selects, name).toBe(0)
        expect(await page.locator('main fieldset.models, main .model-ruler').count(), name).toBe(1)
        if (screen === 'phone') await expectOfferAtOnce(page, name)
      }
      expect(await findings(page, 'a product', locale)).toEqual([])
    }
  },
)

test.each(locales)(
  'The first card of the catalogue is near its top, with one control and itself (%s)',
  async (locale) => {
    for (const [screen, viewport] of Object.entries(screens)) {
      const page = await visit({ locale, viewport })
      const name = `catalogue ${locale} ${screen}`
      const { first } = await measured(page, name, inLocale(locale, '/products'), '.results .card')
      expect(first, name).toBeLessThanOrEqual(screen === 'phone' ? 300 : 280)
      const card = page.locator('.results .card').first()
      expect(await card.locator('a').count(), 'the card is the link').toBe(1)
      expect(await card.locator('button:not(.compare-button)').count(), name).toBe(1)
      const [product] = (await site.list('limit=1')).items
      expect(await card.locator('.card-brand').textContent(), name).toContain(product?.leadReference)
    }
  },
)

test.each(locales)(
  'The customer area with four instruments is short on a phone, and says when each of them is due (%s)',
  async (locale) => {
    const page = await visit({ locale, viewport: screens.phone })
    await signInAsNew(site, page, { locale })
    const days = [overdue.lastVerifiedOn, ...[40, 200, 400].map((days) => inYears(dueIn(days), -2))]
    for (const [i, lastVerifiedOn] of days.entries())
      await addScale(page, { model: `P${i}`, serial: `A-${i}`, lastVerifiedOn })
    const href = inLocale(locale, '/dashboard')
    await openRegister(page, href)
    const name = `customer area ${locale}`
    const { height, isTooWide } = await countsOf(page, '.scale-card')
    console.info(`${name.padEnd(34)} ${height}`)
    expect(isTooWide, name).toBe(false)
    expect(height, name).toBeLessThanOrEqual(4500)
    for (const day of days)
      await page
        .locator('.scale-card')
        .getByText(dateText(inYears(day, 2), locale), { exact: true })
        .waitFor()
    const plate = page.locator('.scale-card .plate').first()
    expect(await plate.isVisible()).toBe(false)
    await page.locator('.scale-card .narrow-fold').first().click()
    await plate.waitFor()
    expect(await findings(page, 'the customer area', locale)).toEqual([])
    await page.evaluate(() => location.replace('#security'))
    await page.reload()
    await page.locator('#security form').waitFor()
  },
)

const compared = ['montevigne-b8', 'velmoreau-p5', 'montevigne-c3', 'lumivanne-a5']

test.each(locales)('The first compared value stands on the first screen (%s)', async (locale) => {
  for (const [screen, viewport] of Object.entries(screens)) {
    const page = await visit({ locale, viewport })
    for (const count of [2, 3, 4]) {
      const query = compared.slice(0, count).map((id) => `p=${id}`)
      const name = `${count} compared ${locale} ${screen}`
      const href = inLocale(locale, `/compare?${query.join('&')}`)
      // From three on only differences are shown: the first row of all may be hidden.
      const { first } = await measured(
        page,
        name,
        href,
        count > 2 ? 'tbody:not(.same) tr:not(.same) td' : 'tbody td',
      )
      expect(first, name).toBeLessThanOrEqual(screen === 'desk' ? 380 : 420)
    }
  }
})

/** The height of what stays on the screen while the page scrolls: header, and bars at the lower edge. */
const barHeight = (page: Page) =>
  page.locator('.site-header, .badge, .list-bar, .compare-badge, .buy-bar').evaluateAll((bars) => {
    const rows = new Set<number>()
    for (const bar of bars) {
      if (getComputedStyle(bar).position === 'static') continue
      const { top, bottom } = bar.getBoundingClientRect()
      for (let y = Math.round(top); y < Math.round(bottom); y++) rows.add(y)
    }
    return rows.size
  })

test('On a phone the bars take 12 % of the screen at most, with a list and a comparison', async () => {
  const page = await visit({ viewport: screens.phone })
  const t = await wordsOf('fr')
  const [product] = (await site.list('limit=1&category=commercial')).items
  await goTo(page, '/products?category=commercial')
  const card = page.locator('.results .card').first()
  await card.locator('.card-foot button').click()
  await page.getByRole('button', { name: t('quote.continue') }).click()
  await card.locator('.compare-button').click()
  await page.locator('.compare-badge').waitFor()
  for (const path of ['/', `/products/${product?.id}`, '/devis', '/contact']) {
    await goTo(page, path)
    await page.locator('.badge, .list-bar').waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    if (path.startsWith('/products/')) await page.locator('.buy-bar').waitFor()
    const height = await barHeight(page)
    console.info(`bars of ${path}`.padEnd(34), height)
    expect(height, path).toBeLessThanOrEqual(screens.phone.height * 0.12)
  }
})

test('On the page of the list the bar names the amount and leads to the form', async () => {
  const page = await visit({ viewport: screens.desk })
  const t = await wordsOf('fr')
  await goTo(page, '/products?category=commercial')
  await page.locator('.results .card .card-foot button').first().click()
  await page.getByRole('button', { name: t('quote.continue') }).click()
  const badge = page.locator('.badge')
  await badge.waitFor()
  const box = await badge.boundingBox()
  expect(box?.width).toBeLessThan(400)
  expect(box?.height).toBe(44)
  const total = (await badge.locator('.badge-total').textContent()) ?? ''
  expect(total).toMatch(/^\d[\d\s]*,\d\d\s€$/)
  await goTo(page, '/devis')
  await page.locator('.estimate-total').waitFor()
  await page.setViewportSize(screens.phone)
  const bar = page.locator('.list-bar')
  await eventually(() => bar.textContent()).toContain(total)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const isOverForm = () =>
    page.evaluate(() => {
      const [bar, form] = ['.list-bar', '.quote-fields'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return (bar?.bottom ?? 0) > (form?.top ?? 0)
    })
  expect(await isOverForm(), 'it never lies on the form').toBe(false)
  await page.evaluate(() => scrollTo(0, 0))
  await bar.getByRole('link', { name: t('quote.badge-send'), exact: true }).click()
  await eventually(() =>
    page.locator('#quote-fields').evaluate((fields) => fields.getBoundingClientRect().top),
  ).toBeLessThan(200)
})
