import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NewQuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { Floating } from '#src/quote-list/floating.tsx'
import { QuoteLines } from '#src/quote-list/quote-lines.tsx'
import {
  addToQuoteAtom,
  clearQuoteAtom,
  closeQuoteModalAtom,
  quoteItemsAtom,
  quoteModalAtom,
  removeFromQuoteAtom,
  setQuantityAtom,
  undoRemovalAtom,
} from '#src/quote-list/quote-list.ts'
import { useQuoteItems } from '#src/quote-list/quote-list-facade.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const store = getDefaultStore()
const item = (productId: string): NewQuoteItem => ({
  productId,
  productName: productId.toUpperCase(),
  productImage: `/drawings/${productId}.svg`,
  variant: null,
  accessories: [],
  quantity: 1,
  lang: 'fr',
})
const names = () => store.get(quoteItemsAtom).map(({ productId }) => productId)
const stored = () => JSON.parse(localStorage.getItem('quoteItems') ?? '[]') as { productId: string }[]

function Names() {
  return (
    <output>
      {useQuoteItems()
        .map(({ productId }) => productId)
        .join(' ')}
    </output>
  )
}

beforeEach(() => store.set(clearQuoteAtom))

test('a component follows the list, which is stored under the keys of the specification', async () => {
  await renderInSite(<Names />)
  await act(() => store.set(addToQuoteAtom, [item('a'), item('b')]))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('a b'))
  expect(stored().map(({ productId }) => productId)).toEqual(['a', 'b'])
  expect(localStorage.getItem('quoteItemCounter')).toBe('3')
  expect(store.get(quoteModalAtom)?.addedIds).toEqual(['quote-item-1', 'quote-item-2'])
})

test('undo restores a removed item at its position', async () => {
  await store.set(addToQuoteAtom, [item('a'), item('b'), item('c')])
  const second = store.get(quoteItemsAtom)[1]
  await store.set(removeFromQuoteAtom, second?.id ?? '')
  expect(names()).toEqual(['a', 'c'])
  await store.set(undoRemovalAtom)
  expect(names()).toEqual(['a', 'b', 'c'])
  await store.set(undoRemovalAtom)
  expect(names()).toEqual(['a', 'b', 'c'])
})

test.each([
  [0, 1],
  [7, 7],
  [1e9, 9999],
])('the quantity %d becomes %d', async (typed, kept) => {
  await store.set(addToQuoteAtom, [item('a')])
  await store.set(setQuantityAtom, store.get(quoteItemsAtom)[0]?.id ?? '', typed)
  expect(store.get(quoteItemsAtom)[0]?.quantity).toBe(kept)
})

test('after clearing the ids restart at one and the storage is empty', async () => {
  await store.set(addToQuoteAtom, [item('a')])
  await store.set(clearQuoteAtom)
  expect([localStorage.getItem('quoteItems'), localStorage.getItem('quoteItemCounter')]).toEqual([null, null])
  await store.set(addToQuoteAtom, [item('b')])
  expect(store.get(quoteItemsAtom)[0]?.id).toBe('quote-item-1')
})

test('a list stored by another tab is loaded; an unreadable one counts as absent', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await renderInSite(<Names />)
  await act(() => store.set(addToQuoteAtom, [item('a')]))
  const both = JSON.stringify([
    ...stored(),
    { ...stored()[0], id: 'quote-item-2', productId: 'b' },
    { id: 3 },
  ])
  localStorage.setItem('quoteItems', both)
  await act(async () => {
    dispatchEvent(
      new StorageEvent('storage', { key: 'quoteItems', newValue: both, storageArea: localStorage }),
    )
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('a b'))
  expect(warn).toHaveBeenCalledWith('quoteItems: 1 unreadable')
  warn.mockRestore()
})

const quantities = () => store.get(quoteItemsAtom).map(({ productId, quantity }) => [productId, quantity])

test('both presses of a double click add one line; a later press raises it, which can be undone', async () => {
  await Promise.all([store.set(addToQuoteAtom, [item('a')]), store.set(addToQuoteAtom, [item('a')])])
  await store.set(addToQuoteAtom, [item('a')])
  expect(quantities()).toEqual([['a', 1]])
  store.set(closeQuoteModalAtom)
  const { t } = await renderInSite(<Floating />)
  await act(() => store.set(addToQuoteAtom, [{ ...item('a'), quantity: 2 }]))
  expect(quantities()).toEqual([['a', 3]])
  await screen.findByText(t('quote.raised'))
  const announced = () => document.querySelector('.raised')?.textContent
  expect(announced()).toContain(t('quote.raised-to', { from: 1, to: 3 }))
  fireEvent.click(screen.getByText(t('quote.keep-at', { from: 1 })))
  await waitFor(() => expect(announced()).toBe(t('quote.kept-at', { from: 1 })))
  expect(quantities()).toEqual([['a', 1]])
})

test('a confirmation does not open on top of a dialog that was opened meanwhile', async () => {
  const { t } = await renderInSite(<Floating />)
  const adding = store.set(addToQuoteAtom, [item('a')])
  const other = document.body.appendChild(document.createElement('dialog'))
  other.setAttribute('open', '')
  await act(() => adding)
  await waitFor(() => expect(store.get(quoteModalAtom)).toBeNull())
  expect(screen.queryByText(t('quote.added', { count: 1 }))).toBeNull()
  expect(quantities()).toEqual([['a', 1]])
  other.remove()
})

const variant = {
  reference: 'A-15',
  porteeMax: '15 kg',
  echelon: '5 g',
  precision: '5 g',
  plateau: null,
  metrologie: 'yes' as const,
  plate: null,
}

test('the lines of an old list get name, price and stock of the catalogue in one request', async () => {
  await store.set(addToQuoteAtom, [
    { ...item('a'), variant },
    { ...item('b'), variant: { ...variant, reference: 'B-1', price: 300 } },
    item('c'),
  ])
  const edge = edgeAnswering({
    'GET /quote-lines': () => ({
      items: [
        {
          productName: 'Alpha',
          productImage: '/a.svg',
          variant: { ...variant, price: 340, inStock: true },
          accessories: [],
        },
        {
          productName: 'Beta',
          productImage: '/b.svg',
          variant: { ...variant, reference: 'B-1', price: 320, inStock: false },
          accessories: [],
        },
        null,
      ],
    }),
  })
  const { t } = await renderInSite(<QuoteLines />, { callApi: edge.callApi })
  await screen.findByText('Alpha')
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('340,00')
  expect(lines[0]).toContain(t('stock.in'))
  expect(lines[0]).not.toContain(t('quote.price-before', { price: '' }).slice(0, 10))
  expect(lines[1]).toContain(t('quote.price-before', { price: '300,00\u00a0€' }))
  expect(lines[2]).toContain(t('quote.gone'))
  expect(edge.calls).toEqual([
    { name: 'GET /quote-lines', call: { query: { lang: 'fr', lines: 'a:A-15,b:B-1,c' } } },
  ])
})
