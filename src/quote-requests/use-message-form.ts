import { useState } from 'react'
import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import { useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useMovedText } from './use-moved-text.ts'

type Options<Answer> = {
  /** Also the name of its draft, which stays in the tab. */
  name: string
  hasFiles: boolean
  send: (body: MessageForm, idempotencyKey: string) => Promise<Answer>
  /** `leftOut`: files that were chosen and did not arrive. */
  onSent?: (answer: Answer, leftOut: number) => void
  /** Reads the request again, once the text is sent, or was refused because the request has moved on. */
  refresh: () => void
}

/** A text about a request, with files; `moved` says why it was refused where the request has moved on. */
export function useMessageForm<Answer>({ name, hasFiles, send, onSent, refresh }: Options<Answer>) {
  const [sent, setSent] = useState(false)
  const uploads = useUploads({ name, purpose: 'message' })
  const submission = useSubmission({
    name,
    draft: 'tab',
    initial: { text: '' },
    validate: bySchema(
      () => import('#domain/quote-requests/request-forms.ts').then((module) => module.MessageForm),
      ({ text = '' }) => {
        const attachments = hasFiles ? uploads.attachments() : undefined
        return attachments ? { text, attachments } : { text }
      },
    ),
    send,
    onAccepted: (answer) => {
      onSent?.(answer, uploads.leftOut())
      uploads.clear()
      setSent(true)
      refresh()
    },
  })
  const form = useFormWithUploads(submission, uploads)
  const moved = useMovedText(form.problem, refresh)
  return { form, uploads, moved, isSent: sent && form.done }
}
