import { vatRates } from '#config/desk-settings.ts'
import type { Localized } from '#config/locales.ts'
import { travelZoneOf } from '#domain/area/travel-zone.ts'
import { travelPrices } from '#domain/assistant/company-reply.ts'
import { words as companyWords } from '#domain/assistant/company-words.ts'
import { cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/pages.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { signalWords } from '#domain/assistant/signal-words.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { formatNumber, noBreakSpace } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { listServices } from '#functions/catalogue/services.ts'
import { productSource } from './find-instruments.ts'
import { cheaperLine, differencesOf } from './model-differences.ts'
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
  deliveryOpen: {
    fr: 'Le délai de livraison figure au devis.',
    en: 'The delivery time is stated in the quotation.',
    de: 'Die Lieferzeit steht im Angebot.',
  },
  vat: {
    fr: 'Soit {price} TTC, avec la TVA française de {rate}.',
    en: 'That is {price} including French VAT at {rate}.',
    de: 'Das sind {price} inklusive {rate} französischer Mehrwertsteuer.',
  },
  total: {
    fr: 'Déplacement à {place} : {travel} HT. Ensemble : {total} HT.',
    en: 'Travel to {place}: {travel} excl. VAT. Together: {total} excl. VAT.',
    de: 'Anfahrt nach {place}: {travel} zzgl. MwSt. Zusammen: {total} zzgl. MwSt.',
  },
  service: { fr: '{name} : {price}', en: '{name}: {price}', de: '{name}: {price}' },
  travel: { fr: 'Déplacement par visite', en: 'Travel per visit', de: 'Anfahrt je Besuch' },
  besides: {
    fr: 'S’y ajoute le déplacement, une fois par visite : {list}.',
    en: 'Travel is added, once per visit: {list}.',
    de: 'Hinzu kommt die Anfahrt, einmal je Besuch: {list}.',
  },
  compared: { fr: 'En bref :', en: 'In short:', de: 'Kurz gefasst:' },
  open: { fr: 'Ouvrir la comparaison', en: 'Open the comparison', de: 'Vergleich öffnen' },
} satisfies Record<string, Localized>

/** Price and stock of these very models. */
export function priceReply(question: Question, named: readonly Named[]): Draft {
  const { locale, folded } = question
  const wanted = wantedList(question, named)
  const lines = named.flatMap((own) => [
    lineOf(own, locale),
    ...(cues.delivery.test(folded) ? deliveryLine(own, locale) : []),
    ...(withVat.test(folded) ? vatLine(own, locale) : []),
  ])
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

const deliveryLine = ({ variant }: Named, locale: Question['locale']) => {
  const days = variant.facts?.deliveryDays ?? null
  return [days === null ? words.deliveryOpen[locale] : fill(words.delivery, locale, { days: String(days) })]
}

/** « TTC », « including VAT », « inkl. MwSt. » */
const withVat =
  /\b(?:ttc|toutes taxes|tva|(?:incl\w*|with|plus|before|after) (?:the )?(?:vat|tax\w*)|vat|tax|gross|inkl\w* (?:mwst|steuer)|mwst|mehrwertsteuer|umsatzsteuer|brutto(?:preis\w*)?)\b/

/** What a price comes to with the normal French rate. */
function vatLine({ variant }: Named, locale: Question['locale']): string[] {
  const [perThousand] = vatRates
  if (variant.price === null) return []
  const grossCents = Math.round((variant.price * 100 * (1000 + perThousand)) / 1000)
  const rate = `${formatNumber(perThousand / 10, locale)}${locale === 'en' ? '' : noBreakSpace}%`
  return [fill(words.vat, locale, { price: formatEuros(grossCents / 100, locale), rate })]
}

const services: readonly (readonly [code: string, words: RegExp])[] = [
  ['calibration-certificate', /\b(?:etalonn\w*|calibrat\w*|kalibrier\w*)\b/],
  ['commissioning', /\b(?:mise en service|installation|commissioning|inbetriebnahme)\b/],
  ['on-site-adjustment', /\b(?:ajustage|adjustment|justierung)\b/],
  ['take-back', signalWords.takeBack],
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
  const codes = services.flatMap(([own, said]) => (said.test(folded) ? [own] : []))
  // « a verification, travel included »: the work is asked first.
  const code = codes.find((own) => own !== 'travel') ?? codes[0]
  if (!code) return null
  // In Germany an authority verifies, at prices of its own; what is said of the place says so.
  if (code === 'periodic-verification' && (placeIn(question)?.answer.country ?? question.country) === 'DE')
    return null
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
  if (code === 'take-back') return [companyWords.takenBack[locale], ...prices]
  if (!all.some(({ onSite }) => onSite)) return prices
  if (placeIn(question)) return [...prices, ...totalLine(question, band.length > 0 && maxG > 0 ? band : all)]
  return [...prices, fill(words.besides, locale, { list: travelPrices(locale).join(', ') })]
}

/** One service of one visit at a place whose travel has a price. */
function totalLine(question: Question, own: readonly { priceCents: number | null }[]): string[] {
  const { locale } = question
  const place = placeIn(question)
  const travel = place && travelZoneOf(place.answer)
  const priceCents = own.length === 1 ? (own[0]?.priceCents ?? null) : null
  if (!travel || priceCents === null) return []
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  const total = euros(priceCents + travel.priceCents)
  return [fill(words.total, locale, { place: place.name, travel: euros(travel.priceCents), total })]
}

/** Two models or more side by side, with the table of the site. */
export function comparisonReply(question: Question, named: readonly Named[]): Draft {
  const { locale } = question
  const lines = named.map((own) => lineOf(own, locale))
  const cheaper = cheaperLine(named, locale)
  // Who asks which costs less reads that first.
  const isFirst = signalWords.costsLess.test(question.folded)
  const difference = [...differencesOf(question, named), ...(isFirst ? [] : cheaper)]
  const query = new URLSearchParams(
    named.map(({ product, variant }) => ['p', `${product.id}:${variant.reference}`]),
  )
  const compare = { label: words.open[locale], href: inLocale(locale, paths.compare(String(query))) }
  return {
    kind: 'comparison',
    text: [...(isFirst ? cheaper : []), words.compared[locale], ...lines, ...difference].join('\n'),
    facts: [...cheaper, ...lines, ...difference],
    sources: named.map((own) => productSource(own, locale)),
    products: named.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [compare, actionsIn(locale).quote],
  }
}
