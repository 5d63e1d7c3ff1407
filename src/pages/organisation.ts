import { company } from '#config/company.ts'
import type { MetaContext } from '#src/site/page.ts'

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressRegion: company.region,
  addressCountry: company.countryCode,
} as const

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
  ...context.openingHours,
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
