import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewQuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { Floating } from '#src/quote-list/floating.tsx'
import { QuoteForm } from '#src/quote-list/quote-form.tsx'
import {
  addToQuoteAtom,
  clearQuoteAtom,
  closeQuoteModalAtom,
  quoteItemsAtom,
  summaryOpenAtom,
} from '#src/quote-list/quote-list.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const store = getDefaultStore()
const item: NewQuoteItem = {
  productId: 'montevigne-c3',
  productName: 'Balance colis C3',
  productImage: '/drawings/montevigne-c3.svg',
  variant: null,
  accessories: [],
  quantity: 2,
  lang: 'fr',
}
const good = { ...item, id: 'quote-item-7', addedAt: '2026-11-02T10:00:00.000Z' }

const warn = vi.fn()
beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  store.set(summaryOpenAtom, false)
  store.set(closeQuoteModalAtom)
  await store.set(clearQuoteAtom)
})

const edge = () =>
  edgeAnswering({
    'GET /quote-lines': () => ({ items: [] }),
    'GET /products/:id': () => ({ variants: [], accessories: [] }),
    'POST /quotes': () => ({ reference: 'DEV-1' }),
  })
const badge = () => document.querySelector('.badge-count')?.textContent
const lines = () => [...document.querySelectorAll('.sheet-line')]
const stored = () => JSON.parse(localStorage.getItem('quoteItems') ?? '[]') as { id: string }[]
/** As another tab of the browser does. */
const storeList = (list: string, counter: string) =>
  act(async () => {
    localStorage.setItem('quoteItems', list)
    localStorage.setItem('quoteItemCounter', counter)
    dispatchEvent(
      new StorageEvent('storage', { key: 'quoteItems', newValue: list, storageArea: localStorage }),
    )
  })
const add = () =>
  act(async () => {
    await store.set(addToQuoteAtom, [item])
    store.set(closeQuoteModalAtom)
  })
const press = (name: string | RegExp, place: Element | null = document.body) =>
  act(async () => {
    const buttons = [...(place?.querySelectorAll('button') ?? [])]
    const found = buttons.find((button) =>
      [button.textContent, button.getAttribute('aria-label')].some(
        (text) => text === name || (name instanceof RegExp && name.test(text ?? '')),
      ),
    )
    if (!found) throw new Error(`No button ${name}`)
    found.click()
  })
const question = () => document.querySelector('[role=alertdialog]')

test('a stored list that is not JSON is logged and ignored, and a new one can be made', async () => {
  await renderInSite(<Floating />, edge())
  await storeList('[{"id":', '7')
  await waitFor(() => expect(warn).toHaveBeenCalledWith('quoteItems: 1 unreadable'))
  expect(document.querySelector('.badge')).toBeNull()
  await add()
  expect(badge()).toBe('1')
  expect(stored()).toHaveLength(1)
})

test('of a stored list with invalid items the valid one is kept, and the next gets a new number', async () => {
  await renderInSite(<Floating />, edge())
  const bad = [
    null,
    42,
    { ...good, id: '__proto__' },
    { ...good, id: 'quote-item-8', quantity: 0 },
    { ...good, id: 'quote-item-9', productImage: '//evil.example/pixel.gif' },
    good,
  ]
  await storeList(JSON.stringify([bad[0], good, ...bad.slice(1)]), '"many"')
  await waitFor(() => expect(badge()).toBe('1'))
  expect(warn).toHaveBeenCalledWith('quoteItems: 6 unreadable')
  await press(/./, document.querySelector('.badge'))
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(lines()[0]?.textContent).toContain('C3')
  await act(async () => void (await store.set(addToQuoteAtom, [{ ...item, productId: 'montevigne-p1' }])))
  expect(stored().map(({ id }) => id)).toEqual(['quote-item-7', 'quote-item-8'])
})

test.each([
  ['store', ['setItem']],
  ['store and to read', ['setItem', 'getItem', 'removeItem']],
] as const)(
  'in a browser that refuses to %s the list stays in memory, shows a notice and can be sent',
  async (_, refused) => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const empty = { getItem: () => null, removeItem: () => {} }
    const storage = { ...empty, ...Object.fromEntries(refused.map((name) => [name, refuse])) }
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage)
    const { callApi, calls } = edge()
    const onSent = vi.fn()
    const { t } = await renderInSite(
      <>
        <Floating />
        <QuoteForm onSent={onSent} onKept={() => {}} sender={null} prefill={null} />
      </>,
      { callApi },
    )
    await add()
    expect(badge()).toBe('1')
    expect(screen.getByText(/Votre navigateur n’enregistre rien/).closest('[role=status]')).not.toBeNull()
    await waitFor(() => expect(lines()).toHaveLength(1))
    for (const [id, value] of [
      ['name', 'Anne Klein'],
      ['email', 'anne@example.org'],
    ] as const)
      fireEvent.change(document.getElementById(id) ?? document.body, { target: { value } })
    fireEvent.click(document.getElementById('termsAccepted') ?? document.body)
    await press(t('quote.send'))
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(calls.find(({ name }) => name === 'POST /quotes')?.call).toMatchObject({
      body: { name: 'Anne Klein', items: [{ productId: 'montevigne-c3', quantity: 2 }] },
    })
  },
)

test('the undo of a removal stays for as long as somebody reads, until the notice is closed', async () => {
  const { t } = await renderInSite(<Floating />, edge())
  await add()
  await press(/./, document.querySelector('.badge'))
  await waitFor(() => expect(lines()).toHaveLength(1))
  await press(t('quote.remove-item', { product: item.productName }))
  vi.useFakeTimers()
  await press(t('quote.remove'), question())
  const undo = () => screen.queryByRole('button', { name: t('undo'), hidden: true })
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  const notice = undo()?.closest('.notice') as HTMLElement
  act(() =>
    within(notice)
      .getByRole('button', { name: t('close'), hidden: true })
      .click(),
  )
  expect(undo()).toBeNull()
  expect(stored()).toEqual([])
})

test('a page from the back/forward cache shows the list as it is stored now', async () => {
  await renderInSite(<Floating />, edge())
  await add()
  await press(/./, document.querySelector('.badge'))
  await waitFor(() => expect(lines()).toHaveLength(1))
  localStorage.setItem('quoteItems', '[]')
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await waitFor(() => expect(lines()).toHaveLength(0))
})

test('emptying the list asks for confirmation and then restarts the numbering at 1', async () => {
  const { t } = await renderInSite(<Floating />, edge())
  await add()
  await act(async () => void (await store.set(addToQuoteAtom, [{ ...item, productId: 'montevigne-p1' }])))
  act(() => store.set(closeQuoteModalAtom))
  await press(/./, document.querySelector('.badge'))
  await waitFor(() => expect(lines()).toHaveLength(2))
  await press(t('quote.clear'))
  expect(question()?.textContent).toMatch(/^Êtes-vous sûr de vouloir vider complètement votre devis\s\?/)
  await press(t('cancel'), question())
  expect(question()).toBeNull()
  expect(lines()).toHaveLength(2)
  await press(t('quote.clear'))
  await press(t('quote.clear'), question())
  await waitFor(() => expect(store.get(quoteItemsAtom)).toEqual([]))
  expect(document.querySelector('.badge')).toBeNull()
  expect([localStorage.getItem('quoteItems'), localStorage.getItem('quoteItemCounter')]).toEqual([null, null])
  await add()
  expect(stored().map(({ id }) => id)).toEqual(['quote-item-1'])
})
