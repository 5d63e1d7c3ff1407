import { eachLoaded, type Locale } from '#config/locales.ts'
import type { Areas, PluralForm } from './areas.ts'
import { lookupIn } from './lookup-browser.ts'
import { frenchSpaces, type Translate, translateBy } from './translate.ts'

/**
 * The areas of what is written at the edge. A row is all that registers one: its texts are
 * `{locale}/server/{area}.json`, typed from French.
 */
const areas = {
  /** Mails about an account. A blank line parts paragraphs, here and in the other mails. */
  'account-mails': {} as typeof import('./fr/server/account-mails.json'),
  /** Mails of the newsletter. */
  'newsletter-mails': {} as typeof import('./fr/server/newsletter-mails.json'),
  /** Reminders of verification dates, and the calendar file of these dates. */
  'scale-mails': {} as typeof import('./fr/server/scale-mails.json'),
  /** The confirmation of a quote request. */
  'quote-mails': {} as typeof import('./fr/server/quote-mails.json'),
  /** Mails to a customer about a request. */
  'request-mails': {} as typeof import('./fr/server/request-mails.json'),
  /** The timeline of a request. */
  'request-events': {} as typeof import('./fr/server/request-events.json'),
  /** The confirmation of a message, and what confirmations say of files. */
  'contact-mails': {} as typeof import('./fr/server/contact-mails.json'),
  /** Several mails in one, past the limit of a mailbox. */
  'joined-mails': {} as typeof import('./fr/server/joined-mails.json'),
  /** Offers and data sheets. */
  documents: {} as typeof import('./fr/server/documents.json'),
  /** Values of filters, and what was read in a search. */
  search: {} as typeof import('./fr/server/search.json'),
  /** Sentences of the rules: why a model fits or not, what a plate says, what is required. */
  rules: {} as typeof import('./fr/server/rules.json'),
  /** Why a use is legal for trade or not, and the texts of law as the language cites them. */
  law: {} as typeof import('./fr/server/law.json'),
  /** Terms of the trade: their names, the usual one first, parted by « | », and what they mean. */
  glossary: {} as typeof import('./fr/server/glossary.json'),
  /** Sentences of the assistant. */
  assistant: {} as typeof import('./fr/server/assistant.json'),
}

/** Areas of pages whose texts are written at the edge too. */
const ofPages = ['uses', 'quotes', 'answers', 'terms', 'faq'] as const satisfies readonly (keyof Areas)[]

type KeysOf<Texts> = Texts extends unknown ? keyof Texts : never
/** The key of a text that is written at the edge. */
export type ServerKey = PluralForm<
  KeysOf<(typeof areas)[keyof typeof areas] | Areas[(typeof ofPages)[number]]>
>

type NameIn<Group extends string, Key = ServerKey> = Key extends `${Group}.${infer Name}` ? Name : never
/** The name of a sentence on a model or a request (`src/domain/fit/sentence.ts`). */
export type FitSentence = NameIn<'fit-sentence'>
/** The name of a conclusion from a data plate (`src/domain/fit/decode-plate.ts`). */
export type PlateSentence = NameIn<'plate-sentence'>
/** The name of a sentence of the assistant (`src/domain/assistant/say.ts`). */
export type AssistantSentence = NameIn<'assistant'>
/** A country outside the European Union whose approval a data plate may bear. */
export type PlateCountry = NameIn<'plate-country'>
/** The name of a kind of instrument in these conclusions (`src/domain/fit/plate-periods.ts`). */
export type PlateKind = NameIn<'plate-kind'>

const keys = new Set<string>()
/** Whether a composed key has a text. */
export const isServerKey = (key: string): key is ServerKey => keys.has(key)

/** All of them are read when the module is, so that whoever writes a sentence need not wait for it. */
async function load(locale: Locale): Promise<Translate<ServerKey>> {
  const files: { default: Record<string, string> }[] = await Promise.all([
    ...ofPages.map((area) => import(`./${locale}/${area}.json`, { with: { type: 'json' } })),
    ...Object.keys(areas).map(
      (area) => import(`./${locale}/server/${area}.json`, { with: { type: 'json' } }),
    ),
  ])
  const texts: Record<string, string> = Object.assign({}, ...files.map((file) => file.default))
  for (const key of Object.keys(texts)) keys.add(key)
  const written = Object.entries(texts).map(([key, text]) => [
    key,
    locale === 'fr' ? frenchSpaces(text) : text,
  ])
  return translateBy(lookupIn(locale, Object.fromEntries(written)))
}

const translators = await eachLoaded(load)

/**
 * The texts of mails, documents and rules in a language. They are no part of a page: `test/house/server-texts.test.ts`
 * follows the imports of the browser's entries.
 */
export const serverTexts = (locale: Locale): Translate<ServerKey> => translators[locale]
