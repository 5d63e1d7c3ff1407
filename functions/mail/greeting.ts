import type { Locale } from '#config/locales.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/**
 * A name as people have it: four words of letters at most. A stranger may have typed it, and what else it says, an
 * address of a shop or a number to call, must not reach the mailbox of another in the name of the company.
 */
const name = /^(?=.{2,50}$)\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u

/** The greeting of a mail to a customer, by name where it reads as one. */
export const greeting = (locale: Locale, typed: string): string => {
  const t = serverTexts(locale)
  const trimmed = typed.trim().replaceAll(/\s+/g, ' ')
  return name.test(trimmed) ? t('mail.greeting-named', { name: trimmed }) : t('mail.greeting')
}
