import type { Command } from './command.ts'
import { desk } from './commands/desk.ts'
import { doctor } from './commands/doctor.ts'
import { outbox } from './commands/outbox.ts'
import { requests } from './commands/requests.ts'
import { secrets } from './commands/secrets.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = { requests, outbox, secrets, desk, doctor }
