import { useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { forgetLinkToken, useLinkToken } from '#src/forms/link-token.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { AccountLinkPage, Step } from './account-link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import { SignInButton } from './sign-in-button.tsx'

const actions = ['token'] as const
const storedAs = 'reset-password'
type End = { token: string; how: 'done' | 'invalid' }

/** Sets a new password by the link of a mail; without a valid link it offers to send a new one. */
export const ResetBody = withStyles(ResetSteps, AccountLinkPage)

function ResetSteps() {
  const t = useTranslate()
  const link = useLinkToken(actions, { storedAs })
  const [end, setEnd] = useState<End | null>(null)
  const title = t('reset.title')
  if (link === undefined) return <AccountLinkPage title={title} />
  const token = link?.token ?? null
  // A newer link opened in the same tab starts again.
  const how = end && end.token === token ? end.how : token === '' ? 'invalid' : null
  const onEnd = (next: End['how']) => {
    setEnd({ token: token ?? '', how: next })
    forgetLinkToken(storedAs)
  }
  return <AccountLinkPage title={title}>{stepOf()}</AccountLinkPage>

  function stepOf() {
    if (how === 'done')
      return (
        <Step title={t('reset.done')} text={t('reset.done-text')} fresh>
          <SignInButton />
        </Step>
      )
    if (how === 'invalid')
      return (
        <ResetRequestForm
          title={t('reset.invalid')}
          text={t('reset.invalid-text', { minutes: accounts.linkMinutes })}
          fresh={end !== null}
        />
      )
    return token === null ? (
      <ResetRequestForm title={t('reset.request')} text={t('reset.request-text')} />
    ) : (
      <NewPasswordForm key={token} token={token} onEnd={onEnd} />
    )
  }
}
