import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { overhang, smallTargets } from './page-checks.ts'
import { eventually, goTo, hasFocus, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const listOf = async (page: Page) =>
  ((await stored<QuoteItem[]>(page, 'quoteItems')) ?? []).map(({ productId, variant, quantity }) => [
    productId,
    variant?.reference,
    quantity,
  ])

const item = (id: number, productId: string, reference: string, quantity: number) => ({
  ...{ id: `quote-item-${id}`, productId, productName: productId, quantity, lang: 'de' },
  ...{ variant: { reference, metrologie: 'yes', price: 1 }, addedAt: '2026-11-20T10:00:00.000Z' },
})
const kept = (...items: object[]) => ({ quoteItems: JSON.stringify(items), quoteItemCounter: '9' })

test('A list is shared by its address: another browser reads, prints and takes it over, twice without doubling', async () => {
  const t = await wordsOf('de')
  const { leadReference } = await site.product('montevigne-c3', 'de')
  const services = { quoteServices: JSON.stringify([{ code: 'commissioning-60kg', quantity: 1 }]) }
  const sender = await visit({
    locale: 'de',
    stored: {
      ...kept(item(1, 'montevigne-p1', 'MV-P1-6', 3), item(2, 'montevigne-c3', leadReference, 1)),
      ...services,
    },
  })
  await goTo(sender, '/de')
  await sender.locator('.badge-open').click()
  const summary = sender.getByRole('dialog')
  // The notices of changed prices come with the prices and move the link.
  await summary
    .getByText(t('quote.price-before', { price: '1,00 €' }))
    .nth(1)
    .waitFor()
  await summary.getByRole('link', { name: t('quote.share') }).click()
  const title = sender.getByRole('heading', { name: t('shared-list.title'), exact: true })
  await eventually(() => title.evaluate(hasFocus)).toBe(true)
  await eventually(() => sender.getByRole('dialog').count()).toBe(0)
  const own = 'i=montevigne-p1*MV-P1-6*3*'
  expect(new URL(sender.url()).search).toContain(own)
  // Shared when it cost one euro.
  const address = sender.url().replace(/(MV-P1-6\*3\*)\d+/, '$1100')
  expect(address).toContain(`${own}100`)

  const reader = await visit({ locale: 'de', javaScriptEnabled: false })
  await reader.goto(address)
  const lines = reader.locator('.sheet-line')
  expect(await lines.count()).toBe(2)
  for (const part of ['MV-P1-6', t('shared-list.changed')])
    expect(await lines.first().textContent()).toContain(part)
  await reader.emulateMedia({ media: 'print' })
  expect(await reader.locator('.letterhead').isVisible()).toBe(true)
  expect(await reader.locator('.shared-list-tools').isVisible()).toBe(false)

  const colleague = await visit({ locale: 'de', stored: kept(item(4, 'montevigne-p1', 'MV-P1-6', 1)) })
  await goTo(colleague, address)
  const take = colleague.getByRole('button', { name: t('shared-list.take') })
  await take.waitFor()
  expect(await findings(colleague, 'shared list', 'de')).toEqual([])
  for (const width of [375, 320]) {
    await colleague.setViewportSize({ width, height: 700 })
    expect(await overhang(colleague), `${width} px`).toEqual([])
  }
  expect(await smallTargets(colleague, 24)).toEqual([])
  await colleague.setViewportSize({ width: 1280, height: 900 })
  await take.click()
  const panel = colleague.getByRole('dialog', { name: t('quote.summary') })
  await panel.getByText(t('quote.taken-link', { count: 2 })).waitFor()
  const merged = [
    ['montevigne-p1', 'MV-P1-6', 3],
    ['montevigne-c3', leadReference, 1],
  ]
  await eventually(() => listOf(colleague)).toEqual(merged)
  expect(await stored(colleague, 'quoteServices')).toEqual([{ code: 'commissioning-60kg', quantity: 1 }])
  await colleague.keyboard.press('Escape')
  await take.click()
  await panel.getByText(t('quote.taken-nothing')).waitFor()
  expect(await listOf(colleague)).toEqual(merged)
})
