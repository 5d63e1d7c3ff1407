/** A value of a row, as SQLite takes it. */
export type Value = string | number | null
/** Rows of one table: its columns in SQL spelling, and their values. */
export type TableRows = { table: string; columns: string[]; rows: Value[][] }
