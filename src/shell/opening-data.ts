import type { Opening } from '#domain/content/opening.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { daysOf, weekOn } from '#domain/time/work-calendar.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The opening hours as structured data, and the closures as special ones: « from midnight to midnight » says that the
 * whole day is closed (schema.org has no other way).
 */
export const openingHours = (opening: Opening, now: Date) => ({
  openingHoursSpecification: daysOf(weekOn(inParis(now).day, opening)).flatMap(({ first, last, spans }) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.slice(first, last + 1),
      opens: from,
      closes: to,
    })),
  ),
  ...(opening.closures.length > 0
    ? {
        specialOpeningHoursSpecification: opening.closures.map(({ first, last }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: first,
          validThrough: last,
          opens: '00:00',
          closes: '00:00',
        })),
      }
    : {}),
})
