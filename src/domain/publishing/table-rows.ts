/** A value of a row, as SQLite accepts it. */
export type Value = string | number | null
/** Rows of one table: columns in SQL spelling, and values. */
export type TableRows = { table: string; columns: readonly string[]; rows: readonly Value[][] }
