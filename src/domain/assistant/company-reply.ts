import { company } from '#config/company.ts'
import { type Locale, type Localized, localeInfo } from '#config/locales.ts'
import { travelZones } from '#config/travel.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { type AreaAnswer, type AreaCountry, checkPostcode } from '#domain/area/service-area.ts'
import { travelZoneOf } from '#domain/area/travel-zone.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { isWorkingDay } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { askedDay, askedWeekday } from './days.ts'
import { actionsIn, type Draft, fill, phoneText } from './draft.ts'
import { pageSource, type SourcePage } from './pages.ts'
import type { Question } from './question.ts'

const words = {
  hours: {
    fr: 'Nous sommes ouverts du lundi au vendredi, de {from} à {to}, sauf les jours fériés d’Alsace-Moselle.',
    en: 'We are open Monday to Friday, {from} to {to}, except on the public holidays of Alsace-Moselle.',
    de: 'Wir haben Montag bis Freitag von {from} bis {to} geöffnet, außer an den Feiertagen im Elsass.',
  },
  open: {
    fr: 'Oui, nous sommes ouverts le {day}, de {from} à {to}.',
    en: 'Yes, we are open on {day}, {from} to {to}.',
    de: 'Ja, am {day} haben wir von {from} bis {to} geöffnet.',
  },
  closed: {
    fr: 'Non, nous sommes fermés le {day}.',
    en: 'No, we are closed on {day}.',
    de: 'Nein, am {day} ist geschlossen.',
  },
  openWeekday: {
    fr: 'Oui, nous sommes ouverts le {day}, sauf jour férié.',
    en: 'Yes, we are open on {day}, except on public holidays.',
    de: 'Ja, {day} ist geöffnet, außer an Feiertagen.',
  },
  closedWeekday: {
    fr: 'Non, nous sommes fermés le {day}.',
    en: 'No, we are closed on {day}.',
    de: 'Nein, {day} ist geschlossen.',
  },
  address: {
    fr: '{name}, {street}, {code} {city} (Alsace, France). Téléphone : {phone}. E-mail : {email}.',
    en: '{name}, {street}, {code} {city} (Alsace, France). Phone: {phone}. E-mail: {email}.',
    de: '{name}, {street}, {code} {city} (Elsass, Frankreich). Telefon: {phone}. E-Mail: {email}.',
  },
  accreditation: {
    fr: 'Oui : pour la vérification des instruments de pesage à fonctionnement non automatique en France, sous l’accréditation n° {number} de l’organisme français d’accréditation. Elle ne porte que sur cette vérification.',
    en: 'Yes: for the verification of non-automatic weighing instruments in France, under accreditation no. {number} of the French accreditation body. It covers this verification only.',
    de: 'Ja: für die Prüfung nichtselbsttätiger Waagen in Frankreich, unter der Akkreditierung Nr. {number} der französischen Akkreditierungsstelle. Sie gilt nur für diese Prüfung.',
  },
  unnamed: {
    fr: 'Pour toute autre accréditation ou certification, ce site n’en mentionne pas : posez-nous la question.',
    en: 'This site states no other accreditation or certification: please ask us.',
    de: 'Andere Akkreditierungen oder Zertifikate nennt diese Website nicht: Bitte fragen Sie uns.',
  },
  founded: {
    fr: '{name} existe depuis {year}, à {city} en Alsace.',
    en: '{name} was founded in {year}, in {city} in Alsace.',
    de: '{name} gibt es seit {year}, in {city} im Elsass.',
  },
  models: {
    fr: 'Nous proposons plus de {count} modèles pour le commerce, l’industrie, le laboratoire et le médical ; le catalogue en montre une partie.',
    en: 'We offer more than {count} models for retail, industry, laboratory and healthcare; the catalogue shows a part of them.',
    de: 'Wir bieten mehr als {count} Modelle für Handel, Industrie, Labor und Medizin; der Katalog zeigt einen Teil davon.',
  },
  services: {
    fr: 'Nous vendons, installons, entretenons, réparons, étalonnons et ajustons des instruments de pesage, et nous vérifions en France les instruments à fonctionnement non automatique. Demandez un devis en décrivant l’instrument : il est gratuit.',
    en: 'We sell, install, maintain, repair, calibrate and adjust weighing instruments, and in France we verify non-automatic ones. Ask for a quotation and describe the instrument: it is free.',
    de: 'Wir verkaufen, installieren, warten, reparieren, kalibrieren und justieren Waagen und prüfen in Frankreich nichtselbsttätige Waagen. Beschreiben Sie die Waage in einer Angebotsanfrage: Sie ist kostenlos.',
  },
  german: {
    fr: 'En Allemagne, la vérification revient à l’autorité allemande ; nous y préparons les instruments.',
    en: 'In Germany verification is up to the German authority; we prepare the instruments for it.',
    de: 'In Deutschland eicht die Eichbehörde; wir bereiten die Waagen darauf vor.',
  },
  reply: {
    fr: 'Un devis est gratuit et vous parvient sous {hours} h, jours ouvrés.',
    en: 'A quotation is free and reaches you within {hours} hours on working days.',
    de: 'Ein Angebot ist kostenlos und kommt an Werktagen innerhalb von {hours} Stunden.',
  },
  inside: {
    fr: 'Oui : {place} est à environ {km} km de {city}, dans notre rayon de {radius} km.',
    en: 'Yes: {place} is about {km} km from {city}, within our radius of {radius} km.',
    de: 'Ja: {place} liegt etwa {km} km von {city} entfernt, innerhalb unseres Umkreises von {radius} km.',
  },
  edge: {
    fr: '{place} est à environ {km} km de {city}, à la limite de notre rayon de {radius} km : écrivez-nous, nous confirmons.',
    en: '{place} is about {km} km from {city}, at the limit of our radius of {radius} km: write to us and we will confirm.',
    de: '{place} liegt etwa {km} km von {city} entfernt, am Rand unseres Umkreises von {radius} km: Schreiben Sie uns, wir bestätigen.',
  },
  outside: {
    fr: '{place} est à environ {km} km de {city}, hors de notre rayon d’intervention de {radius} km. Écrivez-nous : nous vous orienterons.',
    en: '{place} is about {km} km from {city}, outside our service radius of {radius} km. Write to us and we will point you in the right direction.',
    de: '{place} liegt etwa {km} km von {city} entfernt, außerhalb unseres Einsatzgebiets von {radius} km. Schreiben Sie uns: Wir helfen weiter.',
  },
  radius: {
    fr: 'Nous intervenons dans un rayon de {radius} km autour de {city}. Donnez-moi un code postal ou une ville, je vous dirai si elle en fait partie.',
    en: 'We serve a radius of {radius} km around {city}. Give me a postcode or a town and I will tell you whether it is included.',
    de: 'Wir sind im Umkreis von {radius} km um {city} tätig. Nennen Sie mir eine Postleitzahl oder einen Ort, dann sage ich, ob er dazugehört.',
  },
  travel: {
    fr: 'Un déplacement dans cette zone coûte {price} HT (exemple de démonstration).',
    en: 'A visit in this zone costs {price} excl. VAT (demonstration example).',
    de: 'Eine Anfahrt in dieser Zone kostet {price} zzgl. MwSt. (Demonstrationsbeispiel).',
  },
} satisfies Record<string, Localized>

