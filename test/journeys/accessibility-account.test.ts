import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { clearRegistrations } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  accountButton,
  anne,
  answer,
  dialogOf,
  fillLogin,
  openDialog,
  refuse,
  signupForm,
  submit,
  tab,
} from './account-support.ts'
import { findings } from './axe-support.ts'
import { fill, goTo, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test.each(inOne('fr'))(
  'axe finds no violation in any state of sign-in, sign-up and sign-out (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale, expected: [/status of 4\d\d/] })
    const found: string[] = []
    const checkState = async (place: string) => void found.push(...(await findings(page, place, locale)))
    await refuse(page, 'login', 'wrong-password', 401)
    await refuse(page, 'signup', 'registration-limit', 429)
    await answer(page, 'password-reset', (route) =>
      route.fulfill({ status: 202, json: { state: 'requested' } }),
    )

    await openDialog(page, 'login', inLocale(locale, '/contact'))
    await checkState('sign-in')
    await fillLogin(page, anne.email)
    await submit(page).click()
    await dialogOf(page).getByText(t('auth.wrong-password')).waitFor()
    await checkState('sign-in, refused')
    await dialogOf(page)
      .getByRole('button', { name: t('auth.forgot') })
      .click()
    await dialogOf(page).getByText(t('auth.reset-sent')).waitFor()
    await checkState('reset mail sent')
    await tab(page, 'signup').click()
    await checkState('sign-up')
    await submit(page).click()
    await page.locator('#signup-password').fill('a')
    await checkState('sign-up with errors and checklist')
    await fill(page, signupForm(anne.email))
    await submit(page).click()
    await dialogOf(page).getByRole('alert').waitFor()
    await checkState('sign-up at the cap')
    await page.setViewportSize({ width: 320, height: 640 })
    await checkState('sign-up on a phone')
    expect(await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.clock.install()
    await page.unroute('**/api/auth/signup')
    await clearRegistrations(site)
    await fill(page, signupForm(uniqueEmail(`axe.${locale}`)))
    await submit(page).click()
    await page.getByText(t('auth.created')).waitFor()
    await checkState('signed up')
    await page.clock.fastForward(3000)
    await page.locator('dialog').waitFor({ state: 'detached' })
    await accountButton(page).click()
    await page.locator('.account-menu').waitFor()
    await checkState('menu')
    expect(found).toEqual([])
  },
)

test.each(inOne('de'))(
  'axe finds no violation on the pages linked from mails, and they reflow (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale, expected: [/status of 422/] })
    const found: string[] = []
    const checkState = async (place: string) => {
      found.push(...(await findings(page, place, locale)))
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(320)
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    await goTo(page, inLocale(locale, '/reset-password'))
    await checkState('request')
    await page.locator('.link-page button[type="submit"]').click()
    await checkState('request, refused')
    await goTo(page, `${inLocale(locale, '/reset-password')}?#token=cut`)
    await fill(page, { 'reset-password': 'a', 'reset-confirmPassword': 'b' })
    await page.locator('.link-page button[type="submit"]').click()
    await checkState('new password with errors')
    await fill(page, { 'reset-password': 'Klippe-7!Birke', 'reset-confirmPassword': 'Klippe-7!Birke' })
    await page.locator('.link-page button[type="submit"]').click()
    await page.getByRole('heading', { name: t('reset.invalid') }).waitFor()
    await checkState('invalid link')
    await answer(page, 'password-reset/confirm', (route) => route.fulfill({ status: 204 }))
    await goTo(page, `${inLocale(locale, '/reset-password')}?2#token=good`)
    await fill(page, { 'reset-password': 'Klippe-7!Birke', 'reset-confirmPassword': 'Klippe-7!Birke' })
    await page.locator('.link-page button[type="submit"]').click()
    await page.getByRole('heading', { name: t('reset.done') }).waitFor()
    await checkState('done')
    await goTo(page, `${inLocale(locale, '/verify-email')}#token=cut`)
    await checkState('verify')
    await page.locator('.link-page button').click()
    await page.getByRole('heading', { name: t('verify.invalid') }).waitFor()
    await checkState('verify, invalid')
    expect(found).toEqual([])
  },
)
