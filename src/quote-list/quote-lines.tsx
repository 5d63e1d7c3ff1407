import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { paths } from '#domain/site/urls.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Confirm } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ItemPrice } from './item-price.tsx'
import { quoteItemsAtom, removeFromQuoteAtom, setQuantityAtom } from './quote-list.ts'
import { Stepper } from './stepper.tsx'
import { type LineNews, useCurrentLines } from './use-current-lines.ts'

/** The editable list: quantities and removal. `errors` are those of a refused request (`items.2.productId`). */
export function QuoteLines({ errors = {} }: { errors?: FieldErrors }) {
  const items = useAtomValue(quoteItemsAtom)
  const [removing, setRemoving] = useState<QuoteItem | null>(null)
  const remove = useSetAtom(removeFromQuoteAtom)
  const t = useTranslate()
  const news = useCurrentLines()
  return (
    <>
      <ul className="quote-lines">
        {items.map((item, i) => (
          <QuoteLine
            key={item.id}
            item={item}
            error={errorOf(errors, i)}
            news={news[item.id] ?? {}}
            onRemove={() => setRemoving(item)}
          />
        ))}
      </ul>
      {removing ? (
        <Confirm
          question={t('quote.confirm-remove', { product: removing.productName })}
          action={t('quote.remove')}
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            remove(removing.id)
            setRemoving(null)
          }}
        />
      ) : null}
    </>
  )
}

function errorOf(errors: FieldErrors, position: number): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`items.${position}.`))?.[1]
}

type LineProps = { item: QuoteItem; error: string | undefined; news: LineNews; onRemove: () => void }

function QuoteLine({ item, error, news, onRemove }: LineProps) {
  const t = useTranslate()
  const setQuantity = useSetAtom(setQuantityAtom)
  const { locale } = useSite()
  const { variant } = item
  return (
    <li className={error ? 'quote-line wrong' : 'quote-line'}>
      <img src={item.productImage} alt="" width="96" height="60" loading="lazy" />
      <div className="quote-line-text">
        <Link to={paths.product(item.productId, item.variant?.reference)}>{item.productName}</Link>
        <p className="quote-line-variant">
          {variant ? [variant.reference, variant.plateau].filter(Boolean).join(' · ') : t('quote.standard')}
        </p>
        {variant?.plate ? <DataPlate plate={variant.plate} /> : null}
        <ItemPrice variant={variant} />
        {news.isGone ? (
          <p className="line-news">{t('quote.gone')}</p>
        ) : (
          <PriceNews before={news.priceBefore} />
        )}
        {item.accessories.length ? (
          <ul className="quote-line-accessories">
            {item.accessories.map(({ name, compatibility, price }) => (
              <li key={name}>
                {name} {compatibility ? <small>({compatibility})</small> : null}{' '}
                {price == null ? null : <small>+ {formatEuros(price, locale)}</small>}
              </li>
            ))}
          </ul>
        ) : null}
        {error ? <p className="error">{t(error as TextKey)}</p> : null}
      </div>
      <div className="quote-line-tools">
        <Stepper
          name={distinctName(item)}
          quantity={item.quantity}
          onChange={(quantity) => setQuantity(item.id, quantity)}
        />
        <button
          type="button"
          className="icon-button"
          onClick={onRemove}
          aria-label={t('quote.remove-item', { product: distinctName(item) })}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}

/** The price that a line had when it was last looked at. */
function PriceNews({ before }: { before: number | null | undefined }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (before === undefined) return null
  const price = before === null ? t('price.on-request') : formatEuros(before, locale)
  return <p className="line-news">{t('quote.price-before', { price })}</p>
}

/** Two models of one product are distinguished by their reference. */
const distinctName = ({ productName, variant }: QuoteItem) =>
  variant ? `${productName} ${variant.reference}` : productName
