import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { insertPerson, password } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { accountButton, fillLogin, linkTo, makeAccount, openDialog, submit } from './account-support.ts'
import { eventually, fill, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const french = await wordsOf('fr')

const renewed = 'Ganz-2!neuWort'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newPassword = (page: Page, first: string, second = first) =>
  fill(page, { 'reset-password': first, 'reset-confirmPassword': second })

test('a user who forgot the password resets it by the mail link in any language and signs in', async () => {
  const { email } = await insertPerson(site)
  const page = await visit()
  await openDialog(page)
  await fill(page, { 'login-email': email })
  await button(page, 'Mot de passe oublié').click()
  await page.getByText('Email de réinitialisation envoyé !').waitFor()
  const link = await linkTo(site, email, '/reset-password')

  await goTo(page, link)
  await page.getByRole('heading', { name: french('reset.choose') }).waitFor()
  expect(page.url(), 'no token in the address').toBe(`${site.origin}/reset-password`)
  await page.locator('.languages a[lang="de"]').click()
  const german = await wordsOf('de')
  await page.getByRole('heading', { name: german('reset.choose') }).waitFor()
  expect(page.url()).toBe(`${site.origin}/de/reset-password`)

  await newPassword(page, 'kurz')
  await button(page, german('reset.save')).click()
  await page.getByText(german('auth.short-password', { min: 8 })).waitFor()
  await newPassword(page, 'langgenug')
  await button(page, german('reset.save')).click()
  await page.getByText(german('auth.password-rules')).waitFor()
  await newPassword(page, renewed, password)
  await button(page, german('reset.save')).click()
  expect(await page.getByText(german('auth.mismatch')).count()).toBe(1)
  await newPassword(page, renewed)
  await page.locator('.password-criteria.complete').waitFor()
  await button(page, german('reset.save')).click()
  const done = page.getByRole('heading', { name: german('reset.done') })
  await done.waitFor()
  await eventually(() => done.evaluate(hasFocus)).toBe(true)
  await page.getByText(german('reset.done-text')).waitFor()

  await page.locator('.link-page button').click()
  await fillLogin(page, email, renewed)
  await submit(page).click()
  await eventually(() => accountButton(page).textContent()).toBe('Anne')
})

test.each(inOne('en'))(
  'a new address is confirmed by a click, not by opening the link (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const email = uniqueEmail(`verify.${locale}`)
    await makeAccount(site, email)
    const verified = () =>
      site.rows<{ at: string | null }>('select email_verified_at at from users where email = ?', email)[0]?.at
    const link = await linkTo(site, email, '/verify-email')
    const page = await visit({ locale, expected: [/status of 401/] })
    await goTo(page, link.replace('/verify-email', inLocale(locale, '/verify-email')))
    await page.getByRole('heading', { name: t('verify.ready') }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(verified()).toBe(null)
    await button(page, t('verify.confirm')).click()
    // The link alone is not enough: somebody else may have registered this address.
    await page.getByText(t('verify.sign-in-text')).waitFor()
    expect(verified()).toBe(null)
    await fillLogin(page, email)
    await submit(page).click()
    await page.getByRole('heading', { name: t('verify.verified') }).waitFor()
    expect(verified()).toMatch(/^20/)
  },
)

test.each(['/reset-password', '/en/verify-email', '/dashboard', '/de/dashboard/quotes/DEV-1'])(
  '%s is not cached and sends no referrer',
  async (path) => {
    // The customer area redirects visitors without a session home, also uncached.
    const { headers } = await fetch(site.origin + path, { redirect: 'manual' })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  },
)
test.each(['/reset-password', '/de/verify-email'])('%s is not indexed', async (path) => {
  const html = await (await fetch(site.origin + path)).text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain(path.slice(3))
})
