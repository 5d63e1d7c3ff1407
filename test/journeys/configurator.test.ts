import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { chooseBest, fromHome, type Mode, type Person } from './configurator-support.ts'
import { tabTo } from './keyboard-support.ts'
import { addressOf, eventually, fill, goTo, hasFocus, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const searchOf = (page: Page) => new URL(page.url()).searchParams
const textsOf = async (reference: string) =>
  (await site.readMails())
    .filter(({ subject }) => subject?.includes(reference))
    .map(({ text, html }) => `${text}\n${html}`)

/** The reference of the request in the address of the confirmation. */
async function sentReference(page: Page): Promise<string> {
  await page.waitForURL(/\?reference=DEV-\d{6}-[0-9A-Z]{5}$/)
  return searchOf(page).get('reference') ?? ''
}

test('A baker on a phone goes from the home page to a request with a scale, a service and a mail, and back to his answers', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ viewport: { width: 375, height: 740 } })
  await goTo(page, '/')
  await page
    .locator('main')
    .getByRole('link', { name: t('nav.quote'), exact: true })
    .click()
  await page.getByRole('link', { name: t('nav.configurator') }).click()
  await page.getByRole('heading', { level: 1, name: t('configurator.title') }).waitFor()

  const toRequirements = page.getByRole('button', { name: t('configurator.to-requirements') })
  await toRequirements.click()
  await eventually(() => page.locator('#use-error').textContent()).toBe(t('form.required'))
  const load = page.locator('#answer-load')
  expect(await load.evaluate(hasFocus)).toBe(true)
  await page.getByText(t('trade.shop')).click()
  await page.getByLabel(t('use.price-computing')).check()
  await page.locator('.config-law.legal').first().waitFor()
  await load.fill('6 kilos et demi')
  await load.blur()
  await eventually(() => page.locator('#answer-load-error').textContent()).toBe(t('form.mass'))
  await load.fill('6 kg')
  await toRequirements.click()
  const requirements = page.getByRole('heading', { level: 2, name: t('configurator.step-requirements') })
  await eventually(() => requirements.evaluate(hasFocus)).toBe(true)
  expect(await page.getByLabel(t('use.price-computing')).isVisible()).toBe(false)

  const count = page.locator('.config-questions .config-count')
  await page.locator('#answer-smallest').fill('100 g')
  await page.getByText(t('configurator.tolerance')).click()
  await page.locator('#answer-tolPct').fill('5')
  await eventually(() => searchOf(page).get('tolPct')).toBe('5')
  const query = 'use=price-computing&load=6kg&smallest=100g&tolPct=5'
  const answer = await (await fetch(`${site.origin}/api/fit?${query}`)).json()
  const { total, fits } = answer as {
    total: number
    fits: { reference: string; product: { name: string } }[]
  }
  await eventually(() => count.locator('strong').textContent()).toBe(String(total))
  await page.getByRole('button', { name: t('configurator.to-options') }).click()

  const [best] = fits
  const name = `${best?.product.name} ${best?.reference}`
  await page.getByRole('link', { name: t('configurator.choose-named', { name }), exact: true }).click()
  const chosen = page.locator('.config-chosen')
  await chosen.getByRole('link', { name: t('quote.more', { product: name }) }).click()
  await eventually(() => chosen.getByRole('status').textContent()).toMatch(/2$/)
  await chosen.getByRole('checkbox', { name: /Mise en service/ }).check()
  await eventually(() => searchOf(page).getAll('service')).toHaveLength(1)

  await page.reload()
  await waitForHydration(page)
  await page.getByRole('link', { name: t('configurator.to-contact') }).click()
  const email = uniqueEmail('baker')
  await page.getByText(t('quote.add-address')).click()
  await fill(page, { name: 'Anne Klein', zipCode: '67700' })
  await page.goBack()
  await chosen.waitFor()
  await page.goForward()
  await eventually(() => page.locator('#name').inputValue()).toBe('Anne Klein')
  await page.getByRole('link', { name: t('configurator.to-summary') }).click()
  const send = page.getByRole('button', { name: t('quote.send') })
  await send.click()
  const problems = page.locator('.form-problems')
  await eventually(() => problems.evaluate(hasFocus)).toBe(true)
  await problems.getByRole('link', { name: t('form.email') }).click()
  await fill(page, { email })
  await page.locator('#termsAccepted').check()
  await eventually(() => page.locator('.estimate').textContent()).toMatch(/Déplacement/)
  await send.dblclick()

  const reference = await sentReference(page)
  await eventually(() => page.locator('.confirmation').textContent()).toMatch(/Max\s≥/)
  const sql =
    'select variant_reference as model, quantity from quote_items join quote_requests on id = quote_id where email = ?'
  expect(site.rows(sql, email)).toEqual([{ model: best?.reference, quantity: 2 }])
  await eventually(async () => (await textsOf(reference)).length).toBe(2)
  for (const text of await textsOf(reference)) {
    expect(text).toContain(best?.reference)
    expect(text).toMatch(/Max\s≥/)
    expect(text).toMatch(/Mise en service/)
  }
  expect(await page.evaluate(() => localStorage.getItem('configurator'))).toBeNull()

  const [link] = (await textsOf(reference)).flatMap(
    (text) => text.match(/\S+\/devis\/suivi#token=\S+/)?.[0] ?? [],
  )
  await page.goto(link ?? '')
  await page.getByRole('link', { name: t('request.change-configuration') }).click()
  await eventually(() => page.locator('#answer-load').inputValue()).toBe('6 kg')
  expect(await page.locator('#answer-tolPct').inputValue()).toBe('5')
  expect(searchOf(page).get('use')).toBe('price-computing')
})

