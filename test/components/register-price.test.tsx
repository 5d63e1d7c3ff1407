import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { RegisterPrice } from '#src/pages/register-price.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { scale } from './register-support.ts'

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
/** The table of postcodes, which the browser loads. */
const table = readFileSync('src/domain/area/postcodes.txt', 'utf8')
beforeEach(() => vi.stubGlobal('fetch', async () => new Response(table)))
afterEach(() => vi.unstubAllGlobals())

/** Its postcode is typed where neither the account nor the place of an instrument says it. */
async function show(of: readonly (typeof scales)[number][] = scales, postalCode = '') {
  const onPerson = vi.fn()
  const { callApi } = edgeAnswering({ 'PATCH /profile': (call) => (call as { body: unknown }).body })
  const shown = await renderInSite(
    <RegisterPrice
      services={items as never}
      scales={of}
      person={{ postalCode, country: '' }}
      onPerson={onPerson}
    />,
    { callApi },
  )
  return { ...shown, onPerson }
}
const [nearestCents = 0] = initialFacts.travelCents
const total = (cents: number) => ({ total: formatEuros(cents / 100, 'fr') })
const seen = (text: string) =>
  waitFor(() => expect(document.querySelector('.visit-price')?.textContent).toBe(text))

test('a visit costs what its instruments cost, each by its Max, and with a typed postcode the journey', async () => {
  const { t, onPerson } = await show()
  await seen(t('scales.visit-price-travel', total(22_300)))
  const field = screen.getByLabelText(t('scales.postcode'))
  fireEvent.change(field, { target: { value: '67700' } })
  await seen(t('scales.visit-price', total(22_300 + nearestCents)))
  await waitFor(() => expect(onPerson).toHaveBeenCalledWith({ postalCode: '67700' }, expect.anything()))
  // It stays under the cursor.
  expect(screen.getByLabelText(t('scales.postcode'))).toBe(field)
})

test.each([
  ['account', scales, '67700'],
  ['place', [...scales.slice(1), scale({ place: 'Boulangerie Klein, 67700 Saverne' })], ''],
] as const)('the postcode of the %s is not asked for again', async (_, of, postalCode) => {
  const { t } = await show(of, postalCode)
  await seen(t('scales.visit-price', total(22_300 + nearestCents)))
  expect(screen.queryByLabelText(t('scales.postcode'))).toBeNull()
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
