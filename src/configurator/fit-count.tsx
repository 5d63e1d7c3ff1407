import { formatNumber } from '#domain/metrology/mass.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import type { ConfiguratorData } from './data.ts'

/** How many instruments fit, announced again after each change. */
export function FitCount({ data: { fit, errors, failed } }: { data: ConfiguratorData }) {
  const t = useTranslate()
  const { locale, href } = useSite()
  const faults = Object.keys(errors).length
  return (
    <p className="config-count" role="status">
      {fit ? (
        <>
          <strong>{formatNumber(fit.total, locale)}</strong>{' '}
          {t('configurator.fitting', {
            count: fit.total,
            considered: formatNumber(fit.considered, locale),
          })}
        </>
      ) : (
        t(failed ? 'failure.text' : faults ? 'configurator.check-fields' : 'configurator.load-first')
      )}
      {failed ? (
        <a className="lone" href={href}>
          {t('failure.retry')}
        </a>
      ) : null}
    </p>
  )
}
