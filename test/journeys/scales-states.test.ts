import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import {
  addScale,
  dueIn,
  fault,
  fillScale,
  firstOfMonth,
  inYears,
  openRegister,
  register,
  registerRead,
} from './scales-support.ts'
import { goTo, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** A name and a place too long for one line. */
const long = { make: 'Donaudampfschifffahrtsgesellschaftskapitän', place: 'Quai\u00a0n°\u00a04'.repeat(9) }

const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'unavailable', fields: {} } })

/** Checks the page with axe, and its width on the smallest phone. */
async function violations(page: Page, place: string, locale: Locale): Promise<string[]> {
  const found = await findings(page, place, locale)
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog, .dialog-box, .scale-card')].flatMap(
      ({ scrollWidth, clientWidth, className }) =>
        scrollWidth > clientWidth ? [`${className} ${scrollWidth}`] : [],
    ),
  )
  expect(overflow, `${place} on a small phone`).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

test.each(inOne('fr'))('axe finds no violation in any state of the register (%s)', async (locale) => {
  const t = await wordsOf(locale)
  const page = await visit({ locale, expected: [/503/], mayShift: true })
  const found: string[] = []
  const checkState = async (place: string) => found.push(...(await violations(page, place, locale)))
  const press = (name: string) => register(page).getByRole('button', { name, exact: true }).click()
  const dashboard = inLocale(locale, '/dashboard')
  await signInAsNew(site, page, { locale })
  await page.route('**/api/profile/scales', unavailable, { times: 1 })
  await goTo(page, dashboard)
  await register(page).getByText(t('scales.failed')).waitFor()
  await checkState('register failed')
  await press(t('failure.retry'))
  await registerRead(page)
  await checkState('empty')

  await addScale(page)
  await addScale(page, { use: 'trade', lastVerifiedOn: inYears(dueIn(20), -1), ...long })
  await addScale(page, { model: 'P3', country: 'DE', lastVerifiedOn: firstOfMonth() })
  await addScale(page, { model: 'P4', country: 'other' })
  await addScale(page, { model: 'P5', use: 'none', e: null, accuracyClass: null })
  await openRegister(page, dashboard)
  await checkState('list')

  await press(t('scales.add'))
  await fillScale(page, { country: 'DE', use: 'medical', 'max.value': 'x', 'e.value': 'x' })
  await press(t('scales.save'))
  for (const name of ['model', 'max.value', 'e.value']) await fault(page, name).waitFor()
  await checkState('form with errors')
  await page.keyboard.press('Escape')

  await press(t('scales.visit'))
  await press(t('scales.visit-send'))
  await page.locator('#termsAccepted-error').waitFor()
  await checkState('visit without the terms')
  await page.locator('#termsAccepted').check()
  await press(t('scales.visit-send'))
  await page.locator('.visit-reference').waitFor()
  await checkState('visit sent')
  await page.keyboard.press('Escape')

  // The removal is pending, and so is its notice.
  await page.route('**/api/profile/scales/*', () => {})
  await press(t('scales.remove-named', { name: 'Montevigne P1' }))
  await page.locator('.notice').waitFor()
  await checkState('removed')
  expect(await page.locator('.notice').isVisible()).toBe(true)
  await page.unroute('**/api/profile/scales/*')
  await page.route('**/api/profile/scales/*', unavailable)
  await page.route('**/api/profile', unavailable)
  await press(t('scales.remove-named', { name: 'Montevigne P3' }))
  await register(page).getByLabel(t('scales.reminders'), { exact: true }).click()
  await register(page).getByText(t('scales.reminders-failed')).waitFor()
  // The removal of one sends the one before.
  await page.getByText(t('scales.remove-failed', { name: 'Montevigne P1' })).waitFor()
  await checkState('neither switched nor removed')

  await page.route('**/api/scales/reminders/stop', (route) => route.fulfill({ json: { state: 'stopped' } }))
  await page.route('**/api/scales/reminders/stop', unavailable, { times: 1 })
  await goTo(page, inLocale(locale, '/rappels#stop=any'))
  await page.getByRole('button', { name: t('reminders.stop') }).waitFor()
  await checkState('ready to stop')
  await page.getByRole('button', { name: t('reminders.stop') }).click()
  await page.getByText(t('reminders.failed')).waitFor()
  await checkState('stop failed')
  await page.getByRole('button', { name: t('failure.retry') }).click()
  await page.getByRole('heading', { name: t('reminders.stopped') }).waitFor()
  await checkState('stopped')
  expect(found).toEqual([])
})
