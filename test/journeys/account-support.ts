import type { Page, Route } from 'playwright-core'
import type { SessionUser } from '#domain/accounts/account.ts'
import { clearRegistrations, password } from '#test/support/persons.ts'
import { anne as confirmed } from '#test/support/session-user.ts'
import type { Site } from '#test/support/site.ts'
import { eventually, fill, goTo } from './support.ts'

/** Her address is not confirmed. */
export const anne: SessionUser = { ...confirmed, emailVerified: false }

export const dialogOf = (page: Page) => page.locator('dialog:has(.auth-panel)')
export const accountButton = (page: Page) => page.locator('.account-button')
export const submit = (page: Page) => dialogOf(page).locator('button[type="submit"]')
export const tab = (page: Page, mode: 'login' | 'signup') =>
  dialogOf(page)
    .getByRole('tab')
    .nth(mode === 'login' ? 0 : 1)

/** Opens the page and the account dialog on one of its tabs. */
export async function openDialog(page: Page, mode: 'login' | 'signup' = 'login', href = '/'): Promise<void> {
  await goTo(page, href)
  await accountButton(page).click()
  await dialogOf(page).waitFor()
  if (mode === 'signup') await tab(page, mode).click()
}

export const signupForm = (email: string) => ({
  'signup-firstName': 'Anne',
  'signup-lastName': 'Klein',
  'signup-email': email,
  'signup-password': password,
  'signup-confirmPassword': password,
})

export async function fillLogin(page: Page, email: string, secret: string = password): Promise<void> {
  await fill(page, { 'login-email': email, 'login-password': secret })
}

/** Signs up through the API, which sends the welcome mail. */
export async function makeAccount(site: Site, email: string): Promise<void> {
  await clearRegistrations(site)
  const body = { firstName: 'Anne', lastName: 'Klein', email, password, confirmPassword: password }
  const response = await site.post('/api/auth/signup', body, { 'sec-fetch-site': 'same-origin' })
  if (response.status !== 201) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
}

/** Mocks the response of a path of /api/auth. */
export const answer = (page: Page, path: string, handle: (route: Route) => unknown) =>
  page.route(`**/api/auth/${path}`, (route) => void handle(route))

export const refuse = (page: Page, path: string, code: string, status = 422, headers = {}) =>
  answer(page, path, (route) =>
    route.fulfill({ status, headers, json: { type: 'about:blank', title: code, status, code, fields: {} } }),
  )

/** The link to this page in the last mail to an address. */
export async function linkTo(site: Site, address: string, path: string): Promise<string> {
  const find = async () =>
    (await site.readMails())
      .filter((mail) => mail.to?.[0]?.address === address)
      .map((mail) => mail.text?.match(new RegExp(`http\\S+${path}#token=\\S+`))?.[0])
      .findLast((link) => link !== undefined)
  await eventually(async () => (await find()) !== undefined, `a link to ${path}`).toBe(true)
  return (await find()) ?? ''
}
