import { company } from '#config/company.ts'
import { type AreaAnswer as Answer, postcodeDigits } from '#domain/area/area-rules.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { Icon } from '#src/ui/icon.tsx'

export type AreaState = Answer | { kind: 'idle' | 'loading' | 'failed' }

type Props = { state: AreaState; atContact: boolean; onRetry: () => void }

/** The result of the check; a negative one is followed by links. */
export function AreaAnswer({ state, atContact, onRetry }: Props) {
  const t = useTranslate()
  switch (state.kind) {
    case 'idle':
      return <p className="hint area-idle">{t('area.idle')}</p>
    case 'loading':
      return <p className="hint">{t('loading')}</p>
    case 'failed':
      return (
        <>
          <p className="error">{t('area.failed')}</p>
          <button type="button" className="button ghost small" onClick={onRetry}>
            {t('failure.retry')}
          </button>
        </>
      )
    case 'malformed':
      return <p className="error">{t('area.malformed', { digits: postcodeDigits[state.country] })}</p>
    case 'unknown':
      return (
        <>
          <p>{t('area.unknown')}</p>
          {atContact ? null : <Link to={paths.contact}>{t('area.write')}</Link>}
        </>
      )
    default:
      return <Found answer={state} atContact={atContact} />
  }
}

type FoundProps = { answer: Extract<Answer, { distanceKm: number }>; atContact: boolean }

function Found({ answer, atContact }: FoundProps) {
  const t = useTranslate()
  const facts = useCompany()
  const { locale } = useSite()
  const { kind, country, postcode, place, distanceKm } = answer
  const values = { radius: company.serviceRadiusKm, hours: company.replyHours, city: facts.city }
  return (
    <div className={`area-found ${kind}`}>
      <p className="area-verdict">
        {kind === 'inside' ? <Icon name="check" /> : null}
        <strong>{t(`area.${kind}`, values)}</strong>
      </p>
      <p>
        {t('area.distance', {
          ...values,
          place: place ? `${postcode} ${place}` : postcode,
          km: new Intl.NumberFormat(locale).format(distanceKm),
        })}{' '}
        {t(`area.${kind}-text`, values)}
      </p>
      {country === 'DE' && kind !== 'outside' ? <p className="hint">{t('area.germany')}</p> : null}
      {kind === 'inside' ? <Link to={paths.quote}>{t('area.quote')}</Link> : null}
      {kind !== 'inside' && !atContact ? <Link to={paths.contact}>{t('area.write')}</Link> : null}
    </div>
  )
}
