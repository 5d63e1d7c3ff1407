import { company } from '#config/company.ts'
import type { MetaContext } from '#src/site/page.ts'

const postalAddress = ({ company: { street, postalCode, city } }: MetaContext) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressRegion: company.region,
  addressCountry: company.countryCode,
})

/** The company as a place that can be called and visited. */
export const business = (context: MetaContext): object => ({
  '@type': 'LocalBusiness',
  name: company.name,
  url: context.origin,
  telephone: context.company.phone,
  email: context.company.email,
  foundingDate: String(company.foundedYear),
  address: postalAddress(context),
  geo: { '@type': 'GeoCoordinates', ...company.location },
  ...context.openingHours,
})

/** The company as structured data. */
export const organisation = (context: MetaContext): object => ({
  '@type': 'Organization',
  name: company.name,
  url: context.origin,
  logo: `${context.origin}/icon-512.png`,
  description: context.t('footer.tagline'),
  address: postalAddress(context),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: context.company.phone,
  },
})
