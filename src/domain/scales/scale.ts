import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { Attachments, ListedFile } from '#domain/files/file.ts'
import { type MassUnit, microgramsOf, tonne, unitSize } from '#domain/metrology/mass.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { isRealDay, line, optionalLine, requiredLine } from '#domain/text/text-fields.ts'
import { instrumentKinds, scaleCountries, scaleUses } from './instrument-kind.ts'
import { verificationRules, verificationStates } from './periodic-verification.ts'

const massUnits = Object.keys(unitSize) as MassUnit[]
const largestUg = 1000 * tonne

/** A typed mass. Bounds: no instrument is finer than a microgram or larger than a thousand tonnes. */
const Mass = v.pipe(
  v.strictObject({
    value: v.pipe(v.number('form.mass'), v.finite('form.mass')),
    unit: v.picklist(massUnits, 'form.choice'),
  }),
  v.forward(
    v.check(({ value, unit }) => isMass(value * unitSize[unit]), 'form.mass-range'),
    ['value'],
  ),
)

/** Decimals times a unit may miss the integer by a rounding error only. */
const isMass = (ug: number) =>
  ug >= 0.5 && ug <= largestUg && Math.abs(ug - Math.round(ug)) <= Math.max(1e-6, ug * 1e-12)

/** An ISO day of this century or the last. */
export const Day = v.pipe(
  v.string(),
  v.check((day) => /^(19|20)/.test(day) && isRealDay(day), 'scales.date-unreal'),
)

/**
 * Where and how an instrument is used, and when it was verified: what its due date depends on beside the data plate.
 */
export const useEntries = {
  place: optionalLine(),
  country: v.optional(v.picklist(scaleCountries, 'form.choice'), 'FR'),
  use: v.picklist(scaleUses, 'form.choice'),
  prepackages: v.optional(v.boolean(), false),
  weighsPeople: v.optional(v.boolean(), false),
  /** What the German period depends on; see `VerifiedInstrument`. */
  hospital: v.optional(v.nullable(v.boolean()), null),
  baby: v.optional(v.boolean(), false),
  bed: v.optional(v.boolean(), false),
  farm: v.optional(v.boolean(), false),
  buildingMaterial: v.optional(v.boolean(), false),
  lastVerifiedOn: v.optional(v.nullable(Day), null),
  previousDueOn: v.optional(v.nullable(Day), null),
  lastOverhauledOn: v.optional(v.nullable(Day), null),
}

/** The form of an instrument in the register. */
export const ScaleForm = v.pipe(
  v.strictObject({
    make: optionalLine(limits.scaleLine),
    model: requiredLine(limits.scaleLine),
    serial: optionalLine(limits.scaleLine),
    kind: v.optional(v.picklist(instrumentKinds, 'form.choice'), 'non-automatic'),
    /** Of weights: the nominal value of the largest. */
    max: Mass,
    e: v.optional(v.nullable(Mass), null),
    accuracyClass: v.optional(v.nullable(v.picklist(accuracyClasses, 'form.choice')), null),
    ...useEntries,
    productId: v.optional(v.nullable(line(limits.scaleLine)), null),
    /** New files: a photo of the plate, a certificate. */
    attachments: v.optional(Attachments),
  }),
  v.forward(
    v.partialCheck(
      [['max'], ['e']],
      ({ max, e }) => e === null || microgramsOf(e) < microgramsOf(max),
      'scales.e-too-large',
    ),
    ['e', 'value'],
  ),
)
export type ScaleForm = v.InferOutput<typeof ScaleForm>

/** An instrument of the register and its verification as of today. */
export const Scale = v.object({
  id: v.string(),
  make: v.string(),
  model: v.string(),
  serial: v.string(),
  kind: v.picklist(instrumentKinds),
  maxUg: v.nullable(v.number()),
  eUg: v.nullable(v.number()),
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  place: v.string(),
  country: v.picklist(scaleCountries),
  use: v.picklist(scaleUses),
  prepackages: v.boolean(),
  weighsPeople: v.boolean(),
  hospital: v.nullable(v.boolean()),
  baby: v.boolean(),
  bed: v.boolean(),
  farm: v.boolean(),
  buildingMaterial: v.boolean(),
  lastVerifiedOn: v.nullable(v.string()),
  previousDueOn: v.nullable(v.string()),
  lastOverhauledOn: v.nullable(v.string()),
  productId: v.nullable(v.string()),
  files: v.array(ListedFile),
  verification: v.object({
    rule: v.picklist(verificationRules),
    periodYears: v.nullable(v.number()),
    dueOn: v.nullable(v.string()),
    state: v.picklist(verificationStates),
    daysLeft: v.nullable(v.number()),
    /** Present where an overhaul is also due (France, Max > 5 t). */
    overhaul: v.optional(v.object({ years: v.number(), dueOn: v.nullable(v.string()) })),
  }),
})
export type Scale = v.InferOutput<typeof Scale>

/** Answer: the whole register. */
export const ScaleList = v.object({ items: v.array(Scale) })
