import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { openPanel, selectionOf, storeSelection } from './comparison-support.ts'
import { expectFocusRing, tabTo } from './keyboard-support.ts'
import { overhang } from './page-checks.ts'
import { goTo, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** Opens pages as a visitor with a comparison, because badge and footer count are part of the page. */
async function visitComparing(options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await visit(options)
  await storeSelection(page, await selectionOf(site, 2))
  return page
}

/** The references that their choice has no room for; the range behind them may be cut, the plate below shows it. */
function unreadableReferences(box: Element): string[] {
  const arrow = 18
  const pen = document.createElement('canvas').getContext('2d')
  return [...box.querySelectorAll('.column-line select')].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const reference = select.querySelector(':checked')?.textContent?.split(' · ')[0] ?? ''
    if (!pen || !reference) return ['no reference']
    pen.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
    return pen.measureText(reference).width > room ? [`${reference} in ${room} px`] : []
  })
}

test.each(inOne('de'))('The panel of the comparison fits in 320 px (%s)', async (locale) => {
  const t = await wordsOf(locale)
  const page = await visitComparing({ locale, viewport: { width: 320, height: 640 } })
  await goTo(page, inLocale(locale, '/about'))
  const panel = await openPanel(page, t, 2)
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  expect(await overhang(page)).toEqual([])
  const cut = await panel.evaluate((box) =>
    [...box.querySelectorAll(':is(.column-head, .column-line) :is(button, a)')]
      .filter((control) => control.scrollWidth > control.clientWidth + 1)
      .map((control) => control.outerHTML.slice(0, 100)),
  )
  expect(cut, 'controls cut off').toEqual([])
  expect(await panel.evaluate(unreadableReferences), 'references of models cut off').toEqual([])
})

test('In forced colours controls keep their outline, the focus its ring, and states differ by more than colour', async () => {
  const page = await visitComparing({ forcedColors: 'active' })
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  for (const path of [
    '/products?category=commercial',
    '/products/montevigne-c3',
    '/contact',
    '/compare?p=montevigne-c3&p=tarnoval-tr2',
  ]) {
    await goTo(page, path)
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.button, .compare-badge, select, textarea, input:not([type=hidden])',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.matches('input[type=checkbox], input[type=radio], .stepper input'))
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(bare, path).toEqual([])
  }
  const model = page.locator('.column-line select').first()
  await tabTo(page, model)
  await expectFocusRing(model)
  await goTo(page, '/products?category=commercial')
  const chosen = page.locator('.compare-button.chosen').first()
  await chosen.waitFor()
  const plain = page.locator('.compare-button:not(.chosen)').first()
  expect(await chosen.textContent(), 'the text differs').not.toBe(await plain.textContent())
  expect(await chosen.locator('path').getAttribute('d'), 'the icon differs').not.toBe(
    await plain.locator('path').getAttribute('d'),
  )
})

test('Names and prices of any length fit in 256 px, which is 1280 px at 500 %', async () => {
  const page = await visit({ locale: 'de', viewport: { width: 256, height: 640 } })
  const list = '/devis/liste?i=montevigne-p1*MV-P1-6*2*100&i=askelune-ex3**1*'
  for (const path of ['/', '/products/montevigne-b8', list]) {
    await goTo(page, inLocale('de', path))
    expect(await overhang(page), path).toEqual([])
  }
})
