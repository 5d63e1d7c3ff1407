import { company } from '#config/company.ts'
import type { TextKey } from './areas.ts'

/**
 * The text of a key; with a count, that of the plural form which the count takes in the language. Undefined if there is
 * none. `#i18n/lookup` is one of two implementations: i18next at the edge, a few lines in the browser.
 */
export type Lookup = (key: string, count?: number) => string | undefined

/** Translates a key; `count` chooses the plural form. Unknown keys are returned unchanged. */
export type Translate<Key extends string = TextKey> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Translates by a look-up. Values are inserted as they are; `facts` fill in what no caller passes. */
export const translateBy =
  <Key extends string = TextKey>(lookup: Lookup): Translate<Key> =>
  (key, values) => {
    const template = lookup(key, typeof values?.count === 'number' ? values.count : undefined)
    if (template === undefined) {
      console.warn(`No text for ${key}`)
      return key
    }
    // Most texts name no value: a page asks for hundreds.
    if (!template.includes('{{')) return template
    return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values?.[name] ?? facts[name] ?? (values ? '' : whole)),
    )
  }

/**
 * Numbers that many texts name, from the constants that rule them; what a caller passes goes before. Every first page
 * loads them, so a number of few texts comes from its caller.
 */
const facts: Readonly<Record<string, string | number>> = {
  replyHours: company.replyHours,
  modelCount: company.modelCount,
}

/** Makes the spaces of French before « ; : ? ! » and inside guillemets no-break; a second time changes nothing. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ (:|»)/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}
