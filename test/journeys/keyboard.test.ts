import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressOf, eventually, goTo, hasFocus, openBrowser, openSite, wordsOf } from './support.ts'

const site = await openSite()
const visit = await openBrowser(site)
const t = await wordsOf('fr')

/** Tab until the element has the focus, as many times as a patient person would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const element = await target.elementHandle()
  for (let i = 0; i < 150; i++) {
    if (await element?.evaluate(hasFocus)) return
    await page.keyboard.press(key)
  }
  throw new Error(`150 × ${key} never reached ${target}`)
}

/** What has the focus is seen to have it. */
async function expectFocusRing(target: Locator): Promise<void> {
  const outline = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  expect(outline).toBeGreaterThanOrEqual(2)
}

const isInside = (dialog: Locator) => dialog.evaluate((box) => box.contains(document.activeElement))

/** Everything that Tab reaches from here lies in the dialog, or outside of the page (the browser's own bars). */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press(i < 30 ? 'Tab' : 'Shift+Tab')
    const outside = await page.evaluate(() => document.activeElement === document.body)
    if (!outside) expect(await isInside(dialog)).toBe(true)
  }
  for (let i = 0; i < 3 && !(await isInside(dialog)); i++) await page.keyboard.press('Shift+Tab')
  expect(await isInside(dialog)).toBe(true)
}

it('From the skip link to the sent request everything is done with the keyboard alone', async () => {
  const page = await visit()
  await goTo(page, '/products')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  expect(await skip.evaluate(hasFocus)).toBe(true)
  await expectFocusRing(skip)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('searchbox').evaluate(hasFocus)).toBe(true)

  const filter = page.locator('.filters input[name="category"][value="commercial"]')
  await tabTo(page, filter)
  await page.keyboard.press('Space')
  await page.waitForURL('**/products?category=commercial')
  const { items } = await site.list('category=commercial')
  await eventually(() => page.locator('.card h3').allTextContents()).toEqual(items.map(({ name }) => name))
  expect(await filter.evaluate(hasFocus), 'the focus stays on the filter').toBe(true)
  expect(await filter.isChecked()).toBe(true)

  const product = page.locator('.card h3 a').first()
  await tabTo(page, product)
  await expectFocusRing(page.locator('.card').first())
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1, name: items[0]?.name })
  await title.waitFor()
  await eventually(() => title.evaluate(hasFocus)).toBe(true)

  const add = page.locator('.order-foot button')
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
  await modal.waitFor()
  expect(await isInside(modal)).toBe(true)
  await expectTrapped(page, modal)
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  expect(await add.evaluate(hasFocus), 'the focus comes back to the button').toBe(true)

  const badge = page.locator('.badge-open')
  await tabTo(page, badge)
  await expectFocusRing(badge)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.waitFor()
  await expectTrapped(page, panel)
  const remove = panel.locator('.quote-line .icon-button')
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  expect(
    await question.getByRole('button', { name: t('cancel') }).evaluate(hasFocus),
    'the harmless answer',
  ).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await panel.isVisible()).toBe(true)
  expect(await remove.evaluate(hasFocus), 'the focus comes back to the bin').toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await badge.evaluate(hasFocus), 'the focus comes back to the badge').toBe(true)

  const help = page.locator('.badge-help')
  await tabTo(page, help)
  await page.keyboard.press('Enter')
  const steps = page.locator('#quote-help')
  await steps.waitFor()
  expect(await steps.getByRole('listitem').count()).toBe(5)
  await page.keyboard.press('Escape')
  await steps.waitFor({ state: 'hidden' })
  expect(await help.evaluate(hasFocus), 'the focus comes back to the help').toBe(true)

  await tabTo(page, badge, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, panel.getByRole('link', { name: t('quote.to-request') }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/devis')
  await eventually(() =>
    page.getByRole('heading', { level: 1, name: t('quote.title') }).evaluate(hasFocus),
  ).toBe(true)
  await tabTo(page, page.getByRole('button', { name: t('quote.send') }))
  await page.keyboard.press('Enter')
  const problems = page.getByRole('alert')
  await eventually(() => problems.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('#name').evaluate(hasFocus)).toBe(true)
  await page.keyboard.type('Anne Klein')
  await page.keyboard.press('Tab')
  await page.keyboard.type('clavier@example.org')
  await tabTo(page, page.locator('#termsAccepted'))
  await page.keyboard.press('Space')
  await tabTo(page, page.locator('#message'), 'Shift+Tab')
  await page.keyboard.type('Merci.')
  await tabTo(page, page.getByRole('button', { name: t('quote.send') }))
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { level: 1, name: 'Demande de devis envoyée' })
  await sent.waitFor()
  await eventually(() => sent.evaluate(hasFocus)).toBe(true)
  expect(addressOf(page)).toMatch(/^\/devis\?reference=DEV-/)
  expect(site.rows('select message from quote_requests where email = ?', 'clavier@example.org')).toEqual([
    { message: 'Merci.' },
  ])
})

it('After a jump within a page the next page starts at its top with the focus on its heading', async () => {
  const page = await visit()
  await goTo(page, '/products/montevigne-c3')
  await page.locator('a[href="#models"]').click()
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await page
    .locator('.site-footer')
    .getByRole('link', { name: t('nav.contact'), exact: true })
    .click()
  const heading = page.getByRole('heading', { level: 1, name: t('contact.title') })
  await heading.waitFor()
  await eventually(() => heading.evaluate(hasFocus)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

it('On a phone menu and filter sheet open, trap, close by Escape and give the focus back', async () => {
  const page = await visit({ viewport: { width: 375, height: 700 } })
  await goTo(page, '/products')
  const menu = page.locator('.menu-button')
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const entries = page.locator('#site-menu')
  await entries.waitFor()
  await page.keyboard.press('Escape')
  await entries.waitFor({ state: 'hidden' })
  expect(await menu.evaluate(hasFocus)).toBe(true)

  const open = page.locator('.filters-open')
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: t('filters.title') })
  await sheet.waitFor()
  await expectTrapped(page, sheet)
  const filter = sheet.locator('input[name="category"][value="medical"]')
  await tabTo(page, filter)
  await page.keyboard.press('Space')
  await page.waitForURL('**/products?category=medical')
  await eventually(() => filter.isChecked()).toBe(true)
  expect(await filter.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(await open.evaluate(hasFocus)).toBe(true)
})
