import type { Variant } from '#domain/catalogue/product.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice } from '#src/ui/field.tsx'

/** A model as it is offered for choice. */
type ModelOption = Pick<Variant, 'reference' | 'porteeMax'>

export type ModelSelectProps = {
  /** Every model of the product. */
  models: readonly ModelOption[]
  reference: string
  onReference: (reference: string) => void
}

/**
 * The model of a product that its page shows, as `?model=` of a GET form without JavaScript; `id` is that of the form.
 */
export function ModelSelect({ id, models, reference, onReference }: ModelSelectProps & { id: string }) {
  const t = useTranslate()
  return (
    <Choice
      name="model"
      id={`${id}-model`}
      label={t('variants.model')}
      required
      value={reference}
      onChange={({ target }) => onReference(target.value)}
    >
      {models.map((own) => (
        <option key={own.reference} value={own.reference}>
          {[own.reference, own.porteeMax].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Choice>
  )
}
