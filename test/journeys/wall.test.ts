import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { addressOf, eventually, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('The view to scale shows one of each type, then all of a type, is enlarged by keys, and leads to a product', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await goTo(page, '/products?category=laboratory')
  await page.getByRole('link', { name: t('views.scale'), exact: true }).click()
  const things = page.locator('.wall-scroller li a')
  await things.first().waitFor()
  expect(addressOf(page)).toBe('/products?category=laboratory&view=scale')
  expect(
    await page.getByRole('link', { name: t('views.scale'), exact: true }).getAttribute('aria-current'),
  ).toBe('page')

  // Of all of the filter, not of a page.
  const all = await site.list('category=laboratory&limit=100')
  const isSized = ({ lead }: (typeof all.items)[number]) => lead.dimensionsMm !== null
  const kinds = new Set(all.items.filter(isSized).map(({ subcategory }) => subcategory))
  await page.getByText(t('wall.kinds', { drawn: kinds.size })).waitFor()
  expect(await things.count()).toBe(kinds.size)

  const precision = await site.list('category=laboratory&subcategory=precision')
  const kind = things.filter({ hasText: precision.items[0]?.subcategoryLabel ?? '' }).first()
  await kind.click()
  await eventually(() => addressOf(page)).toContain('subcategory=precision')
  const sized = precision.items.filter(isSized)
  await page.getByText(t('wall.whole', { drawn: sized.length })).waitFor()
  expect(await things.count()).toBe(sized.length)
  expect(await page.locator('.wall-without a').count()).toBe(precision.items.length - sized.length)

  const first = things.first()
  const drawn = () => first.locator('.front').evaluate((svg) => svg.getBoundingClientRect().width)
  const before = await drawn()
  await first.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await eventually(drawn).toBeGreaterThan(2 * before)
  expect(await findings(page, 'the wall', 'fr')).toEqual([])

  await page.keyboard.press('ArrowRight')
  const second = await things.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await eventually(() => addressOf(page)).toBe(second)
})

test('Where the others cannot be loaded, the wall says so, and asks again', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ expected: [/ERR_FAILED/] })
  const isList = (url: URL) => url.pathname === '/api/products' && url.searchParams.has('limit')
  await page.route(isList, (route) => route.abort())
  await goTo(page, '/products?view=scale')
  await page.getByText(t('wall.failed')).waitFor()
  const { items, total } = await site.list('')
  const things = page.locator('.wall li a')
  const kindsOf = (products: typeof items) => new Set(products.map(({ subcategory }) => subcategory)).size
  expect(await things.count()).toBe(kindsOf(items))
  await page.unroute(isList)
  const asked: string[] = []
  page.on('request', (request) => isList(new URL(request.url())) && asked.push(request.url()))
  await page.locator('.wall-state').getByRole('button').click()
  const whole = [...(await site.list('limit=100')).items]
  const { nextCursor } = await site.list('limit=100')
  if (nextCursor) whole.push(...(await site.list(`limit=100&cursor=${encodeURIComponent(nextCursor)}`)).items)
  expect(whole).toHaveLength(total)
  await eventually(() => things.count()).toBe(kindsOf(whole))
  expect(asked).toHaveLength(Math.ceil((total - items.length) / 100))
  expect(await page.locator('.pager').count()).toBe(0)
})

test('On a phone and without JavaScript the wall is drawn, and no wider than the page', async () => {
  const page = await visit({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await page.goto('/de/products?view=scale&category=commercial')
  const things = page.locator('.wall-scroller li a')
  expect(await things.count()).toBeGreaterThan(5)
  expect(await things.first().isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await page.locator('.wall-tools button').first().isVisible()).toBe(false)
  expect(await page.locator('.wall-scroller').evaluate((box) => box.scrollLeft)).toBe(0)
  expect(await page.locator('.pager a[rel=next]').count(), 'the next page').toBe(1)
  await page.goto('/de/products?view=scale&category=industrial')
  expect(await page.locator('.wall-scroller .wall-title').count(), 'counter and floor').toBe(2)
  const t = await wordsOf('de')
  const person = await page
    .locator('.wall-measure', { hasText: t('wall.person') })
    .locator('.front')
    .boundingBox()
  expect((person?.height ?? 0) / (person?.width ?? 1), 'in proportion').toBeCloseTo(1750 / 480, 1)
})

test('What is wider than the wall shows both of its ends, and nothing has to be scrolled', async () => {
  const page = await visit()
  await goTo(page, '/products?view=scale&category=industrial')
  const wall = page.locator('.wall-scroller')
  const ends = wall.locator('.wall-end:visible')
  await wall.locator('a').first().focus()
  for (const _ of [1, 2]) await page.keyboard.press('+')
  await eventually(() => ends.count()).toBeGreaterThan(0)
  expect(await wall.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const [end, whole] = [await ends.first().locator('.front').boundingBox(), await wall.boundingBox()]
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0) + 1)
})

/** Words of the labels that are broken without a hyphen, and lines that end too near the next column. */
function badLabels(scroller: Element): string[] {
  const linesOf = (node: Node, from: number, to: number) => {
    const range = new Range()
    range.setStart(node, from)
    range.setEnd(node, to)
    // Where a line ends at a hyphen, the end of the line counts as a box without a width.
    return [...range.getClientRects()].filter((box) => box.width > 6)
  }
  return [...scroller.querySelectorAll('.wall-label')].flatMap((label) => {
    const end = label.getBoundingClientRect().right - 12
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    const bad: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue
      const text = node.nodeValue ?? ''
      for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu))
        if (new Set(linesOf(node, index, index + word.length).map(({ top }) => top)).size > 1)
          bad.push(`broken: ${word}`)
      if (linesOf(node, 0, text.length).some(({ right }) => right > end + 0.5)) bad.push(`wide: ${text}`)
    }
    return bad
  })
}

test.each(locales)(
  'The labels of the wall break at a hyphen only, and stand apart from each other (%s)',
  async (locale) => {
    for (const width of [375, 768, 1280]) {
      const page = await visit({ locale, viewport: { width, height: 900 } })
      await goTo(page, inLocale(locale, '/products?view=scale'))
      await page.locator('.wall-state progress').waitFor({ state: 'detached' })
      expect(await page.locator('.wall-scroller').evaluate(badLabels), `${width} px`).toEqual([])
    }
  },
)
