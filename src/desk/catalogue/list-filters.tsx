import { type FormEvent, useEffect, useState } from 'react'
import { editingLimits } from '#config/desk-settings.ts'
import { type EditedRows, editingFilters } from '#domain/publishing/editing-schemas.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { NarrowFold } from '#src/ui/narrow-fold.tsx'
import { text } from './catalogue-words.ts'
import { KindOptions, type Kinds, kindFilter } from './kind-options.tsx'
import type { ListFilter } from './list-filter.ts'

/** The kind or the category that a filter chooses, in words; empty: all. */
export function useKindName({ subcategory, category }: ListFilter, kinds: Kinds): string {
  const t = useTranslate()
  return category ? t(`category.${category}`) : (kinds.find(({ key }) => key === subcategory)?.name ?? '')
}

type Props = { filter: ListFilter; rows: EditedRows | null; onChange: (filter: ListFilter) => void }

/** Which products the list shows; a phone shows the products first. */
export function Filters({ filter, rows, onChange }: Props) {
  const kinds = rows?.subcategories ?? []
  const chosen = [text.filters[filter.filter], useKindName(filter, kinds), filter.q].filter(Boolean)
  return (
    <NarrowFold label={text.find(chosen.join(', '))} className="catalogue-find">
      <div className="desk-tabs">
        <div>
          {editingFilters.map((key) => (
            <button
              key={key}
              type="button"
              className="desk-tab"
              aria-pressed={filter.filter === key}
              onClick={() => onChange({ ...filter, filter: key })}
            >
              {text.filters[key]}
              {key === 'drafts' && rows ? ` (${rows.drafts})` : null}
            </button>
          ))}
        </div>
      </div>
      <Search {...{ filter, kinds, onChange }} />
    </NarrowFold>
  )
}

type SearchProps = { filter: ListFilter; kinds: Kinds; onChange: (filter: ListFilter) => void }

function Search({ filter, kinds, onChange }: SearchProps) {
  const [q, setQ] = useState(filter.q)
  useEffect(() => setQ(filter.q), [filter.q])
  const { category, ...others } = filter
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...filter, q: q.trim() })
  }
  return (
    <form className="catalogue-filters" noValidate onSubmit={submit}>
      <Field
        name="catalogue-q"
        label={text.search}
        hint={text.searchHint}
        type="search"
        required
        maxLength={editingLimits.searchLength}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <Choice
        name="catalogue-kind"
        label={text.kind}
        required
        value={category ?? filter.subcategory}
        onChange={({ target }) => onChange({ ...others, q: q.trim(), ...kindFilter(target.value) })}
      >
        <option value="">{text.allSubcategories}</option>
        <KindOptions kinds={kinds} isWithWhole />
      </Choice>
      <button type="submit" className="button ghost">
        {text.searchNow}
      </button>
    </form>
  )
}
