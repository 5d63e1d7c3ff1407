import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { type Compared, writeComparisonQuery } from '#domain/comparison/comparison.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  badge,
  columnNames,
  compareButtons,
  compareFirst,
  openPanel,
  panelOf,
  rowCells,
  selectionOf,
  storedIds,
  storeSelection,
} from './comparison-support.ts'
import { addressOf, eventually, goTo, inOne, stored, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')
const list = '/products?category=commercial'

test.each(inOne('de'))(
  'The button of a card adds and removes its product; badge, panel and footer show the count (%s)',
  async (locale) => {
    const words = await wordsOf(locale)
    const page = await visit({ locale })
    await goTo(page, inLocale(locale, list))
    expect(await badge(page).count(), 'no badge without a selection').toBe(0)
    const first = compareButtons(page).first()
    expect(await first.textContent()).toBe(words('compare.add'))
    await compareFirst(page, 2)
    expect(await first.textContent()).toBe(words('compare.chosen'))
    expect(await first.getAttribute('class')).toContain('chosen')
    expect(await page.locator('.footer-compared').textContent()).toBe(words('compare.footer', { count: 2 }))
    expect(await badge(page).getAttribute('aria-label')).toBe(words('compare.open', { count: 2 }))

    const panel = await openPanel(page, words, 2)
    const { items } = await site.list('category=commercial', locale)
    expect(await columnNames(panel)).toEqual(items.slice(0, 2).map(({ name }) => name))
    await panel.getByRole('button', { name: words('close'), exact: true }).click()
    await panel.waitFor({ state: 'hidden' })

    await first.click()
    await eventually(() => first.textContent()).toBe(words('compare.add'))
    expect(await page.locator('.footer-compared').textContent()).toBe(words('compare.footer', { count: 1 }))
  },
)

test('A refusal has the texts of the specification', () => {
  expect(t('compare.already')).toBe('Ce produit est déjà dans votre comparaison.')
  expect(t('compare.full')).toBe('Vous ne pouvez comparer que 4 produits à la fois.')
  expect(t('compare.add')).toBe('Comparer')
  expect(t('compare.chosen')).toBe('Comparé')
})

test.each(inOne('en'))('A fifth product is refused with an alert, and the four stay (%s)', async (locale) => {
  const words = await wordsOf(locale)
  const page = await visit({ locale })
  await goTo(page, inLocale(locale, list))
  await compareFirst(page, limits.compareProducts)
  const four = await storedIds(page)
  await compareButtons(page).nth(limits.compareProducts).click()
  const alert = page.getByRole('alert').filter({ hasText: words('compare.full') })
  await alert.waitFor()
  expect(await storedIds(page)).toEqual(four)
  await alert.getByRole('button', { name: words('close') }).click()
  await alert.waitFor({ state: 'hidden' })
})

test('A press on « Comparer » before the code is there leaves a product compared that already was', async () => {
  const page = await visit()
  const selection = await selectionOf(site, 1)
  await storeSelection(page, selection)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/(?!entry-early).*\.js$/, async (route) => {
    await late
    await route.fallback()
  })
  await page.goto(list, { waitUntil: 'commit' })
  const button = compareButtons(page).first()
  // The file that keeps presses has no other sign of its arrival than what it does.
  await eventually(async () => {
    await button.click()
    return button.getAttribute('aria-busy')
  }).toBe('true')
  expect(await button.textContent()).toBe('Comparer')
  arrive()
  await waitForHydration(page)
  await eventually(() => button.textContent()).toBe('Comparé')
  await eventually(() => button.getAttribute('aria-busy')).toBe(null)
  expect(await storedIds(page)).toEqual(selection.map(({ id }) => id))
})

