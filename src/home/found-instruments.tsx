import { formatEuros } from '#domain/catalogue/money.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import type { Found } from './find-instruments.ts'

/** The best instruments with their Max, e and price; says when none fits. */
export function FoundInstruments({ results, isAsking }: { results: Found | null; isAsking: boolean }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <div className="found" aria-busy={isAsking}>
      <p role="status">
        {t(results ? (results.total ? 'finder.count' : 'finder.none') : 'finder.failed', {
          count: results?.total ?? 0,
        })}
      </p>
      <ul>
        {(results?.instruments ?? []).map(({ productId, reference, name, plate, price }) => (
          <li key={reference}>
            <Link to={paths.product(productId, reference)}>
              {unbroken(name)} <span>{reference}</span>
            </Link>
            <span className="found-plate">
              {plate.nominal ? plate.max : `Max ${plate.max}`}
              {plate.e ? ` · e = ${plate.e}` : plate.d ? ` · d = ${plate.d}` : ''}
            </span>
            <span className="found-price">
              {price === null
                ? t('price.on-request')
                : `${formatEuros(price, locale)} ${t('price.excl-vat')}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
