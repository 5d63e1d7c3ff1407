import { and, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { deskLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'

/** Where a row stands in a list: its instant (ISO) and its id. */
export type Place = { at: string; id: string }

/** The first rows of several lists that are read in one order, and the cursor of what comes after them. */
export function mergedPage<Row extends Place>(rows: readonly Row[], ascending: boolean) {
  const isBefore = (a: Place, b: Place) => (a.at === b.at ? a.id < b.id : a.at < b.at)
  const sorted = rows.toSorted((a, b) => (isBefore(a, b) === ascending ? -1 : 1))
  const shown = sorted.slice(0, deskLimits.pageSize)
  const last = shown.at(-1)
  return { shown, nextCursor: sorted.length > shown.length && last ? `${last.at}_${last.id}` : null }
}

/** The place that a cursor names; null: the beginning of the list. */
export function readCursor(cursor: string): Place | null {
  if (cursor === '') return null
  const [, at, id] = cursor.match(/^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-z-]{1,40})$/) ?? []
  if (!at || !id) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  return { at, id }
}

/** Condition: behind that place of the order by `column`, then `id`; none at the beginning. */
export function beyond(
  place: Place | null,
  order: { column: SQLiteColumn; id: SQLiteColumn; ascending: boolean },
): SQL | undefined {
  if (place === null) return undefined
  const { at, id } = place
  const past = order.ascending ? gt : lt
  return and(
    // SQLite enters the index at this bound; by the alternatives alone it would read everything before them.
    (order.ascending ? gte : lte)(order.column, at),
    or(past(order.column, at), past(order.id, id)),
  )
}
