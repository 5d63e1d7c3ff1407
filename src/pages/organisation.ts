import { company } from '#config/company.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { daysOf, weekOn } from '#domain/time/work-calendar.ts'
import type { MetaContext } from '#src/site/page.ts'

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressRegion: company.region,
  addressCountry: company.countryCode,
} as const

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The opening hours as structured data, and the closures as special ones: « from midnight to midnight » says that the
 * whole day is closed (schema.org has no other way).
 */
const openingHours = ({ opening, now }: Pick<MetaContext, 'opening' | 'now'>) => ({
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

/** The company as a place that can be called and visited. */
export const business = (context: MetaContext): object => ({
  '@type': 'LocalBusiness',
  name: company.name,
  url: context.origin,
  telephone: company.phone,
  email: company.email,
  foundingDate: String(company.foundedYear),
  address: postalAddress,
  geo: { '@type': 'GeoCoordinates', ...company.location },
  ...openingHours(context),
})

/** The company as structured data. */
export const organisation = ({ t, origin }: MetaContext): object => ({
  '@type': 'Organization',
  name: company.name,
  url: origin,
  logo: `${origin}/icon-512.png`,
  description: t('footer.tagline'),
  address: postalAddress,
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: company.phone },
})
