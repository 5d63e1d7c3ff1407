import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseInputs, inputsHash } from './inputs.ts'
import { prepareDatabase } from './local-database.ts'

/**
 * A migrated and seeded state, made once per content of what it depends on; each site copies it.
 */
export async function seededState(): Promise<string> {
  const folder = join('.wrangler', `journeys-${inputsHash(databaseInputs).slice(0, 16)}`)
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
