import type { Page } from 'playwright-core'
import type { Locale } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { offerDocument, type Scene } from './scene.ts'

/** A picture of a page behind a sign-in or a link. */
export type PrivateShot = {
  name: string
  /** Opens the page in the browser, of the signed-in customer or of a guest. */
  open: (page: Page, scene: Scene, locale: Locale) => Promise<unknown>
}

const desk = (name: string, query: string | ((scene: Scene) => string), ready: string): PrivateShot => ({
  name: `desk-${name}`,
  open: async (page, scene) => {
    await page.goto(scene.desk(typeof query === 'string' ? query : query(scene)))
    await page.locator(ready).first().waitFor()
  },
})

const area = (name: string, path: (scene: Scene) => string, ready: string): PrivateShot => ({
  name: `area-${name}`,
  open: async (page, scene, locale) => {
    await page.context().addCookies(scene.customer.cookies)
    await page.goto(inLocale(locale, path(scene)))
    await page.locator(ready).first().waitFor()
  },
})

/** The mail to that address whose text has the pattern, as its reader sees it. */
const mail = (name: string, address: (locale: Locale) => string, pattern: RegExp): PrivateShot => ({
  name: `mail-${name}`,
  open: async (page, { mails }, locale) => {
    const found = (await mails()).find(
      ({ to, text = '' }) => to?.[0]?.address === address(locale) && pattern.test(text),
    )
    await page.setContent(found?.html ?? 'No such mail')
  },
})
const buyer = (locale: Locale) => `achats.${locale}@example.org`

async function openOffer(page: Page): Promise<void> {
  await page.keyboard.press('o')
  await page.locator('.desk-line').first().waitFor()
}

async function fillQuote(page: Page, locale: Locale): Promise<void> {
  await page.goto(inLocale(locale, '/products'))
  await page.locator('.card .card-foot .button').first().click()
  await page.locator('dialog[open] .dialog-actions a').click()
  await page.locator('.quote-page .sheet-line').waitFor()
  const fields = { name: 'Claire Simon', email: 'claire.simon@example.org', zipCode: '67700' }
  for (const [id, value] of Object.entries(fields)) await page.locator(`.quote-page #${id}`).fill(value)
  await page.locator('#termsAccepted').check()
}

async function sendQuote(page: Page, locale: Locale): Promise<void> {
  await fillQuote(page, locale)
  await page.locator('.quote-page form button[type="submit"]').click()
  await page.waitForURL(/reference=/)
}

/** The desk, the customer area, what is sent, and mails. */
export const privateShots: readonly PrivateShot[] = [
  desk('list', '', '.desk tbody tr'),
  desk('request', ({ requests }) => `request=${requests.received}`, '.desk h1'),
  desk('accepted', ({ requests }) => `request=${requests.accepted}`, '.desk h1'),
  {
    name: 'desk-offer',
    open: async (page, scene) => {
      await page.goto(scene.desk(`request=${scene.requests.received}`))
      await page.locator('.desk h1').waitFor()
      await openOffer(page)
    },
  },
  desk('catalogue-list', 'view=catalogue', '.desk tbody tr'),
  desk('product', 'view=catalogue&product=montevigne-p1', '.desk form'),
  desk('services', 'view=services', '.desk form, .desk tbody tr'),
  desk('articles', 'view=articles', '.desk h1'),
  desk('questions', 'view=questions', '.desk h1'),
  desk('team', 'view=team', '.desk h1'),
  area('scales', () => `${paths.dashboard}#scales`, '.scale-card:not(.waiting)'),
  area('requests', () => `${paths.dashboard}#requests`, '#requests'),
  area('account', () => `${paths.dashboard}#account`, '#account'),
  area('logbook', ({ logbook }) => logbook, '.logbook .plate'),
  area('request', ({ requests }) => paths.dashboardQuote(requests.offered), '.offer-totals'),
  {
    name: 'customer-offer',
    open: async (page, { offer }, locale) => {
      await page.goto(offer[locale])
      await page.locator('.offer-totals').waitFor()
    },
  },
  { name: 'quote-form', open: (page, _, locale) => fillQuote(page, locale) },
  { name: 'quote-sent', open: (page, _, locale) => sendQuote(page, locale) },
  mail('request', buyer, /Mise en service|Commissioning|Inbetriebnahme/),
  mail('offer', buyer, offerDocument),
]
