import { limits } from '#config/limits.ts'
import type { Localized } from '#config/locales.ts'
import { type Draft, fill } from '#domain/assistant/draft.ts'
import { spelt } from '#domain/assistant/number-check.ts'
import { foldedWords, namedModels, type Question } from '#domain/assistant/question.ts'
import { signalWords } from '#domain/assistant/signal-words.ts'
import { writeSharedList } from '#domain/quote-list/list-address.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { type Named, priceText } from './named-models.ts'

const words = {
  wanted: {
    fr: 'Pour le devis : {list}.',
    en: 'For the quotation: {list}.',
    de: 'Für das Angebot: {list}.',
  },
  total: { fr: 'Ensemble : {total}.', en: 'Together: {total}.', de: 'Zusammen: {total}.' },
  open: {
    fr: 'Ouvrir cette liste de devis',
    en: 'Open this quote list',
    de: 'Diese Angebotsliste öffnen',
  },
} satisfies Record<string, Localized>

/** « 3 MV-P4-15 », « 2 x … », « 5 Stück … », « MV-P4-15 x 3 » */
const before =
  /(?<![\p{L}\d.,/-])(\d{1,3})\s?(?:x|×|\*|fois|pi[eè]ces?|unit[ée]s?|units?|pcs|pieces of|of|of the|de la|stück|stk\.?|mal|st\.)?(?:\s?(?:\p{L}*waagen|balances?|bascules?|scales?|instruments?|mod[eè]les?|models?|geräte|p[eè]se-\p{L}+|\p{L}+ scales))?\s*$/iu
const behind =
  /^\s*(?:x|×|\*|[,:(]?\s*(?:quantit[ée]|quantity|qty|menge|anzahl))\s*:?\s?(\d{1,3})(?!\d|[.,]\d)/iu

/** « au devis svp, 2 pièces », « quantity: 4 », folded: anywhere behind the model, up to the next one. */
const further = new RegExp(
  `\\b(\\d{1,3}|${Object.keys(spelt).join('|')}) (?:pieces?|unites?|units?|pcs|stuck|stk|exemplaires?)\\b|\\b(?:quantite|quantity|qty|menge|anzahl) (?:de |of |von )?(\\d{1,3})\\b|\\b(?:pren\\w*|achet\\w*|command\\w*|take|takes|buy|order|want|need|nehm\\w*|kauf\\w*|bestell\\w*|brauch\\w*|(?:wir|ich) (?:gleich )?)(?: (?:en|davon|gleich))? ?(\\d{1,3}|${Object.keys(spelt).join('|')})(?! ?(?:kg|g|mg|t|mm|cm|m|h|x|ans?|jahre?n?|years?|mois|months?|monate?n?)\\b)\\b|\\b(\\d{1,3}) (?:of them|davon|pour)\\b`,
)
const countsParts = /\b(?:compt(?:er|age|euses?)|count\w*|zahl(?:en|t|waage\w*))\b/

function furtherOf(question: Question, to: number): string | undefined {
  if (countsParts.test(question.folded)) return undefined
  const next = namedModels(question).find(({ span }) => span.from > to)?.span.from
  const said = foldedWords(question.text.slice(to, next)).match(further)
  return said?.slice(1).find((own) => own !== undefined)
}

function quantityOf(question: Question, { from, to }: { from: number; to: number }): number {
  const { text } = question
  const ahead = text.slice(0, from)
  const typed = ahead.match(before)?.[1] ?? text.slice(to).match(behind)?.[1]
  const word = foldedWords(ahead).match(/(\p{L}+)(?: (?:stuck|stk|pieces?|units?|unites?|mal|x))?$/u)?.[1]
  const later = furtherOf(question, to)
  const quantity = Number(typed ?? spelt[word ?? ''] ?? spelt[later ?? ''] ?? later ?? 1)
  return quantity >= 1 && quantity <= limits.quoteQuantity ? quantity : 1
}

type Wanted = Pick<Draft, 'text' | 'facts'> & { action: { label: string; href: string } }

/** The list that a quotation is asked for, with the numbers of pieces; null where none is. */
export function wantedList(question: Question, named: readonly Named[]): Wanted | null {
  const { locale, folded } = question
  const items = namedModels(question).flatMap((fact) => {
    const own = named.find(({ variant }) => fact.type === 'reference' && variant.reference === fact.reference)
    return own ? [{ ...own, quantity: quantityOf(question, fact.span) }] : []
  })
  if (items.length === 0 || !(signalWords.quote.test(folded) || items.some(({ quantity }) => quantity > 1)))
    return null
  const query = writeSharedList({
    lines: items.map(({ product, variant, quantity }) => ({
      productId: product.id,
      reference: variant.reference,
      quantity,
      priceCents: variant.price === null ? null : Math.round(variant.price * 100),
      accessories: [],
    })),
    services: [],
  })
  if (query === null) return null
  const list = items.map(({ variant, quantity }) => `${quantity}\u00a0×\u00a0${variant.reference}`)
  const cents = items.map(({ variant, quantity }) =>
    variant.price === null ? null : Math.round(variant.price * 100) * quantity,
  )
  const isMany = items.some(({ quantity }) => quantity > 1) && !cents.includes(null)
  const sum = cents.reduce<number>((all, own) => all + (own ?? 0), 0) / 100
  const total = isMany
    ? [fill(words.total, locale, { total: priceText(sum, locale) }).replace(/\.\.$/, '.')]
    : []
  const text = [fill(words.wanted, locale, { list: list.join(', ') }), ...total].join(' ')
  return {
    text,
    facts: [text],
    action: { label: words.open[locale], href: inLocale(locale, paths.sharedList(query)) },
  }
}
