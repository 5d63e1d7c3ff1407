import { company } from '#config/company.ts'
import { quoteInput, type RequestContent } from '#domain/forms/form-input.ts'
import type { Accepted, QuoteRequest } from '#domain/forms/forms.ts'
import type { Draft } from '#src/app/later/draft.ts'
import { bySchema } from '#src/app/later/schema-validation.ts'
import { type Submission, useSubmission } from '#src/app/later/use-submission.ts'
import { useSite } from '#src/app/site.ts'
import { type Uploads, useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import { contactFields } from './contact-fields.tsx'

const initial = {
  ...Object.fromEntries(contactFields.map(({ name }) => [name, ''])),
  country: company.country,
  terms: '',
}

type Options = {
  /** Name of the draft. */
  name: string
  content: () => RequestContent
  /** Known data of the sender. */
  known: Draft | null
  /** The message until another is typed. */
  suggestion?: string
  /** `missing` files could not be attached. */
  onAccepted: (answer: Accepted, request: QuoteRequest, missing: number) => void
}

/** A quote request and its files. */
export type QuoteSubmission = Submission & { uploads: Uploads }

/** The form that sends a quote request. */
export function useQuoteRequest({
  name,
  content,
  known,
  suggestion = '',
  onAccepted,
}: Options): QuoteSubmission {
  const { callApi, locale } = useSite()
  const uploads = useUploads({ name, purpose: 'quote' })
  const validate = bySchema(
    () => import('#domain/forms/forms.ts').then(({ QuoteRequest }) => QuoteRequest),
    (values) => {
      const attachments = uploads.attachments()
      const whole = { ...content(), ...(attachments ? { attachments } : {}) }
      return quoteInput({ message: suggestion, ...values }, whole, locale)
    },
  )
  const form = useSubmission({
    name,
    draft: 'tab',
    initial,
    known,
    validate,
    send: (body, idempotencyKey) => callApi('POST /quotes', { body, idempotencyKey }),
    onAccepted: (answer, request) => {
      const missing = (answer.missingAttachments ?? 0) + uploads.leftOut()
      uploads.clear()
      onAccepted(answer, request, missing)
    },
  })
  return { ...useFormWithUploads(form, uploads), uploads }
}
