import type { Value } from '#domain/publishing/product-rows.ts'
import { literal } from '#seed/sql.ts'
import { jsonOf } from '../deploy/tools.ts'
import { type Given, Refused } from './command.ts'

type Statement = { sql: string; params: readonly unknown[] }
type Result = { results: Record<string, unknown>[]; success: boolean; meta: object }

/**
 * The deployed database as a D1 binding, so that commands use the statements of the site. One call of wrangler runs all
 * statements of a batch as one transaction; it takes no parameters, so they are written into the text.
 */
export function remoteDatabase(run: Given['run'], name: string): D1Database {
  async function execute(statements: readonly Statement[]): Promise<Result[]> {
    const sql = statements.map(withValues).join(';\n')
    const args = ['d1', 'execute', name, '--remote', '--yes', '--json', '--command', sql]
    const { status, stdout, stderr } = await run('wrangler', args)
    if (status !== 0) throw new Refused(`The database of the site did not answer:\n${stdout}${stderr}`.trim())
    return jsonOf<Result[]>(stdout)
  }

  const statementOf = new WeakMap<object, Statement>()
  function prepare(sql: string, params: readonly unknown[] = []): D1PreparedStatement {
    const statement = { sql, params }
    const all = async () => (await execute([statement]))[0] ?? { results: [], success: true, meta: {} }
    const prepared = {
      bind: (...values: unknown[]) => prepare(sql, values),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const row = (await all()).results[0] ?? null
        return row && column !== undefined ? row[column] : row
      },
    } as unknown as D1PreparedStatement
    statementOf.set(prepared, statement)
    return prepared
  }

  const database = {
    prepare: (sql: string) => prepare(sql),
    batch: (prepared: D1PreparedStatement[]) =>
      execute(prepared.flatMap((one) => statementOf.get(one) ?? [])),
    withSession: () => ({ ...database, getBookmark: () => null }),
  }
  return database as unknown as D1Database
}

/** The text of a statement with its values in the places of its question marks, but for those in quotes. */
function withValues({ sql, params }: Statement): string {
  let next = 0
  const text = sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (part) =>
    part === '?' ? literal(writable(params[next++])) : part,
  )
  if (next !== params.length) throw new Error(`${params.length} values for ${next} places: ${sql}`)
  return text
}

function writable(value: unknown): Value {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || Number.isFinite(value)) return value as Value
  throw new Error(`A value that D1 does not know: ${String(value)}`)
}
