import type { Locale } from '#config/locales.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import { type FitUse, usualCountry } from '#domain/fit/fit-use.ts'

import type { CallApi } from '#src/api/call-api.ts'

/** The uses that the finder asks for, one of each trade; the configurator asks for all of them. */
export const finderUses = [
  'direct-sale',
  'trade',
  'internal',
  'lab',
  'medical',
  'precious-metal',
] as const satisfies readonly FitUse[]

/** What the finder of the home page asks: a use, and a load as typed. */
export type FinderQuestion = { use: FitUse; load: string }

/** The instruments that fit best, and how many there are. */
export type Found = {
  total: number
  instruments: {
    productId: string
    reference: string
    name: string
    plate: ProductCard['plate']
    /** EUR excl. VAT; null = on request. */
    price: number | null
  }[]
}

/** What the finder asks first: a shop counter. */
export const firstQuestion: FinderQuestion = { use: 'direct-sale', load: '6 kg' }

/** The three best instruments for a use and a load. */
export async function findInstruments(
  callApi: CallApi,
  locale: Locale,
  question: FinderQuestion,
): Promise<Found> {
  const { total, fits } = await callApi('GET /fit', {
    query: { ...question, country: usualCountry(locale), lang: locale, limit: '3' },
  })
  return {
    total,
    instruments: fits.map(({ product, reference, plate, price }) => ({
      productId: product.id,
      reference,
      name: product.name,
      plate,
      price,
    })),
  }
}