type Topic = 'hours' | 'area' | 'accreditation' | 'address' | 'founded' | 'models' | 'services' | 'reply'

const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'accreditation',
    /\b(?:accredit\w*|cofrac|dakks|akkreditier\w*|iso ?9001|iso ?17025|iso ?17020|certifie?e?s?|zertifizier\w*|agrees?|agrement|etes vous (?:habilites|autorises)|are you (?:certified|approved|authori[sz]ed)|sind sie (?:zertifiziert|zugelassen))\b/,
  ],
  [
    'hours',
    /\b(?:horaires?|ouverts?|ouvertes?|ouverture|ouvrez|fermes?|fermetures?|fermez|opening|open|closed|close|hours|geoffnet|offnungszeiten|geschlossen|offen|offnen|haben sie (?:\w+ ){0,2}auf|schliess\w*|feiertag\w*|jours? feries?|holidays?|burozeiten)\b/,
  ],
  [
    'area',
    /\b(?:livr\w+|interven\w*|deplac\w*|venez vous|vous venez|rayon|secteur|zone (?:d intervention|geographique|de service)|region\w*|desserv\w*|couvr\w*|deliver\w*|come to|travel to|service area|serve|radius|cover|liefer\w*|liefert|kommen sie|einsatzgebiet|umkreis|anfahrt|fahren sie|code postal|postcode|zip code|postleitzahl)\b/,
  ],
  [
    'address',
    /\b(?:adresse|ou (?:etes vous|se trouve|est votre|vous trouver)|situes?|siege|numero de telephone|telephone|tel|email|e mail|mail|courriel|vous joindre|vous contacter|coordonnees|plan d acces|address|where are you|located|phone|call you|reach you|contact you|contact details|wo (?:sind sie|ist ihre?|finde ich sie|befind\w* sie)|standort|anschrift|telefon\w*|telefonnummer|erreich\w*|kontaktdaten|sitz)\b/,
  ],
  [
    'founded',
    /\b(?:depuis (?:quand|combien)|anciennete|fonde\w*|cree\w* en|experience|how long have you|founded|since when|established|seit wann|gegrundet|(?:your|the) company|votre (?:entreprise|societe)|ihre firma|ihr unternehmen|erfahrung|wie lange gibt)\b/,
  ],
  [
    'models',
    /\b(?:combien de (?:modeles|produits|balances)|quel(?:le)?s (?:types|sortes|gammes?|marques)|how many (?:models|products|scales)|(?:what|which) (?:types|kinds|brands)|wie viele (?:modelle|produkte|waagen)|welche (?:arten|marken|typen))\b/,
  ],
  [
    'reply',
    /\b(?:delai de reponse|combien de temps pour (?:un|le|recevoir)|sous combien|quand (?:aurai je|vais je recevoir|recevrai je|repondez)|how (?:fast|quickly|long) .{0,30}(?:quote|quotation|reply|answer|respond)|wie (?:schnell|lange) .{0,30}(?:angebot|antwort)|devis (?:est il )?gratuit|free quote|is the quot\w+ free|angebot kostenlos|kostenlos)\b/,
  ],
  [
    'services',
    /\b(?:(?:reparez|verifiez|etalonnez|entretenez|louez|vendez|installez|proposez|assurez|effectuez|reprenez|depannez|ajustez|calibrez|faites) vous|vous (?:reparez|verifiez|etalonnez|entretenez|louez|vendez|installez|proposez|reprenez|depannez|faites)|do you (?:also )?(?:repair|verify|calibrate|maintain|service|rent|hire|install|sell|offer|train|adjust|buy back|do|provide|carry out)|(?:reparieren|eichen|kalibrieren|warten|vermieten|installieren|verkaufen|bieten|prufen|machen|justieren|nehmen) sie|quels? services?|vos services|your services|what services|welche (?:dienst\w*|leistungen)|maintenance|wartung\w*|kundendienst|apres vente|after sales)\b/,
  ],
]

