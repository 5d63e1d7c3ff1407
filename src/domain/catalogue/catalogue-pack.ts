import { concat } from '#domain/bytes/concat.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { CatalogueIndex, Group } from './catalogue-index.ts'

/**
 * The index as bytes: the length of the header (4 bytes, little-endian), the header as JSON, then each column at a
 * multiple of 4. Columns are views on those bytes, so that unpacking costs the same however many products there are.
 */
type Header = Pick<CatalogueIndex, 'subcategories' | 'brands'> & {
  products: number
  profiles: number[][]
  groups: [category: number, subcategory: number, brand: number, profile: number, size: number][]
}

const headerStart = 4
const aligned = (bytes: number) => Math.ceil(bytes / 4) * 4

/** Serialises the index in base64 parts below D1's limit per statement (100 KB); each part can be decoded alone. */
export function packIndex(index: CatalogueIndex, partSize = 60_000): string[] {
  const header: Header = {
    products: index.seq.length,
    subcategories: index.subcategories,
    brands: index.brands,
    profiles: index.profiles.map((profile) => Array.from(profile)),
    groups: index.groups.map((own) => [own.category, own.subcategory, own.brand, own.profile, own.size]),
  }
  const bytes = joined(new TextEncoder().encode(JSON.stringify(header)), columnsOf(index))
  const step = Math.max(1, Math.floor(partSize / 4)) * 3
  return Array.from({ length: Math.ceil(bytes.length / step) }, (_, i) =>
    toBase64(bytes.subarray(i * step, (i + 1) * step)),
  )
}

const columnsOf = ({ seq, priceCents, newestFirst, nameRank, newestDay, group }: CatalogueIndex) => [
  ...[seq, priceCents, newestFirst, nameRank.fr, nameRank.en, nameRank.de],
  ...[newestDay, group],
]

function joined(header: Uint8Array, columns: ArrayBufferView[]): Uint8Array {
  const start = aligned(headerStart + header.length)
  const bytes = new Uint8Array(columns.reduce((at, { byteLength }) => at + aligned(byteLength), start))
  new DataView(bytes.buffer).setUint32(0, header.length, true)
  bytes.set(header, headerStart)
  let at = start
  for (const { buffer, byteOffset, byteLength } of columns) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += aligned(byteLength)
  }
  return bytes
}

/** The index out of the parts that `packIndex` wrote; throws when one is missing. */
export function unpackIndex(parts: string[]): CatalogueIndex {
  const bytes = concat(parts.map(fromBase64))
  const length = new DataView(bytes.buffer).getUint32(0, true)
  const text = new TextDecoder().decode(bytes.subarray(headerStart, headerStart + length))
  const { products, subcategories, brands, profiles, groups } = JSON.parse(text) as Header
  let at = aligned(headerStart + length)
  /** The bytes of the next column; the constructor of the view throws when they are not all there. */
  const next = (size: number) => {
    const from = at
    at += aligned(size * products)
    return [bytes.buffer, from, products] as const
  }
  return {
    subcategories,
    brands,
    seq: new Int32Array(...next(4)),
    priceCents: new Int32Array(...next(4)),
    newestFirst: new Int32Array(...next(4)),
    nameRank: {
      fr: new Int32Array(...next(4)),
      en: new Int32Array(...next(4)),
      de: new Int32Array(...next(4)),
    },
    newestDay: new Uint16Array(...next(2)),
    group: new Uint16Array(...next(2)),
    groups: groups.map(
      ([category, subcategory, brand, profile, size]): Group => ({
        category,
        subcategory,
        brand,
        profile,
        size,
      }),
    ),
    profiles: profiles.map((profile) => Int32Array.from(profile)),
  }
}
