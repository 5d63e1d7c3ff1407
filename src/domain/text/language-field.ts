import * as v from 'valibot'
import { defaultLocale, locales } from '#config/locales.ts'

/** A language of the site. */
export const Language = v.picklist(locales, 'form.choice')
/** The language of an answer, or of a form and its mails. */
export const languageField = v.optional(Language, defaultLocale)
