import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SessionUser } from '#domain/accounts/account.ts'
import { eventually, goTo, type OpenSite } from './support.ts'

export const password = 'Klippe-7!Birke'

/** Asks the API from the page, with its cookies, as the site's own code would. */
export async function call<Answer = unknown>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Answer }> {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(path as string, {
        method: method as string,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: response.status === 204 ? null : await response.json() }
    },
    [method, path, body ?? null],
  )
  return answer as { status: number; body: Answer }
}

/** Makes an account from a page that has nothing to do with it; the browser is signed in then. */
export async function signUp(page: Page, email: string, changes: Record<string, string> = {}) {
  await page.goto('/mentions-legales')
  const { status, body } = await call<{ user: SessionUser }>(page, 'POST', '/api/auth/signup', {
    firstName: 'Anne',
    lastName: 'Klein',
    email,
    password,
    confirmPassword: password,
    ...changes,
  })
  expect(status, `sign-up of ${email}`).toBe(201)
  return body.user
}

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/mentions-legales')
  const { status } = await call(page, 'POST', '/api/auth/login', { email, password })
  expect(status, `sign-in of ${email}`).toBe(200)
}

/** Confirms the address by the token of the welcome mail, in the browser that is signed in to it. */
export async function verify(site: OpenSite, page: Page, email: string): Promise<void> {
  const token = async () => {
    const mails = (await site.readMails()).filter((mail) => mail.to?.[0]?.address === email)
    return mails.map(({ text }) => text?.match(/#token=(\S+)/)?.[1]).find((found) => found !== undefined)
  }
  await eventually(async () => (await token()) !== undefined, `link to ${email}`).toBe(true)
  const answer = await call(page, 'POST', '/api/auth/verification/confirm', { token: await token() })
  expect(answer.status, 'verification').toBe(200)
}

/** The customer area once its parts have answered. */
export async function openDashboard(page: Page, href = '/dashboard'): Promise<void> {
  await goTo(page, href)
  await page.locator('.dash').waitFor()
  await eventually(() => page.locator('.answer-skeleton').count()).toBe(0)
}

export const part = (page: Page, name: string) => page.locator(`#${name}`)
