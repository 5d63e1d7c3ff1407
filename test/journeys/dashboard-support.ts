import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Site } from '#test/support/site.ts'
import { eventually, goTo } from './support.ts'

/** Calls the API with the cookies of the page's browser, as the site's own code does. */
export async function call<Answer = unknown>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Answer }> {
  const response = await page.context().request.fetch(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { data: body }),
  })
  const status = response.status()
  return { status, body: (status === 204 ? null : await response.json()) as Answer }
}

/** Confirms the address by the token of the welcome mail in the signed-in browser. */
export async function verify(site: Site, page: Page, email: string): Promise<void> {
  const token = async () => {
    const mails = (await site.readMails()).filter((mail) => mail.to?.[0]?.address === email)
    return mails
      .map(({ text }) => text?.match(/\/verify-email#token=(\S+)/)?.[1])
      .find((found) => found !== undefined)
  }
  await eventually(async () => (await token()) !== undefined, `link to ${email}`).toBe(true)
  const answer = await call(page, 'POST', '/api/auth/verification/confirm', { token: await token() })
  expect(answer.status, 'verification').toBe(200)
}

/** Opens the customer area and waits until its parts have loaded. */
export async function openDashboard(page: Page, href = '/dashboard'): Promise<void> {
  await goTo(page, href)
  await page.locator('.dash').waitFor()
  await eventually(() => page.locator('.answer-skeleton').count()).toBe(0)
}

export const part = (page: Page, name: string) => page.locator(`#${name}`)

/** Opens another tab of the customer area. */
export async function openTab(page: Page, name: 'scales' | 'requests' | 'account'): Promise<void> {
  await page.locator(`.dash-contents > ul > li > a[href="#${name}"]`).click()
  await part(page, name).waitFor()
}
