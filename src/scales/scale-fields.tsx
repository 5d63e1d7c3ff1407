import { useState } from 'react'
import type { FieldErrors } from '#domain/errors/error.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Choice, Options } from '#src/ui/field.tsx'
import { draftOfQuoted } from './form-values.ts'

/** Other forms of the page have fields of the same name. */
const idPrefix = 'scale-'

const labelKeys = {
  make: 'scales.make',
  model: 'scales.model',
  serial: 'scales.serial',
  kind: 'scales.kind',
  'max.value': 'scales.max',
  'e.value': 'scales.e',
  accuracyClass: 'scales.class',
  place: 'scales.place',
  country: 'scales.country',
  use: 'scales.use',
  weighed: 'scales.weighed',
  lastVerifiedOn: 'scales.last',
  previousDueOn: 'scales.previous-due',
  lastOverhauledOn: 'scales.last-overhaul',
} as const satisfies Record<string, TextKey>
/** A field of the form. */
type ScaleFieldName = keyof typeof labelKeys

/** The props of a field of the form, with its label. */
export function useScaleField(form: Submission) {
  const t = useTranslate()
  const field = useFieldProps(form, { idPrefix })
  return (name: ScaleFieldName) => ({ ...field(name), label: t(labelKeys[name]) })
}

/** The labels of all fields under their ids, for the summary of errors. */
export function useScaleLabels(): Record<string, string> {
  const t = useTranslate()
  return Object.fromEntries(Object.entries(labelKeys).map(([name, key]) => [idPrefix + name, t(key)]))
}

/** The errors of the form under the ids of its fields, where the links of the summary lead. */
export const scaleErrors = ({ errors }: Submission): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [idPrefix + field, error]))

/** Copies make, model and data plate from a requested item; each model is offered once. */
export function QuotedPicker({ items, form }: { items: readonly RequestedItem[]; form: Submission }) {
  const t = useTranslate()
  const { locale } = useSite()
  const [picked, setPicked] = useState('')
  const models = new Map(items.map((item) => [keyOf(item), item]))
  const pick = (key: string) => {
    setPicked(key)
    const item = models.get(key)
    if (!item) return form.set('productId', '')
    for (const [name, value] of Object.entries(draftOfQuoted(item, locale))) form.set(name, value)
  }
  return (
    <Choice
      name="scale-quoted"
      label={t('scales.from-quote')}
      value={picked}
      onChange={(event) => pick(event.target.value)}
    >
      <option value="">{t('scales.from-quote-none')}</option>
      <Options
        of={[...models].map(([key, item]) => [
          key,
          [
            `${item.brand} ${item.productName}`,
            item.item.variant?.reference,
            item.maxUg === null ? null : formatCapacity(item.maxUg, locale),
          ]
            .filter(Boolean)
            .join(' · '),
        ])}
      />
    </Choice>
  )
}

const keyOf = (item: RequestedItem) => `${item.productId} ${item.item.variant?.reference ?? ''}`
