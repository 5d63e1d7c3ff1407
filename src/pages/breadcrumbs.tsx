import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'

/** Breadcrumb links from the home page, which is not named; the last one is the current page. */
export function Breadcrumbs({ items }: { items: readonly { name: string; path: string }[] }) {
  const t = useTranslate()
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <Link to={paths.home}>{t('nav.home')}</Link>
        </li>
        {items.map(({ name, path }, i) => (
          <li key={path}>
            {i < items.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
