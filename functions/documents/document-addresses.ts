import type { Bindings } from '#functions/env.ts'
import { downloadAddress, subjectOf } from '#functions/files/file-addresses.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'

/** Documents of a version: the offer as it was sent, and what was accepted of it, with the chosen options. */
export type DocumentKind = 'offer' | 'acceptance'

/** What the address of a document of a version is signed for; that of an archived contract is for the desk only. */
export const documentSubject = (kind: DocumentKind, quoteId: string, version: number, isArchived: boolean) =>
  subjectOf(`${kind}/${quoteId}/${version}`, isArchived)

/** The address of a document of a version, signed for ten minutes or so long; null while none can be signed. */
export async function documentAddress(
  env: Bindings,
  kind: DocumentKind,
  { id, archivedAt }: { id: string; archivedAt: string | null },
  version: number,
  seconds?: number,
): Promise<string | null> {
  if (linkConfigurationProblem(env)) return null
  const path = `/documents/${kind}s/${id}/${version}.pdf`
  return (
    await downloadAddress(env, documentSubject(kind, id, version, archivedAt !== null), { path, seconds })
  ).address
}
