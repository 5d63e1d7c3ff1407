import type { Bindings } from '#functions/env.ts'
import { downloadAddress, subjectOf } from '#functions/files/addresses.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'

/** What the address of the document of an offer is signed for; that of an archived contract is for the desk only. */
export const offerSubject = (quoteId: string, version: number, isArchived: boolean) =>
  subjectOf(`offer/${quoteId}/${version}`, isArchived)

/** The address of the document of an offer, signed for ten minutes; null while addresses cannot be signed. */
export async function offerAddress(
  env: Bindings,
  { id, archivedAt }: { id: string; archivedAt: string | null },
  version: number,
): Promise<string | null> {
  if (linkConfigurationProblem(env)) return null
  const path = `/documents/offers/${id}/${version}.pdf`
  return (await downloadAddress(env, offerSubject(id, version, archivedAt !== null), { path })).address
}
