import { parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import { publishedFacts } from '#config/published-facts.ts'
import { inEveryLocale, inLocale, splitLocale } from '#domain/site/urls.ts'
import {
  type Crawl,
  type CrawledPage,
  crawlSite,
  elementsOf,
  isElement,
  jsonLdOf,
  linksOf,
  metaOf,
  parentsOf,
  textOf,
} from '#test/support/crawl.ts'
import { fr } from '#test/support/dictionaries.ts'
import { articles, catalogue, origin } from '#test/support/edge.ts'
import { accessibleName, spokenLines } from '#test/support/spoken-text.ts'
import { structuredDataProblems } from '#test/support/structured-data.ts'

/** The crawl of the whole site, run once; `npm test` builds first, so that the built files exist. */
let crawl: Crawl
beforeAll(async () => {
  crawl = await crawlSite()
}, 180_000)

type Check = (page: CrawledPage) => (string | false | undefined)[]

/** Collects the findings of a check over every page, each with its page, limited to the first few. */
function findings(check: Check, pages = crawl.pages): string[] {
  const found = pages.flatMap((page) =>
    check(page)
      .filter((problem) => typeof problem === 'string')
      .map((problem) => `${page.href}: ${problem}`),
  )
  return found.length > 40 ? [...found.slice(0, 40), `… ${found.length} in all`] : found
}

const indexable = () => crawl.pages.filter((page) => page.indexable)
const titleOf = ({ document }: CrawledPage) => elementsOf(document, 'title').map(textOf).join()

test('the crawl finds every product and article in every language, and every link works', () => {
  expect(crawl.broken).toEqual([])
  const found = new Set(crawl.pages.map(({ href }) => href))
  const known = [
    ...catalogue.products.map(({ id }) => `/products/${id}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ]
  for (const path of known)
    for (const href of Object.values(inEveryLocale(path))) expect(found, href).toContain(href)
  expect(crawl.pages.length).toBeGreaterThan(3 * (known.length + 9))
})

test('pictures, icons, fonts and scripts that a page, feed or manifest references exist', () => {
  const files = [...crawl.visited].filter((href) => /\.(png|svg|js|css|woff2|webmanifest|xml)$/.test(href))
  const kinds = new Set(files.map((href) => href.split('.').at(-1)))
  expect([...kinds].sort()).toEqual(['css', 'js', 'png', 'svg', 'webmanifest', 'woff2', 'xml'])
  expect(files.filter((href) => href.startsWith('/og/')).length).toBeGreaterThan(
    3 * catalogue.products.length,
  )
})

test('a link with a fragment points to an existing element', () => {
  const ids = new Map(
    crawl.pages.map(({ href, document }) => [
      href,
      new Set(elementsOf(document).map(({ attribs }) => attribs.id)),
    ]),
  )
  const lost = crawl.jumps.filter(({ href, id }) => ids.has(href) && !ids.get(href)?.has(id))
  expect(lost).toEqual([])
})

test('every page has one title, description, canonical and set of languages on the site’s origin', () => {
  const found = findings(({ href, document, indexable, locale }) => {
    const head = elementsOf(document, 'head')[0]
    const count = (name: string) =>
      elementsOf(document, 'meta').filter(({ attribs }) => attribs.name === name).length
    const title = head ? elementsOf(head, 'title').map(textOf) : []
    const description = metaOf(document, 'description') ?? ''
    const canonical = linksOf(document, 'canonical').map((link) => link.href)
    const languages = linksOf(document, 'alternate').flatMap(({ hreflang }) => (hreflang ? [hreflang] : []))
    return [
      title.length !== 1 && `${title.length} titles`,
      count('description') !== 1 && 'not one description',
      count('robots') !== 1 && 'not one robots directive',
      ((title[0]?.length ?? 0) < 10 || (title[0]?.length ?? 0) > 90) &&
        `title of ${title[0]?.length}: ${title[0]}`,
      (description.length < 50 || description.length > 300) &&
        `description of ${description.length}: ${description}`,
      elementsOf(document, 'html')[0]?.attribs.lang !== locale && 'another lang',
      indexable && canonical.length !== 1 && `${canonical.length} canonicals`,
      !indexable && canonical.length > 0 && 'a canonical although it is not to be indexed',
      canonical.some((address) => !address?.startsWith(`${origin}/`)) && `canonical ${canonical}`,
      indexable && !href.includes('?') && canonical[0] !== origin + href && `canonical ${canonical}`,
      indexable && languages.join() !== [...locales, 'x-default'].join() && `languages ${languages}`,
    ]
  })
  expect(found).toEqual([])
})

test('alternate links between translations are reciprocal', () => {
  const alternatesOf = ({ document }: CrawledPage) =>
    Object.fromEntries(linksOf(document, 'alternate').map(({ hreflang, href }) => [hreflang, href]))
  const byAddress = new Map(crawl.pages.map((page) => [origin + page.href, page]))
  const found = findings((page) => {
    const own = alternatesOf(page)
    return locales.flatMap((locale) => {
      const other = byAddress.get(own[locale] ?? '')
      return [
        !other && `${locale} was not found: ${own[locale]}`,
        other && !other.indexable && `${locale} is not to be indexed`,
        other && JSON.stringify(alternatesOf(other)) !== JSON.stringify(own) && `${locale} says otherwise`,
        other && other.locale !== locale && `${locale} is in ${other.locale}`,
      ]
    })
  }, indexable())
  expect(found).toEqual([])
})

test.each(locales)('no two indexable pages share a title or a description (%s)', (locale) => {
  const twice: string[] = []
  for (const say of [titleOf, (page: CrawledPage) => metaOf(page.document, 'description') ?? '']) {
    const saidBy = new Map<string, string>()
    for (const page of indexable().filter((one) => one.locale === locale)) {
      // Aliases of a page count as the same page.
      const address = linksOf(page.document, 'canonical')[0]?.href ?? page.href
      const other = saidBy.get(say(page))
      if (other !== undefined && other !== address) twice.push(`${say(page)}: ${other}, ${address}`)
      saidBy.set(say(page), address)
    }
  }
  expect(twice).toEqual([])
})

test('the sitemap and the crawl list the same indexable pages', () => {
  const found = indexable()
    .map(({ href }) => href)
    .filter((href) => !href.includes('?'))
  const listed = crawl.sitemap.map((address) => address.slice(origin.length) || '/')
  expect(
    listed.filter((href) => !found.includes(href)),
    'listed but not to be indexed',
  ).toEqual([])
  expect(
    found.filter((href) => !listed.includes(href)),
    'to be indexed but not listed',
  ).toEqual([])
})

test('every page has Open Graph data with a picture and its text', () => {
  const found = findings(({ document, locale }) => {
    const empty = ['title', 'description', 'type', 'url', 'site_name', 'image', 'image:alt', 'image:width']
      .map((name) => `og:${name}`)
      .filter((name) => !metaOf(document, name))
    return [
      empty.length > 0 && `lacks ${empty}`,
      metaOf(document, 'og:locale') !== localeInfo[locale].openGraph &&
        `og:locale ${metaOf(document, 'og:locale')}`,
      metaOf(document, 'twitter:card') !== 'summary_large_image' && 'no twitter:card',
    ]
  })
  expect(found).toEqual([])
})

test('structured data is valid and has every required property of its type', () => {
  const types = new Set<string>()
  const found = findings(({ document }) =>
    jsonLdOf(document).flatMap((text) => {
      for (const [, type = ''] of text.matchAll(/"@type":"(\w+)"/g)) types.add(type)
      return structuredDataProblems(text)
    }),
  )
  expect(found).toEqual([])
  for (const type of [
    'AboutPage',
    'Article',
    'BreadcrumbList',
    'FAQPage',
    'GeoCircle',
    'Offer',
    'Organization',
    'Product',
  ])
    expect(types, 'types of structured data').toContain(type)
})

test('every page has one h1 and skips no heading level', () => {
  const found = findings(({ document }) => {
    const levels = elementsOf(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ name }) => Number(name[1]))
    const leaps = levels.flatMap((level, i) =>
      level > (levels[i - 1] ?? 0) + 1 ? [`h${levels[i - 1]} → h${level}`] : [],
    )
    return [
      levels.filter((level) => level === 1).length !== 1 && `levels ${levels}`,
      levels[0] !== 1 && `begins with h${levels[0]}`,
      ...leaps,
      ...elementsOf(document, 'h1', 'h2', 'h3').map(
        (heading) => textOf(heading) === '' && `empty ${heading.name}`,
      ),
    ]
  })
  expect(found).toEqual([])
})

test('every picture has a text alternative or stands beside its name', () => {
  const found = findings(({ document }) => [
    ...elementsOf(document, 'img').map(({ attribs, parent }) => {
      if (attribs.alt === undefined) return `no alt: ${attribs.src}`
      const beside = isElement(parent) ? textOf(parent) : ''
      return attribs.alt.trim() === '' && beside === '' && `empty alt, and nothing beside: ${attribs.src}`
    }),
    ...elementsOf(document, 'img').map(
      ({ attribs }) =>
        (!attribs.width || !attribs.height) && `no size, so the page will move: ${attribs.src}`,
    ),
    ...elementsOf(document, 'svg').map((svg) => {
      const isSilent = svg.attribs['aria-hidden'] === 'true'
      return (
        !isSilent &&
        (!/^(img|group)$/.test(svg.attribs.role ?? '') || !accessibleName(svg, document)) &&
        'a drawing without a name'
      )
    }),
  ])
  expect(found).toEqual([])
})

test('every link, button and field has an accessible name, ids are unique and id references resolve', () => {
  const found = findings(({ document }) => {
    const all = elementsOf(document)
    const ids = all.flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id]))
    const labels = new Set(elementsOf(document, 'label').map(({ attribs }) => attribs.for))
    const fields = elementsOf(document, 'input', 'select', 'textarea').filter(
      ({ attribs }) => attribs.type !== 'hidden',
    )
    const isLabelled = (field: (typeof fields)[number]) =>
      labels.has(field.attribs.id) ||
      Boolean(field.attribs['aria-label'] ?? field.attribs['aria-labelledby']) ||
      parentsOf(field).some((parent) => parent.name === 'label')
    return [
      ...elementsOf(document, 'a', 'button').map(
        (control) =>
          !accessibleName(control, document) && `nameless ${control.name} ${JSON.stringify(control.attribs)}`,
      ),
      ...fields.map((field) => !isLabelled(field) && `nameless field ${JSON.stringify(field.attribs)}`),
      ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `id twice: ${id}`),
      ...all.flatMap(({ attribs }) =>
        ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'list', 'headers']
          .flatMap((name) => (attribs[name] ?? '').split(/\s+/).filter(Boolean))
          .map((id) => !ids.includes(id) && `nothing has the id ${id}`),
      ),
    ]
  })
  expect(found).toEqual([])
})

test('no page needs a looser policy: no style attribute, handler, inline script or style', () => {
  const found = findings(({ document }) => [
    ...elementsOf(document).map(({ name, attribs }) => {
      const inline = Object.keys(attribs).filter(
        (attribute) => attribute === 'style' || attribute.startsWith('on'),
      )
      return inline.length > 0 && `${name} ${inline}`
    }),
    ...elementsOf(document, 'script').map(
      ({ attribs }) =>
        !attribs.src &&
        !['application/json', 'application/ld+json'].includes(attribs.type ?? '') &&
        'inline script',
    ),
    elementsOf(document, 'style').length > 0 && 'inline style',
  ])
  expect(found).toEqual([])
})

/** Frequent words of one language; words that another language also has are left out. */
const smallWords: Record<Locale, readonly string[]> = {
  fr: 'les des une est pour avec vous nous votre vos nos dans sur qui que sont être cette ces aux par pas plus ou et du au leur chez'.split(
    ' ',
  ),
  en: 'the and with you your our for of are is be this that these from which not without by or to at when how'.split(
    ' ',
  ),
  de: 'und der die das für nicht mit sie ihre ihr wir unser ist sind ein eine von zum zur auf bei oder werden wird den dem'.split(
    ' ',
  ),
}
const alsoWordsOf: Record<Locale, readonly string[]> = {
  fr: ['or', 'at', 'to', 'die', 'ou', 'par', 'is', 'den', 'plus', 'du', 'au'],
  en: ['die', 'plus', 'par', 'pour', 'den', 'war', 'sur', 'or'],
  de: ['des', 'du', 'plus', 'pas', 'im', 'at', 'sur', 'or'],
}

/** Names contain words of their own language wherever they stand: a street, a département, a licence. */
const names = [/rue des Balanciers/g, /Meurthe-et-Moselle/g, /CC BY 4\.0/g]

const foreignWords = (locale: Locale) =>
  new Map(
    locales
      .filter((other) => other !== locale)
      .flatMap((other) => smallWords[other].map((word) => [word, other] as const))
      .filter(([word]) => !smallWords[locale].includes(word) && !alsoWordsOf[locale].includes(word)),
  )

const headLines = ({ document }: CrawledPage) =>
  ['description', 'keywords', 'og:title', 'og:description', 'og:image:alt'].map(
    (name) => metaOf(document, name) ?? '',
  )

test.each(locales)('no page contains a frequent word of another language (%s)', (locale) => {
  const foreign = foreignWords(locale)
  expect(foreign.size).toBeGreaterThan(40)
  const found = findings(
    (page) =>
      [...spokenLines(page.document), titleOf(page), ...headLines(page)].map((line) => {
        const remaining = names.reduce((text, name) => text.replace(name, ''), line)
        const words = remaining.toLowerCase().match(/\p{L}+/gu) ?? []
        const others = words.filter((word) => foreign.has(word))
        return others.length > 0 && `${others.join()} in « ${line.slice(0, 160)} »`
      }),
    crawl.pages.filter((page) => page.locale === locale),
  )
  expect(found).toEqual([])
})

test('the check finds a sentence in another language', () => {
  const page = parseDocument(
    '<html lang="de"><body><p>Wir <a href="/">prüfen les</a> Waagen.</p></body></html>',
  )
  expect(spokenLines(page)).toEqual(['Wir prüfen les Waagen.'])
  expect(foreignWords('de').get('les')).toBe('fr')
})

/** The same in every language: contact data of the company and its host, names of open data and their licences. */
const openData = ['Natural Earth', 'GeoNames', 'La Poste', 'Etalab', 'Licence Ouverte']
const facts = [
  initialFacts.email,
  initialFacts.street,
  initialFacts.city,
  publishedFacts.host.address,
  ...openData,
]

test('no sentence is the same in two languages', () => {
  const linesOf = new Map(crawl.pages.map((page) => [page.href, new Set(spokenLines(page.document))]))
  const found = findings(
    ({ href, locale }) => {
      const { path } = splitLocale(href)
      const others = locales
        .filter((other) => other !== locale)
        .map((other) => linesOf.get(inLocale(other, path)))
      return [...(linesOf.get(href) ?? [])].map((line) => {
        const remaining = facts.reduce((text, fact) => text.replace(fact, ''), line)
        const words = remaining.match(/\p{L}{3,}/gu) ?? []
        return words.length > 3 && others.some((lines) => lines?.has(line)) && line.slice(0, 120)
      })
    },
    crawl.pages.filter(({ locale }) => locale !== 'fr'),
  )
  expect(found).toEqual([])
})

test('French text has no plain space before ; : ? ! nor inside « »', () => {
  const found = findings(
    (page) =>
      [...spokenLines(page.document), titleOf(page), ...headLines(page)].map((line) => {
        const plain = line.match(/.{0,30}(?: [;:?!»](?![\w)])|« )/u)?.[0]
        return plain !== undefined && `« ${plain} »`
      }),
    crawl.pages.filter(({ locale }) => locale === 'fr'),
  )
  expect(found).toEqual([])
})

const keys = new Set(
  Object.keys(fr)
    .flatMap((key) => [key, key.replace(/_(one|other)$/, '')])
    .filter((key) => key.includes('.')),
)

test('no page shows a raw message key or placeholder', () => {
  const found = findings((page) =>
    [...spokenLines(page.document), titleOf(page), ...headLines(page)].map((line) => {
      const raw = (line.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).filter((word) => keys.has(word))
      return (
        (raw.length > 0 || /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object/.test(line)) &&
        `${raw} in « ${line.slice(0, 80)} »`
      )
    }),
  )
  expect(found).toEqual([])
})

test('links stay in the language of their page unless hreflang names another', () => {
  const found = findings(({ document, locale }) =>
    elementsOf(document, 'a').map(({ attribs }) => {
      const { href = '', hreflang } = attribs
      const isPage = href.startsWith('/') && !/\.\w+$/.test(href.split('?')[0] ?? '')
      const targetLocale = hreflang ?? locale
      return isPage && splitLocale(href.split(/[?#]/)[0] ?? '').locale !== targetLocale && `to ${href}`
    }),
  )
  expect(found).toEqual([])
})
