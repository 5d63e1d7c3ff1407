import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { setTime } from './accounts.ts'
import { openEdge } from './edge.ts'

const local = 'http://localhost'

/** An edge at an instant, and requests to it: with a token of an administrator of the desk, another one or none. */
export async function openForAdministrator(now: string, catalogue: CatalogueDocument) {
  setTime(now)
  const edge = await openEdge({ catalogue, vars: { SITE_ORIGIN: local } })
  const token = await wholeDeskToken(edge.env, new Date('2027-12-31'), ['administrator'])
  const request = (path: string, init: RequestInit = {}, bearer: string | null = token) =>
    edge.request(local + path, {
      ...init,
      headers: {
        'content-type': 'application/json',
        origin: local,
        'idempotency-key': crypto.randomUUID(),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
    })
  return { edge, request }
}
