import * as v from 'valibot'

const flag = v.nullable(v.boolean())

/** What is known of one variant beside its plate, as a data sheet states it; null = not known, never « no ». */
export const VariantFacts = v.object({
  /** As printed, e.g. « IP54 », « IP68/IP69K ». */
  protection: v.nullable(v.string()),
  /** `mains` is any supply by cable. */
  power: v.nullable(v.array(v.picklist(['mains', 'battery']))),
  /** The hours that may be counted on: of a range the least. */
  batteryHours: v.nullable(v.number()),
  /** As delivered, without options. */
  interfaces: v.nullable(v.array(v.string())),
  customerDisplay: flag,
  priceComputing: flag,
  labelPrinter: flag,
  medicalDevice: flag,
  /** Keeps the reading of a moving load. */
  hold: flag,
  /** As marked, e.g. « II 2G Ex ib IIC T4 Gb ». */
  atexCategory: v.nullable(v.string()),
  /** Operating temperature, °C. */
  temperature: v.nullable(v.tuple([v.number(), v.number()])),
  /** Outer width, depth and height, mm. */
  dimensionsMm: v.nullable(v.tuple([v.number(), v.number(), v.number()])),
  massKg: v.nullable(v.number()),
  /** Standard deviation of repeated weighings, µg. */
  repeatabilityUg: v.nullable(v.number()),
  /** Greatest deviation from the straight line, ±, µg. */
  linearityUg: v.nullable(v.number()),
  settlingSeconds: v.nullable(v.number()),
  /** Working days from order to dispatch. */
  deliveryDays: v.nullable(v.number()),
})
export type VariantFacts = v.InferOutput<typeof VariantFacts>
