import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { areas } from '#src/i18n/areas.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { type Translate, translator } from '#src/i18n/translation.ts'

/**
 * The language of a journey whose steps are the same in all three: every-page.test.ts loads all pages in each, unit
 * tests read all texts and mails, and the journeys together speak all of them.
 */
export const inOne = (locale: Locale): readonly Locale[] => [locale]

/** Polls a value of the page; Vitest's default of one second is too short for two cores, and of 50 ms too often. */
export const eventually = <Value>(read: () => Promise<Value> | Value, message?: string) =>
  expect.poll(read, { timeout: 20_000, interval: 100, ...(message ? { message } : {}) })

/** Opens an address and waits for hydration. */
export async function goTo(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await waitForHydration(page)
}

/**
 * The application sets a key on its history entry once it runs (src/shell/scroll-memory.ts), and React marks hydrated
 * elements; parts of the page hydrate a little later. Asked every 50 ms: by default it would be once a frame, and the
 * page would draw frames only for that.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () => {
    const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const elements = [...document.querySelectorAll('main :is(h1, form, button, input, select, a)')]
    return (
      typeof history.state?.key === 'string' &&
      elements.every((element) => element.closest('.article-body') || isReact(element))
    )
  }
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}

/** Path and query of the page. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The translator of the site in a language. */
export async function wordsOf(locale: Locale): Promise<Translate> {
  return translator(locale, await loadTexts(locale, areas))
}

/** The parsed value of a localStorage key. */
export function stored<Value>(page: Page, key: string): Promise<Value | null> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null'),
    key,
  ) as Promise<Value | null>
}

/** The names on the cards of the list, in order. */
export const cardNames = (page: Page) => page.locator('.results .card h3').allTextContents()

export const hasFocus = (element: Element) => element === document.activeElement

/** Fills fields by their name. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value)
}
