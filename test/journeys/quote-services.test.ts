import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** The second one is no longer offered. */
const listed = {
  name: 'quoteServices',
  value: JSON.stringify([
    { code: 'training', quantity: 1 },
    { code: 'gone', quantity: 1 },
  ]),
}

test('sends the services of the quote list, and confirms them on the page and by mail', async () => {
  const t = await wordsOf('fr')
  const page = await visit({
    expected: [/422/],
    storageState: { cookies: [], origins: [{ origin: site.origin, localStorage: [listed] }] },
  })
  await goTo(page, '/devis')
  const lines = page.locator('.sheet-line.service')
  await eventually(() => lines.count()).toBe(2)
  const training = 'Formation des utilisateurs, demi-journée'
  await page.getByRole('button', { name: t('quote.more', { product: training }) }).click()

  const email = uniqueEmail('anne.services')
  await fill(page, { name: 'Anne Klein', email, message: 'Pour notre équipe.' })
  await page.locator('.terms input').check()
  const send = page.getByRole('button', { name: t('quote.send') })
  await send.click()
  await eventually(() => lines.last().locator('.error').innerText()).toBe(t('quote.unknown-service'))
  await page.getByRole('button', { name: t('quote.remove-item', { product: 'gone' }) }).click()
  await eventually(() => lines.count()).toBe(1)
  await send.click()

  const section = page.locator('.confirmation .fact-section').first()
  await section.waitFor()
  const confirmed = await section.innerText()
  expect(confirmed.replaceAll('\u00a0', ' ')).toContain(`2 × ${training}`)
  expect(await stored(page, 'quoteServices')).toBeNull()
  const mailOf = async () => (await site.readMails()).find(({ to }) => to?.[0]?.address === email)
  await eventually(async () => (await mailOf())?.text?.includes(training) ?? false).toBe(true)
})
