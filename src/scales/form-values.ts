import type * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import {
  capacityUnit,
  gram,
  intervalUnit,
  inUnit,
  microgramsOf,
  type Quantity,
} from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import type { TakeInForm } from '#domain/scales/accepted-instruments.ts'
import { instrumentKinds, nonAutomaticKinds } from '#domain/scales/instrument-kind.ts'
import type { VerifiedInstrument } from '#domain/scales/periodic-verification.ts'
import type { Scale, ScaleForm } from '#domain/scales/scale.ts'
import { overhaulYearsOf } from '#domain/scales/verification-rule.ts'
import { factsOfWeighed, weighedChoices, weighedOf } from '#domain/scales/weighed.ts'
import type { Draft } from '#src/forms/form-draft.ts'

/** The fields of the form as text, under the names that the schema uses in its errors. */

type Input = v.InferInput<typeof ScaleForm>

export const emptyDraft: Draft = {
  make: '',
  model: '',
  serial: '',
  kind: 'non-automatic',
  'max.value': '',
  'e.value': '',
  accuracyClass: '',
  place: '',
  country: 'FR',
  use: '',
  prepackages: '',
  weighed: '',
  lastVerifiedOn: '',
  previousDueOn: '',
  lastOverhauledOn: '',
  productId: '',
}

export function draftOf(scale: Scale, locale: Locale): Draft {
  return {
    ...emptyDraft,
    make: scale.make,
    model: scale.model,
    serial: scale.serial,
    kind: scale.kind,
    ...plateDraft(scale, locale),
    place: scale.place,
    country: scale.country,
    use: scale.use,
    prepackages: scale.prepackages ? 'yes' : '',
    weighed: weighedOf(scale) ?? '',
    lastVerifiedOn: scale.lastVerifiedOn ?? '',
    previousDueOn: scale.previousDueOn ?? '',
    lastOverhauledOn: scale.lastOverhauledOn ?? '',
    productId: scale.productId ?? '',
  }
}

/** Prefills the form from a requested model: everything but place, use and dates. */
export function draftOfQuoted(item: RequestedItem, locale: Locale): Draft {
  return {
    make: item.brand,
    model: item.item.variant?.reference ?? item.productName,
    ...plateDraft(item, locale),
    productId: item.productId,
  }
}

type DecodedPlate = Pick<PlateAnswer, 'class' | 'kind' | 'maxG' | 'eG'>

/** Prefills the form from a data plate that was read; of several ranges the largest counts. */
export function draftOfPlate(
  { class: accuracyClass, kind, maxG, eG }: DecodedPlate,
  country: string,
  locale: Locale,
): Draft {
  const largest = (grams: readonly number[] | null) =>
    grams?.length ? Math.round(Math.max(...grams) * gram) : null
  const parsedClass = accuracyClass === null ? null : (accuracyClass as Scale['accuracyClass'])
  const plate = { maxUg: largest(maxG), eUg: largest(eG), accuracyClass: parsedClass }
  return { ...emptyDraft, country, ...(kind ? { kind } : {}), ...plateDraft(plate, locale) }
}

/** The fields of a data plate. */
export function plateDraft(
  { maxUg, eUg, accuracyClass }: Pick<Scale, 'maxUg' | 'eUg' | 'accuracyClass'>,
  locale: Locale,
): Draft {
  return {
    ...(maxUg === null ? {} : massDraft('max', inUnit(maxUg, capacityUnit(maxUg)), locale)),
    ...(eUg === null ? {} : massDraft('e', inUnit(eUg, intervalUnit(eUg)), locale)),
    accuracyClass: accuracyClass ?? '',
  }
}

const massDraft = (name: string, { value, unit }: Quantity, locale: Locale): Draft => ({
  [`${name}.value`]: `${locale === 'en' ? value : String(value).replace('.', ',')} ${unit}`,
})

/** What the due date depends on for this instrument; what is not asked sends no value. */
export function questionsOf(values: Draft, locale: Locale) {
  const { country = 'FR', use = '', lastVerifiedOn } = values
  const max = massOf(values, 'max', locale)
  const maxUg = max.value > 0 ? microgramsOf(max) : null
  const kind = kindOf(values)
  const described = { kind, country, use, maxUg } as Required<
    Pick<VerifiedInstrument, 'kind' | 'country' | 'use' | 'maxUg'>
  >
  const isRegulated = use !== '' && use !== 'none'
  return {
    prepackages: country === 'FR' && use === 'direct-sale' && nonAutomaticKinds.includes(kind),
    weighed: weighedChoices(described),
    previousDueOn: country === 'DE' && isRegulated && Boolean(lastVerifiedOn),
    lastOverhauledOn: isRegulated && overhaulYearsOf(described) !== null,
  }
}

/** A draft of an earlier version names no kind. */
const kindOf = (values: Draft) => instrumentKinds.find((kind) => kind === values.kind) ?? 'non-automatic'

/** The values as input of the schema; empty ones are left out, so that they are missing instead of invalid. */
export function inputOf(values: Draft, locale: Locale): Input {
  const { use = '', accuracyClass, lastVerifiedOn, previousDueOn, lastOverhauledOn, productId } = values
  const questions = questionsOf(values, locale)
  const weighed = questions.weighed.find((kind) => kind === values.weighed) ?? null
  return {
    make: values.make ?? '',
    model: values.model ?? '',
    serial: values.serial ?? '',
    kind: kindOf(values),
    max: massOf(values, 'max', locale),
    e: values['e.value']?.trim() ? massOf(values, 'e', locale) : null,
    accuracyClass: (accuracyClass || null) as Input['accuracyClass'],
    place: values.place ?? '',
    country: values.country as Input['country'],
    ...((use ? { use } : {}) as Pick<Input, 'use'>),
    prepackages: questions.prepackages && values.prepackages === 'yes',
    ...factsOfWeighed(weighed),
    lastVerifiedOn: lastVerifiedOn || null,
    previousDueOn: (questions.previousDueOn && previousDueOn) || null,
    lastOverhauledOn: (questions.lastOverhauledOn && lastOverhauledOn) || null,
    productId: productId || null,
  }
}

/** Nothing typed has no value, so that it is missing instead of invalid. */
function massOf(values: Draft, name: string, locale: Locale): Input['max'] {
  const typed = values[`${name}.value`] ?? ''
  if (!typed.trim()) return { unit: 'kg' } as Input['max']
  const ug = parseMass(typed, locale)
  if (ug === 'form') return { value: Number.NaN, unit: 'kg' }
  return ug === 'range' ? { value: 0, unit: 'kg' } : inUnit(ug, capacityUnit(ug))
}

/** What is entered for several new instruments at once, as input of its schema. */
export function takeInInputOf(values: Draft, locale: Locale): v.InferInput<typeof TakeInForm> {
  const {
    make: _make,
    model: _model,
    serial: _serial,
    kind: _kind,
    max: _max,
    e: _e,
    accuracyClass: _class,
    productId: _product,
    attachments: _files,
    ...use
  } = inputOf(values, locale)
  return { ...use, previousDueOn: null, lastOverhauledOn: null }
}

/** Input of the verification rules while the form is filled in; null until a use is chosen. */
export function instrumentOf({ max, ...input }: Input): VerifiedInstrument | null {
  if (!input.use) return null
  const { country = 'FR', prepackages = false, weighsPeople = false, lastVerifiedOn = null } = input
  const maxUg = max.value > 0 ? microgramsOf(max) : null
  return { ...input, maxUg, country, prepackages, weighsPeople, lastVerifiedOn }
}
