import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { countryName } from '#config/locales.ts'
import {
  type AreaAnswer as Answer,
  type AreaCountry,
  areaCountries,
  checkPostcode,
  postcodeDigits,
} from '#domain/area/area-rules.ts'
import { formField } from '#domain/forms/posted.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { loadTable } from '#src/site/postcode-table.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { Options } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import href from './area.css?url'

/** The form of the postcode check, which the page `about` answers where it is posted without JavaScript. */
export const areaForm = 'area'
/** The value that holds the answer of the edge, as JSON. */
export const answerField = 'answer'

type AreaCheckProps = {
  /** On the contact page a result need not link to it. */
  atContact?: boolean
}

/**
 * Checks a postcode against the service area, in the browser, offline too once the table is loaded. Without JavaScript
 * the form is posted, and its page shows the answer.
 */
export function AreaCheck({ atContact = false }: AreaCheckProps) {
  const t = useTranslate()
  const id = useId()
  const action = `${useHref()(paths.about)}#area`
  const { posted } = useSite()
  const sent = posted?.form === areaForm ? posted.values : null
  const { state, form, postcode, check, forget } = useAreaCheck(() => readAnswer(sent?.[answerField]))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void check()
  }
  return (
    <form
      ref={form}
      className="area-check"
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onChange={forget}
      aria-labelledby={`${id}-title`}
    >
      <Stylesheet href={href} />
      <input type="hidden" name={formField} value={areaForm} />
      <h3 id={`${id}-title`}>{t('area.check-title')}</h3>
      <div className="area-fields">
        <CountryField id={`${id}-country`} sent={sent?.country} />
        <div className={state.kind === 'malformed' ? 'field wrong' : 'field'}>
          <label htmlFor={`${id}-postcode`}>{t('area.postcode')}</label>
          <input
            ref={postcode}
            id={`${id}-postcode`}
            name="postcode"
            defaultValue={sent?.postcode}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            aria-invalid={state.kind === 'malformed' ? true : undefined}
            aria-describedby={`${id}-answer`}
          />
        </div>
        <button type="submit" className="button" aria-busy={state.kind === 'loading'}>
          {t('area.check')}
        </button>
      </div>
      <div className="area-answer" role="status" id={`${id}-answer`}>
        <AreaAnswer state={state} atContact={atContact} onRetry={check} />
      </div>
      <noscript>
        <p className="hint">{t('area.noscript')}</p>
      </noscript>
    </form>
  )
}

function CountryField({ id, sent }: { id: string; sent: string | undefined }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <div className="field choice">
      <label htmlFor={id}>{t('area.country')}</label>
      <select id={id} name="country" autoComplete="country" defaultValue={sent}>
        <Options of={areaCountries.map((country) => [country, countryName(country, locale)])} />
      </select>
    </div>
  )
}

/** The check of what is typed, by the table; a malformed postcode gets the focus. */
function useAreaCheck(first: () => AreaState) {
  const form = useRef<HTMLFormElement>(null)
  const postcode = useRef<HTMLInputElement>(null)
  const [state, setState] = useState(first)
  useEffect(() => {
    // Preloads the table, so that a visitor who goes offline still gets an answer; a failure is reported on submit.
    loadTable().catch(() => {})
  }, [])

  async function check() {
    if (!form.current) return
    const typed = new FormData(form.current)
    setState({ kind: 'loading' })
    try {
      const answer = checkPostcode(
        await loadTable(),
        String(typed.get('country')) as AreaCountry,
        String(typed.get('postcode')),
      )
      setState(answer)
      if (answer.kind === 'malformed') postcode.current?.focus()
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return { state, form, postcode, check, forget: () => setState({ kind: 'idle' }) }
}

/** The answer of the edge, written by `answerAreaCheck`. */
const readAnswer = (text: string | undefined): AreaState => (text ? JSON.parse(text) : { kind: 'idle' })

type AreaState = Answer | { kind: 'idle' | 'loading' | 'failed' }

type Props = { state: AreaState; atContact: boolean; onRetry: () => void }

/** The result of the check; a negative one is followed by links. */
function AreaAnswer({ state, atContact, onRetry }: Props) {
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
