import { travelZoneOf } from '#domain/area/travel-zone.ts'
import { asksYesNo } from '#domain/assistant/clauses.ts'
import { areaAnswer, servicesAnswer, travelPrices } from '#domain/assistant/company-answers.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/page-sources.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { quantityBefore, quantityIn } from '#domain/assistant/quantity.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { logbookAnswer } from '#domain/assistant/state-answers.ts'
import { saidOf, says } from '#domain/assistant/word-lists.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { gram } from '#domain/metrology/mass.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { listServices } from '#functions/catalogue/services.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
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
  return servicePrice(env, question, serviceNamed(question) ?? 'periodic-verification')
}

const serviceNamed = (question: Question): Code | undefined =>
  codes.find((service) => saidOf(question, [`service-${service}`]).length > 0)

/** « Do you train our staff? »: yes, and for how much; what verifies, and without a service, what the company does. */
export const serviceOffered: Answer = async (env, { question, clause }) => {
  const code = serviceNamed(clause)
  if (!code || ofAuthorities.has(code)) return servicesAnswer(question)
  return { ...(await servicePrice(env, question, code)), verdict: true }
}
const ofAuthorities: ReadonlySet<string> = new Set([
  'conformity-assessment',
  'periodic-verification',
  'travel',
])

/** What a service that a clause names costs for an instrument of this Max, µg; nothing where it names none. */
export async function servicesFor(env: AssistantEnv, clause: Question, maxUg: number): Promise<string[]> {
  const code = serviceNamed(clause)
  if (!code || code === 'travel') return []
  const end = { from: clause.text.length, to: clause.text.length }
  const load = { type: 'load', loadUg: maxUg, fromUg: null, span: end, corrected: null } as const
  return serviceLines(env, { ...clause, facts: [load] }, code)
}

/** Is a verification to serve instead of a calibration? */
export const asksForOther = (clause: Question): boolean =>
  says(clause, 'replaces') && says(clause, 'verify') && asksYesNo(clause.text)

/** Of a calibration both what it is worth and what it costs; how often it is done is for its user to say. */
export const calibrationAnswer: Answer = async (env, asked) => {
  const { question, clause } = asked
  const price = await servicePrice(env, question, 'calibration-certificate')
  // « and the yearly verification? » asks for no interval.
  const isHowOften = says(clause, 'how-often') && !asksYesNo(clause.text)
  const lead = say(isHowOften ? 'company.calibration-interval' : 'company.calibration', question.locale)
  const lines = isHowOften && !says(clause, 'paid') ? [lead] : [lead, price.text]
  return { ...price, text: lines.join('\n'), facts: [...price.facts, lead] }
}

/** « Is the certificate enough, or the green sticker? »: neither proves what the other does. */
export const twoProofsAnswer: Answer = (_, asked) =>
  statement(asked, 'rule.two-proofs', {
    kind: 'rule',
    page: '/blog/verification-periodique',
    steps: ['quote', 'contact'],
    ...(says(asked.clause, 'replaces') && { verdict: false }),
  })

/** A service that is done, and what it costs. */
export const serviceDone =
  (code: Code): Answer =>
  async (env, { question }) => ({ ...(await servicePrice(env, question, code)), verdict: true })

/** The rule of the logbook, and what one costs here. */
export const logbookPriced: Answer = async (env, { question }) => {
  const rule = logbookAnswer(question)
  const price = await servicePrice(env, question, 'metrological-logbook')
  return { ...rule, text: [rule.text, price.text].join('\n'), facts: [...rule.facts, ...price.facts] }
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
  const priced = code === 'travel' ? travelLines(question) : await serviceLines(env, question, code)
  // Without a country a German speaker is told the rules of Germany.
  const isInGerman = code === 'periodic-verification' && country === null && locale === 'de'
  const lines = isInGerman ? [say('company.german', locale), ...priced] : priced
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

type Service = Awaited<ReturnType<typeof listServices>>[number]

/** Instruments of one Max, and how many; without a load all bands are meant. */
type Lot = { quantity: number; service: Service }

/** Prices of the bands that are asked for; of what is done at the customer's also what a visit costs. */
async function serviceLines(env: AssistantEnv, question: Question, code: Code): Promise<string[]> {
  const { locale } = question
  const [services, maxes] = await Promise.all([listServices(env, locale), maxesOfKinds(env, question)])
  const all = services.filter((service) => service.code.startsWith(code))
  const lots = lotsOf(question, all, maxes)
  const prices = lots.map(({ quantity, service: { name, priceCents } }) =>
    say('price.service', locale, {
      name: quantity > 1 ? `${quantity} × ${name}` : name,
      price: priceText(priceCents === null ? null : (quantity * priceCents) / 100, locale),
    }),
  )
  const lead = code === 'take-back' ? [say('company.taken-back', locale)] : []
  if (!all.some(({ onSite }) => onSite)) return [...lead, ...prices]
  const isCounted = lots.length < all.length && lots.every(({ service }) => service.priceCents !== null)
  const sumCents = lots.reduce((sum, { quantity, service }) => sum + quantity * (service.priceCents ?? 0), 0)
  return [...lead, ...prices, ...visitLines(question, isCounted ? sumCents : null)]
}

/** The Max of every model of the kinds that a question names, µg: « what is it for a weighbridge? ». */
async function maxesOfKinds(env: AssistantEnv, { facts }: Question): Promise<number[]> {
  const kinds = new Set(facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted ? fact.kinds : [])))
  if (kinds.size === 0) return []
  const { models } = await currentModels(env)
  return models.filter(({ kind }) => kinds.has(kind)).map(topMaxUg)
}

const isFor = ({ appliesTo }: Service, maxUg: number) =>
  maxUg / gram > (appliesTo.maxAboveG ?? 0) && maxUg / gram <= (appliesTo.maxUpToG ?? Infinity)

/** The service of each load that is named; without one those of the kinds that are, else all of them. */
function lotsOf({ facts, text }: Question, all: readonly Service[], maxes: readonly number[]): Lot[] {
  const lots = facts.flatMap((fact) => {
    if (fact.type !== 'load') return []
    const service = all.find((each) => isFor(each, fact.loadUg))
    return service ? [{ quantity: quantityBefore(text.slice(0, fact.span.from), fact), service }] : []
  })
  const [lot, ...others] = lots
  // « for three, counter scales of 15 kg »
  if (lot && others.length === 0 && lot.quantity === 1)
    return [{ ...lot, quantity: quantityIn({ text, facts }) }]
  if (lots.length > 0) return lots
  const ofKinds = all.filter((service) => maxes.some((maxUg) => isFor(service, maxUg)))
  // « 3 counter scales »: how many counts where one price is meant.
  const quantity = ofKinds.length === 1 && kindsNamed(facts).length > 0 ? quantityIn({ text, facts }) : 1
  return (ofKinds.length > 0 ? ofKinds : all).map((service) => ({ quantity, service }))
}

/** Travel is paid once a visit: for a place with the sum, else by zone. */
function visitLines(question: Question, sumCents: number | null): string[] {
  const { locale } = question
  if (says(question, 'in-workshop')) return [say('price.in-workshop', locale)]
  const place = placeIn(question)
  const zone = place && travelZoneOf(place.answer, question.company.travelCents)
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  if (!place || !zone) return [say('price.besides', locale, { list: travelPrices(question).join(', ') })]
  if (sumCents === null) return [say('company.travel', locale, { price: euros(zone.priceCents) })]
  const total = euros(sumCents + zone.priceCents)
  return [say('price.total', locale, { place: place.name, travel: euros(zone.priceCents), total })]
}