test('The selection survives a reload, and two tabs stay synchronised', async () => {
  const one = await visit()
  await goTo(one, list)
  await compareFirst(one, 2)
  await one.reload()
  await waitForHydration(one)
  await eventually(() => badge(one).locator('.badge-count').textContent()).toBe('2')
  expect(await compareButtons(one).first().textContent()).toBe('Comparé')

  const two = await one.context().newPage()
  await goTo(two, list)
  await eventually(() => badge(two).locator('.badge-count').textContent()).toBe('2')
  await compareButtons(two).nth(2).click()
  await eventually(() => badge(one).locator('.badge-count').textContent()).toBe('3')
  await compareButtons(one).nth(0).click()
  await eventually(() => compareButtons(two).nth(0).textContent()).toBe('Comparer')
  const { items } = await site.list('category=commercial')
  await eventually(() => storedIds(two)).toEqual([items[1]?.id, items[2]?.id])
})

test('Of an invalid stored selection the valid products are kept, at most four and each once', async () => {
  const page = await visit({
    expected: [/productsToCompare: 5 unreadable/, /productsToCompare: 1 unreadable/],
  })
  const five = await selectionOf(site, 5)
  await storeSelection(page, [null, 42, { id: '../x', name: 'x', image: '/x' }, five[0], ...five])
  await goTo(page, list)
  await eventually(() => badge(page).locator('.badge-count').textContent()).toBe('4')
  await storeSelection(page, '[{"id":')
  await goTo(page, list)
  expect(await compareButtons(page).first().textContent()).toBe('Comparer')
  await compareFirst(page, 1)
  expect(await storedIds(page)).toEqual([five[0]?.id])
})

test.each(inOne('fr'))(
  'Removing one and clearing all can be undone in the original order (%s)',
  async (locale) => {
    const words = await wordsOf(locale)
    const page = await visit({ locale })
    await storeSelection(page, await selectionOf(site, 3))
    await goTo(page, inLocale(locale, '/contact'))
    const panel = await openPanel(page, words, 3)
    const names = await columnNames(panel)
    const title = (count: number) =>
      panel.getByRole('heading', { name: words('compare.title-count', { count }) })

    await panel.getByRole('button', { name: words('compare.remove-named', { name: names[1] ?? '' }) }).click()
    await title(2).waitFor()
    await eventually(() => columnNames(panel)).toEqual([names[0], names[2]])
    const notice = panel.getByRole('status').filter({ hasText: words('undo') })
    expect(await notice.textContent()).toContain(words('compare.removed', { name: names[1] ?? '' }))
    await notice.getByRole('button', { name: words('undo') }).click()
    await title(3).waitFor()
    await eventually(() => columnNames(panel)).toEqual(names)

    await panel.getByRole('button', { name: words('compare.clear') }).click()
    await title(0).waitFor()
    expect(await panel.textContent()).toContain(words('compare.empty'))
    expect(await panel.textContent()).toContain(words('compare.empty-hint'))
    expect(await storedIds(page)).toEqual([])
    await panel.getByRole('button', { name: words('undo') }).click()
    await title(3).waitFor()
    await eventually(() => columnNames(panel)).toEqual(names)

    await panel.getByRole('button', { name: words('compare.clear') }).click()
    await panel.getByRole('link', { name: words('compare.to-products') }).click()
    await page.waitForURL(`**${inLocale(locale, '/products')}`)
    expect(await panelOf(page).count()).toBe(0)
    expect(await badge(page).count()).toBe(0)
  },
)

