import { type SharedLine, writeSharedList } from '#domain/quote-list/list-address.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useQuoteItems, useQuoteServices } from './quote-list-facade.ts'

const centsOf = (price: number | null | undefined) =>
  price === null || price === undefined ? price : Math.round(price * 100)

const lineOf = ({ productId, variant, quantity, accessories }: QuoteItem): SharedLine => ({
  productId,
  reference: variant?.reference ?? null,
  quantity,
  priceCents: centsOf(variant?.price),
  accessories: accessories.map(({ key, name }) => key || name),
})

/**
 * The link to the page that holds the own list in its address, to share or print it; nothing while the list is empty.
 */
export function ShareList({ onClick }: { onClick?: () => void }) {
  const t = useTranslate()
  const items = useQuoteItems()
  const services = useQuoteServices()
  if (items.length + services.length === 0) return null
  const query = writeSharedList({ lines: items.map(lineOf), services })
  if (query === null) return <p className="hint">{t('quote.share-too-long')}</p>
  return (
    <Link className="button small ghost" to={paths.sharedList(query)} onClick={onClick}>
      <Icon name="share" />
      {t('quote.share')}
    </Link>
  )
}
