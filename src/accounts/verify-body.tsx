import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { AppError } from '#domain/site/error.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { FormEnd } from './form-end.tsx'
import { LinkPage, Step } from './link-page.tsx'
import { isRefusedLink } from './new-password-form.tsx'
import { authDialogAtom, loadSession, useSession } from './session.ts'
import { SignInButton } from './sign-in-button.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { forgetLinkToken, useLinkToken } from './use-link-token.ts'

const purpose = 'verify-email'
type End = { token: string; how: 'verified' | 'invalid' }

/** One button: mail programs open links by themselves, so only a click may confirm. */
export function VerifyBody() {
  const t = useTranslate()
  const token = useLinkToken(purpose)
  const [end, setEnd] = useState<End | null>(null)
  if (token === undefined) return <LinkPage />
  const how = end && end.token === token ? end.how : token ? null : 'invalid'
  return (
    <LinkPage>
      {how ? (
        <Step title={t(`verify.${how}`)} text={t(`verify.${how}-text`)} fresh={end !== null}>
          <SignInButton />
        </Step>
      ) : (
        <Confirm
          key={token}
          token={token ?? ''}
          onEnd={(next) => {
            setEnd({ token: token ?? '', how: next })
            forgetLinkToken(purpose)
          }}
        />
      )}
    </LinkPage>
  )
}

/**
 * The account's own session is asked for too: somebody else may have made it with this address. Whoever must sign in first
 * need not click again.
 */
function Confirm({ token, onEnd }: { token: string; onEnd: (how: End['how']) => void }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const { user } = useSession()
  const openDialog = useSetAtom(authDialogAtom)
  const [stranger, setStranger] = useState<string | null>(null)
  const form = useAuthForm([])
  const send = async () => {
    try {
      await callApi('POST /auth/verification/confirm', { body: { token } })
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated') {
        setStranger(user?.uid ?? '')
        openDialog('login')
        return null
      }
      if (!isRefusedLink(error)) throw error
      onEnd('invalid')
      return null
    }
    // Whoever is signed in reads his address as confirmed.
    void loadSession(callApi, { again: true })
    onEnd('verified')
    return null
  }
  const confirm = () => form.attempt({ name: 'confirm', send })
  const cameIn = stranger !== null && user !== null && user.uid !== stranger
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody has come in
  useEffect(() => {
    if (cameIn) void confirm()
  }, [cameIn])
  return (
    <Step title={t('verify.ready')} text={t(stranger === null ? 'verify.ready-text' : 'verify.sign-in-text')}>
      <FormEnd form={form} />
      <button
        type="button"
        className="button"
        aria-disabled={form.busy !== null}
        aria-busy={form.busy !== null}
        onClick={() => void confirm()}
      >
        {t(form.busy ? 'form.sending' : form.alert ? 'failure.retry' : 'verify.confirm')}
      </button>
    </Step>
  )
}
