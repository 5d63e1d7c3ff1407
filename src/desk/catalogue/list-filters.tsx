import { type FormEvent, useEffect, useState } from 'react'
import { editingLimits } from '#config/desk-settings.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { type EditedRows, type EditingQuery, editingFilters } from '#domain/publishing/editing-schemas.ts'
import { Tab } from '#src/desk/controls.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { NarrowFold } from '#src/ui/narrow-fold.tsx'
import { text } from './catalogue-words.ts'
import { KindOptions, type Kinds, kindFilter } from './choices.tsx'

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
            <Tab
              key={key}
              isChosen={filter.filter === key}
              onClick={() => onChange({ ...filter, filter: key })}
            >
              {text.filters[key]}
              {key === 'drafts' && rows ? ` (${rows.drafts})` : null}
            </Tab>
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

/** What the list is asked for. */
export type ListFilter = Omit<EditingQuery, 'cursor'>

/** Pages that an address can ask for: more would be read one after the other. */
const mostPages = 20

/** What an address of the list asks for, and how many pages of it. */
export function filterOf(address: URLSearchParams): { filter: ListFilter; pages: number } {
  const filter = editingFilters.find((each) => each === address.get('filter')) ?? 'all'
  const category = categories.find((each) => each === address.get('category'))
  const pages = Math.trunc(Number(address.get('pages')))
  return {
    filter: {
      ...{ filter, q: address.get('search') ?? '', subcategory: address.get('kind') ?? '' },
      ...(category ? { category } : {}),
    },
    pages: pages >= 1 && pages <= mostPages ? pages : 1,
  }
}

/** The parameters of the address of the list; `search`, because `q` is the search for customers. */
export function listAddress(
  { filter, q, subcategory, category }: ListFilter,
  pages = 1,
): Record<string, string> {
  return {
    view: 'catalogue',
    ...(filter === 'all' ? {} : { filter }),
    ...(q ? { search: q } : {}),
    ...(subcategory ? { kind: subcategory } : {}),
    ...(category ? { category } : {}),
    ...(pages > 1 ? { pages: String(pages) } : {}),
  }
}
