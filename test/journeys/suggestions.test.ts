import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { addressOf, eventually, goTo, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** The paths of the site's requests, without those that measure. */
function watched(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  return (piece: string) => asked.filter((url) => url.includes(piece))
}

test('Suggestions are loaded by the focus, asked for once a text, and chosen by keyboard', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ firstVisit: true })
  const asked = watched(page)
  await goTo(page, '/products')
  expect(asked('search-suggestions')).toEqual([])
  const field = page.locator('input[name=q][type=search]')
  await field.focus()
  await eventually(() => field.getAttribute('role')).toBe('combobox')
  expect(asked('search-suggestions')).not.toEqual([])
  expect(await field.getAttribute('aria-expanded')).toBe('false')

  await field.pressSequentially('b')
  expect(await page.getByRole('listbox').count()).toBe(0)
  await field.pressSequentially('alance boulangerie 15 kg')
  const options = page.getByRole('listbox', { name: t('suggest.title') }).getByRole('option')
  await eventually(() => options.first().textContent()).toContain('Portée\u00a0≥\u00a015\u00a0kg')
  expect(asked('/api/suggestions').length).toBeLessThan('balance boulangerie 15 kg'.length)
  expect(asked('/api/suggestions?q=b&')).toEqual([])
  await eventually(() => page.getByRole('status').allTextContents()).toContain(
    t('suggest.count', { count: await options.count() }),
  )
  expect(await findings(page, 'suggestions', 'fr')).toEqual([])

  const answered = asked('/api/suggestions').length
  await page.keyboard.press('Escape')
  await eventually(() => field.getAttribute('aria-expanded')).toBe('false')
  expect(await field.inputValue()).toBe('balance boulangerie 15 kg')
  await page.keyboard.press('ArrowDown')
  await eventually(() => options.first().getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await eventually(() => options.last().getAttribute('aria-selected')).toBe('true')
  expect(await field.evaluate(hasFocus)).toBe(true)
  expect(asked('/api/suggestions').length).toBe(answered)

  const { products } = (await (
    await fetch(new URL('/api/suggestions?q=balance+boulangerie+15+kg&lang=fr', page.url()))
  ).json()) as { products: { id: string; reference: string }[] }
  const chosen = products.at(-1)
  await page.keyboard.press('Enter')
  await eventually(() => addressOf(page)).toBe(`/products/${chosen?.id}?model=${chosen?.reference}`)
  await page
    .getByText(chosen?.reference ?? '')
    .first()
    .waitFor()
})

test('A tap on a value of a filter shows its products, on a phone', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de' })
  await page.setViewportSize({ width: 375, height: 740 })
  await goTo(page, '/de/products')
  const field = page.locator('input[name=q][type=search]')
  await field.click()
  await eventually(() => field.getAttribute('role')).toBe('combobox')
  await field.pressSequentially('labo')
  const option = page
    .getByRole('group', { name: t('suggest.choices') })
    .getByRole('option')
    .first()
  await option.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await findings(page, 'suggestions', 'de')).toEqual([])
  const said = await option.locator('.hint').textContent()
  await option.click()
  await eventually(() => addressOf(page)).toBe('/de/products?category=laboratory')
  await eventually(() => page.locator('.count').textContent()).toBe(said)
  expect(await field.inputValue()).toBe('')
  await eventually(() => page.getByRole('listbox').count()).toBe(0)
  await field.pressSequentially('qqqqq')
  await page.getByText(t('suggest.none')).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await eventually(() => addressOf(page)).toBe('/de/products?q=qqqqq&category=laboratory')
})
