import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'

export type ListViewsProps = { query: CatalogueQuery }

/** Links between cards and table of the same query. */
export function ListViews({ query }: ListViewsProps) {
  const t = useTranslate()
  const views = [
    { label: t('views.cards'), to: paths.products({ ...query, view: undefined }), isShown: !query.view },
    {
      label: t('views.table'),
      to: paths.products({ ...query, view: 'table' }),
      isShown: query.view === 'table',
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
    </>
  )
}
