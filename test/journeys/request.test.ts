import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import type { Locale } from '#config/locales.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { paths } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { insertOffer } from '#test/support/offers.ts'
import { signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound } from './axe-support.ts'
import { call } from './dashboard-support.ts'
import { eventually, fill, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const item = { productId: 'montevigne-p1', variantReference: 'MV-P1-6', quantity: 2, accessories: [] }

/** Sends a request as a guest and returns its reference. */
async function send(email: string, lang: Locale): Promise<string> {
  const body = {
    name: 'Anne Klein',
    email,
    message: 'Pour le marché.',
    termsAccepted: true,
    lang,
    items: [item],
  }
  const answer = await site.post('/api/quotes', body)
  return ((await answer.json()) as { reference: string }).reference
}

/** The text of the mail to that address whose subject or text matches. */
async function mailTo(address: string, pattern: RegExp): Promise<string> {
  const found = async () =>
    (await site.readMails()).find(
      (mail) => mail.to?.[0]?.address === address && pattern.test(`${mail.subject}\n${mail.text}`),
    )
  await eventually(async () => (await found()) !== undefined, `${pattern} to ${address}`).toBe(true)
  return (await found())?.text ?? ''
}

const linkIn = (text: string) => text.match(/http\S+#token=\S+/)?.[0] ?? 'no link'
const rowOf = (reference: string) =>
  site.rows<{ id: string; state: string }>(
    'select id, state from quote_requests where reference = ?',
    reference,
  )[0]

test('A link that has ended leads to the form for a new one, which goes to the address of the request', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ expected: [/status of 404/, /answer AppError: not-found/] })
  const email = uniqueEmail('nouveau')
  const reference = await send(email, 'fr')
  const link = linkIn(await mailTo(email, new RegExp(reference)))
  const { id = '' } = rowOf(reference) ?? {}
  await site.write('update request_links set revoked_at = ? where quote_id = ?', new Date().toISOString(), id)
  await goTo(page, link)
  await page.getByText(t('request.ended'), { exact: true }).waitFor()
  await expectSound(page, 'ended', 'fr')
  await page.getByRole('button', { name: t('request.link-send') }).click()
  await page.locator('#link-reference-error').waitFor()
  await fill(page, { 'link-reference': reference.toLowerCase(), 'link-email': email })
  await page.getByRole('button', { name: t('request.link-send') }).click()
  await page.getByRole('heading', { name: t('request.link-sent') }).waitFor()
  await expectSound(page, 'asked', 'fr')
  const fresh = linkIn(await mailTo(email, /nouveau lien/))
  await page.goto('about:blank')
  await goTo(page, fresh)
  await page.getByText(reference).waitFor()
})

test('An offer that was replaced meanwhile is not accepted: the dialog says so and the page shows the new one', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ expected: [/status of 409/] })
  const email = uniqueEmail('remplace')
  const reference = await send(email, 'fr')
  await insertOffer(site, reference, 1)
  await goTo(page, linkIn(await mailTo(email, new RegExp(reference))))
  await page.getByRole('button', { name: t('request.accept') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await insertOffer(site, reference, 2)
  await dialog.getByRole('button', { name: t('request.accept') }).click()
  await dialog.getByText(t('request.moved', { state: t('request.state-offered') })).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => page.locator('.offer :is(h3, summary)').allTextContents()).toEqual([
    expect.stringContaining('version 2'),
    expect.stringContaining(t('request.offer-superseded')),
  ])
  expect(rowOf(reference)?.state).toBe('offered')
  await page.getByRole('button', { name: t('request.decline') }).click()
  await page.locator('#decision-reason').fill('Trop cher')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('request.decline') })
    .click()
  await page.getByText(t('request.declined')).waitFor()
  await page.getByText(/Trop cher/).waitFor()
  expect(rowOf(reference)?.state).toBe('declined')
})

test('A line of an offer says how its sum comes about, and breaks no value of its data plate', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  const email = uniqueEmail('ligne')
  const reference = await send(email, 'fr')
  await insertOffer(site, reference)
  await goTo(page, linkIn(await mailTo(email, new RegExp(reference))))
  const line = page.locator('.offer-lines tbody tr').first()
  await line.waitFor()
  expect(figures(await line.locator('td').last().innerText())).toEqual(['540,00', '40,00', '500,00'])
  for (const width of [375, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenValues(page), `at ${width} px`).toEqual([])
    const [plate, name] = await Promise.all(
      ['.plate', '.offer-text'].map((part) => line.locator(part).boundingBox()),
    )
    expect(plate?.y, 'below the name').toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
  }
  expect(await page.getByText(t('request.option-add')).count()).toBe(0)
})

/** The amounts of a text. */
const figures = (text: string) => text.match(/\d+,\d\d/g)
/** Values of data plates that are higher than one line of them. */
const brokenValues = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.offer .plate :is(dt, dd):not(.class)')]
      .filter((part) => {
        const lines = new Set([...part.getClientRects()].map(({ y }) => y))
        return (
          lines.size > 1 || part.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(part).lineHeight)
        )
      })
      .map((part) => part.textContent),
  )

test('A customer answers in the customer area, and takes the accepted scales into the register', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  const { email } = await signInAsNew(site, page, { locale: 'fr' })
  const request = { name: 'Anne Klein', email, message: 'Merci', termsAccepted: true, items: [item] }
  const { body } = await call<{ reference: string }>(page, 'POST', '/api/quotes', request)
  await insertOffer(site, body.reference)
  await goTo(page, paths.dashboardQuote(body.reference))
  await page.getByRole('button', { name: t('request.accept') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('request.accept') }).click()
  await page.getByText(t('request.accepted')).waitFor()
  await page.getByText(t('scales.take-in', { taken: 0, count: 2 })).waitFor()
  await expectSound(page, 'taking in', 'fr')
  const take = page.getByRole('button', { name: t('scales.take') })
  await take.click()
  await page.locator('#scale-use-error').waitFor()
  await page.locator('#scale-use').selectOption('direct-sale')
  await take.click()
  await page.getByText(t('scales.take-done')).waitFor()
  await page.reload()
  await page.getByText(t('scales.take-in', { taken: 2, count: 2 })).waitFor()
  await expectSound(page, 'taken in', 'fr')
  await page.locator('#message-text').fill('À bientôt')
  await page.getByRole('button', { name: t('request.send') }).click()
  await eventually(() => page.locator('.request-messages li').count()).toBe(1)
  expect(rowOf(body.reference)?.state).toBe('accepted')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.request-form').isVisible()).toBe(false)
  expect(await page.locator('.request-timeline').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: t('scales.take-open') }).click()
  await eventually(() => page.locator('.scale-card h3').allTextContents()).toEqual(
    Array(2).fill('Montevigne MV-P1-6'),
  )
})

test('Without JavaScript the page says what it needs, with phone and mail', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/devis/suivi')
  const notice = page.locator('main .notice')
  for (const text of [formatPhone(initialFacts.phone), initialFacts.email])
    expect(await notice.textContent()).toContain(text)
})
