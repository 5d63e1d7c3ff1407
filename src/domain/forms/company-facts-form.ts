import * as v from 'valibot'
import { travelZones } from '#config/company.ts'
import { limits } from '#config/limits.ts'
import { changeOfFacts } from '#domain/content/dated-version.ts'
import { requiredLine } from '#domain/text/text-fields.ts'
import { Email } from './forms.ts'

const line = requiredLine(limits.nameLength)
/** The most that a journey may cost, EUR cents: more is a slip of the hand. */
const maxTravelCents = 100_000
const Cents = v.pipe(
  v.number('form.number'),
  v.integer('form.number'),
  v.minValue(0, 'form.number'),
  v.maxValue(maxTravelCents, 'form.number'),
)

/** How the company is reached, and what the journey to a customer costs, as the desk writes it. */
const CompanyFactsForm = v.strictObject({
  street: line,
  postalCode: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/, 'content.postcode')),
  city: line,
  /** In any spelling; the server reads it. */
  phone: requiredLine(limits.phoneLength),
  email: Email,
  travelCents: v.pipe(v.array(Cents), v.length(travelZones.length, 'form.type')),
})

/** Facts to store. */
export const CompanyChange = v.strictObject({ ...changeOfFacts, content: CompanyFactsForm })
export type CompanyChange = v.InferOutput<typeof CompanyChange>
