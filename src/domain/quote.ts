import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import type { QuoteRequestItem } from './forms.ts'
import { metrologyStates } from './metrology.ts'
import { DataPlateShape } from './product.ts'

const text = v.pipe(v.string(), v.maxLength(300))

/** A variant as the list remembers it: what a buyer reads, so that the list also stands without the catalogue. */
export const QuoteVariant = v.object({
  reference: v.pipe(v.string(), v.maxLength(60)),
  porteeMax: v.optional(v.nullable(text), null),
  echelon: v.optional(v.nullable(text), null),
  precision: v.optional(v.nullable(text), null),
  plateau: v.optional(v.nullable(text), null),
  metrologie: v.optional(v.picklist(metrologyStates), 'no'),
  plate: v.optional(v.nullable(DataPlateShape), null),
})
export type QuoteVariant = v.InferOutput<typeof QuoteVariant>

export const QuoteAccessory = v.object({
  key: v.optional(text, ''),
  name: v.pipe(v.string(), v.maxLength(200)),
  compatibility: v.optional(text, ''),
})
export type QuoteAccessory = v.InferOutput<typeof QuoteAccessory>

export const QuoteItem = v.object({
  id: v.pipe(v.string(), v.regex(/^quote-item-\d{1,12}$/)),
  productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  productName: text,
  productImage: v.optional(v.pipe(text, v.regex(/^\/(?![/\\])/)), '/favicon.svg'),
  variant: v.optional(v.nullable(QuoteVariant), null),
  accessories: v.optional(v.pipe(v.array(QuoteAccessory), v.maxLength(limits.accessoriesPerItem)), []),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.quoteQuantity)), 1),
  addedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The language in which its names were added; the list is read again in another one. */
  lang: v.optional(v.picklist(locales), 'fr'),
})
export type QuoteItem = v.InferOutput<typeof QuoteItem>

export type NewQuoteItem = Omit<QuoteItem, 'id' | 'addedAt'>

/** The visitor's list and the number that its next item takes. */
export type QuoteList = { items: readonly QuoteItem[]; counter: number }

export const emptyQuoteList: QuoteList = { items: [], counter: 1 }

/** Appends the items, each under a number of its own; a full list stays as it is. */
export function addItems(list: QuoteList, added: readonly NewQuoteItem[], now: Date): QuoteList {
  const room = Math.max(0, limits.quoteItems - list.items.length)
  const items = added.slice(0, room).map(
    (item, i): QuoteItem => ({
      ...item,
      id: `quote-item-${list.counter + i}`,
      addedAt: now.toISOString(),
    }),
  )
  return { items: [...list.items, ...items], counter: list.counter + items.length }
}

export function removeItem(list: QuoteList, id: string): QuoteList {
  return { ...list, items: list.items.filter((item) => item.id !== id) }
}

/** Undo of a removal: the item returns to where it stood. */
export function restoreItem(list: QuoteList, item: QuoteItem, at: number): QuoteList {
  if (list.items.some(({ id }) => id === item.id) || list.items.length >= limits.quoteItems) return list
  const items = list.items.toSpliced(at, 0, item)
  return { items, counter: nextCounter(items, list.counter) }
}

export function changeItem(list: QuoteList, id: string, change: Partial<Omit<QuoteItem, 'id'>>): QuoteList {
  return { ...list, items: list.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}

/** A quantity as typed: whole, at least 1, at most the limit. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1
  return Math.min(limits.quoteQuantity, Math.max(1, Math.round(quantity)))
}

/** Is the product on the list, in this variant? Without a reference, only an item without a variant counts. */
export function isInQuote(
  items: readonly QuoteItem[],
  productId: string,
  variantReference?: string | null,
): boolean {
  return items.some(
    (item) =>
      item.productId === productId && (item.variant?.reference ?? null) === (variantReference ?? null),
  )
}

/**
 * Stored items, one by one: what does not fit is left out and reported, what does stays. The counter never
 * repeats a number that is in use.
 */
export function readStoredItems(raw: unknown): { items: QuoteItem[]; dropped: number } {
  if (!Array.isArray(raw)) return { items: [], dropped: raw === null || raw === undefined ? 0 : 1 }
  const items: QuoteItem[] = []
  for (const entry of raw) {
    const result = v.safeParse(QuoteItem, entry)
    if (
      result.success &&
      items.length < limits.quoteItems &&
      !items.some(({ id }) => id === result.output.id)
    ) {
      items.push(result.output)
    }
  }
  return { items, dropped: raw.length - items.length }
}

/** The next free number, whatever was stored. */
export function nextCounter(items: readonly QuoteItem[], stored: unknown): number {
  const used = items.map(({ id }) => Number(id.slice('quote-item-'.length)) + 1)
  const kept =
    typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 && stored < 1e9 ? stored : 1
  return Math.max(1, kept, ...used)
}

/** The list as the contract takes it. */
export function requestItems(items: readonly QuoteItem[]): QuoteRequestItem[] {
  return items.map(({ productId, variant, quantity, accessories }) => ({
    productId,
    variantReference: variant?.reference ?? null,
    quantity,
    accessories: accessories.map(({ name }) => name),
  }))
}
