import type { AreaAnswer } from '#domain/area/area-rules.ts'
import { pricedZones, travelZoneOf } from '#domain/area/travel-zone.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { companyValues } from './company-values.ts'
import { actionsIn, callAction, type Draft } from './draft.ts'
import { hoursOf, type Today } from './opening-hours.ts'
import { pageSource, type SourcePage } from './page-sources.ts'
import { isKnown, type Place, placeIn, placesIn } from './place.ts'
import type { Question } from './question.ts'
import { regionsIn } from './region.ts'
import { say } from './say.ts'
import { says } from './word-lists.ts'

type Verdict = { verdict?: boolean | undefined }

/** An answer about the company from lines that hold its facts. */
export function companyDraft(
  question: Question,
  lines: readonly string[],
  { page = '/contact', verdict }: { page?: SourcePage } & Verdict = {},
): Draft {
  const { locale } = question
  const { contact, quote } = actionsIn(locale)
  return {
    kind: 'company',
    text: lines.join('\n'),
    ...(verdict === undefined ? {} : { verdict }),
    facts: [...Object.values(companyValues(question)), ...lines],
    sources: [pageSource(page, locale)],
    actions: page === '/contact' ? [contact, callAction(question)] : [quote, contact],
  }
}

/** When the company is open; « are you closed? » is answered by yes where « are you open? » is by no. */
export function hoursAnswer(question: Question, now: Today): Draft {
  const { lines, isOpen } = hoursOf(question, now)
  const asksTime = says(question, 'asks-time')
  const verdict = isOpen === null || asksTime ? undefined : isOpen !== says(question, 'closed')
  return companyDraft(question, lines, { verdict })
}

const comesTo = (kind: AreaAnswer['kind']) => (kind === 'edge' ? undefined : kind === 'inside')

/** How far a place is, and what the journey there costs. */
function placeLines({ name, answer }: Place, question: Question): string[] {
  if (!isKnown(answer)) return []
  const { locale } = question
  const zone = travelZoneOf(answer, question.company.travelCents)
  const values = { ...companyValues(question), place: name, km: String(answer.distanceKm) }
  return [
    say(answer.kind === 'inside' ? 'law.within' : `company.${answer.kind}`, locale, values),
    ...(zone ? [say('company.travel', locale, { price: formatEuros(zone.priceCents / 100, locale) })] : []),
  ]
}

/** Whether the company comes to a place, how far it is, and what the visit costs. */
export function areaAnswer(question: Question): Draft {
  const { locale, country, folded } = question
  const values = companyValues(question)
  const isGerman = says({ folded, locale }, 'verifies')
    ? [say('company.not-in-germany', locale)]
    : [say('company.german', locale)]
  const place = placeIn(question)
  if (place && isKnown(place.answer)) {
    const isVerification = place.answer.country === 'DE' && says({ folded, locale }, 'verifies')
    // « Do you come to Metz and to Nancy? » A postcode and its town are one place.
    const [, other] = placesIn(question)
    const places = other && isKnown(other.answer) && other.name !== place.name ? [place, other] : [place]
    const lines = [
      ...(isVerification ? isGerman : []),
      ...places.flatMap((one) => placeLines(one, question)),
      ...(place.answer.country === 'DE' && !isVerification ? isGerman : []),
    ]
    const [first, ...rest] = places.map(({ answer }) => comesTo(answer.kind))
    const comes = rest.every((one) => one === first) ? first : undefined
    return companyDraft(question, lines, { verdict: isVerification ? false : comes })
  }
  const regions = regionsIn(question)
  if (regions.length > 0) {
    const lines = regions.map(({ name, kind }) =>
      say(`company.region-${kind}`, locale, { ...values, place: name }),
    )
    return companyDraft(question, lines)
  }
  if (country === 'other')
    return companyDraft(question, [say('company.abroad', locale, values)], { verdict: false })
  if (country === 'DE' || country === 'FR') {
    const name = say(`country.${country}`, locale)
    const line = say('company.region-partly', locale, { ...values, place: name })
    return companyDraft(question, [line, ...(country === 'DE' ? isGerman : [])])
  }
  return companyDraft(question, [say('company.radius', locale, values)])
}

/** How to reach the company; with the hours where a time is asked for. */
export function contactAnswer(question: Question, now: Today): Draft {
  const { locale, folded } = question
  const address = say('company.address', locale, companyValues(question))
  const hours = says({ folded, locale }, 'asks-time') ? hoursOf(question, now).lines : []
  return companyDraft(question, [address, ...hours])
}

/** Whether one may come by: address and hours. */
export function visitAnswer(question: Question, now: Today): Draft {
  const { lines, isOpen } = hoursOf(question, now)
  const address = say('company.address', question.locale, companyValues(question))
  return companyDraft(question, [say('visit.answer', question.locale), address, ...lines], {
    verdict: isOpen ?? true,
  })
}

/** What the accreditation covers, and what it does not. */
export function accreditationAnswer(question: Question): Draft {
  const { locale, folded, country } = question
  const lines = [
    say('company.accreditation', locale, companyValues(question)),
    ...(says({ folded, locale }, 'calibration-word') ? [say('company.calibration', locale)] : []),
    ...(country === 'DE' || country === 'both' ? [say('company.german', locale)] : []),
    say('company.unnamed', locale),
  ]
  return companyDraft(question, lines, {
    page: '/about',
    verdict: country !== 'DE' && !says({ folded, locale }, 'calibration-word'),
  })
}

/** What is done for customers; in Germany an authority verifies. */
export function servicesAnswer(question: Question): Draft {
  const { locale, country, folded } = question
  const isGerman = country === 'DE' || (country === null && locale === 'de')
  const asksGerman = country === 'DE' && says({ folded, locale }, 'verifies')
  const lines = [
    ...(asksGerman ? [say('company.not-in-germany', locale)] : [say('company.services', locale)]),
    ...(isGerman && !asksGerman ? [say('company.german', locale)] : []),
  ]
  return companyDraft(question, lines, { page: '/devis', verdict: !asksGerman })
}

/** What a visit costs in every zone, as text. */
export const travelPrices = ({ locale, company }: Question): string[] =>
  pricedZones(company.travelCents).map(
    ({ upToKm, priceCents }) =>
      `≤ ${upToKm} km${locale === 'fr' ? ' : ' : ': '}${formatEuros(priceCents / 100, locale)}`,
  )
