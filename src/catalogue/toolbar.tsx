import type { ReactNode, RefObject } from 'react'
import { chosenCount, writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { sorts } from '#domain/catalogue/query-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { SearchField } from './search-field.tsx'

type Props = {
  query: CatalogueQuery
  onQuery: (query: CatalogueQuery) => void
  /** The views of the list. */
  children: ReactNode
  dialog: RefObject<HTMLDialogElement | null>
}

/** Search, order, views, and on a phone the button that opens the filters: one row where there is room. */
export function Toolbar({ query, onQuery, children, dialog }: Props) {
  const t = useTranslate()
  const { navigate } = useSite()
  const chosen = chosenCount(query)
  const change = (changes: Partial<CatalogueQuery>) => {
    const next = { ...query, cursor: '', ...changes }
    onQuery(next)
    navigate(paths.products(next), { keepScroll: true })
  }
  return (
    <div className="toolbar">
      <search>
        <SearchForm query={query} onChange={change} />
      </search>
      <button
        type="button"
        className="button small ghost filters-open"
        onClick={() => dialog.current?.showModal()}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        {t('filters.title')}
        {chosen ? ` (${chosen})` : null}
      </button>
      <SortForm query={query} onChange={change} />
      {children}
    </div>
  )
}

type FormProps = { query: CatalogueQuery; onChange: (changes: Partial<CatalogueQuery>) => void }

/** A new search keeps the filters and drops the order. */
function SearchForm({ query, onChange }: FormProps) {
  const t = useTranslate()
  const action = useHref()(paths.products())
  return (
    <form
      action={action}
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim(), sort: undefined })
      }}
    >
      <SearchField key={query.q} q={query.q} />
      <HiddenFields query={{ ...query, q: '', cursor: '' }} />
      <button type="submit" className="button">
        <Icon name="search" />
        <span className="visually-hidden">{t('search.submit')}</span>
      </button>
    </form>
  )
}

function SortForm({ query, onChange }: FormProps) {
  const t = useTranslate()
  const action = useHref()(paths.products())
  return (
    <form action={action} className="sort-form">
      <HiddenFields query={{ ...query, sort: undefined, cursor: '' }} />
      <label>
        <span>{t('sort.label')}</span>
        <select
          name="sort"
          value={query.sort ?? ''}
          onChange={(event) => onChange({ sort: sorts.find((sort) => sort === event.target.value) })}
        >
          {query.q ? <option value="">{t('sort.relevance')}</option> : null}
          {sorts.map((sort) => (
            <option key={sort} value={sort === 'newest' && !query.q ? '' : sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button small">
          {t('sort.apply')}
        </button>
      </noscript>
    </form>
  )
}

/** The rest of the query, so that a form without JavaScript keeps it. */
function HiddenFields({ query }: { query: CatalogueQuery }) {
  return [...writeCatalogueQuery(query)].map(([name, value]) => (
    <input key={`${name}.${value}`} type="hidden" name={name} value={value} />
  ))
}
