import type { Value } from '#domain/publishing/product-rows.ts'
import { literal } from '#seed/sql.ts'
import { jsonOf } from '../deploy/tools.ts'
import { type Given, Refused } from './command.ts'
import { stagedTexts } from './staged-texts.ts'

type Statement = { sql: string; params: readonly unknown[] }
type Result = { results: Record<string, unknown>[]; success: boolean; meta: object }

/** Linux takes 128 KB in one argument of a command, D1 100 KB in one statement. */
const maxBytes = 90_000

/**
 * The deployed database as a D1 binding, so that commands use the statements of the site. One call of wrangler runs all
 * statements of a batch as one transaction; it takes no parameters, so they are written into the text. Texts that are
 * too long for that are sent before it in parts.
 */
export function remoteDatabase(run: Given['run'], name: string): D1Database {
  async function call(sql: string): Promise<Result[]> {
    const args = ['d1', 'execute', name, '--remote', '--yes', '--json', '--command', sql]
    const { status, stdout, stderr } = await run('wrangler', args)
    if (status !== 0) throw new Refused(`The database of the site did not answer:\n${stdout}${stderr}`.trim())
    return jsonOf<Result[]>(stdout)
  }

  async function execute(statements: readonly Statement[]): Promise<Result[]> {
    const sql = textOf(statements, literal)
    if (Buffer.byteLength(sql) <= maxBytes) return call(sql)
    const staged = stagedTexts(statements.flatMap(({ params }) => params))
    try {
      for (const write of staged.writes) await call(write)
      return await call(textOf(statements, (value) => staged.expressionOf(value) ?? literal(value)))
    } finally {
      await call(staged.removal)
    }
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

type Written = (value: Value) => string

const textOf = (statements: readonly Statement[], written: Written) =>
  statements.map((statement) => withValues(statement, written)).join(';\n')

/** The text of a statement with its values in the places of its question marks, but for those in quotes. */
function withValues({ sql, params }: Statement, written: Written): string {
  let next = 0
  const text = sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (part) =>
    part === '?' ? written(writable(params[next++])) : part,
  )
  if (next !== params.length) throw new Error(`${params.length} values for ${next} places: ${sql}`)
  return text
}

function writable(value: unknown): Value {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || Number.isFinite(value)) return value as Value
  throw new Error(`A value that D1 does not know: ${String(value)}`)
}
