import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../migrations')

/** The migrations in their order, each with its single statements. */
export const migrationFiles = (): { name: string; statements: string[] }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, statements: statementsOf(readFileSync(join(folder, name), 'utf8')) }))

/** A trigger ends with its END; its own statements end before. */
const statement = /\s*(?:create\s+trigger[\s\S]*?;\s*end\b|[^;]+)/gi

const statementsOf = (sql: string): string[] =>
  (sql.replaceAll(/--.*$/gm, '').match(statement) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
