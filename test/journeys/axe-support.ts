import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#config/locales.ts'

/** WCAG 2.2 A and AA, and what axe holds to be good practice; target-size runs only when its tag is asked for. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that cost most, and whose answer is that of every language: they are asked in French, in both schemes. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** The next frame is drawn and whatever fades from one colour to another has arrived, what it starts included. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await frames()
    for (let moving = document.getAnimations(); moving.length; moving = document.getAnimations()) {
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
      await frames()
    }
  })

type Run = {
  colorScheme: 'light' | 'dark'
  runOnly: { type: 'tag' | 'rule'; values: string[] }
  skipped: string[]
}

/** What axe is asked in a language. */
const runsOf = (locale: Locale): Run[] =>
  locale === 'fr'
    ? [
        { colorScheme: 'dark', runOnly: { type: 'rule', values: ofColour }, skipped: [] },
        { colorScheme: 'light', runOnly: { type: 'tag', values: tags }, skipped: [] },
      ]
    : [{ colorScheme: 'light', runOnly: { type: 'tag', values: tags }, skipped: ofColour }]

/** What axe finds on the page as it stands. */
export async function findings(page: Page, place: string, locale: Locale): Promise<string[]> {
  const found: string[] = []
  for (const { colorScheme, runOnly, skipped } of runsOf(locale)) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const rules = Object.fromEntries(skipped.map((id) => [id, { enabled: false }]))
    // Of what passes one element a rule is enough: describing all of them takes longer than finding them.
    const { violations, passes, incomplete } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ runOnly, rules, resultTypes: ['violations'] })
      .analyze()
    const answered = [...passes, ...violations, ...incomplete].map(({ id }) => id)
    expect(answered, `${place}: axe has looked`).toContain(locale === 'fr' ? 'color-contrast' : 'button-name')
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(
          `${place}, ${colorScheme}: ${id} at ${target.join(' ')} – ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
        )
      }
    }
  }
  return found
}
