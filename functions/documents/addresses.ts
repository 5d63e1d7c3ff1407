import type { Bindings } from '#functions/env.ts'
import { downloadAddress } from '#functions/files/addresses.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'

/** What the address of the document of an offer is signed for. */
export const offerSubject = (quoteId: string, version: number) => `offer/${quoteId}/${version}`

/** The address of the document of an offer, signed for ten minutes; null while addresses cannot be signed. */
export async function offerAddress(env: Bindings, quoteId: string, version: number): Promise<string | null> {
  if (linkConfigurationProblem(env)) return null
  const path = `/documents/offers/${quoteId}/${version}.pdf`
  return (await downloadAddress(env, offerSubject(quoteId, version), { path })).address
}
