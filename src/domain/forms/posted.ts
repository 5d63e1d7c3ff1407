import type { ErrorCode, FieldErrors } from '#domain/errors/error.ts'

/** Field → typed text. */
export type FormValues = Readonly<Record<string, string>>

/** A form that was posted without JavaScript and not accepted, as the page that answers it shows it. */
export type Posted = {
  /** Name of the form. */
  form: string
  values: FormValues
  errors: FieldErrors
  /** A failure that concerns no single field. */
  problem: ErrorCode | null
  /** Seconds until it may be sent again. */
  retryAfterSeconds?: number | undefined
  /**
   * Of a form that sends the quote list too, which only the browser knows: `unread` while nothing was sent, because the
   * browser's code had not read the list yet; `left-out` when it was sent again all the same.
   */
  list?: 'unread' | 'left-out' | undefined
}

/** The field that names the form, as a page may have several. */
export const formField = 'form'
/** The form that fills in the contact form with what a conversation or a data plate has said, and sends nothing. */
export const handoverForm = 'handover'
/** Names and values of the fields that say what became of the list in the browser. */
export const listFields = {
  /** In a `noscript`: this browser runs no script, so it keeps no list. */
  script: ['script', 'none'],
  /** On the page that answered `unread`. */
  list: ['list', 'left-out'],
} as const
