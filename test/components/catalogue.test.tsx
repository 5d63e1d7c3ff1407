import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { use } from 'react'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { readCatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { Facet, ProductList } from '#domain/catalogue/product.ts'
import { type FacetName, facetNames, perFacet } from '#domain/catalogue/query-fields.ts'
import { Pager } from '#src/catalogue/pager.tsx'
import { LegalMark } from '#src/catalogue/product-card.tsx'
import { ProductTable } from '#src/catalogue/product-table.tsx'
import { page as cataloguePage } from '#src/pages/catalogue-page.tsx'
import { SiteContext } from '#src/site/site.ts'
import { renderInSite } from '#test/support/component.tsx'

// Nor does it know <search>, which React complains about.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

const facets: Record<FacetName, Facet> = {
  ...perFacet(facetNames, () => []),
  category: [
    { value: 'commercial', label: 'Commerce', count: 30 },
    { value: 'medical', label: 'Médical', count: 9 },
  ],
  brand: [{ value: 'Montevigne', label: 'Montevigne', count: 12 }],
  capacity: [{ value: '6000kg-', label: '> 6 000 kg', count: 4 }],
  metrology: [{ value: 'yes', label: 'Vérifiées', count: 21 }],
}
const empty: ProductList = {
  items: [],
  total: 0,
  from: 0,
  facets,
  nextCursor: null,
  previousCursor: null,
  correctedQuery: null,
  ways: [],
  discontinued: null,
  understood: null,
}

const queryOf = (search: string) => readCatalogueQuery(new URLSearchParams(search))

/** The page of a list; `pending`: another one is being loaded. */
function Catalogue({ search, list, pending }: { search: string; list: ProductList; pending: boolean }) {
  const site = use(SiteContext)
  const view = <cataloguePage.View data={{ query: queryOf(search), list, unknown: [] }} />
  return site ? <SiteContext value={{ ...site, pending }}>{view}</SiteContext> : null
}

async function shown(search: string, changes: Partial<ProductList> = {}) {
  const list = { ...empty, ...changes }
  const page = (pending: boolean) => <Catalogue search={search} list={list} pending={pending} />
  const view = await renderInSite(page(false))
  await screen.findByRole('button', { name: view.t('close'), hidden: true })
  return { ...view, setPending: (pending: boolean) => view.rerender(page(pending)) }
}

const box = (facet: FacetName, value: string) => {
  const found = document.querySelector<HTMLInputElement>(`.filters input[name="${facet}"][value="${value}"]`)
  if (!found) throw new Error(`${facet} ${value}`)
  return found
}
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')
const hrefOf = (wanted: string) =>
  screen.getByRole('link', { name: (name) => plain(name) === plain(wanted) }).getAttribute('href')
const narrowed = 'category=commercial&brand=Montevigne&metrology=yes&sort=price-desc'

test('a filter chosen while another list is loading keeps the other, and one that cannot be loaded loses its tick', async () => {
  const { navigate, setPending } = await shown('')
  fireEvent.click(box('category', 'commercial'))
  expect(navigate).toHaveBeenLastCalledWith('/products?category=commercial', {
    keepScroll: true,
    replace: false,
  })
  setPending(true)
  fireEvent.click(box('metrology', 'yes'))
  expect(navigate.mock.lastCall?.[0]).toBe('/products?category=commercial&metrology=yes')
  expect(box('category', 'commercial').checked).toBe(true)
  setPending(false)
  await waitFor(() => expect(document.querySelectorAll('.filters input:checked')).toHaveLength(0))
})

test('a chip removes its filter, and « Tout effacer » removes all but the order', async () => {
  const { t } = await shown(narrowed)
  for (const [facet, value] of [
    ['category', 'commercial'],
    ['brand', 'Montevigne'],
    ['metrology', 'yes'],
  ] as const)
    expect(box(facet, value).checked, facet).toBe(true)
  expect(document.querySelectorAll('.filters input:checked')).toHaveLength(3)
  expect(screen.getByLabelText(t('sort.label'))).toHaveProperty('value', 'price-desc')
  expect(hrefOf('Retirer le filtre Marque : Montevigne')).toBe(
    '/products?category=commercial&metrology=yes&sort=price-desc',
  )
  expect(hrefOf('Tout effacer')).toBe('/products?sort=price-desc')
})

test('an empty list names the filters to remove, each with the address of what is left', async () => {
  const { t } = await shown('category=commercial&capacity=6000kg-')
  await screen.findByRole('heading', { name: 'Aucun produit ne correspond' })
  expect(screen.getByRole('status').textContent).toBe(t('list.count', { count: 0 }))
  const ways = [...document.querySelectorAll('.empty .chip')]
  expect(ways.map((way) => [plain(way.textContent), way.getAttribute('href')])).toEqual([
    ['Sans Catégorie : Commerce', '/products?capacity=6000kg-'],
    ['Sans Portée maximale : > 6 000 kg', '/products?category=commercial'],
    ['Tout le catalogue', '/products'],
  ])
})

test('a search that was corrected says so, and a link takes it out', async () => {
  const { t } = await shown('q=balnace&category=medical', { correctedQuery: 'balance', total: 9 })
  expect(document.querySelector('.corrected')?.textContent).toBe(
    t('list.corrected', { q: 'balnace', instead: 'balance' }),
  )
  expect(screen.getByRole('status').textContent).toBe(t('list.count', { count: 9 }))
  expect(hrefOf(t('list.without-search'))).toBe('/products?category=medical')
})

test('a search keeps the filters and drops the order; the sheet says how many products it will show', async () => {
  const { t, navigate } = await shown('category=medical&sort=price-asc', { total: 9 })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' balnace ' } })
  fireEvent.click(screen.getByRole('button', { name: t('search.submit') }))
  expect(navigate.mock.lastCall?.[0]).toBe('/products?q=balnace&category=medical')
  expect(document.querySelector('.filters-open')?.textContent).toBe('Filtres (1)')
  expect(screen.getByRole('button', { name: 'Voir 9 produits', hidden: true })).toBeTruthy()
})

