import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { type AreaCountry, areaCountries, checkPostcode } from '#domain/area/service-area.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import href from './area.css?url'
import { AreaAnswer, type AreaState } from './area-answer.tsx'
import { loadTable } from './table.ts'

export type AreaCheckProps = {
  /** On the contact page a result need not link to it. */
  atContact?: boolean
}

/** Checks a postcode against the service area, in the browser, offline too once the table is loaded. */
export function AreaCheck({ atContact = false }: AreaCheckProps) {
  const t = useTranslate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const postcode = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<AreaState>({ kind: 'idle' })
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

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void check()
  }

  return (
    <form
      ref={form}
      className="area-check"
      noValidate
      onSubmit={onSubmit}
      onChange={() => setState({ kind: 'idle' })}
      aria-labelledby={`${id}-title`}
    >
      <Stylesheet href={href} />
      <h3 id={`${id}-title`}>{t('area.check-title')}</h3>
      <div className="area-fields">
        <div className="field choice">
          <label htmlFor={`${id}-country`}>{t('area.country')}</label>
          <select id={`${id}-country`} name="country" autoComplete="country">
            {areaCountries.map((country) => (
              <option key={country} value={country}>
                {t(`area.country-${country}` as TextKey)}
              </option>
            ))}
          </select>
        </div>
        <div className={state.kind === 'malformed' ? 'field wrong' : 'field'}>
          <label htmlFor={`${id}-postcode`}>{t('area.postcode')}</label>
          <input
            ref={postcode}
            id={`${id}-postcode`}
            name="postcode"
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
        <p className="notice">
          {t('area.noscript', {
            radius: company.serviceRadiusKm,
            city: company.city,
            phone: formatPhone(company.phone),
          })}
        </p>
      </noscript>
    </form>
  )
}
