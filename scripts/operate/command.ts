import type { Bindings } from '#functions/env.ts'
import type { Answer } from '../deploy/tools.ts'

/** The switches that every command knows; a command may ignore those that mean nothing for it. */
export type Switches = {
  /** The deployed site, through wrangler, instead of the local run. */
  remote: boolean
  /** JSON instead of a table. */
  json: boolean
  /** Changes are made without asking, for scripts. */
  yes: boolean
  /** How many models an import may take out of the catalogue, when they are more than a tenth of it. */
  remove?: string
  /** The role that a link to the local desk has. */
  role?: string
}

/** What a command shows: rows of equal keys, as a table or as JSON. */
export type Rows = readonly Readonly<Record<string, string | number | null>>[]

/** What a command needs of its surroundings; tests give their own. */
export type Surroundings = {
  /**
   * Bindings and variables of the local run, or of the deployed site: of its bindings only the database can be reached.
   */
  bindings: (remote: boolean) => Promise<Bindings>
  /** Runs a command of node_modules/.bin and returns its output. */
  run: (command: string, args: string[]) => Promise<Answer>
  /** Asks a question that is answered by yes or no; null without a terminal. */
  ask: ((question: string) => Promise<boolean>) | null
  /** GET of an address; null when nothing answers. */
  read: (url: string) => Promise<string | null>
  /** Where a GET of an address is redirected to; null when it is not, or nothing answers. */
  locationOf: (url: string) => Promise<string | null>
  /** Tells how far a long command has come: a share from 0 to 1, and at what it is. */
  progress: (share: number, doing: string) => void
}

/** What a command is given: its own arguments, the switches, and where its output goes. */
export type Given = Switches &
  Omit<Surroundings, 'bindings'> & {
    args: readonly string[]
    bindings: () => ReturnType<Surroundings['bindings']>
    show: (rows: Rows) => void
    /** Text of another form than rows, e.g. a line of CSV. */
    write: (text: string) => void
    /** For whoever reads along; never part of the JSON. */
    say: (text: string) => void
  }

/** How a command ends: 0, or 1 when it has found a problem. Wrong use is thrown as `WrongUse`. */
export type ExitCode = 0 | 1

/** A command of `npm run operate`: one file in `commands/`, one row in `commands.ts`. */
export type Command = {
  summary: string
  /** Its arguments and options after the name, e.g. `find <address>`. */
  usage: string
  run: (given: Given) => Promise<ExitCode>
}

/** The command was called in a way that it does not know; ends with 2 and the help. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** What was named does not exist, or cannot be done now; ends with 1. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
