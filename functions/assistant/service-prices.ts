import { travelZoneOf } from '#domain/area/travel-zone.ts'
import { areaAnswer, travelPrices } from '#domain/assistant/company-answers.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/page-sources.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { saidOf, says } from '#domain/assistant/word-lists.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { gram } from '#domain/metrology/mass.ts'
import { listServices } from '#functions/catalogue/services.ts'
import type { Answer, AssistantEnv } from './asked.ts'
import { priceText } from './named-models.ts'
import { statement } from './statements.ts'

/** Services by their codes, each with the list of words that name it; the work is asked before the travel. */
const codes = [
  'calibration-certificate',
  'commissioning',
  'on-site-adjustment',
  'take-back',
  'training',
  'metrological-logbook',
  'conformity-assessment',
  'periodic-verification',
  'travel',
] as const
type Code = (typeof codes)[number]

/** What a service costs; where none is named, that of the verification. */
export const servicePriceAnswer: Answer = (env, { question }) => {
  const [code] = codes.filter((service) => saidOf(question, [`service-${service}`]).length > 0)
  return servicePrice(env, question, code ?? 'periodic-verification')
}

/** Of a calibration both what it is worth and what it costs. */
export const calibrationAnswer: Answer = async (env, { question }) => {
  const price = await servicePrice(env, question, 'calibration-certificate')
  const lines = [say('company.calibration', question.locale), price.text]
  return { ...price, text: lines.join('\n'), facts: [...price.facts, lines[0] ?? ''] }
}

/** What is repaired, and what it costs: after a fault was told the price alone is asked. */
export const repairAnswer: Answer = (_, asked) => {
  const isPrice = says(asked.clause, 'paid')
  const names = isPrice && !says(asked.clause, 'repair-word') ? [] : (['repair.answer'] as const)
  return statement(asked, isPrice ? [...names, 'repair.price'] : names, {
    kind: 'handover',
    steps: ['contact', 'call', 'quote'],
  })
}

/** The price of one service; of several bands of Max the one that is asked for. */
export async function servicePrice(env: AssistantEnv, question: Question, code: Code): Promise<Draft> {
  const { locale } = question
  // In Germany an authority verifies, at prices of its own.
  const country = placeIn(question)?.answer.country ?? question.country
  if (code === 'periodic-verification' && country === 'DE')
    return areaAnswer({ ...question, folded: `${question.folded} eichen` })
  const lines = code === 'travel' ? travelLines(question) : await serviceLines(env, question, code)
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'price',
    text: [...lines, say('price.demonstration', locale)].join('\n'),
    facts: lines,
    sources: [pageSource('/devis', locale)],
    actions: [quote, contact],
  }
}

function travelLines(question: Question): string[] {
  const { locale } = question
  const place = placeIn(question)
  const zone = place && travelZoneOf(place.answer, question.company.travelCents)
  if (zone) return [say('company.travel', locale, { price: formatEuros(zone.priceCents / 100, locale) })]
  return [say('price.travel', locale), ...travelPrices(question)]
}

/** Prices of the bands that are asked for; of what is done at the customer's also what a visit costs. */
async function serviceLines(env: AssistantEnv, question: Question, code: Code): Promise<string[]> {
  const { locale } = question
  const maxG = (loadIn(question) ?? 0) / gram
  const all = (await listServices(env, locale)).filter((service) => service.code.startsWith(code))
  const ofBand = all.filter(
    ({ appliesTo }) => maxG > (appliesTo.maxAboveG ?? 0) && maxG <= (appliesTo.maxUpToG ?? Infinity),
  )
  const meant = maxG > 0 && ofBand.length > 0 ? ofBand : all
  const prices = meant.map(({ name, priceCents }) => {
    const price = priceText(priceCents === null ? null : priceCents / 100, locale)
    return say('price.service', locale, { name, price })
  })
  const lead = code === 'take-back' ? [say('company.taken-back', locale)] : []
  if (!all.some(({ onSite }) => onSite)) return [...lead, ...prices]
  return [...lead, ...prices, ...visitLines(question, meant)]
}

/** Travel is paid once a visit: for a place with the sum, else by zone. */
function visitLines(question: Question, meant: readonly { priceCents: number | null }[]): string[] {
  const { locale } = question
  const place = placeIn(question)
  const zone = place && travelZoneOf(place.answer, question.company.travelCents)
  const priceCents = meant.length === 1 ? (meant[0]?.priceCents ?? null) : null
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  if (!place || !zone) return [say('price.besides', locale, { list: travelPrices(question).join(', ') })]
  if (priceCents === null) return [say('company.travel', locale, { price: euros(zone.priceCents) })]
  const total = euros(priceCents + zone.priceCents)
  return [say('price.total', locale, { place: place.name, travel: euros(zone.priceCents), total })]
}
