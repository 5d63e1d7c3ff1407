import type { Locale } from '#config/locales.ts'
import { type FactCell, type FactName, type FactWord, factRow } from '#domain/catalogue/fact-cells.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { divisionsOf, hasAuxiliaryIndication } from '#domain/catalogue/variant-instrument.ts'
import {
  capacityUnit,
  formatCapacity,
  formatNumber,
  formatSeries,
  intervalUnit,
  type MassUnit,
  microgramsOf,
  nominalUnit,
  type Quantity,
} from '#domain/metrology/mass.ts'
import { type AccuracyClass, minCapacityUg } from '#domain/metrology/metrology.ts'
import type { BestReason, Score } from './comparison-best.ts'
import { capacityScore, leadingNumber, minimumWeightOf, protectionScore } from './comparison-values.ts'

/** One compared product and its chosen model, which determines the values that differ by model. */
export type Column = { product: ProductDetail; variant: Variant }

/** The text keys of cells that are words. */
type CellWord =
  | FactWord
  | 'price.on-request'
  | 'stock.in'
  | 'stock.out'
  | `compare.metrology-${Exclude<Variant['metrologie'], 'no'> | 'auxiliary'}`
  | `arrangement.${Exclude<Variant['arrangement'], 'nominal'>}`

/**
 * `missing`: the catalogue has no value. `not-applicable`: the property does not exist for such an instrument. `no`:
 * the instrument does not have it. A `word` is a text key.
 */
export type Cell =
  | { state: 'value'; text: string; best: boolean }
  | { state: 'word'; word: CellWord; count?: number }
  | { state: 'no' | 'not-applicable' | 'missing' }

/** One row before layout: the cell of each column, and ranks where one value is objectively better. */
export type Line = { cells: Cell[]; scores?: Score[]; reason?: BestReason }
type LineOf = (columns: readonly Column[], locale: Locale) => Line

const missing: Cell = { state: 'missing' }
const notApplicable: Cell = { state: 'not-applicable' }
const valueCell = (text: string | null | undefined): Cell =>
  text ? { state: 'value', text, best: false } : missing

const specification =
  (name: string): LineOf =>
  (columns) => ({ cells: columns.map(({ product }) => valueCell(product.specifications[name])) })

const factsOf = (columns: readonly Column[]) => columns.map(({ variant }) => variant.facts)
const cellOf = (cell: FactCell): Cell => (cell.state === 'value' ? { ...cell, best: false } : cell)

type MeansSomething = (column: Column) => boolean
const always: MeansSomething = () => true
const never: MeansSomething = () => false
const ofLaboratory: MeansSomething = ({ product }) => product.category === 'laboratory'
const ofBattery: MeansSomething = ({ variant }) => variant.facts?.power?.includes('battery') ?? true

/**
 * A fact of the chosen models; where none of them has it every cell is missing, and the row is left out. One that an
 * instrument of another kind lacks is not missing: nobody asks an ordinary scale for its ATEX category.
 */
const fact =
  (name: FactName, meansSomething = always): LineOf =>
  (columns, locale) => {
    const { cells, isKnown } = factRow(name, factsOf(columns), locale)
    return {
      cells: cells.map((cell, i) => {
        if (!isKnown) return missing
        const column = columns[i]
        return cell.state === 'missing' && column && !meansSomething(column) ? notApplicable : cellOf(cell)
      }),
    }
  }

/** A fact of the chosen model; of a model without it what the line is said to have. */
const factOr =
  (name: FactName, specified: string): LineOf =>
  (columns, locale) => {
    const { cells } = factRow(name, factsOf(columns), locale)
    const { cells: lines } = specification(specified)(columns, locale)
    return {
      cells: cells.map((cell, i) => (cell.state === 'missing' ? (lines[i] ?? missing) : cellOf(cell))),
    }
  }

const protectionOf = ({ product, variant }: Column) =>
  variant.facts?.protection ?? product.specifications.protection

/**
 * Masses of the chosen models, each in its customary unit as on its plate; `none` is the cell of a model without one.
 */
function masses(
  columns: readonly Column[],
  locale: Locale,
  read: (variant: Variant) => readonly number[],
  unitOf: (ug: number) => MassUnit,
  none: Cell = notApplicable,
): Cell[] {
  return columns.map(({ variant }) => {
    const values = [...new Set(read(variant))]
    return values.length ? valueCell(formatSeries(values, unitOf, locale)) : none
  })
}

const presentOf = (quantities: (Quantity | null)[]) =>
  quantities.filter((quantity) => quantity !== null).map(microgramsOf)
const maxUnit = ({ variant }: Column) => (variant.arrangement === 'nominal' ? nominalUnit : capacityUnit)
const maxOf = (variant: Variant) => variant.ranges.map(({ max }) => microgramsOf(max))
const eOf = (variant: Variant) => presentOf(variant.ranges.map(({ e }) => e))
const dOf = (variant: Variant) => presentOf(variant.ranges.map(({ d }) => d))

