import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'

type ListViewsProps = { query: CatalogueQuery }

/** Links between cards, table and view to scale of the same query. */
export function ListViews({ query }: ListViewsProps) {
  const t = useTranslate()
  const views = [
    {
      icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
      label: t('views.cards'),
      to: paths.products({ ...query, view: undefined }),
      isShown: !query.view,
    },
    {
      icon: 'M4 6h16M4 12h16M4 18h16',
      label: t('views.table'),
      to: paths.products({ ...query, view: 'table' }),
      isShown: query.view === 'table',
    },
    {
      icon: 'M4 20h16M6 20v-5h4v5M13 20V5h4v15',
      label: t('views.scale'),
      // All of the list, so from its beginning.
      to: paths.products({ ...query, view: 'scale', cursor: '' }),
      isShown: query.view === 'scale',
    },
  ] as const
  return (
    <>
      <Letterhead />
      <nav className="segments" aria-label={t('views.label')}>
        {views.map(({ icon, label, to, isShown }) => (
          <Link key={label} to={to} keepScroll aria-current={isShown ? 'page' : undefined}>
            <LineIcon path={icon} />
            <span>{label}</span>
          </Link>
        ))}
      </nav>
    </>
  )
}
