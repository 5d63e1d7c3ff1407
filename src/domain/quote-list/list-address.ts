import { limits } from '#config/limits.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'

/**
 * A line of a shared list: what names an article of the catalogue, and nothing of a person. `accessories` are keys, or
 * names where the list knows no key. `priceCents` is the price when the list was shared (null: on request, undefined:
 * not known).
 */
export type SharedLine = {
  productId: string
  reference: string | null
  quantity: number
  priceCents: number | null | undefined
  accessories: readonly string[]
}

/** A service of a shared list. */
type SharedService = { code: string; quantity: number }

/** A shared list as its address says it; `unread` counts parts that cannot be read. */
type SharedAddress = { lines: SharedLine[]; services: SharedService[]; unread: number }

/** Longer addresses are cut by some mail programs and refused by some proxies. */
const longestAddress = 7000
/** A character that URLs keep as it is and no catalogue text uses. */
const separator = '*'
const onRequest = '-'

const priceText = (price: SharedLine['priceCents']) =>
  price === undefined ? '' : price === null ? onRequest : String(price)

/** A line as text: « id*reference*quantity*price*accessory*… ». */
export const sharedLineText = ({ productId, reference, quantity, priceCents, accessories }: SharedLine) =>
  [productId, reference ?? '', quantity, priceText(priceCents), ...accessories].join(separator)

/** A service as text: « code*quantity ». */
export const sharedServiceText = ({ code, quantity }: SharedService) => [code, quantity].join(separator)

/**
 * The query string of a list, with how many parts of it could not be read; null when it would be longer than an address
 * can be.
 */
export function writeSharedList({
  lines,
  services,
  unread = 0,
}: {
  lines: readonly SharedLine[]
  services: readonly SharedService[]
  unread?: number
}): string | null {
  const query = String(
    new URLSearchParams([
      ...lines.map((line) => ['i', sharedLineText(line)]),
      ...services.map((service) => ['s', sharedServiceText(service)]),
      ...(unread ? [['unread', String(unread)]] : []),
    ]),
  )
  return query.length > longestAddress ? null : query
}

/** The list in an address; what cannot be read, is repeated or too much is left out and counted. */
export function readSharedList(search: URLSearchParams): SharedAddress {
  const lines = search.getAll('i').map(readSharedLine)
  const services = search.getAll('s').map(readSharedService)
  const readLines = lines.filter((line) => line !== null).slice(0, limits.quoteItems)
  const readServices = services
    .filter((service) => service !== null)
    .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at)
    .slice(0, limits.quoteServices)
  return {
    lines: readLines,
    services: readServices,
    unread:
      lines.length -
      readLines.length +
      services.length -
      readServices.length +
      (readQuantity(search.get('unread') ?? '') ?? 0),
  }
}

/** One line; null when it cannot be read. */
export function readSharedLine(text: string): SharedLine | null {
  const [productId = '', reference = '', quantity = '', price = '', ...accessories] = text.split(separator)
  const count = readQuantity(quantity)
  const isRead =
    isProductId(productId) &&
    reference.length <= 60 &&
    count !== null &&
    /^(-|\d{0,9})$/.test(price) &&
    accessories.length <= limits.accessoriesPerItem &&
    accessories.every((name) => name.length > 0 && name.length <= 200)
  if (!isRead) return null
  return {
    productId,
    reference: reference || null,
    quantity: count,
    priceCents: price === '' ? undefined : price === onRequest ? null : Number(price),
    accessories: [...new Set(accessories)],
  }
}

/** One service; null when it cannot be read. */
export function readSharedService(text: string): SharedService | null {
  const [code = '', quantity = '', ...rest] = text.split(separator)
  const count = readQuantity(quantity)
  return code.length > 0 && code.length <= 60 && count !== null && rest.length === 0
    ? { code, quantity: count }
    : null
}

function readQuantity(text: string): number | null {
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return quantity >= 1 && quantity <= limits.quoteQuantity ? quantity : null
}
