import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { calendarText } from '#domain/scales/calendar.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'

type Words = {
  calendar: string
  summary: (name: string) => string
  overhaul: (name: string) => string
  serial: string
  duty: string
}

const words: Record<Locale, Words> = {
  fr: {
    calendar: 'Vérifications périodiques',
    summary: (name) => `Fin de validité de la vérification\u00a0: ${name}`,
    overhaul: (name) => `Révision périodique à faire\u00a0: ${name}`,
    serial: 'N° de série\u00a0:',
    duty: 'L’obligation légale de faire vérifier l’instrument incombe à son détenteur\u202f; cette date est une aide.',
  },
  en: {
    calendar: 'Periodic verifications',
    summary: (name) => `Verification expires: ${name}`,
    overhaul: (name) => `Periodic overhaul due: ${name}`,
    serial: 'Serial no.:',
    duty: 'The legal duty to have the instrument verified lies with its holder; this date is an aid.',
  },
  de: {
    calendar: 'Fälligkeiten der Waagen',
    summary: (name) => `Ende der Prüf- bzw. Eichfrist: ${name}`,
    overhaul: (name) => `Revision fällig: ${name}`,
    serial: 'Seriennr.:',
    duty: 'Die gesetzliche Pflicht, die Waage fristgerecht prüfen bzw. eichen zu lassen, liegt beim Verwender; dieses Datum ist eine Hilfe.',
  },
}

/** The due dates as a calendar file; null when there is none. */
export function scalesCalendar(env: Bindings, scales: readonly Scale[], locale: Locale): string | null {
  const text = words[locale]
  const host = new URL(env.SITE_ORIGIN).host
  const days = scales.flatMap((scale) => {
    const { dueOn, overhaul } = scale.verification
    const serial = scale.serial ? [`${text.serial} ${scale.serial}`] : []
    const event = (id: string, day: string | null | undefined, summary: string) =>
      day
        ? [
            {
              uid: `${id}@${host}`,
              day,
              summary,
              description: [...serial, text.duty].join('\n'),
              location: scale.place,
            },
          ]
        : []
    return [
      ...event(scale.id, dueOn, text.summary(scaleName(scale))),
      ...event(`${scale.id}-overhaul`, overhaul?.dueOn, text.overhaul(scaleName(scale))),
    ]
  })
  if (days.length === 0) return null
  return calendarText({ name: text.calendar, producer: company.name, stamp: clock.now(), days })
}
