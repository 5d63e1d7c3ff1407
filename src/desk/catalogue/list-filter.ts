import type { EditingQuery } from '#domain/publishing/editing-schemas.ts'

/** What the list is asked for. */
export type ListFilter = Omit<EditingQuery, 'cursor'>
