import { type RefObject, useEffect, useState } from 'react'
import { toggleFacet } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { Facet, ProductList } from '#domain/catalogue/product.ts'
import { type FacetName, facetNames } from '#domain/catalogue/query-fields.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useEdgeHtml } from '#src/site/edge-html.tsx'
import { useHref, useSite } from '#src/site/site.ts'
import { closeOnBack } from '#src/ui/close-on-back.ts'
import { Icon } from '#src/ui/icon.tsx'

type FiltersProps = {
  /** The current choice; `list` may still belong to an earlier one. */
  query: CatalogueQuery
  onQuery: (query: CatalogueQuery) => void
  list: ProductList
  dialog: RefObject<HTMLDialogElement | null>
}

/**
 * The filter panel: beside the list on a wide screen, a sheet on a phone. It is one GET form, so that it works without
 * JavaScript; with it, each choice applies at once.
 */
export function Filters({ query, onQuery, list, dialog }: FiltersProps) {
  const t = useTranslate()
  const action = useHref()(paths.products())
  const { navigate } = useSite()
  const choose = (facet: FacetName, value: string) => {
    const next = toggleFacet(query, facet, value)
    onQuery(next)
    navigate(paths.products(next), { keepScroll: true, replace: dialog.current?.open ?? false })
  }
  useCloseOnBack(dialog)
  return (
    <dialog ref={dialog} id="filters" className="filters" aria-label={t('filters.title')}>
      <form action={action} method="get">
        <FiltersHead onClose={() => dialog.current?.close()} />
        {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
        {query.sort ? <input type="hidden" name="sort" value={query.sort} /> : null}
        {query.view ? <input type="hidden" name="view" value={query.view} /> : null}
        <div className="filters-body">
          {facetNames.map((name) => (
            <FacetField
              key={name}
              name={name}
              facet={list.facets[name]}
              chosen={query[name]}
              onChoose={choose}
            />
          ))}
        </div>
        <noscript>
          <button type="submit" className="button">
            {t('filters.apply')}
          </button>
        </noscript>
        <footer className="filters-foot">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('filters.show', { count: list.total })}
          </button>
        </footer>
      </form>
    </dialog>
  )
}

/** While the panel is open as a sheet, Back closes it and the page stays. */
function useCloseOnBack(dialog: FiltersProps['dialog']): void {
  useEffect(() => {
    const sheet = dialog.current
    let release = () => {}
    const onToggle = () => {
      release()
      release = sheet?.open ? closeOnBack(() => sheet.close()) : () => {}
    }
    sheet?.addEventListener('toggle', onToggle)
    return () => {
      sheet?.removeEventListener('toggle', onToggle)
      release()
    }
  }, [dialog])
}

function FiltersHead({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <header className="filters-head">
      <h2>{t('filters.title')}</h2>
      <button type="button" className="icon-button" onClick={onClose} aria-label={t('close')}>
        <Icon name="close" />
      </button>
    </header>
  )
}

type FieldProps = {
  name: FacetName
  facet: Facet
  chosen: readonly string[]
  onChoose: (facet: FacetName, value: string) => void
}

/** Number of values above which a facet is folded. */
const shortList = 9

function FacetField(props: FieldProps) {
  const { name, facet, chosen } = props
  const offered = facet.filter(({ value, count }) => count > 0 || chosen.includes(value))
  const values = useEdgeHtml(facet, `${name} ${chosen}`, <FacetValues {...props} facet={offered} />)
  return offered.length > 0 ? <fieldset {...values} /> : null
}

function FacetValues({ name, facet: offered, chosen, onChoose }: FieldProps) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const folded = !all && offered.length > shortList + 1
  const visible = folded ? offered.filter(({ value }, i) => i < shortList || chosen.includes(value)) : offered
  return (
    <>
      <legend>{t(`facet.${name}`)}</legend>
      {visible.map(({ value, label, count }) => (
        <label key={value} className={count === 0 ? 'none' : undefined}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(name, value)}
          />
          <span className="facet-label">{label}</span>
          <span className="facet-count">
            {count}
            <span className="visually-hidden"> {t('filters.models', { count })}</span>
          </span>
        </label>
      ))}
      {folded ? (
        <button type="button" className="link-button" onClick={() => setAll(true)}>
          {t('filters.more', { count: offered.length - visible.length })}
        </button>
      ) : null}
    </>
  )
}
