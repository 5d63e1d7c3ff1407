import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { CompareButton } from '#src/comparison/compare-button.tsx'
import { toggleCompared, useComparison } from '#src/comparison/comparison-facade.ts'
import {
  clearComparisonAtom,
  compare,
  comparisonAtom,
  noticeAtom,
  undoAtom,
} from '#src/comparison/comparison-list.ts'
import { ComparisonNotices } from '#src/comparison/comparison-notices.tsx'
import { renderInSite } from '#test/support/component.tsx'

const store = getDefaultStore()
const products = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  name: id.toUpperCase(),
  image: `/drawings/${id}.svg`,
}))
const ids = () => store.get(comparisonAtom).map(({ id }) => id)

function Buttons() {
  const { list } = useComparison()
  return products.map((product) => (
    <CompareButton key={product.id} product={product} list={list} onToggle={toggleCompared} />
  ))
}

beforeEach(async () => {
  await store.set(clearComparisonAtom)
  store.set(noticeAtom, null)
})

async function renderButtons() {
  const { t } = await renderInSite(<Buttons />)
  const nameOf = (i: number, chosen: boolean) =>
    t(chosen ? 'compare.chosen-named' : 'compare.add-named', { name: products[i]?.name ?? '' })
  const press = async (i: number, chosen = false) => {
    await act(async () => screen.getByRole('button', { name: nameOf(i, chosen) }).click())
  }
  return { press, nameOf }
}

test('« Comparer » adds a product and shows it, a second press removes it, and undo restores it', async () => {
  const { press, nameOf } = await renderButtons()
  await press(0)
  await waitFor(() => expect(screen.getByRole('button', { name: nameOf(0, true) })).toBeTruthy())
  expect(JSON.parse(localStorage.getItem('productsToCompare') ?? '[]')).toMatchObject([{ id: 'a' }])
  await press(0, true)
  await waitFor(() => expect(ids()).toEqual([]))
  expect(store.get(noticeAtom)).toMatchObject({ kind: 'removed', name: 'A' })
  await act(() => store.set(undoAtom))
  expect(ids()).toEqual(['a'])
})

test('a product that is already compared is not removed, and a notice says so', async () => {
  const { t } = await renderInSite(<ComparisonNotices />)
  const product = { id: 'a', name: 'A', image: '/drawings/a.svg', reference: null }
  await act(() => compare(product))
  await act(() => compare(product))
  expect(screen.getByRole('alert').textContent).toContain(t('compare.already'))
  expect(ids()).toEqual(['a'])
})

test('a fifth product is refused, and the four stay', async () => {
  const { press } = await renderButtons()
  for (const i of [0, 1, 2, 3]) {
    await press(i)
    await waitFor(() => expect(ids()).toHaveLength(i + 1))
  }
  await press(4)
  await waitFor(() => expect(store.get(noticeAtom)?.kind).toBe('full'))
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
})
