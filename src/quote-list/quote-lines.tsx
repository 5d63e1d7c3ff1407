import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import {
  type CurrentLine,
  type LineModel,
  readLineModels,
  writeLineModels,
} from '#domain/quote-list/current-line.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { LinePrice } from '#src/site/item-price.tsx'
import { SheetLine } from '#src/site/sheet-line.tsx'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { Confirm } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LineStyles } from './list-styles.tsx'
import {
  changeQuoteItemAtom,
  quoteItemsAtom,
  releaseHeight,
  removeFromQuoteAtom,
  setQuantityAtom,
} from './quote-list.ts'
import { Stepper } from './stepper.tsx'

/** The editable list: quantities and removal. `errors` are those of a refused request (`items.2.productId`). */
export const QuoteLines = withStyles(Lines, LineStyles)

function Lines({ errors = {} }: { errors?: FieldErrors }) {
  const items = useAtomValue(quoteItemsAtom)
  const [removing, setRemoving] = useState<QuoteItem | null>(null)
  const remove = useSetAtom(removeFromQuoteAtom)
  const t = useTranslate()
  const news = useCurrentLines()
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another number of lines, and for none
  useEffect(() => () => void releaseHeight(), [items.length])
  return (
    <>
      <LineStyles />
      <ul>
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
  const { locale } = useSite()
  return (
    <SheetLine item={item} isWrong={error !== undefined} end={<LineEnd item={item} onRemove={onRemove} />}>
      {news.isGone ? <p className="hint">{t('quote.gone')}</p> : <PriceNews before={news.priceBefore} />}
      {item.accessories.length ? (
        <ul className="line-accessories">
          {item.accessories.map(({ name, price }) => (
            <li key={name}>
              {name} {price == null ? null : <small>+ {formatEuros(price, locale)}</small>}
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <p className="error">{messageText(t, error)}</p> : null}
    </SheetLine>
  )
}

/** The price of one, how many, and the way off the list. */
function LineEnd({ item, onRemove }: Pick<LineProps, 'item' | 'onRemove'>) {
  const t = useTranslate()
  const setQuantity = useSetAtom(setQuantityAtom)
  return (
    <>
      <LinePrice item={item} />
      <div className="quote-line-tools">
        <Stepper
          name={distinctName(item)}
          quantity={item.quantity}
          onChange={(quantity) => setQuantity(item.id, quantity)}
        />
        <IconButton
          icon="trash"
          onClick={onRemove}
          name={t('quote.remove-item', { product: distinctName(item) })}
        />
      </div>
    </>
  )
}

/** The price that a line had when it was last looked at. */
function PriceNews({ before }: { before: number | null | undefined }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (before === undefined) return null
  const price = before === null ? t('price.on-request') : formatEuros(before, locale)
  return <p className="hint">{t('quote.price-before', { price })}</p>
}

/** Two models of one product are distinguished by their reference. */
const distinctName = ({ productName, variant }: QuoteItem) =>
  variant ? `${productName} ${variant.reference}` : productName

const modelOf = ({ productId, variant }: QuoteItem): LineModel => ({
  productId,
  reference: variant?.reference ?? null,
})
const keyOf = (item: QuoteItem) => writeLineModels([modelOf(item)])

/** What a line shows beside itself: the price that it had, and whether the catalogue still has its model. */
type LineNews = { priceBefore?: number | null; isGone?: true }

/**
 * Brings the lines up to date with the catalogue, in the language of the page: names, data plates, prices and stock, in
 * one request for all of them. A line stays as it is when that fails. Returns what is new by the id of the line.
 */
function useCurrentLines(): Readonly<Record<string, LineNews>> {
  const { callApi, locale } = useSite()
  const items = useAtomValue(quoteItemsAtom)
  const change = useSetAtom(changeQuoteItemAtom)
  const [news, setNews] = useState<Readonly<Record<string, LineNews>>>({})
  /** The models that were asked for in a language. */
  const requested = useRef(new Set<string>())
  const open = items.filter((item) => {
    const key = keyOf(item)
    return !requested.current.has(`${locale} ${key}`) && readLineModels(key) !== null
  })
  const lines = [...new Set(open.map(keyOf))].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the models that are not up to date are enough
  useEffect(() => {
    if (!lines) return
    let isCancelled = false
    const ask = async () => {
      const { items: currentItems } = await callApi('GET /quote-lines', { query: { lang: locale, lines } })
      if (isCancelled) return
      const byModel = new Map(lines.split(',').map((model, i) => [model, currentItems[i] ?? null]))
      const fresh: Record<string, LineNews> = {}
      for (const item of open) {
        const current = byModel.get(keyOf(item)) ?? null
        requested.current.add(`${locale} ${keyOf(item)}`)
        if (current) change(item.id, updated(item, current, locale))
        fresh[item.id] = newsOf(item, current)
      }
      setNews((previous) => ({ ...previous, ...fresh }))
    }
    ask().catch((error) => console.warn('quote list', error))
    return () => {
      isCancelled = true
    }
  }, [callApi, locale, lines, change])
  return news
}

function updated(item: QuoteItem, current: CurrentLine, lang: QuoteItem['lang']): Partial<QuoteItem> {
  const { productName, productImage, variant, accessories } = current
  const accessory = ({ key }: { key: string }) => accessories.find((offered) => offered.key === key)
  return {
    lang,
    productName,
    productImage,
    variant,
    accessories: item.accessories.map((listed) => accessory(listed) ?? listed),
  }
}

function newsOf({ variant }: QuoteItem, current: CurrentLine | null): LineNews {
  if (!current) return { isGone: true }
  const before = variant?.price
  return before === undefined || before === current.variant?.price ? {} : { priceBefore: before }
}
