import { paths, splitLocale } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'

/** The way to the reader of data plates, the last entry of the menu. */
export function PlateLink() {
  const t = useTranslate()
  const { path } = splitLocale(useSite().href.split('?')[0] ?? '/')
  return (
    <Link
      className="menu-plate"
      to={paths.plate()}
      aria-current={path === paths.plate() ? 'page' : undefined}
    >
      {t('nav.plate')}
    </Link>
  )
}