test.each([
  ['the first page', '', { from: 1, nextCursor: 'b' }, null, '/products?category=medical&cursor=b'],
  [
    'the second page',
    '&cursor=b',
    { from: limits.pageSize + 1, previousCursor: 'a', nextCursor: 'c' },
    '/products?category=medical',
    '/products?category=medical&cursor=c',
  ],
  [
    'the last page',
    '&cursor=c',
    { from: 2 * limits.pageSize + 1, previousCursor: 'b' },
    '/products?category=medical&cursor=b',
    null,
  ],
])('the pager of %s leads to its neighbours and says its place', async (_, search, page, before, after) => {
  const total = 2 * limits.pageSize + 2
  const to = Math.min(page.from + limits.pageSize - 1, total)
  const items = Array.from({ length: to - page.from + 1 }, (_, i) => ({ id: `${i}` }))
  const list = { ...empty, ...page, total, items: items as ProductList['items'] }
  const { t } = await renderInSite(<Pager query={queryOf(`category=medical${search}`)} list={list} />)
  const pager = within(screen.getByRole('navigation'))
  const href = (name: string) => pager.queryByRole('link', { name })?.getAttribute('href') ?? null
  expect([href(t('pager.previous')), href(t('pager.next'))]).toEqual([before, after])
  expect(document.querySelector('.pager-place')?.textContent).toBe(
    t('pager.place', { from: page.from, to, total }),
  )
})

test.each([
  ['', 'none', 'name-asc'],
  ['&sort=name-asc', 'ascending', 'name-desc'],
  ['&sort=name-desc', 'descending', 'name-asc'],
])('the head of a table ordered by « %s » is %s and leads to %s', async (sort, order, next) => {
  const query = queryOf(`view=table&cursor=b${sort}`)
  await renderInSite(<ProductTable query={query} products={[]} onQuote={() => {}} />)
  const [head] = screen.getAllByRole('columnheader')
  expect(head?.getAttribute('aria-sort')).toBe(order)
  expect(head?.querySelector('a')?.getAttribute('href')).toBe(`/products?sort=${next}&view=table`)
})

test.each([
  ['Métrologie légale', { e: '5 g', d: null }],
  ['Réglementé, sauf la vente au public (d < e)', { e: '1 g', d: '0,1 g' }],
])('the M of a card says « %s »', async (meaning, plate) => {
  await renderInSite(<LegalMark plate={plate} />)
  expect(screen.getByTitle(meaning).textContent).toBe(`M${meaning}`)
})
