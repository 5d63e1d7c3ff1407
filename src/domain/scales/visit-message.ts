import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { Scale } from './scale.ts'
import { scaleName } from './scale-plate.ts'

/** The properties of an instrument that the request for a visit mentions. */
export type VisitedScale = Pick<
  Scale,
  'kind' | 'make' | 'model' | 'serial' | 'maxUg' | 'eUg' | 'accuracyClass' | 'place' | 'country'
> & { verification: Pick<Scale['verification'], 'dueOn'> }

type Words = {
  greeting: string
  serial: string
  accuracyClass: string
  place: string
  due: string
  dueUnknown: string
  germany: string
  closing: string
}

const words: Record<Locale, Words> = {
  fr: {
    greeting:
      'Bonjour,\n\nJe souhaite une visite de vérification périodique pour les instruments suivants\u00a0:',
    serial: 'n° de série',
    accuracyClass: 'classe',
    place: 'Lieu\u00a0:',
    due: 'Échéance\u00a0:',
    dueUnknown: 'Échéance inconnue',
    germany: 'Allemagne\u00a0: préparation à la vérification par l’autorité allemande',
    closing: 'Cordialement.',
  },
  en: {
    greeting:
      'Hello,\n\nI would like to arrange a periodic verification visit for the following instruments:',
    serial: 'serial no.',
    accuracyClass: 'class',
    place: 'Place:',
    due: 'Due:',
    dueUnknown: 'Due date unknown',
    germany: 'Germany: preparation for the verification by the German authority',
    closing: 'Kind regards,',
  },
  de: {
    greeting:
      'Guten Tag,\n\nich bitte um einen Termin zur wiederkehrenden Prüfung der folgenden Waagen vor Ort:',
    serial: 'Seriennr.',
    accuracyClass: 'Klasse',
    place: 'Standort:',
    due: 'Fällig:',
    dueUnknown: 'Fälligkeit unbekannt',
    germany: 'Deutschland: Vorbereitung auf die Eichung durch die deutsche Eichbehörde',
    closing: 'Mit freundlichen Grüßen',
  },
}

/** The request for a visit as a letter; each instrument takes few lines, so that many fit. */
export function visitMessage(
  scales: readonly VisitedScale[],
  note: string,
  locale: Locale,
  nameOfKind: (kind: VisitedScale['kind']) => string,
): string {
  const text = words[locale]
  const blocks = scales.map((scale, i) => [
    `${i + 1}. ${title(scale, text)}`,
    ...details(scale, locale, nameOfKind),
  ])
  const remark = note.trim() ? [note.trim()] : []
  return [text.greeting, ...blocks.map((block) => block.join('\n   ')), ...remark, text.closing].join('\n\n')
}

const title = (scale: VisitedScale, text: Words) =>
  [scaleName(scale), ...(scale.serial ? [`${text.serial} ${scale.serial}`] : [])].join(', ')

function details(
  scale: VisitedScale,
  locale: Locale,
  nameOfKind: (kind: VisitedScale['kind']) => string,
): string[] {
  const text = words[locale]
  const { kind, maxUg, eUg, accuracyClass, place, country, verification } = scale
  const plate = [
    ...(maxUg === null ? [] : [`Max ${formatCapacity(maxUg, locale)}`]),
    ...(eUg === null ? [] : [`e = ${formatInterval(eUg, locale)}`]),
    ...(accuracyClass ? [`${text.accuracyClass} ${accuracyClass}`] : []),
  ]
  const due = verification.dueOn ? `${text.due} ${formatDay(verification.dueOn, locale)}` : text.dueUnknown
  return [
    ...(kind === 'non-automatic' ? [] : [nameOfKind(kind)]),
    ...(plate.length ? [plate.join(', ')] : []),
    ...(place ? [`${text.place} ${place}`] : []),
    due,
    ...(country === 'DE' ? [text.germany] : []),
  ]
}
