import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, cardNames, eventually, goTo, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')
const names = async (query: string) => (await site.list(query)).items.map(({ name }) => name)
const remove = (fact: string) => t('understood.remove', { fact })
const load = 'Portée\u00a0≥\u00a015\u00a0kg'

test('A search by trade and quantity shows what it understood, and each fact is taken out by keyboard', async () => {
  const page = await visit()
  await goTo(page, '/products')
  await page.getByRole('searchbox').fill('balance boulangerie 15 kg')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products?q=*')
  const read = page.getByRole('list', { name: t('understood.title') })
  await read.waitFor()
  expect((await read.getByRole('link').allTextContents()).map((text) => text.trim())).toEqual([
    'Boulangerie',
    load,
  ])
  await eventually(() => cardNames(page)).toEqual(await names('q=balance boulangerie 15 kg'))

  const chip = page.getByRole('link', { name: remove('Boulangerie') })
  await chip.focus()
  expect(await chip.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => addressOf(page)).toBe('/products?q=balance+15+kg')
  await eventually(() => cardNames(page)).toEqual(await names('q=balance 15 kg'))
  await eventually(() => page.getByRole('link', { name: remove('Boulangerie') }).count()).toBe(0)
  expect(await page.getByRole('searchbox').inputValue()).toBe('balance 15 kg')
})

test('What no model has is named, and Back brings the search again', async () => {
  const page = await visit()
  await goTo(page, '/products?q=p%C3%A8se-b%C3%A9b%C3%A9+IP68')
  const notice = page.getByText(t('understood.given-up', { facts: 'IP68' }))
  await notice.waitFor()
  await page.getByRole('link', { name: remove('Pèse-bébé') }).click()
  await eventually(() => addressOf(page)).toBe('/products?q=IP68')
  await page.goBack()
  await notice.waitFor()
  await eventually(() => cardNames(page)).toEqual(await names('q=pèse-bébé IP68'))
})

test('What is not sold is said above the scales of its trade', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/products?q=trancheuse+boucherie')
  await page.getByText(t('understood.no-item', { words: 'trancheuse' })).waitFor()
  await page.getByRole('list', { name: 'Compris' }).getByRole('link').waitFor()
})

test('Without JavaScript the facts are links, in three languages and on a narrow phone', async () => {
  for (const [path, title, label] of [
    ['/products?q=boulangerie+15+kg', 'Compris', 'Boulangerie'],
    ['/en/products?q=bakery+15+kg', 'Understood', 'Bakery'],
    ['/de/products?q=B%C3%A4ckerei+15+kg', 'Verstanden', 'Bäckerei'],
  ] as const) {
    const page = await visit({ javaScriptEnabled: false })
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(path)
    const read = page.getByRole('list', { name: title })
    expect(await read.getByRole('link').count()).toBe(2)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await read.getByRole('link').filter({ hasText: label }).click()
    expect(new URL(page.url()).searchParams.get('q')).toBe('15 kg')
  }
})
