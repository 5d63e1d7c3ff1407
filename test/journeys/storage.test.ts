import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { openBrowser } from '#test/support/browser.ts'
import { endOfLoad } from '#test/support/layout-shift.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

test('In a browser that has no storage at all the list stays in memory, shows a notice and can be sent', async () => {
  const page = await visit({
    before: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    },
  })
  await goTo(page, '/products')
  await page.locator('.card-foot button').first().click()
  await page.getByRole('button', { name: t('quote.continue') }).click()
  expect(await page.locator('.badge-count').textContent()).toBe('1')
  const notice = page.getByRole('status').filter({ hasText: 'Votre navigateur n’enregistre rien' })
  await notice.waitFor()
  await page
    .locator('.site-header')
    .getByRole('link', { name: t('nav.quote') })
    .click()
  await page.waitForURL('**/devis')
  await eventually(() => page.locator('.sheet-line').count()).toBe(1)
  const email = uniqueEmail('no-storage')
  await fill(page, { name: 'Anne Klein', email })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.waitForURL(/reference=DEV-/)
  await page.getByRole('heading', { level: 1, name: 'Demande de devis envoyée' }).waitFor()
  expect(await page.locator('.badge').count()).toBe(0)
  expect(site.rows('select id from quote_requests where email = ?', email).length).toBe(1)
})

test('Two tabs stay synchronised: adding, changing, removing and emptying in one shows in the other', async () => {
  const one = await visit()
  const two = await one.context().newPage()
  await goTo(one, '/products')
  await goTo(two, '/devis')
  // What another tab adds moves the page, and is no part of its load.
  await endOfLoad(two)
  const lines = two.locator('.sheet-line')
  await one.bringToFront()
  for (const i of [0, 1]) {
    await one.locator('.card-foot button').nth(i).click()
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
  await eventually(() => panel.locator('.sheet-line').count()).toBe(1)
  expect(await panel.locator('.sheet-line').textContent()).toContain(second?.productName)
  await one.bringToFront()
  await panel.getByRole('button', { name: t('quote.clear') }).click()
  await one
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quote.clear') })
    .click()
  await two.getByText('Votre devis est vide').waitFor()
  expect(await two.locator('.badge').count()).toBe(0)
})

test('the wheel over a quantity turns no number, even where the page cannot scroll any further', async () => {
  const page = await visit()
  await goTo(page, '/products')
  await page.locator('.card-foot button').first().click()
  await page.getByRole('button', { name: t('quote.continue') }).click()
  await goTo(page, '/devis')
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill('10')
  await quantity.hover()
  await page.evaluate(() => scrollTo(0, 0))
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, -100)
  // What follows the wheel: it is seen by the page after it.
  await page.mouse.wheel(0, 300)
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await quantity.inputValue()).toBe('10')
  expect((await stored<QuoteItem[]>(page, 'quoteItems'))?.[0]?.quantity).toBe(10)
})
