import { useEffect, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { AppError } from '#domain/errors/error.ts'
import { paths } from '#domain/site/urls.ts'
import { AppliedFilters, labelOf } from '#src/catalogue/applied-filters.tsx'
import { Pager } from '#src/catalogue/pager.tsx'
import { Toolbar } from '#src/catalogue/toolbar.tsx'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Link } from '#src/site/link.tsx'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { Page, PageContext } from '#src/site/page.ts'
import { useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'
import { ProductCards } from './product-cards.tsx'

/** The edge draws it; its code is not worth waiting for. */
const ResultCount = deferred(() =>
  import('#src/catalogue/result-count.tsx').then((module) => module.ResultCount),
)

const Filters = deferred(() => import('#src/catalogue/filters.tsx').then((module) => module.Filters), {
  texts: ['catalogue'],
})

const ListViews = deferred(() => import('#src/catalogue/list-views.tsx').then((module) => module.ListViews), {
  texts: ['figures'],
})

const Understood = deferred(
  () => import('#src/catalogue/understood-query.tsx').then((module) => module.Understood),
  { texts: ['understood'] },
)

const NoProducts = deferred(() =>
  import('#src/catalogue/no-products.tsx').then((module) => module.NoProducts),
)

const ProductTable = deferred(
  () => import('./product-table-view.tsx').then((module) => module.ProductTableView),
  { texts: ['figures'] },
)

const ProductWall = deferred(
  () => import('#src/catalogue/product-wall.tsx').then((module) => module.ProductWall),
  { texts: ['drawing', 'catalogue'] },
)

type Data = { query: CatalogueQuery; list: ProductList; unknown: readonly string[] }

/**
 * The schema that parses the URL is loaded with the first navigation: a page rendered at the edge has its query in its
 * data. An outdated cursor (another order, an edited URL) shows the first page instead of an error.
 */
async function loadList({ callApi, locale, search }: PageContext): Promise<Data> {
  const { readCatalogueQuery, unknownParts } = await loadDeferred(
    () => import('#domain/catalogue/catalogue-query-schema.ts'),
  )
  const query = readCatalogueQuery(search)
  const unknown = unknownParts(search).map((part) => part.join('='))
  const load = async (query: CatalogueQuery) => {
    const { q, sort, cursor, view, ...facets } = query
    const params = {
      ...facets,
      ...(q ? { q } : {}),
      ...(sort ? { sort } : {}),
      ...(cursor ? { cursor } : {}),
      ...(view === 'table' ? { limit: String(limits.tableRows) } : {}),
    }
    return { query, unknown, list: await callApi('GET /products', { query: { lang: locale, ...params } }) }
  }
  try {
    return await load(query)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid-fields' || !query.cursor) throw error
    return load({ ...query, cursor: '' })
  }
}

/** Title of the list: the chosen category, else the catalogue. */
function titleOf({ query, list }: Data, t: Translate): string {
  const [category, ...more] = query.category
  if (query.q) return t('list.search-title', { count: list.total, q: query.q })
  if (category && more.length === 0)
    return t('list.category-title', { category: labelOf(list, 'category', category) })
  return t('list.title')
}

/** Lists by category are canonical pages; other filters are views of them. */
function canonicalPath({ query }: Data): string {
  return query.category.length === 1 ? paths.products({ category: query.category }) : paths.products()
}

const isView = (query: CatalogueQuery) =>
  query.q !== '' ||
  query.view !== undefined ||
  // Another order and a later page have no address of their own in a search engine: their products have.
  query.sort !== undefined ||
  query.cursor !== '' ||
  query.category.length > 1 ||
  facetNames.some((name) => name !== 'category' && query[name].length > 0)

export const page: Page<Data> = {
  load: loadList,
  meta: (data, { t }) => {
    const title = titleOf(data, t)
    const crumbs = [{ name: t('list.title'), path: paths.products() }]
    return {
      title: `${title} | ${company.name}`,
      description: t('list.description', { title, count: data.list.total }),
      keywords: t('list.keywords', { title }),
      canonicalPath: canonicalPath(data),
      noIndex: isView(data.query) || data.list.total === 0,
      breadcrumbs:
        canonicalPath(data) === paths.products()
          ? crumbs
          : [...crumbs, { name: title, path: canonicalPath(data) }],
    }
  },
  View: CatalogueView,
  deferred: [
    ResultCount,
    Filters,
    Understood,
    ListViews,
    NoProducts,
    ProductCards,
    ProductTable,
    ProductWall,
  ],
  Pending: CatalogueSkeleton,
}

/** Number of pictures above the fold. */
const eagerCards = 4

function CatalogueView({ data }: { data: Data }) {
  const t = useTranslate()
  const { pending } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const { query, list, unknown } = data
  // The chosen query runs ahead of the shown list: a second choice builds on the first, not on the old list.
  const [wanted, setWanted] = useState(query)
  // Also when a choice could not be loaded and the list stays as it was.
  useEffect(() => {
    if (!pending) setWanted(query)
  }, [query, pending])
  return (
    <div className="wrap catalogue" data-view={query.view}>
      <header className="page-head">
        <Heading>{titleOf(data, t)}</Heading>
        <ResultCount total={list.total} />
        {query.q && list.items.length > 0 ? (
          <Link className="chip clear" to={paths.products({ ...query, q: '', cursor: '' })} keepScroll>
            {t('list.without-search')}
          </Link>
        ) : null}
      </header>
      <Toolbar query={wanted} onQuery={setWanted} dialog={dialog}>
        {list.items.length ? <ListViews query={query} /> : null}
      </Toolbar>
      <div className="shop">
        <Filters query={wanted} onQuery={setWanted} list={list} dialog={dialog} />
        <section
          aria-label={t('list.results')}
          aria-busy={pending}
          className={pending ? 'results pending' : 'results'}
        >
          <AppliedFilters query={query} list={list} />
          {list.understood || list.ways.length || list.discontinued || unknown.length ? (
            <Understood query={query} list={list} unknown={unknown} />
          ) : null}
          {list.correctedQuery ? (
            <p className="corrected">{t('list.corrected', { q: query.q, instead: list.correctedQuery })}</p>
          ) : null}
          {list.items.length ? (
            <>
              <h2 className="visually-hidden">{t('list.results')}</h2>
              {query.view === 'table' ? <ProductTable query={query} products={list.items} /> : null}
              {query.view === 'scale' ? <ProductWall query={query} list={list} /> : null}
              {query.view ? null : <ProductCards products={list.items} eager={eagerCards} />}
            </>
          ) : (
            <NoProducts query={query} list={list} />
          )}
          {query.view === 'scale' ? null : <Pager query={query} list={list} />}
        </section>
      </div>
    </div>
  )
}

/** The skeleton of the list in its final size; the texts of the page may not be loaded yet. */
function CatalogueSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap catalogue">
      <header className="page-head">
        <Heading>{t('nav.products')}</Heading>
      </header>
      <div className="skeleton-tools" />
      <div className="shop">
        <div className="filters skeleton-panel" />
        <div className="results">
          <div className="grid" aria-hidden="true">
            {Array.from({ length: limits.pageSize / 2 }, (_, i) => `skeleton-${i}`).map((key) => (
              <div key={key} className="card skeleton" />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