/** The topic about the company that a question has; null for another question. */
export function companyTopic(question: Question): Topic | null {
  const { folded } = question
  const found = topics.find(([, words]) => words.test(folded))?.[0] ?? null
  // « Colmar ? », « et à Nancy ? »
  return found === null && folded.split(' ').length <= 4 && placeIn(question) ? 'area' : found
}

/** The answer about the company; `today` is an ISO day in Paris. */
export function companyReply(topic: Topic, question: Question, today: string): Draft {
  const { locale } = question
  const facts = values(locale)
  const page: SourcePage = topic === 'accreditation' || topic === 'founded' ? '/about' : '/contact'
  const { contact, call, quote, products } = actionsIn(locale)
  const lines = linesOf(topic, question, today)
  return {
    kind: 'company',
    text: lines.join('\n'),
    facts: [...Object.values(facts), ...lines],
    sources: [pageSource(topic === 'models' ? '/products' : page, locale)],
    actions:
      topic === 'models'
        ? [products]
        : topic === 'services' || topic === 'reply'
          ? [quote, contact]
          : [contact, call],
  }
}

const clock = (time: string) => time

const values = (locale: Locale) => ({
  name: company.name,
  street: company.street,
  code: company.postalCode,
  city: company.city,
  phone: phoneText(locale),
  email: company.email,
  number: company.accreditation,
  year: String(company.foundedYear),
  count: String(company.modelCount),
  hours: String(company.replyHours),
  radius: String(company.serviceRadiusKm),
  from: clock(company.opening.from),
  to: clock(company.opening.to),
})

function linesOf(topic: Topic, question: Question, today: string): string[] {
  const { locale, folded } = question
  const say = (key: keyof typeof words) => fill(words[key], locale, values(locale))
  switch (topic) {
    case 'hours':
      return hoursLines(question, today)
    case 'area':
      return areaLines(question)
    case 'accreditation':
      return [say('accreditation'), ...(/\b(?:iso|dakks)\b/.test(folded) ? [say('unnamed')] : [])]
    case 'services':
      return [say('services'), ...(question.country === 'DE' || locale === 'de' ? [say('german')] : [])]
    default:
      return [say(topic)]
  }
}

