import { useCallback, useEffect, useState } from 'react'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { modelFirst } from '#domain/catalogue/model-first.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductCard, ProductList } from '#domain/catalogue/product.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import { paths } from '#domain/site/urls.ts'
import { Wall, type WallInstrument } from '#src/figures/wall.tsx'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Pager } from './pager.tsx'
import { cardPath } from './product-card.tsx'

/** Requests that a wall makes; a filter that holds more is too wide to be looked at. */
const maxRequests = 5

type ProductWallProps = { query: CatalogueQuery; list: ProductList }

/**
 * The products of a filter, each by the model of its card, as large as they are beside each other; of more than a page
 * one of each kind, which leads to the others. The edge draws what is on the first page; the rest comes after it.
 */
export function ProductWall({ query, list }: ProductWallProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { items, hasFailed, isWhole, retry } = useWholeList(query, list)
  const isOfKinds = list.total > limits.pageSize && query.subcategory.length !== 1
  const instruments = isOfKinds
    ? kindsOf(items, { query, list, t })
    : items.map((product) => instrumentOf(product, t, locale))
  const drawn = instruments.filter(({ size }) => size?.outerMm).length
  return (
    <>
      <Wall
        label={t('wall.label')}
        state={
          <div className="wall-state" role="status">
            {items.length === list.total
              ? t(isOfKinds ? 'wall.kinds' : 'wall.whole', { drawn })
              : t('wall.part', { count: items.length, total: list.total })}
            {isWhole || hasFailed ? null : (
              <progress max={list.total} value={items.length} aria-hidden="true" />
            )}
            {hasFailed ? (
              <>
                {t('wall.failed')}
                <button type="button" className="button small ghost" onClick={retry}>
                  {t('failure.retry')}
                </button>
              </>
            ) : null}
          </div>
        }
        instruments={instruments}
      />
      {isWhole && !list.previousCursor ? null : <Pager query={query} list={list} />}
    </>
  )
}

const sizeOf = ({ lead }: ProductCard) => ({
  platform: readPlatform(lead.plateau),
  outerMm: lead.dimensionsMm,
})

function instrumentOf(product: ProductCard, t: Translate, locale: Locale): WallInstrument {
  const { kind, model } = modelFirst(product.name)
  const { max } = product.plate
  const price =
    product.price === null
      ? t('price.on-request')
      : `${formatEuros(product.price, locale)}\u00a0${t('price.excl-vat')}`
  return {
    key: product.id,
    name: { kind, title: model },
    to: cardPath(product),
    kind: product.subcategory,
    size: sizeOf(product),
    lines: max ? [t('wall.max', { max }), price] : [price],
  }
}

type Shown = ProductWallProps & { t: Translate }

/** One instrument of each kind, of the middle width, which leads to all of its kind. */
function kindsOf(items: readonly ProductCard[], { query, list, t }: Shown): WallInstrument[] {
  return [...new Set(items.map(({ subcategory }) => subcategory))].flatMap((kind) => {
    const ofKind = items.filter(({ subcategory }) => subcategory === kind)
    const sized = ofKind
      .map((product) => ({ product, widthMm: product.lead.dimensionsMm?.[0] ?? 0 }))
      .filter(({ widthMm }) => widthMm > 0)
      .sort((a, b) => a.widthMm - b.widthMm)
    const shown = sized[Math.floor(sized.length / 2)]?.product ?? ofKind[0]
    if (!shown) return []
    const count = list.facets.subcategory.find(({ value }) => value === kind)?.count ?? ofKind.length
    return {
      key: kind,
      name: { kind: '', title: shown.subcategoryLabel },
      to: paths.products({ ...query, subcategory: [kind], cursor: '' }),
      kind,
      size: sizeOf(shown),
      lines: [t('list.count', { count })],
    }
  })
}

type Rest = { of: ProductList; items: readonly ProductCard[]; hasFailed: boolean }

/** The products of a page and those that follow it, a hundred a request. */
function useWholeList(query: CatalogueQuery, list: ProductList) {
  const { callApi, locale } = useSite()
  const [rest, setRest] = useState<Rest>({ of: list, items: [], hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const { view, cursor, sort, q, ...facets } = query
  const params = JSON.stringify({ ...facets, ...(sort ? { sort } : {}), ...(q ? { q } : {}) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    const set = (items: readonly ProductCard[], hasFailed: boolean) => {
      if (isCurrent) setRest({ of: list, items, hasFailed })
    }
    const read = async () => {
      let items: readonly ProductCard[] = []
      let cursor = list.nextCursor
      try {
        for (let i = 0; cursor && isCurrent && i < maxRequests; i++) {
          const query = { ...JSON.parse(params), cursor, limit: limits.pageSizeMax, lang: locale }
          const next: ProductList = await callApi('GET /products', { query })
          items = [...items, ...next.items]
          cursor = next.nextCursor
        }
        if (list.nextCursor) set(items, false)
      } catch {
        set(items, true)
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [callApi, list, params, locale, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const { items, hasFailed } = rest.of === list ? rest : { items: [], hasFailed: false }
  return {
    items: [...list.items, ...items],
    hasFailed,
    isWhole: !list.nextCursor || (items.length > 0 && !hasFailed),
    retry,
  }
}