test('The columns have picture, name and product link; missing values have an icon and a text', async () => {
  const page = await visit()
  const selection = ['montevigne-c3', 'tarnoval-tr2', 'montevigne-p1']
  const products = await Promise.all(selection.map((id) => site.product(id)))
  await storeSelection(
    page,
    products.map(({ id, name, image }) => ({ id, name, image })),
  )
  await goTo(page, '/')
  const panel = await openPanel(page, t, 3)
  const names = products.flatMap(({ specifications }) => Object.keys(specifications))
  const lacking = [...new Set(names)].filter(
    (name) =>
      !['capacity', 'readability', 'platform', 'connectivity'].includes(name) &&
      products.some(({ specifications }) => !specifications[name]),
  )
  expect(lacking.length, 'some product lacks a value that another has').toBeGreaterThan(0)
  for (const name of lacking) {
    const cells = rowCells(panel, t(`spec.${name}` as 'spec.weight'))
    for (const [i, { specifications }] of products.entries()) {
      if (specifications[name]) continue
      expect(await cells.nth(i).textContent(), name).toContain(t('compare.missing'))
      expect(await cells.nth(i).locator('svg.icon').count(), name).toBe(1)
    }
  }
  const first = panel.locator('thead .column-head').first()
  expect(await first.locator('img').getAttribute('alt')).toContain(products[0]?.name)
  await panel
    .locator('thead')
    .getByRole('link', { name: products[0]?.name ?? '' })
    .click()
  await page.waitForURL(/\/products\/montevigne-c3\?model=MV-C3-\w+$/)
  await eventually(() => panelOf(page).count(), 'the panel gives way to the product').toBe(0)
})

test('The option « only differences » hides equal rows', async () => {
  const page = await visit()
  await storeSelection(page, await selectionOf(site, 2))
  await goTo(page, '/')
  const panel = await openPanel(page, t, 2)
  const rows = panel.locator('tbody tr:not(.group)')
  const same = panel.locator('tbody tr.same')
  expect(await same.count()).toBeGreaterThan(0)
  expect(await rows.count()).toBeGreaterThan(await same.count())
  await panel.getByRole('checkbox', { name: t('compare.differences') }).check()
  for (const row of await rows.all()) {
    const cells = (await row.locator('td').allTextContents()).map((text) => text.trim())
    const differs = new Set(cells).size > 1
    expect(await row.isVisible(), cells.join(' | ')).toBe(differs)
  }
  await panel.getByRole('checkbox', { name: t('compare.differences') }).uncheck()
  expect(await same.first().isVisible()).toBe(true)
})

test('A model chosen in the panel stays chosen and is added to the quote list', async () => {
  const page = await visit()
  const product = await site.product('montevigne-c3')
  const other = product.variants.find(({ reference }) => reference !== product.leadReference)
  if (!other) throw new Error('montevigne-c3 has one model only')
  await storeSelection(page, [{ id: product.id, name: product.name, image: product.image }])
  await goTo(page, '/about')
  const panel = await openPanel(page, t, 1)
  const model = panel.getByLabel(t('compare.model-of', { name: product.name }))
  await model.selectOption(`${product.id}:${other.reference}`)
  await eventually(async () => (await stored<Compared[]>(page, 'productsToCompare'))?.[0]?.reference).toBe(
    other.reference,
  )
  await panel
    .getByRole('button', { name: t('product.add-named', { name: `${product.name} ${other.reference}` }) })
    .click()
  await page.getByRole('dialog', { name: t('quote.added', { count: 1 }) }).waitFor()
  const [item] = (await stored<QuoteItem[]>(page, 'quoteItems')) ?? []
  expect([item?.productId, item?.variant?.reference]).toEqual([product.id, other.reference])
  await page.getByRole('button', { name: t('quote.continue') }).click()
  expect(await panel.isVisible(), 'the comparison is still there').toBe(true)
})

