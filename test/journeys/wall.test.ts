import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { addressOf, eventually, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('The view to scale opens from the list, is enlarged by keys, and leads to a product', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await goTo(page, '/products?category=laboratory')
  await page.getByRole('link', { name: t('views.scale'), exact: true }).click()
  const things = page.locator('.wall li a')
  await eventually(() => things.count()).toBeGreaterThan(10)
  expect(addressOf(page)).toBe('/products?category=laboratory&view=scale')
  expect(
    await page.getByRole('link', { name: t('views.scale'), exact: true }).getAttribute('aria-current'),
  ).toBe('page')

  const { items } = await site.list('category=laboratory')
  const sized = items.filter(({ lead }) => lead.dimensionsMm !== null)
  expect(await things.count()).toBe(sized.length)
  expect(await page.locator('.wall-without a').count()).toBe(items.length - sized.length)

  const first = things.first()
  const drawn = () => first.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width)
  const before = await drawn()
  await first.focus()
  const left = async () => (await first.boundingBox())?.x ?? Number.NaN
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await eventually(drawn).toBeGreaterThan(2 * before)
  await page.keyboard.press('0')
  await eventually(() =>
    page
      .locator('.wall-scroller')
      .first()
      .evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(await left()).toBeGreaterThan(0)
  expect(await findings(page, 'the wall', 'fr')).toEqual([])

  await page.keyboard.press('ArrowRight')
  const second = await things.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await eventually(() => addressOf(page)).toBe(second)
})

test('A mouse drags the wall without opening what it drags, and a wheel with Ctrl enlarges it', async () => {
  const page = await visit()
  await goTo(page, '/products?view=scale')
  const scroller = page.locator('.wall-scroller').first()
  const box = await page.locator('.wall li a').nth(3).boundingBox()
  if (!box) throw new Error('no instrument')
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 150, y, { steps: 5 })
  await page.mouse.up()
  expect(await scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  expect(addressOf(page)).toBe('/products?view=scale')
  const scale = () => page.locator('.wall-scale').first().textContent()
  const before = await scale()
  await page.keyboard.down('Control')
  for (let notch = 0; notch < 8; notch++) await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await eventually(scale).not.toBe(before)
})

test('On a phone and without JavaScript the wall is drawn, panned to its start, and no wider than the page', async () => {
  const page = await visit({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await page.goto('/de/products?view=scale&category=commercial')
  const things = page.locator('.wall li a')
  expect(await things.count()).toBeGreaterThan(10)
  expect(await things.first().isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await page.locator('.wall-tools button').first().isVisible()).toBe(false)
  expect(
    await page
      .locator('.wall-scroller')
      .first()
      .evaluate((box) => [box.scrollLeft, box.scrollTop]),
  ).toEqual([0, 0])
  expect(await page.locator('.wall-view').count(), 'shelves').toBe(1)
  await page.goto('/de/products?view=scale&category=industrial')
  expect(await page.locator('.wall-view').count(), 'shelves').toBe(2)
  const t = await wordsOf('de')
  const person = await page
    .locator('.wall-measure', { hasText: t('wall.person') })
    .locator('svg')
    .boundingBox()
  expect((person?.height ?? 0) / (person?.width ?? 1), 'in proportion').toBeCloseTo(1750 / 480, 1)
})
