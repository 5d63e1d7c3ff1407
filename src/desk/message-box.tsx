import type { ReactNode } from 'react'
import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { Form } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useMessageForm } from '#src/quote-requests/use-message-form.ts'
import { TextArea } from '#src/ui/field.tsx'
import { editedWords } from './content-words.ts'
import { LinkButton } from './controls.tsx'
import { sessionText } from './draft-form.tsx'
import { submitOnCtrlEnter } from './use-shortcuts.ts'
import { words } from './words.ts'

type Props = {
  /** Also the name of its draft, which stays in the tab. */
  name: string
  label: string
  hint?: string
  action: string
  done: string
  maxLength: number
  danger?: boolean
  /** Files may be sent with it. */
  files?: boolean
  send: (body: MessageForm, idempotencyKey: string) => Promise<unknown>
  refresh: () => void
}

/** A text that is sent: a message, an internal note, the reason of closing. */
export function MessageBox({
  name,
  label,
  hint,
  action,
  done,
  maxLength,
  danger,
  files = false,
  send,
  refresh,
}: Props) {
  const { form, uploads, moved, isSent } = useMessageForm({ name, hasFiles: files, send, refresh })
  const field = useFieldProps(form, { idPrefix: `${name}-` })
  return (
    <Form form={form} className="dash-form">
      <FormProblems {...form} errors={{}} labels={{}} problemText={moved ?? sessionText(form.problem)} />
      <TextArea
        {...field('text')}
        {...(hint ? { hint } : {})}
        label={label}
        rows={3}
        required
        maxLength={maxLength}
        onKeyDown={submitOnCtrlEnter}
      />
      {files ? <Attachments uploads={uploads} id={`${name}-files`} about="message" /> : null}
      <div className="dash-foot">
        <SendButton form={form} text={action} look={danger ? 'button danger' : 'button ghost'} />
        <p role="status">{isSent ? done : null}</p>
      </div>
    </Form>
  )
}

type SendButtonProps = { form: { busy: boolean }; text: string; look?: string }

/** The submit button of the desk; it stays focusable while the form is being sent. */
export const SendButton = ({ form: { busy }, text, look = 'button' }: SendButtonProps) => (
  <button type="submit" className={look} aria-disabled={busy} aria-busy={busy}>
    {busy ? words.sending : text}
  </button>
)

type FootProps = {
  form: { busy: boolean; discard: () => void }
  text: { save: string }
  /** Closes the form, and what was typed is forgotten; without it the form stays. */
  onClose?: (() => void) | undefined
  children?: ReactNode
}

/** The buttons of a form, which stay in view; it can be closed without storing anything. */
export const FormFooter = ({ form, text, onClose, children }: FootProps) => (
  <div className="dash-actions desk-foot">
    <SendButton form={form} text={text.save} />
    {children}
    {onClose ? (
      <LinkButton
        onClick={() => {
          form.discard()
          onClose()
        }}
      >
        {editedWords.closeForm}
      </LinkButton>
    ) : null}
  </div>
)
