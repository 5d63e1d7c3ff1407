import { useAtomValue, useSetAtom } from 'jotai'
import { type Comparison, writeComparisonQuery } from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import {
  chooseModelAtom,
  clearComparisonAtom,
  comparisonAtom,
  panelOpenAtom,
  removeComparedAtom,
} from './comparison-list.ts'
import { ComparisonNotices } from './comparison-notices.tsx'
import { ComparisonStyles, ComparisonTable } from './comparison-table.tsx'
import { useColumns } from './use-columns.ts'

type Props = { onQuote: (column: Column) => void }

/** The comparison over any page; its own page shows the same table under a URL. */
export function ComparisonPanel({ onQuote }: Props) {
  const t = useTranslate()
  const list = useAtomValue(comparisonAtom)
  const setOpen = useSetAtom(panelOpenAtom)
  const clear = useSetAtom(clearComparisonAtom)
  const close = () => setOpen(false)
  return (
    <Dialog title={t('compare.title-count', { count: list.length })} onClose={close} kind="sheet">
      <ComparisonStyles />
      {list.length === 0 ? (
        <div className="empty">
          <p>
            <strong>{t('compare.empty')}</strong>
          </p>
          <p>{t('compare.empty-hint')}</p>
          <Link className="button ghost" to={paths.products()} onClick={close}>
            {t('compare.to-products')}
          </Link>
        </div>
      ) : (
        <>
          <div className="comparison-tools">
            <Link
              className="button small ghost"
              to={paths.compare(writeComparisonQuery(list))}
              onClick={close}
            >
              <Icon name="share" />
              {t('compare.to-page')}
            </Link>
            <button type="button" className="button small ghost" onClick={() => clear()}>
              <Icon name="trash" />
              {t('compare.clear')}
            </button>
          </div>
          <PanelTable list={list} onQuote={onQuote} onLeave={close} />
        </>
      )}
      <ComparisonNotices />
    </Dialog>
  )
}

function PanelTable({ list, onQuote, onLeave }: Props & { list: Comparison; onLeave: () => void }) {
  const t = useTranslate()
  const remove = useSetAtom(removeComparedAtom)
  const choose = useSetAtom(chooseModelAtom)
  const { columns, loading, failed, gone, retry } = useColumns(list)
  return (
    <>
      {gone.map(({ id, name }) => (
        <p key={id} className="notice">
          {t('compare.gone', { name })}{' '}
          <button type="button" className="link-button" onClick={() => remove(id, name)}>
            {t('compare.remove')}
          </button>
        </p>
      ))}
      {failed ? (
        <p className="notice" role="alert">
          {t('compare.failed')}{' '}
          <button type="button" className="link-button" onClick={retry}>
            {t('failure.retry')}
          </button>
        </p>
      ) : null}
      {columns.length && !loading ? (
        <ComparisonTable
          columns={columns}
          onModel={choose}
          onQuote={onQuote}
          onLeave={onLeave}
          removal={({ product }) => (
            <IconButton
              icon="close"
              onClick={() => remove(product.id, product.name)}
              name={t('compare.remove-named', { name: product.name })}
            />
          )}
        />
      ) : null}
      {loading ? (
        <div className="comparison-skeleton" aria-busy="true">
          <p className="visually-hidden" role="status">
            {t('loading')}
          </p>
        </div>
      ) : null}
    </>
  )
}
