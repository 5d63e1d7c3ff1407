import type { Locator, Page } from 'playwright-core'
import type { Compared } from '#domain/comparison/comparison.ts'
import type { Translate } from '#src/i18n/translation.ts'
import type { Site } from '#test/support/site.ts'
import { eventually, stored } from './support.ts'

/** Steps that the comparison journeys share. */

export const compareButtons = (page: Page) => page.locator('.results .compare-button')
export const badge = (page: Page) => page.locator('.compare-badge')
export const panelOf = (page: Page): Locator => page.locator('dialog.sheet')

/** The stored product ids of this browser. */
export const storedIds = async (page: Page) =>
  (await stored<Compared[]>(page, 'productsToCompare'))?.map(({ id }) => id) ?? []

/** Adds the first cards of a list to the comparison. */
export async function compareFirst(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await compareButtons(page).nth(i).click()
    await eventually(async () => (await storedIds(page)).length).toBe(i + 1)
  }
}

export async function openPanel(page: Page, t: Translate, count: number): Promise<Locator> {
  await badge(page).click()
  await page.getByRole('dialog', { name: t('compare.title-count', { count }) }).waitFor()
  const panel = panelOf(page)
  await eventually(() => columnNames(panel)).toHaveLength(count)
  return panel
}

export const columnNames = (place: Page | Locator) => place.locator('thead .column-name').allTextContents()

/** The cells of a row, found by its label. */
export const rowCells = (place: Page | Locator, label: string) =>
  place
    .locator('tbody tr', { has: pageOf(place).locator('th[scope="row"]').getByText(label, { exact: true }) })
    .locator('td')

const pageOf = (place: Page | Locator): Page => ('page' in place ? place.page() : place)

/** Stores a selection, as an earlier visit would. */
export async function storeSelection(page: Page, selection: unknown): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    (text) => localStorage.setItem('productsToCompare', text),
    typeof selection === 'string' ? selection : JSON.stringify(selection),
  )
}

/** The stored form of the products of a list. */
export async function selectionOf(site: Site, count: number, query = 'category=commercial') {
  const { items } = await site.list(query)
  return items.slice(0, count).map(({ id, name, image }) => ({ id, name, image, reference: null }))
}
