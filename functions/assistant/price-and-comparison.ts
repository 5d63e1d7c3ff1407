import type { Localized } from '#config/locales.ts'
import { travelPrices } from '#domain/assistant/company-reply.ts'
import { cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/pages.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { listServices } from '#functions/catalogue/services.ts'
import { approvalText } from './feature-reply.ts'
import { productSource } from './find-instruments.ts'
import { cardOf, lineOf, type Named, priceText, stockText } from './named-models.ts'
import { wantedList } from './wanted-list.ts'

const words = {
  demonstration: {
    fr: 'Prix de démonstration ; seul le devis engage.',
    en: 'Demonstration prices; only the quotation is binding.',
    de: 'Demonstrationspreise; verbindlich ist nur das Angebot.',
  },
  delivery: {
    fr: 'Délai de livraison indicatif : {days} jours ouvrés.',
    en: 'Indicative delivery time: {days} working days.',
    de: 'Lieferzeit, unverbindlich: {days} Arbeitstage.',
  },
  service: { fr: '{name} : {price}', en: '{name}: {price}', de: '{name}: {price}' },
  travel: { fr: 'Déplacement par visite', en: 'Travel per visit', de: 'Anfahrt je Besuch' },
  besides: {
    fr: 'S’y ajoute le déplacement, une fois par visite : {list}.',
    en: 'Travel is added, once per visit: {list}.',
    de: 'Hinzu kommt die Anfahrt, einmal je Besuch: {list}.',
  },
  unknown: {
    fr: 'La référence {typed} n’est pas au catalogue ; du modèle {model} il y a :',
    en: 'The reference {typed} is not in the catalogue; of model {model} there are:',
    de: 'Die Referenz {typed} steht nicht im Katalog; vom Modell {model} gibt es:',
  },
  compared: { fr: 'En bref :', en: 'In short:', de: 'Kurz gefasst:' },
  open: { fr: 'Ouvrir la comparaison', en: 'Open the comparison', de: 'Vergleich öffnen' },
  cheaper: {
    fr: '{name} coûte {difference} de moins.',
    en: '{name} costs {difference} less.',
    de: '{name} kostet {difference} weniger.',
  },
} satisfies Record<string, Localized>

/** Price and stock of these very models. */
export function priceReply(question: Question, named: readonly Named[]): Draft {
  const { locale, folded } = question
  const wanted = wantedList(question, named)
  const lines = [
    ...unknownLines(question),
    ...named.flatMap((own) => [
      lineOf(own, locale),
      ...(cues.delivery.test(folded) ? deliveryLine(own, locale) : []),
    ]),
  ]
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'price',
    text: [[...lines, ...(wanted ? [wanted.text] : [])].join('\n'), words.demonstration[locale]].join('\n\n'),
    facts: [...lines, ...(wanted?.facts ?? [])],
    sources: named.map((own) => productSource(own, locale)),
    products: named.map((own) =>
      cardOf(own, `${priceText(own.variant.price, locale)}, ${stockText(own.variant.inStock, locale)}`),
    ),
    actions: [wanted?.action ?? quote, contact],
  }
}

/** A reference that the catalogue does not have, of a model that it has. */
const unknownLines = ({ facts, text, locale }: Question) =>
  facts.flatMap((fact) => {
    const typed = text.slice(fact.span.from, fact.span.to)
    const isReference = fact.type === 'model' && typed.split('-').length > 2
    return isReference ? [fill(words.unknown, locale, { typed, model: fact.model })] : []
  })

const deliveryLine = ({ variant }: Named, locale: Question['locale']) => {
  const days = variant.facts?.deliveryDays ?? null
  return days === null ? [] : [fill(words.delivery, locale, { days: String(days) })]
}

