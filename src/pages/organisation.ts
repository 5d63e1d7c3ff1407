import { company } from '#config/company.ts'
import type { MetaContext } from '#src/site/page.ts'

export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressRegion: company.region,
  addressCountry: company.countryCode,
} as const

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
