import { useAtom } from 'jotai'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { SessionUser } from '#domain/accounts/account.ts'
import { paths } from '#domain/site/urls.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'
import { authDialogAtom, forgetLostSession, loadSession, useSession } from './session.ts'

type Props = {
  children: (user: SessionUser) => ReactNode
  /** What guests see instead of being led home. */
  guest?: ReactNode
}

/**
 * Renders the customer area for signed-in visitors only. Until the session is known it shows a spinner; guests are
 * redirected home without a history entry. When the session cannot be loaded it says so, because an error signs nobody
 * out. A session that ended while something was sent is asked for again in front of the page, which keeps what was
 * typed.
 */
export function SignedIn({ children, guest }: Props) {
  const { status, user, lost } = useSession()
  const { navigate } = useSite()
  const isGuest = status === 'known' && user === null && !lost
  useSignInAgain(lost !== undefined)
  useEffect(() => {
    if (isGuest && !guest) navigate(paths.home, { replace: true })
  }, [isGuest, guest, navigate])
  const shown = user ?? lost
  // Another customer gets a page of his own.
  if (shown) return <Fragment key={shown.uid}>{children(shown)}</Fragment>
  if (isGuest && guest) return guest
  return status === 'unreachable' ? <Unreachable /> : <Waiting />
}

/** Opens the sign-in dialog while a session is lost; closing it unanswered makes the visitor a guest. */
function useSignInAgain(isLost: boolean): void {
  const [dialog, setDialog] = useAtom(authDialogAtom)
  const hasOpened = useRef(false)
  useEffect(() => {
    if (!isLost) {
      hasOpened.current = false
      return
    }
    if (!hasOpened.current) {
      hasOpened.current = true
      setDialog('login')
    } else if (dialog === null) forgetLostSession()
  }, [isLost, dialog, setDialog])
}

/** Placeholder of the area; its heading takes the focus after a navigation and passes it on. */
export function Waiting() {
  const t = useTranslate()
  return (
    <div className="wrap" aria-busy="true">
      <Heading className="visually-hidden">{t('dashboard.title')}</Heading>
      <div className="spinner" aria-hidden="true" />
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
    </div>
  )
}

function Unreachable() {
  const t = useTranslate()
  const { callApi } = useSite()
  const retry = useAction({ send: () => loadSession(callApi, { again: true }) })
  return (
    <div className="wrap error-page">
      <Heading>{t('dashboard.unreachable')}</Heading>
      <p role="alert">{t('dashboard.unreachable-text')}</p>
      <ActionButton action={retry} onPress={retry.run}>
        {t(retry.busy ? 'loading' : 'failure.retry')}
      </ActionButton>
    </div>
  )
}
