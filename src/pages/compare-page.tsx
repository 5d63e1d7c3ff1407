import {
  type ComparisonEntry,
  columnOf,
  readComparisonQuery,
  writeComparisonQuery,
} from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { AppError } from '#domain/errors/error.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import type { Page, PageContext } from '#src/site/page.ts'
import { privateMeta } from '#src/site/page-meta.ts'
import type { ComparePageData } from './compare-view.tsx'

const CompareView = deferred(() => import('./compare-view.tsx').then((module) => module.CompareView), {
  texts: ['compare', 'models'],
})

/** One product of a URL; null when the catalogue does not have it. */
async function columnFor(
  { callApi, locale }: PageContext,
  { id, reference }: ComparisonEntry,
): Promise<Column | null> {
  try {
    const product = await callApi('GET /products/:id', { params: { id }, query: { lang: locale } })
    return columnOf(product, reference)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

/** A comparison with a URL: to share, print and bookmark. Never indexed. */
export const page: Page<ComparePageData> = {
  load: async (context) => {
    const entries = readComparisonQuery(context.search)
    const loadedColumns = await Promise.all(entries.map((one) => columnFor(context, one)))
    const columns = loadedColumns.filter((column) => column !== null)
    return { columns, gone: entries.length - columns.length }
  },
  meta: ({ columns }, { t }) => {
    const entries = columns.map(({ product, variant }) => ({ id: product.id, reference: variant.reference }))
    const path = paths.compare(writeComparisonQuery(entries))
    return privateMeta(t, 'compare', path)
  },
  View: CompareView,
  deferred: [CompareView],
}
