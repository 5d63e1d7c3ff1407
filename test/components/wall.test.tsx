import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Wall, type WallInstrument } from '#src/figures/wall.tsx'
import { renderInSite } from '#test/support/component.tsx'

const instrument = (key: string, outerMm: [number, number, number] | null): WallInstrument => ({
  key,
  name: { kind: 'Balance', title: key },
  to: `/products/${key}?model=${key}-1`,
  kind: 'bench',
  size: { platform: { shape: 'rect', widthMm: 200, depthMm: 200 }, outerMm },
  lines: ['Max 15 kg', '1 300,00 € HT'],
})
const wall = (
  <Wall
    label="Mur"
    instruments={[
      instrument('wide', [800, 900, 100]),
      instrument('narrow', [290, 410, 130]),
      instrument('unmeasured', null),
    ]}
  />
)
const drawn = (list: Element) => !list.closest('.wall-without')
const links = () =>
  screen
    .getAllByRole('list')
    .filter(drawn)
    .flatMap((list) => within(list).getAllByRole('link'))
const widthOf = (link: Element | undefined) => Number(link?.querySelector('svg')?.getAttribute('width'))

test('each instrument is a link with its size and what is said of it, what stands on a counter first', async () => {
  const { t, container } = await renderInSite(wall)
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/products/narrow?model=narrow-1',
    '/products/wide?model=wide-1',
  ])
  expect(links()[0]?.textContent?.replaceAll(/\s+/g, ' ')).toMatch(
    /^Balance narrow 290 × 410 × 130 mm Max 15 kg 1 300,00 € HT$/,
  )
  const known = [...container.querySelectorAll('.wall-measure')].map((one) => one.textContent)
  expect(known.map((text) => text?.split(' ')[0])).toEqual([
    t('to-scale.baguette'),
    t('wall.person'),
    t('to-scale.pallet').split(' ')[0],
  ])
})

test('everything is drawn at one scale, and what has no size is named, not drawn', async () => {
  const { t, container } = await renderInSite(wall)
  const [narrow, wide] = links()
  expect(widthOf(wide) / widthOf(narrow)).toBeCloseTo(800 / 290, 2)
  const without = container.querySelector('.wall-without')
  expect(without?.textContent).toBe(`${t('wall.without')} Balance unmeasured`)
  expect(without?.querySelector('a')?.getAttribute('href')).toBe('/products/unmeasured?model=unmeasured-1')
})

test('keys and buttons change the scale, and its bar says how long it is', async () => {
  const { t } = await renderInSite(wall)
  const before = widthOf(links()[0])
  const bar = screen.getByRole('status')
  expect(bar.textContent).toBe('50\u00a0cm')
  fireEvent.keyDown(bar, { key: '+' })
  expect(widthOf(links()[0])).toBeCloseTo(before * 1.5, 0)
  fireEvent.click(screen.getByRole('button', { name: t('wall.larger') }))
  fireEvent.keyDown(bar, { key: '+', ctrlKey: true })
  expect(widthOf(links()[0])).toBeCloseTo(before * 2.25, 0)
  expect(bar.textContent).toBe('20\u00a0cm')
  for (let press = 0; press < 20; press++) fireEvent.keyDown(bar, { key: '-' })
  expect(bar.textContent).toBe('20\u00a0m')
})

test('arrows lead from one instrument to the next', async () => {
  await renderInSite(wall)
  const [narrow, wide] = links()
  narrow?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('ArrowRight')
  expect(document.activeElement).toBe(wide)
  press('ArrowRight')
  expect(document.activeElement, 'the last one').toBe(wide)
  press('Home')
  expect(document.activeElement).toBe(narrow)
  press('End')
  press('ArrowLeft')
  expect(document.activeElement).toBe(narrow)
})

test('nothing but names where no size is known', async () => {
  const { t, container } = await renderInSite(
    <Wall label="Mur" instruments={[instrument('unmeasured', null)]} />,
  )
  expect(screen.getAllByRole('list').filter(drawn)).toEqual([])
  expect(container.textContent).toBe(`${t('wall.without')} Balance unmeasured`)
})
