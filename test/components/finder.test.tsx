import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Finder } from '#src/home/finder.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const instrument = (reference: string) => ({
  productId: 'montevigne-b2',
  reference,
  name: 'Balance B2',
  plate: { accuracyClass: 'III' as const, max: '15 kg', min: '100 g', e: '5 g', d: null },
  price: 310,
})
const first = { total: 56, instruments: [instrument('MV-B2-15')] }
const answered = (reference: string, total = 1) => {
  const { productId: id, name, plate, price } = instrument(reference)
  return { total, fits: [{ product: { id, name }, reference, plate, price }] }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => screen.getByLabelText<HTMLInputElement>('Charge')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status').textContent

test('the indicator shows the load that is typed, and one question is asked after the pause', async () => {
  const { callApi, calls } = edgeAnswering({ 'GET /fit': () => answered('MV-S1-150', 12) })
  const { container } = await renderInSite(<Finder first={first} />, { callApi })
  expect(status()).toContain('56')
  fireEvent.change(load(), { target: { value: '15' } })
  fireEvent.change(load(), { target: { value: '150 kg' } })
  await pass(1000)
  expect(calls.map(({ call }) => call)).toEqual([
    { query: { use: 'direct-sale', load: '150 kg', country: 'FR', lang: 'fr', limit: '3' } },
  ])
  expect(status()).toContain('12')
  screen.getByText('MV-S1-150')
  expect(container.querySelector('.visually-hidden')?.textContent).toContain('150\u00a0kg')
})

test('a load that cannot be read has its error at the field and asks nothing', async () => {
  const { callApi, calls } = edgeAnswering({})
  const { t } = await renderInSite(<Finder first={first} />, { callApi })
  fireEvent.change(load(), { target: { value: 'lourd' } })
  await pass(1000)
  expect(calls).toEqual([])
  expect(document.getElementById('load-error')?.textContent).toBe(t('form.mass'))
})

test('dragging the slider sets the load', async () => {
  const { callApi } = edgeAnswering({ 'GET /fit': () => answered('MV-S1-150') })
  await renderInSite(<Finder first={first} />, { callApi })
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } })
  expect(load().value).toBe('1\u00a0g')
  await pass(1000)
})

test('an answer to an earlier question is not shown', async () => {
  const waiting: ((answer: unknown) => void)[] = []
  const { callApi } = edgeAnswering({
    'GET /fit': () => new Promise((resolve) => waiting.push(resolve)),
  })
  await renderInSite(<Finder first={first} />, { callApi })
  fireEvent.change(load(), { target: { value: '1 kg' } })
  await pass(400)
  fireEvent.change(load(), { target: { value: '2 kg' } })
  await pass(400)
  await act(async () => waiting[1]?.(answered('SECOND')))
  await act(async () => waiting[0]?.(answered('FIRST')))
  screen.getByText('SECOND')
  expect(screen.queryByText('FIRST')).toBeNull()
})

test('it says when nothing fits and when nobody answers', async () => {
  const { callApi } = edgeAnswering({
    'GET /fit': (call) => {
      if ((call as { query: { load: string } }).query.load === '60 t') return { total: 0, fits: [] }
      throw new Error('offline')
    },
  })
  const { t } = await renderInSite(<Finder first={first} />, { callApi })
  fireEvent.change(load(), { target: { value: '60 t' } })
  await pass(1000)
  expect(status()).toBe(t('finder.none'))
  fireEvent.change(load(), { target: { value: '61 t' } })
  await pass(1000)
  expect(status()).toBe(t('finder.failed'))
})

test('its form opens the configurator without JavaScript', async () => {
  const { container } = await renderInSite(<Finder first={null} />, { locale: 'de' })
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/de/devis/configurateur')
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    country: 'DE',
    step: 'options',
    load: '6 kg',
    use: 'direct-sale',
  })
})
