import { useCallback, useEffect, useState } from 'react'
import { limits } from '#config/limits.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductCard, ProductList } from '#domain/catalogue/product.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import { Wall } from '#src/figures/wall.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Pager } from './pager.tsx'
import { cardPath } from './product-card.tsx'

/** Requests that a wall makes; a filter that holds more is too wide to be looked at. */
const maxRequests = 5

type ProductWallProps = { query: CatalogueQuery; list: ProductList }

/**
 * The products of a filter, each by the model of its card, as large as they are beside each other. The edge draws those
 * of the first page; the others come after it.
 */
export function ProductWall({ query, list }: ProductWallProps) {
  const t = useTranslate()
  const { items, hasFailed, isWhole, retry } = useWholeList(query, list)
  const drawn = items.filter(({ lead }) => lead.dimensionsMm).length
  const undrawn = items.length - drawn
  return (
    <>
      <Wall
        label={t('wall.label')}
        state={
          <div className="wall-state" role="status">
            {items.length === list.total
              ? t('wall.whole', { drawn })
              : t('wall.part', { count: items.length, total: list.total })}
            {undrawn ? ` · ${t('wall.undrawn', { undrawn })}` : null}
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
        instruments={items.map((product) => ({
          key: product.id,
          name: product.name,
          to: cardPath(product),
          kind: product.subcategory,
          size: { platform: readPlatform(product.lead.plateau), outerMm: product.lead.dimensionsMm },
          max: product.plate.max,
          price: product.price,
        }))}
      />
      {isWhole && !list.previousCursor ? null : <Pager query={query} list={list} />}
    </>
  )
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
