import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, wordsOf } from './support.ts'

const visit = openBrowser(sharedSite())

/** References, addresses and moments are other ones in each run. */
const changing = [
  /\b[A-Z]{2,4}-\d{6}-[A-Z0-9]{5}\b/g,
  /[\w.+-]+@example\.org/g,
  /(?:\d{1,2}(?:er|\.)? \p{L}+|\p{L}+ \d{1,2},) 20\d\d(?:,? (?:à|at|um) \d{1,2}:\d\d(?: [AP]M| Uhr)?)?/gu,
]
/** Addresses of links and hints in fields are not read out in their place. */
const isHeard = (line: string) => !/^ *- \/(?:url|placeholder):/.test(line)

/** What a screen reader meets in the main part of a page, in its order: roles, names, states and texts. */
async function heard(page: Page): Promise<string> {
  const snapshot = await page.locator('main').ariaSnapshot()
  const lines = snapshot.split('\n').filter(isHeard).join('\n')
  return changing.reduce((text, pattern) => text.replaceAll(pattern, '…'), lines)
}

/** `UPDATE_TRANSCRIPTS=1` writes the files anew; their difference is to be read. */
const isUpdate = process.env.UPDATE_TRANSCRIPTS === '1'
/** Parts that are loaded after a page have come by then. */
const allLoadedMs = 4000

/** Compares stations with those of a file, in their order; what a page loads later is waited for. */
function transcript(locale: Locale) {
  const file = new URL(`./transcripts/${locale}.md`, import.meta.url)
  const kept = isUpdate ? [] : readFileSync(file, 'utf8').split(/^# /m).slice(1)
  const stations: string[] = []
  async function listen(page: Page, name: string): Promise<void> {
    const station = async () => `${name}\n\n${await heard(page)}\n\n`
    if (isUpdate) await page.waitForTimeout(allLoadedMs)
    else await eventually(station, name).toBe(kept[stations.length])
    stations.push(await station())
  }
  const end = () =>
    isUpdate
      ? writeFileSync(file, stations.map((station) => `# ${station}`).join(''))
      : expect(stations).toHaveLength(kept.length)
  return { listen, end }
}

test.each(locales)(
  'What a screen reader says from the home page to the confirmation (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const { listen, end } = transcript(locale)

    await goTo(page, inLocale(locale, '/'))
    await page.waitForLoadState('networkidle')
    await listen(page, 'Home')
    await goTo(
      page,
      inLocale(locale, `${paths.products()}?q=15+kg&subcategory=price-computing&brand=Montevigne`),
    )
    await listen(page, 'Catalogue')
    await page.locator('.results .card h3 a').first().click()
    await page.locator('.product-intro [data-buy]').waitFor()
    await eventually(() => page.locator('.product-intro').count()).toBe(1)
    await listen(page, 'Product')
    await page.locator('.product-intro [data-buy]').click()
    const added = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
    await added.getByText(t('quote.see-list')).click()
    await page.locator('.sheet-line').first().waitFor()
    await listen(page, 'Quote list')
    await fill(page, { name: 'Anne Klein', email: uniqueEmail('transcript') })
    await page.locator('#termsAccepted').check()
    await page.getByRole('button', { name: t('quote.send') }).click()
    await page.locator('.confirmation .sheet-line').waitFor()
    await listen(page, 'Confirmation')
    end()
  },
)
