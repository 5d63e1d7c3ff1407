import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
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

/** What was read twice in a row: parts of a page are loaded after it. */
async function settled(read: () => Promise<string>): Promise<string> {
  let last = ''
  await eventually(async () => {
    const before = last
    last = await read()
    return last === before
  }).toBe(true)
  return last
}

/** What a screen reader meets in the main part of a page, in its order: roles, names, states and texts. */
async function heard(page: Page): Promise<string> {
  const snapshot = await settled(() => page.locator('main').ariaSnapshot())
  const lines = snapshot.split('\n').filter(isHeard).join('\n')
  return changing.reduce((text, pattern) => text.replaceAll(pattern, '…'), lines)
}

test.each(locales)(
  'What a screen reader says from the home page to the confirmation (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const stations: string[] = []
    const listen = async (name: string) => stations.push(`# ${name}\n\n${await heard(page)}`)

    await goTo(page, inLocale(locale, '/'))
    await page.waitForLoadState('networkidle')
    await listen('Home')
    await goTo(
      page,
      inLocale(locale, `${paths.products()}?q=15+kg&subcategory=price-computing&brand=Montevigne`),
    )
    await listen('Catalogue')
    await page.locator('.results .card h3 a').first().click()
    await page.locator('.product-intro [data-buy]').waitFor()
    await eventually(() => page.locator('.product-intro').count()).toBe(1)
    await listen('Product')
    await page.locator('.product-intro [data-buy]').click()
    const added = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
    await added.getByText(t('quote.see-list')).click()
    await page.locator('.sheet-line').first().waitFor()
    await listen('Quote list')
    await fill(page, { name: 'Anne Klein', email: ownEmail('transcript') })
    await page.locator('#termsAccepted').check()
    await page.getByRole('button', { name: t('quote.send') }).click()
    await page.locator('.confirmation .sheet-line').waitFor()
    await listen('Confirmation')
    await expect(`${stations.join('\n\n')}\n`).toMatchFileSnapshot(`transcripts/${locale}.md`)
  },
)
