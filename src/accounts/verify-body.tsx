import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { AppError } from '#domain/errors/error.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { forgetLinkToken, isRefusedLink, useLinkToken } from '#src/forms/link-token.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { AccountLinkPage, Step } from './account-link-page.tsx'
import { FormEnd } from './form-end.tsx'
import { authDialogAtom, loadSession, useSession } from './session.ts'
import { SignInButton } from './sign-in-button.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

const actions = ['token'] as const
const storedAs = 'verify-email'
type End = { token: string; how: 'verified' | 'invalid' }

/** Verifies the email by a click: mail programs open links automatically, so loading the page must not verify. */
export const VerifyBody = withStyles(VerifySteps, AccountLinkPage)

function VerifySteps() {
  const t = useTranslate()
  const link = useLinkToken(actions, { storedAs })
  const [end, setEnd] = useState<End | null>(null)
  const title = t('verify.title')
  if (link === undefined) return <AccountLinkPage title={title} />
  const token = link?.token ?? null
  const how = end && end.token === token ? end.how : token ? null : 'invalid'
  return (
    <AccountLinkPage title={title}>
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
            forgetLinkToken(storedAs)
          }}
        />
      )}
    </AccountLinkPage>
  )
}

type ConfirmProps = { token: string; onEnd: (how: End['how']) => void }

/** After signing in the confirmation is sent without a second click. */
function Confirm({ token, onEnd }: ConfirmProps) {
  const t = useTranslate()
  const { alertOf } = useAuthMessages([])
  const { user } = useSession()
  const openDialog = useSetAtom(authDialogAtom)
  const [otherUserId, setOtherUserId] = useState<string | null>(null)
  const onStranger = () => {
    setOtherUserId(user?.uid ?? '')
    openDialog('login')
  }
  const confirmation = useConfirmation(token, (end) => (end === 'stranger' ? onStranger() : onEnd(end)))
  const hasSignedIn = otherUserId !== null && user !== null && user.uid !== otherUserId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after signing in
  useEffect(() => {
    if (hasSignedIn) void confirmation.run()
  }, [hasSignedIn])
  return (
    <Step
      title={t('verify.ready')}
      text={t(otherUserId === null ? 'verify.ready-text' : 'verify.sign-in-text')}
    >
      <FormEnd alert={alertOf(confirmation.problem)} />
      <ActionButton action={confirmation} onPress={confirmation.run}>
        {t(confirmation.busy ? 'form.sending' : confirmation.problem ? 'failure.retry' : 'verify.confirm')}
      </ActionButton>
    </Step>
  )
}

/**
 * Requires the session of the same account (else `stranger`): somebody else may have made the account with this email.
 */
function useConfirmation(token: string, onEnd: (end: End['how'] | 'stranger') => void) {
  const { callApi } = useSite()
  return useAction({
    send: async () => {
      try {
        await callApi('POST /auth/verification/confirm', { body: { token } })
        return 'verified'
      } catch (error) {
        if (error instanceof AppError && error.code === 'unauthenticated') return 'stranger'
        if (!isRefusedLink(error)) throw error
        return 'invalid'
      }
    },
    onAccepted: (end) => {
      // Reloads the session, so that it shows the email as verified.
      if (end === 'verified') void loadSession(callApi, { again: true })
      onEnd(end)
    },
  })
}
