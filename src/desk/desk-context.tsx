import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react'
import type { Locale } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { Article } from '#domain/site/article.ts'
import type { DeskMe } from '#domain/staff/staff-schemas.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { type Go, type Place, parametersOf } from './desk-place.ts'

/** What every part of the desk may use. */
export type Desk = {
  /** Calls an endpoint as whoever is at the desk. */
  call: CallApi
  /** Of the link of a mail; opens its files too. */
  token: string | undefined
  /** Who is at the desk. */
  me: DeskMe
  /** The page of a product as visitors see it, which is no part of the desk. */
  ProductView: ComponentType<{ product: ProductDetail }>
  /** As `ProductView`, of an article. */
  ArticleView: ComponentType<{ article: Article }>
  /** The parameters of the address of the desk. */
  address: URLSearchParams
  /** The language whose fields a phone shows. */
  language: Locale
  showLanguage: (language: Locale) => void
  /** The way to a part of the desk, by the parameters of its address. */
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

/** The client of the desk; without a token the browser's cookie of Cloudflare Access tells who calls. */
export const deskClient = (callApi: CallApi, token: string | undefined): CallApi =>
  token === undefined
    ? callApi
    : (((name: 'GET /desk/me', options?: object) => callApi(name, { token, ...options })) as CallApi)

type Link = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>

/** A link inside the desk, by the parameters of its address. */
export function DeskLink({ to, ...link }: Link & { to: Record<string, string> }) {
  const { go } = useDesk()
  return (
    <a
      {...link}
      href={`?${new URLSearchParams(to)}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}

/** A link to a place of those who answer customers. */
export const PlaceLink = ({ to, ...link }: Link & { to: Place }) => (
  <DeskLink {...link} to={parametersOf(to)} />
)
