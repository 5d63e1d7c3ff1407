import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { eventually, fill, goTo, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/**
 * The interactive states of the pages in each language; every-page.test.ts checks the pages as loaded. The states of
 * the comparison are in accessibility-comparison.test.ts, those of the newsletter in newsletter.test.ts.
 */
async function start(locale: Locale, options: Parameters<typeof visit>[0] = {}) {
  const t = await wordsOf(locale)
  const page = await visit({ locale, ...options })
  const found: string[] = []
  const checkState = async (place: string) => void found.push(...(await findings(page, place, locale)))
  return { t, page, found, checkState, href: (path: string) => inLocale(locale, path) }
}

test.each(inOne('fr'))(
  'axe finds no violation in the service area, the questions and the contact form (%s)',
  async (locale) => {
    const { t, page, found, checkState, href } = await start(locale)
    await goTo(page, href('/about'))
    await page.getByRole('textbox', { name: t('area.postcode') }).fill('67000')
    await page.getByRole('button', { name: t('area.check') }).click()
    await page.getByText(t('area.inside')).waitFor()
    await checkState('answer of the service area')
    await goTo(page, href('/contact'))
    for (const question of await page.locator('.faq summary').all()) await question.click()
    await checkState('open questions')
    await page.getByRole('button', { name: t('contact.send') }).click()
    await page.getByRole('alert').waitFor()
    await checkState('/contact with errors')
    await fill(page, {
      name: 'Anne Klein',
      email: uniqueEmail(`axe.${locale}`),
      subject: 'axe',
      message: 'axe',
    })
    await page.getByRole('button', { name: t('contact.send') }).click()
    await page.locator('.form-sent').waitFor()
    await checkState('/contact, sent')
    expect(found).toEqual([])
  },
)

test.each(inOne('fr'))(
  'axe finds no violation in the menu and the filters on a phone (%s)',
  async (locale) => {
    const { t, page, found, checkState, href } = await start(locale, {
      viewport: { width: 375, height: 700 },
    })
    await goTo(page, href('/contact'))
    await page.locator('.menu-button').click()
    await page.locator('#site-menu').waitFor()
    await checkState('menu on a phone')
    await goTo(page, href('/products?metrology=yes'))
    await checkState('list on a phone')
    await page.locator('.filters-open').click()
    await page.getByRole('dialog', { name: t('filters.title') }).waitFor()
    await checkState('filter sheet')
    expect(found).toEqual([])
  },
)

test.each(inOne('fr'))('axe finds no violation from a product to the sent request (%s)', async (locale) => {
  const { t, page, found, checkState, href } = await start(locale)
  await goTo(page, href('/products/montevigne-c3'))
  await page.locator('main .term').first().click()
  await page.locator('.definition:popover-open').waitFor()
  await checkState('definition of a term')
  await page.keyboard.press('Escape')
  await page.locator('.product-actions [data-buy]').click()
  const modal = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
  await modal.getByRole('checkbox').first().waitFor()
  await checkState('modal')
  await modal.getByRole('button', { name: t('quote.continue') }).click()
  await page.locator('.badge-help').click()
  await page.locator('#quote-help').waitFor()
  await checkState('help')
  await page.keyboard.press('Escape')
  await page.locator('.badge-open').click()
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.locator('.sheet-line').waitFor()
  await checkState('panel')
  await panel.getByRole('button', { name: t('quote.clear') }).click()
  await page.getByRole('alertdialog').waitFor()
  await checkState('question')
  await page.getByRole('button', { name: t('cancel') }).click()
  await panel.locator('.sheet-line .icon-button').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quote.remove') })
    .click()
  await panel.getByRole('button', { name: t('undo') }).waitFor()
  await checkState('empty panel with undo')
  await panel.getByRole('button', { name: t('undo') }).click()
  await panel.getByRole('link', { name: t('quote.to-request') }).click()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.getByRole('alert').waitFor()
  await checkState('/devis with errors')
  await fill(page, { name: 'Anne Klein', email: uniqueEmail(`axe.${locale}`) })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.waitForURL(/reference=DEV-/)
  await eventually(() => page.locator('.confirmation .sheet-line').count()).toBe(1)
  await checkState('confirmation')
  expect(found).toEqual([])
})
