import { capacityBands, categories } from '#domain/catalogue/facets.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import { Link } from '#src/app/link.tsx'
import { useTranslate } from '#src/i18n/index.ts'

/** Links into the catalogue by trade. */
export function ByTrade({ list }: { list: ProductList }) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('home.by-trade')}</h2>
      <ul className="trades">
        {categories.map((category) => (
          <li key={category}>
            <h3>
              <Link to={paths.products({ category: [category] })}>{t(`category.${category}`)}</Link>
            </h3>
            <p>{t(`category.${category}-text`)}</p>
            <p className="trade-count">
              {t('list.count', {
                count: list.facets.category.find(({ value }) => value === category)?.count ?? 0,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links into the catalogue by capacity. */
export function ByCapacity({ list }: { list: ProductList }) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('home.by-capacity')}</h2>
      <p className="lead">{t('home.by-capacity-text')}</p>
      <ul className="capacity-rule">
        {capacityBands.map(({ value }) => {
          const entry = list.facets.capacity.find((facet) => facet.value === value)
          return entry?.count ? (
            <li key={value}>
              <Link to={paths.products({ capacity: [value] })}>
                <strong>{entry.label}</strong>
                <span>{t('list.count', { count: entry.count })}</span>
              </Link>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
