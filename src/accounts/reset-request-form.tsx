import { useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { limits } from '#config/limits.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Field } from '#src/ui/field.tsx'
import { inWords, resetProblems } from './auth-check.ts'
import { FormEnd } from './form-end.tsx'
import { Step } from './link-page.tsx'
import { useAuthForm } from './use-auth-form.ts'

type Props = { title: string; text: string; fresh?: boolean }

/** An address for a link. The answer is the same whether or not it has an account. */
export function ResetRequestForm(step: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const form = useAuthForm(['email'])
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = () =>
    form.attempt({
      name: 'request',
      check: () => inWords(resetProblems({ email }), t),
      send: async () => {
        await callApi('POST /auth/password-reset', { body: { email } })
        setSentTo(email)
        return null
      },
    })
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <Step {...step}>
      <form
        ref={form.form}
        className="auth-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void request()
        }}
      >
        <Field
          name="email"
          id="reset-email"
          label={t('form.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={limits.emailLength}
          error={form.flags.email}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            form.clear('email')
          }}
        />
        <FormEnd form={form} />
        <button
          type="submit"
          className="button"
          aria-disabled={form.busy !== null}
          aria-busy={form.busy !== null}
        >
          {t(form.busy ? 'form.sending' : 'reset.send')}
        </button>
      </form>
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
