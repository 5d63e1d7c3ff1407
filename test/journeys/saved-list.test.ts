import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { password, signIn, signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { openDashboard, part } from './dashboard-support.ts'
import { eventually, fill, goTo, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

async function addToList(page: Page, id: string): Promise<void> {
  await goTo(page, `/products/${id}`)
  await page.locator('.order-foot button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quote.continue') })
    .click()
}
const listOf = async (page: Page) =>
  ((await stored<QuoteItem[]>(page, 'quoteItems')) ?? []).map(({ productId, quantity }) => [
    productId,
    quantity,
  ])
const keptBy = (email: string) =>
  site
    .rows<{ items: string }>(
      'select items from saved_lists where user_id = (select id from users where email = ?)',
      email,
    )
    .flatMap(({ items }) => (JSON.parse(items) as QuoteItem[]).map(({ productId }) => productId))

async function openPanel(page: Page) {
  await page.locator('.badge-open').click()
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.locator('.quote-line').first().waitFor()
  return panel
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: t('session.sign-in') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="email"]').fill(email)
  await dialog.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

it('At sign-in the list saved on another device is merged, and the merge can be undone', async () => {
  const email = ownEmail('two.devices')
  const first = await visit()
  await signInAsNew(site, first, { email })
  await addToList(first, 'montevigne-c3')
  await addToList(first, 'montevigne-p1')
  const panel = await openPanel(first)
  await panel.getByRole('button', { name: t('quote.save') }).click()
  await panel.getByText(t('quote.saved')).waitFor()
  expect(keptBy(email)).toEqual(['montevigne-c3', 'montevigne-p1'])

  const second = await visit()
  await addToList(second, 'montevigne-p1')
  await addToList(second, 'tarnoval-tr2')
  const mine = await listOf(second)
  const other = await openPanel(second)
  expect(
    await other.getByRole('button', { name: t('quote.save') }).count(),
    'no save button when signed out',
  ).toBe(0)
  await second.keyboard.press('Escape')
  await signInHere(second, email)
  const notice = second.locator('.notice').filter({ hasText: t('quote.taken-account', { count: 1 }) })
  await notice.waitFor()
  expect(await listOf(second)).toEqual([...mine, ['montevigne-c3', 1]])
  await notice.getByRole('button', { name: t('quote.undo-taken') }).click()
  await eventually(() => listOf(second)).toEqual(mine)

  await second.reload()
  await second.locator('.account-button.known').waitFor()
  await second.waitForTimeout(500)
  expect(await listOf(second), 'a page that loads signed in merges nothing').toEqual(mine)
})

it('Saving merges changes of another device, and a removal is saved too', async () => {
  const first = await visit()
  const customer = await signInAsNew(site, first)
  const { email } = customer
  const second = await visit()
  await signIn(site, second, customer)
  for (const [page, id] of [
    [first, 'montevigne-c3'],
    [second, 'tarnoval-tr2'],
  ] as const) {
    await addToList(page, id)
    await openDashboard(page)
    await part(page, 'list')
      .getByRole('button', { name: t('quote.save') })
      .click()
    await part(page, 'list').getByText(t('quote.saved')).waitFor()
  }
  expect(keptBy(email).sort()).toEqual(['montevigne-c3', 'tarnoval-tr2'])
  await second
    .locator('.notice')
    .getByText(t('quote.taken-account', { count: 1 }))
    .waitFor()

  const panel = await openPanel(second)
  await panel.locator('.quote-line .icon-button').first().click()
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quote.remove') })
    .click()
  await panel.getByRole('button', { name: t('quote.save') }).click()
  await panel.getByText(t('quote.saved')).waitFor()
  expect(keptBy(email)).toEqual(['montevigne-c3'])
})

it('The customer area shows, loads and deletes the saved list; sending a quote deletes it', async () => {
  const email = ownEmail('kept')
  const page = await visit()
  await signInAsNew(site, page, { email })
  await openDashboard(page)
  await part(page, 'list').getByText(t('quote.nothing-kept')).waitFor()
  await addToList(page, 'montevigne-c3')
  await openDashboard(page)
  await part(page, 'list')
    .getByRole('button', { name: t('quote.save') })
    .click()
  await part(page, 'list').locator('.saved-items li').waitFor()
  await part(page, 'list')
    .getByRole('button', { name: t('quote.forget-kept') })
    .click()
  await part(page, 'list').locator('.saved-items').waitFor({ state: 'detached' })
  expect(keptBy(email)).toEqual([])
  await part(page, 'list')
    .getByRole('button', { name: t('quote.save') })
    .click()
  await part(page, 'list').getByText(t('quote.saved')).waitFor()
  await page.evaluate(() => localStorage.clear())
  await openDashboard(page)
  await part(page, 'list')
    .getByRole('button', { name: t('quote.take-kept') })
    .click()
  await page
    .getByRole('dialog', { name: t('quote.summary') })
    .locator('.quote-line')
    .waitFor()
  await page.keyboard.press('Escape')
  await goTo(page, '/devis')
  await page.locator('.quote-line').waitFor()
  // The form gets the customer's data after the session is known.
  await eventually(() => page.locator('#email').inputValue()).toBe(email)
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.waitForURL(/reference=DEV-/)
  expect(keptBy(email)).toEqual([])
})

it('Forms are prefilled from the profile, never over typed text or a draft', async () => {
  const email = ownEmail('prefill')
  const page = await visit()
  const profile = { company: 'Fromagerie', phone: '+33388001122', city: 'Saverne', postal_code: '67700' }
  await signInAsNew(site, page, { email, ...profile })
  await goTo(page, '/devis')
  await page.getByText(t('form.from-profile')).waitFor()
  const values = async (...names: string[]) =>
    Promise.all(names.map((name) => page.locator(`#${name}`).inputValue()))
  expect(await values('name', 'email', 'company', 'phone', 'zipCode', 'city', 'address', 'country')).toEqual([
    'Anne Klein',
    email,
    'Fromagerie',
    '03\u00a088\u00a000\u00a011\u00a022',
    '67700',
    'Saverne',
    '',
    'France',
  ])
  await fill(page, { name: 'Bernard Muller', city: '' })
  await page.reload()
  await eventually(() => values('name', 'email')).toEqual(['Bernard Muller', email])

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/profile', async (route) => {
    await held
    await route.continue()
  })
  await goTo(page, '/contact')
  await fill(page, { name: 'Claire' })
  answer()
  await page.getByText(t('form.from-profile')).waitFor()
  expect(await values('name', 'email')).toEqual(['Claire', email])
  await fill(page, { subject: 'Rappel', message: 'Merci de me rappeler.' })
  await page.getByRole('button', { name: t('contact.send') }).click()
  await page.getByRole('button', { name: t('contact.again') }).click()
  expect(await values('name', 'email')).toEqual(['Anne Klein', email])
})
