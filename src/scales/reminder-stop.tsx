import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { AppError } from '#domain/error.ts'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'

type State = 'ready' | 'stopped' | 'invalid'

/** One button: mail programs open links by themselves, so only a click may stop the reminders. */
export function ReminderStop() {
  const t = useTranslate()
  const { state, busy, failed, stop } = useStop()
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current && state !== 'ready') heading.current?.focus()
    first.current = false
  }, [state])
  return (
    <div className="newsletter-panel">
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {t(`reminders.${state}` as TextKey)}
        </h2>
        <p>{t(`reminders.${state}-text` as TextKey, { email: company.email })}</p>
      </div>
      {state === 'ready' ? (
        <>
          {failed ? (
            <p className="error" role="alert">
              {t('reminders.failed')}
            </p>
          ) : null}
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => void stop()}
          >
            {t(busy ? 'reminders.sending' : failed ? 'failure.retry' : 'reminders.stop')}
          </button>
        </>
      ) : null}
    </div>
  )
}

/** Sends the token once however often the button is pressed; a failure leaves it where it was. */
function useStop() {
  const { ask } = useSite()
  const token = useToken()
  const [{ done, busy, failed }, set] = useState<{ done: State | null; busy: boolean; failed: boolean }>({
    done: null,
    busy: false,
    failed: false,
  })
  const sending = useRef(false)
  const stop = async () => {
    if (sending.current || token === null) return
    sending.current = true
    set({ done: null, busy: true, failed: false })
    try {
      await ask((api) => api.scales.reminders.stop.$post({ json: { token } }))
      set({ done: 'stopped', busy: false, failed: false })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const invalid = error.code === 'invalid-token' || error.code === 'invalid-fields'
      set({ done: invalid ? 'invalid' : null, busy: false, failed: !invalid })
    } finally {
      sending.current = false
    }
  }
  const state: State = done ?? (token === '' ? 'invalid' : 'ready')
  return { state, busy, failed, stop }
}

/**
 * From the fragment of the address, which no server sees; kept when the address loses it with another language. Null until
 * it is read, empty when there is none.
 */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useLayoutEffect(() => {
    const read = () => {
      const [, found] = location.hash.match(/^#stop=(.+)$/) ?? []
      setToken((before) => found ?? before ?? '')
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}
