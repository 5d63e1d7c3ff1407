import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { compareButtons, openPanel, selectionOf, storedIds, storeSelection } from './comparison-support.ts'
import { expectFocusRing, expectTrapped, isInside, tabTo } from './keyboard-support.ts'
import { addressOf, eventually, goTo, hasFocus, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

/** Some element has a visible keyboard focus. */
async function expectFocusKept(page: Page, after: string): Promise<void> {
  await eventually(() => page.evaluate(() => document.activeElement?.nodeName), after).not.toBe('BODY')
}

test('The keyboard alone compares three products, chooses another model and adds it to the quote list', async () => {
  const page = await visit()
  await goTo(page, '/products?category=commercial')
  for (const i of [0, 1, 2]) {
    await tabTo(page, compareButtons(page).nth(i))
    await expectFocusRing(compareButtons(page).nth(i))
    await page.keyboard.press(i === 1 ? 'Space' : 'Enter')
    await eventually(async () => (await storedIds(page)).length).toBe(i + 1)
    expect(await compareButtons(page).nth(i).evaluate(hasFocus)).toBe(true)
  }
  const badge = page.locator('.compare-badge')
  await tabTo(page, badge)
  await expectFocusRing(badge)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('compare.title-count', { count: 3 }) })
  await panel.locator('select').first().waitFor()
  await expectTrapped(page, panel)

  const model = panel.locator('select').first()
  await tabTo(page, model)
  const before = await model.inputValue()
  const first = await model.locator('option').first().getAttribute('value')
  await page.keyboard.press(before === first ? 'End' : 'Home')
  await eventually(() => model.inputValue()).not.toBe(before)
  expect(await model.evaluate(hasFocus), 'the focus stays on the choice of model').toBe(true)
  const [id, reference] = (await model.inputValue()).split(':')

  const add = panel.locator('.column-line button.small').first()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const added = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
  await added.waitFor()
  expect(await isInside(added)).toBe(true)
  await page.keyboard.press('Escape')
  await added.waitFor({ state: 'hidden' })
  expect(await add.evaluate(hasFocus), 'the focus comes back to the button').toBe(true)
  const [item] = (await stored<QuoteItem[]>(page, 'quoteItems')) ?? []
  expect([item?.productId, item?.variant?.reference]).toEqual([id, reference])

  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await badge.evaluate(hasFocus), 'the focus comes back to the badge').toBe(true)
})

test('The focus moves to another element when the focused part of the comparison is removed', async () => {
  const page = await visit()
  await storeSelection(page, await selectionOf(site, 3))
  await goTo(page, '/contact')
  const panel = await openPanel(page, t, 3)
  const title = panel.getByRole('heading', { level: 2 })
  await tabTo(page, panel.locator('.column-actions .icon-button').first())
  await page.keyboard.press('Enter')
  await eventually(() => title.evaluate(hasFocus), 'after a removal').toBe(true)
  expect(await title.textContent()).toBe(t('compare.title-count', { count: 2 }))
  await tabTo(page, panel.getByRole('button', { name: t('undo') }))
  await page.keyboard.press('Enter')
  await eventually(() => title.evaluate(hasFocus), 'after the undo').toBe(true)
  await tabTo(page, panel.getByRole('button', { name: t('compare.clear') }))
  await page.keyboard.press('Enter')
  await eventually(() => title.evaluate(hasFocus), 'after clearing').toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expectFocusKept(page, 'the badge that had opened the panel is gone')

  await storeSelection(page, await selectionOf(site, 2))
  await goTo(page, '/compare')
  const remove = page.locator('main .column-actions a.icon-button').first()
  await remove.waitFor()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('main .column-name').count()).toBe(1)
  await expectFocusKept(page, 'a product left the page')
})

test('The focus moves to another element when a line of the quote list is removed', async () => {
  const page = await visit()
  await goTo(page, '/products')
  for (const i of [0, 1, 2]) {
    await page.locator('.card-foot button').nth(i).click()
    await page.getByRole('button', { name: t('quote.continue') }).click()
  }
  const removeFirst = async () => {
    const lines = page.locator('.sheet-line:visible')
    const count = await lines.count()
    await tabTo(page, lines.first().locator('.quote-line-tools > .icon-button'))
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => lines.count()).toBe(count - 1)
  }
  await tabTo(page, page.locator('.badge-open'))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.waitFor()
  await removeFirst()
  await expectFocusKept(page, 'a line left the panel')
  expect(await isInside(panel)).toBe(true)
  await page.keyboard.press('Escape')
  await goTo(page, '/devis')
  await page.locator('.sheet-line').first().waitFor()
  await removeFirst()
  await expectFocusKept(page, 'a line left the request')
  await tabTo(page, page.locator('.stepper button').last())
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('.stepper button').first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expectFocusKept(page, 'the quantity is one again')
  await removeFirst()
  await expectFocusKept(page, 'the last line left')
})

test('Languages and questions work with the keyboard alone', async () => {
  const page = await visit()
  await goTo(page, '/contact')
  const german = page.locator('.languages a[lang="de"]')
  await tabTo(page, german)
  await expectFocusRing(german)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de/contact')
  const words = await wordsOf('de')
  const heading = page.getByRole('heading', { level: 1, name: words('contact.title') })
  await heading.waitFor()
  await expectFocusKept(page, 'another language')
  expect(addressOf(page)).toBe('/de/contact')

  const question = page.locator('.faq summary').first()
  await tabTo(page, question)
  await expectFocusRing(question)
  await page.keyboard.press('Enter')
  expect(await page.locator('.faq details').first().getAttribute('open')).not.toBeNull()
  expect(await page.locator('.faq details p').first().isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.locator('.faq details').first().getAttribute('open')).toBeNull()
})

test('On a phone the menu works with the keyboard alone', async () => {
  const page = await visit({ viewport: { width: 375, height: 700 } })
  await goTo(page, '/')
  const menu = page.locator('.menu-button')
  await tabTo(page, menu)
  await expectFocusRing(menu)
  await page.keyboard.press('Space')
  const entry = page.locator('#site-menu').getByRole('link', { name: t('nav.articles') })
  await entry.waitFor()
  await tabTo(page, entry)
  await expectFocusRing(entry)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog')
  const heading = page.getByRole('heading', { level: 1 })
  await eventually(() => heading.evaluate(hasFocus)).toBe(true)
  expect(await page.locator('#site-menu').isVisible()).toBe(false)
})

test('Every element that Tab reaches is visible and has a focus ring', async () => {
  const page = await visit()
  for (const path of ['/', '/products/montevigne-c3', '/compare?p=montevigne-c3&p=tarnoval-tr2']) {
    await goTo(page, path)
    for (let i = 0; i < 70; i++) {
      await page.keyboard.press('Tab')
      const problem = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const element = document.activeElement
        if (!element || element === document.body) return null
        const rings = [element, element.closest('.card'), element.closest('label')].map((at) => {
          const { outlineStyle, outlineWidth } = at
            ? getComputedStyle(at)
            : { outlineStyle: 'none', outlineWidth: '0' }
          return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
        })
        const { top, bottom, width, height } = element.getBoundingClientRect()
        const seen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
        return Math.max(...rings) >= 2 && seen ? null : `${element.outerHTML.slice(0, 120)} ${rings} ${top}`
      })
      expect(problem, path).toBeNull()
    }
  }
})
