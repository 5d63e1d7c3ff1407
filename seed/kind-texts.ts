import type { Localized } from '#config/locales.ts'

/** What a model must be for an accessory to go with it; every condition given has to hold. */
export type Fits = {
  /** Bounds of Max, both inclusive. */
  minKg?: number
  maxKg?: number
  /** The only lines, by index into the kind's `lines`. */
  lines?: number[]
  /** Lines of another build, or that have it as standard. */
  exceptLines?: number[]
  /** A side, or the diameter, of the platform. */
  sideMm?: number
  /** Bounds of the longer side or the diameter, both inclusive. */
  longestMm?: { min?: number; max?: number }
  /** One of these as delivered, by their names in the facts. */
  interfaces?: string[]
}

/** An accessory as offered with one kind of instrument. */
export type AccessorySeed = {
  /** Unique within the whole catalogue, kebab-case, e.g. `bench-column-600`; shared by name between kinds. */
  key: string
  name: Localized
  /** What it fits, said to a buyer, e.g. « Modèles jusqu’à 60 kg ». */
  compatibility: Localized
  /** EUR excl. VAT, integer cents; null is « sur demande ». */
  priceCents: number | null
  /** What it goes with; without it, every model of the kind. */
  fits?: Fits
  /** Its place in the kind's row of options, which leaves out what is not offered with a line. */
  option?: number
}

/** One product line of a kind, which becomes one product. */
export type LineTexts = {
  /** Two or three sentences: for whom, and what this line does that the others do not. */
  text: Localized
  /** Short bullet phrases (at most 12 words) that only this line may claim. */
  features: Localized[]
  /** Indexes into the kind's `variants` in data/kinds.json. */
  variants: number[]
  /** Price level against the middle of the kind's price range: 0 = its low end, 1 = its high end. */
  level: number
  /** These override the kind's own value in the specification table. */
  ip?: string
  material?: Localized
  power?: Localized
  interfaces?: Localized
  display?: Localized
  calibration?: Localized
}

/** Hand-written texts of one kind of instrument (a sub-category); numbers come from data/kinds.json. */
export type KindTexts = {
  /** 70–120 words: what it is for, who uses it, what to look at when choosing, what the law asks. */
  description: Localized
  /** Four to six short bullet phrases (at most 12 words) true for every line of the kind. */
  features: Localized[]
  /** Rows of the specification table; each a short phrase, not a sentence. */
  applications: Localized
  display: Localized
  interfaces: Localized
  power: Localized
  material: Localized
  calibration: Localized
  approvals: Localized
  options: Localized
  /** e.g. « IP54 »; null where the notion does not apply (test weights). */
  ip: string | null
  warrantyMonths: number
  accessories: AccessorySeed[]
  lines: LineTexts[]
}
