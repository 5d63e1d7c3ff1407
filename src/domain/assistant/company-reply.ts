import type { Locale } from '#config/locales.ts'
import { travelZones } from '#config/travel.ts'
import { travelZoneOf } from '#domain/area/travel-zone.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { asksOwnPermission, isOfDelivery, saysYesToArea } from './area-verdict.ts'
import { type Topic, topics } from './company-topics.ts'
import { companyValues } from './company-values.ts'
import { words } from './company-words.ts'
import { addressed, cues } from './cues.ts'
import { askedDay, askedWeekday } from './days.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { germanDutyLines } from './german-duty.ts'
import { lawWords } from './law-words.ts'
import { hoursLines, inEvening } from './opening-hours.ts'
import { pageSource, type SourcePage } from './pages.ts'
import { isKnown, placeIn } from './place.ts'
import type { Question } from './question.ts'
import { regionsIn } from './region.ts'
import { countryNames } from './rule-words.ts'

/** Services by words that others use too: only who speaks to the company asks for them. */
const servicesByWord =
  /\b(?:repar\w+|repair\w*|depann\w*|entretien|etalonn\w*|calibrat\w*|kalibrier\w*|install\w*|formation|training|schulung\w*|einweisung|mise en service|reprise|reprenez)\b/

/** The topic about the company that a question has; null for another question. */
export function companyTopic(question: Question): Topic | null {
  const { folded } = question
  if (cues.replyTime.test(folded)) return 'reply'
  const found = topics.flatMap(([topic, words]) => (words.test(folded) ? [topic] : []))
  const place = placeIn(question)
  if (servicesByWord.test(folded) && addressed.test(folded) && !cues.repair.test(folded))
    found.push('services')
  // « do you deliver spare parts » asks for a service, « in Nancy » for the area.
  if (found[0] === 'area' && found.includes('services') && !place) return 'services'
  if (found[0] === 'services' && place && isWhere(question, place.spelling)) return 'area'
  // « are you in Strasbourg? » asks for a place, not for a time.
  if (found[0] === 'hours' && place && isWhere(question, place.spelling) && !isDayNamed(question))
    return 'area'
  if (found[0] === 'address' && isDayNamed(question) && !/\be? ?mails?\b|courriel/.test(folded))
    return 'hours'
  // « venez-vous le samedi ? »: no day of work; whether one of them has time is not known here.
  if (found[0] === 'area' && !place && regionsIn(question).length === 0 && (askedWeekday(folded) ?? 0) > 5)
    return 'hours'
  if (found[0] !== undefined) return found[0]
  if (place && isWhere(question, place.spelling)) return 'area'
  if (regionsIn(question).length > 0 && (addressed.test(folded) || folded.split(' ').length <= 5))
    return 'area'
  if (inEvening.test(folded) && comesOrCalls.test(folded)) return 'hours'
  return isDayNamed(question) && (addressed.test(folded) || asksPresence(folded)) ? 'hours' : null
}

const comesOrCalls =
  /\b(?:venir|passer|appeler|joindre|repond\w*|come|visit|call|ring|phone|reach|answer|kommen|anrufen|erreichen|antwort\w*)\b/

/** « Ist am Ostermontag jemand da? », « Whit Monday? » */
export const asksPresence = (folded: string): boolean =>
  folded.split(' ').length <= 3 ||
  /\b(?:quelqu un|quelqu|someone|somebody|anyone|anybody|jemand\w*)\b.{0,40}\b(?:la|repond\w*|joignable|present\w*|bureau|travaille\w*|there|in|answer\w*|reachable|available|office|work\w*|da|erreich\w*|buro|arbeit\w*|dienst|vor ort)\b|\b(?:il y a|y a t il) quelqu un\b/.test(
    folded,
  )

const isDayNamed = ({ folded, text }: Question) =>
  askedWeekday(folded) !== null || askedDay(text, '2000-01-01') !== null

/** « Colmar ? », « et à Nancy ? », « service in München »: is the place where the company is wanted? */
function isWhere({ folded }: Question, place: string): boolean {
  const here = /\b(?:chez nous|sur (?:place|site)|(?:at|to) our|on site|bei uns|vor ort)\b/
  if (folded.split(' ').length <= 4 || here.test(folded)) return true
  const at = new RegExp(
    `\\b(?:a|au|en|in|nach|to|bei|near|around|vers|sur|chez|aus|von|from|de|d|jusqu a|bis|auch|for|pour|fur) (?:\\w+ )?${place}\\b`,
  )
  return addressed.test(folded) && at.test(folded)
}

/** The answer about the company; `today` is an ISO day in Paris. */
export function companyReply(topic: Topic, question: Question, today: string): Draft {
  const { locale } = question
  const facts = companyValues(locale)
  const page: SourcePage = topic === 'accreditation' || topic === 'founded' ? '/about' : '/contact'
  const { contact, call, quote, products } = actionsIn(locale)
  const lines = linesOf(topic, question, today)
  return {
    kind: topic === 'rental' ? 'handover' : 'company',
    text: lines.join('\n'),
    facts: [...Object.values(facts), ...lines],
    sources: [pageSource(topic === 'models' || topic === 'delivery' ? '/products' : page, locale)],
    actions:
      topic === 'models' || topic === 'delivery'
        ? [products]
        : topic === 'services' || topic === 'reply'
          ? [quote, contact]
          : [contact, call],
  }
}

