import * as v from 'valibot'
import { defaultLocale, locales } from '#config/locales.ts'

/** A query whose only parameter is the language of the answer. */
export const languageQuery = {
  schema: v.strictObject({ lang: v.optional(v.picklist(locales, 'form.choice'), defaultLocale) }),
  example: { lang: 'fr' as const },
}
