import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '#scripts/free-port.ts'
import { builtConfig } from '#scripts/local.ts'
import { openMailFolder } from '#scripts/mail-folder.ts'
import { startWorker } from '#scripts/miniflare.ts'
import { seededState } from '#scripts/seeded-state.ts'
import { openAssetCache } from '#test/support/asset-cache.ts'
import type { SiteAddress } from '#test/support/site.ts'

type Started = { address: SiteAddress; stop: () => Promise<void> }

/** Starts one site for each worker; all of them stop when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = await seededState()
  const { maxWorkers } = project.config
  const sites = await Promise.all(Array.from({ length: Number(maxWorkers ?? 1) }, () => startSite(state)))
  project.provide('seededState', state)
  project.provide(
    'sites',
    sites.map(({ address }) => address),
  )
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}

/** In this process, which loads wrangler and Miniflare once for all sites. */
async function startSite(state: string): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const stateDir = join(folder, 'state')
  const mailFolder = join(folder, 'mail')
  await cp(state, stateDir, { recursive: true })
  const [mails, cache] = await Promise.all([openMailFolder(mailFolder), openAssetCache()])
  const port = await freePort()
  cache.pointTo(port)
  const site = startWorker({
    config: builtConfig(),
    port,
    state: stateDir,
    vars: { SITE_ORIGIN: cache.origin, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: mails.url },
    explorer: true,
    quiet: !process.env.VERBOSE,
  })
  await site.ready
  return {
    address: { origin: cache.origin, workerOrigin: `http://localhost:${port}`, stateDir, mailFolder },
    stop: async () => {
      cache.close()
      mails.close()
      await site.dispose()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
