import { domainToUnicode } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { emailKey } from '#domain/accounts/account.ts'

/**
 * The key of an email, and the same with its domain as it is read: requests keep an address as it was typed, and keys
 * were kept so too before docs/decisions/0068.
 */
function emailSpellings(email: string): string[] {
  const key = emailKey(email)
  const at = key.lastIndexOf('@') + 1
  return [...new Set([key, key.slice(0, at) + domainToUnicode(key.slice(at))])]
}

/** Condition: the column holds the email, in either spelling. */
export const isEmail = (column: SQLiteColumn | SQL, email: string): SQL =>
  sql`${column} in ${emailSpellings(email)}`

/** The key under which a table holds the email already, so that a second row conflicts with it; else its key. */
export const keyInUse = (column: SQLiteColumn, email: string): SQL =>
  sql`coalesce((select ${column} from ${column.table} where ${isEmail(column, email)} limit 1), ${emailKey(email)})`
