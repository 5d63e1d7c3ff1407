import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, inject } from 'vitest'
import { freePort, isFree } from '#scripts/free-port.ts'
import { serve, stopGroup } from '#scripts/local.ts'
import { openScriptedMailbox } from './scripted-mailbox.ts'
import { siteAt } from './site.ts'

/**
 * The built site in workerd with its own settings, database and mailbox, for tests that stop it, break its mail or read
 * its log; stopped, and its folders removed, after the last test of the file.
 */
export async function openSite(vars: Record<string, string> = {}, options: { pages?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const stateDir = join(folder, 'state')
  const mailFolder = join(folder, 'mail')
  await cp(inject('seededState'), stateDir, { recursive: true })
  const mailbox = await openScriptedMailbox(mailFolder)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site = siteAt({ origin, workerOrigin: origin, stateDir, mailFolder })
  let running: Awaited<ReturnType<typeof serve>> | null = null
  const killAll = () => stopGroup(running?.pid, 'SIGKILL')
  process.once('exit', killAll)

  const start = async () => {
    running = await serve({ port, stateDir, mailUrl: mailbox.url, vars, explorer: true, ...options })
  }
  /** Ends the whole process group and waits until its port is closed. */
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!running) return
    stopGroup(running.pid, signal)
    await running.exited
    await expect.poll(() => isFree(port), { timeout: 10_000 }).toBe(true)
    stopGroup(running.pid, 'SIGKILL')
    running = null
  }

  afterAll(async () => {
    await stop().catch(killAll)
    process.off('exit', killAll)
    mailbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  await start()

  return {
    ...site,
    start,
    stop,
    mailbox,
    /** Expires the leases of what the stopped site was sending or publishing, as after a minute. */
    endLeases: () => {
      for (const table of ['outbox', 'publications'])
        site.rows(
          `update ${table} set lease_until = '2000-01-01T00:00:00.000Z' where lease_until is not null`,
        )
    },
    /** Keys of the objects in the bucket, also while the site is stopped. */
    objects: () => keysOfObjects(join(stateDir, 'v3/r2/miniflare-R2BucketObject')),
    /** The recent log of the site. */
    log: () => running?.log() ?? '',
  }
}

/** A bucket is a SQLite file of Miniflare; there is none before the first object. */
function keysOfObjects(folder: string): string[] {
  if (!existsSync(folder)) return []
  const buckets = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
  return buckets.flatMap((name) => {
    const db = new DatabaseSync(join(folder, name))
    try {
      db.exec('pragma busy_timeout = 5000')
      // A bucket whose first object is just being written has no table yet.
      const isEmpty = !db.prepare("select 1 from sqlite_master where name = '_mf_objects'").get()
      if (isEmpty) return []
      return (db.prepare('select key from _mf_objects').all() as { key: string }[]).map(({ key }) => key)
    } finally {
      db.close()
    }
  })
}
