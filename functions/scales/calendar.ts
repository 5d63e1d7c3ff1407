import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { calendarText } from '#domain/scales/calendar.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** The due dates as a calendar file; null when there is none. */
export function scalesCalendar(env: Bindings, scales: readonly Scale[], locale: Locale): string | null {
  const t = serverTexts(locale)
  const host = new URL(env.SITE_ORIGIN).host
  const days = scales.flatMap((scale) => {
    const { dueOn, overhaul } = scale.verification
    const serial = scale.serial ? [`${t('calendar.serial')} ${scale.serial}`] : []
    const event = (id: string, day: string | null | undefined, summary: string) =>
      day
        ? [
            {
              uid: `${id}@${host}`,
              day,
              summary,
              description: [...serial, t('calendar.duty')].join('\n'),
              location: scale.place,
            },
          ]
        : []
    return [
      ...event(scale.id, dueOn, t('calendar.due', { name: scaleName(scale) })),
      ...event(`${scale.id}-overhaul`, overhaul?.dueOn, t('calendar.overhaul', { name: scaleName(scale) })),
    ]
  })
  if (days.length === 0) return null
  return calendarText({ name: t('calendar.title'), producer: company.name, stamp: clock.now(), days })
}
