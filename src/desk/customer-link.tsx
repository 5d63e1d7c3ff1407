import { useState } from 'react'
import type { CustomerEmail } from '#domain/quote-requests/start-form.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { Field } from '#src/ui/field.tsx'
import { SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { SendButton } from './message-box.tsx'
import { phoneWords } from './staff-words.ts'
import { sessionText } from './submit-error.tsx'
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
  const { calls } = useDesk()
  const [address, setAddress] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const action = useAction({
    send: () => calls.customerLink(reference),
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
          <p className="desk-actions">
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
  const { calls } = useDesk()
  const name = `desk-email-${reference}`
  const form = useSubmission({
    name,
    draft: 'tab',
    initial: { email: '' },
    validate: bySchema(
      () => import('#domain/quote-requests/start-form.ts').then((module) => module.CustomerEmail),
      ({ email = '' }) => ({ email }),
    ),
    send: (body: CustomerEmail) => calls.addEmail(reference, body),
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
