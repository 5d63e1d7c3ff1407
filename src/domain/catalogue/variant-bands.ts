import { type Metrology, metrologyStates, type WeighingRange } from '#domain/metrology/metrology.ts'
import { bandOf, capacityBands, precisionBands } from './facets.ts'
import { interfaceChoices, powerSources, protectionLevels } from './feature-values.ts'
import { protectionHolds } from './protection.ts'

/**
 * What the filters of the list know of a variant: numbers of bands and of its state (-1: none), and the values that it
 * has of each feature as bits, the first value the lowest.
 */
export type VariantBands = {
  capacity: number
  precision: number
  metrology: number
  protection: number
  power: number
  interface: number
}

/** What the bands of a variant follow from; null = not known. */
export type BandSource = {
  ranges: readonly WeighingRange[]
  metrology: Metrology | null
  protection: string | null
  power: readonly string[] | null
  interfaces: readonly string[] | null
}

const bitsOf = (values: readonly boolean[]) =>
  values.reduce((bits, has, i) => (has ? bits | (1 << i) : bits), 0)

/** The bands of a variant: of its largest Max and its finest d. What is not known of it counts as absent. */
export function variantBands({ ranges, metrology, protection, power, interfaces }: BandSource): VariantBands {
  return {
    capacity: bandOf(capacityBands, ranges.at(-1)?.maxUg ?? null),
    precision: bandOf(precisionBands, ranges[0]?.dUg ?? null),
    metrology: metrology === null ? -1 : metrologyStates.indexOf(metrology),
    protection: bitsOf(protectionLevels.map((need) => protectionHolds(protection, need) === true)),
    power: bitsOf(powerSources.map((source) => power?.includes(source) ?? false)),
    interface: bitsOf(interfaceChoices.map(({ name }) => interfaces?.includes(name) ?? false)),
  }
}
