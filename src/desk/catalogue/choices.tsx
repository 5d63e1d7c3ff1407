import { type ComponentProps, useCallback, useState } from 'react'
import { type Category, categories } from '#domain/catalogue/facets.ts'
import type { EditedRows } from '#domain/publishing/editing-schemas.ts'
import { Checks, useErrorAt } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Field, Options } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'

/** Kinds of instruments, to choose from. */
export type Kinds = EditedRows['subcategories']

type Props = {
  kinds: Kinds
  /** Whether a whole category can be chosen too, by its own key. */
  isWithWhole?: boolean
}

/** The options of a choice of kinds, by their categories. */
export function KindOptions({ kinds, isWithWhole = false }: Props) {
  const t = useTranslate()
  return categories.map((category) => (
    <optgroup key={category} label={t(`category.${category}`)}>
      {isWithWhole ? <option value={category}>{text.whole(t(`category.${category}`))}</option> : null}
      <Options of={kinds.filter((kind) => kind.category === category).map(({ key, name }) => [key, name])} />
    </optgroup>
  ))
}

/** The part of the filter of the list that a choice with whole categories means. */
export function kindFilter(value: string): { subcategory: string; category?: Category } {
  const category = categories.find((each) => each === value)
  return category ? { subcategory: '', category } : { subcategory: value }
}

type ModelChoiceProps = {
  references: readonly string[]
  /** Null: every model. */
  chosen: readonly string[] | null
  onChange: (chosen: string[] | null) => void
  /** The place of what is for them. */
  at: string
}

/** The models that something is for; none chosen: all of them. */
export function ModelChoice({ references, chosen, onChange, at }: ModelChoiceProps) {
  const error = useErrorAt()(`${at}variantReferences`)
  if (references.length < 2 && chosen === null) return null
  return (
    <details className="catalogue-more">
      <summary>{text.forModels(chosen?.length ?? 0)}</summary>
      {error ? <p className="error">{error}</p> : null}
      <Checks all={references} {...{ chosen, onChange }} />
    </details>
  )
}

const maxShown = 8

type ProductPickerProps = {
  name: string
  label: string
  hint: string
  /** The id of a product; empty: none. */
  chosen: string
  onChoose: (id: string) => void
}

/** A price in euros; empty: on request. */
export const PriceField = (field: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field label={text.price} placeholder={text.onRequest} inputMode="decimal" {...field} />
)

/** The products that a search finds, to choose one from; they are listed once something is typed. */
export function ProductPicker({ name, label, hint, chosen, onChoose }: ProductPickerProps) {
  const error = useErrorAt()(name)
  const { call } = useDesk()
  const [q, setQ] = useState(chosen)
  const isAsked = q.trim() !== ''
  const { answer } = useQuery(
    useCallback(
      async () =>
        isAsked ? (await call('GET /desk/catalogue/products', { query: { q: q.trim() } })).items : [],
      [call, q, isAsked],
    ),
  )
  return (
    <>
      <Field
        name={name}
        label={label}
        hint={hint}
        type="search"
        maxLength={80}
        value={q}
        error={error ?? (isAsked && chosen === '' ? text.chooseOne : undefined)}
        onChange={({ target }) => {
          setQ(target.value)
          onChoose('')
        }}
      />
      <fieldset className="catalogue-originals" aria-busy={answer.status === 'loading'} hidden={!isAsked}>
        <legend className="visually-hidden">{label}</legend>
        {answer.value?.slice(0, maxShown).map(({ id, name: product, brand }) => (
          <label key={id}>
            <input
              type="radio"
              name={`${name}-product`}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span>
              {product} <small>{brand}</small>
            </span>
          </label>
        ))}
        {answer.value?.length === 0 ? <p className="empty">{text.empty}</p> : null}
      </fieldset>
    </>
  )
}
