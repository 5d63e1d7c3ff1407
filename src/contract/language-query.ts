import * as v from 'valibot'
import { languageField } from '#domain/text/language-field.ts'

/** A query whose only parameter is the language of the answer. */
export const languageQuery = {
  schema: v.strictObject({ lang: languageField }),
  example: { lang: 'fr' as const },
}
