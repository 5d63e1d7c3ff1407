import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { segmentStrokes } from '#domain/metrology/segment-strokes.ts'
import { ProductStage } from '#src/pages/product-stage.tsx'
import { renderInSite } from '#test/support/component.tsx'

// The display says the load at once; journeys see how its digits settle.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

const quantity = (value: number, unit: 'kg' | 'g') => ({ value, unit })
const variant: Variant = {
  reference: 'A',
  porteeMax: '6 kg',
  echelon: '2 g',
  precision: '2 g',
  plateau: null,
  metrologie: 'yes',
  arrangement: 'single',
  ranges: [{ max: quantity(6, 'kg'), e: quantity(2, 'g'), d: quantity(2, 'g') }],
  plate: { accuracyClass: 'III', max: '6 kg', min: '40 g', e: '2 g', d: null },
  price: 345,
  inStock: true,
  duty: null,
  facts: null,
  elevation: { displays: [{ x: 10, y: 10, scale: 1 }], load: { x: 140, y: 80, size: 30 } },
}
const product = {
  id: 'scale',
  name: 'Scale',
  leadReference: 'A',
  images: { main: '/drawings/scale.svg' },
} as ProductDetail

const open = (own: Variant = variant, typed?: string) =>
  renderInSite(
    <ProductStage
      product={product}
      variant={own}
      question={typed === undefined ? {} : { quantity: typed }}
    />,
  )
const status = () => screen.getByRole('status').textContent
const digitsOf = (container: HTMLElement) =>
  container.querySelector('.live-drawing > g:last-child > path')?.getAttribute('d')

test.each([
  [
    '250 g',
    'reading.shown',
    { load: '250\u00a0g', shown: '0,25\u00a0kg', interval: '2\u00a0g' },
    '0.250',
    false,
  ],
  ['30 g', 'reading.below-min', { min: '40\u00a0g' }, '0.030', true],
  ['7 kg', 'reading.overload', { max: '6\u00a0kg' }, '----', true],
  ['viel', 'reading.nothing', {}, '    ', false],
] as const)('with %j on it the drawing counts, and says %s', async (typed, key, values, digits, isWrong) => {
  const { t, container } = await open(variant, typed)
  expect(status()).toContain(t(key, values))
  expect(digitsOf(container)).toBe(segmentStrokes(digits))
  expect(container.querySelector('.live-drawing.wrong') !== null).toBe(isWrong)
})

test('masses add up, and are taken off by the mass itself or by a button', async () => {
  const { t, container } = await open(variant, '')
  expect(container.querySelector('.live-load')).toBeNull()
  const mass = screen.getByRole('button', { name: t('reading.put', { mass: '1\u00a0kg' }) })
  fireEvent.click(mass)
  fireEvent.click(mass)
  expect(digitsOf(container)).toBe(segmentStrokes('2.000'))
  fireEvent.click(container.querySelector('.live-load') as Element)
  expect(digitsOf(container)).toBe(segmentStrokes('0.000'))
  fireEvent.click(mass)
  fireEvent.click(screen.getByRole('button', { name: t('reading.clear') }))
  expect(digitsOf(container)).toBe(segmentStrokes('0.000'))
})

test('a mass that is pulled beside the drawing is not put on it, and one on the drawing is', async () => {
  const { t, container } = await open(variant, '')
  const area = { left: 0, top: 0, right: 280, bottom: 176 } as DOMRect
  const live = container.querySelector('.live-drawing') as Element
  live.getBoundingClientRect = () => area
  const mass = screen.getByRole('button', { name: t('reading.put', { mass: '1\u00a0kg' }) })
  Element.prototype.setPointerCapture = () => {}
  const pull = (x: number, y: number) => {
    fireEvent.pointerDown(mass, { clientX: 100, clientY: 300 })
    fireEvent.pointerMove(mass, { clientX: x, clientY: y })
    fireEvent.pointerUp(mass, { clientX: x, clientY: y })
    fireEvent.click(mass, { detail: 1 })
  }
  pull(500, 100)
  expect(digitsOf(container)).toBe(segmentStrokes('0.000'))
  pull(140, 100)
  expect(digitsOf(container)).toBe(segmentStrokes('1.000'))
})

test('a drawing with a load of its own is shown without it when nothing is put on', async () => {
  const own = { ...variant, elevation: { displays: [{ x: 10, y: 10, scale: 1 }], load: null } }
  const { container } = await open(own, '')
  const picture = () => container.querySelector('img')?.getAttribute('src')
  expect(picture()).toBe('/drawings/scale.svg?empty')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1 kg' } })
  expect(picture()).toBe('/drawings/scale.svg')
})

test('what has no display has no masses', async () => {
  await open({ ...variant, elevation: null })
  expect(screen.queryByRole('status')).toBeNull()
})
