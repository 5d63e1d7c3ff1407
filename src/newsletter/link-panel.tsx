import { useEffect, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { AppError } from '#domain/error.ts'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { MailLink } from './use-mail-link.ts'

type State = 'ready' | 'confirmed' | 'already-confirmed' | 'unsubscribed' | 'invalid'

/** One button: mail programs open links by themselves, so only a click may confirm or unsubscribe. */
export function LinkPanel({ action, token }: MailLink) {
  const t = useTranslate()
  const { state, busy, failed, follow } = useLink({ action, token })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state !== 'ready') heading.current?.focus()
  }, [state])
  const about = state === 'ready' || state === 'invalid' ? `${action}-${state}` : state
  return (
    <div className="newsletter-panel">
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {t(`newsletter.${about}` as TextKey)}
        </h2>
        <p>{t(`newsletter.${about}-text` as TextKey, { email: company.email })}</p>
      </div>
      {state === 'ready' ? (
        <>
          {failed ? (
            <p className="error" role="alert">
              {t('newsletter.failed')}
            </p>
          ) : null}
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => void follow()}
          >
            {t(busy ? 'form.sending' : failed ? 'failure.retry' : `newsletter.${action}`)}
          </button>
        </>
      ) : null}
      {state === 'invalid' && action === 'confirm' ? <NewsletterForm /> : null}
    </div>
  )
}

/** Sends the token once however often the button is pressed; a failure leaves it where it was. */
function useLink({ action, token }: MailLink) {
  const { ask } = useSite()
  const [{ state, busy, failed }, set] = useState<{ state: State; busy: boolean; failed: boolean }>({
    state: 'ready',
    busy: false,
    failed: false,
  })
  const sending = useRef(false)
  const follow = async () => {
    if (sending.current) return
    sending.current = true
    set({ state, busy: true, failed: false })
    try {
      const json = { token }
      const answer = await (action === 'confirm'
        ? ask((api) => api.newsletter.confirm.$post({ json }))
        : ask((api) => api.newsletter.unsubscribe.$post({ json })))
      set({ state: answer.state, busy: false, failed: false })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const invalid = error.code === 'invalid-token' || error.code === 'invalid-fields'
      set({ state: invalid ? 'invalid' : 'ready', busy: false, failed: !invalid })
    } finally {
      sending.current = false
    }
  }
  return { state, busy, failed, follow }
}
