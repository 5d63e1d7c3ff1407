import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { labelOf } from './applied-filters.tsx'

type NoProductsProps = { query: CatalogueQuery; list: ProductList }

/**
 * The empty result, with the filters whose removal has results: a facet's counts ignore its own filter, so any count
 * above zero tells.
 */
export function NoProducts({ query, list }: NoProductsProps) {
  const t = useTranslate()
  const relaxable = facetNames.filter(
    (name) => query[name].length > 0 && list.facets[name].some(({ count }) => count > 0),
  )
  return (
    <div className="empty">
      <h2>{t('list.empty')}</h2>
      {relaxable.length ? (
        <p>{t('list.empty-relax')}</p>
      ) : (
        <p>{t(query.q ? 'list.empty-search' : 'list.empty-filters')}</p>
      )}
      <ul className="chips">
        {relaxable.map((name) => (
          <li key={name}>
            <Link className="chip" to={paths.products({ ...query, [name]: [], cursor: '' })}>
              {t('list.relax', {
                facet: t(`facet.${name}`),
                values: query[name].map((value) => labelOf(list, name, value)).join(', '),
              })}
            </Link>
          </li>
        ))}
        {query.q ? (
          <li>
            <Link className="chip" to={paths.products({ ...query, q: '', cursor: '' })}>
              {t('list.without-search')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link className="chip" to={paths.products()}>
            {t('list.all')}
          </Link>
        </li>
      </ul>
      <p>
        <Link className="lone" to={paths.configurator()}>
          {t('nav.configurator')}
        </Link>
      </p>
      <p>
        <Link className="lone" to={paths.contact}>
          {t('list.ask')}
        </Link>
      </p>
    </div>
  )
}
