import { limits } from '#config/limits.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'

/** Previous and next page; real links, so that they also work without JavaScript. */
export function Pager({ query, list }: { query: CatalogueQuery; list: ProductList }) {
  const t = useTranslate()
  const { previousCursor, nextCursor, from, items, total } = list
  if (!previousCursor && !nextCursor) return null
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      {previousCursor ? (
        <Link
          className="button ghost"
          rel="prev"
          to={paths.products({ ...query, cursor: from <= limits.tableRows + 1 ? '' : previousCursor })}
        >
          {t('pager.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="pager-place">{t('pager.place', { from, to: from + items.length - 1, total })}</span>
      {nextCursor ? (
        <Link className="button ghost" rel="next" to={paths.products({ ...query, cursor: nextCursor })}>
          {t('pager.next')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
