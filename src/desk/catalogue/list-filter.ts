import { categories } from '#domain/catalogue/facets.ts'
import { type EditingQuery, editingFilters } from '#domain/publishing/editing-schemas.ts'

/** What the list is asked for. */
export type ListFilter = Omit<EditingQuery, 'cursor'>

/** Pages that an address can ask for: more would be read one after the other. */
const mostPages = 20

/** What an address of the list asks for, and how many pages of it. */
export function filterOf(address: URLSearchParams): { filter: ListFilter; pages: number } {
  const filter = editingFilters.find((each) => each === address.get('filter')) ?? 'all'
  const category = categories.find((each) => each === address.get('category'))
  const pages = Math.trunc(Number(address.get('pages')))
  return {
    filter: {
      ...{ filter, q: address.get('search') ?? '', subcategory: address.get('kind') ?? '' },
      ...(category ? { category } : {}),
    },
    pages: pages >= 1 && pages <= mostPages ? pages : 1,
  }
}

/** The parameters of the address of the list; `search`, because `q` is the search for customers. */
export function listAddress(
  { filter, q, subcategory, category }: ListFilter,
  pages = 1,
): Record<string, string> {
  return {
    view: 'catalogue',
    ...(filter === 'all' ? {} : { filter }),
    ...(q ? { search: q } : {}),
    ...(subcategory ? { kind: subcategory } : {}),
    ...(category ? { category } : {}),
    ...(pages > 1 ? { pages: String(pages) } : {}),
  }
}