test.each(inOne('de'))(
  'Choosing another model on the comparison page changes its values and the address (%s)',
  async (locale) => {
    const words = await wordsOf(locale)
    const page = await visit({ locale })
    const [one, two] = [
      await site.product('montevigne-c3', locale),
      await site.product('tarnoval-tr2', locale),
    ]
    const lead = one.variants.find(({ reference }) => reference === one.leadReference) ?? one.variants[0]
    const other = one.variants.find(({ porteeMax }) => porteeMax !== lead?.porteeMax)
    if (!other) throw new Error('montevigne-c3 has one capacity only')
    await goTo(page, inLocale(locale, `/compare?p=${one.id}&p=${two.id}`))
    expect(await columnNames(page)).toEqual([one.name, two.name])
    const max = () => rowCells(page, words('spec.capacity')).first().textContent()
    const before = await max()
    await page
      .getByLabel(words('compare.model-of', { name: one.name }))
      .selectOption(`${one.id}:${other.reference}`)
    await page.waitForURL((url) => url.searchParams.getAll('p')[0] === `${one.id}:${other.reference}`)
    await eventually(max).not.toBe(before)
    expect(await page.locator('thead').textContent()).toContain(other.reference)

    await page.reload()
    await waitForHydration(page)
    expect(await page.getByLabel(words('compare.model-of', { name: one.name })).inputValue()).toBe(
      `${one.id}:${other.reference}`,
    )
    await page.getByRole('link', { name: words('compare.remove-named', { name: two.name }) }).click()
    await eventually(() => columnNames(page)).toEqual([one.name])
    expect(addressOf(page)).toBe(
      `${inLocale(locale, '/compare')}?${writeComparisonQuery([{ id: one.id, reference: other.reference }])}`,
    )
  },
)

test('A shared link shows the same comparison to another visitor, who can save it as his own', async () => {
  const sender = await visit()
  await goTo(sender, list)
  await compareFirst(sender, 3)
  const panel = await openPanel(sender, t, 3)
  const names = await columnNames(panel)
  await panel.getByRole('link', { name: t('compare.to-page') }).click()
  await sender.waitForURL('**/compare?**')
  await eventually(() => columnNames(sender.locator('main'))).toEqual(names)
  expect(await sender.getByRole('button', { name: t('compare.keep') }).count(), 'already saved').toBe(0)

  const reader = await visit()
  await goTo(reader, addressOf(sender))
  expect(await columnNames(reader)).toEqual(names)
  expect(await badge(reader).count()).toBe(0)
  await reader.getByRole('button', { name: t('compare.keep') }).click()
  await eventually(() => storedIds(reader)).toEqual(await storedIds(sender))
  await eventually(() => reader.getByRole('button', { name: t('compare.keep') }).count()).toBe(0)
})

test('A link to removed, repeated, unknown or too many products shows the valid ones', async () => {
  const page = await visit({ expected: [/404/] })
  await goTo(page, '/compare?p=montevigne-c3&p=no-such-scale&p=montevigne-c3&p=%00&p=tarnoval-tr2:NO-MODEL')
  expect(await columnNames(page)).toHaveLength(2)
  expect(await page.locator('main .notice').textContent()).toBe(t('compare.gone-count', { count: 1 }))
  const six = (await site.list('')).items.slice(0, 6).map(({ id }) => `p=${id}`)
  await goTo(page, `/compare?${six.join('&')}`)
  expect(await columnNames(page)).toHaveLength(limits.compareProducts)
  await goTo(page, '/compare')
  expect(await page.locator('main .empty').textContent()).toContain(t('compare.empty'))
})

test('The address without products shows the visitor’s own comparison', async () => {
  const page = await visit()
  const selection = await selectionOf(site, 2)
  await storeSelection(page, selection)
  await goTo(page, '/compare')
  await page.waitForURL(`**/compare?${writeComparisonQuery(selection)}`)
  await eventually(() => columnNames(page)).toEqual(selection.map(({ name }) => name))
})

test('Without JavaScript the comparison page works, and a GET form chooses another model', async () => {
  const page = await visit({ javaScriptEnabled: false })
  const product = await site.product('montevigne-c3')
  const other = product.variants.find(({ reference }) => reference !== product.leadReference)
  await page.goto('/compare?p=montevigne-c3&p=tarnoval-tr2')
  expect(await columnNames(page)).toHaveLength(2)
  const model = page.getByLabel(t('compare.model-of', { name: product.name }))
  await model.selectOption(`${product.id}:${other?.reference}`)
  await page.getByRole('button', { name: t('compare.apply') }).click()
  await eventually(() => new URL(page.url()).searchParams.getAll('p')[0]).toBe(
    `${product.id}:${other?.reference}`,
  )
  expect(await model.inputValue()).toBe(`${product.id}:${other?.reference}`)
  expect(await columnNames(page)).toHaveLength(2)
  const rows = page.locator('tbody tr.same')
  await page.getByRole('checkbox', { name: t('compare.differences') }).check()
  if (await rows.count()) expect(await rows.first().isVisible()).toBe(false)
  await page
    .getByRole('link', { name: /^Retirer/ })
    .first()
    .click()
  await eventually(() => columnNames(page)).toHaveLength(1)
})

