import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSession, useSignIn } from './session.ts'

/** Leads to the customer area, through the sign-in dialog if needed. */
export function SignInButton() {
  const t = useTranslate()
  const signIn = useSignIn()
  const { user } = useSession()
  return user ? (
    <Link className="button" to={paths.dashboard}>
      {t('session.area')}
    </Link>
  ) : (
    <button type="button" className="button" aria-haspopup="dialog" onClick={signIn}>
      {t('auth.sign-in')}
    </button>
  )
}
