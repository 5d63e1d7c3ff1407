import { fileLimits } from '#config/file-limits.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { isSigned, signatureOf } from '#functions/platform/links.ts'

const purpose = 'file-download'
const textOf = (id: string, until: number | string) => `${id}.${until}`

/**
 * What an address is signed for. Once a contract is archived, the addresses that were signed before open nothing, and
 * only the desk is given others.
 */
export const subjectOf = (id: string, isArchived: boolean) => (isArchived ? `${id}/archived` : id)

/** Signed for a subject as it was before it was archived, or as it is since; null: for neither. */
export async function openAddress(
  env: Bindings,
  subject: (isArchived: boolean) => string,
  signed: { until: string; signature: string },
): Promise<{ isArchived: boolean } | null> {
  if (await isOpenAddress(env, subject(false), signed)) return { isArchived: false }
  return (await isOpenAddress(env, subject(true), signed)) ? { isArchived: true } : null
}

/**
 * A signed download address (relative to the site) and the ISO instant at which it ends; `path` where it is not that of
 * an uploaded file.
 */
export async function downloadAddress(
  env: Bindings,
  id: string,
  { seconds = fileLimits.addressSeconds, path = `/files/${id}` }: { seconds?: number; path?: string } = {},
): Promise<{ address: string; expiresAt: string }> {
  const until = Math.floor(clock.now().getTime() / 1000) + seconds
  const signature = await signatureOf(env, purpose, textOf(id, until))
  return {
    address: `${path}?until=${until}&signature=${signature}`,
    expiresAt: new Date(until * 1000).toISOString(),
  }
}

/** True for an address that this site signed and that has not ended. */
async function isOpenAddress(
  env: Bindings,
  id: string,
  { until, signature }: { until: string; signature: string },
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= clock.now().getTime()) return false
  return isSigned(env, purpose, textOf(id, until), signature)
}
