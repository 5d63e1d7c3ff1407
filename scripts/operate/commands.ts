import type { Command } from './command.ts'
import { desk } from './commands/desk.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = { desk }
