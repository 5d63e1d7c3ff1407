import type { Locale } from '#config/locales.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { type FitSentence, isServerKey, serverTexts } from '#src/i18n/server-texts.ts'
import type { FitUse } from './fit-use.ts'

/** Key of a sentence. */
export type SentenceKey = FitSentence

/** Values for the placeholders of a sentence, formatted for its reader. */
export type SentenceParams = Readonly<Record<string, string>>

/** A statement about a model or a request: the code is stable, the text for people. */
export type Finding = { code: string; params: SentenceParams; text: string }

/** Whether there is such a sentence. */
export const isSentence = (key: string): key is SentenceKey => isServerKey(`fit-sentence.${key}`)

/** A sentence in one language; throws for a placeholder without a value. */
export function sentence(key: SentenceKey, params: SentenceParams, locale: Locale): string {
  const template = serverTexts(locale)(`fit-sentence.${key}`)
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${key} lacks ${name}`)
    return value
  })
}

/** What an instrument is chosen for, in words. Pages say it by `t`. */
export const nameOfUse = (use: FitUse, locale: Locale): string => serverTexts(locale)(`use-name.${use}`)

/** The period of a rule as one sentence. */
export const periodSentence = (rule: PeriodRule, locale: Locale): string =>
  serverTexts(locale)(`period.${rule}`)
