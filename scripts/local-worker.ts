import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as miniflareOptionsOf } from 'wrangler'
import { builtModules } from './built-modules.ts'

/**
 * `node scripts/local-worker.ts --config … --state …` serves the built Worker in workerd with the bindings of its
 * configuration. Beside `wrangler dev` it saves the second workerd through which wrangler passes every request, so that code
 * can be replaced while it runs, and two thirds of the time of a start (docs/decisions/0052).
 */
const { values } = parseArgs({
  options: {
    /** The configuration beside the built Worker. */
    config: { type: 'string', default: '' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8787' },
    state: { type: 'string', default: '' },
    /** Answers any SQL: for tests. */
    explorer: { type: 'boolean', default: false },
    /** `NAME:value`, instead of the value in the configuration. */
    var: { type: 'string', multiple: true, default: [] },
  },
})
const folder = resolve(dirname(values.config))
// They are about finding modules, which are all named here.
const { modulesRules, ...bound } = miniflareOptionsOf(values.config).workerOptions
const variable = (text: string) => {
  const end = text.indexOf(':')
  return [text.slice(0, end), text.slice(end + 1)]
}

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: values.host,
    port: Number(values.port),
    cf: false,
    unsafeTriggerHandlers: true,
    unsafeLocalExplorer: values.explorer,
    resourcePersistencePath: resolve(values.state, 'v3'),
    workers: [
      {
        ...bound,
        name: 'haut-barr-pesage',
        bindings: { ...(bound.bindings as object), ...Object.fromEntries(values.var.map(variable)) },
        modulesRoot: folder,
        modules: builtModules(folder),
      },
    ],
  }),
)
const stop = () => void server.dispose().finally(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
await server.ready
