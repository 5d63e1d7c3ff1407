import { travelZones } from '#config/company.ts'
import { locales } from '#config/locales.ts'
import { centsText, typedCents } from '#domain/catalogue/typed-cents.ts'
import {
  type DatedPage,
  isQuestionPlace,
  LegalChange,
  QuestionChange,
} from '#domain/content/dated-version.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { CompanyChange } from '#domain/forms/company-facts-form.ts'
import { check } from '#domain/forms/field-errors.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { CallApi } from '#src/api/call-api.ts'
import type { Draft } from '#src/forms/form-draft.ts'
import { readRows, rowValues } from './page-questions.tsx'

/** Contact data in the order of the form. */
export const contactFields = ['phone', 'email', 'street', 'postalCode', 'city'] as const

/** The name of what is typed of a subject and not stored. */
export const datedDraft = (subject: DatedPage['subject']) => `desk-dated.${subject}`

/** What the fields of the form hold of a version. */
export function versionValues(page: Pick<DatedPage, 'subject' | 'content'>): Draft {
  const { content } = page
  if (Array.isArray(content)) return { rows: rowValues(content) }
  if (!('phone' in content)) return { ...content }
  const { travelCents, ...contact } = content
  const prices = travelCents.map((cents, i) => [`travel.${i}`, centsText(cents)])
  return { ...contact, phone: formatPhone(contact.phone), ...Object.fromEntries(prices) }
}

/** The request of the fields, or what is wrong with them. */
export function readDated(subject: DatedPage['subject'], values: Draft) {
  const place = { subject, seen: Number(values.seen), day: values.day ?? '' }
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  if (isQuestionPlace(subject)) {
    const content = readRows(values.rows).map(({ id: _, ...question }) => question)
    return check(QuestionChange, { ...place, content })
  }
  if (subject !== 'company') return check(LegalChange, { ...place, content: pick(locales) })
  const travelCents = travelZones.map((_, i) => typedCents(values[`travel.${i}`] ?? '') ?? -1)
  return check(CompanyChange, { ...place, content: { ...pick(contactFields), travelCents } })
}

/** Errors by field of the form. */
export const fieldsOfDated = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field.replace(/^content\./, '').replace(/^travelCents/, 'travel'),
      error,
    ]),
  )

/** A version to store. */
export type DatedChange = LegalChange | CompanyChange | QuestionChange

const isOfQuestions = (change: LegalChange | QuestionChange): change is QuestionChange =>
  isQuestionPlace(change.subject)

/** Stores a version by the call of its subject. */
export function storeDated(call: CallApi, change: DatedChange): Promise<{ version: number }> {
  if (change.subject === 'company') return call('PUT /desk/company', { body: change })
  return isOfQuestions(change)
    ? call('PUT /desk/faq', { body: change })
    : call('PUT /desk/legal-texts', { body: change })
}
