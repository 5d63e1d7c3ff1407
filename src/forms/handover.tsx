import { limits } from '#config/limits.ts'
import { formField, handoverForm } from '#domain/forms/posted.ts'
import { paths } from '#domain/site/urls.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { draftStore } from './form-draft.ts'

type Props = {
  subject: string
  message: string
  /** Given by the assistant: the company sees that its conversation led to the message. */
  origin?: 'assistant'
  label: string
  className?: string
  icon?: IconName
  onFollow?: () => void
}

/**
 * Opens the contact form with subject and message filled in. Nothing is sent: the visitor reads, completes and sends
 * it. Without JavaScript it is a form of its own, which the contact page answers.
 */
export function Handover({
  subject,
  message,
  origin,
  label,
  className = 'button small',
  icon,
  onFollow,
}: Props) {
  const { navigate, href } = useSite()
  const contact = useHref()(paths.contact)
  const open = () => {
    const drafts = draftStore('tab')
    const draft = drafts.read('contact')
    const typed = draft.message?.trim()
    // What was typed there already comes first; the same conversation is not added twice.
    const whole = typed && !typed.includes(message) ? `${typed}\n\n${message}` : typed || message
    drafts.write('contact', {
      ...draft,
      subject: draft.subject || subject,
      message: whole.slice(0, limits.messageLength),
      ...(origin ? { origin } : null),
    })
    onFollow?.()
    // The form of the page that one is on has read its draft already.
    if (href.split('?')[0] === contact) location.assign(contact)
    else navigate(paths.contact)
  }
  return (
    <form
      method="post"
      action={contact}
      className="handover"
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <input type="hidden" name={formField} value={handoverForm} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="message" value={message} />
      {origin ? <input type="hidden" name="origin" value={origin} /> : null}
      <button type="submit" className={className}>
        {icon ? <Icon name={icon} /> : null}
        {label}
      </button>
    </form>
  )
}
