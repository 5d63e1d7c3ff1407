import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { isRealDay, optionalLine } from '#domain/text/text-fields.ts'
import { instrumentKinds, scaleCountries } from './instrument-kind.ts'
import type { Scale } from './scale.ts'

const Micrograms = v.nullable(
  v.pipe(v.number('form.number'), v.safeInteger('form.number'), v.minValue(0, 'form.number')),
)

/** An instrument of a request for a visit, as its register had it then; masses in micrograms, the day ISO. */
export const VisitedInstrument = v.strictObject({
  kind: v.picklist(instrumentKinds, 'form.choice'),
  make: optionalLine(limits.scaleLine),
  model: optionalLine(limits.scaleLine),
  serial: optionalLine(limits.scaleLine),
  maxUg: Micrograms,
  eUg: Micrograms,
  accuracyClass: v.nullable(v.picklist(accuracyClasses, 'form.choice')),
  place: optionalLine(limits.lineLength),
  country: v.picklist(scaleCountries, 'form.choice'),
  dueOn: v.nullable(v.pipe(v.string(), v.check(isRealDay, 'form.choice'))),
})
export type VisitedInstrument = v.InferOutput<typeof VisitedInstrument>

/** What a request for a visit takes of an instrument. */
export const visitedInstrument = ({
  kind,
  make,
  model,
  serial,
  maxUg,
  eUg,
  accuracyClass,
  place,
  country,
  verification,
}: Scale): VisitedInstrument => ({
  ...{ kind, make, model, serial, maxUg, eUg, accuracyClass, place, country },
  dueOn: verification.dueOn,
})

/** The same without what its holder typed as text. */
export const withoutText = (instrument: VisitedInstrument): VisitedInstrument => ({
  ...instrument,
  ...{ make: '', model: '', serial: '', place: '' },
})
