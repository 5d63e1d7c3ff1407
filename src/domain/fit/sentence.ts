import type { Locale, Localized } from '#config/locales.ts'
import { confirmSentences } from './confirm-sentences.ts'
import messages from './messages.json' with { type: 'json' }
import { noteSentences, relaxationSentences } from './note-sentences.ts'
import { reasonSentences } from './reason-sentences.ts'

/** Every sentence of the fit, by key. */
export const sentences = {
  ...messages,
  ...reasonSentences,
  ...confirmSentences,
  ...noteSentences,
  ...relaxationSentences,
}
/** Key of a sentence. */
export type SentenceKey = keyof typeof sentences

/** Values for the placeholders of a sentence, formatted for its reader. */
export type SentenceParams = Readonly<Record<string, string>>

/** A statement about a model or a request: the code is stable, the text for people. */
export type Finding = { code: string; params: SentenceParams; text: string }

/** A sentence in one language; throws for a placeholder without a value. */
export function sentence(key: SentenceKey, params: SentenceParams, locale: Locale): string {
  const texts: Localized = sentences[key]
  return texts[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${key} lacks ${name}`)
    return value
  })
}
