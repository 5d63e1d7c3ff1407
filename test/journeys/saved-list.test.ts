import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { openBrowser } from '#test/support/browser.ts'
import { insertPerson, password, signInAsNew } from '#test/support/persons.ts'
import { quoteLine } from '#test/support/quote-items.ts'
import { sharedSite } from '#test/support/site.ts'
import { openDashboard, part } from './dashboard-support.ts'
import { eventually, goTo, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const listOf = async (page: Page) =>
  ((await stored<QuoteItem[]>(page, 'quoteItems')) ?? []).map(({ productId }) => productId)
const keptBy = (email: string) =>
  site
    .rows<{ items: string }>(
      'select items from saved_lists where user_id = (select id from users where email = ?)',
      email,
    )
    .flatMap(({ items }) => (JSON.parse(items) as QuoteItem[]).map(({ productId }) => productId))

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: t('session.sign-in') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="email"]').fill(email)
  await dialog.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

test('At sign-in the list saved on another device is merged, and the merge can be undone', async () => {
  const [c3, p1, tr2] = ['montevigne-c3', 'montevigne-p1', 'tarnoval-tr2'].map((id, i) =>
    quoteLine(id, i + 1),
  )
  const page = await visit({ stored: { quoteItems: JSON.stringify([p1, tr2]) } })
  const { uid, email } = await insertPerson(site)
  await site.write(
    'insert into saved_lists (user_id, items, saved_at) values (?, ?, ?)',
    ...[uid, JSON.stringify([c3, p1]), '2026-01-05T09:00:00.000Z'],
  )
  await goTo(page, '/about')
  await signInHere(page, email)
  const notice = page.locator('.notice').filter({ hasText: t('quote.taken-account', { count: 1 }) })
  await notice.waitFor()
  expect(await listOf(page)).toEqual(['montevigne-p1', 'tarnoval-tr2', 'montevigne-c3'])
  await notice.getByRole('button', { name: t('quote.undo-taken') }).click()
  await eventually(() => listOf(page)).toEqual(['montevigne-p1', 'tarnoval-tr2'])
})

test('A list is saved in the account, deleted there and saved again; sending a quote deletes it', async () => {
  const page = await visit()
  const { email } = await signInAsNew(site, page)
  await goTo(page, '/products/montevigne-c3')
  await page.locator('.product-actions [data-buy]').click()
  const added = page.getByRole('dialog')
  await added.getByRole('button', { name: t('quote.continue') }).click()
  await page.locator('.badge-open').click()
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.getByRole('button', { name: t('quote.save') }).click()
  await panel.getByText(t('quote.saved')).waitFor()
  expect(keptBy(email)).toEqual(['montevigne-c3'])

  await openDashboard(page, '/dashboard#list')
  const list = part(page, 'list')
  await list.locator('.saved-items li').waitFor()
  await list.getByRole('button', { name: t('quote.forget-kept') }).click()
  await list.locator('.saved-items').waitFor({ state: 'detached' })
  expect(keptBy(email)).toEqual([])
  await list.getByRole('button', { name: t('quote.save') }).click()
  await list.locator('.saved-items li').waitFor()
  expect(keptBy(email)).toEqual(['montevigne-c3'])

  await goTo(page, '/devis')
  await page.locator('.sheet-line').waitFor()
  // The form gets the customer's data after the session is known.
  await eventually(() => page.locator('#email').inputValue()).toBe(email)
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.waitForURL(/reference=DEV-/)
  expect(keptBy(email)).toEqual([])
})
