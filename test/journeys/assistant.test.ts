import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { addressOf, eventually, goTo, hasFocus, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('Without JavaScript the assistant is a form, and hands the conversation to the contact form', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  await page.locator('.ask-entry').click()
  expect(addressOf(page)).toBe('/assistant')
  expect(await page.locator('.talk-program').textContent()).toBe(t('talk.program'))
  await page.getByRole('button', { name: t('talk.start-any-1') }).click()
  await page.locator('.named-model').first().waitFor()
  expect(await page.locator('.named-model .plate').first().isVisible()).toBe(true)
  await page.getByRole('textbox', { name: t('talk.label') }).fill('Que veut dire classe III ?')
  await page.getByRole('button', { name: t('talk.send') }).click()
  await eventually(() => page.locator('.question').count()).toBe(2)
  expect(await page.locator('.answer-why a').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: t('talk.person') }).click()
  expect(addressOf(page)).toBe('/contact')
  expect(await page.locator('#subject').inputValue()).toBe(t('talk.subject'))
  expect(await page.locator('#message').inputValue()).toContain(t('talk.start-any-1'))
  expect(await page.locator('#message').inputValue()).toContain('classe III')
})

test.each(locales)(
  'On a phone the field stays on the screen below an answer, with a person and the telephone in one line (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale, viewport: { width: 375, height: 800 } })
    await goTo(page, inLocale(locale, '/assistant'))
    await page.getByRole('button', { name: t('talk.start-any-1') }).click()
    await page.locator('.named-model').first().waitFor()
    const send = (await page.locator('.composer-send').boundingBox()) ?? { y: 800, height: 0 }
    expect(send.y + send.height).toBeLessThanOrEqual(800)
    const ways = await page
      .locator('.talk-person .button')
      .evaluateAll((all) =>
        all.map((one) => [one.getBoundingClientRect().top, one.clientWidth, one.scrollWidth]),
      )
    expect(ways.length).toBe(2)
    expect(ways[0]).toEqual(ways[1])
    expect(ways[0]?.[2]).toBeLessThanOrEqual(ways[0]?.[1] ?? 0)
    // One question to go on with, and no other outlined button within the answers.
    expect(await page.locator('.exchange .ask-chip').count()).toBeLessThanOrEqual(1)
    expect(await page.locator('.answer-actions .button').count()).toBe(0)
  },
)

test('On a desk the assistant stands beside the page: it answers, compares, quotes, and is erased with one press', async () => {
  const t = await wordsOf('en')
  const page = await visit({ locale: 'en' })
  await goTo(page, '/en/products')
  const entry = page.locator('.ask-entry')
  await entry.click()
  const panel = page.getByRole('dialog', { name: t('talk.title') })
  const field = panel.getByRole('textbox')
  await eventually(() => field.evaluate(hasFocus)).toBe(true)
  expect(await findings(page, 'the opened panel', 'fr')).toEqual([])
  await field.fill('I sell fruit at the market: which scale up to 15 kg?')
  await page.keyboard.press('Enter')
  const model = panel.locator('.named-model').first()
  await model.waitFor()
  expect(await field.evaluate(hasFocus)).toBe(true)
  expect(await panel.getByRole('log').locator('.answer').count()).toBe(1)
  expect(await findings(page, 'an answer with models', 'fr')).toEqual([])
  // The newest question is where it can be read from its beginning.
  const isInView = (element: Element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < innerHeight / 2
  }
  await field.fill('What does class III mean?')
  await page.keyboard.press('Enter')
  await eventually(() => panel.locator('.answer:not(.waiting)').count()).toBe(2)
  await eventually(() => panel.locator('.question').last().evaluate(isInView)).toBe(true)
  // On paper the answers stand without what can only be pressed.
  await page.emulateMedia({ media: 'print' })
  expect(await panel.locator('.feedback, .talk-tools, .composer').locator('visible=true').count()).toBe(0)
  await page.emulateMedia({ media: null })
  const reference = await model.locator('h3 small').textContent()
  await model.locator('.compare-button').click()
  await page.locator('.compare-badge').waitFor()
  await model.locator('.named-tools .button').click()
  await eventually(async () => (await stored<QuoteItem[]>(page, 'quoteItems'))?.[0]?.variant?.reference).toBe(
    reference,
  )
  await page.locator('dialog:modal').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  // A link of the answer leads on, and the panel stays with the conversation.
  await model.locator('h3 a').click()
  await page.waitForURL(/\/en\/products\/[\w-]+\?model=/)
  await eventually(() => panel.locator('.question').count()).toBe(2)
  await page.reload()
  await page.locator('.ask-entry').click()
  await eventually(() => panel.locator('.question').count()).toBe(2)
  await panel.getByRole('button', { name: t('talk.erase') }).click()
  await eventually(() => panel.locator('.question').count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('assistant'))).toBeNull()
  await field.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await eventually(() => page.locator('.ask-entry').evaluate(hasFocus)).toBe(true)
})

test('On a phone it is a dialog from the menu, which hands the conversation to the form of this very page', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de', viewport: { width: 375, height: 720 } })
  await goTo(page, '/de/contact')
  await page.locator('.menu-button').click()
  await page.locator('.ask-entry').click()
  const dialog = page.getByRole('dialog', { name: t('talk.title') })
  await dialog.locator('.composer').waitFor()
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  const question = t('talk.start-any-2')
  await dialog.getByRole('button', { name: question }).click()
  await dialog.locator('.answer:not(.waiting)').waitFor()
  expect(await findings(page, 'an answer', 'de')).toEqual([])
  await dialog.getByRole('button', { name: t('talk.person') }).click()
  // The contact form of this very page has read its draft already.
  await eventually(() => page.locator('#message').inputValue()).toContain(question)
  expect(await page.locator('#subject').inputValue()).toBe(t('talk.subject'))
})
