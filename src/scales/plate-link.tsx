import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'

/** The way to the reader of data plates in the menu of a phone. */
export function PlateLink() {
  const t = useTranslate()
  return (
    <Link className="menu-plate" to={paths.plate()}>
      {t('nav.plate')}
    </Link>
  )
}
