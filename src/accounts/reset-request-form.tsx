import { useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Step } from './account-link-page.tsx'
import { resetProblems } from './auth-check.ts'
import { EmailField, useAuthField } from './auth-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

type Props = { title: string; text: string; fresh?: boolean }

/** Requests a reset link. The answer is the same whether or not the email has an account. */
export function ResetRequestForm(step: Props) {
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
