import type { Scale } from '#domain/scale.ts'
import type { GivenUser } from './accounts.ts'
import type { Edge } from './edge.ts'

/** An instrument in a shop; verified on this day it is due two years later. */
export const scaleBody = {
  make: 'Montevigne',
  model: 'P1',
  serial: 'A-12',
  max: { value: 15, unit: 'kg' },
  e: { value: 5, unit: 'g' },
  accuracyClass: 'III',
  place: 'Boulangerie Klein, Saverne',
  country: 'FR',
  use: 'direct-sale',
  lastVerifiedOn: '2025-03-10',
}

/** A request of the one who holds the cookie. */
export const asked = (edge: Edge, { cookie }: GivenUser, method: string, path: string, body?: object) =>
  edge.request(`/api${path}`, {
    method,
    headers: {
      cookie,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

export async function givenScale(edge: Edge, who: GivenUser, changes: object = {}): Promise<Scale> {
  const response = await asked(edge, who, 'POST', '/profile/scales', { ...scaleBody, ...changes })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Scale
}

export async function scalesOf(edge: Edge, who: GivenUser): Promise<Scale[]> {
  const response = await asked(edge, who, 'GET', '/profile/scales')
  return ((await response.json()) as { items: Scale[] }).items
}
