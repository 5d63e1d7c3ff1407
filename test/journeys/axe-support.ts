import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#config/locales.ts'

/** WCAG 2.2 A and AA, and what axe holds to be good practice; target-size runs only when its tag is asked for. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Another scheme has other colours and nothing else, so only what depends on them is asked a second time. */
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

/** What axe finds on the page as it stands. Colours are those of every language, so dark is looked at in French. */
export async function findings(page: Page, place: string, locale: Locale): Promise<string[]> {
  const found: string[] = []
  const schemes = locale === 'fr' ? (['dark', 'light'] as const) : (['light'] as const)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const { violations, passes, incomplete } = await (colorScheme === 'dark'
      ? axe.withRules(ofColour)
      : axe.withTags(tags)
    ).analyze()
    expect(
      [...passes, ...violations, ...incomplete].some(({ id }) => id === 'color-contrast'),
      `${place}: axe has looked`,
    ).toBe(true)
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
