import * as v from 'valibot'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { instrumentKinds } from '#domain/scales/instrument-kind.ts'

const grams = v.nullable(v.number())

/** The answer of `GET /api/plate` (`decodePlate`): masses in g, temperatures in °C, dates ISO. */
export const PlateAnswer = v.object({
  class: v.nullable(v.picklist(accuracyClasses)),
  maxG: v.array(v.number()),
  eG: v.nullable(v.array(v.number())),
  dG: v.nullable(v.array(v.number())),
  minG: grams,
  tareSubtractiveG: grams,
  temperature: v.nullable(v.tuple([v.number(), v.number()])),
  mark: v.nullable(v.picklist(['new', 'old-green-m', 'mid', 'ukca', 'ce-only', 'national'])),
  year: v.nullable(v.number()),
  body: v.nullable(v.string()),
  approval: v.nullable(v.string()),
  approvalBody: v.nullable(v.string()),
  medicalDevice: v.boolean(),
  nawi: v.nullable(v.boolean()),
  /** Null: the plate does not say. */
  kind: v.nullable(v.picklist(instrumentKinds)),
  legal: v.boolean(),
  directSale: v.boolean(),
  n: v.nullable(v.number()),
  minCheck: v.nullable(v.picklist(['ok', 'grading', 'error'])),
  problems: v.array(v.picklist(['max-missing', 'class-missing', 'e-missing', 'n-too-large', 'min-error'])),
  conclusions: v.array(v.object({ code: v.string(), text: v.string() })),
  due: v.object({
    DE: v.nullable(v.string()),
    FR: v.nullable(v.tuple([v.string(), v.string()])),
  }),
})
/** The answer of `GET /api/plate`. */
export type PlateAnswer = v.InferOutput<typeof PlateAnswer>
