import { AccountStyles } from '#src/accounts/account-styles.tsx'
import { PasswordField } from '#src/accounts/password-field.tsx'
import { Form } from '#src/forms/form.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { blameByCode } from '#src/forms/submission.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Field } from '#src/ui/field.tsx'
import { FormFoot, PasswordProblems } from './form-foot.tsx'

/** What another address is for; also the beginning of its texts. */
type Props = { use: 'move-account' | 'hand-over' }

/** Asks for another address and the password, for the account itself or to hand its register over. Links follow. */
export function OtherAddress({ use }: Props) {
  const t = useTranslate()
  const form = useOtherAddress(use)
  const field = useFieldProps(form, { idPrefix: `${use}-` })
  const labels = { email: t(`dashboard.${use}-email`), password: t('dashboard.currentPassword') }
  return (
    <Form form={form} className="dash-form">
      <AccountStyles />
      <PasswordProblems form={form} labels={labels} />
      <div className="field-grid">
        <Field {...field('email')} label={labels.email} type="email" autoComplete="off" required />
        <PasswordField {...field('password')} label={labels.password} autoComplete="current-password" />
      </div>
      <FormFoot form={form} label={`dashboard.${use}-ask`} doneLabel={`dashboard.${use}-asked`} />
    </Form>
  )
}

const blame = blameByCode({
  'wrong-password': { password: 'auth.wrong-password' },
  'invalid-email': { email: 'form.invalid-email' },
  'disposable-email': { email: 'error.disposable-email' },
  'domain-not-allowed': { email: 'error.domain-not-allowed' },
})

function useOtherAddress(use: Props['use']) {
  const { callApi } = useSite()
  const validate = bySchema(
    () => import('#domain/accounts/account.ts').then((module) => module.AddressChange),
    ({ email = '', password = '' }) => ({ email, password }),
  )
  return useSubmission({
    initial: { email: '', password: '' },
    validate,
    send: (body) =>
      use === 'hand-over'
        ? callApi('POST /profile/handover', { body })
        : callApi('POST /profile/address', { body }),
    blame,
  })
}
