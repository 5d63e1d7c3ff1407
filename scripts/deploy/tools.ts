/** What wrangler.toml says of the deployment. */
export type Settings = {
  database: string
  origin: string
  transport: string
  mailFrom: string
  hasRoute: boolean
  /** Null: this environment has none. */
  pagesProject: string | null
}

/** What a finished command has said. */
export type Answer = { status: number; stdout: string; stderr: string }

/** What a deployment needs of its surroundings; tests give their own. */
export type Tools = {
  /**
   * Runs a command of node_modules/.bin; `shown` lets the operator see and answer it, otherwise its output is returned.
   */
  run: (
    command: string,
    args: string[],
    options?: { shown?: boolean; env?: Record<string, string> },
  ) => Promise<Answer>
  /** Asks for a value without showing it; null when nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | null
  say: (line: string) => void
  env: Record<string, string | undefined>
  /** The file of the secrets that were made here, by name. */
  kept: { name: string; read: () => Record<string, string>; write: (secrets: Record<string, string>) => void }
  /** Writes a file that only this user may read; returns its path and what removes it. */
  writeTemporary: (name: string, text: string) => Promise<{ path: string; remove: () => Promise<void> }>
  /** The text of the catalogue's import. */
  catalogueSql: () => Promise<string>
  /** GET of an address; null when nothing answers. */
  read: (url: string) => Promise<string | null>
}

/** Ends a deployment with words for the operator: what has happened and what to do. */
export class Stop extends Error {}

/** Runs a command that must succeed; its output, if it was not shown, is part of what the operator is told. */
export async function must(
  tools: Tools,
  words: string,
  ...[command, args, options]: Parameters<Tools['run']>
): Promise<string> {
  const { status, stdout, stderr } = await tools.run(command, args, options)
  if (status !== 0) throw new Stop([stdout, stderr, words].filter((text) => text.trim()).join('\n'))
  return stdout
}

/** The JSON in the output of a command, which may have warnings before it. */
export function jsonOf<Value>(output: string): Value {
  const start = output.search(/^[[{]/m)
  if (start < 0) throw new Stop(`An answer in JSON was expected:\n${output}`)
  return JSON.parse(output.slice(start)) as Value
}
