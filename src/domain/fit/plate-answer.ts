import * as v from 'valibot'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { instrumentKinds } from '#domain/scales/instrument-kind.ts'

/** With these no number of a data plate can be relied on, so nothing is concluded from them. */
export const impossibleProblems = [
  'year-in-future',
  'max-zero',
  'impossible-number',
  'n-too-small',
  'n-too-large',
  'd-not-e',
  'partial-range-too-small',
  'interval-form',
] as const
/** What is wrong with a data plate as it was typed. */
export const plateProblems = [
  ...(['max-missing', 'class-missing', 'e-missing', 'ce-missing', 'year-missing'] as const),
  ...impossibleProblems,
  'min-error',
] as const
export type PlateProblem = (typeof plateProblems)[number]

const grams = v.nullable(v.number())

/** The numbers of one load receptor, g, ranges in rising order. */
const receptor = {
  class: v.nullable(v.picklist(accuracyClasses)),
  maxG: v.array(v.number()),
  eG: v.nullable(v.array(v.number())),
  dG: v.nullable(v.array(v.number())),
  minG: grams,
}

/** The answer of `GET /api/plate` (`decodePlate`): masses in g, temperatures in °C, dates ISO. */
export const PlateAnswer = v.object({
  ...receptor,
  /** Every load receptor; the numbers beside are those of the first. */
  receptors: v.array(v.object(receptor)),
  tareSubtractiveG: grams,
  temperature: v.nullable(v.tuple([v.number(), v.number()])),
  mark: v.nullable(v.picklist(['new', 'old-green-m', 'mid', 'ukca', 'ce-only', 'national'])),
  /** Of the marking. */
  year: v.nullable(v.number()),
  /** Number of the notified body. */
  body: v.nullable(v.string()),
  approval: v.nullable(v.string()),
  approvalBody: v.nullable(v.string()),
  /** Who approved it in another country. */
  foreignApproval: v.nullable(v.string()),
  medicalDevice: v.boolean(),
  /** Null: nothing was read that would tell. */
  nawi: v.nullable(v.boolean()),
  /** Null: the plate does not say. */
  kind: v.nullable(v.picklist(instrumentKinds)),
  /** May it serve a regulated use in the country? */
  legal: v.boolean(),
  directSale: v.boolean(),
  n: v.nullable(v.number()),
  minCheck: v.nullable(v.picklist(['ok', 'grading', 'error'])),
  problems: v.array(v.picklist(plateProblems)),
  conclusions: v.array(v.object({ code: v.string(), text: v.string() })),
  /** When the first period after the marking ends: the German day and the French year. */
  due: v.object({
    DE: v.nullable(v.string()),
    FR: v.nullable(v.tuple([v.string(), v.string()])),
  }),
})
export type PlateAnswer = v.InferOutput<typeof PlateAnswer>
