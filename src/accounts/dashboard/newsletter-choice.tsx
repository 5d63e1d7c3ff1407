import { useCallback, useState } from 'react'
import { useAnswer } from '#src/app/answer.ts'
import { Answered } from '#src/app/answered.tsx'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** Whether the newsletter comes; while it is still to be confirmed from the mailbox, that is what is said. */
export function NewsletterChoice({ email, verified }: { email: string; verified: boolean }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const question = useCallback(() => callApi('GET /profile/newsletter'), [callApi])
  const { answer, load, set } = useAnswer(question)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  const choose = async (subscribed: boolean) => {
    if (wanted !== null) return
    setWanted(subscribed)
    setFailed(false)
    try {
      set(await callApi('PUT /profile/newsletter', { body: { subscribed } }))
    } catch (error) {
      console.warn('newsletter', error)
      setFailed(true)
    }
    setWanted(null)
  }
  /** Of an address that is not confirmed the edge tells nothing: anybody may have typed it. */
  const known = (state: 'none' | 'pending' | 'confirmed') =>
    state === 'none' && !verified ? 'unknown' : state
  return (
    <div className="dash-choice">
      <h3>{t('dashboard.newsletter')}</h3>
      <Answered answer={answer} retry={load} lines={2}>
        {({ state }) => (
          <>
            <label className="dash-switch">
              <input
                type="checkbox"
                role="switch"
                checked={wanted ?? state !== 'none'}
                aria-checked={wanted ?? state !== 'none'}
                aria-busy={wanted !== null}
                aria-describedby="newsletter-state"
                onChange={(event) => choose(event.target.checked)}
              />
              <span>{t('dashboard.newsletter-label')}</span>
            </label>
            <p id="newsletter-state" role="status" className={failed ? 'error' : 'hint'}>
              {failed ? t('form.failed') : t(`dashboard.newsletter-${known(state)}`, { email })}
            </p>
          </>
        )}
      </Answered>
    </div>
  )
}
