import type { Locale } from '#config/locales.ts'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import { estimateOf } from '#domain/quote-list/estimate.ts'
import { readSharedLine, readSharedService, type SharedLine } from '#domain/quote-list/list-address.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'
import type { SharedItem, SharedList, SharedListQuery } from '#domain/quote-list/shared-list-schema.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { withCatalogue } from '#functions/catalogue/snapshot.ts'
import { openNearest } from '#functions/db/client.ts'
import { clock } from '#functions/platform/clock.ts'
import { presentItem } from './present-item.ts'
import { isNamed, itemQueries, type Named, type ResolvedItem, resolveItems } from './resolve.ts'
import { resolveServices } from './resolve-services.ts'

type Resolved = {
  line: SharedLine
  row: ResolvedItem & { photos: ProductPhoto[] }
  accessories: Named['accessories']
}

/** The list of an address with names, data plates and prices of today; what the catalogue no longer has is counted. */
export async function readSharedList(
  env: { DB: D1Database },
  { i, s, lang }: SharedListQuery,
): Promise<SharedList> {
  const lines = i.map(readSharedLine).filter((line) => line !== null)
  const codes = s.map(readSharedService).filter((service) => service !== null)
  const items = lines.map((line) => asRequested(line))
  const { catalogue, rows } = await withCatalogue(env, (generation) =>
    itemQueries(openNearest(env.DB), items, generation),
  )
  const resolved = lines.flatMap((line) => resolveLine(line, rows))
  const services = resolveServices(codes, catalogue.services, {})
  return {
    day: inParis(clock.now()).day,
    items: resolved.map((line) => present(line, lang)),
    services: services.map((service) => ({ ...service, name: service.name[lang] })),
    gone: lines.length - resolved.length + codes.length - services.length,
    estimate: estimateOf({
      items: resolved.map(({ row: { priceCents = null, accessories }, line: { quantity } }) => ({
        priceCents,
        quantity,
        accessories,
      })),
      // What a visit costs depends on where: the list names no place.
      services: services.map((service) => ({ ...service, onSite: false })),
      travel: null,
    }),
  }
}

const asRequested = ({ productId, reference, quantity }: SharedLine, accessories: string[] = []) => ({
  productId,
  variantReference: reference,
  quantity,
  accessories,
})

/** The line with the accessories that are still offered for it; none when product or model are gone. */
function resolveLine(line: SharedLine, rows: Named): Resolved[] {
  const offered = rows.accessories.filter(
    (row) => row.productId === line.productId && fitsVariant(row.accessory, line.reference),
  )
  const accessories = line.accessories.flatMap((wanted) => {
    const match = offered.find(({ accessory }) => accessory.key === wanted || isNamed(accessory.name, wanted))
    return match ? [match] : []
  })
  const names = accessories.map(({ accessory }) => accessory.name.fr)
  const [row] = resolveItems([asRequested(line, names)], rows, {})
  const photos = rows.products.find(({ id }) => id === line.productId)?.photos ?? []
  return row ? [{ line, row: { ...row, photos }, accessories }] : []
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

function present({ line, row, accessories }: Resolved, lang: Locale): SharedItem {
  const { priceCents = null } = row
  const shown = presentItem(row, lang)
  const prices = [priceCents, ...row.accessories.map((accessory) => accessory.priceCents)]
  const isPriced = prices.every((cents) => cents !== null)
  const sum = prices.reduce((total: number, cents) => total + (cents ?? 0), 0)
  return {
    ...shown,
    item: {
      ...shown.item,
      variant: shown.item.variant && { ...shown.item.variant, price: shown.price },
      accessories: shown.item.accessories.map((accessory, n) => ({
        ...accessory,
        key: accessories[n]?.accessory.key ?? '',
        price: euros(row.accessories[n]?.priceCents ?? null),
      })),
    },
    amount: isPriced ? (sum * line.quantity) / 100 : null,
    priceChanged: line.priceCents !== undefined && line.priceCents !== priceCents,
    accessoriesGone: line.accessories.length - accessories.length,
  }
}
