import { personFields } from '#domain/forms/person-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import type { FieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Field } from '#src/ui/field.tsx'
import { type SignupValues, signupProblems } from './auth-check.ts'
import { EmailField, useAuthField } from './auth-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { HumanCheck } from './human-check.tsx'
import { NewPassword } from './new-password.tsx'
import { setSessionUser } from './session.ts'
import { useAuthMessages } from './use-auth-messages.ts'

const initial: SignupValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  password: '',
  confirmPassword: '',
  proof: '',
}

type Props = { onDone: () => void; onLogin: () => void }

export function SignupForm({ onDone, onLogin }: Props) {
  const t = useTranslate()
  const privacy = useHref()(paths.privacy)
  const { form, alert } = useSignup(onDone)
  const field = useAuthField(form, 'signup-')
  return (
    <Form form={form} className="auth-form">
      <div className="field-grid">
        <PersonFields field={field} />
        <NewPassword label={t('auth.password')} field={field} email={form.values.email} />
      </div>
      <p className="hint">
        {t('auth.privacy')} {/* Opens a new tab, so that the form keeps its input. */}
        <a href={privacy} target="_blank" rel="noopener">
          {t('privacy.title')}
        </a>
      </p>
      <HumanCheck form={form} id="signup-proof" />
      <FormEnd alert={alert} />
      <SubmitButton form={form} label="auth.sign-up" busyLabel="auth.signing-up" />
      <p className="auth-other">
        {t('auth.has-account')}{' '}
        <button type="button" className="link-button" onClick={onLogin}>
          {t('auth.to-login')}
        </button>
      </p>
    </Form>
  )
}

function useSignup(onDone: () => void) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const { checked, blame, alertOf } = useAuthMessages(Object.keys(initial))
  const form = useSubmission({
    name: 'auth',
    draft: 'memory',
    secret: ['password', 'confirmPassword', 'proof'],
    initial,
    validate: (typed) => {
      const values = { ...initial, ...typed }
      return checked({ ...values, lang: locale }, signupProblems(values, locale))
    },
    send: (body) => callApi('POST /auth/signup', { body }),
    onAccepted: ({ user }) => {
      setSessionUser(user)
      onDone()
    },
    blame,
    sharedError: t('auth.mismatch'),
  })
  return { form, alert: alertOf(form.problem) }
}

/** Fields in the order of the specification; the two optional ones are marked. */
function PersonFields({ field }: { field: (name: string) => FieldProps }) {
  const t = useTranslate()
  return (
    <>
      <Field {...field('firstName')} label={t('auth.first-name')} {...personFields.firstName.input} />
      <Field {...field('lastName')} label={t('auth.last-name')} {...personFields.lastName.input} />
      <div className="whole-row">
        <EmailField field={field} autoComplete="email" />
      </div>
      <Field {...field('company')} label={t('form.company')} {...personFields.company.input} />
      <Field {...field('phone')} label={t('form.phone')} {...personFields.phone.input} />
    </>
  )
}
