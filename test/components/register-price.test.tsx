import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { RegisterPrice } from '#src/pages/register-price.tsx'
import { renderInSite } from '#test/support/component.tsx'
import { scale } from './register-support.ts'

const table = readFileSync('src/domain/area/postcodes.txt', 'utf8')
beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response(table))
})
afterAll(() => vi.unstubAllGlobals())

const service = (maxUpToG: number, priceCents: number) => ({
  ...{
    code: `periodic-verification-${maxUpToG}`,
    name: '',
    description: '',
    unit: 'per-instrument',
    onSite: true,
  },
  ...{ priceCents, appliesTo: { maxUpToG } },
})
const items = [service(30_000, 7_800), service(300_000, 14_500)]
const scales = [scale(), scale({ maxUg: 150e9 })]
const show = (of = scales) =>
  renderInSite(
    <RegisterPrice services={items as never} scales={of} person={{ postalCode: '', country: '' }} />,
  )

test('a visit costs what its instruments cost, each by its Max', async () => {
  const { t, container } = await show()
  const text = t('scales.visit-price-travel', { total: '223,00\u00a0€' })
  await waitFor(() => expect(container.textContent).toContain(text))
})

test('who has no address in the account types the postcode, and the journey is in the price', async () => {
  const { t, container } = await show()
  fireEvent.change(await screen.findByLabelText(t('form.zipCode')), { target: { value: '67700' } })
  const total = formatEuros(223 + (initialFacts.travelCents[0] ?? 0) / 100, 'fr')
  await waitFor(() => expect(container.textContent).toContain(t('scales.visit-price', { total })))
})

test('where a price is on request, or the authority verifies, none is said', async () => {
  for (const of of [
    [...scales, scale({ maxUg: 900e9 })],
    [...scales, scale({ country: 'DE' })],
  ]) {
    const { container, unmount } = await show(of)
    await waitFor(() => expect(container.textContent).toBe(''))
    unmount()
  }
})
