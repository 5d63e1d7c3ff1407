import type { SharedList } from '#domain/quote-list/shared-list-schema.ts'
import { paths } from '#domain/site/urls.ts'
import { ShareButton } from '#src/catalogue/share-button.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { QuoteStyles } from '#src/quote-list/list-styles.tsx'
import { takeOver } from '#src/quote-list/quote-list-facade.ts'
import { SharedItems } from '#src/quote-list/shared-items.tsx'
import href from '#src/quote-list/shared-list.css?url'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'

/**
 * `list` is null where the address holds none; `query` is the address as it was read, `unread` counts parts that were
 * not.
 */
export type SharedListData = { list: SharedList | null; query: string; unread: number }

/** The list of the address as a letter, with what one can do with it. */
export const SharedListView = withStyles(SharedListPage, QuoteStyles, href, SharedItems)

function SharedListPage({ list, unread }: SharedListData) {
  const t = useTranslate()
  return (
    <div className="wrap shared-list">
      <QuoteStyles />
      <Stylesheet href={href} />
      <Letterhead />
      <header className="page-head">
        <Heading>{t('shared-list.title')}</Heading>
        {list ? <p className="lead">{t('shared-list.lead')}</p> : null}
      </header>
      {unread ? <p className="notice">{t('shared-list.unread', { count: unread })}</p> : null}
      {list?.gone ? <p className="notice">{t('shared-list.gone', { count: list.gone })}</p> : null}
      {list ? (
        <div className="sheet-columns">
          <Tools list={list} />
          <SharedItems list={list} />
        </div>
      ) : (
        <Nothing />
      )}
    </div>
  )
}

function Tools({ list }: { list: SharedList }) {
  const t = useTranslate()
  const isTakeable = list.items.length + list.services.length > 0
  return (
    <div className="sheet-side shared-list-tools">
      <p>
        {isTakeable ? (
          <button
            type="button"
            className="button"
            onClick={() => takeOver(list)}
            aria-describedby="shared-list-rule"
          >
            <Icon name="plus" />
            {t('shared-list.take')}
          </button>
        ) : null}
        <ShareButton title={t('shared-list.title')} />
        <button type="button" className="button small ghost" onClick={() => print()}>
          <Icon name="print" />
          {t('shared-list.print')}
        </button>
      </p>
      {isTakeable ? (
        <p className="hint" id="shared-list-rule">
          {t('shared-list.rule')}
        </p>
      ) : null}
    </div>
  )
}

function Nothing() {
  const t = useTranslate()
  return (
    <div className="empty">
      <p>
        <strong>{t('shared-list.empty')}</strong>
      </p>
      <p>{t('shared-list.empty-hint')}</p>
      <Link className="button" to={paths.products()}>
        {t('shared-list.to-products')}
      </Link>{' '}
      <Link className="button ghost" to={paths.quote}>
        {t('shared-list.to-own')}
      </Link>
    </div>
  )
}
