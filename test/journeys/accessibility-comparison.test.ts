import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { openPanel, panelOf, selectionOf, storeSelection } from './comparison-support.ts'
import { goTo, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test.each(inOne('fr'))(
  'axe finds no violation in any state of the comparison, including offline (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const found: string[] = []
    const checkState = async (place: string) => void found.push(...(await findings(page, place, locale)))
    const [fifth, ...four] = await selectionOf(site, 5)
    await storeSelection(page, four)
    await goTo(page, inLocale(locale, `/products/${fifth?.id}`))
    await page.locator('.product-tools .compare-button').click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('compare.full') })
      .waitFor()
    await checkState('four compared, a fifth refused')
    // It goes by itself after eight seconds, which axe may take on a loaded machine.
    await page.evaluate(() => document.querySelector<HTMLElement>('.notices.comparing button')?.click())
    const panel = await openPanel(page, t, 4)
    await checkState('panel with four')
    for (const left of [3, 2]) {
      await panel.locator('.column-actions .icon-button').first().click()
      await panel.getByRole('heading', { name: t('compare.title-count', { count: left }) }).waitFor()
    }
    await panel.getByRole('button', { name: t('undo') }).waitFor()
    await checkState('panel with two and an undo')
    await panel.getByRole('checkbox', { name: t('compare.differences') }).check()
    await checkState('differences only')
    await panel.getByRole('button', { name: t('compare.clear') }).click()
    await panel.locator('.empty').waitFor()
    await checkState('empty panel')
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    await page.context().setOffline(true)
    await page.getByText(t('offline')).waitFor()
    await checkState('offline')
    await page.context().setOffline(false)
    expect(found).toEqual([])
  },
)