test('The page prints on A4 landscape without its controls', async () => {
  const page = await visit()
  const four = (await site.list('category=commercial')).items.slice(0, 4)
  await goTo(page, `/compare?${four.map(({ id }) => `p=${id}`).join('&')}`)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round((Number(width) / 72) * 25.4),
    Math.round((Number(height) / 72) * 25.4),
  ])
  expect(boxes.length).toBeGreaterThan(0)
  for (const box of boxes) expect(box).toEqual([297, 210])
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    '.comparison-tools',
    '.comparison-filter',
    '.column-actions',
    '.column-line .button',
    '.site-header',
  ])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
  expect(await page.locator('.comparison table').isVisible()).toBe(true)
})

test.each([true, false])(
  'On a phone two products stand side by side, the first and a chosen one, whose head stays in view (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await visit({ viewport: { width: 375, height: 700 }, javaScriptEnabled })
    const four = (await site.list('category=commercial')).items.slice(0, 4)
    await page.goto(`/compare?${four.map(({ id }) => `p=${id}`).join('&')}`)
    if (javaScriptEnabled) await waitForHydration(page)
    const tools = page.locator('.comparison-tools .button:visible > span')
    expect(await tools.allTextContents(), 'what they do is written').toContain(t('share.label'))
    for (const tool of await tools.all()) expect((await tool.boundingBox())?.width).toBeGreaterThan(30)
    const tops = await page
      .locator('.column-lines th:nth-child(2)')
      .locator('.column-name, .column-select, .column-price')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(tops, 'name, model, price').toEqual(tops.toSorted((a, b) => a - b))
    const names = page.locator('.column-lines .column-name:visible')
    const [first, second, , last] = four.map(({ name }) => name)
    expect(await names.allTextContents()).toEqual([first, second])
    await page.getByRole('radio', { name: last ?? '', exact: true }).check()
    expect(await names.allTextContents()).toEqual([first, last])
    await page.locator('tbody').last().scrollIntoViewIfNeeded()
    for (const name of await names.all()) {
      const box = await name.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 375, 'in sight').toBe(true)
      expect(box && box.y >= 48 && box.y < 160, 'below the header').toBe(true)
    }
    const cells = await page
      .locator('.comparison tbody tr:not(.group):visible')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].filter((cell) => cell.checkVisibility()).length),
      )
    expect(new Set(cells)).toEqual(new Set([2]))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
  },
)

test.each([2, 3, 4])('On a phone no word of %s compared products is broken in the middle', async (count) => {
  const page = await visit({ viewport: { width: 375, height: 800 } })
  const ids = ['askelune-ex3', 'zornhalde-n4', 'tarnoval-b9', 'tarnoval-g5'].slice(0, count)
  await goTo(page, `/compare?${ids.map((id) => `p=${id}`).join('&')}`)
  await page.locator('.comparison tbody tr:not(.same, .group) td').first().waitFor()
  const broken = await page.locator('.comparison tbody :is(td, th)').evaluateAll((cells) =>
    cells.flatMap((cell) =>
      [...cell.childNodes].flatMap((node) =>
        [...(node.nodeValue ?? '').matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
          const range = new Range()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }),
      ),
    ),
  )
  expect(broken).toEqual([])
  const row = page.locator('.comparison tbody tr:not(.same, .group)').first()
  const [label, table] = [row.locator('th'), page.locator('.comparison table')]
  expect((await label.boundingBox())?.width).toBe((await table.boundingBox())?.width)
})
