import { toggleFacet } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The active filters; each chip is a link that removes its filter. */
export function AppliedFilters({ query, list }: { query: CatalogueQuery; list: ProductList }) {
  const t = useTranslate()
  const chips = facetNames.flatMap((name) =>
    query[name].map((value) => ({
      key: `${name}.${value}`,
      label: t('filters.chip', { facet: t(`facet.${name}`), value: labelOf(list, name, value) }),
      to: paths.products(toggleFacet(query, name, value)),
    })),
  )
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={t('filters.applied')}>
      {chips.map(({ key, label, to }) => (
        <li key={key}>
          <Link className="chip" to={to} keepScroll aria-label={t('filters.remove', { filter: label })}>
            {label} <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="chip clear" to={paths.products({ sort: query.sort, view: query.view })} keepScroll>
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

export function labelOf(list: ProductList, name: (typeof facetNames)[number], value: string): string {
  return list.facets[name].find((entry) => entry.value === value)?.label ?? value
}
