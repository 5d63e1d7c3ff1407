import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, hasFocus, stored, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

/** Holds the code of every page back until the returned function is called. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/(?!entry-early)[^/]*\.js$/, async (route) => {
    await arrived
    // A page that was left meanwhile no longer asks for it.
    await route.continue().catch(() => {})
  })
  return async () => {
    arrive()
    await waitForHydration(page)
  }
}

/** Opens a page whose code is held back. */
const goToEarly = (page: Page, href: string) => page.goto(href, { waitUntil: 'commit' })

test('A message sent before the code arrives is kept where it is wrong, and goes on with the code', async () => {
  const page = await visit({ firstVisit: true, expected: [/422/] })
  const email = uniqueEmail('early')
  const letCodeIn = await holdCode(page)
  await goToEarly(page, '/contact')
  await fill(page, { name: 'Paul Roth', email: 'paul@', subject: 'Étalonnage', message: 'Deux masses.' })
  await page.getByRole('button', { name: t('contact.send') }).click({ noWaitAfter: true })
  const problems = page.locator('.form-problems')
  await problems.waitFor()
  expect(await page.title()).toMatch(/^Erreur/)
  await letCodeIn()
  await eventually(() => problems.evaluate(hasFocus)).toBe(true)
  await eventually(() => page.title()).not.toMatch(/^Erreur/)
  expect(await page.locator('#email-error').textContent()).toBe(t('form.invalid-email'))
  expect(await page.locator('#name').inputValue()).toBe('Paul Roth')
  await fill(page, { email })
  await page.reload()
  await waitForHydration(page)
  await eventually(() => page.locator('#email').inputValue()).toBe(email)
  await page.getByRole('button', { name: t('contact.send') }).click()
  await page
    .getByRole('status')
    .filter({ hasText: t('contact.sent') })
    .waitFor()
  expect(site.rows('select name, subject from contact_messages where email = ?', email)).toEqual([
    { name: 'Paul Roth', subject: 'Étalonnage' },
  ])
})

test('A message sent before the code arrives is confirmed by a page', async () => {
  const page = await visit({ firstVisit: true })
  const email = uniqueEmail('early-sent')
  const letCodeIn = await holdCode(page)
  await goToEarly(page, '/contact')
  await fill(page, { name: 'Paul Roth', email, subject: 'Étalonnage', message: 'Deux masses.' })
  await page.getByRole('button', { name: t('contact.send') }).click({ noWaitAfter: true })
  const sent = page.locator('.form-sent')
  await sent.waitFor()
  await letCodeIn()
  const [row] = site.rows<{ reference: string }>(
    'select reference from contact_messages where email = ?',
    email,
  )
  expect(await sent.textContent()).toContain(row?.reference)
  await sent.getByRole('link', { name: t('contact.again') }).click()
  await eventually(() => page.locator('#name').inputValue()).toBe('')
})

test('A request sent before the code arrives waits for the list in the browser', async () => {
  const page = await visit({ firstVisit: true, expected: [/422/] })
  const email = uniqueEmail('early-list')
  await goTo(page, '/products/montevigne-c3')
  await page.locator('.product-intro [data-buy]').click()
  await eventually(async () => (await stored<QuoteItem[]>(page, 'quoteItems'))?.length).toBe(1)
  const [item] = (await stored<QuoteItem[]>(page, 'quoteItems')) ?? []
  const letCodeIn = await holdCode(page)
  await goToEarly(page, '/devis')
  await fill(page, { name: 'Paul Roth', email })
  await page.locator('#termsAccepted').check()
  const send = page.getByRole('button', { name: t('quote.send') })
  await send.click({ noWaitAfter: true })
  const notice = page.locator('.form-problems')
  await eventually(() => notice.textContent()).toBe(t('quote.list-unread'))
  expect(site.rows('select reference from quote_requests where email = ?', email)).toEqual([])
  await letCodeIn()
  await page.locator('.sheet-line').waitFor()
  expect(await page.locator('#name').inputValue()).toBe('Paul Roth')
  await send.click()
  await page.waitForURL(/\?reference=DEV-/)
  const sql =
    'select variant_reference as model from quote_items join quote_requests on id = quote_id where email = ?'
  expect(site.rows(sql, email)).toEqual([{ model: item?.variant?.reference }])
})
