import { useState } from 'react'
import { each, locales } from '#config/locales.ts'
import { fieldsOf } from '#src/desk/controls.tsx'
import { Field } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { ModelChoice } from './model-choice.tsx'
import type { AccessoryValues } from './part-values.ts'
import { partWords } from './part-words.ts'
import type { Fields } from './product-parts.tsx'
import { TextColumns } from './text-columns.tsx'
import { UndoRemove, useUndoRemove } from './undo-remove.tsx'

const emptyAccessory = (): AccessoryValues => ({
  ...{ key: crypto.randomUUID(), price: '', variantReferences: null },
  ...{ name: each(() => ''), compatibility: each(() => '') },
})

/** What is offered with the product. */
export function Accessories({ typed: { accessories, models }, change, errorAt }: Fields) {
  const references = models.map(({ reference }) => reference).filter(Boolean)
  const put = (next: readonly AccessoryValues[]) => change({ accessories: [...next] })
  const removed = useUndoRemove(accessories, put)
  return (
    <section>
      <h2>{partWords.accessories}</h2>
      {accessories.map((accessory, place) => (
        <AccessoryFields
          key={accessory.key}
          {...{ accessory, references, errorAt }}
          at={`accessories.${place}.`}
          onChange={(next) => put(accessories.with(place, next))}
          onRemove={() => removed.remove(place)}
        />
      ))}
      <UndoRemove {...removed} said={partWords.accessoryRemoved} />
      <p className="desk-actions">
        <button
          type="button"
          className="button ghost"
          onClick={() => put([...accessories, emptyAccessory()])}
        >
          {partWords.accessoryAdd}
        </button>
      </p>
    </section>
  )
}

type Props = {
  accessory: AccessoryValues
  references: readonly string[]
  /** The place in the document, before the names of the fields. */
  at: string
  errorAt: Fields['errorAt']
  onChange: (accessory: AccessoryValues) => void
  onRemove: () => void
}

function AccessoryFields({ accessory, references, at, errorAt, onChange, onRemove }: Props) {
  const { name, price, variantReferences } = accessory
  const field = fieldsOf({ value: accessory, onChange, at, errorAt })
  const fields = [...locales.map((locale) => `name.${locale}`), 'priceCents', 'variantReferences']
  const isWrong = fields.some((each) => errorAt(at + each))
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="catalogue-part"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name.fr || partWords.accessoryNew} <small>{price === '' ? text.onRequest : `${price}\u00a0€`}</small>
      </summary>
      {(['name', 'compatibility'] as const).map((part) => (
        <TextColumns
          key={part}
          at={at + part}
          label={part === 'name' ? text.name : partWords.accessoryCompatibility}
          value={accessory[part]}
          errorAt={errorAt}
          onChange={(next) => onChange({ ...accessory, [part]: next })}
        />
      ))}
      <div>
        <Field
          label={text.price}
          placeholder={text.onRequest}
          inputMode="decimal"
          {...field('price', 'priceCents')}
        />
        <ModelChoice
          references={references}
          chosen={variantReferences}
          error={errorAt(`${at}variantReferences`)}
          onChange={(next) => onChange({ ...accessory, variantReferences: next })}
        />
        <IconButton icon="trash" name={partWords.accessoryRemove(name.fr)} onClick={onRemove} />
      </div>
    </details>
  )
}
