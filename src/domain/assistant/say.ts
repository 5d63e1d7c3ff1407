import type { Locale } from '#config/locales.ts'
import { type AssistantSentence, isServerKey, serverTexts } from '#src/i18n/server-texts.ts'

/** Whether a composed name is that of a sentence. */
export const isSentenceName = (name: string): name is AssistantSentence => isServerKey(`assistant.${name}`)

/** A sentence of the assistant in one language; throws for a placeholder without a value. */
export function say(
  name: AssistantSentence,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): string {
  return serverTexts(locale)(`assistant.${name}`).replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => {
    const value = values[placeholder]
    if (value === undefined) throw new Error(`${name} lacks ${placeholder}`)
    return value
  })
}

/** « a, b et c » without the word: terms of a list as each language separates them. */
export const listed = (parts: readonly string[], locale: Locale) => parts.join(locale === 'fr' ? ' ; ' : '; ')
