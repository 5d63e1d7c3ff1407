import { type Metrology, metrologyStates, type WeighingRange } from '#domain/metrology/metrology.ts'
import { type Band, bandOf, capacityBands, categories, precisionBands } from './facets.ts'
import { protectionHolds } from './protection.ts'
import { type FacetName, perFacet, type VariantFacetName, variantFacetNames } from './query-fields.ts'
import type { VariantFacts } from './variant-facts.ts'

/** Degrees of protection that may be asked for, by their digits (IEC 60529); a variant has every one that it holds. */
export const protectionLevels = [
  { value: 'ip54', solids: 5, water: 4 },
  { value: 'ip65', solids: 6, water: 5 },
  { value: 'ip67', solids: 6, water: 7 },
  { value: 'ip68', solids: 6, water: 8 },
  { value: 'ip69k', solids: 6, water: 9 },
] as const

/** Supplies of power; `mains` is any by cable. */
export const powerSources = ['mains', 'battery'] as const

/** Interfaces by which variants are filtered, and their names in the facts. */
export const interfaceChoices = [
  { value: 'rs-232', name: 'RS-232' },
  { value: 'rs-485', name: 'RS-485' },
  { value: 'usb', name: 'USB' },
  { value: 'ethernet', name: 'Ethernet' },
  { value: 'wi-fi', name: 'Wi-Fi' },
  { value: 'bluetooth', name: 'Bluetooth' },
  { value: 'profinet', name: 'Profinet' },
  { value: 'ethernet-ip', name: 'EtherNet/IP' },
  { value: 'modbus', name: 'Modbus' },
  { value: 'opc-ua', name: 'OPC UA' },
  { value: 'fibre', name: 'Fibre optic' },
  { value: 'hl7', name: 'HL7' },
  { value: 'dicom', name: 'DICOM' },
] as const

/** What facets read of a variant; null and undefined = not known, which counts as absent. */
type FacetSource = Partial<VariantFacts> & {
  ranges: readonly WeighingRange[]
  metrology: Metrology | null
}

/** A filter of variants: its values in the order in which they are shown, and which of them a variant has. */
type VariantFacet = {
  values: readonly string[]
  has: (variant: FacetSource) => readonly boolean[]
}

const facet = <Value>(
  choices: readonly Value[],
  keyOf: (choice: Value) => string,
  has: (variant: FacetSource, choice: Value) => boolean,
): VariantFacet => ({
  values: choices.map(keyOf),
  has: (variant) => choices.map((choice) => has(variant, choice)),
})

const itself = (value: string) => value
const keyOf = ({ value }: { value: string }) => value
const inBand = (bands: readonly Band[], band: Band, ug: number | null | undefined) =>
  bands[bandOf(bands, ug ?? null)] === band

/**
 * The facets of variants. Query, filter, counts and index follow from them; the index numbers values by their places,
 * so that a change here demands that the catalogue is indexed again (`indexKey`).
 */
export const variantFacets: Record<VariantFacetName, VariantFacet> = {
  /** The largest Max. */
  capacity: facet(capacityBands, keyOf, ({ ranges }, band) =>
    inBand(capacityBands, band, ranges.at(-1)?.maxUg),
  ),
  /** The finest d. */
  precision: facet(precisionBands, keyOf, ({ ranges }, band) => inBand(precisionBands, band, ranges[0]?.dUg)),
  metrology: facet(metrologyStates, itself, ({ metrology }, state) => metrology === state),
  protection: facet(
    protectionLevels,
    keyOf,
    ({ protection }, need) => protectionHolds(protection ?? null, need) === true,
  ),
  power: facet(powerSources, itself, ({ power }, source) => power?.includes(source) ?? false),
  interface: facet(
    interfaceChoices,
    keyOf,
    ({ interfaces }, { name }) => interfaces?.includes(name) ?? false,
  ),
}

/** What filters know of a variant: the values that it has of each facet as bits, the first value the lowest. */
export type VariantBits = Record<VariantFacetName, number>

/** The facets of a variant, as the index stores them. */
export const variantBits = (variant: FacetSource): VariantBits =>
  perFacet(variantFacetNames, (name) =>
    // Not shifted: a bit too many becomes a number that the index refuses, and not another bit.
    variantFacets[name].has(variant).reduce((bits, has, i) => (has ? bits + 2 ** i : bits), 0),
  )

/** The values of each facet in a catalogue, in the order of their numbers in its index. */
export const facetValues = (catalogue: {
  subcategories: readonly { key: string }[]
  brands: readonly string[]
}): Record<FacetName, readonly string[]> => ({
  category: categories,
  subcategory: catalogue.subcategories.map(({ key }) => key),
  brand: catalogue.brands,
  ...perFacet(variantFacetNames, (name) => variantFacets[name].values),
})