test('A pharmacist finds a balance with the keyboard alone and asks for it', async () => {
  const { page, t } = await fromHome(visit, 'en', 'keyboard')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await tabTo(page, page.locator('#answer-load'))
  await page.keyboard.type('200 g')
  await tabTo(page, page.locator('summary', { hasText: t('trade.health') }))
  await press('Enter')
  await tabTo(page, page.getByLabel(t('use.pharmacy')))
  await press('Space')
  await tabTo(page, page.locator('#answer-smallest'))
  await page.keyboard.type('1 g')
  await tabTo(page, page.locator('summary', { hasText: t('configurator.tolerance') }))
  await press('Enter')
  await tabTo(page, page.locator('#answer-tolPct'))
  await page.keyboard.type('1')
  const choose = page
    .locator('.fit-card')
    .first()
    .getByRole('link', { name: t('configurator.choose') })
  await choose.waitFor()
  expect(await page.locator('#answer-tolPct').evaluate(hasFocus)).toBe(true)
  await tabTo(page, choose)
  await press('Enter')
  await page.locator('.config-chosen').waitFor()
  await tabTo(page, page.locator('#name'))
  await page.keyboard.type('Anne Klein')
  await tabTo(page, page.locator('#email'))
  const email = uniqueEmail('pharmacist')
  await page.keyboard.type(email)
  await tabTo(page, page.locator('#termsAccepted'))
  await press('Space')
  await tabTo(page, page.getByRole('button', { name: t('quote.send') }))
  await press('Enter')
  const reference = await sentReference(page)
  expect(site.rows('select reference, locale from quote_requests where email = ?', email)).toEqual([
    { reference, locale: 'en' },
  ])
})

