import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import {
  type CurrentLine,
  type LineModel,
  readLineModels,
  writeLineModels,
} from '#domain/quote-list/current-line.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useSite } from '#src/site/site.ts'
import { changeQuoteItemAtom, quoteItemsAtom } from './quote-list.ts'

const modelOf = ({ productId, variant }: QuoteItem): LineModel => ({
  productId,
  reference: variant?.reference ?? null,
})
const keyOf = (item: QuoteItem) => writeLineModels([modelOf(item)])

/** What a line shows beside itself: the price that it had, and whether the catalogue still has its model. */
export type LineNews = { priceBefore?: number | null; isGone?: true }

/**
 * Brings the lines up to date with the catalogue, in the language of the page: names, data plates, prices and stock, in
 * one request for all of them. A line stays as it is when that fails. Returns what is new by the id of the line.
 */
export function useCurrentLines(): Readonly<Record<string, LineNews>> {
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
