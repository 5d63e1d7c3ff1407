import type { Localized } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import type { AccuracyClass, Arrangement, WeighingRange } from '#domain/metrology/metrology.ts'
import { kindTexts } from './all-texts.ts'
import table from './data/kinds.json' with { type: 'json' }
import type { KindTexts } from './kind-texts.ts'
import { productNames } from './product-names.ts'

/** A platform as sold; millimetres. */
export type Platform =
  | { shape: 'rect'; widthMm: number; depthMm: number }
  | { shape: 'round'; diameterMm: number }

export type KindVariant = {
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  ranges: WeighingRange[]
}

/** One kind of instrument: a sub-category with its numbers and its hand-written texts. */
export type Kind = {
  key: string
  /** Letters for the kind in a model name, e.g. « B » in B3. */
  code: string
  category: Category
  /** Name of the sub-category in facets and breadcrumbs. */
  name: Localized
  /** First words of a product's name. */
  productName: Localized
  variants: KindVariant[]
  platforms: Platform[]
  /** EUR excl. VAT, whole euros; null: on request. */
  price: { from: number; to: number } | null
  /** Number of variants to make over all lines. */
  models: number
  wireless: string
  texts: KindTexts
}

const codes: Record<string, string> = {
  'price-computing': 'P',
  'ticket-scale': 'T',
  'label-scale': 'E',
  'pos-scale': 'K',
  'self-service': 'S',
  'hanging-retail': 'H',
  'portion-kitchen': 'Q',
  'postal-parcel': 'C',
  'gold-jewellery': 'J',
  bench: 'B',
  washdown: 'W',
  floor: 'F',
  'pallet-u': 'U',
  beams: 'BP',
  'pallet-truck': 'TP',
  crane: 'G',
  counting: 'N',
  weighbridge: 'PB',
  axle: 'ES',
  checkweigher: 'TR',
  atex: 'EX',
  livestock: 'L',
  indicator: 'I',
  loadcell: 'LC',
  weights: 'PE',
  micro: 'MI',
  'semi-micro': 'SM',
  analytical: 'A',
  precision: 'PR',
  'high-cap-precision': 'HP',
  moisture: 'D',
  'compact-edu': 'CE',
  'mass-comparator': 'MC',
  personal: 'PP',
  column: 'PC',
  'body-comp': 'BC',
  chair: 'FA',
  wheelchair: 'FR',
  handrail: 'MR',
  baby: 'BB',
  bed: 'LI',
  stretcher: 'BR',
  hoist: 'LP',
  pharmacy: 'PH',
  'clinical-small': 'CO',
}

/** Instruments without ranges in the table: load cells, weights, indicators. */
const ownVariants: Record<string, KindVariant[]> = {
  indicator: [{ accuracyClass: null, arrangement: 'single', ranges: [] }],
  loadcell: [5, 10, 20, 50, 100, 250, 500, 1000, 2000, 5000].map((kg) => cell(kg * 1000)),
}

/** A load cell of this capacity, without a reading of its own. */
function cell(grams: number): KindVariant {
  return { ...nominal(grams), arrangement: 'single' }
}

/** A weight of this nominal value. */
export function nominal(grams: number): KindVariant {
  return {
    accuracyClass: null,
    arrangement: 'nominal',
    ranges: [{ maxUg: Math.round(grams * 1e6), eUg: null, dUg: null }],
  }
}

const arrangementOf: Record<string, Arrangement> = {
  S: 'single',
  N: 'single',
  MI: 'multi-interval',
  MR: 'multiple-range',
}

export const kinds: Kind[] = table.map((row) => {
  const texts = kindTexts[row.key]
  const code = codes[row.key]
  if (!texts || !code) throw new Error(`No texts or no code for the kind ${row.key}`)
  const name = { fr: row.fr, en: row.en, de: row.de }
  return {
    key: row.key,
    code,
    category: row.cat as Category,
    name,
    productName: productNames[row.key] ?? name,
    variants: ownVariants[row.key] ?? row.variants.map(readVariant),
    platforms: readPlatforms(row.platform),
    price: row.key === 'weighbridge' ? null : readPrice(row.price),
    models: row.models,
    wireless: ['Ethernet', 'Wi-Fi', 'Bluetooth', 'radio 433/868 MHz']
      .filter((word) => row.iface.includes(word))
      .join(', '),
    texts,
  }
})

function readVariant(row: (typeof table)[number]['variants'][number]): KindVariant {
  return {
    accuracyClass: row.cls as AccuracyClass | null,
    arrangement: arrangementOf[row.kind] ?? 'single',
    ranges: row.r.map(([max, e, d]) => ({
      maxUg: Math.round((max ?? 0) * 1e6),
      eUg: e === null || e === undefined ? null : Math.round(e * 1e6),
      dUg: Math.round((d ?? 0) * 1e6),
    })),
  }
}

/** Parses « 230×300, Ø 150 mm », « 8×3 m » and « 1000–2000 mm × 2 » of the table; smallest first. */
function readPlatforms(text: string): Platform[] {
  const metres = / m\b/.test(text) && !text.includes('mm')
  const unit = metres ? 1000 : 1
  const rects = [...text.matchAll(/(\d+)×(\d+)/g)].map(
    ([, width, depth]): Platform => ({
      shape: 'rect',
      widthMm: Number(width) * unit,
      depthMm: Number(depth) * unit,
    }),
  )
  const rounds = [...text.matchAll(/Ø (\d+)(?:–(\d+))?/g)].flatMap(([, from, to]) =>
    [from, to]
      .filter(Boolean)
      .map((diameter): Platform => ({ shape: 'round', diameterMm: Number(diameter) })),
  )
  const beam = text.match(/^(\d+)–(\d+) mm × 2/)
  const beams = beam
    ? [beam[1], beam[2]].map((width): Platform => ({ shape: 'rect', widthMm: Number(width), depthMm: 120 }))
    : []
  return [...rounds, ...rects, ...beams].sort((a, b) => widthOf(a) - widthOf(b))
}

/** In square metres. */
export function platformArea(platform: Platform): number {
  if (platform.shape === 'rect') return (platform.widthMm * platform.depthMm) / 1e6
  return (Math.PI * platform.diameterMm ** 2) / 4e6
}

export function widthOf(platform: Platform): number {
  return platform.shape === 'rect' ? platform.widthMm : platform.diameterMm
}

function readPrice(text: string): { from: number; to: number } {
  const [from, to] = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .split('–')
    .map(Number)
  if (!from || !to) throw new Error(`No price range in ${text}`)
  return { from, to }
}
