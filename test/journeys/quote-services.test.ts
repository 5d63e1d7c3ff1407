import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
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
  expect(confirmed.replaceAll('\u00a0', ' ')).toContain(`${training}\n2 × 190,00 € = 380,00 €`)
  expect(await stored(page, 'quoteServices')).toBeNull()
  const mailOf = async () => (await site.readMails()).find(({ to }) => to?.[0]?.address === email)
  await eventually(async () => (await mailOf())?.text?.includes(training) ?? false).toBe(true)
})

const plate = { accuracyClass: 'III', max: '6 kg', min: '40 g', e: '2 g', d: '2 g' }
const instrument = {
  ...{ id: 'quote-item-1', productId: 'montevigne-p1', productName: 'P1', quantity: 2 },
  ...{ variant: { reference: 'MV-P1-6', metrologie: 'yes', plate }, addedAt: '2026-11-20T10:00:00.000Z' },
}
const withInstrument = { stored: { quoteItems: JSON.stringify([instrument]) } }

test.each(locales)(
  'commissioning is ticked below the instruments, and counted in the amount (%s)',
  async (locale) => {
    const page = await visit({ locale, ...withInstrument })
    await goTo(page, inLocale(locale, '/devis'))
    const tick = page.getByRole('checkbox', { name: /60.kg/ })
    const total = page.locator('.estimate-total')
    await eventually(() => total.textContent()).toContain('540')
    await tick.check()
    await eventually(() => total.textContent()).toContain('710')
    const journey = page.locator('.journey')
    expect(await journey.textContent()).toBe((await wordsOf(locale))('quote.travel-by-postcode'))
    await page.locator('#zipCode').fill('67700')
    await eventually(() => journey.textContent()).toContain('45')
    await eventually(() => total.textContent(), 'with the journey').toContain('755')
    expect(await stored(page, 'quoteServices')).toEqual([{ code: 'commissioning-60kg', quantity: 2 }])
    await tick.uncheck()
    await eventually(() => total.textContent()).toContain('540')
  },
)

test('The panel of the list stays open, however late the styles of its amount are', async () => {
  const page = await visit({ mayShift: true, ...withInstrument })
  await page.route(/\/assets\/(estimate|quote-lines)-[^/]*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await goTo(page, '/blog')
  await page.locator('.badge-open').click()
  const turns = await page.evaluate(async () => {
    const seen: boolean[] = []
    const end = performance.now() + 2500
    while (performance.now() < end) {
      const isOpen = document.querySelector<HTMLDialogElement>('dialog.panel')?.open ?? false
      if (seen.at(-1) !== isOpen) seen.push(isOpen)
      await new Promise(requestAnimationFrame)
    }
    return seen
  })
  expect(turns).toEqual([false, true])
})

test('A stored list keeps the form in its place, however late its parts are', async () => {
  const page = await visit({ viewport: { width: 375, height: 800 }, ...withInstrument })
  await page.route(/(quote-lines|service-lines|list-total|estimate)-|\/api\/services/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await goTo(page, '/devis')
  await page.locator('.estimate-total').waitFor()
})

test('On a phone what an amount leaves out is read in words, not letter by letter', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ viewport: { width: 375, height: 800 }, ...withInstrument })
  await goTo(page, '/devis')
  await fill(page, { name: 'Anne Klein', email: uniqueEmail('narrow') })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  const label = page.locator('.confirmation .fact-section dt').last()
  await label.waitFor()
  expect((await label.boundingBox())?.width).toBeGreaterThan(90)
})
