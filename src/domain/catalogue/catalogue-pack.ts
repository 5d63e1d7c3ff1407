import { each } from '#config/locales.ts'
import { fromBase64, toBase64 } from '#domain/bytes/base64.ts'
import { concat } from '#domain/bytes/concat.ts'
import { facetValues } from './catalogue-facets.ts'
import type { CatalogueIndex, Group } from './catalogue-index.ts'
import { perFacet, productFacetNames, variantFacetNames } from './query-fields.ts'

/**
 * The index as bytes: the length of the header (4 bytes, little-endian), the header as JSON, then each column at a
 * multiple of 4. Columns are views on those bytes, so that unpacking costs the same however many products there are.
 */
type Header = Pick<CatalogueIndex, 'subcategories' | 'brands' | 'nameWords'> & {
  generation: number
  products: number
  combinations: number
  variants: number
  profiles: number[][]
  /** The numbers of each group: its facets, its profile, its size. */
  groups: number[][]
}

/**
 * Under which name the index and the models of a catalogue version are stored. It ends in a digest of their form and
 * of the values that the bits of the index stand for, so that no Worker reads what was written for other facets.
 */
export const indexKey = (version: string): string => `${version}.${formDigest}`

/** Of the bytes below and of packed models (`modelPacker`); counted up when they, or what they say, change. */
const form = 6
const formDigest = digest(JSON.stringify([form, facetValues({ subcategories: [], brands: [] })]))

/** The same for the current version of a database, in SQL. */
export const indexKeySql = `(select value || '.${formDigest}' from catalogue_meta where key = 'version')`

/** FNV-1a, 32 bits. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const headerStart = 4
const aligned = (bytes: number) => Math.ceil(bytes / 4) * 4

/** Serialises the index in base64 parts below D1's limit per statement (100 KB); each part can be decoded alone. */
export function packIndex(index: CatalogueIndex, partSize = 60_000): string[] {
  const header: Header = {
    generation: index.generation,
    products: index.seq.length,
    subcategories: index.subcategories,
    brands: index.brands,
    nameWords: index.nameWords,
    combinations: index.combinations.capacity.length,
    variants: index.variants.combination.length,
    profiles: index.profiles.map((profile) => Array.from(profile)),
    groups: index.groups.map((group) => [
      ...productFacetNames.map((name) => group[name]),
      group.profile,
      group.size,
    ]),
  }
  const bytes = joined(new TextEncoder().encode(JSON.stringify(header)), columnsOf(index))
  const step = Math.max(1, Math.floor(partSize / 4)) * 3
  return Array.from({ length: Math.ceil(bytes.length / step) }, (_, i) =>
    toBase64(bytes.subarray(i * step, (i + 1) * step)),
  )
}

const columnsOf = ({
  seq,
  row,
  newestFirst,
  nameRank,
  newestDay,
  group,
  combinations,
  firstVariant,
  variants,
}: CatalogueIndex) => [
  ...[seq, row, newestFirst, nameRank.fr, nameRank.en, nameRank.de],
  ...[newestDay, group],
  ...variantFacetNames.map((name) => combinations[name]),
  ...[firstVariant, variants.priceCents, variants.combination, variants.inStock],
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
  const { bytes, header, start } = read(parts)
  const { generation, products, combinations, variants, subcategories, brands, nameWords, profiles, groups } =
    header
  let at = start
  /** The bytes of the next column; the constructor of the view throws when they are not all there. */
  const next = (size: number, length = products) => {
    const from = at
    at += aligned(size * length)
    return [bytes.buffer, from, length] as const
  }
  return {
    generation,
    subcategories,
    brands,
    nameWords,
    seq: new Int32Array(...next(4)),
    row: new Int32Array(...next(4)),
    newestFirst: new Int32Array(...next(4)),
    nameRank: each(() => new Int32Array(...next(4))),
    newestDay: new Uint16Array(...next(2)),
    group: new Uint16Array(...next(2)),
    combinations: perFacet(variantFacetNames, () => new Int32Array(...next(4, combinations))),
    firstVariant: new Int32Array(...next(4, products + 1)),
    variants: {
      priceCents: new Int32Array(...next(4, variants)),
      combination: new Uint16Array(...next(2, variants)),
      inStock: new Uint8Array(...next(1, variants)),
    },
    groups: groups.map(unpackGroup),
    profiles: profiles.map((profile) => Int32Array.from(profile)),
  }
}

function unpackGroup(numbers: readonly number[]): Group {
  const [profile = 0, size = 0] = numbers.slice(productFacetNames.length)
  const values = perFacet(productFacetNames, (name) => numbers[productFacetNames.indexOf(name)] ?? 0)
  return { ...values, profile, size }
}

/** The names of an index, which every form of it has alike. */
export const unpackNames = (parts: string[]): Pick<CatalogueIndex, 'subcategories' | 'brands'> =>
  read(parts).header

function read(parts: string[]) {
  const bytes = concat(parts.map(fromBase64))
  const length = new DataView(bytes.buffer).getUint32(0, true)
  const text = new TextDecoder().decode(bytes.subarray(headerStart, headerStart + length))
  return { bytes, header: JSON.parse(text) as Header, start: aligned(headerStart + length) }
}