const services: readonly (readonly [code: string, words: RegExp])[] = [
  ['calibration-certificate', /\b(?:etalonn\w*|calibrat\w*|kalibrier\w*)\b/],
  ['commissioning', /\b(?:mise en service|installation|commissioning|inbetriebnahme)\b/],
  ['on-site-adjustment', /\b(?:ajustage|adjustment|justierung)\b/],
  [
    'take-back',
    /\b(?:reprise|repren\w*|take back|(?:take|buy) (?:\w+ ){1,4}back|trade in|part exchange|rucknahme|zuruck ?nehm\w*|nehm\w* (?:\w+ ){1,4}zuruck|in zahlung)\b/,
  ],
  ['training', /\b(?:formation|training|schulung\w*)\b/],
  ['metrological-logbook', /\b(?:carnet|logbook|prufbuch)\b/],
  [
    'conformity-assessment',
    /\b(?:conformite|conformity|konformitatsbewertung|primitive|ersteichung|initial)\b/,
  ],
  ['travel', /\b(?:deplacement|visite|visit|travel|trip|call ?out|trajet|anfahrt\w*|anreise|fahrtkosten)\b/],
  ['periodic-verification', /\b(?:verif\w*|eichung\w*|prufung\w*)\b/],
]

/** What a service costs; of several bands of Max the one that is asked for. Null where no service is meant. */
export async function servicePrice(env: { DB: D1Database }, question: Question): Promise<Draft | null> {
  const { folded, locale } = question
  const code = services.find(([, own]) => own.test(folded))?.[0]
  if (!code) return null
  const lines = code === 'travel' ? travelLines(question) : await serviceLines(env, question, code)
  if (lines.length === 0) return null
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'price',
    text: `${lines.join('\n')}\n\n${words.demonstration[locale]}`,
    facts: lines,
    sources: [pageSource('/devis', locale)],
    actions: [quote, contact],
  }
}

const travelLines = (question: Question) =>
  placeIn(question) ? [] : [words.travel[question.locale], ...travelPrices(question.locale)]

/** Prices of the bands that are asked for; of what is done at the customer's also what a visit costs. */
async function serviceLines(env: { DB: D1Database }, question: Question, code: string): Promise<string[]> {
  const { locale } = question
  const maxG = (loadIn(question) ?? 0) / 1e6
  const all = (await listServices(env, locale)).filter((own) => own.code.startsWith(code))
  const band = all.filter(
    ({ appliesTo }) => maxG > (appliesTo.maxAboveG ?? 0) && maxG <= (appliesTo.maxUpToG ?? Infinity),
  )
  const prices = (maxG > 0 && band.length > 0 ? band : all).map(({ name, priceCents }) =>
    fill(words.service, locale, {
      name,
      price: priceText(priceCents === null ? null : priceCents / 100, locale),
    }),
  )
  if (!all.some(({ onSite }) => onSite) || placeIn(question)) return prices
  return [...prices, fill(words.besides, locale, { list: travelPrices(locale).join(', ') })]
}

/** Two models or more side by side, with the table of the site. */
export function comparisonReply({ locale }: Question, named: readonly Named[]): Draft {
  const lines = named.map((own) => lineOf(own, locale))
  const difference = [...approvalLines(named, locale), ...cheaperLine(named, locale)]
  const query = new URLSearchParams(
    named.map(({ product, variant }) => ['p', `${product.id}:${variant.reference}`]),
  )
  const compare = { label: words.open[locale], href: inLocale(locale, paths.compare(String(query))) }
  return {
    kind: 'comparison',
    text: [words.compared[locale], ...lines, ...difference].join('\n'),
    facts: [...lines, ...difference],
    sources: named.map((own) => productSource(own, locale)),
    products: named.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [compare, actionsIn(locale).quote],
  }
}

/** Which of them may serve a regulated use, where not all or none may. */
function approvalLines(named: readonly Named[], locale: Question['locale']): string[] {
  const different = new Set(named.map(({ variant }) => variant.metrologie === 'yes')).size > 1
  return different ? named.map(({ variant }) => `${approvalText(variant, locale)}.`) : []
}

function cheaperLine(named: readonly Named[], locale: Question['locale']): string[] {
  const [a, b] = named
  const [first, second] = [a?.variant.price ?? null, b?.variant.price ?? null]
  if (!a || !b || named.length !== 2 || first === null || second === null || first === second) return []
  const cheaper = first < second ? a : b
  return [
    fill(words.cheaper, locale, {
      name: cheaper.variant.reference,
      difference: formatEuros(Math.abs(first - second), locale),
    }),
  ]
}
