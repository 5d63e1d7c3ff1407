import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { paths } from '#domain/site/urls.ts'
import { ModelMap, type ModelMapProps } from '#src/figures/model-map.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'

export type ListViewsProps = {
  query: CatalogueQuery
  /** The map, when it is the chosen view. */
  map: ModelMapProps['map'] | null
}

/** Links between cards, table and map of the same query, and the map when it is chosen. */
export function ListViews({ query, map }: ListViewsProps) {
  const t = useTranslate()
  const views = [
    { label: t('views.cards'), to: paths.products({ ...query, view: undefined }), isShown: !query.view },
    {
      label: t('views.table'),
      to: paths.products({ ...query, view: 'table' }),
      isShown: query.view === 'table',
    },
    {
      label: t('views.map'),
      to: paths.products({ ...query, cursor: '', view: 'map' }),
      isShown: query.view === 'map',
    },
  ]
  return (
    <>
      <Letterhead />
      <nav className="list-views chips" aria-label={t('views.label')}>
        {views.map(({ label, to, isShown }) => (
          <Link
            key={label}
            to={to}
            keepScroll
            className={isShown ? 'chip' : 'chip clear'}
            aria-current={isShown ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {map ? <ModelMap map={map} /> : null}
    </>
  )
}
