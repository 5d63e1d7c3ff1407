import { useEffect, useRef, useState } from 'react'
import { features } from '#config/features.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { loadTurnstile } from './turnstile.ts'

type Props = { form: Pick<Submission, 'errors' | 'set'>; id: string }

/**
 * Proves that a person makes the account. It appears when the server asks for that
 * (`functions/accounts/human-proof.ts`).
 */
export function HumanCheck({ form: { errors, set }, id }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const place = useRef<HTMLDivElement>(null)
  // Each refusal has used the last token up, so it needs another check.
  const [refusals, setRefusals] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const error = errors.proof
  const [seen, setSeen] = useState(error)
  if (error !== seen) {
    setSeen(error)
    if (error) setRefusals(refusals + 1)
  }
  useEffect(() => {
    if (!refusals || !place.current || !features.turnstileSiteKey) return
    const into = place.current
    let isLeft = false
    let remove = () => {}
    setMissing(false)
    const options = {
      sitekey: features.turnstileSiteKey,
      action: 'signup',
      language: locale,
      callback: (token: string) => set('proof', token),
      'expired-callback': () => set('proof', ''),
      'error-callback': () => setMissing(true),
    }
    loadTurnstile().then(
      (turnstile) => {
        if (isLeft) return
        const widget = turnstile.render(into, options)
        remove = () => turnstile.remove(widget)
      },
      () => setMissing(true),
    )
    return () => {
      isLeft = true
      remove()
    }
  }, [refusals, locale, set])
  if (!refusals) return null
  return (
    <div id={id} tabIndex={-1}>
      <p className={error ? 'error' : 'hint'}>{t('auth.proof-needed')}</p>
      <div ref={place} />
      {isMissing ? (
        <p className="form-alert" role="alert">
          {t('auth.proof-unavailable')}
        </p>
      ) : null}
    </div>
  )
}
