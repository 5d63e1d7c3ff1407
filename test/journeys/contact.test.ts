import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { quoteMessage } from '#domain/quote-list/quote-message.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, inOne, stored, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const start = 'Hello,\n\nI would like to receive a quote for the following products:\n\n1. '

test.each(inOne('en'))(
  'The message is prefilled from the list in the language of the page (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const product = await site.product('montevigne-c3', locale)
    await goTo(page, inLocale(locale, `/products/${product.id}`))
    await page.locator('[data-buy]').first().click()
    await page.getByRole('button', { name: t('quote.continue') }).click()
    await page.locator('.badge-open').click()
    await page.getByRole('link', { name: t('quote.to-contact') }).click()
    await page.waitForURL(`**${inLocale(locale, '/contact')}`)
    const message = page.locator('#message')
    await eventually(() => message.inputValue()).toContain(`${start}${product.name}\n`)
    const items = (await stored<QuoteItem[]>(page, 'quoteItems')) ?? []
    expect(await message.inputValue()).toBe(quoteMessage(items, t))
    expect(await message.inputValue()).toContain(product.leadReference)
    expect(await page.locator('#subject').inputValue()).toBe(t('contact.quote-subject'))
  },
)

test('The visitor’s own message survives a reload, is sent once by a double click and is cleared afterwards', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  const email = uniqueEmail('lise.contact')
  const written = {
    name: 'Lise Muller',
    email,
    subject: 'Une balance en panne',
    message: 'Elle affiche ERR 4.\nQue faire ?',
  }
  await goTo(page, '/contact')
  expect(await page.locator('#message').inputValue()).toBe('')
  await fill(page, written)
  await page.reload()
  await waitForHydration(page)
  for (const [field, value] of Object.entries(written)) {
    await eventually(() => page.locator(`#${field}`).inputValue(), field).toBe(value)
  }
  await page.getByRole('button', { name: t('contact.send') }).dblclick()
  const sent = page.getByRole('status').filter({ hasText: 'Message envoyé' })
  await sent.waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('contact.sent'))
  const reference = (await sent.textContent())?.match(/MSG-\d{6}-[0-9A-Z]{5}/)?.[0] ?? 'none'
  expect(
    site.rows('select reference, subject, message from contact_messages where email = ?', email),
  ).toEqual([{ reference, subject: written.subject, message: written.message }])
  const mails = async () => (await site.readMails()).filter(({ subject }) => subject?.includes(reference))
  await eventually(async () => (await mails()).length).toBe(2)
  const [company] = (await mails()).filter(({ replyTo }) => replyTo?.[0]?.address === email)
  const [visitor] = (await mails()).filter(({ to }) => to?.[0]?.address === email)
  expect(company?.text).toContain('Elle affiche ERR 4.\nQue faire ?')
  for (const typed of ['ERR 4', 'panne'])
    expect(`${visitor?.subject}${visitor?.text}${visitor?.html}`).not.toContain(typed)

  await page.getByRole('button', { name: t('contact.again') }).click()
  for (const field of Object.keys(written))
    expect(await page.locator(`#${field}`).inputValue(), field).toBe('')
  await page.reload()
  await waitForHydration(page)
  expect(await page.locator('#name').inputValue()).toBe('')
})
