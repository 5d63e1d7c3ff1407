import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import type { Accessory, ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { ItemPrice } from '#src/site/item-price.tsx'
import { Link } from '#src/site/link.tsx'
import { Price } from '#src/site/price.tsx'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Options } from '#src/ui/field.tsx'
import { quoteAccessory, quoteVariant } from './new-item.ts'
import {
  changeQuoteItemAtom,
  closeQuoteModalAtom,
  type JustAdded,
  openDialogs,
  quoteItemsAtom,
  setQuantityAtom,
} from './quote-list.ts'

/**
 * Confirms what was added, unless a dialog was opened meanwhile: it would lie on top of that, and the badge says it
 * too.
 */
export function QuoteModal({ added }: { added: JustAdded }) {
  const close = useSetAtom(closeQuoteModalAtom)
  const [isLate] = useState(() => openDialogs() > added.over)
  useEffect(() => {
    if (isLate) close()
  }, [isLate, close])
  return isLate ? null : <Confirmation added={added} close={close} />
}

/** The added and raised lines; for new ones another model of a single one, and fitting accessories. */
function Confirmation({
  added: { addedIds, raisedFrom, rejected },
  close,
}: {
  added: JustAdded
  close: () => void
}) {
  const t = useTranslate()
  const all = useAtomValue(quoteItemsAtom)
  const items = all.filter(({ id }) => addedIds.includes(id))
  const raised = all.filter(({ id }) => raisedFrom[id] !== undefined)
  const first = items[0]
  const product = useProduct(first?.productId)
  const count = addedIds.length
  return (
    <Dialog
      title={
        count || raised.length === 0 ? t('quote.added', { count: Math.max(1, count) }) : t('quote.raised')
      }
      onClose={close}
    >
      {rejected > 0 ? <p>{t('quote.full')}</p> : null}
      <ul className="added-items">
        {raised.map((item) => (
          <RaisedLine key={item.id} item={item} from={raisedFrom[item.id] ?? 1} />
        ))}
        {items.map((item) => (
          <li key={item.id}>
            <strong>{item.productName}</strong>
            <span>{item.variant ? item.variant.reference : t('quote.standard')}</span>
            {item.variant?.plate ? <DataPlate plate={item.variant.plate} /> : null}
            <ItemPrice variant={item.variant} />
          </li>
        ))}
      </ul>
      {product && first ? <Choices items={items} product={product} /> : null}
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={close}>
          {t('quote.continue')}
        </button>
        <Link className="button" to={paths.quote} onClick={close}>
          {t('quote.see-list')}
        </Link>
      </div>
    </Dialog>
  )
}

/** A line that was there: its new quantity, and the one before on request. */
function RaisedLine({ item, from }: { item: QuoteItem; from: number }) {
  const t = useTranslate()
  const setQuantity = useSetAtom(setQuantityAtom)
  const [raisedTo] = useState(item.quantity)
  const isUndone = item.quantity === from && from !== raisedTo
  return (
    <li>
      <strong>{item.productName}</strong>
      <span>{item.variant ? item.variant.reference : t('quote.standard')}</span>
      {item.variant?.plate ? <DataPlate plate={item.variant.plate} /> : null}
      <ItemPrice variant={item.variant} />
      <p className="raised" role="status">
        {isUndone ? t('quote.kept-at', { from }) : t('quote.raised-to', { from, to: item.quantity })}
        {isUndone || from === raisedTo ? null : (
          <button type="button" className="link-button" onClick={() => setQuantity(item.id, from)}>
            {t('quote.keep-at', { from })}
          </button>
        )}
      </p>
    </li>
  )
}

function useProduct(id: string | undefined): ProductDetail | null {
  const { callApi, locale } = useSite()
  const read = useCallback(
    async () => (id ? callApi('GET /products/:id', { params: { id }, query: { lang: locale } }) : null),
    [callApi, locale, id],
  )
  return useQuery(read).answer.value
}

function Choices({ items, product }: { items: readonly QuoteItem[]; product: ProductDetail }) {
  const t = useTranslate()
  const change = useSetAtom(changeQuoteItemAtom)
  const choose = (item: QuoteItem, variant: Variant | null) => {
    const accessories = item.accessories.filter((accessory) => {
      const offered = product.accessories.find(({ key }) => key === accessory.key)
      return offered && fitsVariant(offered, variant?.reference ?? null)
    })
    change(item.id, { variant: variant && quoteVariant(variant), accessories })
  }
  // A card adds the model that it shows, which may be another one than is wanted.
  const [editedId] = useState(
    (items.length === 1 ? items[0] : items.find(({ variant }) => variant === null))?.id,
  )
  const chosen = items.find((item) => item.id === editedId)
  return (
    <>
      {chosen ? (
        <label className="choice">
          {t('quote.choose-variant')}
          <select
            value={chosen.variant?.reference ?? ''}
            onChange={(event) =>
              choose(
                chosen,
                product.variants.find(({ reference }) => reference === event.target.value) ?? null,
              )
            }
          >
            <option value="">{t('quote.standard')}</option>
            <Options
              of={product.variants.map(({ reference, porteeMax, echelon, precision, plateau }) => [
                reference,
                [reference, porteeMax, echelon ?? precision, plateau].filter(Boolean).join(' · '),
              ])}
            />
          </select>
        </label>
      ) : null}
      <AccessoryChoice items={items} product={product} />
    </>
  )
}

/** A checked accessory is added to each of the new models that it fits. */
function AccessoryChoice({ items, product }: { items: readonly QuoteItem[]; product: ProductDetail }) {
  const t = useTranslate()
  const change = useSetAtom(changeQuoteItemAtom)
  const fitting = (accessory: Accessory) =>
    items.filter((item) => fitsVariant(accessory, item.variant?.reference ?? null))
  const offered = product.accessories.filter((accessory) => fitting(accessory).length > 0)
  if (offered.length === 0) return null
  const has = (item: QuoteItem, key: string) => item.accessories.some((accessory) => accessory.key === key)
  const toggle = (accessory: Accessory, on: boolean) => {
    for (const item of fitting(accessory)) {
      const others = item.accessories.filter(({ key }) => key !== accessory.key)
      change(item.id, { accessories: on ? [...others, quoteAccessory(accessory)] : others })
    }
  }
  return (
    <fieldset className="accessory-choice">
      <legend>{t('quote.choose-accessories')}</legend>
      {offered.map((accessory) => (
        <label key={accessory.key}>
          <input
            type="checkbox"
            checked={fitting(accessory).every((item) => has(item, accessory.key))}
            onChange={(event) => toggle(accessory, event.target.checked)}
          />
          <span>
            {accessory.name} <small>{accessory.compatibility}</small>
          </span>
          <Price euros={accessory.price} />
        </label>
      ))}
    </fieldset>
  )
}
