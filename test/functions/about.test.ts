import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { brands } from '#seed/brands.ts'
import { towns } from '#src/area/map-shapes.ts'
import { loadTexts, translator } from '#src/i18n/translation.ts'
import { openCatalogueEdge, origin } from '#test/support/edge.ts'
import { jsonLdOf, tagsOf } from '#test/support/markup.ts'

async function about(locale: (typeof locales)[number]) {
  const edge = await openCatalogueEdge()
  const page = await (await edge.request(inLocale(locale, '/about'))).text()
  const t = translator(locale, await loadTexts(locale, ['about', 'area']))
  const text = page
    .slice(page.indexOf('<body'), page.indexOf('id="page-data"'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
  return { page, t, text }
}

test.each(locales)('the edge renders the whole page about the company (%s)', async (locale) => {
  const { page, t, text } = await about(locale)
  expect(tagsOf(page, 'h1')[0]?.text).toBe(t('about.heading', { year: 2001 }))
  for (const key of ['mission', 'values', 'team', 'history', 'accreditation', 'partners'] as const)
    expect(tagsOf(page, 'h2').map((heading) => heading.text)).toContain(t(`about.${key}`))
  for (const { name } of brands) expect(text).toContain(name)
  for (const key of ['team-note', 'partners-note'] as const) expect(text).toContain(t(`about.${key}`))
})

test.each(locales)(
  'the map has a text alternative with towns, distances, sources and licences (%s)',
  async (locale) => {
    const { page, t, text } = await about(locale)
    expect(page).toMatch(/<svg[^>]*role="img"[^>]*aria-labelledby=/)
    expect(text).toContain(t('area.map-text', { radius: company.serviceRadiusKm, city: initialFacts.city }))
    for (const { id, km } of towns) {
      const town = t(`area.town-${id}`)
      expect(text).toContain(t(km > 100 ? 'area.town-outside' : 'area.town-inside', { town, km }))
    }
    for (const source of ['Natural Earth', 'GeoNames', 'CC BY 4.0', 'La Poste, Etalab', 'Licence Ouverte'])
      expect(text).toContain(source)
    expect(text).toContain(t('area.lead', { radius: 100, city: initialFacts.city }))
  },
)

test.each(locales)(
  'structured data gives the address and the service area of the company (%s)',
  async (locale) => {
    const { page } = await about(locale)
    expect(jsonLdOf(page)[0]).toMatchObject({
      '@type': 'AboutPage',
      url: origin + inLocale(locale, '/about'),
      mainEntity: {
        '@type': 'LocalBusiness',
        foundingDate: '2001',
        geo: { latitude: 48.755, longitude: 7.377 },
        areaServed: { '@type': 'GeoCircle', geoRadius: '100000' },
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '08:00',
            closes: '17:30',
          },
        ],
      },
    })
  },
)

test.each(locales)(
  'the page shows the accreditation only for verification and claims no other certificate (%s)',
  async (locale) => {
    const { page, text } = await about(locale)
    const section = page.match(/about-accreditation"(.*?)<\/section>/s)?.[1] ?? ''
    expect(section).toContain(company.accreditation)
    expect(section).toContain('www.cofrac.fr')
    expect(section).not.toMatch(/vente|vend|répar|sale|sell|repair|verkauf|repar/i)
    expect(text).not.toMatch(/\bISO\s?\d|DAkkS|17020|17025/)
  },
)

test('the German page does not offer Eichung by the company', async () => {
  const { text } = await about('de')
  for (const [sentence] of text.matchAll(/[^.]*\bEichung[^.]*\./g)) expect(sentence).toMatch(/Eichbehörden/)
})
