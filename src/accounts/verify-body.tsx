import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { ActionButton } from '#src/forms/action-button.tsx'
import { forgetLinkToken, useLinkToken } from '#src/forms/link-token.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { AccountLinkPage, Step } from './account-link-page.tsx'
import { type AccountLink, accountLinks, confirmLink, type LinkEnd } from './account-links.ts'
import { FormEnd } from './form-end.tsx'
import { authDialogAtom, loadSession, useSession } from './session.ts'
import { SignInButton } from './sign-in-button.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

const actions = Object.keys(accountLinks) as AccountLink[]
const storedAs = 'verify-email'
type End = { token: string; how: LinkEnd }

/** Confirms a link of a mail by a click: mail programs open links automatically, so loading the page must not do it. */
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
          kind={link?.action ?? 'token'}
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

type ConfirmProps = { kind: AccountLink; token: string; onEnd: (how: End['how']) => void }

/** After signing in the confirmation is sent without a second click. */
function Confirm({ kind, token, onEnd }: ConfirmProps) {
  const t = useTranslate()
  const words = accountLinks[kind]
  const { alertOf } = useAuthMessages([])
  const { user } = useSession()
  const openDialog = useSetAtom(authDialogAtom)
  const [otherUserId, setOtherUserId] = useState<string | null>(null)
  const onStranger = () => {
    setOtherUserId(user?.uid ?? '')
    openDialog('login')
  }
  const confirmation = useConfirmation({ kind, token }, (end) =>
    end === 'stranger' ? onStranger() : onEnd(end),
  )
  const hasSignedIn = otherUserId !== null && user !== null && user.uid !== otherUserId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after signing in
  useEffect(() => {
    if (hasSignedIn) void confirmation.run()
  }, [hasSignedIn])
  return (
    <Step title={t(words.ready)} text={t(otherUserId === null ? words.text : words.signIn)}>
      <FormEnd alert={alertOf(confirmation.problem)} />
      <ActionButton action={confirmation} onPress={confirmation.run}>
        {t(confirmation.busy ? 'form.sending' : confirmation.problem ? 'failure.retry' : words.confirm)}
      </ActionButton>
    </Step>
  )
}

/**
 * Requires the session of the same account (else `stranger`): somebody else may have made the account with this email.
 */
function useConfirmation(
  { kind, token }: { kind: AccountLink; token: string },
  onEnd: (end: LinkEnd | 'stranger') => void,
) {
  const { callApi } = useSite()
  return useAction({
    send: () => confirmLink(callApi, kind, token),
    onAccepted: (end) => {
      // Reloads the session, so that it shows the email as it is now.
      if (end === 'verified' || end === 'address-done') void loadSession(callApi, { again: true })
      onEnd(end)
    },
  })
}
