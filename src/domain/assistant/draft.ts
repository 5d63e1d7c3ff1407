import type { Locale } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { NamedProduct, Reply, ReplyKind } from './conversation-schema.ts'
import { knownNumbers, onlySupported, unsupportedNumbers } from './number-check.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

/** A link as an answer shows it. */
export type Source = Reply['sources'][number]
/** A next step. */
export type Action = Reply['actions'][number]

/**
 * An answer before its numbers are checked. `facts` are what may be said: results of the rules, texts of passages and
 * of the catalogue. A template holds no number of its own.
 */
export type Draft = {
  kind: ReplyKind
  text: string
  /** The answer to a question that wants a yes or a no. */
  verdict?: boolean
  /** A rule is applied, for which the holder of the instrument is responsible: said once a conversation. */
  isAdvice?: boolean
  facts: readonly string[]
  /** Places in laws and recommendations that it stands on, cited once behind all answers of a reply. */
  legal?: readonly string[]
  sources?: readonly Source[]
  products?: readonly NamedProduct[]
  actions?: readonly Action[]
  suggestions?: readonly string[]
}

/** The phone number as it is dialled within France and from abroad: « +33 3 53 01 01 67 ». */
export const phoneText = (locale: Locale, phone: string) => {
  if (!phone.startsWith('+33')) return phone
  const national = `0${phone.slice(3)}`.replaceAll(/(\d{2})(?=\d)/g, '$1 ')
  return locale === 'fr' ? national : `+33 ${national.slice(1)}`
}

/** To call the company. */
export const callAction = ({ locale, company: { phone } }: Pick<Question, 'locale' | 'company'>): Action => ({
  label: say('action.call', locale, { phone: phoneText(locale, phone) }),
  href: `tel:${phone}`,
})

/** The next steps that many answers offer. */
export const actionsIn = (locale: Locale) => {
  const at = (name: 'contact' | 'quote' | 'configurator' | 'products', path: string) => ({
    label: say(`action.${name}`, locale),
    href: inLocale(locale, path),
  })
  return {
    contact: at('contact', paths.contact),
    quote: at('quote', paths.quote),
    configurator: at('configurator', paths.configurator()),
    products: at('products', paths.products()),
  }
}

/** Questions that show what can be asked. */
export const startersIn = (locale: Locale): string[] =>
  (['starter.1', 'starter.2', 'starter.3'] as const).map((name) => say(name, locale))

/**
 * Makes the spaces before « ; : ? ! » of a French answer no-break, and those between a number and its unit in German;
 * the other languages have none before a sign.
 */
export function typeset(text: string, locale: Locale): string {
  if (locale !== 'fr') return germanSpaces(withoutFrenchSpaces(text), locale)
  return text
    .replaceAll(/[ \u202f]([;?!])/g, '\u202f$1')
    .replaceAll(/ (:|»)/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(/(?<=\ble )1(?=[ \u00a0]\p{L}{3,9}[ \u00a0]20\d\d)/gu, '1er')
    .replaceAll(
      /(\d) (?=(?:km|[µmk]?g|t|h|cm|mm|m|ans?|mois|semaines?|jours?|heures?|minutes?)(?![\p{L}\d]))/gu,
      '$1\u00a0',
    )
}

/** Texts of the catalogue are joined by « ; » in all languages; only French has a space before it. */
const withoutFrenchSpaces = (text: string) =>
  text
    .replaceAll(/[ \u00a0\u202f]+([;?!](?=\s|$))/g, '$1')
    .replaceAll(/(?<=[\p{L})])[ \u00a0\u202f]+(?=:\s)/gu, '')

const germanSpaces = (text: string, locale: Locale) =>
  locale === 'de'
    ? text.replaceAll(
        /(\d) (?=(?:km|Uhr|Stunden|Arbeitstage|Tage|Wochen|Monate|Jahre)\b)|(Nr\.) (?=\d)/g,
        '$1$2\u00a0',
      )
    : text

/**
 * A draft as an answer, once every number that no fact supports is taken out of text, reasons, steps and suggestions;
 * null where no text is left. The only way to a reply: data plates and prices of the products are those of the
 * catalogue.
 */
export function checked(draft: Draft, locale: Locale): Reply | null {
  const supported = knownNumbers(draft.facts, locale)
  const text = onlySupported(draft.text, supported, locale)
  if (text === null) return null
  const isSupported = (part: string) => unsupportedNumbers(part, supported, locale).length === 0
  return {
    lang: locale,
    kind: draft.kind,
    text: typeset(text, locale),
    sources: unlike(draft.sources ?? []).map(({ title, href }) => ({ title: typeset(title, locale), href })),
    products: (draft.products ?? []).map((card) => ({
      ...card,
      why: typeset(onlySupported(card.why, supported, locale) ?? '', locale),
    })),
    actions: (draft.actions ?? [])
      .filter(({ label, href }) => href.startsWith('tel:') || isSupported(label))
      .map(({ label, href }) => ({ label: typeset(label, locale), href })),
    suggestions: (draft.suggestions ?? [])
      .filter(isSupported)
      .map((suggestion) => typeset(suggestion, locale)),
  }
}

/** Two answers as one: what the first says, behind it the second. */
export const joined = (first: Draft, second: Draft): Draft => ({
  ...first,
  text: `${first.text}\n\n${second.text}`,
  facts: [...first.facts, ...second.facts],
  legal: [...(first.legal ?? []), ...(second.legal ?? [])],
  sources: unlike([...(first.sources ?? []), ...(second.sources ?? [])]),
  products: [...(first.products ?? []), ...(second.products ?? [])],
  actions: unlike([...(first.actions ?? []), ...(second.actions ?? [])]),
  suggestions: second.suggestions ?? first.suggestions ?? [],
})

const unlike = <Link extends { href: string }>(links: readonly Link[]) => [
  ...new Map(links.map((link) => [link.href, link])).values(),
]
