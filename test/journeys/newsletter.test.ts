import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { eventually, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const field = (page: Page) => page.locator('#newsletter-email')
const subscription = (email: string) =>
  site.rows<{ state: string; locale: string }>(
    'select state, locale from newsletter_subscriptions where email = ?',
    email,
  )

/** The newsletter form in the footer hydrates a little after the page. */
async function openFooter(page: Page, href: string): Promise<void> {
  await goTo(page, href)
  await page.waitForFunction(() => {
    const form = document.querySelector('.newsletter-form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

async function mailTo(address: string, subject: string) {
  const found = async () =>
    (await site.readMails()).find(
      (mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject),
    )
  await eventually(async () => (await found()) !== undefined, `${subject} to ${address}`).toBe(true)
  const mail = await found()
  if (!mail) throw new Error('There was a mail')
  return mail
}

const linkIn = (text: string | undefined, action: string) =>
  text?.match(new RegExp(`http\\S+#${action}=\\S+`))?.[0] ?? 'no link'

const subjects: Record<Locale, [string, string]> = {
  fr: ['Confirmez votre inscription', 'Votre inscription'],
  en: ['Please confirm', 'Your newsletter subscription'],
  de: ['Bitte bestätigen', 'Ihre Newsletter-Anmeldung'],
}

test.each(inOne('en'))(
  'A reader subscribes in the footer, confirms by mail and unsubscribes (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const email = uniqueEmail(`lise.${locale}`)
    await openFooter(page, inLocale(locale, '/mentions-legales'))
    await field(page).fill(email.replace('lise', 'LISE'))
    await page.getByRole('button', { name: t('newsletter.subscribe'), exact: true }).dblclick()
    const done = page.getByRole('status').filter({ hasText: t('newsletter.success') })
    await done.waitFor()
    await eventually(() => done.evaluate(hasFocus)).toBe(true)
    expect(await findings(page, 'asked', locale)).toEqual([])
    expect(subscription(email)).toEqual([{ state: 'pending', locale }])

    const [{ id } = { id: '' }] = site.rows<{ id: string }>(
      'select id from newsletter_subscriptions where email = ?',
      email,
    )
    const question = await mailTo(email, subjects[locale][0])
    expect(question.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
    await goTo(page, linkIn(question.text, 'confirm'))
    await page.getByRole('heading', { name: t('newsletter.confirm-ready') }).waitFor()
    expect(subscription(email), 'opening the link confirms nothing').toEqual([{ state: 'pending', locale }])
    expect(await findings(page, 'ready', locale)).toEqual([])
    await page.getByRole('button', { name: t('newsletter.confirm') }).dblclick()
    const heading = page.getByRole('heading', { name: t('newsletter.confirmed'), exact: true })
    await heading.waitFor()
    await eventually(() => heading.evaluate(hasFocus)).toBe(true)
    expect(await findings(page, 'confirmed', locale)).toEqual([])
    expect(subscription(email)).toEqual([{ state: 'confirmed', locale }])
    await page.reload()
    await page.getByRole('button', { name: t('newsletter.confirm') }).click()
    await page.getByRole('heading', { name: t('newsletter.already-confirmed') }).waitFor()

    const welcome = await mailTo(email, subjects[locale][1])
    expect(welcome.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    )
    await page.goto('about:blank')
    await goTo(page, linkIn(welcome.text, 'unsubscribe'))
    await page.getByRole('heading', { name: t('newsletter.unsubscribe-ready') }).waitFor()
    expect(await findings(page, 'way out', locale)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('button', { name: t('newsletter.unsubscribe') })
      .click()
    await page.getByRole('heading', { name: t('newsletter.unsubscribed') }).waitFor()
    expect(subscription(email)).toEqual([])
    const pendingMails = site.rows(
      "select kind from outbox where subject_id = ? and kind like 'newsletter%' and state = 'pending'",
      id,
    )
    expect(pendingMails).toEqual([])
  },
)

test('A mail program unsubscribes by the header alone; opening its link shows the page with the button', async () => {
  const page = await visit()
  const email = uniqueEmail('one.click')
  await site.post('/api/newsletter', { email, lang: 'de' })
  const question = await mailTo(email, subjects.de[0])
  const token = linkIn(question.text, 'confirm').split('=')[1]
  expect((await site.post('/api/newsletter/confirm', { token })).status).toBe(200)
  const welcome = await mailTo(email, subjects.de[1])
  const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const address = header.match(/^<(http:.+)>$/)?.[1] ?? 'none'
  await page.goto(address)
  await page.waitForURL(/\/de\/newsletter#unsubscribe=/)
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).waitFor()
  expect(subscription(email)).toHaveLength(1)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(subscription(email)).toEqual([])
})

test('An invalid address gets an error at its field, and the corrected one is sent, by keyboard alone', async () => {
  const page = await visit({ viewport: { width: 375, height: 700 } })
  await openFooter(page, '/contact')
  await field(page).focus()
  await page.keyboard.press('Enter')
  const error = page.locator('#newsletter-error')
  await eventually(() => error.textContent()).toBe('Champ obligatoire')
  await page.keyboard.type('lise@')
  await page.keyboard.press('Tab')
  await eventually(() => error.textContent()).toBe('Adresse email invalide')
  await eventually(() => field(page).getAttribute('aria-describedby')).toContain('newsletter-error')
  expect(await field(page).getAttribute('aria-invalid')).toBe('true')
  expect(await findings(page, 'mistyped', 'fr')).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('tippen.example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Inscription réussie !').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => field(page).inputValue()).toBe('')
})

test('A link keeps the language of its mail, and works in another one and after Back', async () => {
  const [french, german] = await Promise.all([wordsOf('fr'), wordsOf('de')])
  const page = await visit({ locale: 'de' })
  await goTo(page, '/newsletter#unsubscribe=cut')
  const frenchButton = page.getByRole('button', { name: french('newsletter.unsubscribe') })
  await frenchButton.waitFor()
  await page.locator('.languages a[lang="de"]').click()
  await page.getByRole('button', { name: german('newsletter.unsubscribe') }).waitFor()
  expect(page.url()).toMatch(/\/de\/newsletter#unsubscribe=cut$/)
  await page.goBack()
  await frenchButton.waitFor()
})
