import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, goTo, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const answerOf = (page: Page) => page.locator('#area').getByRole('status')
/** The edge renders the form; it works after hydration, and the postcode table is the last file to load. */
async function openAbout(page: Page, href = '/about') {
  const table = page.waitForResponse(/postcodes-[\w-]+\.txt$/)
  await goTo(page, href)
  await (await table).finished()
}

test('The postcode check works with the keyboard alone, including the country', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await openAbout(page)
  await page.getByRole('combobox', { name: t('area.country') }).focus()
  await page.keyboard.press('A')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('textbox', { name: t('area.postcode') }).evaluate(hasFocus)).toBe(true)
  await page.keyboard.type('66111')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => answerOf(page).textContent()).toContain('66111 Saarbrücken')
})

test('Figures and values stand beside each other', async () => {
  const page = await visit()
  await openAbout(page)
  for (const row of ['.about-facts > *', '.about-values > *']) {
    const tops = await page
      .locator(row)
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
    expect([row, tops.length, new Set(tops).size]).toEqual([row, 4, 1])
  }
})

test('After the page has loaded the check works offline', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await openAbout(page)
  // The header has loaded the session.
  await page.getByRole('button', { name: 'Connexion' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: t('area.postcode') }).fill('68000')
  await page.getByRole('button', { name: t('area.check') }).click()
  await eventually(() => answerOf(page).textContent()).toContain('68000 Colmar')
})

test('Text typed before hydration stays in the form', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/service-area-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  const table = page.waitForResponse(/postcodes-[\w-]+\.txt$/)
  await page.getByRole('textbox', { name: t('area.postcode') }).fill('54000')
  release()
  await table
  expect(await page.getByRole('textbox', { name: t('area.postcode') }).inputValue()).toBe('54000')
  await page.getByRole('button', { name: t('area.check') }).click()
  await eventually(() => answerOf(page).textContent()).toContain('54000 Nancy')
})

test('No place names of the map overlap, in any width and language', async () => {
  for (const locale of locales) {
    const page = await visit({ locale })
    await goTo(page, inLocale(locale, '/about'))
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 375, 600, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const collisions = await page.locator('.area-map text').evaluateAll((texts) => {
        const boxes = texts
          .map((text) => ({ name: text.textContent ?? '', box: text.getBoundingClientRect() }))
          .filter(({ name, box }) => box.width > 0 && !/^(Rhin|Rhine|Rhein)$/.test(name))
        const frame = texts[0]?.closest('svg')?.getBoundingClientRect()
        const cut = boxes.filter(({ box }) => frame && (box.left < frame.left || box.right > frame.right))
        const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))
        return [
          ...cut.map(({ name }) => `${name} is cut`),
          ...pairs
            .filter(
              ([{ box: a }, { box: b }]) =>
                a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom,
            )
            .map(([a, b]) => `${a.name} on ${b.name}`),
        ]
      })
      expect(collisions, `${locale} ${width}`).toEqual([])
    }
  }
})
