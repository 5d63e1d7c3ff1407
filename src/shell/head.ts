import { company } from '#config/company.ts'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import type { Opening } from '#domain/content/opening.ts'
import { type PicturedKind, picturePath, pictureSize, sitePicture } from '#domain/site/pictures.ts'
import { inEveryLocale, inLocale, paths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { daysOf, weekOn } from '#domain/time/work-calendar.ts'
import type { Translate } from '#src/i18n/translation.ts'
import type { MetaContext, PageMeta } from '#src/site/page.ts'
import type { LoadedRoute } from './route-cache.ts'

/** One element of the document's head; `text` is its content. Writers must escape attributes. */
export type HeadTag = {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** What a head says of the site: its origin, and when the company is there. */
export type HeadFacts = { origin: string; opening: Opening }

/** All head elements of a page; the edge renders this list, and the browser updates the document by it. */
export function tagsOf(loaded: LoadedRoute, t: Translate, { origin, opening }: HeadFacts): HeadTag[] {
  const { locale } = loaded.match
  const pictureOf = (kind: PicturedKind, id: string) => origin + picturePath(kind, id, locale)
  const now = new Date()
  const { company } = opening
  const context = { t, locale, origin, now, company, openingHours: openingHours(opening, now), pictureOf }
  return headTags(loaded.page.meta(loaded.data, context), context)
}

export function headTags(meta: PageMeta, { t, locale, origin }: MetaContext): HeadTag[] {
  const alternates = inEveryLocale(meta.canonicalPath)
  const canonical = origin + alternates[locale]
  return [
    { tag: 'title', attributes: {}, text: meta.title },
    named('description', meta.description),
    named('keywords', meta.keywords),
    named(
      'robots',
      meta.noIndex ? 'noindex, nofollow' : 'index, follow, max-snippet:-1, max-image-preview:large',
    ),
    ...(meta.noIndex ? [] : [link('canonical', canonical), ...hreflang(alternates, origin)]),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:type', meta.type ?? 'website'),
    property('og:url', canonical),
    property('og:site_name', company.name),
    property('og:locale', localeInfo[locale].openGraph),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => property('og:locale:alternate', localeInfo[other].openGraph)),
    ...imageTags(
      meta.picture ?? { url: origin + sitePicture, alt: `${company.name} – ${t('footer.tagline')}` },
    ),
    ...Object.entries(meta.properties ?? {}).map(([name, content]) => property(name, content)),
    ...jsonLdOf(meta, { t, locale, origin }).map(jsonLdTag),
  ]
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } })

/** Size and type are stated, so that a preview can be laid out before its picture is loaded. */
const imageTags = ({
  url,
  alt,
  type = 'image/png',
  width = pictureSize.width,
  height = pictureSize.height,
}: NonNullable<PageMeta['picture']>): HeadTag[] => [
  property('og:image', url),
  property('og:image:type', type),
  property('og:image:width', String(width)),
  property('og:image:height', String(height)),
  property('og:image:alt', alt),
  named('twitter:card', 'summary_large_image'),
]

function hreflang(alternates: Record<Locale, string>, origin: string): HeadTag[] {
  const tag = (language: string, path: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang: language, href: origin + path },
  })
  return [...locales.map((locale) => tag(locale, alternates[locale])), tag('x-default', alternates.fr)]
}

type Place = Pick<MetaContext, 't' | 'locale' | 'origin'>

function jsonLdOf(meta: PageMeta, place: Place): object[] {
  const [subject, ...others] = meta.jsonLd ?? []
  return [
    ...(subject ? [{ ...subject, ...ratingJsonLd(meta.reviews) }] : []),
    ...others,
    ...faqJsonLd(meta.faq ?? []),
    ...breadcrumbsJsonLd(meta.breadcrumbs ?? [], place),
  ]
}

function ratingJsonLd(reviews: PageMeta['reviews']): object {
  if (!reviews?.count) return {}
  const { averageRating: ratingValue, count: reviewCount } = reviews
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } }
}

function faqJsonLd(faq: NonNullable<PageMeta['faq']>): object[] {
  if (faq.length === 0) return []
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

function breadcrumbsJsonLd(
  crumbs: NonNullable<PageMeta['breadcrumbs']>,
  { t, locale, origin }: Place,
): object[] {
  if (crumbs.length === 0) return []
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('nav.home'), path: paths.home }, ...crumbs].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + inLocale(locale, path),
    })),
  }
  return [breadcrumbs]
}

/** `<` is escaped, so that no text of the catalogue can end the element. */
function jsonLdTag(data: object): HeadTag {
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: escapeJson({ '@context': 'https://schema.org', ...data }),
  }
}

export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The opening hours as structured data, and the closures as special ones: « from midnight to midnight » says that the
 * whole day is closed (schema.org has no other way).
 */
const openingHours = (opening: Opening, now: Date) => ({
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
