import { expect, test } from 'vitest'
import { formatEuros } from '#domain/catalogue/money.ts'
import { microgramsOf } from '#domain/metrology/mass.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { eventually, goTo, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('A product shows a load and its size, says by how much it may err, and whether it fits a use', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de' })
  await goTo(page, inLocale('de', '/products/velmoreau-p5'))
  const stage = page.locator('.product-stage')
  await stage.getByLabel(t('reading.load')).fill('20g')
  await eventually(() => stage.getByRole('status').textContent()).toMatch(/40\sg.*20\sg/)
  const picture = () => stage.locator('img').getAttribute('src')
  const models = page.locator('.model-ruler')
  await models.locator('input[value="VM-P5-15D"]').check()
  await eventually(picture).toMatch(/model=VM-P5-15D$/)
  await page.keyboard.press('ArrowLeft')
  await eventually(picture, 'the arrow keys slide along the ruler').toMatch(/model=VM-P5-15$/)
  await models.locator('input[value="VM-P5-6"]').check()
  await eventually(picture, 'the model of its card').toMatch(/velmoreau-p5\.svg$/)
  expect(
    await page.locator('main select[name="model"], main [name="model"]:not([type="radio"])').count(),
  ).toBe(0)
  await stage.getByRole('button', { name: t('reading.put', { mass: '5\u00a0kg' }) }).click()
  await stage.getByRole('button', { name: t('reading.put', { mass: '5\u00a0kg' }) }).click()
  await eventually(() => stage.getByRole('status').textContent()).toContain(
    t('reading.overload', { max: '6\u00a0kg' }),
  )
  for (const row of await page.locator('.product > .fold > summary').all()) await row.click()
  const scale = page.locator('.to-scale')
  await scale.getByLabel(t('to-scale.length')).fill('40 cm')
  await scale.getByLabel(t('to-scale.width')).fill('300')
  await eventually(() => scale.getByRole('status').textContent()).toMatch(/400\s×\s300\smm.*100\smm/)
  const simulator = page.locator('.error-simulator')
  await simulator.getByLabel(t('curve.quantity')).fill('1,2 kg')
  await eventually(() => simulator.locator('.curve-cost').textContent()).toMatch(/2\.592,00/)
  await simulator.getByLabel(t('curve.quantity')).fill('viel')
  await simulator.getByText(t('form.mass')).waitFor()
  const check = page.locator('.fit-check')
  await check.getByLabel(t('fit.load')).fill('5 kg')
  await check.getByLabel(t('fit.smallest')).fill('30 g')
  await check.getByRole('button', { name: t('fit.ask') }).click()
  await check.locator('.fit-count').waitFor()
  expect(await check.getByRole('status').textContent()).toMatch(/30\sg/)
  expect(await simulator.locator('.curve-mark.load').textContent()).toMatch(/5\skg/)
  expect(await findings(page, 'a product with answers', 'de')).toEqual([])
})

test('On a phone a model is added on the first screens, and further down by the bar that follows', async () => {
  const words = await wordsOf('fr')
  const page = await visit({ viewport: { width: 375, height: 667 } })
  const product = await site.product('montevigne-c3')
  const lead = product.variants.find(({ reference }) => reference === product.leadReference)
  await goTo(page, '/products/montevigne-c3')
  const button = page.locator('.product-intro [data-buy]')
  const box = await button.boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(1.5 * 667)
  const bar = page.getByRole('region', { name: words('buy-bar.label') })
  await button.scrollIntoViewIfNeeded()
  await eventually(() => bar.count()).toBe(0)

  await page.locator('.fold').first().scrollIntoViewIfNeeded()
  await bar.waitFor()
  expect(await bar.textContent()).toContain(lead?.reference)
  expect(await bar.textContent()).toContain(formatEuros(lead?.price ?? Number.NaN, 'fr'))
  await bar.getByRole('button', { name: words('product.add') }).click()
  await page.getByRole('dialog', { name: words('quote.added', { count: 1 }) }).waitFor()
  await page.getByRole('button', { name: words('quote.continue') }).click()
  const badge = await page.locator('.badge').boundingBox()
  const add = await bar.getByRole('button', { name: words('product.add') }).boundingBox()
  const right = (add?.x ?? Number.NaN) + (add?.width ?? 0)
  expect(badge?.x ?? Number.NaN, 'the list stands beside it').toBeGreaterThanOrEqual(right)

  await button.scrollIntoViewIfNeeded()
  await eventually(() => bar.count(), 'no bar beside the button itself').toBe(0)
})

test('So many of a model are added as its page says, by the button as by the bar, and one again after that', async () => {
  const words = await wordsOf('fr')
  const page = await visit()
  const { name, variants, leadReference } = await site.product('montevigne-c3')
  const loads = variants.map(({ ranges }) => microgramsOf(ranges.at(-1)?.max ?? { value: 0, unit: 'g' }))
  expect(loads, 'by Max').toEqual(loads.toSorted((a, b) => a - b))
  await goTo(page, '/products/montevigne-c3')
  const field = page.getByLabel(words('quote.quantity-of', { product: `${name} ${leadReference}` }))
  await field.press('ArrowUp')
  await page.locator('.product-intro .stepper button').last().click()
  expect(await field.inputValue()).toBe('3')
  const price = variants.find(({ reference }) => reference === leadReference)?.price ?? Number.NaN
  const accessory = page.locator('.accessories li').first()
  await accessory.locator('input').check()
  const extra = Number(
    /[\d\s]+,\d\d/u
      .exec((await accessory.textContent()) ?? '')?.[0]
      .replaceAll(/\s/gu, '')
      .replace(',', '.'),
  )
  const sum = formatEuros(3 * (price + extra), 'fr')
  await eventually(() => page.locator('.product-sum').textContent(), 'with its accessories').toContain(sum)
  await page.locator('.fold').last().scrollIntoViewIfNeeded()
  await page.locator('.buy-bar').getByText('3\u00a0×').waitFor()
  expect(await page.locator('.buy-bar').textContent()).toContain(sum)
  await page.locator('.buy-bar button').click()
  await page.getByRole('button', { name: words('quote.continue') }).click()
  const quantities = async () =>
    (await stored<{ quantity: number }[]>(page, 'quoteItems'))?.map(({ quantity }) => quantity)
  await eventually(quantities).toEqual([3])
  expect(await field.inputValue()).toBe('1')
})
