import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#config/locales.ts'

/** WCAG 2.2 A and AA and axe's best practices; target-size runs only when its tag is given. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The slowest rules, whose result does not depend on the language: they run in French only, in both schemes. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** Waits for the next frame and for all transitions, including those that start meanwhile. */
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

/** The axe options for a language. */
const runsOf = (locale: Locale): Run[] =>
  locale === 'fr'
    ? [
        { colorScheme: 'dark', runOnly: { type: 'rule', values: ofColour }, skipped: [] },
        { colorScheme: 'light', runOnly: { type: 'tag', values: tags }, skipped: [] },
      ]
    : [{ colorScheme: 'light', runOnly: { type: 'tag', values: tags }, skipped: ofColour }]

/** The axe violations of the page in its current state. */
export async function findings(page: Page, place: string, locale: Locale): Promise<string[]> {
  const found: string[] = []
  for (const { colorScheme, runOnly, skipped } of runsOf(locale)) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const rules = Object.fromEntries(skipped.map((id) => [id, { enabled: false }]))
    // One passing element per rule is enough: describing all of them takes longer than finding them.
    const { violations, passes, incomplete } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ runOnly, rules, resultTypes: ['violations'] })
      .analyze()
    const answered = [...passes, ...violations, ...incomplete].map(({ id }) => id)
    expect(answered, `${place}: axe has run`).toContain(locale === 'fr' ? 'color-contrast' : 'button-name')
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
