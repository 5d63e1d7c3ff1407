import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { Value } from '#domain/publishing/product-rows.ts'
import { clock } from '#functions/platform/clock.ts'
import type { Publication } from '#functions/publishing/publication.ts'
import { changeRows } from '#functions/publishing/start.ts'
import { insertStatements, literal, textParts } from '#seed/sql.ts'
import { operator, operatorNow } from '../operator.ts'

/** A database before its first publication. */
export const none: CatalogueDocument = { updatedOn: '', subcategories: [], products: [], services: [] }

/** What a catalogue has other than the present one, as a publication. */
export function publicationOf(present: CatalogueDocument, wanted: CatalogueDocument): Publication {
  const before = new Map(present.products.map((product) => [product.id, product]))
  const now = new Map(wanted.products.map((product) => [product.id, product]))
  const ids = [...new Set([...before.keys(), ...now.keys()])]
  return {
    author: operator().who,
    changes: ids
      .filter((id) => !isSame(before.get(id), now.get(id)))
      .map((id) => ({ id, document: now.get(id) ?? null })),
    ...(isSame(present.services, wanted.services) ? {} : { services: wanted.services }),
    ...(isSame(present.subcategories, wanted.subcategories) ? {} : { subcategories: wanted.subcategories }),
  }
}

/** Statements that order a publication, for a file of SQL; whoever runs publications checks it. */
export function orderStatements(publication: Publication): { id: string; statements: string[] } {
  const id = crypto.randomUUID()
  const now = clock.now().toISOString()
  const changes = changeRows(publication)
  const statements = [
    ...insertStatements({
      ...{ table: 'publications', columns: ['id', 'author', 'created_at', 'due_at', 'total'] },
      rows: [[id, publication.author, now, publication.dueAt ?? now, changes.length]],
    }),
    ...changeStatements(id, changes),
  ]
  return { id, statements }
}

/** A document of many models is longer than a statement of D1 may be: what is left of it is added by others. */
function changeStatements(id: string, changes: readonly Value[][]): string[] {
  const rows = changes.map(([subject = null, baseRevision = null, after = null]) => {
    const [first = null, ...rest] = after === null ? [] : textParts(String(after))
    return { inserted: [id, subject, baseRevision, first], subject, rest }
  })
  return [
    ...insertStatements({
      ...{ table: 'publication_changes', columns: ['publication_id', 'subject', 'base_revision', 'after'] },
      rows: rows.map(({ inserted }) => inserted),
    }),
    ...rows.flatMap(({ subject, rest }) =>
      rest.map(
        (part) => `UPDATE publication_changes SET after = after || ${literal(part)}
          WHERE publication_id = ${literal(id)} AND subject = ${literal(subject)}`,
      ),
    ),
  ]
}

/** The entry of the journal about an order, as the operator's. */
export function auditOrder(id: string, after: object): string[] {
  const { who, at } = operatorNow()
  return insertStatements({
    ...{ table: 'audit_log', columns: ['at', 'who', 'action', 'subject_kind', 'subject_id', 'after'] },
    rows: [[at, who, 'create', 'publication', id, JSON.stringify(after)]] satisfies Value[][],
  })
}