test('A waste yard answers everything without JavaScript, and sends it', async () => {
  const { page, t } = await fromHome(visit, 'de', 'no JavaScript', [/422/])
  await page.locator('summary', { hasText: t('trade.field') }).click()
  await page.getByLabel(t('use.waste')).check()
  await page.getByRole('button', { name: t('configurator.to-requirements') }).click()
  expect(await page.locator('#answer-load-error').textContent()).toBe(t('form.required'))
  await fill(page, { 'answer-load': '40 t' })
  await page.getByRole('button', { name: t('configurator.to-requirements') }).click()
  expect(searchOf(page).get('country')).toBe('DE')
  await page.locator('.config-narrow .config-law.legal:visible').waitFor()
  await page.getByText(t('configurator.tolerance')).click()
  await fill(page, { 'answer-tare': '15t', 'answer-smallest': '1 t' })
  await page.getByRole('button', { name: t('configurator.to-options') }).click()
  await page
    .locator('.fit-card')
    .first()
    .getByRole('link', { name: t('configurator.choose') })
    .click()
  const chosen = page.locator('.config-chosen')
  await chosen.locator('input[name=service]').first().check()
  await chosen.getByRole('button', { name: t('configurator.apply') }).click()
  await eventually(() => searchOf(page).getAll('service')).toHaveLength(1)
  await eventually(() => chosen.locator('input[name=service]').first().isChecked()).toBe(true)
  await page.getByRole('link', { name: t('configurator.to-contact') }).click()
  expect(await page.locator('.config-request .notice').first().textContent()).toMatch(/\+33\s3\s53\s01/)
  const summary = await page.locator('.config-summary').textContent()
  const model = searchOf(page).get('choice')?.split(':')[1] ?? 'none'
  expect(summary).toMatch(/Max\s≥\s55\s000\skg|Max\s≥\s55\st/)
  expect(summary).toContain(model)
  expect(addressOf(page)).toContain('/de/devis/configurateur?')

  const address = addressOf(page)
  await page.getByText(t('quote.add-address')).click()
  await fill(page, { name: 'Anne Klein', email: 'anne@', zipCode: '67700' })
  await page.getByRole('button', { name: t('quote.send') }).click()
  const problems = page.locator('.form-problems')
  await eventually(() => problems.locator('li').count()).toBe(2)
  expect(await problems.evaluate(hasFocus)).toBe(true)
  expect(await page.title()).toMatch(/^Fehler: /)
  expect(addressOf(page)).toBe(address)
  expect(await page.locator('#zipCode').inputValue()).toBe('67700')
  const email = uniqueEmail('yard')
  await fill(page, { email })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  const reference = await sentReference(page)
  expect(await page.locator('.confirmation output').textContent()).toBe(reference)
  expect(site.rows('select reference, locale from quote_requests where email = ?', email)).toEqual([
    { reference, locale: 'de' },
  ])
  await eventually(async () => (await textsOf(reference)).length).toBe(2)
  for (const text of await textsOf(reference)) expect(text).toContain(model)
})

/**
 * With the three above: each person in each language, and each way of using the page by each person and in each
 * language.
 */
test.each<[Person, Locale, Mode]>([
  ['baker', 'en', 'no JavaScript'],
  ['baker', 'de', 'keyboard'],
  ['pharmacist', 'fr', 'no JavaScript'],
  ['pharmacist', 'de', 'touch'],
  ['waste yard', 'fr', 'keyboard'],
  ['waste yard', 'en', 'touch'],
])('A %s (%s, %s) comes from the home page to a request', async (person, locale, mode) => {
  const visited = await fromHome(visit, locale, mode)
  const { page, t, hands, goOn } = visited
  const reference = await chooseBest(visited, person)
  const { press, tick, type } = hands
  await goOn('link', 'configurator.to-contact')
  const email = uniqueEmail('walk')
  const name = page.locator('#name')
  await name.waitFor()
  await type(name, 'Anne Klein')
  await type(page.locator('#email'), email)
  // Without JavaScript both halves of the form are shown together.
  if (mode !== 'no JavaScript') await goOn('link', 'configurator.to-summary')
  await page.locator('#termsAccepted').waitFor()
  await tick(page.locator('#termsAccepted'))
  await press(page.getByRole('button', { name: t('quote.send') }))
  const sent = await sentReference(page)
  expect(site.rows('select reference, locale from quote_requests where email = ?', email)).toEqual([
    { reference: sent, locale },
  ])
  await eventually(async () => (await textsOf(sent)).length).toBe(2)
  for (const text of await textsOf(sent)) expect(text).toContain(reference)
})
