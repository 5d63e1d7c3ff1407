import type { Locale } from '#config/locales.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** The period of a rule as one sentence. */
export const periodSentence = (rule: PeriodRule, locale: Locale): string =>
  serverTexts(locale)(`period.${rule}`)
