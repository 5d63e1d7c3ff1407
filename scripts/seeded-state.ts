import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seedSql } from './local.ts'
import { prepareDatabase } from './local-database.ts'

/**
 * A migrated and seeded state, made once per content of migrations, seed and wrangler.toml (which names the database);
 * each site copies it.
 */
export async function seededState(): Promise<string> {
  const hash = createHash('sha256')
    .update(await seedSql())
    .update(readFileSync('wrangler.toml'))
  const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  for (const file of migrations.sort()) hash.update(readFileSync(join('migrations', file)))
  const folder = join('.wrangler', `journeys-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  await mkdir('.wrangler', { recursive: true })
  const making = await mkdtemp(`${folder}-`)
  const before = process.env.STATE_DIR
  process.env.STATE_DIR = making
  try {
    await prepareDatabase()
    await rename(making, folder).catch(async (error) => {
      // Another process has made the same meanwhile.
      if (!existsSync(folder)) throw error
      await rm(making, { recursive: true, force: true })
    })
  } finally {
    if (before === undefined) delete process.env.STATE_DIR
    else process.env.STATE_DIR = before
  }
  return folder
}
