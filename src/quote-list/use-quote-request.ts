import { company } from '#config/company.ts'
import { quoteInput, type RequestContent } from '#domain/forms/form-input.ts'
import type { Accepted, QuoteRequest } from '#domain/forms/forms.ts'
import { requestFields } from '#domain/forms/person-fields.ts'
import { type Uploads, useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import type { Draft } from '#src/forms/form-draft.ts'
import { bySchema } from '#src/forms/schema-validation.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { isKept, type Kept, sendOrKeep } from '#src/offline/send-or-keep.ts'
import { useKeeping } from '#src/offline/use-keeping.ts'
import { useSite } from '#src/site/site.ts'

const initial = {
  ...Object.fromEntries(requestFields.map((name) => [name, ''])),
  country: company.country,
  terms: '',
}

type Options = {
  /** Name of the draft. */
  name: string
  content: () => RequestContent
  /** Known data of the sender. */
  prefill: Draft | null
  /** The message until another is typed. */
  suggestion?: string
  /** The signed-in customer; null for a guest. */
  sender: string | null
  /** What is shown of the request when it is kept until there is a network. */
  shown: (request: QuoteRequest) => unknown
  /** The device keeps the request. */
  onKept: () => void
  /** `missing` files could not be attached. */
  onAccepted: (answer: Accepted, request: QuoteRequest, missing: number) => void
}

/** A quote request and its files. */
type QuoteSubmission = Submission & { uploads: Uploads }

const loadForms = () => import('#domain/forms/forms.ts')

/** The form that sends a quote request, or keeps it until there is a network. */
export function useQuoteRequest({
  name,
  content,
  prefill,
  suggestion = '',
  sender,
  shown,
  onKept,
  onAccepted,
}: Options): QuoteSubmission {
  const { callApi, locale, href } = useSite()
  const uploads = useUploads({ name, purpose: 'quote' })
  const validate = bySchema(
    () => loadForms().then(({ QuoteRequest }) => QuoteRequest),
    (values) => {
      const attachments = uploads.attachments()
      const whole = { ...content(), ...(attachments ? { attachments } : {}) }
      return quoteInput({ message: suggestion, ...values }, whole, locale)
    },
  )
  useKeeping(loadForms)
  const form = useSubmission<QuoteRequest, Accepted | Kept>({
    name,
    draft: 'tab',
    initial,
    prefill,
    validate,
    send: (body, key) =>
      sendOrKeep(() => callApi('POST /quotes', { body, idempotencyKey: key }), {
        ...{ key, body, endpoint: 'POST /quotes', sender, form: { name, href } },
        shown: shown(body),
        missing: uploads.leftOut(),
      }),
    onAccepted: (answer, request) => {
      const leftOut = uploads.leftOut()
      uploads.clear()
      if (isKept(answer)) return onKept()
      const missing = (answer.missingAttachments ?? 0) + leftOut
      onAccepted(answer, request, missing)
    },
  })
  return { ...useFormWithUploads(form, uploads), uploads }
}
