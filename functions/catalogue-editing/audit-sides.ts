import type { Change } from '#domain/publishing/differences.ts'

/** Of a longer list of differences the journal keeps the first. */
const mostAudited = 40

/** Differences as the journal keeps them: what was there and what is, by the model or service and the field. */
export function auditSides(changes: readonly Change[], nameOf = ({ reference }: Change) => reference) {
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      changes
        .slice(0, mostAudited)
        .map((change) => [[nameOf(change), change.change].filter(Boolean).join(' '), change[which]]),
    )
  return { before: side('before'), after: side('after') }
}
