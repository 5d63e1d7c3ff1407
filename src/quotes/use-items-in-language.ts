import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { useSite } from '#src/app/site.ts'
import { quoteAccessory, quoteVariant } from './new-item.ts'
import { changeQuoteItemAtom, quoteItemsAtom } from './quote-list.ts'

/** Items that were added in another language are loaded again in this one; after a failure they stay unchanged. */
export function useItemsInLanguage(): void {
  const { callApi, locale } = useSite()
  const items = useAtomValue(quoteItemsAtom)
  const change = useSetAtom(changeQuoteItemAtom)
  const untranslated = items.filter((item) => item.lang !== locale)
  const ids = [...new Set(untranslated.map((item) => item.productId))].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: items change with each translation; their ids are enough
  useEffect(() => {
    let left = false
    for (const id of ids ? ids.split(',') : []) {
      callApi('GET /products/:id', { params: { id }, query: { lang: locale } })
        .then((product) => {
          if (left) return
          for (const item of items)
            if (item.productId === id && item.lang !== locale)
              change(item.id, translated(item, product, locale))
        })
        .catch((error) => console.warn('quote list language', error))
    }
    return () => {
      left = true
    }
  }, [callApi, locale, ids, change])
}

function translated(item: QuoteItem, product: ProductDetail, lang: QuoteItem['lang']): Partial<QuoteItem> {
  const variant = product.variants.find(({ reference }) => reference === item.variant?.reference)
  return {
    lang,
    productName: product.name,
    variant: variant ? quoteVariant(variant) : item.variant,
    accessories: item.accessories.map((accessory) => {
      const offered = product.accessories.find(({ key }) => key === accessory.key)
      return offered ? quoteAccessory(offered) : accessory
    }),
  }
}
