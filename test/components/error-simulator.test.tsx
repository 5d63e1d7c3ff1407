import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatCapacity, gram, kilogram } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { ErrorSimulator } from '#src/figures/error-simulator.tsx'
import { renderInSite } from '#test/support/component.tsx'

const scale: Instrument = {
  accuracyClass: 'III',
  arrangement: 'single',
  ranges: [{ maxUg: 6 * kilogram, eUg: 2 * gram, dUg: 2 * gram }],
}
const page = { reference: 'A', path: '/products/a', isShop: false }
const figure = () => screen.getByRole('img').getAttribute('aria-label')
const status = () => screen.getByRole('status').textContent

test('the reader’s quantity and heaviest load are marked, and said in words', async () => {
  const question = { load: '5 kg', tare: '200 g', smallest: '100 g' }
  const { t, container } = await renderInSite(
    <ErrorSimulator {...page} instrument={scale} question={question} />,
  )
  expect(container.querySelectorAll('.curve-mark')).toHaveLength(2)
  const mark = t('curve.gross-mark', { load: formatCapacity(5200 * gram, 'fr') })
  expect(figure()).toContain(`100\u00a0g · ±2\u00a0g. ${mark}`)
  expect(container.querySelector('.curve-mark.load')?.textContent).toBe(mark)
  expect(status()).toContain(t('curve.at-load', { load: '5\u00a0kg', inService: '6\u00a0g' }))
  expect(status()).toContain(
    t('curve.with-tare', { tare: '200\u00a0g', gross: formatCapacity(5200 * gram, 'fr') }),
  )
  fireEvent.change(screen.getByLabelText(t('curve.quantity')), { target: { value: '' } })
  expect(status()).toContain(formatCapacity(5200 * gram, 'fr'))
})

test('a load above Max is not marked, but said', async () => {
  const { t, container } = await renderInSite(
    <ErrorSimulator {...page} instrument={scale} question={{ load: '7 kg' }} />,
  )
  expect(container.querySelector('.curve-mark.load')).toBeNull()
  expect(status()).toContain(t('curve.load-above-max', { load: '7\u00a0kg', max: '6\u00a0kg' }))
})

test('without a load, or with one that cannot be read, only the quantity is marked', async () => {
  const { container } = await renderInSite(
    <ErrorSimulator {...page} instrument={scale} question={{ load: 'much', quantity: '1 kg' }} />,
  )
  expect(container.querySelectorAll('.curve-mark')).toHaveLength(1)
})

test('a model without e has no permissible errors', async () => {
  const { t } = await renderInSite(<ErrorSimulator {...page} instrument={null} question={{}} />)
  expect(status()).toBe(t('curve.unverified', { model: 'A' }))
  expect(screen.queryByRole('img')).toBeNull()
})
