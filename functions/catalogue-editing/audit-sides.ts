import type { Change } from '#domain/publishing/differences.ts'

/** Of a longer list of differences the journal keeps the first. */
const mostAudited = 40

/** What has no short text is said to be there, or to have changed. */
function textOf({ change, before, after }: Change, which: 'before' | 'after') {
  if (which === 'before' || before !== null || after !== null) return which === 'before' ? before : after
  return /^(?:new|removed) /.test(change) ? 'yes' : 'changed'
}

/** Differences as the journal keeps them: what was there and what is, by the model or service and the field. */
export function auditSides(changes: readonly Change[], nameOf = ({ reference }: Change) => reference) {
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      changes
        .slice(0, mostAudited)
        .map((change) => [[nameOf(change), change.change].filter(Boolean).join(' '), textOf(change, which)]),
    )
  return { before: side('before'), after: side('after') }
}
