import * as v from 'valibot'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { scaleCountries, scaleUses } from './instrument-kind.ts'
import { useEntries } from './scale.ts'

/**
 * What the register asks of new instruments that it takes in together. `lastVerifiedOn` is the day of their first
 * verification; without it they have no due date yet.
 */
export const TakeInForm = v.strictObject(useEntries)
export type TakeInForm = v.InferOutput<typeof TakeInForm>

/**
 * A model that an accepted offer offers, in its quantity; masses in micrograms, as on the data plate that was
 * requested.
 */
const AcceptedInstrument = v.object({
  make: v.string(),
  model: v.string(),
  productId: v.string(),
  maxUg: v.number(),
  eUg: v.nullable(v.number()),
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  /** False: it has no legal metrology, so it is taken in without a duty to verify. */
  verifiable: v.boolean(),
  quantity: v.number(),
  /** How many of them are in the register. */
  taken: v.number(),
})

/** The instruments of the accepted offer; none while no offer is accepted, or where it offers none. */
export const TakingIn = v.object({
  items: v.array(AcceptedInstrument),
  /** What the request says about use and place, to begin the form with. */
  suggested: v.object({
    country: v.picklist(scaleCountries),
    use: v.nullable(v.picklist(scaleUses)),
    place: v.string(),
  }),
})
export type TakingIn = v.InferOutput<typeof TakingIn>
