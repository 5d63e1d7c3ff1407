import { expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, stored, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const good = {
  id: 'quote-item-7',
  productId: 'montevigne-c3',
  productName: 'Balance colis C3',
  productImage: '/drawings/montevigne-c3.svg',
  variant: null,
  accessories: [],
  quantity: 2,
  addedAt: '2026-11-02T10:00:00.000Z',
  lang: 'fr',
}

it('A stored list that is not JSON is logged and ignored, and a new one can be made', async () => {
  const page = await visit({ expected: [/quoteItems: 1 unreadable/] })
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('quoteItems', '[{"id":'))
  await goTo(page, '/products')
  expect(await page.locator('.badge').count()).toBe(0)
  await page.locator('.card-actions button').first().click()
  await page.getByRole('button', { name: t('quote.continue') }).click()
  expect(await page.locator('.badge-count').textContent()).toBe('1')
  expect((await stored<QuoteItem[]>(page, 'quoteItems'))?.length).toBe(1)
})

it('Of a stored list with invalid items the valid one is kept, and the next gets a new number', async () => {
  const page = await visit({ expected: [/quoteItems: 6 unreadable/] })
  await page.goto('/favicon.svg')
  const bad = [
    null,
    42,
    { ...good, id: '__proto__' },
    { ...good, id: 'quote-item-8', quantity: 0 },
    { ...good, id: 'quote-item-9', productImage: '//evil.example/pixel.gif' },
    good,
  ]
  await page.evaluate(
    (items) => localStorage.setItem('quoteItems', JSON.stringify(items)),
    [bad[0], good, ...bad.slice(1)],
  )
  await page.evaluate(() => localStorage.setItem('quoteItemCounter', '"many"'))
  await goTo(page, '/devis')
  await eventually(() => page.locator('.quote-line').count()).toBe(1)
  expect(await page.locator('.quote-line').textContent()).toContain('C3')
  await page.goto('/products/montevigne-c3')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ajouter au devis', exact: true }).click()
  await eventually(async () =>
    (await stored<QuoteItem[]>(page, 'quoteItems'))?.map((item) => item?.id),
  ).toEqual(['quote-item-7', 'quote-item-8'])
})

/** Three ways in which browsers refuse storage. */
const faults = [
  {
    fault: 'refuses to store',
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
  {
    fault: 'refuses to store and to read',
    before: () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse, removeItem: refuse })
    },
  },
  {
    fault: 'has no storage at all',
    before: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    },
  },
]

it.each(faults)(
  'In a browser that $fault the list stays in memory, shows a notice and can be sent',
  async ({ fault, before }) => {
    const page = await visit({ before })
    await goTo(page, '/products')
    await page.locator('.card-actions button').first().click()
    await page.getByRole('button', { name: t('quote.continue') }).click()
    expect(await page.locator('.badge-count').textContent()).toBe('1')
    const notice = page.getByRole('status').filter({ hasText: 'Votre navigateur n’enregistre rien' })
    await notice.waitFor()
    await page
      .locator('.site-header')
      .getByRole('link', { name: t('nav.quote') })
      .click()
    await page.waitForURL('**/devis')
    await eventually(() => page.locator('.quote-line').count()).toBe(1)
    const email = ownEmail(`${fault.replaceAll(/\W/g, '-')}`)
    await fill(page, { name: 'Anne Klein', email })
    await page.locator('#termsAccepted').check()
    await page.getByRole('button', { name: t('quote.send') }).click()
    await page.waitForURL(/reference=DEV-/)
    await page.getByRole('heading', { level: 1, name: 'Demande de devis envoyée' }).waitFor()
    expect(await page.locator('.badge').count()).toBe(0)
    expect(site.rows('select id from quote_requests where email = ?', email).length).toBe(1)
  },
)

it('Two tabs stay synchronised: adding, changing, removing and emptying in one shows in the other', async () => {
  const one = await visit()
  const two = await one.context().newPage()
  await goTo(one, '/products')
  await goTo(two, '/devis')
  const lines = two.locator('.quote-line')
  await one.bringToFront()
  for (const i of [0, 1]) {
    await one.locator('.card-actions button').nth(i).click()
    await one.getByRole('button', { name: t('quote.continue') }).click()
    await eventually(() => lines.count()).toBe(i + 1)
  }
  const [first, second] = (await stored<QuoteItem[]>(one, 'quoteItems')) ?? []
  await two.bringToFront()
  await two.getByRole('spinbutton').first().fill('12')
  await one.bringToFront()
  await one.locator('.badge-open').click()
  const panel = one.getByRole('dialog', { name: t('quote.summary') })
  await eventually(() => panel.getByRole('spinbutton').first().inputValue()).toBe('12')
  await two.bringToFront()
  await two
    .getByRole('button', {
      name: t('quote.remove-item', { product: `${first?.productName} ${first?.variant?.reference}` }),
    })
    .click()
  await two
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quote.remove') })
    .click()
  await eventually(() => panel.locator('.quote-line').count()).toBe(1)
  expect(await panel.locator('.quote-line').textContent()).toContain(second?.productName)
  await one.bringToFront()
  await panel.getByRole('button', { name: t('quote.clear') }).click()
  await one
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quote.clear') })
    .click()
  await two.getByText('Votre devis est vide').waitFor()
  expect(await two.locator('.badge').count()).toBe(0)
})

it('The undo of a removal is offered for eight seconds', async () => {
  const page = await visit()
  await page.clock.install()
  await goTo(page, '/products')
  await page.locator('.card-actions button').first().click()
  await page.getByRole('button', { name: t('quote.continue') }).click()
  await page.locator('.badge-open').click()
  await page.locator('.quote-line .icon-button').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quote.remove') })
    .click()
  const undo = page.getByRole('button', { name: t('undo') })
  await undo.waitFor()
  await page.clock.runFor((limits.undoSeconds - 1) * 1000)
  expect(await undo.count()).toBe(1)
  await page.clock.runFor(2000)
  await eventually(() => undo.count()).toBe(0)
  expect(await stored(page, 'quoteItems')).toEqual([])
})
