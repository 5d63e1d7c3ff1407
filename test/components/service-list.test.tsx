import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import type { NewQuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { services as seeded } from '#seed/services.ts'
import { ListTotal } from '#src/quote-list/list-total.tsx'
import {
  addToQuoteAtom,
  clearQuote,
  clearQuoteAtom,
  mergeUndoAtom,
  orderAgain,
  quoteItemsAtom,
  undoMergeAtom,
} from '#src/quote-list/quote-list.ts'
import { useQuoteServices } from '#src/quote-list/quote-list-facade.ts'
import { ServiceLines } from '#src/quote-list/service-lines.tsx'
import { addServicesAtom, changeServiceAtom, quoteServicesAtom } from '#src/quote-list/service-list.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const store = getDefaultStore()
const services = () => store.get(quoteServicesAtom)
const stored = () => JSON.parse(localStorage.getItem('quoteServices') ?? 'null')
const training = { code: 'training', quantity: 1 }
const item: NewQuoteItem = {
  productId: 'a',
  productName: 'A',
  productImage: '/drawings/a.svg',
  variant: null,
  accessories: [],
  quantity: 1,
  lang: 'fr',
}

function Codes() {
  const codes = useQuoteServices().map(({ code, quantity }) => `${quantity} ${code}`)
  return <output>{codes.join(' ')}</output>
}

beforeEach(() => store.set(clearQuoteAtom))

test('a component follows the services, which are stored under a key of their own', async () => {
  await renderInSite(<Codes />)
  await act(() => store.set(addServicesAtom, [training]))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 training'))
  await act(() => store.set(changeServiceAtom, 'training', 3))
  expect(screen.getByRole('status').textContent).toBe('3 training')
  expect(stored()).toEqual([{ code: 'training', quantity: 3 }])
  expect(localStorage.getItem('quoteItems')).toBeNull()
  await act(() => store.set(changeServiceAtom, 'training', null))
  expect(services()).toEqual([])
})

test('emptying the quote deletes the stored services', async () => {
  await store.set(addServicesAtom, [training])
  await clearQuote()
  expect([services(), stored()]).toEqual([[], null])
})

test('« order again » restores services, and its undo takes them away again', async () => {
  await store.set(addServicesAtom, [{ code: 'take-back-60kg', quantity: 2 }])
  const before = services()
  await orderAgain({ items: [{ item }], services: [training] })
  expect(services()).toEqual([...before, training])
  expect(store.get(quoteItemsAtom)).toHaveLength(1)
  await store.set(undoMergeAtom)
  expect([services(), store.get(quoteItemsAtom)]).toEqual([before, []])
})

test('« order again » without services leaves those on the list as they are', async () => {
  await store.set(addServicesAtom, [training])
  await orderAgain({ items: [{ item }], services: [] })
  expect(store.get(mergeUndoAtom)?.servicesBefore).toBeUndefined()
  await store.set(undoMergeAtom)
  expect(services()).toEqual([training])
})

test('no amount is shown while the prices of the services are not known', async () => {
  const plate = { porteeMax: null, echelon: null, precision: null, plateau: null, plate: null }
  const variant = { reference: 'A-1', metrologie: 'yes', ...plate, price: 100 } as const
  await store.set(addToQuoteAtom, [{ ...item, variant }])
  await store.set(addServicesAtom, [training])
  const shown: string[] = []
  const failing = vi.fn(() => {
    throw new AppError('unavailable')
  })
  const { container } = await renderInSite(<ListTotal />, edgeAnswering({ 'GET /services': failing }))
  const watcher = new MutationObserver(() => void shown.push(container.textContent))
  watcher.observe(container, { childList: true, subtree: true })
  await waitFor(() => expect(failing).toHaveBeenCalled())
  await act(async () => {})
  expect([container.textContent, shown]).toEqual(['', []])
})

test('commissioning is a tick below the instruments, for as many as there are, with what that comes to', async () => {
  const plate = { accuracyClass: 'III', max: '6 kg', min: '40 g', e: '2 g', d: null } as const
  const numbers = { porteeMax: '6 kg', echelon: '2 g', precision: '2 g', plateau: null }
  const variant = { reference: 'A-1', metrologie: 'yes', ...numbers, plate, price: 100 } as const
  await store.set(addToQuoteAtom, [{ ...item, variant, quantity: 2 }])
  await store.set(addServicesAtom, [training])
  const items = seeded.map(({ name, description, ...service }) => ({
    ...service,
    name: name.fr,
    description: description.fr,
  }))
  const { t } = await renderInSite(<ServiceLines />, edgeAnswering({ 'GET /services': () => ({ items }) }))
  const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox')
  const amount = () =>
    document.getElementById(ticks[0]?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  expect(ticks.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
    [false, expect.stringMatching(/^Mise en service sur place, Max.≤.60.kg \+ déplacement, selon le code/)],
  ])
  expect(amount()).toMatch(/^85,00.€ HT$/)
  await act(async () => ticks[0]?.click())
  await waitFor(() => expect(services()).toEqual([training, { code: 'commissioning-60kg', quantity: 2 }]))
  expect(amount()).toMatch(/^2.× 85,00.€.= 170,00.€ HT$/)
  const name = ticks[0]?.labels?.[0]?.querySelector('strong')?.textContent ?? ''
  const fewer = document.querySelector<HTMLElement>('.service-tick .stepper button')
  expect(fewer?.getAttribute('aria-label')).toBe(t('quote.fewer', { product: name }))
  await act(async () => fewer?.click())
  expect(services()).toContainEqual({ code: 'commissioning-60kg', quantity: 1 })
  await act(async () => ticks[0]?.click())
  await waitFor(() => expect(services()).toEqual([training]))
})