const when = /\b(?:\d{1,2} ?(?:[ap]m|h|uhr)|quand|heures?|when|hours|what time|wann|uhr\w*|zeiten)\b/
const contract = /\b(?:contrats?|contracts?|agreement|\w*vertrag\w*|\w*vertrage)\b/

function linesOf(topic: Topic, question: Question, today: string): string[] {
  const { locale, folded } = question
  const mayVerify = topic === 'area' || topic === 'services' || topic === 'accreditation'
  const german = mayVerify ? germanDutyLines(question) : null
  if (german && topic === 'accreditation')
    return [...german, fill(words.accreditation, locale, companyValues(locale))]
  if (german) return german
  const say = (key: keyof typeof words) => fill(words[key], locale, companyValues(locale))
  switch (topic) {
    case 'hours':
      return hoursLines(question, today)
    case 'visit':
      // « Kann ich am Samstag vorbeikommen? » is answered first.
      return isDayNamed(question) || inEvening.test(folded)
        ? [...hoursLines(question, today), say('address')]
        : [say('address'), ...hoursLines(question, today)]
    case 'area':
      return areaLines(question)
    case 'address':
      // « Wann seid ihr telefonisch zu erreichen? »: both number and hours.
      return [say('address'), ...(when.test(folded) ? [say('hours')] : [])]
    case 'accreditation':
      return [
        say('accreditation'),
        ...(/\b(?:etalonn|calibr|kalibr)\w*/.test(folded) ? [say('calibration')] : []),
        ...(question.country === 'DE' ? [say('german')] : []),
        ...(/\b(?:iso|dakks)\b/.test(folded) ? [say('unnamed')] : []),
      ]
    case 'services':
      if (question.country === 'DE' && cues.verify.test(folded)) return [say('notInGermany')]
      if (question.country === 'other') return areaLines(question)
      return [
        ...(contract.test(folded) ? [say('contract')] : []),
        say('services'),
        ...(question.country === 'DE' || locale === 'de' ? [say('german')] : []),
      ]
    default:
      return [say(topic)]
  }
}

const regionWords = { inside: 'regionInside', partly: 'regionPartly', outside: 'regionOutside' } as const

function areaLines(question: Question): string[] {
  const { locale } = question
  const known = companyValues(locale)
  const place = placeIn(question)
  const regions = place ? [] : regionsIn(question)
  if (regions.length > 0)
    return regions.map(({ name, kind }) => fill(words[regionWords[kind]], locale, { ...known, place: name }))
  if (!place && question.country === 'other') return [fill(words.abroad, locale, known)]
  if (!place && (question.country === 'DE' || question.country === 'FR')) {
    const name = countryNames[question.country][locale]
    const lines = [fill(words.regionPartly, locale, { ...known, place: name })]
    return question.country === 'DE' ? [...lines, words.german[locale]] : lines
  }
  if (!place || !isKnown(place.answer)) return [fill(words.radius, locale, known)]
  const { kind, distanceKm, country } = place.answer
  const zone = travelZoneOf(place.answer)
  return [
    ...(country === 'FR' && asksOwnPermission(question.folded) && cues.verify.test(question.folded)
      ? [fill(words.accreditation, locale, known)]
      : []),
    fill(sentenceOf(kind, question), locale, { ...known, place: place.name, km: String(distanceKm) }),
    ...(isOfDelivery(question.folded) ? [words.deliveredBy[locale]] : []),
    ...(zone && !isOfDelivery(question.folded)
      ? [fill(words.travel, locale, { price: formatEuros(zone.priceCents / 100, locale) })]
      : []),
    ...(country === 'DE' ? [words.german[locale]] : []),
  ]
}

/** « Yes » only where the area is what is asked for. */
const sentenceOf = (kind: 'inside' | 'edge' | 'outside', { folded }: Question) =>
  kind === 'inside' && !saysYesToArea(folded) ? lawWords.within : words[kind]

/** How far the place of a message is; nothing where none is known. */
export function placeLines(question: Question): string[] {
  const place = placeIn(question)
  if (!place || !isKnown(place.answer)) return []
  const { kind, distanceKm } = place.answer
  const text = kind === 'inside' ? lawWords.within : words[kind]
  return [
    fill(text, question.locale, {
      ...companyValues(question.locale),
      place: place.name,
      km: String(distanceKm),
    }),
  ]
}

/** What a visit costs in every zone, as text. */
export const travelPrices = (locale: Locale): string[] =>
  travelZones.map(
    ({ upToKm, priceCents }) =>
      `≤ ${upToKm} km${locale === 'fr' ? ' : ' : ': '}${formatEuros(priceCents / 100, locale)}`,
  )
