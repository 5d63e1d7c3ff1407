import { useState } from 'react'
import { type Locale, localeInfo } from '#config/locales.ts'
import { formatPhone, phoneLink } from '#domain/forms/phone.ts'
import type { CustomerEmail } from '#domain/quote-requests/start-form.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Field } from '#src/ui/field.tsx'
import { SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { sessionText } from './draft-form.tsx'
import { SendButton } from './message-box.tsx'
import { phoneWords } from './staff-words.ts'
import { words } from './words.ts'

type Props = { reference: string; refresh: () => void }

/** For who has only telephoned: the link, which no mail brings, and an email once they name one. */
export const CustomerLink = ({ reference, refresh }: Props) => (
  <>
    <p className="notice">{phoneWords.noEmailNotice}</p>
    <ShownLink reference={reference} />
    <AddedEmail {...{ reference, refresh }} />
  </>
)

/** The link is shown when it is asked for. */
function ShownLink({ reference }: Pick<Props, 'reference'>) {
  const { call } = useDesk()
  const [address, setAddress] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const action = useAction({
    send: () => call('POST /desk/requests/:reference/link', { params: { reference } }),
    onAccepted: (answer) => setAddress(answer.address),
  })
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The field is there to be copied by hand.
      () => setCopied(false),
    )
  return (
    <>
      {address === null ? (
        <ActionButton action={action} className="button small ghost" onPress={action.run}>
          {phoneWords.showLink}
        </ActionButton>
      ) : (
        <>
          <Field
            label={phoneWords.customerLink}
            hint={phoneWords.customerLinkHint}
            name="customer-link"
            readOnly
            required
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <p className="dash-actions">
            <SmallButton onClick={() => void copy(address)}>{phoneWords.copyLink}</SmallButton>{' '}
            <span role="status">{isCopied ? phoneWords.copied : null}</span>
          </p>
        </>
      )}
      {action.problem ? <p role="alert">{sessionText(action.problem) ?? words.failed}</p> : null}
    </>
  )
}

function AddedEmail({ reference, refresh }: Props) {
  const { call } = useDesk()
  const name = `desk-email-${reference}`
  const form = useSubmission({
    name,
    draft: 'tab',
    initial: { email: '' },
    validate: bySchema(
      () => import('#domain/quote-requests/start-form.ts').then((module) => module.CustomerEmail),
      ({ email = '' }) => ({ email }),
    ),
    send: (body: CustomerEmail) =>
      call('PUT /desk/requests/:reference/email', { params: { reference }, body }),
    onAccepted: refresh,
  })
  const field = useFieldProps(form, { idPrefix: `${name}-` })
  return (
    <Form form={form} className="dash-form">
      <FormProblems {...form} labels={{}} problemText={sessionText(form.problem)} />
      <Field
        {...field('email')}
        label={phoneWords.addedEmail}
        hint={phoneWords.addedEmailHint}
        type="email"
        required
      />
      <SendButton form={form} text={phoneWords.addEmail} />
    </Form>
  )
}

type ContactFactsProps = {
  person: { email: string; phone: string; locale: Locale }
  /** What else is said of a person: labels and values. */
  more?: readonly (readonly [label: string, value: string])[]
}

/** How a customer is reached, and in which language. */
export function ContactFacts({ person: { email, phone, locale }, more = [] }: ContactFactsProps) {
  const call = phoneLink(phone)
  const number = call ? <a href={call}>{formatPhone(phone)}</a> : phone
  const [local, domain] = email.split('@')
  const mail = (
    <a className="dash-email" href={`mailto:${email}`}>
      {local}@<wbr />
      {domain}
    </a>
  )
  return (
    <Facts
      className="dash-facts"
      rows={[
        [words.language, localeInfo[locale].name],
        [words.email, email ? mail : phoneWords.noEmail],
        [words.phone, number],
        ...more,
      ]}
    />
  )
}
