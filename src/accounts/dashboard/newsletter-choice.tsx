import { useCallback } from 'react'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'

/** The newsletter switch; while the confirmation is pending, it shows that instead. */
export function NewsletterChoice({ email, verified }: { email: string; verified: boolean }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const query = useCallback(() => callApi('GET /profile/newsletter'), [callApi])
  const { answer, load, set } = useQuery(query)
  const { given, busy, problem, run } = useAction({
    send: (subscribed: boolean) => callApi('PUT /profile/newsletter', { body: { subscribed } }),
    onAccepted: set,
  })
  const wanted = busy ? given : null
  /** Of an unverified email the server does not reveal the state: anybody may have typed it. */
  const knownState = (state: 'none' | 'pending' | 'confirmed') =>
    state === 'none' && !verified ? 'unknown' : state
  return (
    <div className="dash-choice">
      <h3>{t('dashboard.newsletter')}</h3>
      <QueryBoundary answer={answer} retry={load} lines={2}>
        {({ state }) => (
          <>
            <label className="dash-switch">
              <input
                type="checkbox"
                role="switch"
                checked={wanted ?? state !== 'none'}
                aria-checked={wanted ?? state !== 'none'}
                aria-busy={busy}
                aria-describedby="newsletter-state"
                onChange={({ target }) => void run(target.checked)}
              />
              <span>{t('dashboard.newsletter-label')}</span>
            </label>
            <p id="newsletter-state" role="status" className={problem ? 'error' : 'hint'}>
              {problem ? t('form.failed') : t(`dashboard.newsletter-${knownState(state)}`, { email })}
            </p>
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