function hoursLines({ locale, text, folded }: Question, today: string): string[] {
  const known = values(locale)
  const usual = fill(words.hours, locale, known)
  const day = askedDay(text, today)
  if (day !== null) {
    const shown = { ...known, day: weekdayAndDay(day, locale) }
    return [fill(isWorkingDay(day) ? words.open : words.closed, locale, shown), usual]
  }
  const weekday = askedWeekday(folded)
  if (weekday === null) return [usual]
  const open: readonly number[] = company.opening.weekdays
  const name = weekdayName(weekday, locale)
  return [
    fill(open.includes(weekday) ? words.openWeekday : words.closedWeekday, locale, { day: name }),
    usual,
  ]
}

const weekdayName = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  )

const weekdayAndDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  ) || formatDay(day, locale)

type Place = { name: string; answer: AreaAnswer }

const byName = new Map<string, { country: AreaCountry; code: string; place: string }>()

/** The towns of the table by their folded names; the prefixes of regions are named after their largest town. */
function townsByName() {
  if (byName.size > 0) return byName
  for (const [country, entries] of Object.entries(areaTable()) as [
    AreaCountry,
    { code: string; place: string; km: number }[],
  ][])
    for (const { code, place } of entries) {
      const key = foldText(place)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const known = byName.get(key)
      if (!known || code.length > known.code.length) byName.set(key, { country, code, place })
    }
  for (const [other, own] of [
    ['strassburg', 'strasbourg'],
    ['kolmar', 'colmar'],
    ['mulhausen', 'mulhouse'],
    ['zabern', 'saverne'],
    ['bale', 'basel'],
    ['fribourg en brisgau', 'freiburg'],
    ['sarrebruck', 'saarbrucken'],
    ['treves', 'trier'],
    ['sarreguemines', 'sarreguemines'],
  ] as const) {
    const town = byName.get(own)
    if (town) byName.set(other, town)
  }
  return byName
}

const digitsOf = { 5: ['FR', 'DE'], 4: ['LU', 'CH', 'BE'] } as const

/** The place that a question names by postcode or name; null where none is known. */
export function placeIn({ folded, text, country }: Question): Place | null {
  const postcode = text.match(/(?<![\p{L}\d-])(\d{5})(?!\d)/u)?.[1]
  if (postcode) {
    const own: AreaCountry[] = country === 'DE' ? ['DE'] : country === 'FR' ? ['FR'] : [...digitsOf[5]]
    const answers = own.map((one) => checkPostcode(areaTable(), one, postcode)).filter(isKnown)
    const named = answers.find(
      (answer) => answer.place !== null && ` ${folded} `.includes(` ${foldText(answer.place)} `),
    )
    const best = named ?? answers.sort((a, b) => a.distanceKm - b.distanceKm)[0]
    if (best) return { name: best.place ? `${postcode} ${best.place}` : postcode, answer: best }
  }
  const tokens = folded.split(' ')
  for (let length = 4; length >= 1; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const name = tokens.slice(at, at + length).join(' ')
      const town = name.length >= 4 ? townsByName().get(name) : undefined
      if (!town || commonWords.has(name)) continue
      return { name: town.place, answer: answerFor(town) }
    }
  return null
}

/** Names of towns that are words of the trade. */
const commonWords = new Set([
  'essen',
  'halle',
  'plate',
  'tours',
  'vienne',
  'lens',
  'sens',
  'waage',
  'wagen',
  'singen',
  'hamm',
])

function answerFor({
  country,
  code,
  place,
}: {
  country: AreaCountry
  code: string
  place: string
}): AreaAnswer {
  const entry = areaTable()[country].find((own) => own.code === code)
  const km = entry?.km ?? 0
  const full = checkPostcode(areaTable(), country, code)
  if (isKnown(full)) return full
  const kind = km <= company.serviceRadiusKm ? 'inside' : 'outside'
  return { kind, country, postcode: code, distanceKm: km, place }
}

type KnownArea = Extract<AreaAnswer, { distanceKm: number }>
const isKnown = (answer: AreaAnswer): answer is KnownArea => 'distanceKm' in answer

function areaLines(question: Question): string[] {
  const { locale } = question
  const known = values(locale)
  const place = placeIn(question)
  if (!place || !isKnown(place.answer)) return [fill(words.radius, locale, known)]
  const { kind, distanceKm, country } = place.answer
  const zone = travelZoneOf(place.answer)
  return [
    fill(words[kind], locale, { ...known, place: place.name, km: String(distanceKm) }),
    ...(zone ? [fill(words.travel, locale, { price: formatEuros(zone.priceCents / 100, locale) })] : []),
    ...(country === 'DE' ? [words.german[locale]] : []),
  ]
}

/** What a visit costs in every zone, as text. */
export const travelPrices = (locale: Locale): string[] =>
  travelZones.map(({ upToKm, priceCents }) => `≤ ${upToKm} km : ${formatEuros(priceCents / 100, locale)}`)
