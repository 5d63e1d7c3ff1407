import { dirname, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as miniflareOptionsOf } from 'wrangler'
import { builtModules } from './built-modules.ts'

type LocalWorker = {
  /** The configuration beside the built Worker. */
  config: string
  host?: string
  port: number
  /** The folder of database, KV and files. */
  state: string
  /** Answers any SQL: for tests. */
  explorer?: boolean
  /** Variables instead of those in the configuration. */
  vars?: Record<string, string>
  /** Prints nothing that the Worker logs. */
  quiet?: boolean
}

/**
 * Starts the built Worker in workerd with the bindings of its configuration; its `ready` is kept when it answers.
 * Beside `wrangler dev` it saves the second workerd through which wrangler passes every request, so that code can be
 * replaced while it runs, and two thirds of the time of a start (docs/decisions/0052).
 */
export function startWorker({
  config,
  host = '127.0.0.1',
  port,
  state,
  explorer = false,
  vars = {},
  quiet = false,
}: LocalWorker): Miniflare {
  const folder = resolve(dirname(config))
  // They are about finding modules, which are all named here.
  const { modulesRules, ...bound } = miniflareOptionsOf(config).workerOptions
  return new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      cf: false,
      unsafeTriggerHandlers: true,
      unsafeLocalExplorer: explorer,
      resourcePersistencePath: resolve(state, 'v3'),
      ...(quiet ? { log: new NoOpLog(), handleStructuredLogs: () => {} } : {}),
      workers: [
        {
          ...bound,
          name: 'haut-barr-pesage',
          bindings: { ...(bound.bindings as object), ...vars },
          modulesRoot: folder,
          modules: builtModules(folder),
        },
      ],
    }),
  )
}
