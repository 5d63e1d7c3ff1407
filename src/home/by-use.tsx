import { type Category, capacityBands, categories } from '#domain/catalogue/facets.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { kindDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'

/** The kind of instrument that is drawn for a category. */
const drawnKinds: Record<Category, string> = {
  commercial: 'price-computing',
  industrial: 'pallet-truck',
  laboratory: 'analytical',
  medical: 'chair',
}

/** How many products there are in each category and of each capacity. */
export type UseCounts = Pick<ProductList['facets'], 'category' | 'capacity'>

/** Links into the catalogue by trade, then by capacity. */
export function ByUse({ counts }: { counts: UseCounts }) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('home.by-trade')}</h2>
      <ul className="grid trades">
        {categories.map((category) => (
          <li key={category}>
            <img
              src={kindDrawing(drawnKinds[category])}
              alt=""
              width="280"
              height="176"
              loading="lazy"
              decoding="async"
            />
            <h3>
              <Link to={paths.products({ category: [category] })}>{t(`category.${category}`)}</Link>
            </h3>
            <p className="trade-count">
              {t('list.count', {
                count: counts.category.find(({ value }) => value === category)?.count ?? 0,
              })}
            </p>
          </li>
        ))}
      </ul>
      <ByCapacity counts={counts} />
    </section>
  )
}

function ByCapacity({ counts }: { counts: UseCounts }) {
  const t = useTranslate()
  return (
    <div className="by-capacity">
      <p id="by-capacity">{t('home.by-capacity')}</p>
      <ul className="capacity-rule" aria-labelledby="by-capacity">
        {capacityBands.map(({ value }) => {
          const entry = counts.capacity.find((facet) => facet.value === value)
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
    </div>
  )
}
