import { and, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { AppError } from '#domain/errors/error.ts'

/** Where a row stands in a list: its instant (ISO) and its id. */
export type Place = { at: string; id: string }

/** Compares two places of a list. */
export const byPlace = (ascending: boolean) => (a: Place, b: Place) => {
  const before = a.at === b.at ? a.id < b.id : a.at < b.at
  return before === ascending ? -1 : 1
}

/** The cursor of what comes after a place. */
export const writeCursor = ({ at, id }: Place): string => `${at}_${id}`

/** The place that a cursor names. */
export function readCursor(cursor: string): Place {
  const [, at, id] = cursor.match(/^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-z-]{1,40})$/) ?? []
  if (!at || !id) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  return { at, id }
}

/** Condition: behind that place of the order by `column`, then `id`. */
export function beyond(
  { at, id }: Place,
  order: { column: SQLiteColumn; id: SQLiteColumn; ascending: boolean },
): SQL | undefined {
  const past = order.ascending ? gt : lt
  return and(
    // SQLite enters the index at this bound; by the alternatives alone it would read everything before them.
    (order.ascending ? gte : lte)(order.column, at),
    or(past(order.column, at), past(order.id, id)),
  )
}
