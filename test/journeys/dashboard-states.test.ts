import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { confirmAddress, signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { call, openDashboard, openTab, part } from './dashboard-support.ts'
import { eventually, goTo, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** The API paths that the parts of the page load. */
const apiPaths = ['', '/quotes?*', '/list', '/newsletter', '/sessions']

/** Sends one request with a data plate and another with a text only. */
async function sendRequests(page: Page): Promise<string> {
  const { variants } = await site.product('montevigne-c3')
  const { body } = await call<{ reference: string }>(page, 'POST', '/api/quotes', {
    name: 'Anne Klein',
    email: 'anne@example.org',
    company: 'Donaudampfschifffahrtsgesellschaft',
    message: 'Merci\nd’avance',
    items: [
      { productId: 'montevigne-c3', variantReference: variants[0]?.reference, quantity: 2 },
      { productId: 'tarnoval-tr2', quantity: 1 },
    ],
    termsAccepted: true,
  })
  await call(page, 'POST', '/api/quotes', {
    name: 'Anne Klein',
    email: 'anne@example.org',
    message: 'x '.repeat(300),
    termsAccepted: true,
  })
  return body.reference
}

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each(inOne('fr'))('axe finds no violation in any state of the customer area (%s)', async (locale) => {
  const t = await wordsOf(locale)
  const page = await visit({ locale, expected: [/503/, /answer/] })
  const found: string[] = []
  const checkState = async (place: string) => {
    found.push(...(await findings(page, place, locale)))
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overhang(page), `${place} on a small phone`).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  const checkTabs = async (place: string) => {
    for (const tab of ['account', 'requests', 'scales'] as const) {
      await openTab(page, tab)
      await checkState(`${place}, ${tab}`)
    }
  }
  const customer = await signInAsNew(site, page, { locale })
  await openDashboard(page, inLocale(locale, '/dashboard'))
  await checkTabs('empty')

  const reference = await sendRequests(page)
  await confirmAddress(site, customer)
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  for (const path of apiPaths)
    await page.route(`**/api/profile${path}`, async (route) => {
      await held
      await route.fulfill({ status: 503, json: { code: 'unavailable', fields: {} } })
    })
  await page.goto(inLocale(locale, '/dashboard'))
  await page.locator('.dash').waitFor()
  await eventually(() => page.locator('.answer-skeleton').count()).toBeGreaterThan(4)
  found.push(...(await findings(page, 'waiting', locale)))
  fail()
  await eventually(() => page.locator('.answer-failed').count()).toBeGreaterThan(4)
  await checkTabs('everything failed')
  for (const path of apiPaths) await page.unroute(`**/api/profile${path}`)
  // Those of the other tabs too, without opening them.
  const retryAll = () =>
    page.locator('.answer-failed button').evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
      return buttons.length
    })
  await eventually(retryAll).toBe(0)
  await openTab(page, 'requests')
  await part(page, 'requests').locator('.dash-request').first().waitFor()
  await checkTabs('full')
  await openTab(page, 'account')

  await page.locator('#phone').fill('x')
  await page.locator('#siret').fill('123')
  await page.getByRole('button', { name: t('dashboard.save'), exact: true }).click()
  await part(page, 'details').getByRole('alert').waitFor()
  await page.locator('#password').fill('kurz')
  await page.getByRole('button', { name: t('dashboard.change-password') }).click()
  await page.locator('#currentPassword-error').waitFor()
  await checkState('forms with errors')
  await page.getByRole('button', { name: t('dashboard.delete') }).click()
  await page.getByRole('dialog', { name: t('dashboard.delete') }).waitFor()
  await checkState('deletion')
  await page.keyboard.press('Escape')
  await openTab(page, 'requests')
  await part(page, 'requests')
    .getByRole('button', { name: t('request.order-again') })
    .click()
  await page
    .getByRole('dialog', { name: t('quote.summary') })
    .locator('.sheet-line')
    .first()
    .waitFor()
  await checkState('ordered again')

  await goTo(page, inLocale(locale, `/dashboard/quotes/${reference}`))
  await page.locator('.sheet-line .plate').waitFor()
  await checkState('request')
  expect(found).toEqual([])
})
