import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { quoteMessage } from '#domain/quotes/quote-message.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, stored, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const starts: Record<Locale, string> = {
  fr: 'Bonjour,\n\nJe souhaite recevoir un devis pour les produits suivants :\n\n1. ',
  en: 'Hello,\n\nI would like to receive a quotation for the following products:\n\n1. ',
  de: 'Guten Tag,\n\nich bitte um ein Angebot für die folgenden Produkte:\n\n1. ',
}

test.each(['fr', 'en', 'de'] as const)(
  'The message is prefilled from the list in the language of the page (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const product = await site.product('montevigne-c3', locale)
    await goTo(page, inLocale(locale, `/products/${product.id}`))
    await page.getByRole('button', { name: t('product.add-models', { count: 1 }), exact: true }).click()
    await page.getByRole('button', { name: t('quote.continue') }).click()
    await page.locator('.badge-open').click()
    await page.getByRole('link', { name: t('quote.to-contact') }).click()
    await page.waitForURL(`**${inLocale(locale, '/contact')}`)
    const message = page.locator('#message')
    await eventually(() => message.inputValue()).toContain(`${starts[locale]}${product.name}\n`)
    const items = (await stored<QuoteItem[]>(page, 'quoteItems')) ?? []
    expect(await message.inputValue()).toBe(quoteMessage(items, locale))
    expect(await message.inputValue()).toContain(product.leadReference)
    expect(await page.locator('#subject').inputValue()).toBe(t('contact.quote-subject'))
  },
)

test('A list item without a model is « Modèle standard » in a message that ends with « Cordialement. »', async () => {
  const page = await visit()
  await goTo(page, '/products')
  await page.locator('.card-actions button').first().click()
  await page.getByLabel((await wordsOf('fr'))('quote.choose-variant')).selectOption('')
  await page.getByRole('button', { name: 'Continuer' }).click()
  const [item] = (await stored<QuoteItem[]>(page, 'quoteItems')) ?? []
  await goTo(page, '/contact')
  await eventually(() => page.locator('#message').inputValue()).toBe(
    `Bonjour,\n\nJe souhaite recevoir un devis pour les produits suivants :\n\n1. ${item?.productName}\n   Modèle standard\n\nCordialement.`,
  )
})

test('The visitor’s own message survives a reload, is sent once and is cleared afterwards', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  const email = ownEmail('lise.contact')
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
  const reference = (await sent.textContent())?.match(/MSG-\d{6}-[0-9A-Z]{5}/)?.[0] ?? 'none'
  expect(
    site.rows('select reference, subject, message from contact_messages where email = ?', email),
  ).toEqual([{ reference, subject: written.subject, message: written.message }])
  const mails = async () => (await site.readMails()).filter(({ subject }) => subject?.includes(reference))
  await eventually(async () => (await mails()).length).toBe(2)
  const [company] = (await mails()).filter(({ replyTo }) => replyTo?.[0]?.address === email)
  const [visitor] = (await mails()).filter(({ to }) => to?.[0]?.address === email)
  expect(company?.text).toContain('Elle affiche ERR 4.\nQue faire ?')
  for (const typed of ['ERR 4', 'Muller', 'panne'])
    expect(`${visitor?.subject}${visitor?.text}${visitor?.html}`).not.toContain(typed)

  await page.getByRole('button', { name: t('contact.again') }).click()
  for (const field of Object.keys(written))
    expect(await page.locator(`#${field}`).inputValue(), field).toBe('')
  await page.reload()
  await waitForHydration(page)
  expect(await page.locator('#name').inputValue()).toBe('')
})

test('A lost response keeps the form, and a retry sends the same request once', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ expected: [/503/] })
  const email = ownEmail('paul.retry')
  const written = {
    name: 'Paul Retry',
    email,
    phone: '03 88 01 02 03',
    subject: 'Étalonnage',
    message: 'Deux masses de 10 kg.',
  }
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    expect(answer.status()).toBe(201)
    if (keys.length > 1) return route.fulfill({ response: answer })
    const problem = {
      type: 'about:blank',
      title: 'Unavailable',
      status: 503,
      code: 'unavailable',
      fields: {},
    }
    await route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    })
  })
  await goTo(page, '/contact')
  await fill(page, written)
  const send = page.getByRole('button', { name: t('contact.send') })
  await send.click()
  const alert = page.getByRole('alert')
  await eventually(() => alert.textContent()).toBe("Une erreur s'est produite. Veuillez réessayer.")
  for (const [field, value] of Object.entries(written))
    expect(await page.locator(`#${field}`).inputValue(), field).toBe(value)
  await page.reload()
  await waitForHydration(page)
  await eventually(() => page.locator('#message').inputValue()).toBe(written.message)
  await send.click()
  await page.getByRole('status').filter({ hasText: 'Message envoyé' }).waitFor()
  expect(keys.length).toBe(2)
  expect(keys[1]).toBe(keys[0])
  const rows = site.rows<{ id: string }>('select id from contact_messages where email = ?', email)
  expect(rows.length).toBe(1)
  expect(site.rows('select kind from outbox where subject_id = ? order by kind', rows[0]?.id ?? '')).toEqual([
    { kind: 'contact-company' },
    { kind: 'contact-visitor' },
  ])
})

test('After a double click on send, the form moves the focus to the confirmation', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await goTo(page, '/contact')
  await fill(page, {
    name: 'Ida Roth',
    email: ownEmail('ida'),
    subject: 'Une question',
    message: 'Bonjour.',
  })
  await page.getByRole('button', { name: t('contact.send') }).dblclick()
  await page.locator('.form-sent').waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('contact.sent'))
})
