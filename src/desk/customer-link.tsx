import { useState } from 'react'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { Field } from '#src/ui/field.tsx'
import { SmallButton } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { phoneWords } from './phone-words.ts'
import { sessionText } from './session-text.ts'
import { words } from './words.ts'

/** The link of who has only telephoned, which no mail brings: it is shown when it is asked for. */
export function CustomerLink({ reference }: { reference: string }) {
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
      <p className="notice">{phoneWords.noEmailNotice}</p>
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
