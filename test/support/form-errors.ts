import * as v from 'valibot'
import { fieldErrors } from '#domain/forms/field-errors.ts'
import { ContactRequest, QuoteRequest } from '#domain/forms/forms.ts'

/** A quote request with only the required fields. */
export const quote = {
  name: 'Jeanne Weber',
  email: 'jeanne@example.com',
  items: [{ productId: 'montevigne-b3' }],
  termsAccepted: true,
}
/** A message with only the required fields. */
export const contact = {
  name: 'Jeanne Weber',
  email: 'jeanne@example.com',
  subject: 'Vérification',
  message: 'Bonjour',
}

/** The refused fields of an input and the message of each. */
export const errorsOf = (schema: v.GenericSchema, input: unknown) =>
  fieldErrors(v.safeParse(schema, input).issues ?? [])

export const quoteErrors = (change: Record<string, unknown>) =>
  errorsOf(QuoteRequest, { ...quote, ...change })
export const contactErrors = (change: Record<string, unknown>) =>
  errorsOf(ContactRequest, { ...contact, ...change })
