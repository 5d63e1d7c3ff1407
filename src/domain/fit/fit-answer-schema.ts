import * as v from 'valibot'
import { DataPlateShape, ProductCard } from '#domain/catalogue/product.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { fitUses } from './fit-use.ts'

const AccuracyClass = v.picklist(accuracyClasses)
const number = v.nullable(v.number())
const Finding = v.object({ code: v.string(), text: v.string() })
const named = {
  product: ProductCard,
  reference: v.string(),
  plate: DataPlateShape,
  /** EUR excl. VAT; null = on request. */
  price: number,
}

const Fit = v.object({
  ...named,
  inStock: v.boolean(),
  score: v.number(),
  reasons: v.array(Finding),
  toConfirm: v.array(Finding),
  errorAtSmallestG: number,
  nextDue: v.nullable(v.string()),
})
const Miss = v.object({ ...named, failed: v.array(Finding) })

/** What the law says of a use in a country, before anything else is known. */
export const UseAnswer = v.object({
  use: v.picklist(fitUses),
  legal: v.boolean(),
  letters: v.array(v.string()),
  classes: v.array(AccuracyClass),
  text: v.string(),
  /** A text of law, what of it holds, and both as the language cites them. */
  sources: v.array(v.object({ title: v.string(), clause: v.string(), text: v.string() })),
})
export type UseAnswer = v.InferOutput<typeof UseAnswer>

/** The answer of `GET /api/fit`: masses in g. */
export const FitAnswer = v.object({
  regime: v.object({ ...UseAnswer.entries, rule: v.string(), years: number, overhaulYears: number }),
  required: v.object({
    maxHardG: v.number(),
    maxWantedG: v.number(),
    class: v.nullable(AccuracyClass),
    eMaxG: number,
    dHardG: number,
    dWantedG: number,
    minG: number,
    n: number,
    arrangement: v.nullable(v.string()),
    /** What else serves as well. */
    other: v.nullable(v.object({ class: AccuracyClass, eMaxG: v.number(), dHardG: v.number() })),
    notes: v.array(v.string()),
  }),
  considered: v.number(),
  total: v.number(),
  fits: v.array(Fit),
  /** Nearest first. */
  misses: v.array(Miss),
  pair: v.nullable(v.tuple([Fit, Fit])),
  relaxation: v.nullable(v.object({ input: v.string(), value: v.number(), text: v.string() })),
  aid: v.string(),
})
export type FitAnswer = v.InferOutput<typeof FitAnswer>
