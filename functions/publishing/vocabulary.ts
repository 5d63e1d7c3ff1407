import type { Vocabulary } from '#domain/publishing/problems.ts'
import { kinds } from '#functions/drawings/kinds.ts'
import labels from '#src/i18n/fr/models.json' with { type: 'json' }

/** What this version of the site can draw and name. */
export const vocabulary: Vocabulary = {
  canDraw: (kind) => kinds.has(kind),
  hasLabel: (specification) => Object.hasOwn(labels, `spec.${specification}`),
}
