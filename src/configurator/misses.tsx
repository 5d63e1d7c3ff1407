import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import type { Miss } from './data.ts'
import { Findings } from './fit-card.tsx'

/** The nearest models that do not fit, each with its reasons in numbers. */
export function Misses({ misses }: { misses: readonly Miss[] }) {
  const t = useTranslate()
  if (misses.length === 0) return null
  return (
    <details className="config-more config-misses">
      <summary>{t('configurator.misses')}</summary>
      <ul>
        {misses.map(({ product, reference, plate, failed }) => (
          <li key={reference}>
            <div className="config-miss-name">
              <Link className="lone" to={paths.product(product.id, reference)}>
                {product.name} <span className="no-break">{reference}</span>
              </Link>
              <DataPlate plate={plate} />
            </div>
            <Findings className="failed" icon="close" findings={failed} />
          </li>
        ))}
      </ul>
    </details>
  )
}
