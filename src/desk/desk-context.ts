import { type ComponentType, createContext, use } from 'react'
import type { Locale } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { Article } from '#domain/site/article.ts'
import type { DeskMe } from '#domain/staff/staff-schemas.ts'
import type { deskCalls } from './desk-calls.ts'
import type { Go, Place } from './desk-place.ts'

type DeskCalls = ReturnType<typeof deskCalls>

/** What every part of the desk may use. */
export type Desk = {
  calls: DeskCalls
  /** Who is at the desk. */
  me: DeskMe
  /** The page of a product as visitors see it, which is no part of the desk. */
  ProductView: ComponentType<{ product: ProductDetail }>
  /** As `ProductView`, of an article. */
  ArticleView: ComponentType<{ article: Article }>
  /** The parameters of the address of the desk. */
  address: URLSearchParams
  /** The way to a part of the desk, by the parameters of its address. */
  /** The language whose fields a phone shows. */
  language: Locale
  showLanguage: (language: Locale) => void
  go: Go
  /** The way to a place of those who answer customers. */
  open: (place: Place) => void
}
export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk outside of the desk')
  return desk
}
