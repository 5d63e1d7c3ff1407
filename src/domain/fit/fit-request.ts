import type { Locale } from '#config/locales.ts'
import type { ProtectionNeed } from '#domain/catalogue/protection.ts'
import type { PowerSource } from './fit-model.ts'
import type { FitCountry, FitUse } from './fit-use.ts'

/** Explosive atmospheres (ATEX): gas 0, 1, 2; dust 20, 21, 22. */
export const zones = ['0', '1', '2', '20', '21', '22'] as const
export type Zone = (typeof zones)[number]

/** What is asked of an instrument. Masses in µg, null = not stated. */
export type FitRequest = {
  use: FitUse
  country: FitCountry
  lang: Locale
  /** Largest net load, above 0. */
  loadUg: number
  tareUg: number
  /** Smallest net quantity, at most the load. */
  smallestUg: number | null
  /** Greatest error allowed, ±; with both, both hold. */
  tolUg: number | null
  /** The same as a share of the load, in millionths (2 % = 20 000). */
  tolPpm: number | null
  /** The tolerance holds from the smallest quantity up to the load, not at the smallest quantity only. */
  everywhere: boolean
  /** Nominal quantity of a prepackage. */
  nominalUg: number | null
  pieceUg: number | null
  pieces: number | null
  /** Pieces of the reference sample. */
  referencePieces: number
  /** Error allowed in pieces; below a half it is a half. */
  countError: number
  /** Spread of the mass of a piece: standard deviation over mean. */
  pieceSpread: number
  /** USP <41>, Ph. Eur. 2.1.7. */
  minimumWeight: boolean
  object: { lengthMm: number; widthMm: number } | null
  protection: ProtectionNeed
  zone: Zone | null
  power: PowerSource | null
  hours: number | null
  interfaces: readonly string[]
  perDay: number | null
  budgetCents: number | null
  hospital: boolean
  baby: boolean
  bed: boolean
  farm: boolean
  /** It weighs building material in a mixing plant (Eichordnung, annex 9, 5.2). */
  buildingMaterial: boolean
  prepackages: boolean
  /** Fits and misses to show. */
  limit: number
  /** Wanted Max over the gross load, in thousandths; null: by the use. */
  reservePermille: number | null
}

/** A request in which nothing but use, country and load is stated. */
export const openRequest: Omit<FitRequest, 'use' | 'country' | 'loadUg'> = {
  lang: 'fr',
  tareUg: 0,
  smallestUg: null,
  tolUg: null,
  tolPpm: null,
  everywhere: false,
  nominalUg: null,
  pieceUg: null,
  pieces: null,
  referencePieces: 10,
  countError: 0,
  pieceSpread: 0,
  minimumWeight: false,
  object: null,
  protection: { solids: 0, water: 0 },
  zone: null,
  power: null,
  hours: null,
  interfaces: [],
  perDay: null,
  budgetCents: null,
  hospital: false,
  baby: false,
  bed: false,
  farm: false,
  buildingMaterial: false,
  prepackages: false,
  limit: 3,
  reservePermille: null,
}
