import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from './link.tsx'

/** Links to the quote request and the contact page. */
export function QuoteOrContact() {
  const t = useTranslate()
  return (
    <p className="closing-actions">
      <Link className="button" to={paths.quote}>
        {t('nav.quote')}
      </Link>
      <Link className="button ghost" to={paths.contact}>
        {t('nav.contact')}
      </Link>
    </p>
  )
}
