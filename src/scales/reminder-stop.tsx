import { useLayoutEffect, useState } from 'react'
import { company } from '#config/company.ts'
import { LinkAction, useLinkAction } from '#src/app/link-action.tsx'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** Stops the reminders of whoever the link was sent to. */
export function ReminderStop() {
  const t = useTranslate()
  const { callApi } = useSite()
  const token = useToken()
  const action = useLinkAction<'stopped'>(async () => {
    await callApi('POST /scales/reminders/stop', { body: { token: token ?? '' } })
    return 'stopped'
  })
  const { busy, failed, follow } = action
  const state = token === '' ? 'invalid' : action.state
  return (
    <LinkAction
      ended={state !== 'ready'}
      title={t(`reminders.${state}`)}
      text={t(`reminders.${state}-text`, { email: company.email })}
      failure={failed ? t('reminders.failed') : null}
      busy={busy}
      button={t(busy ? 'reminders.sending' : failed ? 'failure.retry' : 'reminders.stop')}
      onFollow={() => void follow()}
    />
  )
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
