import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { defaultLocale, locales } from '#config/locales.ts'

/**
 * Control characters and line breaks, refused in single lines because the texts end up in mails; and U+FFFD, which
 * stands where another program has lost a character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const lineBreaking = /[\u0000-\u001f\u007f\u0085\u2028\u2029\ufffd]/
/** Control characters that a text of several lines may not have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a message may have lines and tabs
export const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/

/**
 * Marks of writing direction and characters without a width, which come with texts copied from other programs and make
 * different lines look the same. Joiners stay, because scripts and emoji need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** The text without invisible characters. */
export const withoutInvisible = (text: string) => text.replace(invisible, '')

/** Schema of trimmed text without the forbidden characters, at most `maxLength` long. */
export const plainText = (maxLength: number, forbidden: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, 'form.too-long'),
    v.check((text) => !forbidden.test(text), 'form.invalid-characters'),
  )
/** Schema of one line of text, trimmed and without invisible characters; may be empty. */
export const line = (maxLength: number) =>
  v.pipe(v.string(), v.transform(withoutInvisible), plainText(maxLength, lineBreaking))
/** Schema of an optional line (default length `limits.lineLength`); missing means empty. */
export const optionalLine = (maxLength: number = limits.lineLength) => v.optional(line(maxLength), '')
/** Entries of an object schema for fields that hold any text. */
export const textEntries = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, v.string()])) as Record<N, v.StringSchema<undefined>>
/** Schema of a line that must not be empty. */
export const requiredLine = (maxLength: number) => v.pipe(line(maxLength), v.nonEmpty('form.required'))

const form = /^\d{4}-\d{2}-\d{2}$/

/** True for an ISO day that the calendar has: « 2026-02-30 » is none. */
export function isRealDay(text: string): boolean {
  const instant = form.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Schema of an ISO day that the calendar has. */
export const RealDay = v.pipe(v.string(), v.check(isRealDay, 'form.choice'))

/** A language of the site. */
export const Language = v.picklist(locales, 'form.choice')
/** The language of an answer, or of a form and its mails. */
export const languageField = v.optional(Language, defaultLocale)