/** Min follows from class, e and d (OIML R 76-1, table 3), for each range of its own; without a class there is none. */
function minOf({ plate, arrangement, ranges }: Variant): number[] {
  const shownRanges = arrangement === 'multiple-range' ? ranges : ranges.slice(0, 1)
  return shownRanges.flatMap(({ max, e, d }) => {
    if (!plate.accuracyClass || !e || !d) return []
    const range = { maxUg: microgramsOf(max), eUg: microgramsOf(e), dUg: microgramsOf(d) }
    return minCapacityUg(plate.accuracyClass as AccuracyClass, range) ?? []
  })
}

const scoresBy = (columns: readonly Column[], score: (column: Column) => Score) => columns.map(score)
const orNull = (numbers: readonly number[]): Score => (numbers.length ? numbers : null)

/** Every row of a comparison by group, as functions from columns to cells. */
export const comparisonLines: Record<string, Record<string, LineOf>> = {
  offer: {
    stock: (columns) => ({
      cells: columns.map(({ variant }) => ({
        state: 'word',
        word: variant.inStock ? 'stock.in' : 'stock.out',
      })),
    }),
    delivery: fact('delivery'),
    warranty: (columns) => ({
      ...specification('warranty')(columns, 'fr'),
      scores: scoresBy(columns, ({ product }) => {
        const months = leadingNumber(product.specifications.warranty)
        return months === null ? null : [-months]
      }),
      reason: 'warranty',
    }),
  },
  metrology: {
    class: (columns) => ({
      cells: columns.map(({ variant }) =>
        variant.plate.accuracyClass ? valueCell(variant.plate.accuracyClass) : notApplicable,
      ),
    }),
    max: (columns, locale) => ({
      cells: columns.map((column) => masses([column], locale, maxOf, maxUnit(column), missing)[0] ?? missing),
      scores: scoresBy(columns, ({ variant }) => capacityScore(variant)),
      reason: 'max',
    }),
    min: (columns, locale) => ({
      cells: masses(columns, locale, minOf, capacityUnit),
      scores: scoresBy(columns, ({ variant }) => orNull(minOf(variant))),
      reason: 'min',
    }),
    e: (columns, locale) => ({ cells: masses(columns, locale, eOf, intervalUnit) }),
    d: (columns, locale) => ({
      cells: masses(columns, locale, dOf, intervalUnit),
      scores: scoresBy(columns, ({ variant }) => {
        const ds = dOf(variant)
        return ds.length ? [Math.min(...ds), Math.max(...ds)] : null
      }),
      reason: 'd',
    }),
    n: (columns, locale) => ({
      cells: columns.map(({ variant }) => {
        const n = divisionsOf(variant)
        return n === null ? notApplicable : valueCell(formatNumber(n, locale))
      }),
    }),
    metrology: (columns) => ({
      cells: columns.map(({ variant }): Cell => {
        if (variant.metrologie === 'no') return { state: 'no' }
        if (hasAuxiliaryIndication(variant)) return { state: 'word', word: 'compare.metrology-auxiliary' }
        return { state: 'word', word: `compare.metrology-${variant.metrologie}` }
      }),
    }),
    arrangement: (columns) => ({
      // A weight, a load cell and an indicator have no range with an interval.
      cells: columns.map(({ variant }): Cell => {
        const { arrangement } = variant
        if (arrangement === 'nominal' || !dOf(variant).length) return notApplicable
        return { state: 'word', word: `arrangement.${arrangement}` }
      }),
    }),
  },
  laboratory: {
    repeatability: fact('repeatability', ofLaboratory),
    linearity: fact('linearity', ofLaboratory),
    'minimum-weight': (columns, locale) => ({
      cells: columns.map((column) => {
        const ug = minimumWeightOf(column.variant)
        if (ug !== null) return valueCell(formatCapacity(ug, locale))
        return ofLaboratory(column) ? missing : notApplicable
      }),
      scores: scoresBy(columns, ({ variant }) => orNull([minimumWeightOf(variant) ?? []].flat())),
      reason: 'minimum-weight',
    }),
    settling: fact('settling', ofLaboratory),
  },
  construction: {
    platform: (columns) => ({
      cells: columns.map(({ variant, product }) =>
        valueCell(variant.plateau ?? product.specifications.platform),
      ),
    }),
    dimensions: factOr('size', 'dimensions'),
    weight: factOr('mass', 'weight'),
    material: specification('material'),
    protection: (columns) => ({
      cells: columns.map((column) => valueCell(protectionOf(column))),
      scores: scoresBy(columns, (column) => protectionScore(protectionOf(column))),
      reason: 'protection',
    }),
    atex: fact('atex', never),
    temperature: fact('temperature'),
  },
  electronics: {
    display: specification('display'),
    interface: specification('interface'),
    connectivity: specification('connectivity'),
    power: specification('power'),
    battery: fact('battery', ofBattery),
    'customer-display': fact('customer-display', never),
    printer: fact('printer', never),
  },
  use: {
    applications: specification('applications'),
    calibration: specification('calibration'),
    approvals: specification('approvals'),
    options: specification('options'),
    'price-computing': fact('price-computing', never),
    hold: fact('hold', never),
    medical: fact('medical', never),
  },
}
