import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { SavedList } from '#domain/quote-list/quote-stored.ts'
import { setSessionUser } from '#src/accounts/session.ts'
import { QuoteOverlay } from '#src/pages/quote-overlay.tsx'
import {
  addToQuoteAtom,
  clearQuoteAtom,
  closeQuoteModalAtom,
  mergeUndoAtom,
  quoteItemsAtom,
  summaryOpenAtom,
} from '#src/quote-list/quote-list.ts'
import { SavedListView } from '#src/quote-list/saved-list-view.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { quoteLine } from '#test/support/quote-items.ts'
import { anne } from '#test/support/session-user.ts'
import { bodyOf, click, failing } from './customer-support.tsx'

const store = getDefaultStore()
const idsOf = (items: readonly QuoteItem[]) => items.map(({ productId }) => productId)
const here = () => idsOf(store.get(quoteItemsAtom))
async function addHere(...ids: string[]): Promise<void> {
  await act(() =>
    store.set(
      addToQuoteAtom,
      ids.map((id) => quoteLine(id)),
    ),
  )
  act(() => store.set(closeQuoteModalAtom))
}

/** An account that keeps a list; `keep` saves one there, as another device does. */
function account() {
  let kept: SavedList = { items: [], savedAt: null }
  let minutes = 0
  const keep = (...items: QuoteItem[]) => {
    kept = { items, savedAt: `2026-01-05T09:${String(minutes++).padStart(2, '0')}:00.000Z` }
    return kept
  }
  const edge = edgeAnswering({
    'GET /profile/list': () => kept,
    'PUT /profile/list': failing((call) => keep(...(bodyOf(call).items as QuoteItem[]))),
    'DELETE /profile/list': failing(() => {
      kept = { items: [], savedAt: null }
      return null
    }),
    'GET /quote-lines': () => ({ items: [] }),
  })
  return { ...edge, keep, kept: () => idsOf(kept.items) }
}

const page = (
  <>
    <main>
      <SavedListView />
    </main>
    <QuoteOverlay />
  </>
)
const area = () => within(screen.getByRole('main'))
const shows = (element: () => Element | null, text: string) =>
  waitFor(() => expect(element()?.textContent).toContain(text))
const main = () => document.querySelector('main')
const notice = () => document.querySelector('.notice')

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  act(() => {
    setSessionUser(anne)
    store.set(mergeUndoAtom, null)
    store.set(summaryOpenAtom, false)
  })
  await act(() => store.set(clearQuoteAtom))
})

test('at sign-in the list saved on another device is merged, and the merge can be undone', async () => {
  const { keep, ...edge } = account()
  keep(quoteLine('c3'), quoteLine('p1', 2))
  await addHere('p1', 'tr2')
  act(() => setSessionUser(null))
  const { t, unmount } = await renderInSite(<QuoteOverlay />, edge)
  await act(async () => store.set(summaryOpenAtom, true))
  const panel = await screen.findByRole('dialog', { name: t('quote.summary') })
  expect(within(panel).queryByRole('button', { name: t('quote.save') }), 'no save button').toBeNull()
  act(() => store.set(summaryOpenAtom, false))
  act(() => setSessionUser(anne))
  await shows(notice, t('quote.taken-account', { count: 1 }))
  expect(here()).toEqual(['p1', 'tr2', 'c3'])
  await click(screen.getByRole('button', { name: t('quote.undo-taken') }))
  await waitFor(() => expect(here()).toEqual(['p1', 'tr2']))

  unmount()
  const asked = edge.calls.length
  await renderInSite(<QuoteOverlay />, edge)
  // A merge would begin with the code that it loads.
  await act(() => vi.dynamicImportSettled())
  expect(edge.calls.length, 'a page that loads signed in merges nothing').toBe(asked)
})

test('saving merges what another device saved meanwhile, and a removal is saved too', async () => {
  const { keep, kept, ...edge } = account()
  await addHere('tr2')
  const { t } = await renderInSite(page, edge)
  const save = (parent: ReturnType<typeof within>) =>
    parent.findByRole('button', { name: t('quote.save') }).then(click)
  await save(area())
  await shows(main, t('quote.save-failed'))
  keep(quoteLine('c3'))
  await save(area())
  await shows(main, t('quote.saved'))
  expect(kept()).toEqual(['tr2', 'c3'])
  expect(document.querySelectorAll('.saved-items li')).toHaveLength(2)
  await shows(notice, t('quote.taken-account', { count: 1 }))

  await act(async () => store.set(summaryOpenAtom, true))
  const panel = within(await screen.findByRole('dialog', { name: t('quote.summary') }))
  await act(async () => document.querySelector<HTMLElement>('.sheet-line .icon-button')?.click())
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('quote.remove') }))
  await save(panel)
  await shows(() => document.querySelector('dialog .save-list'), t('quote.saved'))
  expect(kept()).toEqual(['c3'])
})

test('the customer area shows, takes over and deletes the saved list', async () => {
  const { keep, kept, ...edge } = account()
  const { t, unmount } = await renderInSite(page, edge)
  await shows(main, t('quote.nothing-kept'))
  unmount()

  keep({ ...quoteLine('c3'), quantity: 3 })
  await renderInSite(page, edge)
  await shows(() => document.querySelector('.saved-items'), `${t('request.times', { count: 3 })} c3`)
  await click(area().getByRole('button', { name: t('quote.take-kept') }))
  const panel = await screen.findByRole('dialog', { name: t('quote.summary') })
  expect(panel.querySelectorAll('.sheet-line')).toHaveLength(1)
  expect(store.get(quoteItemsAtom)).toMatchObject([{ productId: 'c3', quantity: 3 }])
  act(() => store.set(summaryOpenAtom, false))
  await shows(main, t('quote.here', { count: 1 }))

  const forget = () => click(area().getByRole('button', { name: t('quote.forget-kept') }))
  await forget()
  await shows(main, t('quote.save-failed'))
  expect(document.querySelectorAll('.saved-items li')).toHaveLength(1)
  await forget()
  await waitFor(() => expect(document.querySelector('.saved-items')).toBeNull())
  expect([kept(), here()]).toEqual([[], ['c3']])
})
