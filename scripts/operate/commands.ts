import type { Command } from './command.ts'
import { accounts } from './commands/accounts.ts'
import { articles } from './commands/articles.ts'
import { backup } from './commands/backup.ts'
import { catalogue } from './commands/catalogue.ts'
import { demand } from './commands/demand.ts'
import { desk } from './commands/desk.ts'
import { doctor } from './commands/doctor.ts'
import { newsletter } from './commands/newsletter.ts'
import { outbox } from './commands/outbox.ts'
import { requests } from './commands/requests.ts'
import { secrets } from './commands/secrets.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  ...{ requests, outbox, accounts, catalogue, articles, newsletter, demand, backup, secrets, desk, doctor },
}
