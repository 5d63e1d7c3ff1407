import { useCallback, useEffect, useRef } from 'react'
import {
  type Comparison,
  type ComparisonEntry,
  isCompared,
  readComparisonQuery,
  writeComparisonQuery,
} from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { paths } from '#domain/site/urls.ts'
import { ShareButton } from '#src/catalogue/share-button.tsx'
import { comparison, useComparison } from '#src/comparison/comparison-facade.ts'
import { ComparisonStyles, ComparisonTable } from '#src/comparison/comparison-table.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { useHref, useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'

/** The products in the URL; the page may still be loading while the next choice is made. */
const entriesInUrl = () => readComparisonQuery(new URLSearchParams(location.search))
const idsOf = (list: readonly ComparisonEntry[]) => list.map(({ id }) => id).join()

const entryOf = ({ product, variant }: Column): ComparisonEntry => ({
  id: product.id,
  reference: variant.reference,
})

/** The comparison of the URL, or the visitor's own. */
export const CompareView = withStyles(ComparePage, ComparisonStyles)

/** The compared products of a URL; `gone`: how many of them the catalogue no longer has. */
export type ComparePageData = { columns: Column[]; gone: number }

function ComparePage({ data: { columns, gone } }: { data: ComparePageData }) {
  const t = useTranslate()
  return (
    <div className="wrap compare-page">
      <ComparisonStyles />
      <Letterhead />
      <header className="page-head">
        <Heading>{t('compare.title')}</Heading>
      </header>
      {gone ? <p className="notice">{t('compare.gone-count', { count: gone })}</p> : null}
      {columns.length ? <Compared columns={columns} /> : <NothingCompared isOutdated={gone > 0} />}
    </div>
  )
}

function Compared({ columns }: { columns: Column[] }) {
  const t = useTranslate()
  const { locale, navigate } = useSite()
  const address = useHref()
  const shown = columns.map(entryOf)
  const show = useCallback(
    (next: readonly ComparisonEntry[]) =>
      navigate(paths.compare(writeComparisonQuery(next)), { replace: true, keepScroll: true }),
    [navigate],
  )
  useOwnComparison(show)
  return (
    <form method="get" action={address(paths.compare())}>
      <div className="comparison-tools">
        <noscript>
          <button type="submit" className="button small">
            {t('compare.apply')}
          </button>
        </noscript>
        <ShareButton title={t('compare.title')} />
        <KeepComparison columns={columns} />
        <button type="button" className="button small ghost compare-print" onClick={() => print()}>
          <Icon name="print" />
          <span>{t('compare.print')}</span>
        </button>
        <Link
          className="button small ghost compare-add"
          to={paths.products()}
          aria-label={t('compare.add-more')}
        >
          <Icon name="plus" />
          <span>{t('compare.product')}</span>
        </Link>
      </div>
      <ComparisonTable
        columns={columns}
        onModel={(id, reference) => {
          show(entriesInUrl().map((one) => (one.id === id ? { id, reference } : one)))
          comparison.run(({ chooseCompared }) => chooseCompared(id, reference))
        }}
        onQuote={({ product, variant }) => addToQuote([newQuoteItem(product, locale, { variant })])}
        removal={({ product }) => (
          <Link
            className="icon-button"
            to={paths.compare(writeComparisonQuery(shown.filter(({ id }) => id !== product.id)))}
            onClick={(event) => {
              event.preventDefault()
              show(entriesInUrl().filter(({ id }) => id !== product.id))
              comparison.run(({ removeCompared }) => removeCompared(product.id, product.name))
            }}
            aria-label={t('compare.remove-named', { name: product.name })}
          >
            <Icon name="close" />
          </Link>
        )}
      />
    </form>
  )
}

/** While the visitor's own comparison is shown, changes made elsewhere (an undone removal) are applied here. */
function useOwnComparison(show: (next: Comparison) => void) {
  const { list } = useComparison()
  const before = useRef<Comparison>([])
  useEffect(() => {
    const shownIds = idsOf(entriesInUrl())
    const isOwn = shownIds !== '' && shownIds === idsOf(before.current)
    before.current = list
    if (isOwn && shownIds !== idsOf(list)) show(list)
  }, [list, show])
}

/** Offers to take over a shared comparison. */
function KeepComparison({ columns }: { columns: Column[] }) {
  const t = useTranslate()
  const { list, read } = useComparison()
  if (!read || columns.every(({ product }) => isCompared(list, product.id))) return null
  const keep = () =>
    comparison.run(({ replaceComparison }) =>
      replaceComparison(
        columns.map(({ product, variant }) => ({
          id: product.id,
          name: product.name,
          image: product.image,
          reference: variant.reference,
        })),
      ),
    )
  return (
    <button type="button" className="button small ghost compare-keep" onClick={keep}>
      <LineIcon path="M6 4h12v17l-6-4-6 4z" />
      {t('compare.keep')}
    </button>
  )
}

/** Redirects to the visitor's own comparison, unless the URL names products that the catalogue no longer has. */
function NothingCompared({ isOutdated }: { isOutdated: boolean }) {
  const t = useTranslate()
  const { navigate } = useSite()
  const { list } = useComparison()
  useEffect(() => {
    if (list.length && !isOutdated) navigate(paths.compare(writeComparisonQuery(list)), { replace: true })
  }, [list, isOutdated, navigate])
  return (
    <div className="empty">
      <p>
        <strong>{t('compare.empty')}</strong>
      </p>
      <p>{t('compare.empty-hint')}</p>
      <Link className="button" to={paths.products()}>
        {t('compare.to-products')}
      </Link>
    </div>
  )
}
