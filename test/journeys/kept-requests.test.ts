import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, eventually, fill, goTo, hasFocus, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const notice = (page: Page) => page.locator('.notices.kept')

/** Resolves when the code is there that a form needs without network. */
async function readyForOffline(page: Page): Promise<void> {
  await eventually(() =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['/kept-notice-', '/forms-', '/field-errors-'].every((part) =>
        loaded.some((name) => name.includes(part) && name.endsWith('.js')),
      )
    }),
  ).toBe(true)
  await page.waitForLoadState('networkidle')
}

const requestsOf = (email: string) =>
  site.rows<{ reference: string; id: string }>(
    'select id, reference from quote_requests where email = ?',
    email,
  )

test('A request sent without network goes out once when it is back, and is confirmed', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de', firstVisit: true, expected: [/ERR_INTERNET_DISCONNECTED/] })
  await goTo(page, '/de/products')
  await page.locator('.card-foot button').first().click()
  await page.getByRole('link', { name: t('quote.see-list') }).click()
  await eventually(() => page.locator('.sheet-line').count()).toBe(1)
  const listed = await stored<{ productName: string }[]>(page, 'quoteItems')
  const email = uniqueEmail('kept.de')
  await fill(page, { name: 'Anne Klein', email, message: 'Bitte mit Lieferung.' })
  await page.locator('#termsAccepted').check()
  await readyForOffline(page)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: t('quote.send') }).click()
  await eventually(() => notice(page).innerText()).toContain(t('kept.waiting-quote'))
  await eventually(() => notice(page).evaluate(hasFocus)).toBe(true)
  expect(await page.locator('#name').inputValue()).toBe('')
  await eventually(() => stored(page, 'quoteItems')).toBe(null)

  await page.context().setOffline(false)
  await eventually(() => requestsOf(email).length).toBe(1)
  const [{ reference, id } = { reference: '', id: '' }] = requestsOf(email)
  await eventually(() => notice(page).innerText()).toContain(t('kept.sent-quote', { reference }))
  expect(site.rows('select position from quote_items where quote_id = ?', id)).toHaveLength(1)
  await page.getByRole('button', { name: t('kept.confirmation') }).click()
  await eventually(() => addressOf(page)).toBe(`/de/devis?reference=${reference}`)
  const confirmation = page.locator('.confirmation')
  await eventually(() => confirmation.innerText()).toContain(email)
  expect(await confirmation.innerText()).toContain(listed?.[0]?.productName)
  await eventually(() => notice(page).count()).toBe(0)
  expect(await stored(page, 'requestsKept')).toBe(null)

  const mails = async () => (await site.readMails()).filter(({ subject }) => subject?.includes(reference))
  await eventually(async () => (await mails()).length).toBe(2)
  expect(requestsOf(email)).toHaveLength(1)
})

test('What is kept survives a reload and a closed tab, can be edited, and is stored once although it had arrived', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ firstVisit: true, expected: [/ERR_FAILED|ERR_CONNECTION/] })
  await goTo(page, '/devis')
  const email = uniqueEmail('kept.fr')
  await fill(page, { name: 'Anne Klein', email, message: 'Une balance de comptoir.' })
  await page.locator('#termsAccepted').check()
  await readyForOffline(page)
  // The request arrives, its answer does not.
  const keys: string[] = []
  await page.context().route('**/api/quotes', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await route.fetch().catch(() => {})
    await route.abort()
  })
  await page.getByRole('button', { name: t('quote.send') }).click()
  await eventually(() => notice(page).innerText()).toContain(t('kept.waiting-quote'))
  await eventually(() => requestsOf(email).length).toBe(1)

  await page.reload()
  await eventually(() => notice(page).innerText()).toContain(t('kept.waiting-quote'))
  const other = await page.context().newPage()
  await page.close()
  await goTo(other, '/about')
  await eventually(() => notice(other).innerText()).toContain(t('kept.waiting-quote'))

  await other.getByRole('button', { name: t('kept.edit') }).click()
  await eventually(() => addressOf(other)).toBe('/devis')
  await eventually(() => other.locator('#email').inputValue()).toBe(email)
  expect(await other.locator('#message').inputValue()).toBe('Une balance de comptoir.')
  await eventually(() => notice(other).count()).toBe(0)
  await other.context().unroute('**/api/quotes')
  await other.locator('#termsAccepted').check()
  await other.getByRole('button', { name: t('quote.send') }).click()
  const [{ reference } = { reference: '' }] = requestsOf(email)
  await eventually(() => addressOf(other)).toBe(`/devis?reference=${reference}`)
  expect(requestsOf(email)).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
})

test('A message is kept too, and is deleted when its sender no longer wants it sent', async () => {
  const t = await wordsOf('en')
  const page = await visit({ locale: 'en', firstVisit: true, expected: [/ERR_INTERNET_DISCONNECTED/] })
  await goTo(page, '/en/contact')
  const email = uniqueEmail('kept.en')
  await fill(page, { name: 'Ann Small', email, subject: 'Repair', message: 'The display stays dark.' })
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: t('contact.send') }).click()
  await eventually(() => notice(page).innerText()).toContain(t('kept.waiting-message'))
  await page.getByRole('button', { name: t('kept.cancel') }).click()
  const question = page.getByRole('alertdialog', { name: t('kept.confirm-cancel') })
  await question.getByRole('button', { name: t('kept.delete') }).click()
  await eventually(() => notice(page).count()).toBe(0)
  await page.context().setOffline(false)
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kept')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const count = opening.result.transaction('requests').objectStore('requests').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )
  expect(kept).toBe(0)
  expect(site.rows('select id from contact_messages where email = ?', email)).toEqual([])
})
