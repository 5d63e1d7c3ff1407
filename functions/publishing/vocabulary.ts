import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import type { Vocabulary } from '#domain/publishing/problems.ts'
import { hasColumn } from '#functions/drawings/drawing.ts'
import { kinds } from '#functions/drawings/kinds.ts'
import labels from '#src/i18n/fr/models.json' with { type: 'json' }

/** What this version of the site can draw and name. */
export const vocabulary: Vocabulary = {
  canDraw: (kind) => kinds.has(kind),
  hasLabel: (specification) => Object.hasOwn(labels, `spec.${specification}`),
}

/** What can be drawn, with the French names of the kinds that the catalogue has. */
export function drawnKinds(subcategories: readonly SubcategoryDocument[]) {
  const names = new Map(subcategories.map(({ key, name }) => [key, name.fr]))
  return [...kinds.keys()].map((key) => ({ key, name: names.get(key) ?? key, hasColumn: hasColumn(key) }))
}
