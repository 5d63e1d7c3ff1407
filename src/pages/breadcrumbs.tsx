import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'

/** Breadcrumb links; the last item is the current page. */
export function Breadcrumbs({ items }: { items: readonly { name: string; path: string }[] }) {
  const t = useTranslate()
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {items.map(({ name, path }, i) => (
          <li key={path}>
            {i < items.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
