import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NewQuoteItem } from '#domain/quotes/quote.ts'
import {
  addToQuoteAtom,
  clearQuoteAtom,
  quoteItemsAtom,
  quoteModalAtom,
  removeFromQuoteAtom,
  setQuantityAtom,
  undoRemovalAtom,
} from '#src/quotes/quote-list.ts'
import { useQuoteItems } from '#src/quotes/quote-list-facade.ts'
import { renderInSite } from '#test/support/component.tsx'

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
  expect(store.get(quoteModalAtom)?.map(({ productId }) => productId)).toEqual(['a', 'b'])
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
