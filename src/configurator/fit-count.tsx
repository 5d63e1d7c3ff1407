import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import type { ConfiguratorData } from './data.ts'

type FoundProps = { fit: FitAnswer }

function FitTotal({ fit: { total, considered } }: FoundProps) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <strong>{formatNumber(total, locale)}</strong>{' '}
      {t('configurator.fitting', { count: total, considered: formatNumber(considered, locale) })}
    </>
  )
}

/** The same at the head of the results. */
export const FoundCount = ({ fit }: FoundProps) => (
  <p className="config-found" role="status">
    <FitTotal fit={fit} />
  </p>
)

/** How many instruments fit, announced again after each change. */
export function FitCount({ data: { fit, errors, failed } }: { data: ConfiguratorData }) {
  const t = useTranslate()
  const { href } = useSite()
  const faults = Object.keys(errors).length
  return (
    <p className="config-count" role="status">
      {fit ? (
        <FitTotal fit={fit} />
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
