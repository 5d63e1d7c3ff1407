import type { Locale } from '#config/locales.ts'
import { travelZones } from '#config/travel.ts'
import { travelZoneOf } from '#domain/area/travel-zone.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { asksOwnPermission, isOfDelivery, saysYesToArea } from './area-verdict.ts'
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

type Topic =
  | 'hours'
  | 'area'
  | 'accreditation'
  | 'address'
  | 'founded'
  | 'models'
  | 'services'
  | 'reply'
  | 'rental'
  | 'delivery'
  | 'languages'
  | 'visit'

const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'rental',
    /\b(?:lou(?:er|ez|e|ons)|location de|en location|rent|rental|renting|hire|lend|on loan|pretez|preter|un pret|mieten|miete|vermiet\w*|mietwaage\w*|leihen|leihwaage\w*|ausleihen|verleih\w*)\b/,
  ],
  [
    'delivery',
    /\b(?:(?:delais?|temps|duree|date) (?:\w+ )?(?:de |d )?(?:livraison|expedition|approvisionnement)|combien de temps (?:\w+ ){0,2}(?:la |une )?livraison|how long (?:\w+ ){0,3}delivery|wie lange (?:\w+ ){0,3}lieferung|(?:livre\w*|recu\w*|recois|recevoir|expedi\w*) (?:\w+ )?(?:en|sous) combien|(?:delivery|shipping|lead) times?|how (?:long|fast|quickly|soon)\b.{0,30}\b(?:deliver\w*|ship\w*|arrive\w*)|(?:lieferzeit|lieferfrist|liefertermin)\w*|wie (?:lange|schnell)\b.{0,30}\b(?:liefer\w*|geliefert|versand\w*))\b/,
  ],
  [
    'languages',
    /\b(?:parle[zr]|speak|sprech\w*|sprecht|redet|communiquer|langues?|languages?|sprachen?)\b.{0,30}\b(?:allemand|francais|anglais|alsacien|german|french|english|deutsch|franzosisch|englisch|elsassisch|quelles|which|welche)\b|\b(?:quelles langues|which languages|welche sprachen)\b/,
  ],
  [
    'visit',
    /\b(?:passer (?:vous voir|chez vous|au (?:magasin|bureau|comptoir))|passer (?:un |le |ce |vers |apres |avant |en |demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|venir (?:vous voir|chez vous|sur place|au magasin)|vous rendre visite|sans rendez vous|sur rendez vous|visit you|(?:pop|drop|look|call|come) (?:in|by|over|round)\b(?! for a)|(?:stop|swing) by|come and see|(?:without|need|make) an? appointment|vorbei(?:kommen|schauen|bringen)|(?:ohne|mit) termin|(?:bei (?:ihnen|euch)|vor ort|irgendwo) (?:\w+ )?(?:anschauen|ansehen|testen|ausprobieren)|(?:voir|essayer|tester|see|try)\b.{0,25}\b(?:chez vous|sur place|in person|at your place))\b/,
  ],
  [
    'accreditation',
    /\b(?:accredit\w*|cofrac|dakks|akkreditier\w*|iso ?9001|iso ?17025|iso ?17020|certifie?e?s?|zertifizier\w*|agrees?|agrement|etes vous (?:habilites|autorises)|are you (?:certified|approved|authori[sz]ed)|sind sie (?:zertifiziert|zugelassen))\b/,
  ],
  [
    'hours',
    /\b(?:(?:until|till) (?:what time|when) (?:can|could|may|are|do)|how late (?:can|are|do)|bis wann (?:kann|sind|seid|erreich\w*|ist|darf)|jusqu a (?:quelle heure|quand) (?:puis|peut|etes|je peux|on peut|vous etes|repondez)|horaires?|ouverts?|ouvertes?|ouverture|ouvrez|fermes?|fermetures?|fermez|opening|open|closed|close|hours|geoffnet|offnungszeiten|geschlossen|offen|offnen|haben sie (?:\w+ ){0,2}auf|schliess\w*|(?:macht|machen|machst) (?:\w+ ){0,4}(?:auf|zu)\b|feiertag\w*|jours? feries?|holidays?|burozeiten|travaillez(?! (?:vous )?(?:a|en|sur|dans|pres)\b)|joignables?|etes vous la|vous etes la|do you work(?! (?:in|near|around)\b)|are you (?:in|there|around|available)|arbeiten sie(?! (?:auch )?(?:in|bei)\b)|arbeitet ihr|erreichbar|(?:seid|sind|habt|haben) (?:ihr|sie) (?:\w+ ){0,5}(?:da|auf|offen))\b/,
  ],
  [
    'area',
    /\b(?:livr(?:ez|er|ons|aisons?|able\w*|ent)|expedi(?:ez|er)|envoyez|ship|shipping|verschick\w*|versend\w*|how far (?:is|are|away|from)|(?:est ce|c est|etes vous|vous etes) (?:\w+ )?loin|far (?:away )?from|weit (?:weg )?von|(?:a )?quelle distance|wie weit (?:ist|sind|liegt|entfernt)|unterwegs|interven\w*|deplac\w*|venez vous|vous venez|rayon|secteur|zone (?:d intervention|geographique|de service)|region\w*|desserv\w*|couvr\w*|deliver\w*|come to|travel to|bis wohin|wie weit (?:fahren|kommen)|jusqu ou|how far do you|(?:vos|your|ihre) (?:techniciens?|technicians?|techniker|monteure?)|kommt ihr|fahrt ihr|seid ihr (?:auch )?(?:in|bei)|do you (?:work|operate|go|travel|come) (?:in|to|near|around)|travaillez vous (?:a|en|sur|dans|pres)|vous travaillez (?:a|en|dans)|arbeiten sie (?:in|auch in|bei)|service area|(?:your|our) area|(?:votre|vos) zones?|(?:ihrem?|eurem?) (?:gebiet|bereich)|einzugsgebiet|too far|trop loin|zu weit|serve|radius|cover|liefer\w*|liefert|kommen sie|einsatzgebiet|umkreis|anfahrt|fahren sie|code postal|postcode|zip code|postleitzahl)\b/,
  ],
  [
    'address',
    /\b(?:adresse|ou (?:etes vous|vous etes|est ce que vous etes|se trouve|se situe|est votre|(?:peut on |puis je )?vous trouve[rz]?|est situee?)|situes?|siege|numero de telephone|(?:votre|ton|le|your|the|ihre?|eure?) (?:numero|number|nummer)\b(?! (?:de|of|d) )|telephone|tel|email|e mail|mail|courriel|vous joindre|vous contacter|coordonnees|plan d acces|address|where (?:are|is|can i find) (?:you|your \w+)|where s your|located|phone|call you|reach you|contact you|contact details|wo (?:sind sie|seid ihr|sitzt ihr|sitzen sie|liegt ihr|ist (?:ihre?|eure?)|find\w* (?:man |ich )?(?:sie|euch)|finde ich sie|befind\w* sie)|standort|anschrift|telefon\w*|telefonnummer|erreich\w*|kontaktdaten|sitz)\b/,
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
    /\b(?:delai de reponse|combien de temps pour (?:un|le|recevoir)|sous combien|quand (?:aurai je|vais je recevoir|recevrai je|repondez)|how (?:fast|quickly|long) .{0,30}(?:quote|quotation|reply|answer|respond)|wie (?:schnell|lange) .{0,30}(?:angebot|antwort)|devis (?:\w+ ){0,2}(?:gratuit|payant)|(?:fee|charge|cost) for (?:a |the |your )?quot\w+|angebot (?:\w+ ){0,2}(?:kostenlos|kostenpflichtig)|free quote|is the quot\w+ free|angebot kostenlos|kostenlos)\b/,
  ],
  [
    'services',
    /\b(?:(?:done|made|carried out|verified|calibrated|repaired|checked|fait\w*|verifiee?s?|etalonnee?s?|reparee?s?|assuree?s?|by) (?:by you|par vous)|von (?:ihnen|euch) (?:\w+ )?(?:geeicht|gepruft|kalibriert|repariert|gewartet|gemacht)|(?:pouvez vous|vous pouvez|can you|could you|konnen sie|konnt ihr|durfen sie|durft ihr|avez vous le droit (?:de|d)|are you allowed to|macht ihr|machen sie|faites vous|vous faites) (?:\w+ ){0,5}(?:verifi\w*|verify|eich\w*|pruf\w*|kalibrier\w*|calibrat\w*|etalonn\w*|repar\w*|repair|justier\w*|ajust\w*)|(?:reparez|verifiez|etalonnez|entretenez|vendez|installez|proposez|assurez|effectuez|reprenez|depannez|ajustez|calibrez|faites) vous|vous (?:y )?(?:reparez|verifiez|etalonnez|entretenez|vendez|installez|proposez|reprenez|depannez|faites)|do you (?:also )?(?:repair|verify|calibrate|maintain|service|install|sell|offer|train|adjust|buy back|do|provide|carry out)|(?:reparieren|eichen|kalibrieren|warten|installieren|verkaufen|bieten|prufen|machen|justieren|nehmen) sie|quels? services?|vos services|your services|what services|welche (?:dienst\w*|leistungen)|maintenance|wartung\w*|kundendienst|apres vente|after sales|pieces (?:detachees|de rechange)|ersatzteil\w*|spare parts|autres marques|toutes marques|other (?:brands?|makes|manufacturers)|fremdfabrikat\w*|andere[nr]? (?:marken?|hersteller\w*|fabrikat\w*)|(?:repariert|eicht|kalibriert|wartet|installiert|verkauft|bietet|pruft|macht|justiert|nehmt) ihr)\b/,
  ],
]

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
  if (found[0] === 'services' && place && isWhere(question, place.said)) return 'area'
  // « are you in Strasbourg? » asks for a place, not for a time.
  if (found[0] === 'hours' && place && isWhere(question, place.said) && !isDayNamed(question)) return 'area'
  if (found[0] === 'address' && isDayNamed(question) && !/\be? ?mails?\b|courriel/.test(folded))
    return 'hours'
  // « venez-vous le samedi ? »: no day of work; whether one of them has time is not known here.
  if (found[0] === 'area' && !place && regionsIn(question).length === 0 && (askedWeekday(folded) ?? 0) > 5)
    return 'hours'
  if (found[0] !== undefined) return found[0]
  if (place && isWhere(question, place.said)) return 'area'
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
    case 'accreditation':
      return [
        say('accreditation'),
        ...(question.country === 'DE' ? [say('german')] : []),
        ...(/\b(?:iso|dakks)\b/.test(folded) ? [say('unnamed')] : []),
      ]
    case 'services':
      if (question.country === 'DE' && cues.verify.test(folded)) return [say('notInGermany')]
      return [say('services'), ...(question.country === 'DE' || locale === 'de' ? [say('german')] : [])]
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
