import { readFileSync } from 'node:fs'
import type { Command, Surroundings } from '#scripts/operate/command.ts'
import { commands } from '#scripts/operate/commands.ts'
import { operate } from '#scripts/operate/operate.ts'
import type { Edge } from './edge.ts'

const unreachable: Surroundings = {
  bindings: () => Promise.reject(new Error('This command opened a database.')),
  run: () => Promise.reject(new Error('This command ran a program.')),
  ask: null,
  read: () => Promise.resolve(null),
  locationOf: () => Promise.resolve(null),
  progress: () => {},
}

/**
 * Runs `npm run operate -- …` with surroundings of the test's own: without a terminal, database or network by default.
 */
export async function runOperate(
  argv: string[],
  known: Readonly<Record<string, Command>> = commands,
  around: Partial<Surroundings> = {},
) {
  const out: string[] = []
  const err: string[] = []
  const streams = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) }
  const code = await operate(argv, known, streams, { ...unreachable, ...around })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** `npm run operate -- …` on the database of an edge. */
export function operatorOf(edge: Edge, around: Partial<Surroundings> = {}) {
  const bindings = async () => edge.env
  return {
    run: (...argv: string[]) => runOperate(argv, commands, { bindings, ...around }),
    /** The rows that it shows. */
    rows: async (...argv: string[]) => {
      const { code, out, err } = await runOperate([...argv, '--json'], commands, { bindings, ...around })
      if (code === 2) throw new Error(err)
      return JSON.parse(out) as Record<string, string | number | null>[]
    },
  }
}

/** The statements of a file, whose texts may hold semicolons. */
const statementsOf = (text: string) =>
  (text.match(/(?:'(?:[^']|'')*'|[^';]+)+/g) ?? []).filter((statement) => statement.trim() !== '')

/** Wrangler’s part of an import into an edge that is migrated already: the statements of the file, as one batch. */
export const importsInto =
  ({ env }: Edge): Surroundings['run'] =>
  async (_, args) => {
    const file = args[args.indexOf('--file') + 1]
    if (args.includes('--file') && file) {
      const statements = statementsOf(readFileSync(file, 'utf8'))
      await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
    }
    return { status: 0, stdout: '', stderr: '' }
  }

/** The longest argument of a command on Linux, and the longest statement of D1. */
const limits = { argument: 131_071, statement: 100_000 }

/** Wrangler’s part of `d1 execute --command` on an edge. */
export const executesOn =
  ({ env }: Edge): Surroundings['run'] =>
  async (_, args) => {
    const sql = args.at(-1) ?? ''
    if (Buffer.byteLength(sql) > limits.argument) throw new Error('spawn E2BIG')
    const statements = statementsOf(sql)
    for (const one of statements)
      if (Buffer.byteLength(one) > limits.statement) throw new Error('D1 takes 100 KB')
    const results = await env.DB.batch(statements.map((one) => env.DB.prepare(one)))
    return { status: 0, stdout: JSON.stringify(results), stderr: '' }
  }
