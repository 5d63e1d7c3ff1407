import { useCallback, useState } from 'react'
import { useDesk } from '#src/desk/desk-context.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'

const maxShown = 8

type Props = {
  name: string
  label: string
  hint: string
  /** The id of a product; empty: none. */
  chosen: string
  error?: string | undefined
  onChoose: (id: string) => void
}

/** The products that a search finds, to choose one from; they are listed once something is typed. */
export function ProductPicker({ name, label, hint, chosen, error, onChoose }: Props) {
  const { calls } = useDesk()
  const [q, setQ] = useState(chosen)
  const isAsked = q.trim() !== ''
  const { answer } = useQuery(
    useCallback(
      async () =>
        isAsked
          ? (await calls.products({ filter: 'all', q: q.trim(), subcategory: '', cursor: '' })).items
          : [],
      [calls, q, isAsked],
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
