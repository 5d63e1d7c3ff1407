import { writeFile } from 'node:fs/promises'
import { seedSql } from './local.ts'

/** Writes the demonstration catalogue as one SQL file, for `wrangler d1 execute --file`; the cron publishes it. */
const file = process.argv[2] ?? '.wrangler/seed.sql'
await writeFile(file, await seedSql())
console.log(file)
