import { readFileSync } from 'node:fs'
import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { overhang, smallTargets } from './page-checks.ts'

/**
 * WCAG 2.1 A and AA and axe's best practices. The one rule for WCAG 2.2, target-size, takes a third of a run;
 * `smallTargets` is stricter and takes 6 ms.
 */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** Rules whose result depends on the colour scheme. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** Rules whose result depends on the words: names, text alternatives, titles, languages. */
const ofWords = axe
  .getRules(['cat.text-alternatives', 'cat.name-role-value', 'cat.language', 'cat.forms'])
  .filter((rule) => rule.tags.some((tag) => tags.includes(tag)))
  .map(({ ruleId }) => ruleId)

/** Less than half of `axe.source`, which is sent to each page. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Run = { colorScheme: 'light' | 'dark'; runOnly: RunOptions['runOnly'] }

/** Markup and style sheets are the same in every language: all rules run in French, those about words in the others. */
const runsOf = (locale: Locale): Run[] =>
  locale === 'fr'
    ? [
        { colorScheme: 'dark', runOnly: { type: 'rule', values: ofColour } },
        { colorScheme: 'light', runOnly: { type: 'tag', values: tags } },
      ]
    : [{ colorScheme: 'light', runOnly: { type: 'rule', values: ofWords } }]

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

/** What axe found, and the rules that had something to examine. */
type Examined = { violations: Result[]; rules: string[] }

/**
 * Runs axe in the page, where it is loaded once. While a modal dialog is open, only the dialog is examined: the page
 * behind it is inert, and was examined before.
 */
async function runAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<Examined> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (options) => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations, passes, incomplete } = await run(dialog ?? document, options)
      return { violations, rules: [...passes, ...violations, ...incomplete].map(({ id }) => id) }
    },
    // One passing element per rule is enough: describing all of them takes longer than finding them.
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  )
}

/** The violations of the page in its current state: those that axe finds, and targets too small for a pointer. */
export async function findings(page: Page, place: string, locale: Locale): Promise<string[]> {
  const found: string[] = []
  for (const { colorScheme, runOnly } of runsOf(locale)) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const { violations, rules } = await runAxe(page, runOnly)
    expect(rules, `${place}: axe has run`).toContain(locale === 'fr' ? 'color-contrast' : 'button-name')
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(
          `${place}, ${colorScheme}: ${id} at ${target.join(' ')} – ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
        )
      }
    }
  }
  for (const target of await smallTargets(page, 24))
    found.push(`${place}: too small for a pointer: ${target}`)
  return found
}

/** Axe, and that the page fits a phone and the narrowest window. */
export async function expectSound(page: Page, place: string, locale: Locale): Promise<void> {
  expect(await findings(page, place, locale)).toEqual([])
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overhang(page), `${place} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
