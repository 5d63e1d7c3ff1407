import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ModelSize } from '#domain/fit/model-footprint.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { ToScale } from '#src/figures/to-scale.tsx'
import { gridLines, inMiddle, onGround, sheetOf } from '#src/figures/to-scale-views.tsx'
import { renderInSite } from '#test/support/component.tsx'

const size = {
  platform: { shape: 'rect' as const, widthMm: 300, depthMm: 240 },
  outerMm: [340, 400, 130] as const,
}
const small = { platform: { shape: 'round' as const, diameterMm: 90 }, outerMm: null }
const status = () => screen.getByRole('status').textContent

/** A model, or one of unknown size. */
const toScale = (own: ModelSize | null, question: ProductQuestion = {}) => (
  <ToScale reference="A" kind="bench" size={own} path="/products/a" question={question} />
)

test('an object is chosen or typed, and the platform holds it or not', async () => {
  const { t, container } = await renderInSite(toScale(size))
  expect(status()).toContain('297\u00a0×\u00a0210\u00a0mm')
  const length = screen.getByLabelText(t('to-scale.length'), { exact: false })
  fireEvent.change(length, { target: { value: '40 cm' } })
  expect(container.textContent).toContain(t('to-scale.fault'))
  expect(container.querySelector('.scale-view')).toBeNull()
  fireEvent.change(screen.getByLabelText(t('to-scale.width'), { exact: false }), { target: { value: '300' } })
  expect(status()).toContain('100\u00a0mm')
  fireEvent.change(screen.getByLabelText(t('to-scale.object')), { target: { value: 'hand' } })
  expect((length as HTMLInputElement).value).toBe('')
  expect(status()).toContain(t('to-scale.hand'))
})

test('a model of unknown size says so', async () => {
  const { t, container } = await renderInSite(toScale(null))
  expect(status()).toContain(t('to-scale.unknown'))
  expect(container.querySelector('.scale-view')).toBeNull()
})

test('the address says what is drawn', async () => {
  const { t, container } = await renderInSite(toScale(small, { model: 'B', object: 'pallet', load: '5 kg' }))
  const kept = [...container.querySelectorAll('input[type="hidden"]')]
  expect(kept.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
    ['model', 'B'],
    ['load', '5 kg'],
  ])
  expect(container.querySelector('details')?.open, 'what is asked is open').toBe(true)
  expect(status()).toContain(t('to-scale.pallet'))
  expect(status()).toContain('Ø\u00a090\u00a0mm')
})

test('everything stands inside its view, and both views are equally wide', () => {
  const sheet = sheetOf(size, { lengthMm: 650, widthMm: 60 })
  expect(sheet).toEqual({ widthMm: 750, depthMm: 500, heightMm: 250, stepMm: 50, isTall: false })
  expect(inMiddle({ lengthMm: 650, widthMm: 60 }, sheet)).toEqual({ x: 50, y: 220, width: 650, height: 60 })
  expect(onGround(340, 130, sheet)).toEqual({ x: 205, y: 70, width: 340, height: 130 })
  expect(gridLines(200, 50)).toEqual([50, 100, 150])
})
