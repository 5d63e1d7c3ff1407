import { useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { forgetLinkToken, useLinkToken } from '#src/forms/link-token.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { AccountLinkPage, Step } from './account-link-page.tsx'
import { resetProblems } from './auth-check.ts'
import { EmailField, useAuthField } from './auth-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

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

type Props = { title: string; text: string; fresh?: boolean }

/** Requests a reset link. The answer is the same whether or not the email has an account. */
function ResetRequestForm(step: Props) {
  const { callApi } = useSite()
  const { checked, blame, alertOf } = useAuthMessages(['email'])
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSubmission({
    initial: { email: '' },
    validate: ({ email = '' }) => checked({ email }, resetProblems({ email })),
    send: (body) => callApi('POST /auth/password-reset', { body }),
    onAccepted: (_, { email }) => setSentTo(email),
    // A second request is possible.
    valuesAfter: (_, values) => values,
    blame,
  })
  const field = useAuthField(form, 'reset-')
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <Step {...step}>
      <Form form={form} className="auth-form">
        <EmailField field={field} autoComplete="username" />
        <FormEnd alert={alertOf(form.problem)} />
        <SubmitButton form={form} label="reset.send" busyLabel="form.sending" />
      </Form>
    </Step>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslate()
  return (
    <Step
      title={t('auth.reset-sent')}
      text={t('reset.sent-text', { email, minutes: accounts.linkMinutes })}
      fresh
    >
      <button type="button" className="link-button" onClick={onAgain}>
        {t('reset.again')}
      </button>
    </Step>
  )
}
