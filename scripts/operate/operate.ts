import { parseArgs } from 'node:util'
import { AppError } from '#domain/errors/error.ts'
import { chooseEnvironment } from '../deploy/environment.ts'
import { type Command, type Rows, type Surroundings, type Switches, WrongUse } from './command.ts'
import { tableText } from './output.ts'

const options = {
  remote: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  remove: { type: 'string' },
  role: { type: 'string' },
  env: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

type Commands = Readonly<Record<string, Command>>
type Streams = { out: (text: string) => void; err: (text: string) => void }

const switchesText = `  --remote  the deployed site instead of the local run
  --env     staging, with --remote: the site on which changes are tried
  --json    JSON instead of a table
  --yes     make changes without asking
  --remove  the number of models that an import removes, where they are more than a tenth
  --role    with desk: the one role that the local link has
  --help    this text`

function helpText(commands: Commands, name?: string): string {
  const one = name === undefined ? undefined : commands[name]
  if (one)
    return `npm run operate -- ${[name, one.usage].filter(Boolean).join(' ')}\n\n${one.summary}\n\n${switchesText}`
  const width = Math.max(...Object.keys(commands).map((each) => each.length))
  const list = Object.entries(commands).map(([each, { summary }]) => `  ${each.padEnd(width)}  ${summary}`)
  return `npm run operate -- <command> [options]\n\n${list.join('\n')}\n\n${switchesText}`
}

function parse(argv: readonly string[]): { name?: string; args: string[]; help: boolean } & Switches {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const { env, ...known } = values
    chooseEnvironment(env)
    const [name, ...args] = positionals
    return { ...known, args, ...(name === undefined ? {} : { name }) }
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
}

/** An error of drizzle names the statement only; why it failed is its cause. */
function messageOf(error: unknown): string {
  if (error instanceof AppError) return [error.code, error.state].filter(Boolean).join(': ')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Runs a command: 0 done, 1 found a problem or failed, 2 wrong use. */
export async function operate(
  argv: readonly string[],
  commands: Commands,
  { out, err }: Streams,
  { bindings, ...around }: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    const { name, args, help, ...switches } = parse(argv)
    if (help) {
      out(helpText(commands, name))
      return 0
    }
    const command = name === undefined ? undefined : Object.hasOwn(commands, name) && commands[name]
    if (!command) throw new WrongUse(name === undefined ? 'Which command?' : `Unknown command: ${name}`)
    const show = (rows: Rows) => out(switches.json ? JSON.stringify(rows, null, 2) : tableText(rows))
    return await command.run({
      ...switches,
      ...{ args, show, write: out, say: err, ...around },
      bindings: () => bindings(switches.remote),
    })
  } catch (error) {
    err(messageOf(error))
    if (!(error instanceof WrongUse)) return 1
    err(`\n${helpText(commands)}`)
    return 2
  }
}
