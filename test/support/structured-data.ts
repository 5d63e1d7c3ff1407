/**
 * The required properties of each type of structured data that the site uses: those without which the entry is
 * meaningless (schema.org) or refused (« required » in Google's documentation of product snippets, merchant listings,
 * breadcrumbs, FAQ and local business; for articles, which require nothing, those that it recommends).
 */
const required: Record<string, readonly string[]> = {
  AboutPage: ['name', 'url', 'mainEntity'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  Article: ['headline', 'description', 'image', 'author', 'publisher', 'datePublished', 'dateModified'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType', 'telephone'],
  FAQPage: ['mainEntity'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageObject: ['url', 'width', 'height'],
  ListItem: ['position', 'name', 'item'],
  LocalBusiness: ['name', 'url', 'address', 'telephone', 'geo', 'openingHoursSpecification'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'priceValidUntil'],
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  Product: ['name', 'description', 'image', 'brand', 'url'],
  Question: ['name', 'acceptedAnswer'],
  WebPage: ['name', 'url'],
}

/** The valid form of a property's value, for any type. */
const shapes: Record<string, RegExp> = {
  url: /^https:\/\/\S+$/,
  item: /^https:\/\/\S+$/,
  image: /^https:\/\/\S+$/,
  logo: /^https:\/\/\S+$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^EUR$/,
  priceValidUntil: /^\d{4}-\d\d-\d\d$/,
  datePublished: /^\d{4}-\d\d-\d\d(T|$)/,
  dateModified: /^\d{4}-\d\d-\d\d(T|$)/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock|BackOrder|PreOrder)$/,
  telephone: /^\+\d{8,15}$/,
  geoRadius: /^\d+$/,
  latitude: /^-?\d+(\.\d+)?$/,
  longitude: /^-?\d+(\.\d+)?$/,
  closes: /^\d\d:\d\d$/,
  opens: /^\d\d:\d\d$/,
  validFrom: /^\d{4}-\d\d-\d\d$/,
  validThrough: /^\d{4}-\d\d-\d\d$/,
}

/** The errors of one block of structured data; empty when it is valid. */
export function structuredDataProblems(text: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return ['is no JSON']
  }
  const { '@context': context } = (data ?? {}) as Record<string, unknown>
  return [
    ...(context === 'https://schema.org' ? [] : [`@context is ${context}`]),
    ...problemsOf(data, 'data'),
  ]
}

function problemsOf(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => problemsOf(one, `${place}[${i}]`))
  if (value === null || value === undefined || value === '') return [`${place} is empty`]
  if (typeof value !== 'object') return []
  const entry = value as Record<string, unknown>
  const type = String(entry['@type'])
  const requiredProperties = required[type]
  if (!requiredProperties) return [`${place}: ${type} has no row in the table of required properties`]
  const missing = requiredProperties
    .filter((name) => entry[name] === undefined)
    .map((name) => `${place}: ${type} lacks ${name}`)
  return [
    ...missing,
    ...orderProblems(entry, place),
    ...Object.entries(entry).flatMap(([name, inner]) => [
      ...shapeProblems(name, inner, `${place}.${name}`),
      ...(name.startsWith('@') ? [] : problemsOf(inner, `${place}.${name}`)),
    ]),
  ]
}

function shapeProblems(name: string, value: unknown, place: string): string[] {
  const shape = shapes[name]
  const values = Array.isArray(value) ? value : [value]
  if (!shape) return []
  return values
    .filter((one) => typeof one !== 'object' && !shape.test(String(one)))
    .map((one) => `${place} is ${one}`)
}

/** Breadcrumb positions start at one, and there are at least two. */
function orderProblems(entry: Record<string, unknown>, place: string): string[] {
  if (entry['@type'] !== 'BreadcrumbList') return []
  const items = entry.itemListElement as { position?: number }[]
  const positions = items.map(({ position }) => position)
  const counted = positions.every((position, i) => position === i + 1)
  return counted && items.length > 1 ? [] : [`${place}: positions are ${positions.join()}`]
}
