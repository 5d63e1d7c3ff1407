import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ModelMap as MapData } from '#domain/catalogue/model-map.ts'
import { MapLegend } from '#src/figures/map-legend.tsx'
import { MapPlot } from '#src/figures/map-plot.tsx'
import { scaleOf } from '#src/figures/map-scale.ts'
import { MapTable } from '#src/figures/map-table.tsx'
import { placeAfterKey } from '#src/figures/use-point-steps.ts'
import { renderInSite } from '#test/support/component.tsx'

const pointOf = (
  maxG: number,
  dG: number,
  references: string[],
  fitting: number,
  count = references.length,
) => ({
  maxG,
  dG,
  count,
  fitting,
  models: references.map((reference, i) => ({
    reference,
    productId: `brand-${reference.toLowerCase()}`,
    fits: i < fitting,
  })),
})
const map: MapData = {
  considered: 8,
  fitting: 2,
  region: { maxG: 5000, dG: 2 },
  points: [
    pointOf(200, 0.001, ['LAB'], 0),
    pointOf(6000, 2, ['A', 'B', 'C'], 2, 6),
    pointOf(60_000_000, 20_000, ['BRIDGE'], 0),
  ],
}
const plot = <MapPlot map={map} scale={scaleOf(map)} labelledBy="title" describedBy="lead" />
const points = () =>
  [...document.querySelectorAll('.map-point')].toSorted((a, b) => numberOf(a) - numberOf(b))
const numberOf = (element: Element) => Number(element.getAttribute('data-point'))

test('each point has its numbers and names, and leads to its product or to the list of its bands', async () => {
  await renderInSite(plot, { locale: 'en' })
  expect(points().map((point) => point.getAttribute('aria-label'))).toEqual([
    'Max 200\u00a0g, d 1\u00a0mg, suitable: 0 of 1, LAB',
    'Max 6\u00a0kg, d 2\u00a0g, suitable: 2 of 6, A, B, C, 3 more',
    'Max 60\u00a0t, d 20\u00a0kg, suitable: 0 of 1, BRIDGE',
  ])
  expect(points().map((point) => point.getAttribute('href'))).toEqual([
    '/en/products/brand-lab',
    '/en/products?capacity=1-6kg&precision=1-10g',
    '/en/products/brand-bridge',
  ])
})

test('the legend says how many models are left, and what a request allows', async () => {
  await renderInSite(<MapLegend map={map} />, { locale: 'en' })
  expect(screen.getByRole('status').textContent).toBe(
    '2 models fit6 ruled outAllowed by the request: Max\u00a0≥\u00a05\u00a0kg, d\u00a0≤\u00a02\u00a0g',
  )
})

test('the points are one tab stop, and the arrow keys go from one to the next', async () => {
  await renderInSite(plot)
  const stops = () => points().map((point) => point.getAttribute('tabindex'))
  expect(stops()).toEqual(['0', '-1', '-1'])
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  act(() => (points()[0] as unknown as HTMLElement).focus())
  press('ArrowRight')
  expect(numberOf(document.activeElement as Element)).toBe(1)
  expect(stops()).toEqual(['-1', '0', '-1'])
  press('End')
  expect(numberOf(document.activeElement as Element)).toBe(2)
  expect(document.querySelector('.map-tip')?.textContent).toContain('BRIDGE')
})

test('a first tap shows a point, a second one follows its link', async () => {
  await renderInSite(plot)
  const point = points()[1] as Element
  const tap = () => {
    fireEvent.pointerDown(point, { pointerType: 'touch' })
    return fireEvent.click(point)
  }
  expect(tap()).toBe(false)
  expect(document.querySelector('.map-tip')?.textContent).toContain('Max 6')
})

test('the table says the same', async () => {
  await renderInSite(<MapTable map={map} />, { locale: 'en' })
  const table = within(document.querySelector('.map-table table') as HTMLElement)
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(4)
  expect(table.getByText('suitable: 2 of 6')).toBeTruthy()
})

const places = [
  { x: 0, y: 0.9 },
  { x: 0.5, y: 0.5 },
  { x: 0.5, y: 0.2 },
  { x: 1, y: 0.4 },
]

test.each<[string, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 1, 2],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 2, 1],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['Enter', 0, null],
  ['Tab', 0, null],
])('%s leads from place %i to %j', (key, from, to) => {
  expect(placeAfterKey(key, places, from)).toBe(to)
})
