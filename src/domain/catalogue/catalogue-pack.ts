import { type Locale, locales } from '#config/locales.ts'
import { type CatalogueIndex, withGroups } from './catalogue-index.ts'

type Packed = Omit<CatalogueIndex, 'nameRank' | 'profiles' | 'group' | 'groups' | keyof typeof arrays> &
  Record<keyof typeof arrays, string> & { nameRank: Record<Locale, string>; profiles: number[][] }

const arrays = {
  seq: Int32Array,
  category: Uint8Array,
  subcategory: Uint8Array,
  brand: Uint16Array,
  priceCents: Int32Array,
  newestDay: Int32Array,
  profile: Uint16Array,
} as const

/** Serialises the index in parts below D1's limit per statement (100 KB). */
export function packIndex(index: CatalogueIndex, partSize = 60_000): string[] {
  const packed: Packed = {
    subcategories: index.subcategories,
    brands: index.brands,
    seq: toBase64(index.seq),
    category: toBase64(index.category),
    subcategory: toBase64(index.subcategory),
    brand: toBase64(index.brand),
    priceCents: toBase64(index.priceCents),
    newestDay: toBase64(index.newestDay),
    profile: toBase64(index.profile),
    nameRank: {
      fr: toBase64(index.nameRank.fr),
      en: toBase64(index.nameRank.en),
      de: toBase64(index.nameRank.de),
    },
    profiles: index.profiles.map((profile) => Array.from(profile)),
  }
  const text = JSON.stringify(packed)
  return Array.from({ length: Math.ceil(text.length / partSize) }, (_, i) =>
    text.slice(i * partSize, (i + 1) * partSize),
  )
}

/** The index out of the parts that `packIndex` wrote. */
export function unpackIndex(parts: string[]): CatalogueIndex {
  const packed = JSON.parse(parts.join('')) as Packed
  const ranks = locales.map((locale) => [locale, new Int32Array(fromBase64(packed.nameRank[locale]))])
  return withGroups({
    subcategories: packed.subcategories,
    brands: packed.brands,
    seq: new Int32Array(fromBase64(packed.seq)),
    category: new Uint8Array(fromBase64(packed.category)),
    subcategory: new Uint8Array(fromBase64(packed.subcategory)),
    brand: new Uint16Array(fromBase64(packed.brand)),
    priceCents: new Int32Array(fromBase64(packed.priceCents)),
    newestDay: new Int32Array(fromBase64(packed.newestDay)),
    profile: new Uint16Array(fromBase64(packed.profile)),
    nameRank: Object.fromEntries(ranks) as Record<Locale, Int32Array>,
    profiles: packed.profiles.map((profile) => Int32Array.from(profile)),
  })
}

function toBase64(array: ArrayBufferView): string {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

function fromBase64(text: string): ArrayBuffer {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes.buffer
}
