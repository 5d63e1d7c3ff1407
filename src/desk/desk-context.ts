import { createContext, use } from 'react'
import type { DeskFilter, NoteForm, StateForm } from '#domain/quote-requests/desk-schemas.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import type { MessageForm } from '#domain/quote-requests/request-forms.ts'
import type { AuditQuery } from '#domain/staff/audit.ts'
import type { DeskMe, NamesForm, StaffForm } from '#domain/staff/staff-schemas.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { catalogueCalls } from './catalogue/catalogue-calls.ts'
import { contentCalls } from './content-calls.ts'
import { customerCalls } from './customer-calls.ts'
import type { Go } from './desk-address.ts'
import type { Place } from './desk-place.ts'

/** What the list is asked for. */
export type ListQuery = { state: DeskFilter; q: string; cursor: string }

/** The calls of the desk; without a token the browser's cookie of Cloudflare Access tells who calls. */
export function deskCalls(callApi: CallApi, token: string | null) {
  const authorization = token === null ? {} : { token }
  const of = (reference: string) => ({ ...authorization, params: { reference } })
  return {
    /** Of a link; opens its files too. */
    token: token ?? undefined,
    ...customerCalls(callApi, authorization),
    ...catalogueCalls(callApi, authorization),
    ...contentCalls(callApi, authorization),
    me: () => callApi('GET /desk/me', authorization),
    changeNames: (body: NamesForm) => callApi('PUT /desk/me', { ...authorization, body }),
    staff: () => callApi('GET /desk/staff', authorization),
    storeStaff: (body: StaffForm) => callApi('PUT /desk/staff', { ...authorization, body }),
    audit: (query: AuditQuery) => callApi('GET /desk/audit', { ...authorization, query }),
    list: (query: ListQuery) => callApi('GET /desk/requests', { ...authorization, query }),
    read: (reference: string) => callApi('GET /desk/requests/:reference', of(reference)),
    offer: (reference: string, body: OfferForm) =>
      callApi('POST /desk/requests/:reference/offers', { ...of(reference), body }),
    message: (reference: string, body: MessageForm, idempotencyKey: string) =>
      callApi('POST /desk/requests/:reference/messages', { ...of(reference), body, idempotencyKey }),
    note: (reference: string, body: NoteForm, idempotencyKey: string) =>
      callApi('POST /desk/requests/:reference/notes', { ...of(reference), body, idempotencyKey }),
    change: (reference: string, body: StateForm) =>
      callApi('POST /desk/requests/:reference/state', { ...of(reference), body }),
  }
}
type DeskCalls = ReturnType<typeof deskCalls>

/** What every part of the desk may use. */
export type Desk = {
  calls: DeskCalls
  /** Who is at the desk. */
  me: DeskMe
  /** The parameters of the address of the desk. */
  address: URLSearchParams
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
