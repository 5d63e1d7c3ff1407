import { useState } from 'react'
import { each } from '#config/each-locale.ts'
import { locales } from '#config/locales.ts'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { text } from './catalogue-words.ts'
import { ModelChoice } from './model-choice.tsx'
import { partWords } from './part-words.ts'
import type { Fields } from './product-parts.tsx'
import { Removable, useRemoved } from './removed.tsx'
import { TextColumns } from './text-columns.tsx'
import type { TypedAccessory } from './typed-parts.ts'

const emptyAccessory = (): TypedAccessory => ({
  key: crypto.randomUUID(),
  name: each(() => ''),
  compatibility: each(() => ''),
  price: '',
  variantReferences: null,
})

/** What is offered with the product. */
export function Accessories({ typed: { accessories, models }, change, errorAt }: Fields) {
  const references = models.map(({ reference }) => reference).filter(Boolean)
  const put = (next: readonly TypedAccessory[]) => change({ accessories: [...next] })
  const removed = useRemoved(accessories, put)
  return (
    <section>
      <h2>{partWords.accessories}</h2>
      {accessories.map((accessory, place) => (
        <AccessoryFields
          key={accessory.key}
          {...{ accessory, references, errorAt }}
          at={`accessories.${place}`}
          onChange={(next) => put(accessories.with(place, next))}
          onRemove={() => removed.remove(place)}
        />
      ))}
      <Removable {...removed} said={partWords.accessoryRemoved} />
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
  accessory: TypedAccessory
  references: readonly string[]
  /** The field of the document. */
  at: string
  errorAt: Fields['errorAt']
  onChange: (accessory: TypedAccessory) => void
  onRemove: () => void
}

function AccessoryFields({ accessory, references, at, errorAt, onChange, onRemove }: Props) {
  const { name, compatibility, price } = accessory
  const fields = [...locales.map((locale) => `name.${locale}`), 'priceCents', 'variantReferences']
  const isWrong = fields.some((field) => errorAt(`${at}.${field}`))
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
      <TextColumns
        at={`${at}.name`}
        label={text.name}
        value={name}
        errorAt={errorAt}
        onChange={(next) => onChange({ ...accessory, name: next })}
      />
      <TextColumns
        at={`${at}.compatibility`}
        label={partWords.accessoryCompatibility}
        value={compatibility}
        errorAt={errorAt}
        onChange={(next) => onChange({ ...accessory, compatibility: next })}
      />
      <Offer {...{ accessory, references, at, errorAt, onChange, onRemove }} />
    </details>
  )
}

function Offer({ accessory, references, at, errorAt, onChange, onRemove }: Props) {
  const { name, price, variantReferences } = accessory
  return (
    <div>
      <Field
        name={`${at}.priceCents`}
        label={text.price}
        required
        inputMode="decimal"
        placeholder={text.onRequest}
        value={price}
        error={errorAt(`${at}.priceCents`)}
        onChange={({ target }) => onChange({ ...accessory, price: target.value })}
      />
      <ModelChoice
        references={references}
        chosen={variantReferences}
        error={errorAt(`${at}.variantReferences`)}
        onChange={(next) => onChange({ ...accessory, variantReferences: next })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={partWords.accessoryRemove(name.fr)}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </div>
  )
}
