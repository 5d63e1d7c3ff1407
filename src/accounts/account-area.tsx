import { useAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import type { SessionUser } from '#domain/accounts/account.ts'
import { paths } from '#domain/site/urls.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { LineIcon } from '#src/ui/line-icon.tsx'
import { prepareAccountStyles } from './account-styles.tsx'
import { AuthDialog } from './auth-overlay.tsx'
import { authDialogAtom, signOut, useSession } from './session.ts'

/** The last place of the header: loading, sign-in button, or account menu. All states have the same size. */
export function AccountArea() {
  const t = useTranslate()
  const { status, user } = useSession()
  const [open, setOpen] = useAtom(authDialogAtom)
  return (
    <div className="account">
      {status === 'loading' ? (
        <span className="account-wait">
          <UserIcon />
          <span>{t('loading')}</span>
        </span>
      ) : (
        <Account user={user} busy={open !== null} onOpen={() => setOpen('login')} />
      )}
    </div>
  )
}

type AccountProps = { user: SessionUser | null; busy: boolean; onOpen: () => void }

/** One button for both states, so that a closing dialog or menu can return the focus to it. */
function Account({ user, busy, onOpen }: AccountProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const menu = useRef<HTMLDivElement>(null)
  const prefetch = () => {
    if (user) return
    prepareAccountStyles()
    AuthDialog.prefetch(locale)
  }
  return (
    <>
      <button
        type="button"
        className={user ? 'button ghost small account-button known' : 'button ghost small account-button'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        {...(user
          ? { popoverTarget: 'account-menu' }
          : { onClick: onOpen, 'aria-haspopup': 'dialog', 'aria-busy': busy })}
      >
        <UserIcon />
        <span className="account-name">
          {user ? user.firstName || user.displayName || t('session.client') : t('session.sign-in')}
        </span>
      </button>
      {user ? <AccountMenu user={user} menu={menu} /> : null}
    </>
  )
}

function AccountMenu({ user, menu }: { user: SessionUser; menu: RefObject<HTMLDivElement | null> }) {
  const t = useTranslate()
  const { callApi, href, navigate } = useSite()
  const leave = useAction({ send: () => signOut(callApi), onAccepted: () => navigate(paths.home) })
  useEffect(() => {
    if (href) menu.current?.hidePopover()
  }, [href, menu])
  const press = async () => {
    await leave.run()
    menu.current?.hidePopover()
  }
  return (
    <div id="account-menu" popover="auto" ref={menu} className="account-menu">
      <p>
        <strong>{user.displayName}</strong>
        <span>{user.email}</span>
      </p>
      <Link to={paths.dashboard} onClick={() => menu.current?.hidePopover()}>
        {t('session.area')}
      </Link>
      <ActionButton action={leave} className={undefined} onPress={press}>
        {t('session.sign-out')}
      </ActionButton>
    </div>
  )
}

/** Not part of the icon set, which every first page loads; this one comes later. */
const UserIcon = () => (
  <LineIcon path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
)
