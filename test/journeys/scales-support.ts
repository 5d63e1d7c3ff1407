import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Locale, localeInfo } from '#config/locales.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { joinDay } from '#domain/time/dates.ts'
import { scaleBody } from '#test/support/scale-body.ts'
import { call, openDashboard } from './dashboard-support.ts'
import { eventually } from './support.ts'

/** Dates computed without the code under test. */

/** The ISO day in Paris this many days from now. */
export const day = (fromToday = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now() + fromToday * 86_400_000)

/** The first of this month: past or today, and the same day in every year. */
export const firstOfMonth = () => `${day().slice(0, 7)}-01`

export const inYears = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`

/** A day in about this many days; never 29 February. */
export const dueIn = (days: number) => (day(days).endsWith('02-29') ? day(days + 1) : day(days))

export const dateText = (iso: string, locale: Locale) =>
  joinDay(
    new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(iso),
    ),
  )

/** An overdue instrument of a shop. */
export const overdue = { ...scaleBody, lastVerifiedOn: `${Number(day().slice(0, 4)) - 4}-03-10` }

export async function addScale(page: Page, changes: Record<string, unknown> = {}): Promise<Scale> {
  const { status, body } = await call<Scale>(page, 'POST', '/api/profile/scales', { ...overdue, ...changes })
  expect(status, 'an instrument').toBe(201)
  return body
}

/** Opens the customer area and waits until the register has loaded. */
export async function openRegister(page: Page, href = '/dashboard'): Promise<void> {
  await openDashboard(page, href)
  await registerRead(page)
}

export async function registerRead(page: Page): Promise<void> {
  await page.locator('.scales :is(.scale-card:not(.waiting), .empty)').first().waitFor()
}

export const register = (page: Page) => page.locator('#scales')
export const card = (page: Page, name: string) =>
  page.locator('.scale-card', { has: page.getByRole('heading', { name, exact: true }) })

/** A field of the form; its ids contain dots. */
export const field = (page: Page, name: string) => page.locator(`[id="scale-${name}"]`)
export const fault = (page: Page, name: string) => page.locator(`[id="scale-${name}-error"]`)

export async function fillScale(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const target = field(page, name)
    const isChoice = (await target.evaluate((element) => element.tagName)) === 'SELECT'
    await (isChoice ? target.selectOption(value) : target.fill(value))
  }
}

/** Some element has the focus after the focused one was removed. */
export const expectFocusKept = (page: Page, after: string) =>
  eventually(() => page.evaluate(() => document.activeElement?.nodeName), after).not.toBe('BODY')
